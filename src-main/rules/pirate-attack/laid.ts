import type { SeatId } from '../kernel/seat.ts';
import type { AttackCommand, CommandOf } from './commands.ts';
import type { State } from './state.ts';

/** Where a card is played instead: what of its command is said anew. */
export type Aim = Omit<CommandOf<'redirectCard'>, 'kind' | 'seat'>;

/** Face down at a ship, where it may still be moved on or taken away. */
export interface LaidDown {
  readonly kind: 'lies';
  readonly seat: SeatId;
  readonly at: 'under' | 'magic' | 'above';
  readonly ship: number;
}

/** A card that lies open: what it does comes with the next fact. Null is one that nobody names. */
export interface LaidOpen {
  readonly kind: 'play';
  readonly seat: SeatId;
  readonly card: string | null;
  /** Left out where what it does is still to be told. */
  readonly command?: AttackCommand;
  /** What the table has overruled for it. */
  readonly waived?: readonly string[];
}

/** Stops what lies below it. */
export interface LaidStop {
  readonly kind: 'stop';
  readonly seat: SeatId;
  readonly card: string;
}

/** Sends what lies below it elsewhere. */
export interface LaidAim {
  readonly kind: 'redirect';
  readonly seat: SeatId;
  readonly card: string;
  readonly aim: Aim;
}

/** What was laid and may still be answered. */
export type Laid = LaidDown | LaidOpen | LaidStop | LaidAim;

/** A card that is played on somebody who may stop it from the hand lies below all that. */
interface LaidOnVictim {
  readonly kind: 'waits';
  readonly seat: SeatId;
  readonly card: string;
}

/** What an answer is to: the newest of all. */
export function topOf({ chain, waits }: State): Laid | LaidOnVictim | undefined {
  return chain.at(-1) ?? (waits ? { kind: 'waits', seat: waits.seat, card: waits.card } : undefined);
}

export type Top = NonNullable<ReturnType<typeof topOf>>;

/** The state without what lies on top. */
export const withoutTop = (state: State): State =>
  state.chain.length > 0 ? { ...state, chain: state.chain.slice(0, -1) } : { ...state, waits: null };

export const isPending = ({ chain, waits }: State): boolean => chain.length > 0 || waits !== null;

/** What lies face down has no name. */
export const cardIn = (laid: Top): string | null => (laid.kind === 'lies' ? null : laid.card);
