import type { Refusal } from './refusal.ts';
import type { SeatId } from './seat.ts';

/** A reading once the chest has named the piece, or what a person typed or tapped: not yet a command. */
export type Sign =
  | { readonly kind: 'card'; readonly row: string; readonly copy?: number }
  | { readonly kind: 'face'; readonly die: string; readonly face: string }
  | { readonly kind: 'dice-card'; readonly row: string }
  | { readonly kind: 'token'; readonly seat: SeatId }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'button'; readonly button: string };

/** What a game makes of a sign at one of its prompts. */
export type Interpretation<Command> =
  | { readonly kind: 'command'; readonly command: Command }
  /** Belongs here but more is needed: a die of a set, a card before its square. `missing` names what. */
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  /** Belongs here and is wrong in a way that no command can say: another captain's die. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unfit' };
