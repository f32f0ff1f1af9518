import { unusedUnder } from '../decide/wrecks.ts';
import type { OwnEffect } from './effect.ts';

/** Magic that did nothing for a ship that a fight or a creature sank is had for nothing. */
export const reUseTheSpell: OwnEffect = {
  starter: {
    after(state, { of }, event) {
      const count = event.kind === 'shipSunk' ? unusedUnder(state, event) : 0;
      if (event.kind !== 'shipSunk' || count === 0) return [];
      const { seat: from, ship } = event;
      return [
        { kind: 'offerMade', offer: { kind: 'spells', seat: of, from, ship, fight: state.fights, count } },
      ];
    },
  },
};
