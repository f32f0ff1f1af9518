import type { Message } from '../../kernel/message.ts';
import { message } from '../../kernel/message.ts';
import { firstRefusal, nothingWaived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/view.ts';
import { shops, type Shop } from '../cards.ts';
import { cardOf } from '../data/cards.ts';
import { cardName } from '../names.ts';
import { billFor, isOpenTo, pricedBy, shopOf, soldAt } from '../prices.ts';
import { buyingChecks, paidWith, spendable } from '../shops.ts';
import type { State } from '../state.ts';

export interface ShopPart {
  readonly shop: Shop;
  readonly open: boolean;
  /** What it asks for one; of a shut one what it asked last. */
  readonly price: number;
  /** It has just changed, and hangs in front until the next fact. */
  readonly fresh: boolean;
}

export const shopParts = (state: State): readonly ShopPart[] =>
  shops.flatMap((shop) => {
    const sign = shopOf(state, shop);
    return sign ? [{ shop, ...sign, fresh: state.moment === shop }] : [];
  });

/** What one captain can buy at one shop, now or when the own turn comes: the price, how many, and if not now, why. */
export interface BuyerPart {
  readonly seat: SeatId;
  readonly shop: Shop;
  /** It sells to this captain though its sign is shut. */
  readonly whenShut?: true;
  readonly one: number;
  readonly two: number;
  readonly most: number;
  readonly why: Message | null;
  /** The cards for which it is not the price of the sign. */
  readonly by?: readonly Message[];
}

/**
 * Of whom prices are wanted: everybody's where a shop has just changed, on a phone one's own, and at the console of
 * whoever is on turn.
 */
export function buyerParts(state: State, viewer: Viewer): readonly BuyerPart[] {
  if (state.phase.kind === 'over') return [];
  const wanted = state.seats.filter((seat) => isWanted(state, viewer, seat));
  return shopParts(state).flatMap(({ shop }) => wanted.map((seat) => buyerPart(state, seat, shop)));
}

function isWanted({ moment, turn }: State, viewer: Viewer, seat: SeatId): boolean {
  switch (viewer.kind) {
    case 'table':
      return moment !== null;
    case 'captain':
      return viewer.seat === seat;
    case 'console':
      return turn === seat;
  }
}

function buyerPart(state: State, seat: SeatId, shop: Shop): BuyerPart {
  const asked = soldAt[shop];
  const onTurn = state.turn === seat;
  // By the time the Chip comes what was won is free.
  const { free, locked } = spendable(state, seat);
  const gold = onTurn ? free : free + locked;
  const one = billFor(state, seat, asked, 1);
  const why = firstRefusal(
    nothingWaived,
    buyingChecks(state, seat, asked, 1, onTurn ? { free, locked } : { free: gold, locked: 0 }),
  );
  const by = pricedBy(state, seat, shop)
    .flatMap((card) => cardOf(card) ?? [])
    .map(cardName);
  return {
    seat,
    shop,
    ...(!shopOf(state, shop)?.open && isOpenTo(state, seat, shop) ? { whenShut: true } : {}),
    one,
    two: billFor(state, seat, asked, 2),
    most: why && why.code !== 'not-your-turn' ? 0 : paidWith(state, seat, asked, gold),
    why: why ? message(`why.${why.code}`, why.values) : null,
    ...(by.length > 0 ? { by } : {}),
  };
}
