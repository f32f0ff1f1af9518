import { beside } from '../../kernel/agenda.ts';
import { canonical } from '../../kernel/digest.ts';
import { alter, lay, lift } from '../../kernel/stack.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { EventOf } from '../events.ts';
import { modifiersOf, type Play, type State } from '../state.ts';
import { doneIn, owedBy, waits } from '../tasks.ts';

type CardEvent = EventOf<
  | 'dockPassedFull'
  | 'cardsDrawn'
  | 'pileRenewed'
  | 'noCardToDraw'
  | 'postTraded'
  | 'cardDiscarded'
  | 'discardOwed'
  | 'cardPlayed'
  | 'captainUsed'
  | 'playSettled'
  | 'playFizzled'
  | 'playCancelled'
  | 'playRedirected'
  | 'modifierLaid'
  | 'rollForced'
  | 'tasksLeft'
  | 'noteRead'
  | 'cardFound'
  | 'discardUnnamed'
>;

export function evolveCards(state: State, event: CardEvent): State {
  switch (event.kind) {
    case 'dockPassedFull':
    case 'noCardToDraw':
    case 'noteRead':
      return state;
    case 'cardsDrawn':
    case 'cardFound':
      return { ...holds(state, event.seat, event.hand), pile: event.pile };
    case 'pileRenewed':
      return { ...state, pile: event.pile, discards: [] };
    case 'postTraded':
      return { ...state, visits: { ...state.visits, [event.seat]: 'traded' } };
    case 'cardDiscarded':
      return discarded(state, event);
    case 'discardOwed':
      return owing(state, event.seat, event.count);
    case 'cardPlayed':
      return played(state, event);
    case 'captainUsed':
      return used(state, event);
    case 'playSettled':
    case 'playFizzled':
    case 'playCancelled':
      return gone(state, event.number, event.play);
    case 'playRedirected':
      return redirected(state, event);
    case 'modifierLaid':
      return modified(state, event);
    case 'rollForced':
      return { ...state, agenda: beside(state.agenda, { kind: 'roll', seat: event.seat, row: event.row }) };
    case 'tasksLeft':
      return doneIn(state, (task) => event.tasks.some((left) => canonical(left) === canonical(task)));
    case 'discardUnnamed':
      return { ...state, discards: state.discards.map((card) => (card === event.card ? null : card)) };
  }
}

/** Nobody owes more cards than are held. */
export function holds(state: State, seat: SeatId, hand: number): State {
  const held = { ...state, hands: { ...state.hands, [seat]: hand } };
  return owing(held, seat, Math.min(owedBy(state, seat), hand));
}

const owing = (state: State, seat: SeatId, count: number): State =>
  count > 0
    ? waits(state, { kind: 'discard', seat, count })
    : doneIn(state, (task) => task.kind === 'discard' && task.seat === seat);

function discarded(state: State, event: EventOf<'cardDiscarded'>): State {
  const paid = event.why === 'owed' ? owedBy(state, event.seat) - 1 : owedBy(state, event.seat);
  const after = holds(owing(state, event.seat, paid), event.seat, event.hand);
  return { ...after, discards: [...state.discards, event.card] };
}

function played(state: State, event: EventOf<'cardPlayed'>): State {
  return {
    ...holds(counted(state, event.seat, event.counts), event.seat, event.hand),
    stack: lay(state.stack, event.play, event.answers),
    phase: event.instead ? { kind: 'sailed' } : state.phase,
  };
}

function used(state: State, event: EventOf<'captainUsed'>): State {
  return {
    ...counted(state, event.seat, event.counts),
    abilities: { ...state.abilities, [event.seat]: { captain: event.captain, used: true } },
    stack: event.number === null ? state.stack : lay(state.stack, event.play, event.answers),
  };
}

function counted(state: State, seat: SeatId, counts: boolean): State {
  if (!counts) return state;
  const played = { ...state.turn.played, [seat]: (state.turn.played[seat] ?? 0) + 1 };
  return { ...state, turn: { ...state.turn, played } };
}

function gone(state: State, number: number, play: Play): State {
  const discards = play.source === 'card' ? [...state.discards, play.row] : state.discards;
  return { ...state, stack: lift(state.stack, number), discards };
}

function redirected(state: State, event: EventOf<'playRedirected'>): State {
  const stack = alter(state.stack, event.number, (play) => ({
    ...play,
    target: event.to,
    redirected: true,
    ...(play.target ? {} : { whole: true }),
  }));
  return { ...state, stack };
}

function modified(state: State, { seat, modifier }: EventOf<'modifierLaid'>): State {
  return { ...state, modifiers: { ...state.modifiers, [seat]: [...modifiersOf(state, seat), modifier] } };
}
