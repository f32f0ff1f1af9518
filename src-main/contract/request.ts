import type { GameCommand, Setup } from '../rules/kernel/game.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';

/** A command before anybody knows whose: a game's own or the table's. */
export type AnyCommand = GameCommand & { readonly [field: string]: unknown };

/** Where an answer came from, as far as its sender can say. */
export const sentSources = ['scanned', 'typed', 'virtual'] as const;

/** Why the head was moved, where it was not a person's wish: keys that a machine had pressed are taken back. */
export const sentReasons = ['scan'] as const;
/** `tap`: a captain has taken back the own last tap, on the own phone. */
export const moveReasons = [...sentReasons, 'tap'] as const;
export type MoveReason = (typeof moveReasons)[number];

/** What somebody at the table wants entered. */
export interface SentAct {
  readonly command: AnyCommand;
  /** The id that the sender gave it; the same id twice is one entry. */
  readonly id?: string;
  /** The prompt it answers: taken only while that one is open. */
  readonly prompt?: string;
  readonly source?: (typeof sentSources)[number];
  /** Overrule what refuses it: these codes, or whichever they are. */
  readonly override?: { readonly reason: string; readonly codes?: readonly string[] };
}

/** A choice that somebody pressed, with all that was pressed before it: sent twice it is the same. */
export interface SentPress {
  readonly prompt: string;
  /** The choices by their names, from the first step on. */
  readonly path: readonly string[];
  /** Whose answer it is, where that is known. */
  readonly seat?: SeatId;
  readonly id?: string;
  readonly source?: SentAct['source'];
  readonly override?: SentAct['override'];
}

/** What a reader read or a finger tapped, before it is known what it means. */
export interface SentSign {
  readonly sign: Sign;
  readonly id?: string;
  readonly prompt?: string;
  /** Whose it is: the seat of the reader, a captain's token just scanned. */
  readonly seat?: SeatId;
  /** A reading stored before that a person has now explained. */
  readonly reading?: number;
}

/** One change to the past. Edits of one draft are tried together, so that two swapped bids are one correction. */
export type Edit =
  | {
      readonly kind: 'replace';
      readonly entry: number;
      readonly command: AnyCommand;
      readonly override?: EditOverride;
    }
  | {
      readonly kind: 'insert';
      readonly before: number;
      readonly command: AnyCommand;
      readonly override?: EditOverride;
    }
  | { readonly kind: 'void'; readonly entry: number };

export interface EditOverride {
  readonly codes: readonly string[];
  readonly reason: string;
}

export interface Correction {
  readonly edits: readonly Edit[];
  readonly reason?: string;
  /** The head that the edits were made against. */
  readonly head: number;
}

/** What a table settles before the first entry, with who sits where. */
export interface SessionSetup extends Omit<Setup, 'seats'> {
  readonly seats: readonly { readonly seat: SeatId; readonly captain: string }[];
}
