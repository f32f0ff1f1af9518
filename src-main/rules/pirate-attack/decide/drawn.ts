import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import { refusal } from '../refusals.ts';
import { inPlay, isOut, type State } from '../state.ts';
import type { Script } from './script.ts';

/** A red card as it acts: who has drawn it, and on whom it is aimed. */
export interface Acting {
  readonly seat: SeatId;
  readonly on?: SeatId;
}

/** What a red card does as it is drawn, or as it is let come outside of an own draw. */
export interface DrawnRow {
  /** Whom it is aimed at, which is asked with the draw: another captain, any, or nobody in particular. */
  readonly aim: 'none' | 'other' | 'player';
  /** From this depth on it is told: what is about hands alone only where each card is. */
  readonly from: 'fights' | 'cards';
  acts(script: Script, acting: Acting, row: CardRow): void;
}

export const drawnRow = (card: string): DrawnRow | undefined => ownEffectOf(card)?.drawn;

/** Whom it may be aimed at. */
export const aimedAt = (state: State, { aim }: DrawnRow, seat: SeatId): readonly SeatId[] =>
  aim === 'none' ? [] : inPlay(state).filter((one) => aim === 'player' || one !== seat);

/** Left out, it is asked behind the draw. */
export function wrongTarget(state: State, card: string, { seat, on }: Acting): Refusal | undefined {
  const row = drawnRow(card);
  if (on === undefined) return undefined;
  if (!state.seats.includes(on)) return refusal('no-such-seat', { mark: on });
  if (!row || row.aim === 'none') return refusal('not-aimed', { card: cardOf(card)?.printed ?? card });
  if (isOut(state, on)) return refusal('is-out', { player: { seat: on } });
  return row.aim === 'other' && on === seat ? refusal('on-oneself', { player: { seat } }) : undefined;
}

/** It acts, unless it still has to be said on whom. */
export function actAsDrawn(script: Script, card: string, acting: Acting): void {
  const row = cardOf(card);
  const drawn = drawnRow(card);
  if (!row || !drawn || mustBeAimed(script.state, card, acting)) return;
  script.add({ kind: 'redActed', seat: acting.seat, card, on: acting.on ?? null });
  drawn.acts(script, acting, row);
}

/** Nobody is named though somebody could be. */
export function mustBeAimed(state: State, card: string, { seat, on }: Acting): boolean {
  const row = drawnRow(card);
  return row !== undefined && on === undefined && aimedAt(state, row, seat).length > 0;
}
