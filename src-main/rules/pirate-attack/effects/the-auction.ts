import { ableToBid, begins } from '../decide/card-tasks.ts';
import type { OwnEffect } from './effect.ts';

/** Any ship is sold to whoever pays the most. */
export const theAuction: OwnEffect = {
  bought: {
    aim: 'ship',
    works: (script, { seat, ship }, { id }) =>
      ship === undefined
        ? undefined
        : begins(script, { seat, card: id, ask: 'bids', ship, left: ableToBid(script.state) }),
  },
};
