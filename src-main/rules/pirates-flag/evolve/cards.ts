import { alter, lay, lift } from '../../kernel/stack.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { EventOf } from '../events.ts';
import { modifiersOf, owedBy, without, type Play, type State } from '../state.ts';

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
      return { ...state, owed: { ...state.owed, [event.seat]: event.count } };
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
      return { ...state, forced: [...state.forced, { seat: event.seat, row: event.row }] };
    case 'discardUnnamed':
      return { ...state, discards: state.discards.map((card) => (card === event.card ? null : card)) };
  }
}

/** Nobody owes more cards than are held. */
export function holds(state: State, seat: SeatId, hand: number): State {
  const owed = Math.min(owedBy(state, seat), hand);
  return {
    ...state,
    hands: { ...state.hands, [seat]: hand },
    owed: owed > 0 ? { ...state.owed, [seat]: owed } : without(state.owed, seat),
  };
}

function discarded(state: State, event: EventOf<'cardDiscarded'>): State {
  const paid = event.why === 'owed' ? owedBy(state, event.seat) - 1 : owedBy(state, event.seat);
  const owing = { ...state, owed: { ...state.owed, [event.seat]: paid } };
  return { ...holds(owing, event.seat, event.hand), discards: [...state.discards, event.card] };
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
