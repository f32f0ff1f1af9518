import type { Stroke } from './machine.ts';

/** A letter or digit that went down, in a run of such keys without a person's sign between them. */
export interface RunKey {
  readonly stroke: Stroke;
  /** Milliseconds since the key before it, Shift included: scanners press Shift at the same pace. */
  readonly gap: number;
  readonly upAt?: number;
  /** The next key went down in the same moment in which this one went up: one radio report brought both. */
  readonly inStep?: true;
  /** It was handed back as typing already. */
  readonly isTold: boolean;
}

/** Milliseconds. */
export const wedgeTimes = {
  /** A key waits so long for the next one, and no longer. */
  neighbour: 80,
  /** People hold a key for 35 and more, scanners mostly let go at once. */
  dwell: 34,
  /** A key that is held for longer than this is a person's, whatever the radio did to it. */
  held: 70,
  /** Up and down in one report of a wireless scanner. */
  inStep: 2,
  /** Keys struck together by accident, or sent in one report; a rolled pair comes further apart. */
  together: 8,
  /** A key that went down longer ago than this is stuck or rested on, and says nothing about the next. */
  stuck: 500,
  /** A scan that has begun may stumble for so long. */
  pause: 120,
  /** Nobody presses four keys one after the other as fast as this and lets go of each at once. */
  brisk: 160,
  /** Keys further apart than this are not of one run. */
  slowest: 500,
} as const;

const shortestScan = 3;
const shortestBrisk = 4;
const shortestEven = 8;
const shortestEvenEnded = 4;
/** Keys that were held as long as people do, and let go of in the moment of the next: twice by chance, not five times. */
const shortestInStep = 5;
const shortestHeavy = 8;

const isShort = ({ stroke, upAt }: RunKey): boolean =>
  upAt !== undefined && upAt - stroke.at <= wedgeTimes.dwell;

const isQuick = (key: RunKey): boolean => key.inStep === true || isShort(key);

const dwellOf = ({ stroke, upAt = stroke.at }: RunKey): number => upAt - stroke.at;

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

export function medianGap(run: readonly RunKey[]): number {
  const gaps = run
    .slice(1)
    .map(({ gap }) => gap)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** A timer's beat: people come nowhere near it. */
function isEven(run: readonly RunKey[]): boolean {
  const gaps = run.slice(1).map(({ gap }) => gap);
  return spread(gaps) <= Math.max(20, medianGap(run) / 10);
}

const isWithin = (run: readonly RunKey[], most: number): boolean =>
  run.slice(1).every(({ gap }) => gap <= most);

/** The keys at the end of which each was let go of as quickly as only a machine does. */
function quickTail(run: readonly RunKey[]): readonly RunKey[] {
  let from = run.length;
  for (let before = run[from - 1]; before && isQuick(before); before = run[from - 1]) from -= 1;
  return run.slice(from);
}

/** The keys at the end that were struck and held as by a clock, for whatever time each. */
function evenTail(run: readonly RunKey[]): readonly RunKey[] {
  let tail: readonly RunKey[] = [];
  for (let from = run.length - shortestHeavy; from >= 0; from--) {
    const longer = run.slice(from);
    if (!isEven(longer) || spread(longer.map(dwellOf)) > wedgeTimes.together) return tail;
    tail = longer;
  }
  return tail;
}

/** What came before in the same breath is the machine's as well, even where one of its reports was late. */
function fromItsBeginning(run: readonly RunKey[], tail: readonly RunKey[]): readonly RunKey[] {
  const mostGap = medianGap(tail) * 1.75 + 20;
  const mostHeld = Math.max(...tail.map(dwellOf)) * 2 + 15;
  let from = run.findIndex((key) => key === tail[0]);
  for (let before = run[from - 1]; before; before = run[from - 1]) {
    if ((run[from]?.gap ?? 0) > mostGap || dwellOf(before) > mostHeld) break;
    from -= 1;
  }
  return run.slice(from);
}

function isMachines(quick: readonly RunKey[], isEnded: boolean): boolean {
  const { length } = quick;
  const isClear = quick.filter(isShort).length >= 2;
  if (length < (isClear ? shortestScan : shortestInStep)) return false;
  if (isWithin(quick, wedgeTimes.neighbour)) return true;
  if ((length >= shortestBrisk || isEnded) && isWithin(quick, wedgeTimes.brisk)) return true;
  return length >= (isEnded ? shortestEvenEnded : shortestEven) && isEven(quick);
}

/**
 * The part of a run that a machine has typed, or nothing as long as it may be a person's. The faster the keys come,
 * the fewer of them it takes; what is ended by Enter or Tab needs fewer still.
 */
export function machineTail(run: readonly RunKey[], isEnded = false): readonly RunKey[] | undefined {
  // Of a key that is still down nobody knows for how long it will be.
  const lifted = run.at(-1)?.upAt === undefined ? run.slice(0, -1) : run;
  const quick = quickTail(lifted);
  if (isMachines(quick, isEnded)) return fromItsBeginning(run, quick);
  // In a field people write, and a steady hand is no scanner; what is pressed elsewhere enters facts.
  const even = lifted.some(({ stroke }) => stroke.inTextField) ? [] : evenTail(lifted);
  return even.length > 0 ? fromItsBeginning(run, even) : undefined;
}
