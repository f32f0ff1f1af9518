import type { NumberedTable } from './seal-chain.ts';
import type { Appended, Batch, Entry, NewEntry, NewReading } from './entry.ts';
import { encodeEntry } from './entry-row.ts';
import {
  deleteRows,
  putRows,
  RecordedRows,
  rowsByEntry,
  type QueryTables,
  type RowOfEntry,
} from './query-rows.ts';
import { sealRow } from './seal.ts';
import type { Steps } from './steps.ts';
import { change, insertion, wellFormed, type Bindable, type Query, type Writable } from './sql.ts';
import type { ChainEnds } from './witness.ts';

/** A batch with its numbers and seals. */
export interface SealedBatch {
  readonly appended: Appended;
  readonly ends: ChainEnds;
  readonly inserts: readonly Query[];
  readonly leave: readonly number[];
  readonly rows: readonly RowOfEntry[];
}

/** Works out everything that can be known before the transaction begins. */
export function* sealBatch(batch: Batch, ends: ChainEnds): Steps<SealedBatch> {
  const links = new Links(ends);
  const entries: Entry[] = [];
  for (const given of batch.entries) {
    const entry = numbered(given, links.ends.entries.last);
    const closes = entries.length === batch.entries.length - 1;
    entries.push({ ...entry, seal: links.add('entries', encodeEntry(entry, closes)) });
    yield;
  }
  const readings = (batch.readings ?? []).map((reading) =>
    links.addNumbered('readings', readingValues(reading)),
  );
  const seqOf = (at: number): number => nth(entries, at).seq;
  for (const fate of batch.fates ?? []) {
    const { reading, entry } = fate;
    links.addNumbered('fates', [
      typeof reading === 'number' ? reading : nth(readings, reading.inBatch),
      fate.fate,
      entry === undefined ? null : typeof entry === 'number' ? entry : seqOf(entry.inBatch),
      fate.code === undefined ? null : wellFormed(fate.code),
    ]);
  }
  const added = (batch.rows ?? []).map(({ inBatch, row }) => ({ entry: seqOf(inBatch), row }));
  return {
    appended: { entries, readings },
    ends: links.ends,
    inserts: links.inserts,
    leave: batch.leave ?? [],
    rows: [...(batch.enter ?? []), ...added],
  };
}

/** Inside a transaction. */
export function* storeBatch(db: Writable, tables: QueryTables, batch: SealedBatch): Steps<void> {
  for (const insert of batch.inserts) {
    change(db, insert, 1);
    yield;
  }
  const rows = rowsByEntry(batch.rows);
  const before = new RecordedRows(db);
  for (const entry of batch.leave) {
    if (!rows.has(entry)) deleteRows(db, entry, before);
    yield;
  }
  for (const [entry, its] of rows) {
    putRows(db, tables, entry, its, before);
    yield;
  }
}

/** The chains as they grow while a batch is sealed. */
class Links {
  ends: ChainEnds;
  readonly inserts: Query[] = [];

  constructor(ends: ChainEnds) {
    this.ends = ends;
  }

  add(table: NumberedTable & keyof ChainEnds, row: readonly Bindable[]): string {
    const end = this.ends[table];
    const seal = sealRow(table, end.seal, row);
    this.inserts.push(insertion(table, [...row, seal]));
    this.ends = { ...this.ends, [table]: { last: end.last + 1, seal } };
    return seal;
  }

  addNumbered(table: 'readings' | 'fates', values: readonly Bindable[]): number {
    const number = this.ends[table].last + 1;
    this.add(table, [number, ...values]);
    return number;
  }
}

function numbered(entry: NewEntry, previous: number): Omit<Entry, 'seal'> {
  const seq = previous + 1;
  const { override, commandId } = entry;
  return {
    ...entry,
    seq,
    parent: entry.parent === 'previous' ? previous : entry.parent,
    head: entry.head === 'self' ? seq : entry.head,
    command: wellFormed(entry.command),
    events: wellFormed(entry.events),
    ...(override ? { override: { codes: override.codes, reason: wellFormed(override.reason) } } : {}),
    ...(commandId === undefined ? {} : { commandId: wellFormed(commandId) }),
  };
}

const readingValues = ({ reader, raw, report, at }: NewReading): readonly Bindable[] => [
  wellFormed(reader),
  raw,
  wellFormed(report),
  at,
];

function nth<Value>(values: readonly Value[], at: number): Value {
  const value = values[at];
  if (value === undefined) throw new Error(`nothing at ${at} of the batch`);
  return value;
}
