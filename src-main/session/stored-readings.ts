import type { Batch, NewFate } from '../log/entry.ts';

/** Readings got provisional numbers below zero; fates name them by the numbers they have on the disk. */
export function withStoredReadings(
  batch: Batch,
  fates: readonly NewFate[],
  storedAs: ReadonlyMap<number, number>,
): Batch {
  const renamed = fates.map((fate): NewFate => {
    const { reading } = fate;
    return typeof reading === 'number' ? { ...fate, reading: storedAs.get(reading) ?? reading } : fate;
  });
  return { ...batch, fates: renamed };
}
