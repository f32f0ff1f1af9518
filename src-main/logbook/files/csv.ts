import type { EntryRow } from '../../log/entry.ts';
import type { Packed } from './zip.ts';
import { dayOf, minutesOf, type Play } from './play.ts';

/** One table for each query table that has rows, and the play in the words of BoardGameGeek. */
export function csvFiles(
  rows: readonly { readonly entry: number; readonly row: EntryRow }[],
  play: Play,
): readonly Packed[] {
  const tables = Map.groupBy(rows, ({ row }) => row.table);
  const files = [...tables].map(([table, its]): Packed => {
    const columns = Object.keys(its[0]?.row.values ?? {});
    const lines = its.map(({ entry, row }) => [
      play.id,
      entry,
      ...columns.map((column) => row.values[column] ?? null),
    ]);
    return fileOf(`${table}.csv`, [['session', 'entry', ...columns], ...lines]);
  });
  return [fileOf('boardgamegeek.csv', playLines(play)), ...files];
}

const playColumns = [
  'playid',
  'date',
  'quantity',
  'length',
  'incomplete',
  'nowinstats',
  'location',
  'objectid',
  'objectname',
  'comments',
  'player',
  'username',
  'startposition',
  'color',
  'score',
  'new',
  'rating',
  'win',
] as const;

/** One row for each player, as BoardGameGeek's plays have them. */
function playLines(play: Play): readonly (readonly Cell[])[] {
  return [
    playColumns,
    ...play.players.map((player) => [
      play.id,
      dayOf(play.endedAt),
      1,
      minutesOf(play.played),
      play.over ? 0 : 1,
      0,
      play.place ?? '',
      '',
      play.title,
      play.remark ?? '',
      player.name,
      '',
      player.chair,
      player.seat,
      player.score,
      0,
      0,
      player.winner ? 1 : 0,
    ]),
  ];
}

type Cell = string | number | null;

const fileOf = (name: string, lines: readonly (readonly Cell[])[]): Packed => ({
  name,
  bytes: Buffer.from(`\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`, 'utf8'),
});

/**
 * A spreadsheet takes what begins like a formula for one, and a name can be anything: such a text gets an apostrophe in
 * front, which every spreadsheet reads as "this is text".
 */
export function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
