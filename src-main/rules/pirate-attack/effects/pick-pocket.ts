import { begins } from '../decide/card-tasks.ts';
import { handsBut, noHandBut } from '../decide/rounds-of-hands.ts';
import type { OwnEffect } from './effect.ts';

/** Draws a card from every other hand and uses it at once. */
export const pickPocket: OwnEffect = {
  bought: {
    aim: 'none',
    answer: 'knife',
    wrong: noHandBut,
    works: (script, { seat }, { id }) =>
      begins(script, { seat, card: id, ask: 'picks', left: handsBut(script.state, seat) }),
  },
};
