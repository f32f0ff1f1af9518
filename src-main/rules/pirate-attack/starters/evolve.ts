import type { SeatId } from '../../kernel/seat.ts';
import type { StandingCard } from '../../kernel/hooks.ts';
import type { StarterEvent } from './events.ts';
import { startersIn, starterOf } from './starters.ts';
import { gone, withRow } from '../evolve/fights.ts';
import { spent, withPurse } from '../evolve/purses.ts';
import { unburied } from '../graves.ts';
import { looksIn, lookTold, noted, placeOf, withLooks } from '../looks.ts';
import { purseOf, rowOf, type State } from '../state.ts';
import { changedOffers, offered } from './offers.ts';
import { navyMet, navyTask, onePlaced, placeWaits } from '../tasks.ts';

export function evolveStarters(state: State, event: StarterEvent): State {
  switch (event.kind) {
    case 'starterDrawn':
      return { ...state, starters: withStarter(startersIn(state), event.seat, event.card) };
    case 'goldRefused':
    case 'shopRaided':
      return state;
    case 'robbedAlong': {
      const { seat, card, on, waits } = event;
      return waits ? { ...state, waits: { seat, card, victim: on } } : state;
    }
    case 'escapedAlong': {
      if (!state.waits) return state;
      const { along: _, ...waits } = state.waits;
      return { ...state, waits };
    }
    case 'offerMade':
      return offered(state, event.offer);
    case 'shipDiscarded':
      return gone(state, event.seat, event.ship.id);
    case 'refusalOffered':
      return state.fight ? { ...state, fight: { ...state.fight, refuses: event.seat } } : state;
    case 'attackRedirected':
      return redirected(state, event);
    case 'wreckTaken':
      return wreckTaken(state, event);
    case 'magicReused':
      return changedOffers(state, (one) =>
        one.kind === 'spells' && one.ship.id === event.was ? undefined : one,
      );
    case 'spreeSpent':
      return changedOffers(state, (one) => {
        if (one.kind !== 'spree' || one.seat !== event.seat) return one;
        return one.gold > event.gold ? { ...one, gold: one.gold - event.gold } : undefined;
      });
    case 'placeOwed': {
      const { seat, what, of, count, foes } = event;
      return placeWaits(state, { kind: 'place', seat, what, of, count, ...(foes ? { foes } : {}) });
    }
    case 'cardPlaced': {
      const { seat, what, ship } = event;
      const placed = onePlaced(state, seat);
      return ship === undefined ? placed : withLooks(placed, [...looksIn(placed), { seat, what, ship }]);
    }
    case 'lookNoted': {
      const { seat, card } = event;
      return lookTold({ ...state, zones: noted(state.zones, placeOf(event), card, seat) }, event);
    }
  }
}

type Of<Kind extends StarterEvent['kind']> = Extract<StarterEvent, { readonly kind: Kind }>;

/** Nobody refuses a second time. */
function redirected(state: State, { defender }: Of<'attackRedirected'>): State {
  if (!state.fight) return state;
  const { refuses: _, ...fight } = state.fight;
  return { ...state, fight: { ...fight, defender } };
}

/** To the right end of the row; whoever met what sank has met it. */
function wreckTaken(state: State, { seat, from, ship, was, paid, back }: Of<'wreckTaken'>): State {
  const left = back === undefined ? unburied(state, state.dead.indexOf(ship.card)) : gone(state, from, back);
  const row = [...rowOf(left, seat), ship];
  const after: State = {
    ...withRow(withPurse(left, seat, spent(purseOf(left, seat), paid)), seat, row),
    nextShip: Math.max(left.nextShip, ship.id + 1),
    wreck: left.wreck?.ship.id === was ? null : left.wreck,
  };
  const isMet = navyTask(after)?.met.some((id) => id === was || id === back) ?? false;
  return changedOffers(isMet ? navyMet(after, [ship.id]) : after, (one) =>
    one.kind !== 'spree' && one.kind !== 'spells' && one.ship.id === was ? undefined : one,
  );
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
