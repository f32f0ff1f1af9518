import { accept, never, refuse } from '../rules/kernel/result.ts';
import { refusalsOf, type Decision } from '../rules/kernel/refusal.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';

/** What happens at a table whatever is played there: who sits where, the clock, rulings, a look at a secret. */
export type TableCommand =
  | { readonly kind: 'pause' }
  /** The clock stands still because something has to be settled. */
  | { readonly kind: 'dispute' }
  | { readonly kind: 'resume' }
  /** null: the captain leaves, and the seat waits for another. */
  | { readonly kind: 'seatCaptain'; readonly seat: SeatId; readonly captain: string | null }
  | { readonly kind: 'ruling'; readonly text: string; readonly reason: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'reveal'; readonly seat: SeatId };

export type TableEvent =
  | { readonly kind: 'paused' }
  | { readonly kind: 'disputed' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'captainSeated'; readonly seat: SeatId; readonly captain: string | null }
  | { readonly kind: 'ruled'; readonly text: string; readonly reason: string }
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'revealed'; readonly seat: SeatId };

const tableCommandKinds = ['pause', 'dispute', 'resume', 'seatCaptain', 'ruling', 'note', 'reveal'] as const;
const tableEventKinds = [
  'paused',
  'disputed',
  'resumed',
  'captainSeated',
  'ruled',
  'noted',
  'revealed',
] as const;

// Asked of every fact there is.
const commandKinds: ReadonlySet<string> = new Set(tableCommandKinds);
const eventKinds: ReadonlySet<string> = new Set(tableEventKinds);

export const isTableCommand = (command: { readonly kind: string }): command is TableCommand =>
  commandKinds.has(command.kind);

export const isTableEvent = (event: { readonly kind: string }): event is TableEvent =>
  eventKinds.has(event.kind);

export interface TableState {
  readonly captains: BySeat<string>;
  readonly paused: boolean;
  /** The table argues; the clock stands still then too. */
  readonly disputed: boolean;
  /** Whose secrets the console may see until the next entry. */
  readonly revealed: SeatId | undefined;
  readonly clock: TableClock;
}

/** Played time runs from the first entry and stands still in a pause. Times come with the entries. */
export interface TableClock {
  /** When the last entry was made, by the computer's clock. */
  readonly lastAt: number | undefined;
  /** Milliseconds played until then. */
  readonly played: number;
  /** Whether the computer's clock was never set otherwise, and never stood still with it. */
  readonly isSure: boolean;
}

/** Nobody sits so long at a table without an entry: it was asleep, or its clock was set forward. */
const longestStill = 4 * 60 * 60_000;
/** A clock that is put right by this much makes no minute wrong that anybody counts. */
const putRight = 60_000;

export const blankTable: TableState = {
  captains: {},
  paused: false,
  disputed: false,
  revealed: undefined,
  clock: { lastAt: undefined, played: 0, isSure: true },
};

const tableRefusals = {
  'already-paused': { rule: 'table.pause', waivable: false },
  'disputed-already': { rule: 'table.pause', waivable: false },
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
    case 'dispute':
      return state.disputed ? refuse(no('disputed-already')) : accept([{ kind: 'disputed' }]);
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

export function evolveTable(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case 'paused':
      return { ...state, paused: true };
    case 'disputed':
      return { ...state, paused: true, disputed: true };
    case 'resumed':
      return { ...state, paused: false, disputed: false };
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

/** Moves the clock on to an entry. What cannot have been played is not counted, and it is no longer sure then. */
export function moveClock({ clock, paused }: TableState, at: number): TableClock {
  const { lastAt = at, played, isSure } = clock;
  const passed = at - lastAt;
  const isLikely = passed >= -putRight && passed <= longestStill;
  const counted = isLikely && !paused ? Math.max(0, passed) : 0;
  return { lastAt: at, played: played + counted, isSure: isSure && (isLikely || paused) };
}

/** Milliseconds played by the time `now`, pauses left out, and whether that is all of it. */
export const playedUntil = (table: TableState, now: number): Pick<TableClock, 'played' | 'isSure'> =>
  table.clock.lastAt === undefined ? table.clock : moveClock(table, now);
