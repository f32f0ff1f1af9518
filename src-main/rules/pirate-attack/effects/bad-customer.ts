import { refusal } from '../refusals.ts';
import { buying } from '../starters/starters.ts';
import type { OwnEffect } from './effect.ts';

/** No Witch Doctor and no Fortune Teller is bought. */
export const badCustomer: OwnEffect = {
  starter: {
    forbids: (_, { of }, command) =>
      buying(command, of, (goods) => goods === 'curses' || goods === 'cures')
        ? refusal('bad-customer', { player: { seat: of } })
        : undefined,
  },
};
