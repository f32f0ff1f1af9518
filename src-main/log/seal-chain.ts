import { isSane } from './sane.ts';
import { sealRow, sealedColumns, type SealedTable } from './seal.ts';
import { each, name, sql, type Bindable, type Query, type Readable } from './sql.ts';
import type { ChainEnd } from './witness.ts';

export type NumberedTable = Exclude<SealedTable, 'heading'>;

/** Every sealed value of every row, and then the seal. */
export function sealedRows(table: SealedTable): Query {
  const columns = sealedColumns[table].map((column) => `"${column}"`).join(', ');
  const { text } = sql`FROM ${name(table)} ORDER BY 1`;
  return { text: `SELECT ${columns}, seal ${text}`, values: [] };
}

export interface Walked {
  /** The last row up to which every seal holds and every row says what it can say. */
  readonly end: ChainEnd;
  /** The number of the first row that does not, if there is one. */
  readonly broken?: number;
}

/** Follows the seals from the heading's; `take` sees each row that holds. */
export function walk(
  db: Readable,
  table: NumberedTable,
  origin: string,
  take?: (values: readonly Bindable[], seal: string) => void,
): Walked {
  let end: ChainEnd = { last: 0, seal: origin };
  for (const row of each(db, sealedRows(table))) {
    const next = follow(table, end, row);
    if (!next) return { end, broken: end.last + 1 };
    end = next;
    take?.(row.slice(0, -1), next.seal);
  }
  return { end };
}

/** Where a chain ends when this row is added to it; nothing if the row does not belong there. */
export function follow(table: NumberedTable, end: ChainEnd, row: readonly Bindable[]): ChainEnd | undefined {
  const values = row.slice(0, -1);
  const seal = sealRow(table, end.seal, values);
  if (values[0] !== end.last + 1 || row.at(-1) !== seal || !isSane(table, values)) return undefined;
  return { last: end.last + 1, seal };
}
