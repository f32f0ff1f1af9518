import { othersOf } from '../card-tasks.ts';
import { begins } from '../decide/card-tasks.ts';
import { seenOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { OwnEffect } from './effect.ts';

/** Everybody else loses a ship at sea, of the choice of whoever plays it. */
export const bermudaTriangle: OwnEffect = {
  bought: {
    aim: 'none',
    wrong: (state, { seat }, { printed }) =>
      othersOf(state, seat).every((one) => seenOf(state, one).length === 0)
        ? refusal('finds-nobody', { card: printed })
        : undefined,
    works: (script, { seat }, { id }) =>
      begins(script, { seat, card: id, ask: 'loses', left: othersOf(script.state, seat) }),
  },
};
