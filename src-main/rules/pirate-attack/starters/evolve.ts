import type { SeatId } from '../../kernel/seat.ts';
import type { StandingCard } from '../../kernel/hooks.ts';
import type { StarterEvent } from './events.ts';
import { startersIn, starterOf } from './starters.ts';
import type { State } from '../state.ts';
import { onePlaced, placeWaits } from '../tasks.ts';

export function evolveStarters(state: State, event: StarterEvent): State {
  switch (event.kind) {
    case 'starterDrawn':
      return { ...state, starters: withStarter(startersIn(state), event.seat, event.card) };
    case 'goldRefused':
    case 'shopRaided':
      return state;
    case 'placeOwed': {
      const { seat, what, of, count, foes } = event;
      return placeWaits(state, { kind: 'place', seat, what, of, count, ...(foes ? { foes } : {}) });
    }
    case 'cardPlaced':
      return onePlaced(state, event.seat);
  }
}

/** Each has its place in the order in which they are asked. */
export function withStarter(
  starters: readonly StandingCard[],
  of: SeatId,
  card: string,
): readonly StandingCard[] {
  const id = Math.max(0, ...starters.map((one) => one.id)) + 1;
  return [...starters, { id, card, of }].sort((a, b) => orderOf(a) - orderOf(b) || a.id - b.id);
}

const orderOf = ({ card }: StandingCard): number => starterOf(card)?.order ?? 0;
