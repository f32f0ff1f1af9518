import type { EveningsHead, Facet } from '../contract/logbook-parts.ts';
import type { EveningMark } from '../log/library/evenings.ts';

/** What the head of the list says of all evenings together, kept so that it need not go through them. */
export interface ListSums {
  readonly all: number;
  readonly since: number | null;
  readonly played: number;
  readonly read: number;
  readonly unfinished: number;
  /** Year, month and how many, one month after the other: they grow the most, and are read every time. */
  readonly months: readonly number[];
  readonly games: EveningsHead['games'];
}

/** Of evenings with the newest first. */
export function listSumsOf(found: readonly EveningMark[]): ListSums {
  return {
    all: found.length,
    since: found.at(-1)?.startedAt ?? null,
    played: sum(found, ({ played }) => played),
    read: sum(found, ({ readings }) => readings),
    unfinished: found.filter(({ over }) => over === 0).length,
    months: monthsOf(found),
    games: facetsOf(found, ({ game }) => game),
  };
}

function monthsOf(found: readonly EveningMark[]): ListSums['months'] {
  const months = new Map<string, [number, number, number]>();
  for (const { year, month } of found) {
    const key = `${year}-${month}`;
    const part = months.get(key) ?? [year, month, 0];
    part[2] += 1;
    months.set(key, part);
  }
  return [...months.values()].flat();
}

export interface MonthCount {
  readonly year: number;
  readonly month: number;
  readonly evenings: number;
  found: number;
}

export function monthsIn(packed: ListSums['months']): MonthCount[] {
  const months: MonthCount[] = [];
  for (let at = 0; at + 2 < packed.length; at += 3) {
    const evenings = packed[at + 2] ?? 0;
    months.push({ year: packed[at] ?? 0, month: packed[at + 1] ?? 0, evenings, found: evenings });
  }
  return months;
}

export function facetsOf(
  found: readonly EveningMark[],
  valueOf: (mark: EveningMark) => string,
): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const mark of found) counts.set(valueOf(mark), (counts.get(valueOf(mark)) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, found: count }))
    .sort((one, other) => other.found - one.found || (one.value < other.value ? -1 : 1));
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);
