import { onTop } from '../../kernel/agenda.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardTaskEvent } from '../events/card-tasks.ts';
import { cardTaskBecomes, type CardTask } from '../card-tasks.ts';
import { purseOf, type State } from '../state.ts';
import { spent, withPurse } from './purses.ts';

export function evolveCardTasks(state: State, event: CardTaskEvent): State {
  switch (event.kind) {
    case 'cardBegun':
      return begun(state, event);
    case 'cardPassed':
      return cardTaskBecomes(state, (task) => ({ ...task, left: without(task.left, event.on) }));
    case 'cardEnded':
      return cardTaskBecomes(state, () => undefined);
    case 'handSpied':
      return { ...state, spied: event.card === null ? event.on : null };
    case 'bidMade':
      return said(state, event.seat, event.gold);
    case 'dieThrown':
      return said(state, event.seat, event.face);
    case 'bidsTied':
      return cardTaskBecomes(state, (task) => ({ ...task, left: event.among, said: [], least: event.gold }));
    case 'throwsTied':
      return cardTaskBecomes(state, (task) => ({ ...task, left: event.throws, said: [] }));
    case 'goldHanded': {
      const paid = withPurse(state, event.seat, spent(purseOf(state, event.seat), event.gold));
      const { free, locked } = purseOf(paid, event.to);
      return withPurse(paid, event.to, { free: free + event.gold, locked });
    }
    case 'handPicked':
    case 'cardParried':
    case 'bidsWon':
    case 'bidsFailed':
    case 'throwsWon':
    case 'goodsGiven':
    case 'handsMixed':
    case 'magicShared':
    case 'cursesDealt':
    case 'handGiven':
      return state;
  }
}

function begun(
  state: State,
  { kind: _, ...of }: Extract<CardTaskEvent, { readonly kind: 'cardBegun' }>,
): State {
  const task: CardTask = { kind: 'card', ...of };
  return { ...state, agenda: onTop(state.agenda, task) };
}

/** Once: whoever throws twice is in it twice. */
function without(left: readonly SeatId[], seat: SeatId): readonly SeatId[] {
  const at = left.indexOf(seat);
  return at < 0 ? left : [...left.slice(0, at), ...left.slice(at + 1)];
}

const said = (state: State, seat: SeatId, value: number): State =>
  cardTaskBecomes(state, (task) => ({
    ...task,
    left: without(task.left, seat),
    said: [...(task.said ?? []), { seat, value }],
  }));
