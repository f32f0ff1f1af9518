import { shopOfGoods } from '../prices.ts';
import { refusal } from '../refusals.ts';
import { goodsTasks, refusedFirst } from '../tasks.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { ruling } from './script.ts';
import { handOut, wrongGoods } from './shops.ts';

/** One of those that come for nothing: as it is bought, but for the gold. */
export const decideTakeGoods = ruling<'takeGoods'>((state, { seat, goods, ship }) => {
  const isOwed = goodsTasks(state).some((task) => task.seat === seat);
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => (isOwed ? undefined : refusedFirst(state)),
      () =>
        isOwed && shopOfGoods[goods] === 'market' ? undefined : refusal('none-owed', { player: { seat } }),
      () => wrongGoods(state, { seat, goods, count: 1, ship }),
    ],
    write(script) {
      script.add({ kind: 'goodsTaken', seat, goods });
      handOut(script, seat, goods, 1, ship);
    },
  };
});
