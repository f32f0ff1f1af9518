import { everyoneFrom } from '../card-tasks.ts';
import { begins, throwsOf } from '../decide/card-tasks.ts';
import { shipOf } from '../fleets.ts';
import type { OwnEffect } from './effect.ts';

/** All throw for any ship, and whoever has it throws twice. */
export const repossession: OwnEffect = {
  bought: {
    aim: 'ship',
    works(script, { seat, ship }, { id }) {
      const found = shipOf(script.state, ship);
      if (!found) return;
      const left = throwsOf(everyoneFrom(script.state, seat), found.seat);
      begins(script, { seat, card: id, ask: 'throws', ship: found.ship.id, left });
    },
  },
};
