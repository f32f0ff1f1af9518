import { awake, chairNo, type ChairRules } from '../kernel/chairs.ts';
import { message } from '../kernel/message.ts';
import { endGame } from './decide/round.ts';
import type { Event } from './events.ts';
import { leastSeats, mostSeats } from './setup.ts';
import type { State } from './state.ts';

const rule = 'setup';
const no = chairNo(rule);

/** Cards are dealt by how many play, so a chair sleeps from the next round on; for two there is no deck. */
export const chairs: ChairRules<State, Event> = {
  rule,
  mostSeats,
  ways(state, seat) {
    const count = awake(state).filter((one) => one !== seat).length;
    const tooFew = no('chairs-too-few', { count, least: leastSeats, game: message('title') });
    return [
      { how: 'next', values: { count }, ...(count < leastSeats ? { refusal: tooFew } : {}) },
      { how: 'end', values: { round: state.round.number } },
    ];
  },
  behind: (state, event) => (event.kind === 'chairSettled' && event.how === 'end' ? endGame(state) : []),
};
