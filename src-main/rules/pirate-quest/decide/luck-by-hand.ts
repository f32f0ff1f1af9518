import type { Waived } from '../../kernel/refusal.ts';
import type { LuckCommand } from '../commands.ts';
import { luckOf, mostLuck } from '../luck.ts';
import { nameOf } from '../names.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { inPhase, plays, unless, type Decided } from './checks.ts';

/** Luck points by hand: a bolt that nobody told, or a point spent where the table does not tell its dice. */
export function decideLuck(state: State, { kind, seat }: LuckCommand, waived: Waived): Decided {
  const balance = luckOf(state, seat);
  const checks = [
    plays(state, seat),
    inPhase(state, 'dealer', 'bidding', 'fighting', 'moving'),
    () => {
      if (kind === 'giveLuck')
        return balance >= mostLuck ? refusal('luck-full', { name: nameOf(seat), most: mostLuck }) : undefined;
      return balance > 0 ? undefined : refusal('no-luck', { name: nameOf(seat), balance, price: 1 });
    },
  ];
  return unless(waived, checks, () =>
    kind === 'giveLuck'
      ? [{ kind: 'luckGiven', seat, balance: balance + 1 }]
      : [{ kind: 'luckTaken', seat, balance: balance - 1 }],
  );
}
