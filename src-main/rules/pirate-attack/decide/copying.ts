import { clockwiseAfter, type SeatId } from '../../kernel/seat.ts';
import type { Goods } from '../commands.ts';
import { tellsCards } from '../custody.ts';
import { isWithinReach } from '../fleets.ts';
import { keptRow } from '../kept.ts';
import { shopOfGoods } from '../prices.ts';
import { isOut, rowOf, type State } from '../state.ts';
import { goodsTasks } from '../tasks.ts';
import { dealTavern, goodsLeft, savedFor, take } from './goods.ts';
import type { Script } from './script.ts';

/** Whoever has laid a card for it before this captain, once for each, clockwise from there. */
function copiersOf({ seats, kept }: State, seat: SeatId): readonly SeatId[] {
  const laid = kept.filter(({ of, card }) => of === seat && keptRow(card)?.copies);
  return clockwiseAfter(seats, seat).flatMap((one) => laid.flatMap(({ by }) => (by === one ? [one] : [])));
}

/** What a captain has bought others have for nothing; what comes so is not bought. */
export function copyBought(script: Script, of: SeatId, goods: Goods, count: number): void {
  if (!tellsCards(script.state)) return;
  for (const seat of copiersOf(script.state, of))
    if (!isOut(script.state, seat)) copies(script, seat, of, goods, count);
}

/** Whether there is a ship for a curse. */
const reaches = (state: State, seat: SeatId): boolean =>
  state.seats.some((one) => rowOf(state, one).some((ship) => isWithinReach(seat, { seat: one, ship })));

/** What the Market could give this captain for nothing. */
const leftAtMarket = (state: State, seat: SeatId): number =>
  goodsLeft(state, 'cures') + (reaches(state, seat) ? goodsLeft(state, 'curses') : 0);

/** Nobody is asked to take what is gone meanwhile. */
export function endGoods(script: Script): void {
  const none = goodsTasks(script.state).filter(({ seat }) => leftAtMarket(script.state, seat) === 0);
  if (none.length > 0) script.add({ kind: 'tasksLeft', tasks: none });
}

/** The Market sells two kinds: which of them is chosen, where there are both. */
function copies(script: Script, seat: SeatId, of: SeatId, goods: Goods, wanted: number): void {
  const isMarket = shopOfGoods[goods] === 'market';
  const left = isMarket ? leftAtMarket(script.state, seat) : goodsLeft(script.state, goods);
  const count = Math.min(wanted, left);
  if (count === 0) return;
  script.add({ kind: 'goodsCopied', seat, of, goods: isMarket ? null : goods, count });
  if (goods === 'tavern') dealTavern(script, seat, count);
  if (goods === 'magic') take(script, goods, count, savedFor(seat, goods));
}
