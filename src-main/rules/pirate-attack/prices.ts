import type { SeatId } from '../kernel/seat.ts';
import type { Shop } from './cards.ts';
import type { Goods } from './commands.ts';
import { ownEffectOf } from './effects/own.ts';
import { starterOf, startersIn, startersOf } from './starters/starters.ts';
import type { ShopState, State } from './state.ts';

/** What a card makes of the bills of one captain. */
export interface PriceEffect {
  readonly bill: 'half' | 'double';
  /** A shop that is shut sells to this captain all the same, at the price it asked last. */
  readonly whenShut?: true;
}

/** Where something is sold. */
export const shopOfGoods = {
  cures: 'market',
  curses: 'market',
  magic: 'magic',
  tavern: 'tavern',
} as const satisfies Record<Goods, Shop>;

/** Cures can always be kept, so that they say whether the Market sells at all. */
export const soldAt = {
  market: 'cures',
  magic: 'magic',
  tavern: 'tavern',
} as const satisfies Record<Shop, Goods>;

export const shopOf = (state: State, shop: Shop): ShopState | undefined => state.shops[shop];

/** The trip on which a captain buys by a card that was used for it. */
const tripTo = ({ sale }: State, seat: SeatId, shop: Shop) =>
  sale?.seat === seat && sale.shop === shop ? sale : undefined;

/** All that changes what one shop asks of one captain. */
function effectsOf(state: State, seat: SeatId, shop: Shop): readonly PriceEffect[] {
  const trip = tripTo(state, seat, shop);
  const used = trip && ownEffectOf(trip.card)?.sale;
  const own = startersOf(state, seat).flatMap(({ price }) => (price ? [price] : []));
  return used ? [...own, used] : own;
}

/** The cards for which one shop asks something else of one captain than its sign says. */
export const pricedBy = (state: State, seat: SeatId, shop: Shop): readonly string[] => [
  ...startersIn(state).flatMap(({ of, card }) => (of === seat && starterOf(card)?.price ? [card] : [])),
  ...[tripTo(state, seat, shop)].flatMap((trip) => trip?.card ?? []),
];

/** Whether a shop sells to this captain. */
export const isOpenTo = (state: State, seat: SeatId, shop: Shop): boolean =>
  shopOf(state, shop)?.open === true ||
  effectsOf(state, seat, shop).some(({ whenShut }) => whenShut === true);

/** What so many cost by the sign. */
export const fullBill = (state: State, goods: Goods, count: number): number =>
  (shopOf(state, shopOfGoods[goods])?.price ?? 0) * count;

/**
 * What so many cost this captain together. A half and a double cancel each other, and two halves are one; on one trip
 * all that is bought makes one bill.
 */
export function billFor(state: State, seat: SeatId, goods: Goods, count: number): number {
  const shop = shopOfGoods[goods];
  const full = fullBill(state, goods, count);
  const bills = effectsOf(state, seat, shop).map(({ bill }) => bill);
  const isHalf = bills.includes('half');
  if (isHalf === bills.includes('double')) return full;
  if (!isHalf) return 2 * full;
  const trip = tripTo(state, seat, shop);
  return trip ? halved(state, trip.full + full) - trip.paid : halved(state, full);
}

/** What is no purchase is paid as it is printed, unless the table lets abilities change that too. */
export function feeFor(state: State, seat: SeatId, fee: number): number {
  if (state.options.feesFlat) return fee;
  const bills = startersOf(state, seat).flatMap(({ price }) => (price ? [price.bill] : []));
  const isHalf = bills.includes('half');
  if (isHalf === bills.includes('double')) return fee;
  return isHalf ? halved(state, fee) : 2 * fee;
}

const halved = ({ options }: State, bill: number): number =>
  options.halfRound === 'up' ? Math.ceil(bill / 2) : Math.floor(bill / 2);
