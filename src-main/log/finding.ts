import type { SealedTable } from './seal.ts';

/** What can be found wrong with a file. */
export type Finding =
  /** It cannot be read at all, or not to its end. */
  | { readonly kind: 'unreadable'; readonly detail: string }
  /** It is not a session file, or says so no more. */
  | { readonly kind: 'foreign' }
  /** It was made by a newer version. */
  | { readonly kind: 'newer'; readonly version: number }
  /** Its format has a number that no version ever gave. */
  | { readonly kind: 'format'; readonly version: number }
  /** A part of the schema that we did not make and that could run by itself. */
  | { readonly kind: 'added'; readonly what: string; readonly name: string }
  /** It was copied while it was being written: what came behind this entry is not in it. */
  | { readonly kind: 'copied-open'; readonly last: number }
  /** SQLite's own check of its pages and indexes. */
  | { readonly kind: 'structure'; readonly detail: string }
  /** A table, view, index or trigger is not as it was made. */
  | { readonly kind: 'schema'; readonly name: string }
  /** From this row on the seals do not hold, or the rows do not say what such rows can say. */
  | { readonly kind: 'seal'; readonly table: SealedTable; readonly from: number }
  /** Rows that were on the disk and are gone from its end. */
  | { readonly kind: 'missing'; readonly table: SealedTable; readonly from: number; readonly to: number }
  /** The query rows of an entry are not those that were written; they can be written anew. */
  | { readonly kind: 'rows'; readonly entry: number }
  /** A snapshot is not the one that was kept; it is never read. */
  | { readonly kind: 'snapshot'; readonly entry: number }
  /** The witness cannot be read, or speaks of another session. */
  | { readonly kind: 'witness' }
  /** All that means anything is whole, and yet some byte is not the one that was there when the file was closed. */
  | { readonly kind: 'bytes' };

const grave: Readonly<Record<Finding['kind'], boolean>> = {
  unreadable: true,
  foreign: true,
  newer: false,
  format: true,
  added: false,
  'copied-open': false,
  structure: true,
  schema: true,
  seal: true,
  missing: true,
  rows: false,
  snapshot: false,
  witness: false,
  bytes: false,
};

/** Whether something that was entered may be lost: such a file is set aside. Anything else is put right or told. */
export const isGrave = (finding: Finding): boolean => grave[finding.kind];

export function tellFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'unreadable':
      return `cannot be read: ${finding.detail}`;
    case 'foreign':
      return 'is not a session file';
    case 'newer':
      return `was made by a newer version (format ${finding.version})`;
    case 'format':
      return `its format has the number ${finding.version}, which no version ever gave`;
    case 'added':
      return `holds a ${finding.what} that Quartermaster did not put there: ${finding.name}`;
    case 'copied-open':
      return `was copied while it was being written: what came behind entry ${finding.last} is not in it`;
    case 'structure':
      return `pages or indexes are damaged: ${finding.detail}`;
    case 'schema':
      return `"${finding.name}" is not as it was made`;
    case 'seal':
      return `${finding.table}: rows do not hold from ${finding.from} on`;
    case 'missing':
      return `${finding.table}: ${finding.from} to ${finding.to} are gone`;
    case 'rows':
      return `query rows of entry ${finding.entry} are not those that were written; rebuild them`;
    case 'snapshot':
      return `snapshot at entry ${finding.entry} does not hold; it is not used`;
    case 'witness':
      return 'the witness beside the file cannot be read or belongs to another session';
    case 'bytes':
      return 'every entry is whole, but the file is not byte for byte the one that was closed';
  }
}
