import type { Refusal } from '../../kernel/refusal.ts';
import type { CommandOf } from '../commands.ts';
import { shopOfGoods } from '../prices.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { goodsTasks, refusedFirst } from '../tasks.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { ruling } from './script.ts';
import { handOut, wrongGoods } from './shops.ts';

/** One of those that come for nothing: as it is bought, but for the gold. */
export const decideTakeGoods = ruling<'takeGoods'>((state, command) => {
  const { seat, goods, ship } = command;
  return {
    checks: [
      ...isPlaying(state, seat),
      areCardsTold(state),
      () => notOwed(state, command),
      () => wrongGoods(state, { seat, goods, count: 1, ship }),
    ],
    write(script) {
      script.add({ kind: 'goodsTaken', seat, goods });
      handOut(script, seat, goods, 1, ship);
      return undefined;
    },
  };
});

function notOwed(state: State, { seat, goods }: CommandOf<'takeGoods'>): Refusal | undefined {
  const isOwed = goodsTasks(state).some((task) => task.seat === seat);
  if (isOwed && shopOfGoods[goods] === 'market') return undefined;
  return (isOwed ? undefined : refusedFirst(state)) ?? refusal('none-owed', { player: { seat } });
}
