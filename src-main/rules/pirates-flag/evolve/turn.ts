import type { EventOf } from '../events.ts';
import { isPost } from '../board.ts';
import {
  carrierOf,
  isLight,
  modifiersOf,
  placeOf,
  turnOf,
  without,
  type Phase,
  type State,
} from '../state.ts';
import { doneIn, forcedRolls } from '../tasks.ts';

type TurnEvent = EventOf<
  | 'diceRolled'
  | 'startTied'
  | 'startDecided'
  | 'turnPassed'
  | 'movementEnded'
  | 'battleBegun'
  | 'battleTied'
  | 'battleWon'
  | 'battleBroken'
  | 'gameWon'
>;

export function evolveTurn(state: State, event: TurnEvent): State {
  switch (event.kind) {
    case 'diceRolled':
      return rolled(state, event);
    case 'startTied':
      return { ...state, phase: { kind: 'opening', among: event.among, rolls: {} } };
    case 'startDecided':
      return { ...state, turn: turnOf(1, event.seat), phase: event.phase };
    case 'turnPassed':
      return passed(state, event);
    case 'movementEnded':
      return ended(state, event);
    case 'battleBegun':
      return begun(state, event);
    case 'battleTied':
      return tied(state, event);
    case 'battleWon':
      return fought(state, event);
    case 'battleBroken':
      return { ...state, phase: event.phase };
    case 'gameWon':
      return {
        ...state,
        phase: { kind: 'won', seat: event.seat },
        agenda: [],
      };
  }
}

function rolled(state: State, { kind: _, ...roll }: EventOf<'diceRolled'>): State {
  const after: State = {
    ...state,
    lastRoll: roll,
    modifiers: without(state.modifiers, roll.seat),
  };
  switch (roll.purpose) {
    case 'forced': {
      const thrown = forcedRolls(state).find(({ seat }) => seat === roll.seat);
      return doneIn(after, (task) => task === thrown);
    }
    case 'start':
      return state.phase.kind === 'opening'
        ? { ...after, phase: { ...state.phase, rolls: { ...state.phase.rolls, [roll.seat]: roll.total } } }
        : after;
    case 'battle':
      return state.phase.kind === 'battle'
        ? { ...after, phase: { ...state.phase, rolls: { ...state.phase.rolls, [roll.seat]: roll } } }
        : after;
    case 'move':
      return { ...after, phase: toSail(roll.total), turn: rolledBeside(state) };
  }
}

function rolledBeside(state: State): State['turn'] {
  const carrier = carrierOf(state);
  const { passedBy: _, ...turn } = state.turn;
  const isBeside = carrier && carrier !== turn.seat && placeOf(state, carrier) === placeOf(state, turn.seat);
  return isBeside ? { ...turn, passedBy: carrier } : turn;
}

const toSail = (total: number): Phase => ({
  kind: 'moving',
  total,
  left: total,
  heading: null,
  free: true,
  pickedUpAt: null,
});

function passed(state: State, event: EventOf<'turnPassed'>): State {
  const again = state.options.postStay === 'eachTurn' && state.visits[event.to] === 'traded';
  return {
    ...state,
    turn: turnOf(event.number, event.to),
    phase: isLight(state.depth) ? { kind: 'telling', again: false } : { kind: 'rolling', escape: false },
    visits: again ? { ...state.visits, [event.to]: 'open' } : state.visits,
  };
}

function ended(state: State, event: EventOf<'movementEnded'>): State {
  const visits = event.visit ? { ...state.visits, [event.seat]: 'open' as const } : state.visits;
  return { ...state, phase: { kind: 'sailed' }, visits };
}

function begun(state: State, event: EventOf<'battleBegun'>): State {
  const { phase } = state;
  if (phase.kind !== 'rolling' && phase.kind !== 'moving' && phase.kind !== 'sailed') return state;
  const stopped = phase.kind === 'moving' && phase.heading !== null;
  const visits = stopped && isPost(state.board, event.at) && !state.visits[event.attacker];
  return {
    ...state,
    phase: {
      kind: 'battle',
      attacker: event.attacker,
      defender: event.defender,
      rolls: {},
      round: 1,
      before: phase,
    },
    visits: visits ? { ...state.visits, [event.attacker]: 'open' } : state.visits,
  };
}

function tied(state: State, event: EventOf<'battleTied'>): State {
  if (state.phase.kind !== 'battle') return state;
  const restored = [event.attacker, event.defender].map(
    (seat) => [seat, [...(event.restored[seat] ?? []), ...modifiersOf(state, seat)]] as const,
  );
  return {
    ...state,
    phase: { ...state.phase, rolls: {}, round: state.phase.round + 1 },
    modifiers: {
      ...state.modifiers,
      ...Object.fromEntries(restored.filter(([, modifiers]) => modifiers.length > 0)),
    },
  };
}

/** The attacker who wins rolls again to escape; one who loses has ended the movement. */
function fought(state: State, event: EventOf<'battleWon'>): State {
  const won = event.winner === event.attacker;
  const again: Phase = isLight(state.depth)
    ? { kind: 'telling', again: true }
    : { kind: 'rolling', escape: true };
  return {
    ...state,
    battles: event.battle,
    phase: won ? again : { kind: 'sailed' },
    turn: { ...state.turn, fought: state.turn.fought || !won },
  };
}
