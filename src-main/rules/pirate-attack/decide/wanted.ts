import type { Offer } from '../starters/offers.ts';
import type { State } from '../state.ts';
import { isSpreeWanted } from './spree.ts';
import { paysForWreck } from './wrecks.ts';

/** Whether whoever is offered it can have any of it: what everybody sees nobody can pay is neither asked nor told. */
export function isWanted(state: State, { kind, seat }: Offer): boolean {
  switch (kind) {
    case 'wreck':
      return paysForWreck(state, seat);
    case 'spells':
      return true;
    case 'spree':
      return isSpreeWanted(state, seat);
  }
}
