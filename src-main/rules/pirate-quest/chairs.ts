import { awake, chairNo, type ChairEvent, type ChairRules, type ChairWay } from '../kernel/chairs.ts';
import { message } from '../kernel/message.ts';
import { mostSeats } from './begin.ts';
import { follow } from './consequences.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { extrasAt } from './extras.ts';
import { battleAnew } from './follow/battle.ts';
import { drawnUp } from './follow/chairs.ts';
import { markerOf } from './race.ts';
import { offBoard, type State } from './state.ts';

const rule = 'table';
const no = chairNo(rule);

/** A chair may sleep as long as anybody is left: the Dummy and the House join where two or one are. */
export const chairs: ChairRules<State, Event> = {
  rule,
  mostSeats,
  ways(state, seat) {
    const left = awake(state).filter((one) => one !== seat);
    const isBattle = state.phase === 'bidding' || state.phase === 'fighting';
    return (isBattle ? ['next', 'now'] : state.phase === 'dealer' ? ['now'] : ['next']).map(
      (how): ChairWay => ({
        how: how === 'now' && !isBattle ? 'next' : how,
        values: {
          when: message(state.phase === 'dealer' ? 'chair.when.start' : 'chair.when.battle'),
          then: thenOf(state, left.length),
          battle: state.battle.number,
        },
        asksPiece: markerOf(state, seat).rank > 0,
        ...(left.length === 0
          ? { refusal: no('chairs-too-few', { count: 0, least: 1, game: message('title') }) }
          : {}),
      }),
    );
  },
  behind(state, event) {
    const off = takenOff(event);
    const now = off.reduce(evolve, state);
    const drawn = drawnUpBy(now, event);
    return [...off, ...drawn, ...follow(drawn.reduce(evolve, now))];
  },
};

const thenOf = (state: State, captains: number) =>
  message(extrasAt(captains, state.options).length > 0 ? 'chair.then.dummy' : 'chair.then', { captains });

function takenOff(event: ChairEvent): readonly Event[] {
  return event.kind === 'chairSettled' && event.piece === 'off'
    ? [{ kind: 'markerTaken', player: event.seat, to: offBoard }]
    : [];
}

/** Before the first deal at once; in a battle only where the table deals it anew. */
function drawnUpBy(state: State, event: ChairEvent): readonly Event[] {
  if (event.kind === 'chairLeft') return [];
  if (state.phase === 'dealer') return drawnUp(state);
  return event.kind === 'chairSettled' && event.how === 'now' ? battleAnew(state) : [];
}
