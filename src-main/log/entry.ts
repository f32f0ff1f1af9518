/**
 * What the log keeps, in its own envelope: it knows neither games nor commands, only text to be sealed and rows to
 * be written. Commands and events travel through it as canonical JSON.
 */

/** fact: a command with its events. undo, redo: a move of the head. draft: the head of a correction. */
export const entryKinds = ['fact', 'undo', 'redo', 'draft'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const sources = ['scanned', 'typed', 'virtual', 'corrected', 'imported'] as const;
export type Source = (typeof sources)[number];

export interface Override {
  readonly codes: readonly string[];
  readonly reason: string;
}

export interface NewEntry {
  readonly kind: EntryKind;
  /** The entry this one follows on from; 0 before the first. */
  readonly parent: number | 'previous';
  /** The head once this entry is written: itself for what adds to the chain, another for a move of the head. */
  readonly head: number | 'self';
  /** Canonical JSON. */
  readonly command: string;
  /** Canonical JSON of the array of events. */
  readonly events: string;
  readonly source: Source;
  readonly override?: Override;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id with which a display sent it; the same id twice is one entry. */
  readonly commandId?: string;
  /** The entry that this one decides anew, in a correction. */
  readonly redecides?: number;
}

export interface Entry extends Omit<NewEntry, 'parent' | 'head'> {
  readonly seq: number;
  readonly parent: number;
  readonly head: number;
  /** Hex SHA-256 over the previous seal and every stored byte of this entry. */
  readonly seal: string;
}

/** A row of a query table for the entry it belongs to. */
export interface EntryRow {
  readonly table: string;
  readonly values: Readonly<Record<string, string | number | null>>;
}

/** All rows that stand under the number of an entry. */
export interface RowsOfEntry {
  readonly entry: number;
  readonly rows: readonly EntryRow[];
}

export interface NewReading {
  readonly reader: string;
  readonly raw: Uint8Array;
  /** Canonical JSON of the reader's report. */
  readonly report: string;
  readonly at: number;
}

/** What became of a reading. An asked one gets a second fate when the person has answered. */
export const fateKinds = ['entry', 'refused', 'unasked', 'strange', 'asked', 'repeated', 'dropped'] as const;
export type FateKind = (typeof fateKinds)[number];

export interface NewFate {
  /** A reading stored before, or the position of one in the same batch. */
  readonly reading: number | { readonly inBatch: number };
  readonly fate: FateKind;
  /** The entry it led to: one stored before, or the position of one in the same batch. */
  readonly entry?: number | { readonly inBatch: number };
  readonly code?: string;
}

/** Everything that one transaction writes. All of it is on the disk, or none. */
export interface Batch {
  readonly entries: readonly NewEntry[];
  /** Rows for entries of this batch, by position. */
  readonly rows?: readonly { readonly inBatch: number; readonly row: EntryRow }[];
  /** All rows of earlier entries from now on; those that stand there already are not written again. */
  readonly enter?: readonly { readonly entry: number; readonly row: EntryRow }[];
  /** Entries that leave force: their rows are deleted, unless there are others for them. */
  readonly leave?: readonly number[];
  readonly readings?: readonly NewReading[];
  readonly fates?: readonly NewFate[];
}

export interface Appended {
  readonly entries: readonly Entry[];
  readonly readings: readonly number[];
}

export interface StoredReading extends NewReading {
  readonly id: number;
  readonly fates: readonly { readonly fate: FateKind; readonly entry?: number; readonly code?: string }[];
}

/** What a disk or a file can do to us: full, gone, read-only, damaged. `detail` is the system's word for it. */
export const faultCodes = [
  'disk-full',
  'read-only',
  'locked',
  'damaged',
  'newer',
  /** Not one of our files. */
  'foreign',
  /** Ours, with something in it that runs by itself and that we did not put there. */
  'altered',
  'too-large',
  /** Ours, copied while it was being written, without what came last. */
  'copied-open',
  /** Its entries cannot be played again. */
  'unplayable',
  'gone',
  /** No file can be called so. */
  'bad-name',
  'exists',
  /** Somebody ended the look at it. */
  'cancelled',
  /** A session that somebody brought is here too, and has gone on otherwise. */
  'differs',
  /** A session that somebody brought went further than the one here, which is open. */
  'open-here',
  'disk',
] as const;
export interface LogFault {
  readonly code: (typeof faultCodes)[number];
  readonly detail: string;
}
