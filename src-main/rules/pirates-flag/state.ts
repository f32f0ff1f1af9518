import type { Agenda } from '../kernel/agenda.ts';
import type { GameState } from '../kernel/game.ts';
import { clockwiseAfter, type BySeat, type SeatId } from '../kernel/seat.ts';
import { emptyStack, type Stack } from '../kernel/stack.ts';
import { sea, type Board } from './board.ts';
import type { CaptainRow, CardRow } from './cards.ts';
import { deliveredCaptains } from './data/captains.ts';
import { deliveredCards } from './data/cards.ts';
import { sampleBoard } from './data/sample-board.ts';
import { defaultOptions, type Options } from './options.ts';
import type { Depth } from './setup.ts';
import type { Task } from './tasks.ts';

/** Towards The Dread Sea, where the numbers fall, or towards the Dread Captain, where they rise. */
export const directions = ['seaward', 'inward'] as const;
export type Direction = (typeof directions)[number];
export const stepOf = (direction: Direction): 1 | -1 => (direction === 'inward' ? 1 : -1);
export const opposite = (direction: Direction): Direction => (direction === 'inward' ? 'seaward' : 'inward');

export type Flag =
  | { readonly kind: 'ship' }
  | { readonly kind: 'carried'; readonly seat: SeatId }
  | { readonly kind: 'afloat'; readonly at: number };

/** What waits beside a ship for its next roll. Without a row it was set by hand. */
export interface Modifier {
  readonly row: string | null;
  readonly by: SeatId | null;
  readonly times: number;
  readonly plus: number;
}

/** A card or a captain's ability on its way to the table. */
export interface Play {
  readonly seat: SeatId;
  readonly source: 'card' | 'captain';
  readonly row: string;
  readonly target?: SeatId;
  readonly direction?: Direction;
  readonly spaces?: number;
  /** Sent elsewhere by another card: the new target need not be one its own text allows. */
  readonly redirected?: boolean;
  /** It was aimed at nobody before, so that all of it went along: what it does to "your ship" too. */
  readonly whole?: boolean;
  /** Conditions that a ruling has set aside and that are not looked at again. */
  readonly insists?: readonly string[];
}

export const rollPurposes = ['start', 'move', 'battle', 'forced'] as const;
export type RollPurpose = (typeof rollPurposes)[number];

export interface Rolled {
  readonly seat: SeatId;
  readonly purpose: RollPurpose;
  /** Empty where only the sum was told. */
  readonly faces: readonly number[];
  readonly sum: number;
  readonly total: number;
  readonly used: readonly Modifier[];
}

export interface Moving {
  readonly kind: 'moving';
  readonly total: number;
  readonly left: number;
  /** How the ship goes; null while nothing was sailed yet. */
  readonly heading: Direction | null;
  /** The direction may be chosen: at the start, below a waterfall, where the flag was picked up. */
  readonly free: boolean;
  readonly pickedUpAt: number | null;
}

export interface Battle {
  readonly kind: 'battle';
  readonly attacker: SeatId;
  readonly defender: SeatId;
  readonly rolls: BySeat<Rolled>;
  readonly round: number;
  /** What it broke into: where nobody has rolled yet, a battle that falls through gives it back. */
  readonly before: BeforeBattle;
}
export type BeforeBattle = Rolling | Moving | { readonly kind: 'sailed' };

export interface Rolling {
  readonly kind: 'rolling';
  /** The roll that follows a battle won. */
  readonly escape: boolean;
}

export type Phase =
  | { readonly kind: 'opening'; readonly among: readonly SeatId[]; readonly rolls: BySeat<number> }
  | Rolling
  | Moving
  | Battle
  /** The movement is over, the dice are not passed yet. */
  | { readonly kind: 'sailed' }
  /** At the lighter depths: where is the ship now? `again` after a battle won. */
  | { readonly kind: 'telling'; readonly again: boolean }
  | { readonly kind: 'won'; readonly seat: SeatId };

export interface Turn {
  readonly number: number;
  readonly seat: SeatId;
  /** Cards that count, by whoever played them in this turn. */
  readonly played: BySeat<number>;
  readonly fought: boolean;
  /** The ship whose turn it is has moved, by whatever moved it. */
  readonly moved: boolean;
  /** Beside which carrier it lay when it rolled to move, as long as that one stays there: it might have fought. */
  readonly passedBy?: SeatId;
}

export interface Ability {
  readonly captain: string;
  readonly used: boolean;
}

/** Something that does not add up, with its evidence: shown, never punished. */
export interface Remark {
  readonly kind: 'cardSeenTwice' | 'handDidNotAddUp' | 'pileDoesNotAddUp' | 'cardCameLate';
  readonly turn: number;
  readonly seat: SeatId | null;
  readonly row: string | null;
  readonly told: number | null;
  readonly expected: number | null;
}

export interface State extends GameState {
  readonly depth: Depth;
  readonly options: Options;
  readonly board: Board;
  readonly cards: readonly CardRow[];
  readonly captains: readonly CaptainRow[];
  /** Spaces; 0 is The Dread Sea. */
  readonly at: BySeat<number>;
  /** A stop at the Trading Post where the ship lies, and whether it has been used. */
  readonly visits: BySeat<'open' | 'traded'>;
  readonly flag: Flag;
  /** The flag has left the Dread Captain's ship: one die for everybody, for good. */
  readonly flagMoved: boolean;
  readonly firstTaker: SeatId | null;
  readonly hands: BySeat<number>;
  /** Seats whose hands went on while the table told less than each card. */
  readonly doubtful: readonly SeatId[];
  readonly pile: number;
  /** From the bottom; null is a card nobody has named. */
  readonly discards: readonly (string | null)[];
  readonly abilities: BySeat<Ability>;
  readonly modifiers: BySeat<readonly Modifier[]>;
  readonly stack: Stack<Play>;
  readonly turn: Turn;
  readonly phase: Phase;
  readonly agenda: Agenda<Task>;
  readonly lastRoll: Rolled | null;
  readonly battles: number;
  readonly remarks: readonly Remark[];
}

/** A turn of which nothing has been told yet. */
export const turnOf = (number: number, seat: SeatId): Turn => ({
  number,
  seat,
  played: {},
  fought: false,
  moved: false,
});

export const blank: State = {
  seats: [],
  depth: 'cards',
  options: defaultOptions,
  board: sampleBoard,
  cards: deliveredCards,
  captains: deliveredCaptains,
  at: {},
  visits: {},
  flag: { kind: 'ship' },
  flagMoved: false,
  firstTaker: null,
  hands: {},
  doubtful: [],
  pile: deliveredCards.length,
  discards: [],
  abilities: {},
  modifiers: {},
  stack: emptyStack,
  turn: turnOf(0, 'red'),
  phase: { kind: 'opening', among: [], rolls: {} },
  agenda: [],
  lastRoll: null,
  battles: 0,
  remarks: [],
};

export const placeOf = (state: State, seat: SeatId): number => state.at[seat] ?? sea;
export const handOf = (state: State, seat: SeatId): number => state.hands[seat] ?? 0;
export const modifiersOf = (state: State, seat: SeatId): readonly Modifier[] => state.modifiers[seat] ?? [];
export const carrierOf = (state: State): SeatId | undefined =>
  state.flag.kind === 'carried' ? state.flag.seat : undefined;
export const carries = (state: State, seat: SeatId): boolean => carrierOf(state) === seat;
export const isLight = (depth: string): boolean => depth !== 'cards';

/** Who took the flag from the Dread Captain's ship holds one card more, to the end. */
export const handLimit = (state: State, seat: SeatId): number => (state.firstTaker === seat ? 6 : 5);

export const nextSeat = (state: State): SeatId =>
  clockwiseAfter(state.seats, state.turn.seat)[0] ?? state.turn.seat;

/** Where the flag is, counted in spaces. */
export function flagPlace(state: State): number {
  switch (state.flag.kind) {
    case 'ship':
      return state.board.flagShip;
    case 'afloat':
      return state.flag.at;
    case 'carried':
      return placeOf(state, state.flag.seat);
  }
}

/** True board spaces; waterfalls do not shorten them. */
export const distance = (state: State, one: SeatId, other: SeatId): number =>
  Math.abs(placeOf(state, one) - placeOf(state, other));

/**
 * What is left to sail: to the flag, and for who carries it, home to The Dread Sea. Spaces as they are counted along
 * the water; waterfalls do not shorten them.
 */
export const spacesToGo = (state: State, seat: SeatId): number =>
  carries(state, seat) ? placeOf(state, seat) : Math.abs(placeOf(state, seat) - flagPlace(state));

export const cardRow = (state: State, id: string): CardRow | undefined =>
  state.cards.find((row) => row.id === id);
export const captainRow = (state: State, id: string): CaptainRow | undefined =>
  state.captains.find((row) => row.id === id);
export const rowOf = (state: State, play: Play): CardRow | CaptainRow | undefined =>
  play.source === 'card' ? cardRow(state, play.row) : captainRow(state, play.row);

/** A value by seat without that of one seat. */
export function without<Value>(values: BySeat<Value>, seat: SeatId): BySeat<Value> {
  const { [seat]: _, ...rest } = values;
  return rest;
}
