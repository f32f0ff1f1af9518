import { accept, never, refuse } from '../rules/kernel/result.ts';
import { refusalsOf, type Decision } from '../rules/kernel/refusal.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';

/** What happens at a table whatever is played there: who sits where, the clock, rulings, a look at a secret. */
export type TableCommand =
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** null: the captain leaves, and the seat waits for another. */
  | { readonly kind: 'seatCaptain'; readonly seat: SeatId; readonly captain: string | null }
  | { readonly kind: 'ruling'; readonly text: string; readonly reason: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'reveal'; readonly seat: SeatId };

export type TableEvent =
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'captainSeated'; readonly seat: SeatId; readonly captain: string | null }
  | { readonly kind: 'ruled'; readonly text: string; readonly reason: string }
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'revealed'; readonly seat: SeatId };

const tableCommandKinds = ['pause', 'resume', 'seatCaptain', 'ruling', 'note', 'reveal'] as const;
const tableEventKinds = ['paused', 'resumed', 'captainSeated', 'ruled', 'noted', 'revealed'] as const;

export const isTableCommand = (command: { readonly kind: string }): command is TableCommand =>
  (tableCommandKinds as readonly string[]).includes(command.kind);

export const isTableEvent = (event: { readonly kind: string }): event is TableEvent =>
  (tableEventKinds as readonly string[]).includes(event.kind);

export interface TableState {
  readonly captains: BySeat<string>;
  readonly paused: boolean;
  /** Whose secrets the console may see until the next entry. */
  readonly revealed: SeatId | undefined;
  readonly clock: TableClock;
}

/** Played time runs from the first entry and stands still in a pause. Times come with the entries. */
export interface TableClock {
  readonly startedAt: number | undefined;
  readonly pausedAt: number | undefined;
  readonly pausedFor: number;
}

export const blankTable: TableState = {
  captains: {},
  paused: false,
  revealed: undefined,
  clock: { startedAt: undefined, pausedAt: undefined, pausedFor: 0 },
};

const tableRefusals = {
  'already-paused': { rule: 'table.pause', waivable: false },
  'not-paused': { rule: 'table.pause', waivable: false },
  'no-such-seat': { rule: 'table.seats', waivable: false },
  'same-captain': { rule: 'table.seats', waivable: false },
} as const;
const no = refusalsOf(tableRefusals);

export function decideTable(
  state: TableState,
  seats: readonly SeatId[],
  command: TableCommand,
): Decision<TableEvent> {
  switch (command.kind) {
    case 'pause':
      return state.paused ? refuse(no('already-paused')) : accept([{ kind: 'paused' }]);
    case 'resume':
      return state.paused ? accept([{ kind: 'resumed' }]) : refuse(no('not-paused'));
    case 'seatCaptain':
      if (!seats.includes(command.seat))
        return refuse(no('no-such-seat', { mark: command.seat, name: command.seat }));
      if ((state.captains[command.seat] ?? null) === command.captain) return refuse(no('same-captain'));
      return accept([{ kind: 'captainSeated', seat: command.seat, captain: command.captain }]);
    case 'ruling':
      return accept([{ kind: 'ruled', text: command.text, reason: command.reason }]);
    case 'note':
      return accept([{ kind: 'noted', text: command.text }]);
    case 'reveal':
      if (!seats.includes(command.seat))
        return refuse(no('no-such-seat', { mark: command.seat, name: command.seat }));
      return accept([{ kind: 'revealed', seat: command.seat }]);
    default:
      return never(command);
  }
}

export function evolveTable(state: TableState, event: TableEvent, at: number): TableState {
  switch (event.kind) {
    case 'paused':
      return { ...state, paused: true, clock: { ...state.clock, pausedAt: at } };
    case 'resumed':
      return { ...state, paused: false, clock: resumed(state.clock, at) };
    case 'captainSeated':
      return { ...state, captains: seated(state.captains, event.seat, event.captain) };
    case 'revealed':
      return { ...state, revealed: event.seat };
    case 'ruled':
    case 'noted':
      return state;
    default:
      return never(event);
  }
}

function seated(captains: BySeat<string>, seat: SeatId, captain: string | null): BySeat<string> {
  if (captain !== null) return { ...captains, [seat]: captain };
  const { [seat]: _left, ...others } = captains;
  return others;
}

function resumed(clock: TableClock, at: number): TableClock {
  const stood = clock.pausedAt === undefined ? 0 : Math.max(0, at - clock.pausedAt);
  return { ...clock, pausedAt: undefined, pausedFor: clock.pausedFor + stood };
}

/** Milliseconds played by the time `now`, pauses left out. */
export function playedUntil(clock: TableClock, now: number): number {
  if (clock.startedAt === undefined) return 0;
  return Math.max(0, (clock.pausedAt ?? now) - clock.startedAt - clock.pausedFor);
}
