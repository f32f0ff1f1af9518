import { readCode } from '../scanner/code.ts';
import { isEndChord, isEndKey, isModifier, isShift, scannedLetter, typedLetter, writes } from './keys.ts';

/** One key going down, as a page's `keydown` tells it. */
export interface Stroke {
  /** The key's place: `KeyA`. Empty where the system does not tell. */
  readonly code: string;
  /** What it writes: `a`. */
  readonly key: string;
  /** Milliseconds, from the event itself and not from when it was handled. */
  readonly at: number;
  readonly inTextField: boolean;
  readonly shift?: boolean;
  /** Ctrl, Alt or Meta is held. */
  readonly chord?: boolean;
  readonly repeat?: boolean;
  /** An input method is at work, as for Japanese. */
  readonly composing?: boolean;
}

export type WedgeInput =
  | ({ readonly kind: 'down' } & Stroke)
  | { readonly kind: 'up'; readonly code: string; readonly at: number }
  | { readonly kind: 'timeout'; readonly at: number }
  /** The page has lost the keyboard; keys that go up now are not told. */
  | { readonly kind: 'blur'; readonly at: number };

export type Decision =
  /** Somebody types: what was held back is to be done now as if it had just been pressed. */
  | { readonly kind: 'type'; readonly strokes: readonly Stroke[] }
  | {
      readonly kind: 'scan';
      readonly text: string;
      readonly symbology?: string;
      /** The same in the layout that the computer is set to, should the scanner be set to it too. */
      readonly typed: string;
    };

export interface WedgeStep {
  readonly state: WedgeState;
  /** Keep the event from the page: it is held back, or part of a scan. */
  readonly take: boolean;
  readonly decisions: readonly Decision[];
  /** When `timeout` is to be fed in, unless another input says otherwise before. */
  readonly wakeAt?: number;
}

interface Pressed {
  readonly at: number;
  /** Its going down was kept from the page, so its going up is as well. */
  readonly isTaken: boolean;
}

export interface WedgeState {
  /** `holding`: not yet known what it is. `scanning`: certainly a scan, up to its end. */
  readonly phase: 'idle' | 'holding' | 'scanning';
  readonly strokes: readonly Stroke[];
  /** Strokes of this burst that went up again as quickly as only a machine does. */
  readonly quick: number;
  readonly lastAt: number;
  readonly pressed: ReadonlyMap<string, Pressed>;
  readonly endedAt: number;
  /** Put by the scanner in front of each code, as it was set up. */
  readonly prefix: string;
}

/** Milliseconds. */
export const wedgeTimes = {
  /** Nothing is held back any longer than this. */
  hold: 40,
  /** Between two events of a scan. Scanners need 1 to 15 from key to key. */
  gap: 30,
  /** People hold a key for 35 and more, scanners let go before the next one. */
  dwell: 25,
  /** Keys struck together by accident, or sent in one report; a rolled pair comes further apart. */
  together: 8,
  /** A key that went down longer ago than this is stuck or rested on, and says nothing about the next. */
  stuck: 500,
  /** A scan that has begun may stumble for so long. */
  pause: 120,
} as const;

const shortestScan = 3;
const quickEnough = 2;

export function wedge(prefix = ''): WedgeState {
  return {
    phase: 'idle',
    strokes: [],
    quick: 0,
    lastAt: Number.NEGATIVE_INFINITY,
    pressed: new Map(),
    endedAt: Number.NEGATIVE_INFINITY,
    prefix,
  };
}

function idle(state: WedgeState): WedgeState {
  return { ...state, phase: 'idle', strokes: [], quick: 0 };
}

function wakeAt({ phase, strokes, lastAt }: WedgeState): number | undefined {
  const [first] = strokes;
  if (phase === 'scanning') return lastAt + wedgeTimes.pause;
  return phase === 'holding' && first
    ? Math.min(first.at + wedgeTimes.hold, lastAt + wedgeTimes.gap)
    : undefined;
}

function result(state: WedgeState, take: boolean, decisions: readonly Decision[] = []): WedgeStep {
  const wake = wakeAt(state);
  return { state, take, decisions, ...(wake !== undefined && { wakeAt: wake }) };
}

/** What was held back is typing after all. */
function released(state: WedgeState): {
  readonly state: WedgeState;
  readonly decisions: readonly Decision[];
} {
  if (state.phase !== 'holding') return { state, decisions: [] };
  return { state: idle(state), decisions: [{ kind: 'type', strokes: state.strokes }] };
}

function pass(state: WedgeState): WedgeStep {
  const free = released(state);
  return result(free.state, false, free.decisions);
}

function finish(state: WedgeState, at: number): WedgeStep {
  const ended = { ...idle(state), endedAt: at };
  const sent = state.strokes.map(scannedLetter).join('');
  // Three keys in a scan's time are no person's, fewer might be a fault of the keyboard.
  if (sent.length < shortestScan) return result(ended, true, [{ kind: 'type', strokes: state.strokes }]);
  const bare = sent.startsWith(state.prefix) ? sent.slice(state.prefix.length) : sent;
  const typed = state.strokes.map(typedLetter).join('');
  return result(ended, true, [{ kind: 'scan', ...readCode(bare), typed }]);
}

/** Whether some key of these is held longer than a scanner would. */
function isDwelling({ strokes, pressed }: WedgeState, at: number): boolean {
  return strokes.some(({ code }) => at - (pressed.get(code)?.at ?? at) > wedgeTimes.dwell);
}

function looksLikeScan(state: WedgeState, at: number): boolean {
  return state.quick >= quickEnough && !isDwelling(state, at);
}

/** Somebody's finger is still on the key before: rolled over it, as fast typists do. */
function isRolled({ pressed }: WedgeState, at: number): boolean {
  return [...pressed.values()].some(
    (key) => at - key.at >= wedgeTimes.together && at - key.at < wedgeTimes.stuck,
  );
}

function hold(state: WedgeState, stroke: Stroke): WedgeStep {
  const strokes = [...state.strokes, stroke];
  const phase = state.phase === 'idle' ? 'holding' : state.phase;
  return result({ ...state, phase, strokes, lastAt: stroke.at }, true);
}

function hearLetter(state: WedgeState, stroke: Stroke): WedgeStep {
  if (state.phase === 'scanning') return hold(state, stroke);
  if (isRolled(state, stroke.at)) return pass(state);
  // No code begins with a space; on a page without text field it presses a button. Dead keys are a person's.
  const canBegin = stroke.code !== 'Space' && stroke.key !== 'Dead';
  return state.phase === 'holding' || canBegin ? hold(state, stroke) : pass(state);
}

function hearEnd(state: WedgeState, { at }: Stroke): WedgeStep {
  if (state.phase === 'scanning') return finish(state, at);
  if (state.phase === 'holding' && state.strokes.length >= shortestScan && looksLikeScan(state, at))
    return finish(state, at);
  // Scanners may send CR and LF, the second of which must not press anything either.
  if (state.phase === 'idle' && at - state.endedAt <= wedgeTimes.gap)
    return result({ ...state, endedAt: at }, true);
  return pass(state);
}

function hearChord(state: WedgeState, stroke: Stroke): WedgeStep {
  if (isEndChord(stroke)) return hearEnd(state, stroke);
  return state.phase === 'scanning' ? result(state, true) : pass(state);
}

/** The key is held and repeats itself; where its going up was never told, it is pressed anew after a while. */
function isAgain({ pressed }: WedgeState, { code, at, repeat = false }: Stroke): boolean {
  const before = pressed.get(code);
  return repeat || (before !== undefined && at - before.at < wedgeTimes.stuck);
}

function hearDown(state: WedgeState, stroke: Stroke): WedgeStep {
  if (isShift(stroke.code)) return result({ ...state, lastAt: stroke.at }, false);
  if (isModifier(stroke.code)) return result(state, false);
  if (stroke.composing === true || stroke.repeat === true || state.pressed.has(stroke.code))
    return pass(state);
  if (stroke.chord === true) return hearChord(state, stroke);
  if (isEndKey(stroke)) return hearEnd(state, stroke);
  if (writes(stroke)) return hearLetter(state, stroke);
  return state.phase === 'scanning' ? result(state, false) : pass(state);
}

function press(before: WedgeState, step: WedgeStep, stroke: Stroke): WedgeStep {
  const { code, at } = stroke;
  if (isModifier(code) || code === '' || isAgain(before, stroke)) return step;
  const pressed = new Map(step.state.pressed).set(code, { at, isTaken: step.take });
  return { ...step, state: { ...step.state, pressed } };
}

function hearUp(state: WedgeState, code: string, at: number): WedgeStep {
  if (isShift(code)) return result({ ...state, lastAt: at }, false);
  const key = state.pressed.get(code);
  const pressed = new Map(state.pressed);
  pressed.delete(code);
  const isOfBurst =
    key !== undefined && state.strokes.some((stroke) => stroke.code === code && stroke.at === key.at);
  const isQuick = key !== undefined && at - key.at <= wedgeTimes.dwell;
  const lifted = { ...state, pressed };
  const take = key?.isTaken ?? false;
  if (!isOfBurst) return result(lifted, take);
  if (!isQuick && state.phase === 'holding') return { ...pass(lifted), take };
  return result({ ...lifted, lastAt: at, quick: state.quick + 1 }, take);
}

function hearTimeout(state: WedgeState, at: number): WedgeStep {
  const due = wakeAt(state);
  if (due === undefined || at < due) return result(state, false);
  if (state.phase === 'scanning') return finish(state, at);
  if (!looksLikeScan(state, at)) return pass(state);
  return result({ ...state, phase: 'scanning' }, false);
}

function hearBlur(state: WedgeState): WedgeStep {
  const free = released(state);
  return result({ ...idle(free.state), pressed: new Map() }, false, free.decisions);
}

function hear(state: WedgeState, input: WedgeInput): WedgeStep {
  switch (input.kind) {
    case 'down': {
      const { kind: _, ...stroke } = input;
      return press(state, hearDown(state, stroke), stroke);
    }
    case 'up':
      return hearUp(state, input.code, input.at);
    case 'timeout':
      return hearTimeout(state, input.at);
    case 'blur':
      return hearBlur(state);
  }
}

/**
 * Tells a scanner that acts as a keyboard from a person who types, by timing alone. Timers may come late: whatever
 * was due before this input is decided first.
 */
export function wedgeStep(state: WedgeState, input: WedgeInput): WedgeStep {
  const due = wakeAt(state);
  if (due === undefined || input.at <= due || input.kind === 'timeout') return hear(state, input);
  const before = hearTimeout(state, due);
  const step = wedgeStep(before.state, input);
  return { ...step, decisions: [...before.decisions, ...step.decisions] };
}
