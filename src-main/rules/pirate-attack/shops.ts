import type { Check, Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { message } from '../kernel/message.ts';
import type { Shop } from './cards.ts';
import type { Goods } from './commands.ts';
import type { EventOf } from './events.ts';
import { cards } from './data/cards.ts';
import { seaOf } from './fleets.ts';
import { refusal } from './refusals.ts';
import { billFor, isOpenTo, shopOf, shopOfGoods, feeFor } from './prices.ts';
import { isOut, purseOf, type Purse, type State } from './state.ts';
import { barred } from './starters/starters.ts';
import { partnerOf } from './teams.ts';

const hasSome = (state: State, seat: SeatId): boolean => purseOf(state, seat).free > 0;

/** What a captain may spend: with some gold to begin with, a partner's too. */
export function spendable(state: State, seat: SeatId, hasBegun = hasSome(state, seat)): Purse {
  const { free, locked } = purseOf(state, seat);
  const partner = partnerOf(state, seat);
  return { free: partner && hasBegun ? free + purseOf(state, partner).free : free, locked };
}

/** The own gold goes first; what it is short of, the partner's. */
export function paidBy(
  state: State,
  seat: SeatId,
  paid: number,
  hasBegun = hasSome(state, seat),
): Pick<EventOf<'goodsBought'>, 'paid' | 'partner'> {
  const partner = partnerOf(state, seat);
  const { free } = purseOf(state, seat);
  const gold = partner && hasBegun ? Math.min(paid - free, purseOf(state, partner).free) : 0;
  return partner && gold > 0 ? { paid, partner: { seat: partner, gold } } : { paid };
}

/** What it costs to have one Witch Doctor taken off a ship in port. */
export const portFee = (state: State, seat: SeatId): number => feeFor(state, seat, 5);

/** How many the free gold pays for. */
export function affordable(state: State, seat: SeatId, goods: Goods): number {
  return paidWith(state, seat, goods, spendable(state, seat).free);
}

/** How many so much gold pays for: what is rounded for one is not rounded for each. */
export function paidWith(state: State, seat: SeatId, goods: Goods, gold: number): number {
  const two = billFor(state, seat, goods, 2);
  if (two === 0) return 0;
  const about = Math.floor((2 * gold) / two);
  return (
    [about + 1, about, about - 1].find((count) => count > 0 && billFor(state, seat, goods, count) <= gold) ??
    0
  );
}

/** Why this captain cannot buy so many now, the reason that lies deepest first. */
export function buyingChecks(
  state: State,
  seat: SeatId,
  goods: Goods,
  count: number,
  has = spendable(state, seat),
): readonly Check[] {
  return [
    () => (isOut(state, seat) ? refusal('is-out', { player: { seat } }) : undefined),
    ...goodsChecks(state, seat, goods, count),
    () => tooDear(state, seat, billFor(state, seat, goods, count), has),
    () =>
      state.turn === seat
        ? undefined
        : refusal('not-your-turn', { player: { seat }, turn: { seat: state.turn } }),
  ];
}

/** Why nothing of the kind is sold to this captain, whatever pays for it. */
export const goodsChecks = (state: State, seat: SeatId, goods: Goods, count: number): readonly Check[] => [
  () => barred(state, { kind: 'buy', seat, goods, count }),
  () => wrongShop(state, seat, shopOfGoods[goods]),
  () =>
    goods === 'curses' && state.seats.every((one) => seaOf(state, one).length === 0)
      ? refusal('no-ship-to-curse')
      : undefined,
];

function wrongShop(state: State, seat: SeatId, shop: Shop): Refusal | undefined {
  const sign = shopOf(state, shop);
  const name = message(`shop.${shop}`);
  if (!sign) return refusal('no-such-shop', { shop: name });
  return isOpenTo(state, seat, shop) ? undefined : refusal('shop-shut', { shop: name, price: sign.price });
}

/** Locked gold is there, and a table may let it be spent; gold that nobody has it cannot. */
export function tooDear(
  state: State,
  seat: SeatId,
  bill: number,
  { free, locked }: Purse = purseOf(state, seat),
): Refusal | undefined {
  const values = { player: { seat }, bill, gold: free, locked };
  if (bill > free + locked) return refusal('too-dear', values);
  return bill > free ? refusal('gold-locked', values) : undefined;
}

/** The prices that cards of the packs in play can ask. */
export const pricesOf = (state: State, shop: Shop): readonly number[] =>
  cards
    .flatMap(({ effect, copies }) =>
      effect.kind === 'open' &&
      effect.shop === shop &&
      state.edition.packs.some((pack) => copies[pack] !== undefined)
        ? [effect.price]
        : [],
    )
    .filter((price, at, all) => all.indexOf(price) === at)
    .sort((a, b) => a - b);
