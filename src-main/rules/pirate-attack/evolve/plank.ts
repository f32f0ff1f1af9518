import type { PlankEvent } from '../events/plank.ts';
import type { State } from '../state.ts';
import { callBegins, doneIn, redTold, shipSailed } from '../tasks.ts';

/** What lies before captains, red cards that act, whole hands and ships that are played at once, piles that go, and a side that flees. */
export function evolvePlank(state: State, event: PlankEvent): State {
  switch (event.kind) {
    case 'cardKept':
      return { ...state, kept: [...state.kept, event.kept], nextKept: event.kept.id + 1 };
    case 'keptGone':
      return { ...state, kept: state.kept.filter(({ id }) => id !== event.kept.id) };
    case 'redActed':
      return redTold(state);
    case 'bonusDrawn':
      return state;
    case 'handCalled':
      return callBegins(state, { kind: 'playAll', seat: event.seat, card: event.card });
    case 'handPlayed':
      return doneIn(state, (task) => task.kind === 'playAll' && task.seat === event.seat);
    case 'shipsCalled':
      return callBegins(state, { kind: 'sea', seat: event.seat, card: event.card, laid: [] });
    case 'shipSailed':
      return shipSailed(state, event.seat);
    case 'shipsSailed':
      return doneIn(state, ({ kind }) => kind === 'sea');
    case 'pilesGone':
      return { ...state, pilesGone: [...new Set([...state.pilesGone, ...event.piles])].sort() };
    case 'sideFled':
      return state.fight ? { ...state, fight: { ...state.fight, fled: true } } : state;
  }
}
