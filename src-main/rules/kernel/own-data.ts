import type { Message } from './message.ts';

/**
 * What a table of people types in because nobody printed it for us: faces of dice, features of cards, a board. A
 * session holds its own; the chest keeps it from one evening to the next, row by row, so that two evenings can be
 * told apart in what differs.
 */
export interface OwnData<State> {
  /** All that is not as delivered. */
  typed(state: State): TypedRows;
  /** What a setup states of it. */
  edition(rows: TypedRows): Readonly<Record<string, unknown>>;
  /** What a row is about. */
  name(row: string, value: unknown): Message;
}

/** By the name of the row, for ever: `face/green`, `card/swords-9`, `board`. */
export type TypedRows = Readonly<Record<string, unknown>>;

/** The rows of one kind, by what stands behind it. */
export const rowsOfKind = (
  rows: TypedRows,
  kind: string,
): readonly (readonly [id: string, value: unknown])[] =>
  Object.entries(rows).flatMap(([row, value]) =>
    row.startsWith(`${kind}/`) ? [[row.slice(kind.length + 1), value] as const] : [],
  );
