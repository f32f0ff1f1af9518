import type { Captain } from '../look/marks.ts';
import type { SignName } from '../look/sign-names.ts';

export type Standing = 'met' | 'open' | 'missed';

/** A bid against what was won; without `won` the battle has not begun, without `bid` none was said yet. */
export interface BidOfWonCell {
  readonly kind: 'bid';
  readonly won?: number;
  readonly bid?: number | string;
  readonly standing?: Standing;
  /** The word between the two numbers. */
  readonly of: string;
  readonly afloat?: boolean;
}

export interface Vessel {
  readonly type: 'sloop' | 'schooner' | 'brigantine' | 'galleon';
  /** Printed on it; left out where only their number is told. */
  readonly worth?: string;
  /** Curses, or whatever else is counted in red dots beside the ship. */
  readonly dots?: number;
  /** Cards that lie under it. */
  readonly ticks?: number;
  /** One of those that fight together: a comb runs under them. A number tells several such fleets apart. */
  readonly inArmada?: boolean | number;
  readonly sunk?: boolean;
  /** Nobody else sees which it is: an eye struck out in place of its number, or before it. */
  readonly hidden?: boolean;
  /** So many prices are on it: a mark each on its other side. */
  readonly bounty?: number;
  /** Spoken in place of the picture. */
  readonly label: string;
}

export type Cell =
  | BidOfWonCell
  | { readonly kind: 'text'; readonly text: string; readonly afloat?: boolean }
  | {
      readonly kind: 'number';
      readonly value: number | string;
      readonly afloat?: boolean;
      /** `large` for the one number of the row that decides. */
      readonly weight?: 'large' | 'plain' | 'small';
    }
  | {
      readonly kind: 'points';
      readonly held: number;
      readonly most: number;
      readonly sign: 'luck' | 'seal';
      readonly label: string;
    }
  | {
      readonly kind: 'fleet';
      readonly vessels: readonly Vessel[];
      readonly none: string;
      /** How many have room; of more, all but one are drawn and the others counted. Three unless said otherwise. */
      readonly most?: number;
      /** Ships beyond those drawn, as one total. */
      readonly rest?: string;
    }
  /** Ships set apart from the row: in port, and hidden ones, which are only counted. */
  | {
      readonly kind: 'apart';
      readonly port?: string;
      readonly hidden?: number;
      readonly label: string;
    }
  | {
      readonly kind: 'gold';
      readonly gold: number;
      readonly locked?: string;
      readonly afloat?: boolean;
      readonly label: string;
    }
  | { readonly kind: 'sign'; readonly sign?: SignName; readonly label: string; readonly afloat?: boolean };

export interface Legend {
  readonly mark: 'dot' | 'tick' | 'comb' | 'copy' | 'bounty';
  readonly words: string;
}

export interface Column {
  readonly id: string;
  readonly head: string;
  /** In u on a television; columns never change width within a game. */
  readonly width: number;
  readonly align?: 'start' | 'centre' | 'end';
  /** What the marks beside a ship mean, each with its word beside the heading. */
  readonly legend?: readonly Legend[];
}

export interface LedgerRow {
  readonly captain: Captain;
  /** What this captain is doing: shown to six seats. */
  readonly status?: string;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly awaited?: boolean;
}
