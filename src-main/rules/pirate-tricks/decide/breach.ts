import { firstRefusal, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { CommandOf } from '../commands.ts';
import { isOpen } from '../flags.ts';
import { no } from '../refusals.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';
import { notNow } from './checks.ts';
import type { Decided } from './decided.ts';
import { pay } from './money.ts';
import { settleSpoils } from './spoils.ts';

/** What the table makes of a breach: it stands, or costs loon. Who has less pays all. */
export function ruleBreach(
  state: State,
  { flag: number, fine }: CommandOf<'ruleBreach'>,
  waived: Waived,
): Decided {
  const flag = state.flags.find((other) => other.number === number);
  const refusal = firstRefusal(waived, [
    () => (state.options.breach === 'table' && !state.over ? undefined : notNow(state)),
    () =>
      flag?.fine === undefined || flag.round !== state.round.number
        ? undefined
        : no('ruled-already', { flag: number, fine: flag.fine }),
    () => (flag && isOpen(state, flag) ? undefined : no('no-such-flag', { flag: number })),
  ]);
  if (refusal || !flag) return refuse(refusal ?? no('no-such-flag', { flag: number }));
  const { seat } = flag;
  return accept(
    chain(
      state,
      () => [{ kind: 'breachRuled', flag: number, seat, fine, ...pay(state, seat, 0 - fine) }],
      settleSpoils,
    ),
  );
}
