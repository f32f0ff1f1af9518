import { faceOf } from '../dice.ts';
import type { BoltUse } from '../roll.ts';

/** What one throw can bring, and how likely. */
export interface Outcome {
  readonly weight: number;
  readonly pips: number;
  readonly bolts: number;
  readonly circle: boolean;
}

/** Bolts are split into pips and luck points beforehand; `bolts` are those that bring luck. */
export function outcomesOf(faces: readonly string[], use: BoltUse): readonly Outcome[] {
  return faces.map((text) => {
    const face = faceOf(text);
    const asPips = use === 'pip' || use === 'both' ? face.bolts : 0;
    const asLuck = use === 'luck' || use === 'both' ? face.bolts : 0;
    return { weight: 1 / faces.length, pips: face.pips + asPips, bolts: asLuck, circle: face.circle };
  });
}

/** The second throw of a circle: its bolts are worth nothing, unless the table counts them. */
export function secondOutcomesOf(
  faces: readonly string[],
  use: BoltUse,
  counts: boolean,
): readonly Outcome[] {
  return outcomesOf(faces, counts ? use : 'nothing').map((outcome) => ({ ...outcome, circle: false }));
}

/** How likely each total is for somebody who spends no luck. */
export function totalsOf(first: readonly Outcome[], second: readonly Outcome[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const add = (total: number, weight: number): void => {
    totals.set(total, (totals.get(total) ?? 0) + weight);
  };
  for (const one of first) {
    if (!one.circle) add(one.pips, one.weight);
    else for (const two of second) add(one.pips + two.pips, one.weight * two.weight);
  }
  return totals;
}
