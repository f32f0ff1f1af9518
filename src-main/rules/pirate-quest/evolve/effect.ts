import { inOrder } from '../../kernel/chairs.ts';
import type { EffectEvent } from '../events.ts';
import { captainsOf } from '../player.ts';
import type { Effect, State } from '../state.ts';
import { inBattle, inFight } from './change.ts';

export function evolveEffect(state: State, event: EffectEvent): State {
  switch (event.kind) {
    case 'mutinyAimed':
      return firstEffect(state, { target: event.target });
    case 'mutinyWon':
      return inFight(firstEffect(state, { won: true }), { contest: null });
    case 'mutinyLost':
      return inFight(state, { contest: null });
    case 'seatsExchanged':
      return inBattle(
        { ...state, ...inOrder(state, captainsOf(event.order)), order: event.order, dealer: event.dealer },
        {
          bids: event.bids,
          memory: event.memory,
          dummyCards: event.dummyCards,
          exchanged: [event.seat, event.target],
        },
      );
    case 'fightsTaken':
      return inBattle(state, { won: event.won });
    case 'cardStolen':
      return inBattle(state, { memory: event.memory, dummyCards: event.dummyCards });
    case 'effectOver':
      return inFight(state, { effects: state.battle.fight.effects.slice(1), contest: null });
  }
}

function firstEffect(state: State, change: Partial<Effect>): State {
  const [first, ...others] = state.battle.fight.effects;
  return first ? inFight(state, { effects: [{ ...first, ...change }, ...others] }) : state;
}
