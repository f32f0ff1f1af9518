import type { AnyCommand, SessionSetup } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { AnyGame, GameEvent, GameState } from '../rules/kernel/game.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { leaving, placesOf } from '../rules/kernel/chairs.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import {
  nothingWaived,
  type Decision,
  type Refusal,
  type SecretGround,
  type Waived,
} from '../rules/kernel/refusal.ts';
import { no } from './refusals.ts';
import {
  blankTable,
  decideTable,
  evolveTable,
  isTableCommand,
  isTableEvent,
  moveClock,
  type TableCommand,
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
  const decided = decideAsWhole(game, state, command, waived);
  if (!decided.ok) return decided;
  // What is evolved and recorded now is what will be read from the file: the same keys in the same order.
  const text = canonical(decided.value);
  const events = JSON.parse(text) as AnyEvent[];
  texts.set(events, text);
  return accept(events);
}

const texts = new WeakMap<readonly AnyEvent[], string>();

/** Events as the log keeps them. */
export const textOf = (events: readonly AnyEvent[]): string => texts.get(events) ?? canonical(events);

function decideAsWhole(
  game: AnyGame,
  state: SessionState,
  command: AnyCommand,
  waived: Waived,
): Decision<AnyEvent> {
  if (isBegin(command)) return decideBegin(game, command);
  if (isTableCommand(command)) return withChair(state, command);
  if (command.kind === 'setDepth' && command['depth'] === state.game.depth) return refuse(no('same-depth'));
  const decided = withName(command, game.decide(state.game, command, waived));
  // A fact at a paused table says that the table goes on.
  return decided.ok && state.table.paused ? accept([{ kind: 'resumed' }, ...decided.value]) : decided;
}

/** Somebody who takes the chair of whoever leaves has answered what becomes of it. */
function withChair({ game, table }: SessionState, command: TableCommand): Decision<AnyEvent> {
  const decided = decideTable(table, placesOf(game), command);
  if (!decided.ok || command.kind !== 'seatCaptain' || leaving(game) !== command.seat) return decided;
  return accept([{ kind: 'chairSettled', seat: command.seat, how: 'taken' } as AnyEvent, ...decided.value]);
}

/** Whoever comes late has a name. */
function withName(command: AnyCommand, decided: Decision<AnyEvent>): Decision<AnyEvent> {
  const { kind, seat, captain } = command as { kind: string; seat?: SeatId; captain?: string };
  if (!decided.ok || kind !== 'bringChair' || !seat || captain === undefined) return decided;
  return accept([...decided.value, { kind: 'captainSeated', seat, captain } as AnyEvent]);
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
  const clock = moveClock(state.table, at);
  let { game: gameState } = state;
  let table: TableState = { ...state.table, clock, revealed: undefined };
  for (const event of events) {
    if (isTableEvent(event)) table = evolveTable(table, event);
    else gameState = game.evolve(gameState, event);
  }
  return { game: gameState, table };
}

/** A correction is made long after what it corrects: its own time is not the table's. */
export function evolveEntry(game: AnyGame, state: SessionState, entry: Entry): SessionState {
  if (entry.kind === 'draft') return { ...state, table: { ...state.table, revealed: undefined } };
  return evolveFact(game, state, eventsOf(entry), entry.at);
}

export interface Waiving {
  /** The codes that were really in the way, in the order in which they refused. */
  readonly codes: readonly string[];
  readonly decision: Decision<AnyEvent>;
  readonly refusals: readonly Refusal[];
}

export interface Leave {
  /** What is waived for a code that may be overruled: it alone, something beside it, or nothing. */
  readonly waivedFor?: (code: string) => readonly string[];
  /** What is passed over without a word: it would tell a secret. */
  readonly passes: (ground: SecretGround) => boolean;
}

/** Waives what refuses a command, as far as it may be, until it is accepted or cannot be. */
export function waive(
  game: AnyGame,
  state: SessionState,
  command: AnyCommand,
  { waivedFor = (code) => [code], passes }: Leave,
): Waiving {
  const refusals: Refusal[] = [];
  const passed = new Set<string>();
  for (;;) {
    const codes = [...new Set(refusals.flatMap(({ code }) => waivedFor(code)))];
    const decision = decideFact(game, state, command, new Set([...codes, ...passed]));
    if (decision.ok) return { codes, decision, refusals };
    const { code, waivable, secret } = decision.no;
    if (codes.includes(code) || passed.has(code)) return { codes, decision, refusals };
    if (secret && passes(secret)) passed.add(code);
    else if (waivable && waivedFor(code).length > 0) refusals.push(decision.no);
    else return { codes, decision, refusals };
  }
}

export const commandOf = (entry: Entry): AnyCommand => JSON.parse(entry.command) as AnyCommand;
export const eventsOf = (entry: Entry): readonly AnyEvent[] => JSON.parse(entry.events) as AnyEvent[];
