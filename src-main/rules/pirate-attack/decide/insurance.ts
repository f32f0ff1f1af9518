import { insuredBy } from '../insurance.ts';
import { refusal } from '../refusals.ts';
import { isPlaying, isTold } from './checks.ts';
import { paysInsurance } from './gold.ts';
import { ruling } from './script.ts';

/** Told after the ship sank, where nobody had turned up what lay under it. */
export const decideClaimInsurance = ruling<'claimInsurance'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    isTold(state),
    () =>
      state.claims?.some((one) => one.seat === seat)
        ? undefined
        : refusal('nothing-insured', { player: { seat } }),
  ],
  write(script) {
    script.add({ kind: 'insuranceShown', seat });
    paysInsurance(script, seat, insuredBy('insurance'));
  },
}));
