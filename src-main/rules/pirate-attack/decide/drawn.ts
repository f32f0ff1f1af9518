import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import { pilesLeft } from '../piles.ts';
import { refusal } from '../refusals.ts';
import { inPlay, isOut, type PileNumber, type State } from '../state.ts';
import type { Script } from './script.ts';
import { printedName } from '../names.ts';

/** A red card as it acts: who has drawn it, on whom it is aimed, which pile it came from, or that it takes them all. */
export interface Acting {
  readonly seat: SeatId;
  readonly on?: SeatId;
  readonly pile?: PileNumber;
  readonly all?: true;
}

/** What a red card does as it is drawn, or as it is let come outside of an own draw. */
export interface DrawnRow {
  /** What is asked with the draw: another captain, any, which pile it was, or that or all of them; or nothing. */
  readonly aim: 'none' | 'other' | 'player' | 'pile' | 'piles';
  /** From this depth on it is told: what is about hands alone only where each card is. */
  readonly from: 'fights' | 'cards';
  /** Whether it acts while the first hands are dealt, too. */
  atFirst?(state: State): boolean;
  acts(script: Script, acting: Acting, row: CardRow): void;
}

export const drawnRow = (card: string): DrawnRow | undefined => ownEffectOf(card)?.drawn;

/** Whether it acts as the first hands are dealt. */
export const actsAtFirst = (state: State, card: string): boolean =>
  state.phase.kind === 'opening' && (drawnRow(card)?.atFirst?.(state) ?? false);

/** Whom it may be aimed at. */
export const aimedAt = (state: State, { aim }: DrawnRow, seat: SeatId): readonly SeatId[] =>
  aim === 'other' || aim === 'player' ? inPlay(state).filter((one) => aim === 'player' || one !== seat) : [];

/** Which pile it may have come from. */
export const pilesOf = (state: State, { aim }: DrawnRow): readonly PileNumber[] =>
  aim === 'pile' || aim === 'piles' ? pilesLeft(state) : [];

/** Left out, it is asked behind the draw. */
export function wrongTarget(state: State, card: string, acting: Acting): Refusal | undefined {
  const row = drawnRow(card);
  const { seat, on, pile, all } = acting;
  if (all && row?.aim !== 'piles') return refusal('not-all-piles', { card: printedName(card) });
  if (pile !== undefined && !pilesLeft(state).includes(pile)) return refusal('pile-gone', { pile });
  if (on === undefined) return undefined;
  if (!state.seats.includes(on)) return refusal('no-such-seat', { mark: on });
  if (row?.aim !== 'other' && row?.aim !== 'player') return refusal('not-aimed', { card: printedName(card) });
  if (isOut(state, on)) return refusal('is-out', { player: { seat: on } });
  return row.aim === 'other' && on === seat ? refusal('on-oneself', { player: { seat } }) : undefined;
}

/** It acts, unless it still has to be said on whom. */
export function actAsDrawn(script: Script, card: string, acting: Acting): void {
  const row = cardOf(card);
  const drawn = drawnRow(card);
  if (!row || !drawn) return;
  if (notAimed(script.state, card, acting)) return;
  script.add({ kind: 'redActed', seat: acting.seat, card, on: acting.on ?? null });
  drawn.acts(script, acting, row);
}

/** Nobody is named though somebody could be, or no pile. */
export function notAimed(state: State, card: string, { seat, on, pile, all }: Acting): Refusal | undefined {
  const row = drawnRow(card);
  if (!row) return undefined;
  if (on === undefined && aimedAt(state, row, seat).length > 0) return refusal('which-captain');
  return pile === undefined && !all && pilesOf(state, row).length > 0
    ? refusal('which-pile', { card: printedName(card) })
    : undefined;
}
