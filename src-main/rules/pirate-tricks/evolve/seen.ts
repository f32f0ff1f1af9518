import type { BySeat, SeatId } from '../../kernel/seat.ts';
import type { CardId } from '../cards.ts';
import type { Round } from '../state.ts';

type Cards = BySeat<readonly CardId[]>;

/**
 * Everyone has seen that the seat has these cards. Whatever was believed of them before was misread or mistyped,
 * also what others have noted for themselves: a card is in one place only.
 */
export function see(round: Round, seat: SeatId, cards: readonly CardId[]): Round {
  return {
    ...round,
    rows: round.rows.map((row) =>
      row.taken?.seat === seat ? row : { ...row, open: without(row.open, cards) },
    ),
    seen: joined(withoutOthers(round.seen, seat, cards), seat, cards),
    shown: withoutOthers(round.shown, seat, cards),
    noted: withoutOthers(round.noted, seat, cards),
    ditched: withoutOthers(round.ditched, seat, cards),
  };
}

export const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

export const joined = (all: Cards, seat: SeatId, cards: readonly CardId[]): Cards => ({
  ...all,
  [seat]: [...without(all[seat] ?? [], cards), ...cards],
});

/** Nobody else has them any more; `seat` is left as it is. */
export function withoutOthers(all: Cards, seat: SeatId | null, cards: readonly CardId[]): Cards {
  return Object.fromEntries(
    Object.entries(all).map(([holder, held]) => [holder, holder === seat ? held : without(held, cards)]),
  );
}
