import type { DiscardReason } from '../report.ts';

/** What has passed through one link since it was made, for the test bench. */
export interface Counters {
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly frames: number;
  readonly readings: number;
  /** Reports of a tag that only went on lying there. */
  readonly repeats: number;
  readonly discarded: Partial<Record<DiscardReason, number>>;
  readonly openings: number;
  readonly losses: number;
}

export const noCounts: Counters = {
  bytesIn: 0,
  bytesOut: 0,
  frames: 0,
  readings: 0,
  repeats: 0,
  discarded: {},
  openings: 0,
  losses: 0,
};

export type Count = Exclude<keyof Counters, 'discarded'>;

export function count(counters: Counters, what: Count, by = 1): Counters {
  return { ...counters, [what]: counters[what] + by };
}

export function countDiscarded(counters: Counters, reason: DiscardReason, bytes: number): Counters {
  const sofar = counters.discarded[reason] ?? 0;
  return { ...counters, discarded: { ...counters.discarded, [reason]: sofar + bytes } };
}
