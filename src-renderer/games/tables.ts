import type { Component } from 'svelte';
import type { SetupChoice } from '../../src-main/contract/link-parts.ts';
import type { Row, RowsColumn } from '../elements/rows.ts';
import type { Asking } from './choosing.ts';
import type { Seen } from './drawing.ts';
import type { Problem } from './shapes.ts';

/** Words of the tables themselves, by the end of their key. */
export type DataSay = (key: string, values?: Readonly<Record<string, number | string>>) => string;

export type Command = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Rows that a table of people fills in, since nobody printed them for us: faces, decks, score cards, boards. */
export interface DataTable {
  readonly id: string;
  readonly head: string;
  readonly note?: string;
  readonly columns: readonly RowsColumn[];
  /** A row may hold more than is shown: what it belongs to. */
  readonly rows: readonly Row[];
  /** One thing with its properties, not a list: no row comes or goes. */
  readonly fixed?: boolean;
  /** What the cells of a row may not hold, in a sentence beside each. */
  readonly problems?: (rows: readonly Row[]) => readonly Problem[];
  /** The commands that make the rows so; none for what is not complete. `of`: the rows of the other tables. */
  readonly enter: (rows: readonly Row[], of: RowsOf) => readonly Command[];
}

/** What a sheet beside the tables is given: it stands at the console while a session is played. */
export interface SheetProps {
  readonly seen: Seen;
  readonly say: DataSay;
  readonly asking: Asking;
  /** What is chosen before a session of the game, with what the table has made for it. */
  readonly choices: readonly SetupChoice[];
  /** Why something that was tried here was not taken. */
  readonly refused: string | undefined;
  /** Whether it was entered. */
  readonly act: (command: Command) => Promise<boolean>;
  /** Back to the lists of rows. */
  readonly onclose: () => void;
}

/** `games/<game>/sheet.ts`: what of a game's data is no list of rows, such as a map. The id is its word too. */
export interface DataSheet {
  readonly id: string;
  readonly Sheet: Component<SheetProps>;
}

/** The rows of a table by its id, as they are being written. */
export type RowsOf = (table: string) => readonly Row[];

/** `games/<game>/tables.ts`: loaded when somebody opens them. */
export type TablesOf = (seen: Seen, say: DataSay) => readonly DataTable[];

/** Rows that differ from what they were, by their place. */
export const changedRows = (rows: readonly Row[], before: readonly Row[]): readonly Row[] =>
  rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));

export const textOf = (row: Row, column: string): string => String(row[column] ?? '').trim();

/** A number, or nothing where none is written. */
export function numberOf(row: Row, column: string): number | undefined {
  const value = row[column];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** What a table plays with, and at the console what an editor has to know of it. */
export const editionIn = ({ parts }: Seen): Readonly<Record<string, unknown>> => ({
  ...(parts['game.edition'] as Readonly<Record<string, unknown>>),
  ...(parts['game.editor'] as Readonly<Record<string, unknown>> | undefined),
});
