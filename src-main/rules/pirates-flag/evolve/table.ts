import { forSeats, type SeatId } from '../../kernel/seat.ts';
import type { EventOf, Stand } from '../events.ts';
import { blank, handOf, isLight, placeOf, turnOf, without, type State } from '../state.ts';
import { doneIn } from '../tasks.ts';
import { holds } from './cards.ts';

type TableEvent = EventOf<
  | 'gameBegun'
  | 'chairsDrawnUp'
  | 'captainTaken'
  | 'cardTaught'
  | 'captainTaught'
  | 'boardLaid'
  | 'remarked'
  | 'pileCounted'
  | 'depthSet'
  | 'tableSet'
  | 'fieldSet'
>;

export function evolveTable(state: State, event: TableEvent): State {
  switch (event.kind) {
    case 'gameBegun':
      return begun(event);
    case 'chairsDrawnUp':
      return drawnUp(state, event.seats);
    case 'captainTaken':
      return {
        ...state,
        abilities: { ...state.abilities, [event.seat]: { captain: event.captain, used: false } },
      };
    case 'cardTaught':
      return { ...state, cards: state.cards.map((row) => (row.id === event.row.id ? event.row : row)) };
    case 'captainTaught':
      return { ...state, captains: state.captains.map((row) => (row.id === event.row.id ? event.row : row)) };
    case 'boardLaid':
      return { ...state, board: event.board };
    case 'remarked':
      return { ...state, remarks: [...state.remarks, event.remark] };
    case 'pileCounted':
      return state;
    case 'depthSet':
      return deepened(state, event);
    case 'tableSet':
    case 'fieldSet':
      return set(state, event.outcome);
  }
}

function begun(event: EventOf<'gameBegun'>): State {
  const { seats, depth, options, board, cards, captains, abilities } = event;
  return {
    ...blank,
    seats,
    depth,
    options,
    board,
    cards,
    captains,
    abilities,
    at: forSeats(seats, () => 0),
    hands: forSeats(seats, () => 0),
    pile: cards.length,
    turn: { ...blank.turn, seat: seats[0] ?? blank.turn.seat },
    phase: { kind: 'opening', among: seats, rolls: {} },
  };
}

/** A ship that sleeps is where it was, with its hand; one that is new lies at The Dread Sea, and its hand is empty. */
function drawnUp(state: State, seats: readonly SeatId[]): State {
  const { phase } = state;
  return {
    ...state,
    seats,
    at: { ...forSeats(seats, () => 0), ...state.at },
    hands: { ...forSeats(seats, () => 0), ...state.hands },
    phase: phase.kind === 'opening' ? { ...phase, among: seats } : phase,
  };
}

/** What nobody tells at a lighter depth cannot be waited for there. */
function deepened(state: State, event: EventOf<'depthSet'>): State {
  const { depth, phase, doubtful } = event;
  const told = { ...state, depth, phase, doubtful };
  return isLight(depth) ? { ...told, agenda: [] } : told;
}

function set(state: State, outcome: Stand): State {
  const { at, hands, turn, ...rest } = outcome;
  const placed = at ? placedAt(state, at) : state;
  const held = hands ? heldIn(placed, hands) : placed;
  const after: State = { ...held, ...rest };
  return turn === undefined ? after : { ...after, turn: turnOf(state.turn.number + 1, turn) };
}

function placedAt(state: State, at: State['at']): State {
  const moved = state.seats.filter((seat) => at[seat] !== undefined && at[seat] !== placeOf(state, seat));
  const placed: State = {
    ...state,
    at: { ...state.at, ...at },
    visits: moved.reduce<State['visits']>(without, state.visits),
  };
  return doneIn(placed, (task) => task.kind === 'rest' && moved.includes(task.seat));
}

const heldIn = (state: State, hands: State['hands']): State =>
  state.seats.reduce(
    (held: State, seat: SeatId) => holds(held, seat, hands[seat] ?? handOf(held, seat)),
    state,
  );
