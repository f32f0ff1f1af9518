import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';

/** One picture of docs/: what was told, and on which page it is seen. */
export interface Scene {
  readonly name: string;
  readonly game: string;
  readonly captains: number;
  readonly setup: object;
  /** What was told before, and what is told while the page is looked at. */
  readonly before?: readonly object[];
  readonly now?: readonly object[];
  /** Told by chance from the same seed, until something is so. */
  readonly until?: (table: RunningTable) => boolean;
  readonly seed?: number;
  /** What was told before has ended it. */
  readonly over?: true;
  readonly look?: 'day';
  /** Of a captain's phone, with what is tapped there by its name; of the console or the overlay; else of the television. */
  readonly phone?: { readonly captain: string; readonly taps?: readonly string[]; readonly picks?: true };
  /** What is done at the console: keys that are struck, and what is pressed by its words. */
  readonly console?: readonly (readonly [how: 'key' | 'press', what: string])[];
  readonly overlay?: 'third' | 'corner';
  readonly size?: { readonly width: number; readonly height: number };
}

export const isOver = (table: RunningTable): boolean => table.prompts.length === 0;
export const asks = (kind: string, seat?: string) => (table: RunningTable) =>
  table.prompts.some(
    (one) =>
      one.kind === kind &&
      one.need === 'must' &&
      (seat === undefined || (one.whom as readonly string[])[0] === seat),
  );

export const large = { width: 1920, height: 1080 };
export const set = (fields: object) => ({ kind: 'setTable', fields });
export const cards = (...played: readonly (readonly [seat: string, card: string])[]) =>
  played.map(([seat, card]) => ({ kind: 'playCard', seat, card }));
export const bids = (...amounts: readonly number[]) =>
  amounts.map((bid, at) => ({ kind: 'bid', seat: seatIds[(at + 1) % amounts.length], bid }));
