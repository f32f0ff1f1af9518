import type { Share } from '../contract/logbook-figures.ts';

/** The rows of one list are all right together nine times in ten, however often one looks. */
const wrongInAll = 0.1;

export interface Counted {
  readonly count: number;
  readonly of: number;
}

export interface ShareOptions {
  /** How many rows the list has. */
  readonly rows?: number;
  readonly chance?: number | null;
  /** Under so many nothing is read from it. */
  readonly needs: number;
}

export const needsEvenings = 30;
export const needsBids = 20;

export function shareOf({ count, of }: Counted, { rows = 1, chance = null, needs }: ShareOptions): Share {
  return { count, of, range: rangeOf(count, of, wrongInAll / rows), chance, few: of < needs };
}

/**
 * A confidence sequence: the shares p against which the evidence has not reached 1 to `wrong`. The evidence is the
 * likelihood mixed evenly over all shares, over that of p; for the true p it is a martingale that begins at 1, so it
 * ever reaches 1/wrong with a chance of at most `wrong` (Ville), and one may look after every evening.
 */
function rangeOf(count: number, of: number, wrong: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const mixed = logBeta(count + 1, of - count + 1);
  const isIn = (p: number): boolean =>
    mixed - times(count, Math.log(p)) - times(of - count, Math.log1p(-p)) < -Math.log(wrong);
  const middle = count / of;
  return [edge(middle, 0, isIn), edge(middle, 1, isIn)];
}

/** Nothing times what has no logarithm is nothing. */
const times = (count: number, log: number): number => (count === 0 ? 0 : count * log);

/** From where it holds towards where it may not. */
function edge(inside: number, outside: number, isIn: (p: number) => boolean): number {
  if (isIn(outside)) return outside;
  let [holds, fails] = [inside, outside];
  for (let step = 0; step < 40; step++) {
    const middle = (holds + fails) / 2;
    if (isIn(middle)) holds = middle;
    else fails = middle;
  }
  return holds;
}

/** ln B(a, b) for whole numbers, as sums of logarithms. */
const logBeta = (a: number, b: number): number =>
  logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);

const logFactorials: number[] = [0];
function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}
