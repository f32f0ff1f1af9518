import type { EveningsHead } from '../../../src-main/contract/logbook-parts.ts';

/** Evenings under one heading: a month, or a year where only some are looked for. */
export interface Group {
  readonly year: number;
  /** null: the whole year. */
  readonly month: number | null;
  readonly evenings: number;
  readonly found: number;
  /** The number of its first row. */
  readonly from: number;
}

export function groupsOf(months: EveningsHead['months'], byYear: boolean): readonly Group[] {
  const groups: Group[] = [];
  let from = 0;
  for (const { year, month, evenings, found } of months) {
    const last = groups.at(-1);
    if (byYear && last?.year === year) {
      groups[groups.length - 1] = { ...last, evenings: last.evenings + evenings, found: last.found + found };
    } else groups.push({ year, month: byYear ? null : month, evenings, found, from });
    from += found;
  }
  return groups.filter(({ found }) => found > 0);
}

export interface Heights {
  readonly heading: number;
  readonly row: number;
}

/** A group and the rows of it that lie in a window. */
export interface InSight {
  readonly group: Group;
  readonly top: number;
  readonly rows: readonly { readonly number: number; readonly top: number }[];
}

export const heightOf = (groups: readonly Group[], { heading, row }: Heights): number =>
  groups.reduce((height, { found }) => height + heading + found * row, 0);

/** Where a row lies, from the top of the list. */
export function topOf(groups: readonly Group[], number: number, { heading, row }: Heights): number {
  const above = groups.filter(({ from }) => from <= number).length;
  return above * heading + number * row;
}

export function inSight(
  groups: readonly Group[],
  heights: Heights,
  from: number,
  to: number,
): readonly InSight[] {
  const { heading, row } = heights;
  let top = 0;
  return groups.flatMap((group) => {
    const start = top;
    top += heading + group.found * row;
    if (top < from || start > to) return [];
    const first = Math.max(0, Math.floor((from - start - heading) / row));
    const last = Math.min(group.found - 1, Math.ceil((to - start - heading) / row));
    const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
    const placed = rows.map((nth) => ({ number: group.from + nth, top: start + heading + nth * row }));
    return [{ group, top: start, rows: placed }];
  });
}
