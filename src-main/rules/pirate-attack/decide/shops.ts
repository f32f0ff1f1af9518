import { message } from '../../kernel/message.ts';
import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { Shop } from '../cards.ts';
import type { CommandOf, Goods } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { refusedFirst } from '../tasks.ts';
import { billFor, fullBill, shopOf } from '../prices.ts';
import { buyingChecks, paidBy, pricesOf } from '../shops.ts';
import type { State } from '../state.ts';
import { hasBegun, isCount, isGoingOn, isPlaying } from './checks.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { aboveAt, tellsCards } from '../custody.ts';
import { shipOf } from '../fleets.ts';
import { cards } from '../data/cards.ts';
import { inPacks } from '../edition.ts';
import { copyBought } from './copying.ts';
import { seenElsewhere } from './elsewhere.ts';
import { dealTavern, goodsLeft, savedFor, take } from './goods.ts';
import { leftLate } from './port.ts';
import { layDown } from './lay.ts';
import { owesPlacing, placedByAnother } from './placing.ts';
import { outOfReach } from './reach.ts';
import { ruling, type Script } from './script.ts';

const isThere =
  (state: State, shop: Shop): Check =>
  () =>
    shopOf(state, shop) ? undefined : refusal('no-such-shop', { shop: message(`shop.${shop}`) });

export const decideOpenShop = ruling<'openShop'>((state, { shop, price }) => ({
  checks: [
    isGoingOn(state),
    hasBegun(state),
    isThere(state, shop),
    () => {
      const prices = pricesOf(state, shop);
      return prices.includes(price) ? undefined : refusal('no-such-price', { price, prices });
    },
  ],
  write(script) {
    script.add({ kind: 'shopOpened', shop, price });
  },
}));

/** A shop that is shut may be shut again. */
export const decideCloseShop = ruling<'closeShop'>((state, { shop, all = false }) => {
  const shut: readonly Shop[] = all ? ['market', 'magic'] : [shop];
  return {
    checks: [isGoingOn(state), hasBegun(state), ...shut.map((one) => isThere(state, one))],
    write(script) {
      for (const one of shut)
        script.add({ kind: 'shopClosed', shop: one, price: shopOf(state, one)?.price ?? 0 });
    },
  };
});

/** More than lie in a deck nobody can carry home. */
export const mostBought = 25;

export const decideBuy = ruling<'buy'>((state, { seat, goods, count, ship }) => ({
  checks: [
    ...isPlaying(state, seat),
    isCount(count, mostBought),
    ...buyingChecks(state, seat, goods, count),
    () => buysBetween(state, seat, goods),
    // What was received before is played before.
    () => (goods === 'tavern' && tellsCards(state) ? refusedFirst(state) : undefined),
    ...(ship === undefined ? [] : [leftLate(state, seat, ship)]),
    () => wrongGoods(state, { seat, goods, count, ship }),
  ],
  write(script) {
    purchase(script, { seat, goods, count, ship }, billFor(state, seat, goods, count));
  },
}));

type Purchase = Pick<CommandOf<'buy'>, 'seat' | 'goods' | 'count'> & { readonly ship: number | undefined };

/** For so much gold of the own; others may have as much for nothing. */
export function purchase(
  script: Script,
  { seat, goods, count, ship }: Purchase,
  paid: number,
  hasBegun?: boolean,
): void {
  const { state } = script;
  const full = fullBill(state, goods, count);
  script.add({
    kind: 'goodsBought',
    seat,
    goods,
    count,
    ...paidBy(state, seat, paid, hasBegun),
    ...(full === paid ? {} : { full }),
  });
  if (tellsCards(state)) handOut(script, seat, goods, count, ship);
  copyBought(script, seat, goods, count);
}

const signs = cards.filter(({ effect: { kind } }) => kind === 'open' || kind === 'close');

/** Whether a card that changes a sign may be in this hand. */
const maySign = (state: State, seat: SeatId): boolean =>
  signs.some((row) => inPacks(state, row) && !seenElsewhere(state, seat, row.id));

/** Who has bought between draw and play plays a card that changes a sign. */
export function playsOtherwise(state: State, seat: SeatId, id: string | undefined): Refusal | undefined {
  const isDue = state.play.bought && state.options.buyDuringPriceCard;
  return isDue && !signs.some((row) => row.id === id) && maySign(state, seat)
    ? refusal('bought-between', { player: { seat } })
    : undefined;
}

/** Before the draw or after the play, and, but at the Tavern, around an own card that changes a sign. */
export function buysBetween(state: State, seat: SeatId, goods?: Goods): Refusal | undefined {
  const { drawn, played } = state.play;
  const mayBetween = goods !== 'tavern' && state.options.buyDuringPriceCard && maySign(state, seat);
  return tellsCards(state) && drawn && !played && !mayBetween
    ? refusal(goods === 'tavern' ? 'tavern-between' : 'buys-between', { player: { seat } })
    : undefined;
}

/** Where cards are told, there are no more of them than lie there, and a curse is laid on a ship at once. */
export function wrongGoods(state: State, { seat, goods, count, ship }: Purchase): Refusal | undefined {
  if (!tellsCards(state)) return undefined;
  const left = goodsLeft(state, goods);
  if (count > left) return refusal('sold-out', { goods: message(`goods.${goods}`), left });
  if (goods !== 'curses') return undefined;
  const found = shipOf(state, ship);
  if (ship !== undefined && !found) return refusal('no-such-ship', { ship });
  return placedByAnother(state, 'curse', seat, ship) ?? outOfReach(seat, found);
}

export function handOut(
  script: Script,
  seat: SeatId,
  goods: Goods,
  count: number,
  ship: number | undefined,
): void {
  if (goods === 'tavern') return dealTavern(script, seat, count);
  if (goods !== 'curses') return void take(script, goods, count, savedFor(seat, goods));
  const found = shipOf(script.state, ship);
  if (!found) return owesPlacing(script, 'curse', seat, count);
  take(script, goods, count, aboveAt(found.ship.id));
  script.add({ kind: 'curseLaid', seat, on: found.seat, ship: found.ship });
  layDown(script, { kind: 'lies', seat, at: 'above', ship: found.ship.id });
}
