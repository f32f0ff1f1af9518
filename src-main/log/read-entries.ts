import { sealedRows } from './seal-chain.ts';
import type { Entry } from './entry.ts';
import { decodeEntry } from './entry-row.ts';
import { isSane } from './sane.ts';
import { each, type Readable } from './sql.ts';

/**
 * All entries of a file whose schema is ours, without looking at their seals. Nothing where a row cannot be an entry:
 * a stranger's pages may lead to each other for ever, and numbers that begin again end the walk.
 */
export function readEntries(db: Readable): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  for (const row of each(db, sealedRows('entries'))) {
    if (row[0] !== entries.length + 1 || !isSane('entries', row)) return undefined;
    entries.push(decodeEntry(row, row.at(-1) as string));
  }
  return entries;
}
