import type { GameState } from '../kernel/game.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { Feature, Suit } from './cards.ts';
import type { Colour, Die } from './dice.ts';
import { deliveredEdition, type Edition } from './edition.ts';
import type { Chart } from './map/chart.ts';
import type { MapLayout } from './map/layout.ts';
import { defaultOptions, type Options } from './options.ts';
import type { ByPlayer, Player } from './player.ts';
import type { Rolling } from './roll.ts';

/** score: bids and fights won. fights: who won each. cards: every play. */
export const depths = ['score', 'fights', 'cards'] as const;
export type Depth = (typeof depths)[number];

export type Phase = 'blank' | 'dealer' | 'bidding' | 'fighting' | 'moving' | 'over';

export interface State extends GameState {
  readonly depth: Depth;
  readonly options: Options;
  readonly edition: Edition;
  readonly chart: Chart | null;
  /** The map as it was laid, for the next race on it. */
  readonly layout: MapLayout | null;
  /** All chairs clockwise, the Dummy and the House among them. */
  readonly order: readonly Player[];
  readonly phase: Phase;
  readonly dealer: Player | null;
  readonly firstDealer: SeatId | null;
  /** Who still rolls for the deal, and what they rolled. */
  readonly dealerRolls: Contest | null;
  readonly markers: ByPlayer<Marker>;
  readonly luck: BySeat<number>;
  readonly battle: Battle;
  readonly moving: Moving | null;
  readonly lastRoll: LastRoll | null;
  readonly flags: readonly Flag[];
  readonly winner: Player | null;
}

/** Rank 0 is off the board. Without a map there is no square, and the colour is what the table says. */
export interface Marker {
  readonly rank: number;
  readonly square: string | null;
  readonly colour: Colour | null;
}

export const offBoard: Marker = { rank: 0, square: null, colour: null };

export interface Battle {
  readonly number: number;
  /** Cards dealt to each, which is also how many fights there are. */
  readonly cards: number;
  readonly bids: ByPlayer<number>;
  readonly won: ByPlayer<number>;
  /** Fights won as told at the end, where the table does not tell them one by one. */
  readonly counted: ByPlayer<number>;
  /** The Dummy hand once it is turned up: what is left of it. */
  readonly dummyCards: readonly string[];
  readonly dummyTakenBy: readonly SeatId[];
  readonly fight: Fight;
  /** The fight before it, which lies there until the next card is laid. */
  readonly before: Fight | null;
  /** Which chair led the first fight, counted along the table; whoever sits there may change in a mutiny. */
  readonly firstChair: number;
  /** Cards that were on the table in this battle. */
  readonly seen: readonly string[];
  /** By whom each of them was laid. */
  readonly laidBy: Readonly<Record<string, Player>>;
  /** Luck cards that went under the deck. */
  readonly under: readonly string[];
  readonly memory: ByPlayer<Memory>;
  /** Who has just changed chairs; everybody looks for the new place until the next card is laid. */
  readonly exchanged: readonly [Player, Player] | null;
}

export interface Fight {
  readonly leader: Player;
  readonly laid: readonly Laid[];
  /** Failed attempts, with the card that went back in hand. */
  readonly tried: ByPlayer<string>;
  readonly attempt: Attempt | null;
  readonly contest: Contest | null;
  /** What may still be answered was left unanswered. */
  readonly closed: boolean;
  readonly winner: Player | null;
  readonly effects: readonly Effect[];
}

export type Laying = 'natural' | 'active' | 'drawn' | 'house' | 'dummy';

export interface Laid {
  readonly player: Player;
  readonly card: string;
  /** The suit and value it fights with. */
  readonly suit: Suit;
  readonly value: number;
  /** The printed suit, which counts for what is led. */
  readonly printed: Suit;
  readonly how: Laying;
  readonly feature: Feature | null;
  /** The feature's text is used, not only its value. */
  readonly used: boolean;
}

export interface Attempt {
  readonly player: SeatId;
  readonly card: string;
  /** Active and waiting for what is drawn: only with Luck. */
  readonly active: boolean;
  readonly rolling: Rolling;
}

/** Several roll against each other. */
export interface Contest {
  readonly kind: 'dealer' | 'fight' | 'mutiny';
  readonly players: readonly Player[];
  readonly rolls: ByPlayer<Rolling>;
  /** They rolled before, and nobody was ahead. */
  readonly level?: true;
}

/** What an activated card does at the end of the fight. */
export interface Effect {
  readonly player: SeatId;
  readonly feature: 'mutiny' | 'thief';
  readonly target: Player | null;
  /** The mutiny is won and the fights to take are to be said. */
  readonly won: boolean;
}

/** What has been seen of somebody's hand in this battle. */
export interface Memory {
  /** Cards known to be in hand. */
  readonly known: readonly string[];
  readonly owed: readonly Owed[];
}

/** A suit that was led and not followed. `stirred`: the hand may have changed since. */
export interface Owed {
  readonly fight: number;
  readonly suit: Suit;
  readonly card: string;
  readonly how: 'off-suit' | 'feature';
  readonly stirred: boolean;
}

/** The die that was read last; it lies there until the next one. `nth` counts them, as the same face may come again. */
export interface LastRoll {
  readonly player: Player;
  readonly die: Die | null;
  readonly face: string;
  readonly nth: number;
}

export interface Moving {
  /** Points at the start of the movement, and what is left of them. */
  readonly points: ByPlayer<number>;
  readonly left: ByPlayer<number>;
  readonly results: ByPlayer<Result>;
  readonly hindsight: readonly SeatId[];
  /** Nobody may claim or buy any more. */
  readonly closed: boolean;
  /** Who has begun to move and is not done. */
  readonly mover: Player | null;
  readonly done: readonly Player[];
  /** The squares gone over by the latest mover. */
  readonly trail: readonly string[];
}

export type Outcome = 'met' | 'missed-by-one' | 'missed' | 'dummy';

export interface Result {
  readonly bid: number;
  readonly won: number;
  readonly outcome: Outcome;
  readonly diagonal: boolean;
}

export const flagKinds = [
  'not-followed',
  'feature-while-holding',
  'card-twice',
  'fights-do-not-add-up',
  'face-not-on-die',
  'overruled',
  'misdeal',
  'uneven-hand',
] as const;
export type FlagKind = (typeof flagKinds)[number];

/** Something the table did that cannot have been right. It is shown with its evidence, and nothing else happens. */
export interface Flag {
  readonly kind: FlagKind;
  readonly player: Player | null;
  readonly battle: number;
  readonly fight: number;
  readonly certain: boolean;
  /** The fight in which it shows, the suit that was led, and the cards that speak against each other. */
  readonly shownIn: number;
  readonly suit: Suit | null;
  readonly cards: readonly string[];
  /** The side that was seen, and on which die. */
  readonly side?: Side;
  /** The rule that the table has set aside. */
  readonly rule?: string;
  /** How many cards a hand held, and how many it should have held. */
  readonly count?: HandCount;
}

export interface HandCount {
  readonly held: number;
  /** Nobody can say where the table does not tell its fights one by one. */
  readonly due: number | null;
}

export interface Side {
  readonly die: Die;
  readonly face: string;
}

export const noFight = (leader: Player): Fight => ({
  leader,
  laid: [],
  tried: {},
  attempt: null,
  contest: null,
  closed: false,
  winner: null,
  effects: [],
});

export const noBattle: Battle = {
  number: 0,
  cards: 0,
  bids: {},
  won: {},
  counted: {},
  dummyCards: [],
  dummyTakenBy: [],
  fight: noFight('red'),
  before: null,
  firstChair: 0,
  seen: [],
  laidBy: {},
  under: [],
  memory: {},
  exchanged: null,
};

export const blank: State = {
  seats: [],
  depth: 'score',
  options: defaultOptions,
  edition: deliveredEdition,
  chart: null,
  layout: null,
  order: [],
  phase: 'blank',
  dealer: null,
  firstDealer: null,
  dealerRolls: null,
  markers: {},
  luck: {},
  battle: noBattle,
  moving: null,
  lastRoll: null,
  flags: [],
  winner: null,
};

export const stateVersion = 5;
