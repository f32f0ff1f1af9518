import { begins } from '../decide/card-tasks.ts';
import { handsBut, noHandBut } from '../decide/rounds-of-hands.ts';
import type { OwnEffect } from './effect.ts';

/** Looks at the hand of every other captain and lays one card of each away. */
export const superSpy: OwnEffect = {
  bought: {
    aim: 'none',
    answer: 'spy',
    wrong: noHandBut,
    works: (script, { seat }, { id }) =>
      begins(script, { seat, card: id, ask: 'spies', left: handsBut(script.state, seat) }),
  },
};
