import type { Refusal } from '../../kernel/refusal.ts';
import type { CardRow } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { refusal } from '../refusals.ts';
import { forbiddenNow } from '../forbidden-now.ts';
import { isSafe } from '../starters/starters.ts';
import { rowOf, type State } from '../state.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isRobbery, needsPlayer, playOf, wrongAim, type Aimed, type PlayRow } from './plays.ts';
import { bountied, tavernKept } from './tavern-cards.ts';

/** Why a card is not played so: on whom or what, and by what stands there. */
export const wrongPlay = (state: State, row: PlayRow, card: CardRow, aimed: Aimed): Refusal | undefined =>
  wrongAim(state, row, aimed, needsPlayer(card)) ??
  inVault(state, aimed.on, card) ??
  row.wrong?.(state, aimed, card);

/** Some captains are neither spied on nor robbed. */
export const inVault = (state: State, on: SeatId | undefined, card: CardRow): Refusal | undefined =>
  on && isRobbery(card) && isSafe(state, on) ? refusal('in-the-vault', { player: { seat: on } }) : undefined;

/** What has only to be said more exactly can be played. */
const inexact: readonly string[] = ['which-way', 'which-back'];

/** Whether there is anybody or anything it can be played on. */
export function hasAim(state: State, seat: SeatId, card: CardRow): boolean {
  const row = playOf(card);
  if (!row) return false;
  return aimsOf(state, seat, row).some((aimed) => {
    const wrong = wrongPlay(state, row, card, aimed) ?? forbiddenNow(state, { ...aimed, card: card.id });
    return !wrong || inexact.includes(wrong.code);
  });
}

/** What can be played on anybody or anything may not be thrown away. */
export function usable(state: State, seat: SeatId, id: string): Refusal | undefined {
  const card = cardOf(id);
  return card && hasAim(state, seat, card) ? refusal('usable-card', { card: card.printed }) : undefined;
}

function aimsOf(state: State, seat: SeatId, { aim }: PlayRow): readonly Aimed[] {
  const base = { kind: 'playCard', seat } as const;
  const rows = state.seats.map((one) => rowOf(state, one).map(({ id }) => id));
  const all = rows.flat();
  switch (aim) {
    case 'other':
    case 'player':
      return state.seats.map((on) => ({ ...base, on }));
    case 'ship':
    case 'otherShip':
      return all.map((ship) => ({ ...base, ship }));
    case 'twoShips':
    case 'swap':
      return all.flatMap((ship) => all.map((to) => ({ ...base, ship, to })));
    case 'ownShips':
      return rows.flatMap((ids) =>
        ids.flatMap((one, at) => ids.slice(at + 1).map((other) => ({ ...base, ships: [one, other] }))),
      );
    case 'tavernCard':
      return [
        ...tavernKept(state).map(({ id }) => ({ ...base, kept: id })),
        ...bountied(state).map((ship) => ({ ...base, ship })),
      ];
    case 'none':
    case 'row':
      return [base];
  }
}
