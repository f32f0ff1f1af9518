import { isEndChord, isEndKey, isModifier, isShift, scannedLetter, typedLetter, writes } from './keys.ts';
import { machineTail, medianGap, type RunKey, wedgeTimes } from './run.ts';

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
      /** Everything that was typed, prefix and AIM identifier included. */
      readonly text: string;
      /** The first of its keys were taken for a person's: what they did is to be taken back. */
      readonly late: readonly Stroke[];
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
  /** Certainly a scan, up to its end. */
  readonly isScanning: boolean;
  /** Letters and digits one after the other without a person's sign between them, the newest last. */
  readonly run: readonly RunKey[];
  /** When a key went down last, Shift included. */
  readonly lastAt: number;
  readonly pressed: ReadonlyMap<string, Pressed>;
  readonly endedAt: number;
  /** Such an end may come in two keys, as far apart as the keys were. */
  readonly endedPace: number;
}

/** A run of a person goes on for ever; a code is shorter than this. */
const longestRun = 200;

export function wedge(): WedgeState {
  return {
    isScanning: false,
    run: [],
    lastAt: Number.NEGATIVE_INFINITY,
    pressed: new Map(),
    endedAt: Number.NEGATIVE_INFINITY,
    endedPace: 0,
  };
}

const heldOf = ({ run }: WedgeState): readonly RunKey[] => run.filter(({ isTold }) => !isTold);

/** When it is to be looked again, should nothing happen before. */
function wakeAt(state: WedgeState): number | undefined {
  const { isScanning, run, lastAt } = state;
  if (isScanning) return lastAt + Math.max(wedgeTimes.pause, 3 * medianGap(run));
  const held = heldOf(state);
  if (held.length === 0) return undefined;
  return Math.min(lastAt + wedgeTimes.neighbour, ...held.map(longEnough));
}

/**
 * From when on a key can only be a person's: nobody else holds it for so long. Wireless scanners may seem to, when
 * their reports come late; in a field that matters less than the letter's being there at once.
 */
function longEnough({ stroke, upAt, inStep }: RunKey): number {
  const { dwell, held, inStep: together } = wedgeTimes;
  if (inStep === true) return Number.POSITIVE_INFINITY;
  if (upAt === undefined) return stroke.at + (stroke.inTextField ? dwell : held) + 1;
  if (upAt - stroke.at <= dwell) return Number.POSITIVE_INFINITY;
  return stroke.inTextField ? upAt : upAt + together + 1;
}

function result(state: WedgeState, take: boolean, decisions: readonly Decision[] = []): WedgeStep {
  const wake = wakeAt(state);
  return { state, take, decisions, ...(wake !== undefined && { wakeAt: wake }) };
}

interface Released {
  readonly state: WedgeState;
  readonly decisions: readonly Decision[];
}

/** What was held back is typing, as far as can be told by now. */
function released(state: WedgeState): Released {
  const held = heldOf(state);
  if (state.isScanning || held.length === 0) return { state, decisions: [] };
  const run = state.run.map((key): RunKey => (key.isTold ? key : { ...key, isTold: true }));
  return { state: { ...state, run }, decisions: [typing(held)] };
}

const typing = (held: readonly RunKey[]): Decision => ({
  kind: 'type',
  strokes: held.map(({ stroke }) => stroke),
});

/** Certainly a person: nothing before this is of any scan. */
function pass(state: WedgeState): WedgeStep {
  const free = released(state);
  const run = state.isScanning ? state.run : [];
  return result({ ...free.state, run }, false, free.decisions);
}

/** Whether the run has turned out to be a machine's; what came before it in the same breath is a person's. */
function judged(state: WedgeState, isEnded = false): Released {
  const tail = state.isScanning ? undefined : machineTail(state.run, isEnded);
  if (!tail) return { state, decisions: [] };
  const before = state.run.slice(0, state.run.length - tail.length).filter(({ isTold }) => !isTold);
  const decisions = before.length > 0 ? [typing(before)] : [];
  return { state: { ...state, isScanning: true, run: tail }, decisions };
}

function finish(state: WedgeState, at: number): WedgeStep {
  const { run } = state;
  const scan: Decision = {
    kind: 'scan',
    text: run.map(({ stroke }) => scannedLetter(stroke) || typedLetter(stroke)).join(''),
    late: run.filter(({ isTold }) => isTold).map(({ stroke }) => stroke),
  };
  const ended = { ...state, isScanning: false, run: [], endedAt: at, endedPace: medianGap(run) };
  return result(ended, true, [scan]);
}

/** Somebody's finger is still on the key before: rolled over it, as fast typists do. */
function isRolled({ pressed }: WedgeState, at: number): boolean {
  return [...pressed.values()].some(
    (key) => at - key.at >= wedgeTimes.together && at - key.at < wedgeTimes.stuck,
  );
}

/** The key before went up in this very moment: a report of a wireless scanner said both. */
function stepped(run: readonly RunKey[], at: number): readonly RunKey[] {
  const last = run.at(-1);
  if (last?.upAt === undefined || last.isTold || at - last.upAt > wedgeTimes.inStep) return run;
  return last.upAt - last.stroke.at <= wedgeTimes.held
    ? [...run.slice(0, -1), { ...last, inStep: true }]
    : run;
}

function hearLetter(state: WedgeState, stroke: Stroke): WedgeStep {
  const { isScanning, lastAt } = state;
  if (!isScanning && isRolled(state, stroke.at)) return pass(state);
  // No code begins with a space; on a page without text field it presses a button. Dead keys are a person's.
  const canBegin = stroke.code !== 'Space' && stroke.key !== 'Dead';
  if (!canBegin && !isScanning && heldOf(state).length === 0) return pass(state);
  const gap = stroke.at - lastAt;
  const isApart = !isScanning && gap > wedgeTimes.slowest;
  const before = isApart ? [] : stepped(state.run, stroke.at);
  const run = [...before, { stroke, gap, isTold: false }].slice(-longestRun);
  const { state: now, decisions } = judged({ ...state, run, lastAt: stroke.at });
  return result(now, true, decisions);
}

function hearEnd(state: WedgeState, { at }: Stroke): WedgeStep {
  const isSoon = at - state.lastAt <= wedgeTimes.slowest;
  const found = isSoon ? judged(state, true) : { state, decisions: [] };
  if (found.state.isScanning) {
    const step = finish(found.state, at);
    return { ...step, decisions: [...found.decisions, ...step.decisions] };
  }
  // Scanners may send CR and LF, the second of which must not press anything either.
  if (at - state.endedAt <= Math.max(wedgeTimes.neighbour, 2 * state.endedPace))
    return result({ ...state, endedAt: at, endedPace: 0 }, true);
  return pass(state);
}

function hearChord(state: WedgeState, stroke: Stroke): WedgeStep {
  if (isEndChord(stroke)) return hearEnd(state, stroke);
  return state.isScanning ? result(state, true) : pass(state);
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
  return state.isScanning ? result(state, false) : pass(state);
}

function press(before: WedgeState, step: WedgeStep, stroke: Stroke): WedgeStep {
  const { code, at } = stroke;
  if (isModifier(code) || code === '' || isAgain(before, stroke)) return step;
  const pressed = new Map(step.state.pressed).set(code, { at, isTaken: step.take });
  return { ...step, state: { ...step.state, pressed } };
}

function hearUp(state: WedgeState, code: string, at: number): WedgeStep {
  const key = state.pressed.get(code);
  const pressed = new Map(state.pressed);
  pressed.delete(code);
  const run = state.run.map((each): RunKey => {
    const isThis = each.stroke.code === code && each.stroke.at === key?.at;
    return isThis ? { ...each, upAt: at } : each;
  });
  const take = key?.isTaken ?? false;
  const { state: now, decisions } = judged({ ...state, pressed, run });
  const due = now.isScanning ? undefined : wakeAt(now);
  if (due === undefined || due > at) return result(now, take, decisions);
  const free = released(now);
  return result(free.state, take, [...decisions, ...free.decisions]);
}

function hearTimeout(state: WedgeState, at: number): WedgeStep {
  const due = wakeAt(state);
  if (due === undefined || at < due) return result(state, false);
  if (state.isScanning) return { ...finish(state, at), take: false };
  const free = released(state);
  return result(free.state, false, free.decisions);
}

function hearBlur(state: WedgeState, at: number): WedgeStep {
  const { decisions } = state.isScanning ? finish(state, at) : released(state);
  return result({ ...state, isScanning: false, run: [], pressed: new Map() }, false, decisions);
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
      return hearBlur(state, input.at);
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
