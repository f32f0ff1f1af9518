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
    rows: round.rows.some((row) => isFreeWith(row, seat, cards))
      ? round.rows.map((row) =>
          isFreeWith(row, seat, cards) ? { ...row, open: without(row.open, cards) } : row,
        )
      : round.rows,
    seen: joined(withoutOthers(round.seen, seat, cards), seat, cards),
    shown: withoutOthers(round.shown, seat, cards),
    noted: withoutOthers(round.noted, seat, cards),
    ditched: withoutOthers(round.ditched, seat, cards),
  };
}

const isFreeWith = (
  { taken, open }: Round['rows'][number],
  seat: SeatId,
  cards: readonly CardId[],
): boolean => taken?.seat !== seat && holds(open, cards);

const holds = (held: readonly CardId[], cards: readonly CardId[]): boolean =>
  held.some((card) => cards.includes(card));

export const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

export const joined = (all: Cards, seat: SeatId, cards: readonly CardId[]): Cards => ({
  ...all,
  [seat]: [...without(all[seat] ?? [], cards), ...cards],
});

/** Nobody else has them any more; `seat` is left as it is. */
export function withoutOthers(all: Cards, seat: SeatId | null, cards: readonly CardId[]): Cards {
  // Mostly nobody has: what does not change is the same object, and costs nothing.
  if (!Object.entries(all).some(([holder, held]) => holder !== seat && holds(held, cards))) return all;
  return Object.fromEntries(
    Object.entries(all).map(([holder, held]) => [holder, holder === seat ? held : without(held, cards)]),
  );
}
