import type { GameId } from '../rules/games.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';

/** What the logbook's pages are told of evenings and people. Plain values; sentences are messages. */

/** Who sat where on an evening, in the order of finish; of an evening that is not over, as they stand. */
export interface Finisher {
  readonly seat: SeatId;
  /** As the evening's log has it. */
  readonly captain: string;
  /** Whoever that is, by the name people know them by now. */
  readonly person: string;
  readonly name: string;
  readonly rank: number | null;
  readonly winner: boolean;
}

/** A finding in a full sentence: what is certain upright, how it came or what is not settled in italics. */
export interface Finding {
  readonly certain: Message;
  readonly how: Message | null;
}

export interface EveningRow {
  /** By this every call names the evening. */
  readonly session: string;
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly startedAt: number;
  readonly playedAt: number;
  /** Milliseconds at the table, without pauses. */
  readonly played: number;
  readonly place: string | null;
  readonly remark: string | null;
  readonly over: boolean;
  /** Only its result is known: nothing of it was played here, and it has no log. */
  readonly bare: boolean;
  /** It is the session that is open now. */
  readonly running: boolean;
  readonly entries: number;
  readonly captains: readonly Finisher[];
  readonly finding: Finding;
  /**
   * How far the winner (of an unfinished evening: whoever leads) was ahead of the best other, from the first entry to
   * the last, in `unit`; below zero is behind. Empty where nobody may know yet or it is not told.
   */
  readonly lead: readonly number[];
  readonly unit: Message | null;
}

/** A file that no evening can be read from. */
export interface UnreadableRow {
  readonly session: string;
  readonly fault: Message;
  readonly rescuable: boolean;
}

export interface EveningsPage {
  readonly from: number;
  readonly total: number;
  readonly rows: readonly EveningRow[];
}

export interface MonthPart {
  readonly year: number;
  readonly month: number;
  readonly evenings: number;
  /** Those of them that the filter lets through. */
  readonly found: number;
}

export interface Facet {
  readonly value: string;
  readonly found: number;
}

export interface EveningsHead {
  /** All evenings that this viewer may see. */
  readonly all: number;
  readonly found: number;
  /** When the first of those found was begun. */
  readonly since: number | null;
  /** Milliseconds at the table. */
  readonly played: number;
  readonly people: number;
  readonly guests: number;
  /** Dice and cards that readers read. */
  readonly read: number;
  readonly unfinished: number;
  /** Every month from the newest to the oldest that has an evening. */
  readonly months: readonly MonthPart[];
  /** How many would be left by each; a game that was never played is not among them. */
  readonly games: readonly Facet[];
  readonly captains: readonly PersonPart[];
  readonly places: readonly Facet[];
  /** What one filter less would find, for a search that finds nothing. */
  readonly without: readonly { readonly filter: string; readonly found: number }[];
  readonly unreadable: readonly UnreadableRow[];
  /** The index is being made: how many of how many files are in it. */
  readonly indexing: { readonly done: number; readonly of: number } | null;
}

export interface PersonPart {
  readonly person: string;
  readonly name: string;
  readonly guest: boolean;
  /** The mark they sat under most often. */
  readonly mark: SeatId | null;
  readonly came: number;
  readonly won: number;
  readonly lastAt: number | null;
  /** Every name they go by in the logs. */
  readonly names: readonly string[];
}

export interface LinkedDevice {
  readonly device: string;
  readonly name: string;
  readonly person: string | null;
}
