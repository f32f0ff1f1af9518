import type { OwnEffect } from './effect.ts';

/** For five gold a ship that has just sunk is had, with what it can do. */
export const boneYard: OwnEffect = {
  starter: {
    after: (state, { of }, event) =>
      event.kind === 'shipSunk' && event.ship.card !== null && event.ship.copyOf === undefined
        ? [
            {
              kind: 'offerMade',
              offer: { kind: 'wreck', seat: of, from: event.seat, ship: event.ship, fight: state.fights },
            },
          ]
        : [],
  },
};
