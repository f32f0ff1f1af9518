import type { Agenda } from '../kernel/agenda.ts';
import type { GameState } from '../kernel/game.ts';
import type { StandingCard } from '../kernel/hooks.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { Zones } from '../kernel/zones.ts';
import type { Pack, Shop, Size } from './cards.ts';
import { cards } from './data/cards.ts';
import { copiesPlayed, deliveredEdition, type Edition } from './edition.ts';
import { defaultOptions, type Options } from './options.ts';
import type { CardFame } from './fame.ts';
import type { Claim } from './insurance.ts';
import type { Fought } from './fought.ts';
import type { Kept } from './kept.ts';
import type { Laid } from './laid.ts';
import type { Look } from './looks.ts';
import type { Depth } from './setup.ts';
import type { Offer } from './starters/offers.ts';
import type { Task } from './tasks.ts';
import type { Turned } from './turned.ts';

export interface Purse {
  readonly free: number;
  /** Won in a fight: to be spent from the own next turn on. */
  readonly locked: number;
}

/** A ship in its captain's row, from left to right. Its id is its own for the whole game. */
export interface Ship {
  readonly id: number;
  /** Null where only their number is told, or where it came face down; of a copy what it is as large as. */
  readonly card: string | null;
  /** The ship it was made after, and with which it sinks: its own card is a Duplicate. */
  readonly copyOf?: number;
  /** Face down beneath Sails of Invisibility. */
  readonly hidden?: true;
  /** So many Bounties lie half under it, face up. */
  readonly bounty?: number;
  /** A Reincarnation brought it back without its ability, as was decided before the booklet was read so. */
  readonly bare?: true;
  /** Back in port, where nothing touches it. */
  readonly inPort?: true;
}

/** Ships that fight as one. */
export type Armada = readonly number[];

/** A ship that sails alone, or an armada. */
export interface Unit {
  readonly seat: SeatId;
  readonly ships: readonly number[];
}

/** With an own ship, by a card or with an empty hand at the end of the game; or a card that makes others attack. */
export const attackWays = ['own', 'others'] as const;
export type AttackWay = (typeof attackWays)[number];

export interface Fight {
  readonly how: AttackWay;
  /** Who drew the card. */
  readonly by: SeatId;
  readonly attacker: Unit;
  readonly defender: Unit;
  /** The ships of both that have gone down in it. */
  readonly sunk: readonly Ship[];
  /** What was turned up of each ship, by its id; nobody has to say it. */
  readonly turned: Readonly<Record<number, Turned>>;
  /** Behind a Smoke Screen the defender has left it. */
  readonly fled?: true;
  /** The card of the Royal Navy that attacks; the attacker then is whoever drew it, without a ship. */
  readonly navy?: string;
  /** Whom a ship's spirit or curse takes, where it could be one of several. */
  readonly chosen?: readonly Victim[];
  /** Whoever is attacked and may name somebody else, as long as nothing of the fight is told. */
  readonly refuses?: SeatId;
  /** Each of the two is attacked by the other, as one card or another has it. */
  readonly mutual?: true;
  /** What was thrown for ships of X/X, by their ids. */
  readonly thrown?: Readonly<Record<number, Size>>;
  /** Ships that have thrown a card out, as they may once. */
  readonly removers?: readonly number[];
  /** Ships that fight along by the ability of one, which may leave again. */
  readonly joined?: readonly Joined[];
}

export interface Joined {
  readonly by: number;
  readonly ships: readonly number[];
}

export interface Victim {
  readonly by: number;
  readonly victim: number;
}

/** A ship that has just sunk, and its place in the row: a Reincarnation may bring it back. */
export interface Wreck {
  readonly seat: SeatId;
  readonly ship: Ship;
  readonly place: number;
}

export interface ShopState {
  readonly open: boolean;
  /** What it asks for one; of a shut one what it asked last. */
  readonly price: number;
}

/** Who is out, and in which round that was; the first one first. */
export interface Out {
  readonly seat: SeatId;
  readonly round: number;
}

export const endReasons = ['lastShip', 'fame', 'time', 'agreed'] as const;
export type EndReason = (typeof endReasons)[number];

export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'over'; readonly winners: readonly SeatId[]; readonly why: EndReason };

/** The three piles of the main deck. */
export const piles = [1, 2, 3] as const;
export type PileNumber = (typeof piles)[number];

/** What has been told of the turn, where cards are. */
export interface Play {
  readonly drawn: boolean;
  /** A card was played or discarded, or a red one drawn. */
  readonly played: boolean;
  /** The turn is lost: there is buying and no more. */
  readonly lost?: true;
  /** What was drawn is played at once. */
  readonly red?: true;
  /** Something was bought between the draw and the play. */
  readonly bought?: true;
  /** By a card before the captain another round of drawing and playing follows, and this is it. */
  readonly again?: true;
  readonly second?: true;
  /** So many cards of other hands are still to be used at the end of the turn. */
  readonly thefts?: number;
  /** Ships that have left port in this turn. */
  readonly sailed?: readonly Sailed[];
}

/** At the end of a turn it takes no card any more. */
export interface Sailed {
  readonly ship: number;
  readonly late: boolean;
}

/** One trip of a captain to one shop, by a card that was used for it. */
export interface Sale {
  readonly seat: SeatId;
  readonly card: string;
  readonly shop: Shop;
  /** What all that was bought on it costs by the sign, and what of it was paid. */
  readonly full: number;
  readonly paid: number;
}

/** A card that lies open and may still be answered: the next fact lets it work. */
export interface Waiting {
  readonly seat: SeatId;
  readonly card: string;
  readonly victim: SeatId;
  /** Who is robbed along with the victim, and may stop that alone. */
  readonly along?: SeatId;
  /** Who means to stop it, while somebody who comes before may still do so. */
  readonly declared?: { readonly seat: SeatId; readonly card: string };
}

export interface State extends GameState {
  readonly depth: Depth;
  readonly options: Options;
  /** What it is played with: the cards of these packs are the pieces, and no others. */
  readonly edition: Edition;
  /** Two sail together, and sit opposite each other. */
  readonly teams: boolean;
  /** What the table has read off its cards. */
  readonly cardFame: CardFame;
  readonly purses: BySeat<Purse>;
  readonly fame: BySeat<number>;
  /** The souls that were sold, and the special abilities, in the order in which they are asked; where there are any. */
  readonly starters?: readonly StandingCard[];
  /** Cards that a captain has looked at and placed, and told nothing of yet; where there are any. */
  readonly looks?: readonly Look[];
  /** What these let their captains do until the next fact; where there is anything. */
  readonly offers?: readonly Offer[];
  readonly rows: BySeat<readonly Ship[]>;
  /** The id of the next ship that is laid. */
  readonly nextShip: number;
  /** The ships that fight as one, of who has an armada: two at least in each, the oldest armada first. */
  readonly armadas: BySeat<readonly Armada[]>;
  readonly fight: Fight | null;
  readonly fights: number;
  /** What the last one came to; absent before there was any. */
  readonly fought?: Fought;
  readonly agenda: Agenda<Task>;
  /** The cards of the ships that went down, the newest first; null where nobody told which it was. */
  readonly dead: readonly (string | null)[];
  /** With which others each of them sank: the same number, or none; kept where one may be raised. */
  readonly graves?: readonly number[];
  /** The last of them, where Magic is in play, until somebody attacks or the Chip goes on. */
  readonly wreck: Wreck | null;
  /** Ships that sank since the Chip went on, under which an Insurance may have lain that nobody turned up. */
  readonly claims?: readonly Claim[];
  readonly shops: { readonly [In in Shop]?: ShopState };
  /** Until the captain draws, plays, goes to another shop or hands the Chip on. */
  readonly sale?: Sale;
  readonly outs: readonly Out[];
  readonly round: number;
  /** Who has the Chip. */
  readonly turn: SeatId;
  readonly phase: Phase;
  /** A shop has just changed: shown until the next fact. */
  readonly moment: Shop | null;
  /** Where all cards lie, by count; empty where cards are not told. */
  readonly zones: Zones;
  readonly play: Play;
  /** Face up before captains, in the order in which they came to lie there. */
  readonly kept: readonly Kept[];
  /** The id of the next of them. */
  readonly nextKept: number;
  readonly waits: Waiting | null;
  /** What was laid last and may still be answered, with the answers above it, the newest last. */
  readonly chain: readonly Laid[];
  /** Of whose hand a Spy has just laid a card away, which nobody has named yet. */
  readonly spied: SeatId | null;
  /** The piles that a card has taken away. */
  readonly pilesGone: readonly PileNumber[];
  /** From which pile was drawn last. */
  readonly lastPile: PileNumber | null;
  /** The round in which something last was bought, sunk or played. */
  readonly busyIn: number;
}

export const newPlay: Play = { drawn: false, played: false };

/** What one Bounty is worth. */
export const bountyGold = 10;

/** What the market asks as the game begins. */
const firstPrice = 5;
const tavernPrice = 10;

/** The signs that hang as the game begins; a shop comes with its pack, Magic with any that brings some. */
export const signsAtFirst = (packs: readonly Pack[], isMagicSold = false): State['shops'] => ({
  market: { open: true, price: firstPrice },
  ...(packs.includes('magic-shop') || isMagicSold ? { magic: { open: true, price: firstPrice } } : {}),
  ...(packs.includes('tavern') ? { tavern: { open: true, price: tavernPrice } } : {}),
});

export const blank: State = {
  seats: [],
  depth: 'score',
  options: defaultOptions,
  edition: deliveredEdition,
  teams: false,
  cardFame: {},
  purses: {},
  fame: {},
  rows: {},
  nextShip: 1,
  armadas: {},
  fight: null,
  fights: 0,
  agenda: [],
  dead: [],
  wreck: null,
  shops: signsAtFirst(deliveredEdition.packs),
  outs: [],
  round: 0,
  turn: 'red',
  phase: { kind: 'opening' },
  moment: null,
  zones: {},
  play: newPlay,
  kept: [],
  nextKept: 1,
  waits: null,
  chain: [],
  spied: null,
  pilesGone: [],
  lastPile: null,
  busyIn: 0,
};

const emptyPurse: Purse = { free: 0, locked: 0 };

export const purseOf = (state: State, seat: SeatId): Purse => state.purses[seat] ?? emptyPurse;
export const goldOf = (state: State, seat: SeatId): number => {
  const { free, locked } = purseOf(state, seat);
  return free + locked;
};
export const fameOf = (state: State, seat: SeatId): number => state.fame[seat] ?? 0;
export const rowOf = (state: State, seat: SeatId): readonly Ship[] => state.rows[seat] ?? [];
export const isOut = (state: State, seat: SeatId): boolean => state.outs.some((out) => out.seat === seat);
export const inPlay = (state: State): readonly SeatId[] =>
  state.outs.length === 0 ? state.seats : state.seats.filter((seat) => !isOut(state, seat));

/** All gold of the box with these packs, the change and what lies in the main deck among it: added up once a table. */
export function goldIn(edition: Edition): number {
  const before = goldOfBoxes.get(edition);
  if (before !== undefined) return before;
  const sum = cards.reduce(
    (gold, row) => (row.effect.kind === 'gold' ? gold + row.effect.worth * copiesPlayed(row, edition) : gold),
    0,
  );
  goldOfBoxes.set(edition, sum);
  return sum;
}

const goldOfBoxes = new WeakMap<Edition, number>();

/** What no captain has. */
export const goldLeft = (state: State): number =>
  state.seats.reduce((left, seat) => left - goldOf(state, seat), goldIn(state.edition));
