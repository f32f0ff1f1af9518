import type { AbilityEvent } from '../abilities/events.ts';
import type { State } from '../state.ts';
import { raisingDone, raisingWaits } from '../tasks.ts';

export function evolveAbilities(state: State, event: AbilityEvent): State {
  switch (event.kind) {
    case 'raisingDue':
      return raisingWaits(state, event.seat, event.card);
    case 'raisingLeft':
      return raisingDone(state, event.seat, event.card);
    case 'magicGiven':
      return state;
  }
}
