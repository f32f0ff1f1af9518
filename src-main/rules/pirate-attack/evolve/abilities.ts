import type { AbilityEvent } from '../abilities/events.ts';
import type { Fight, State } from '../state.ts';
import { navyMet, navyMissed, raisingDone, raisingWaits } from '../tasks.ts';
import { withTurned } from './fights.ts';

export function evolveAbilities(state: State, event: AbilityEvent): State {
  switch (event.kind) {
    case 'raisingDue':
      return raisingWaits(state, event.seat, event.card);
    case 'raisingLeft':
      return raisingDone(state, event.seat);
    case 'magicGiven':
      return state;
    case 'sizeThrown':
      return inFight(state, ({ thrown }) => ({ thrown: { ...thrown, [event.by.id]: event.size } }));
    case 'cardRemoved': {
      const after = withTurned(state, event.ship.id, (now) => ({
        ...now,
        removed: [...(now.removed ?? []), event.at],
      }));
      return inFight(after, ({ removers = [] }) => ({ removers: [...removers, event.by.id] }));
    }
    case 'fightJoined': {
      const ships = event.joined.map(({ id }) => id);
      const after = inFight(state, (fight) => ({
        [event.side]: { ...fight[event.side], ships: event.ships },
        joined: [...(fight.joined ?? []), { by: event.by.id, ships }],
      }));
      return state.fight?.navy === undefined ? after : navyMet(after, ships);
    }
    case 'fightLeft': {
      const left = state.fight?.[event.side].ships.filter((id) => !event.ships.includes(id)) ?? [];
      const after = inFight(state, (fight) => ({
        [event.side]: { ...fight[event.side], ships: event.ships },
        joined: (fight.joined ?? []).filter(({ by }) => by !== event.by.id),
      }));
      return state.fight?.navy === undefined ? after : navyMissed(after, left);
    }
  }
}

const inFight = (state: State, change: (fight: Fight) => Partial<Fight>): State =>
  state.fight ? { ...state, fight: { ...state.fight, ...change(state.fight) } } : state;
