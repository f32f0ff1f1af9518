import { countAt, type ZoneName } from '../../kernel/zones.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Goods } from '../commands.ts';
import { goodsAt, savedAt, savedMagicAt, spentAt, tavernAt } from '../custody.ts';
import type { State } from '../state.ts';
import { carry } from './carrying.ts';
import type { Script } from './script.ts';

/** How many of them there are, with those that would be shuffled in again. */
export const goodsLeft = ({ zones, options }: State, goods: Goods): number =>
  countAt(zones, goodsAt(goods)) + (options.refill === 'reshuffle' ? countAt(zones, spentAt(goods)) : 0);

/** What was used is shuffled in again where fewer are left than are wanted. */
export function refill(script: Script, goods: Goods, wanted: number): void {
  const { zones, options } = script.state;
  const spent = countAt(zones, spentAt(goods));
  if (options.refill === 'reshuffle' && spent > 0 && countAt(zones, goodsAt(goods)) < wanted)
    carry(script, { from: spentAt(goods), to: goodsAt(goods), count: spent });
}

/** So many cards of a deck come to a place, as far as there are any: how many did. */
export function take(script: Script, goods: Goods, wanted: number, to: ZoneName): number {
  refill(script, goods, wanted);
  const count = Math.min(wanted, countAt(script.state.zones, goodsAt(goods)));
  carry(script, { from: goodsAt(goods), to, count });
  return count;
}

/** Where what is not played at once is kept. */
export const savedFor = (seat: SeatId, goods: 'cures' | 'magic'): ZoneName =>
  goods === 'cures' ? savedAt(seat) : savedMagicAt(seat);

/** Tavern cards, bought or given out: they are played behind those that were received before. */
export function dealTavern(script: Script, seat: SeatId, wanted: number): void {
  const count = take(script, 'tavern', wanted, tavernAt(seat));
  if (count > 0) script.add({ kind: 'tavernDealt', seat, count });
}
