import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { teamOf } from '../teams.ts';
import { layBounty } from '../decide/bounties.ts';
import type { OwnEffect } from './effect.ts';

/** Ten gold for whoever sinks that ship of an opponent in a fight and is left. */
export const bounty: OwnEffect = {
  bought: {
    aim: 'otherShip',
    wrong(state, { seat, ship }) {
      const found = shipOf(state, ship);
      return found && teamOf(state, seat).includes(found.seat) ? refusal('own-bounty') : undefined;
    },
    works: (script, { seat, ship }) => layBounty(script, seat, ship),
  },
};
