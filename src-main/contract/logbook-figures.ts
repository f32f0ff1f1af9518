import type { GameId } from '../rules/games.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Finding, PersonPart } from './logbook-parts.ts';

/** What many evenings say. Only evenings that are over are counted; dice lie open and are counted of all. */

/** So many of so many, with what is surely true of it however often one looks; null where there are too few to say. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** Between 0 and 1. */
  readonly range: readonly [number, number];
  /** What chance alone would give, where that can be said. */
  readonly chance: number | null;
  /** Too few to read anything from it: drawn hollow and dashed. */
  readonly few: boolean;
}

/** A bar of the strip. */
export interface StripBar {
  readonly session: string;
  readonly game: GameId;
  readonly at: number;
  /** How many of the others finished behind. */
  readonly behind: number;
  readonly others: number;
  readonly won: boolean;
}

export interface Streak {
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

export interface PersonPage {
  readonly person: PersonPart;
  readonly finding: Finding;
  readonly below: readonly Message[];
  readonly firstAt: number | null;
  /** The newest year first. */
  readonly years: readonly { readonly year: number; readonly came: number; readonly won: number }[];
  /** The last year that was asked for, oldest first; at most the last 400. */
  readonly strip: readonly StripBar[];
  readonly wins: Share;
  readonly games: readonly { readonly game: GameId; readonly wins: Share }[];
  /** How often each place was taken; ranks are shared. */
  readonly places: readonly { readonly place: number; readonly count: number }[];
  readonly bids: {
    readonly total: number;
    /** Won, less bid. */
    readonly off: readonly { readonly off: number; readonly count: number }[];
    readonly met: readonly { readonly bid: number; readonly share: Share }[];
  };
  readonly ahead: readonly { readonly person: string; readonly name: string; readonly share: Share }[];
  readonly winning: Streak | null;
  /** The longest time without a win, in evenings. */
  readonly without: Streak | null;
  readonly luck: { readonly earned: number; readonly spent: number; readonly wasted: number } | null;
  readonly movement: number | null;
  /** Of the evenings that told it: all together and the most of one evening. */
  readonly gold: { readonly total: number; readonly most: number; readonly evenings: number } | null;
  readonly fame: { readonly total: number; readonly most: number; readonly evenings: number } | null;
  readonly fightsWon: number | null;
  /** Won from furthest behind. */
  readonly best: {
    readonly session: string;
    readonly at: number;
    readonly game: GameId;
    readonly from: number;
  } | null;
  /** The dread captain sailed with most often, the depth played at most often. */
  readonly favourites: {
    readonly captain: { readonly game: GameId; readonly captain: string; readonly count: number } | null;
    readonly depth: { readonly game: GameId; readonly depth: string; readonly count: number } | null;
  };
}

export interface GamePage {
  readonly game: GameId;
  readonly finding: Finding;
  readonly evenings: number;
  readonly over: number;
  /** Milliseconds. */
  readonly played: number;
  readonly usual: number | null;
  readonly longest: { readonly session: string; readonly played: number } | null;
  readonly shortest: { readonly session: string; readonly played: number } | null;
  readonly seats: readonly { readonly seats: number; readonly evenings: number }[];
  readonly people: readonly { readonly person: string; readonly name: string; readonly wins: Share }[];
  /** Whether it matters where one sits: by the order of the chairs. */
  readonly chairs: readonly { readonly chair: number; readonly wins: Share }[];
  /** Won by whoever was never behind, in the last round, by how much. */
  readonly endings: {
    readonly neverHeaded: Share | null;
    readonly inTheLastRound: Share | null;
  };
  readonly depths: readonly { readonly depth: string; readonly evenings: number }[];
}

/** What can be said of a die, however often one looks. */
export interface DieVerdict {
  readonly kind: 'fair' | 'accused' | 'too-few' | 'faces-unknown';
  /** The odds now: how much likelier the rolls are under "this die favours something" than under "it is fair". */
  readonly against: number;
  /** The roll at which the die was accused; it stays accused. */
  readonly since: number | null;
  /** The face it favours. */
  readonly face: string | null;
  /** About so many more until something could be said. */
  readonly more: number | null;
}

export interface DiePart {
  /** By this the die is named: its game, its colour and its faces. */
  readonly die: string;
  readonly game: GameId;
  readonly label: Message;
  readonly source: 'scanned' | 'typed' | 'virtual';
  readonly rolls: number;
  readonly firstAt: number | null;
  /** Alike faces are one; `sides` of six have it. `band`: where 99 of 100 fair dice stay, as counts. */
  readonly faces: readonly {
    readonly face: string;
    readonly sides: number;
    readonly count: number;
    readonly due: number;
    readonly band: readonly [number, number];
  }[];
  /** Only of what a reader saw; typed rolls stand apart and are not judged. */
  readonly verdict: DieVerdict | null;
}

export interface DicePage {
  readonly finding: Finding;
  readonly dice: readonly DiePart[];
  readonly scanned: number;
  readonly typed: number;
  /** Of fair dice that are looked at after every roll, at most this share is ever accused. */
  readonly accusedAtMost: number;
}
