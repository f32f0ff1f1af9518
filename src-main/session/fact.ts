import type { AnyCommand, SessionSetup } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { AnyGame, GameEvent, GameState } from '../rules/kernel/game.ts';
import { accept } from '../rules/kernel/result.ts';
import { nothingWaived, type Decision, type Refusal, type Waived } from '../rules/kernel/refusal.ts';
import {
  blankTable,
  decideTable,
  evolveTable,
  isTableCommand,
  isTableEvent,
  type TableEvent,
  type TableState,
} from './table-state.ts';

/** A game and the table it is played at. */
export interface SessionState {
  readonly game: GameState;
  readonly table: TableState;
}

export type AnyEvent = GameEvent;

/** The first command of every session. What the game needs besides is for the game's own schema to say. */
export interface BeginCommand extends AnyCommand {
  readonly kind: 'begin';
  readonly setup: SessionSetup;
}

export const isBegin = (command: AnyCommand): command is BeginCommand => command.kind === 'begin';

export const blankSession = (game: AnyGame): SessionState => ({ game: game.blank, table: blankTable });

/** What the whole table decides: its own commands here, everything else in the game. */
export function decideFact(
  game: AnyGame,
  state: SessionState,
  command: AnyCommand,
  waived: Waived = nothingWaived,
): Decision<AnyEvent> {
  if (isBegin(command)) return decideBegin(game, command);
  if (isTableCommand(command)) return decideTable(state.table, state.game.seats, command);
  const decided = game.decide(state.game, command, waived);
  // A fact at a paused table says that the table goes on.
  return decided.ok && state.table.paused ? accept([{ kind: 'resumed' }, ...decided.value]) : decided;
}

function decideBegin(game: AnyGame, { setup }: BeginCommand): Decision<AnyEvent> {
  const begun = game.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) });
  if (!begun.ok) return begun;
  const seated: TableEvent[] = setup.seats.map(({ seat, captain }) => ({
    kind: 'captainSeated',
    seat,
    captain,
  }));
  return accept([...begun.value, ...seated]);
}

export function evolveFact(
  game: AnyGame,
  state: SessionState,
  events: readonly AnyEvent[],
  at: number,
): SessionState {
  const clock =
    state.table.clock.startedAt === undefined ? { ...state.table.clock, startedAt: at } : state.table.clock;
  let { game: gameState } = state;
  let table: TableState = { ...state.table, clock, revealed: undefined };
  for (const event of events) {
    if (isTableEvent(event)) table = evolveTable(table, event, at);
    else gameState = game.evolve(gameState, event);
  }
  return { game: gameState, table };
}

/** The refusal codes that stand between a command and its acceptance, or the refusal that no ruling can waive. */
export function codesToWaive(
  game: AnyGame,
  state: SessionState,
  command: AnyCommand,
  given: readonly string[] = [],
): { readonly codes: readonly string[]; readonly decision: Decision<AnyEvent>; readonly first?: Refusal } {
  const codes = [...given];
  let first: Refusal | undefined;
  for (;;) {
    const decision = decideFact(game, state, command, new Set(codes));
    if (decision.ok) return first ? { codes, decision, first } : { codes, decision };
    first ??= decision.no;
    if (!decision.no.waivable || codes.includes(decision.no.code)) return { codes, decision, first };
    codes.push(decision.no.code);
  }
}

export const commandOf = (entry: Entry): AnyCommand => JSON.parse(entry.command) as AnyCommand;
export const eventsOf = (entry: Entry): readonly AnyEvent[] => JSON.parse(entry.events) as AnyEvent[];
