import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { goodsDecks, type CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { billFor } from '../prices.ts';
import { refusal } from '../refusals.ts';
import { goodsChecks, spendable, tooDear } from '../shops.ts';
import { offersOf } from '../starters/offers.ts';
import { placerFor } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { isCount, isPlaying } from './checks.ts';
import { mayBePlaced } from './placing.ts';
import { ruling } from './script.ts';
import { mostBought, purchase, wrongGoods } from './shops.ts';

/** What somebody else has just spent: at a shop, or where the table has it so for whatever it was. */
export function spentBy({ options }: State, master: SeatId, event: Event): number {
  if (!('seat' in event) || event.seat === master) return 0;
  if (event.kind === 'goodsBought') return event.paid;
  if (options.masterSpends === 'purchases') return 0;
  if (event.kind === 'goldPaid') return event.lost ? 0 : event.gold;
  if (event.kind === 'goldHanded') return event.gold;
  return event.kind === 'wreckTaken' || event.kind === 'curseLifted' ? event.paid : 0;
}

const leftFor = (state: State, seat: SeatId): number => offersOf(state, 'spree', seat)[0]?.gold ?? 0;

/** The gold of the bank goes first, and what is short of it is the own. */
const ownPart = (state: State, { seat, goods, count }: Omit<Purchase, 'ship'>): number =>
  Math.max(0, billFor(state, seat, goods, count) - leftFor(state, seat));

type Purchase = Pick<CommandOf<'spendAlong'>, 'seat' | 'goods' | 'count'> & {
  readonly ship: number | undefined;
};

const spendingChecks = (state: State, purchase: Purchase): readonly Check[] => [
  ...goodsChecks(state, purchase.seat, purchase.goods, purchase.count),
  () => tooDearBeside(state, purchase),
  () => wrongGoods(state, purchase),
];

/** Whether the gold of the bank, with the own, pays for anything that is sold. */
export const isSpreeWanted = (state: State, seat: SeatId): boolean =>
  goodsDecks.some((goods) => {
    const onShip = goods === 'curses' && !placerFor(state, 'curse', seat);
    const ship = onShip ? mayBePlaced(state, { seat })[0] : undefined;
    return spendingChecks(state, { seat, goods, count: 1, ship }).every((check) => check() === undefined);
  });

/** Now, and at a shop that is open; own gold may be added. */
export const decideSpendAlong = ruling<'spendAlong'>((state, command) => {
  const { seat, goods, count, ship } = command;
  return {
    checks: [
      ...isPlaying(state, seat),
      isCount(count, mostBought),
      () => (leftFor(state, seat) > 0 ? undefined : refusal('no-spree', { player: { seat } })),
      ...spendingChecks(state, { seat, goods, count, ship }),
    ],
    write(script) {
      const [bill, paid] = [billFor(state, seat, goods, count), ownPart(state, command)];
      script.add({ kind: 'spreeSpent', seat, gold: bill - paid });
      purchase(script, { seat, goods, count, ship }, paid, true);
    },
  };
});

/** What the bank gives is some gold to begin with, so that a partner's may be added to it. */
const tooDearBeside = (state: State, command: Purchase): Refusal | undefined =>
  tooDear(state, command.seat, ownPart(state, command), spendable(state, command.seat, true));
