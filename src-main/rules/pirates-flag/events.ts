import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { HandSet } from '../kernel/table-service.ts';
import type { Board } from './board.ts';
import type { CaptainRow, CardRow } from './cards.ts';
import type { Options } from './options.ts';
import type { Depth } from './setup.ts';
import type { Ability, Direction, Flag, Modifier, Phase, Play, Remark, Rolled } from './state.ts';
import type { Task } from './tasks.ts';

/** Every outcome is in the event, so that what was decided stays as it was, whatever the rules say next year. */
export type Event =
  | {
      readonly kind: 'gameBegun';
      readonly seats: readonly SeatId[];
      readonly depth: Depth;
      readonly options: Options;
      readonly board: Board;
      readonly cards: readonly CardRow[];
      readonly captains: readonly CaptainRow[];
      readonly abilities: BySeat<Ability>;
    }
  /** Who sails from now on: chairs sleep, wake, or come to the table. */
  | { readonly kind: 'chairsDrawnUp'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'captainTaken'; readonly seat: SeatId; readonly captain: string }
  | ({ readonly kind: 'diceRolled' } & Rolled)
  | { readonly kind: 'startTied'; readonly among: readonly SeatId[]; readonly total: number }
  | { readonly kind: 'startDecided'; readonly seat: SeatId; readonly phase: Phase }
  | { readonly kind: 'turnPassed'; readonly from: SeatId; readonly to: SeatId; readonly number: number }
  | {
      readonly kind: 'shipSailed';
      readonly seat: SeatId;
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      readonly left: number;
    }
  | {
      readonly kind: 'shipFell';
      readonly seat: SeatId;
      readonly from: number;
      readonly to: number;
      readonly left: number;
    }
  | {
      readonly kind: 'shipSwept';
      readonly seat: SeatId;
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      readonly push: number;
    }
  | {
      readonly kind: 'shipShifted';
      readonly seat: SeatId;
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      readonly row: string;
    }
  | { readonly kind: 'shipPlaced'; readonly seat: SeatId; readonly from: number; readonly to: number }
  | { readonly kind: 'shipAdrift'; readonly seat: SeatId; readonly among: readonly number[] }
  | { readonly kind: 'shipRested'; readonly seat: SeatId; readonly from: number; readonly to: number }
  | {
      readonly kind: 'movementEnded';
      readonly seat: SeatId;
      readonly at: number;
      /** The ship has stopped at a Trading Post. */
      readonly visit: boolean;
    }
  | { readonly kind: 'dockPassedFull'; readonly seat: SeatId; readonly dock: number; readonly hand: number }
  | {
      readonly kind: 'cardsDrawn';
      readonly seat: SeatId;
      readonly count: number;
      readonly from: 'dock' | 'post' | 'card';
      readonly hand: number;
      readonly pile: number;
    }
  | { readonly kind: 'pileRenewed'; readonly pile: number }
  | { readonly kind: 'noCardToDraw'; readonly seat: SeatId }
  | {
      readonly kind: 'flagTaken';
      readonly seat: SeatId;
      readonly from: 'ship' | 'afloat' | SeatId;
      readonly how: 'reached' | 'passed' | 'battle' | 'card' | 'told';
    }
  | { readonly kind: 'flagAdrift'; readonly seat: SeatId | null; readonly at: number }
  | { readonly kind: 'flagReturned' }
  | {
      readonly kind: 'battleBegun';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly at: number;
    }
  | {
      readonly kind: 'battleTied';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly total: number;
      /** Bonuses that wait for the next roll once more. */
      readonly restored: BySeat<readonly Modifier[]>;
    }
  | {
      readonly kind: 'battleWon';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly winner: SeatId;
      readonly battle: number;
      readonly totals: readonly [attacker: number, defender: number] | null;
    }
  | {
      readonly kind: 'battleBroken';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly phase: Phase;
    }
  | {
      readonly kind: 'postTraded';
      readonly seat: SeatId;
      readonly at: number;
    }
  | {
      readonly kind: 'cardDiscarded';
      readonly seat: SeatId;
      readonly card: string | null;
      readonly hand: number;
      readonly why: 'trade' | 'owed' | 'told';
    }
  | { readonly kind: 'discardOwed'; readonly seat: SeatId; readonly count: number }
  | {
      readonly kind: 'cardPlayed';
      readonly seat: SeatId;
      readonly card: string;
      readonly play: Play;
      readonly number: number;
      readonly answers?: number;
      /** It is the one card of this turn. */
      readonly counts: boolean;
      /** It takes the place of the roll. */
      readonly instead: boolean;
      readonly hand: number;
    }
  | {
      readonly kind: 'captainUsed';
      readonly seat: SeatId;
      readonly captain: string;
      readonly play: Play;
      /** Null where abilities cannot be answered and so never lie on the stack. */
      readonly number: number | null;
      readonly answers?: number;
      readonly counts: boolean;
    }
  | { readonly kind: 'playSettled'; readonly number: number; readonly play: Play }
  | {
      readonly kind: 'playFizzled';
      readonly number: number;
      readonly play: Play;
      /** The refusal it would meet if it were played now. */
      readonly why: string;
    }
  | {
      readonly kind: 'playCancelled';
      readonly number: number;
      readonly play: Play;
      readonly by: SeatId;
    }
  | {
      readonly kind: 'playRedirected';
      readonly number: number;
      readonly play: Play;
      readonly to: SeatId;
      readonly by: SeatId;
    }
  | { readonly kind: 'modifierLaid'; readonly seat: SeatId; readonly modifier: Modifier }
  | { readonly kind: 'rollForced'; readonly seat: SeatId; readonly row: string; readonly by: SeatId }
  /** Brought up by a correction, and never told: nobody waits for it. */
  | { readonly kind: 'tasksLeft'; readonly tasks: readonly Task[] }
  | { readonly kind: 'noteRead'; readonly seat: SeatId; readonly row: string; readonly text: string }
  | { readonly kind: 'cardTaught'; readonly row: CardRow }
  | { readonly kind: 'captainTaught'; readonly row: CaptainRow }
  | { readonly kind: 'boardLaid'; readonly board: Board }
  | { readonly kind: 'cardFound'; readonly seat: SeatId; readonly hand: number; readonly pile: number }
  /** A card that was thought to lie in the discards is elsewhere: what lies there is another. */
  | { readonly kind: 'discardUnnamed'; readonly card: string }
  | { readonly kind: 'remarked'; readonly remark: Remark }
  | { readonly kind: 'pileCounted'; readonly cards: number; readonly expected: number }
  | {
      readonly kind: 'depthSet';
      readonly depth: Depth;
      readonly phase: Phase;
      readonly doubtful: readonly SeatId[];
    }
  | HandSet<Stand>
  | { readonly kind: 'gameWon'; readonly seat: SeatId };

/** How the table stands after something was set by hand: what is left out stays. */
export interface Stand {
  readonly at?: BySeat<number>;
  readonly hands?: BySeat<number>;
  readonly pile?: number;
  readonly discards?: readonly (string | null)[];
  readonly abilities?: BySeat<Ability>;
  readonly modifiers?: BySeat<readonly Modifier[]>;
  readonly flag?: Flag;
  readonly flagMoved?: boolean;
  readonly firstTaker?: SeatId | null;
  readonly turn?: SeatId;
  readonly phase?: Phase;
  readonly doubtful?: readonly SeatId[];
}

export type EventKind = Event['kind'];
export type EventOf<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;
