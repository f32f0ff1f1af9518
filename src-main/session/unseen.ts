import type { StoredReading } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';

/** Stands with a reading's fate where the card lay face down: what it says is for nobody. */
export const unseen = 'unseen';

const isUnseen = ({ fates }: StoredReading): boolean => fates.some(({ code }) => code === unseen);
const ledToEntry = ({ fates }: StoredReading): boolean => fates.some(({ fate }) => fate === 'entry');

/**
 * Of these readings those of cards that lie face down since they were read so: nothing that was read of them then or
 * later may be shown, before one of them is read open.
 */
export function unseenAmong(
  readings: readonly StoredReading[],
  all: readonly StoredReading[] = readings,
): ReadonlySet<number> {
  const downSince = new Map<string, number>();
  for (const one of all) {
    if (isUnseen(one)) downSince.set(one.report, downSince.get(one.report) ?? one.id);
    else if (ledToEntry(one)) downSince.delete(one.report);
  }
  return new Set(
    readings.flatMap(({ id, report }) => (id >= (downSince.get(report) ?? Infinity) ? [id] : [])),
  );
}

/** More than any evening has. */
const mostReadings = 500_000;

/** The readings behind an entry, and which of them nobody may see yet. */
export function readingsOf(log: SessionLog, entry: number) {
  const readings = log.readings({ entry });
  const hidden = readings.some(isUnseen)
    ? unseenAmong(readings, log.readings({ last: mostReadings }))
    : new Set<number>();
  return { readings, hidden };
}
