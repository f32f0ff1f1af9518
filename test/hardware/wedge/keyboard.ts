import { scannedLetter } from '../../../hardware/wedge/keys.ts';
import {
  type Decision,
  type Stroke,
  type WedgeInput,
  wedge,
  wedgeStep,
} from '../../../hardware/wedge/machine.ts';

/** One key as a hand or a scanner strikes it. */
export interface Strike {
  readonly code: string;
  readonly key: string;
  readonly down: number;
  readonly up: number;
  readonly shift?: boolean;
  readonly chord?: boolean;
}

/** Down and up in the order of their times; at the same moment the earlier key goes first, as systems report it. */
export function eventsOf(strikes: readonly Strike[], inTextField: boolean): readonly WedgeInput[] {
  const events = strikes.flatMap(({ down, up, ...stroke }, order): { input: WedgeInput; order: number }[] => [
    { input: { kind: 'down', at: down, inTextField, ...stroke }, order },
    { input: { kind: 'up', at: up, code: stroke.code }, order },
  ]);
  return events.sort((a, b) => a.input.at - b.input.at || a.order - b.order).map(({ input }) => input);
}

export interface Played {
  readonly decisions: readonly Decision[];
  /** What came of the keys, in order: `text` for what a page would see typed, scans apart. */
  readonly text: string;
  readonly scans: readonly string[];
  /** How many keys each scan has pressed before it was known for one. */
  readonly late: readonly number[];
  /** The longest that any key was held back which then was typing, in milliseconds. */
  readonly longestHold: number;
  /** The same, counted from the last of its neighbours. */
  readonly longestWait: number;
  /** Events that a page got to see. */
  readonly seen: readonly WedgeInput[];
}

/** Plays events to the machine, with its timers going off on the dot. */
export function play(events: readonly WedgeInput[]): Played {
  let state = wedge();
  let wakeAt: number | undefined;
  const decisions: Decision[] = [];
  const seen: WedgeInput[] = [];
  let text = '';
  let longestHold = 0;
  let longestWait = 0;

  function feed(input: WedgeInput): void {
    const step = wedgeStep(state, input);
    state = step.state;
    wakeAt = step.wakeAt;
    for (const decision of step.decisions) {
      decisions.push(decision);
      if (decision.kind !== 'type') continue;
      decision.strokes.forEach((stroke) => typed(stroke, input.at));
      longestWait = Math.max(longestWait, input.at - (decision.strokes.at(-1)?.at ?? input.at));
    }
    if (step.take || input.kind === 'timeout') return;
    seen.push(input);
    if (input.kind === 'down') typed(input, input.at);
  }
  function typed(stroke: Stroke, at: number): void {
    text += scannedLetter(stroke);
    longestHold = Math.max(longestHold, at - stroke.at);
  }
  for (const event of events) {
    while (wakeAt !== undefined && wakeAt < event.at) feed({ kind: 'timeout', at: wakeAt });
    feed(event);
  }
  while (wakeAt !== undefined) feed({ kind: 'timeout', at: wakeAt });
  const scans = decisions.flatMap((decision) => (decision.kind === 'scan' ? [decision.text] : []));
  const late = decisions.flatMap((decision) => (decision.kind === 'scan' ? [decision.late.length] : []));
  return { decisions, text, scans, late, longestHold, longestWait, seen };
}

const placeOf: ReadonlyMap<string, { readonly code: string; readonly shift: boolean }> = new Map(
  [
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
    ...[...'0123456789'].map((digit) => `Digit${digit}`),
    ...[
      'Space',
      'Minus',
      'Equal',
      'BracketLeft',
      'BracketRight',
      'Backslash',
      'Semicolon',
      'Quote',
      'Backquote',
    ],
    ...['Comma', 'Period', 'Slash'],
  ].flatMap((code) =>
    [false, true].map((shift) => [scannedLetter({ code, key: '', shift }), { code, shift }] as const),
  ),
);

/** The key of a US keyboard that writes this letter. */
export function strikeOf(letter: string, down: number, up: number): Strike {
  const named = ['Enter', 'Tab', 'Backspace', 'ArrowLeft', 'F12'].find((name) => name === letter);
  if (named !== undefined) return { code: named, key: named, down, up };
  const place = placeOf.get(letter) ?? { code: '', shift: false };
  return { code: place.code, key: letter, down, up, shift: place.shift };
}
