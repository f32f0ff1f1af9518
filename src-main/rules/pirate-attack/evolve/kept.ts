import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
import { redTold } from '../tasks.ts';

type KeptEvent = EventOf<'cardKept' | 'keptGone' | 'redActed' | 'bonusDrawn'>;

/** What lies before captains, and red cards that act. */
export function evolveKept(state: State, event: KeptEvent): State {
  switch (event.kind) {
    case 'cardKept':
      return { ...state, kept: [...state.kept, event.kept], nextKept: event.kept.id + 1 };
    case 'keptGone':
      return { ...state, kept: state.kept.filter(({ id }) => id !== event.kept.id) };
    case 'redActed':
      return redTold(state);
    case 'bonusDrawn':
      return state;
  }
}
