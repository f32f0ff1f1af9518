import type { Row } from '../elements/rows.ts';
import type { Seen } from './drawing.ts';
import type { RowsOf } from './tables.ts';

/** What a table fills in, as a file: written on one evening, read on the next. `games/<game>/data-file.ts`. */
export interface DataFile {
  readonly write: (seen: Seen, of: RowsOf) => unknown;
  /** The rows that a file says, by table; nothing where it is no such file. */
  readonly read: (
    seen: Seen,
    of: RowsOf,
    file: unknown,
  ) => Readonly<Record<string, readonly Row[]>> | undefined;
  /** The same file as what a game begins with; nothing where it is no such file. */
  readonly edition: (file: unknown) => Readonly<Record<string, unknown>> | undefined;
}

/** How it will look, drawn beside the rows. */
export interface DataPictureProps {
  readonly seen: Seen;
  readonly of: RowsOf;
}

/** Nothing where a text is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
