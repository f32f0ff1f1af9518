import { boundaryOf } from '../../src-main/contract/games.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import type { Source } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import type { Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { commandOf } from '../../src-main/session/fact.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import type { Random } from './random.ts';
import { waysInTurn, waysToAnswer } from './pressing.ts';

/** Where every card is told: three times as many entries. */
const whole: typeof light = {
  'pirate-quest': { depth: 'cards' },
  'pirate-tricks': { depth: 'cards' },
  'pirates-flag': { depth: 'cards' },
  'pirate-attack': { depth: 'cards', options: { ending: 'fame' } },
};

/** How an evening is played that is cheap to play and tells what its game has to tell. */
const light: Readonly<Record<GameId, { readonly depth: string; readonly options?: object }>> = {
  'pirate-quest': { depth: 'fights' },
  'pirate-tricks': { depth: 'fights' },
  'pirates-flag': { depth: 'score' },
  'pirate-attack': { depth: 'score', options: { ending: 'fame' } },
};

const names = ['Ines', 'Mo', 'Freya', 'Bartholomew', 'Old Tom', 'Sam', 'Bea', 'Jun'] as const;

const moreNames = ['Wilhelmine Katharina', 'Anne'] as const;

export interface RandomEvening {
  readonly table: RunningTable;
  readonly over: boolean;
}

interface Evening {
  readonly most?: number;
  readonly startedAt?: number;
  readonly isWhole?: boolean;
  /** Else three to five, as many as the game takes. */
  readonly captains?: number;
  /** Who or what tells all of it. */
  readonly source?: Source;
}

export const minutesBetween = 2;

/**
 * An evening at random: who sits down, what they answer, undo, redo and correct. Ends when the game does or after so
 * many entries.
 */
export function randomEvening(
  game: GameId,
  log: SessionLog,
  chance: Random,
  { most = 400, startedAt = 0, isWhole = false, captains, source = 'typed' }: Evening = {},
): RandomEvening {
  const boundary = boundaryOf(game);
  if (!boundary) throw new Error(`no game ${game}`);
  let now = startedAt;
  const clock = { now: () => (now += minutesBetween * 60_000) };
  const table = new RunningTable(boundary.game, log, clock);
  const { leastSeats, mostSeats } = boundary.game;
  const count = captains ?? Math.max(leastSeats, Math.min(mostSeats, 3 + chance.below(3)));
  const sitting = chance.shuffle(captains === undefined ? names : [...names, ...moreNames]).slice(0, count);
  const seats = chance.shuffle(seatIds.slice(0, Math.max(count, 4))).slice(0, count);
  const setup = {
    seats: seats.map((seat, at) => ({ seat, captain: sitting[at] ?? seat })),
    ...(isWhole ? whole : light)[game],
  };
  const begun = table.act({ command: { kind: 'begin', setup: boundary.setupSchema.parse(setup) } });
  if (begun.kind !== 'entered') throw new Error(JSON.stringify(begun));
  for (let step = 0; step < most; step++) {
    if (isOver(table)) break;
    if (!answer(table, chance, source)) break;
    const whim = chance.below(40);
    if (whim < 2 && table.canUndo) table.undo(table.head);
    if (whim === 1 && table.redoEntry !== undefined) table.redo(table.redoEntry);
    if (whim === 2) correct(table, chance);
  }
  return { table, over: isOver(table) };
}

const isOver = ({ begun, game, state }: RunningTable): boolean => begun && game.standings(state.game).over;

/** The first question that lists an answer which is allowed, musts first. */
function answer(table: RunningTable, chance: Random, source: Source): boolean {
  for (const prompt of table.prompts)
    for (const seat of seatsOf(table, prompt, chance)) {
      const ways = waysInTurn(table.game, table.state.game, prompt, seat, (choices) =>
        chance.shuffle(choices),
      );
      for (const { command, refusal } of ways)
        if (!refusal && table.act({ command: command as AnyCommand, source }).kind === 'entered') return true;
    }
  return false;
}

const seatsOf = (table: RunningTable, { whom }: Prompt, chance: Random): readonly (SeatId | undefined)[] =>
  whom === 'anyone'
    ? chance.shuffle(table.state.game.seats)
    : whom.length === 0
      ? [undefined]
      : chance.shuffle(whom);

/** Some earlier answer is another one of those that were offered, or is taken out. */
function correct(table: RunningTable, chance: Random): void {
  const facts = table
    .entriesInForce()
    .filter(({ kind, seq, parent }) => kind === 'fact' && parent > 0 && seq > 1);
  if (facts.length === 0) return;
  const fact = chance.pick(facts.slice(-12));
  const before = table.stateAt(fact.parent).game;
  const was = commandOf(fact);
  const others = table.game
    .prompts(before)
    .flatMap((prompt) =>
      waysToAnswer(table.game, before, prompt, (was['seat'] as SeatId | undefined) ?? undefined),
    )
    .filter(({ refusal, command }) => !refusal && command.kind === was.kind);
  if (others.length === 0) return;
  const { command } = chance.pick(others);
  table.correct({
    edits: [{ kind: 'replace', entry: fact.seq, command: command as AnyCommand }],
    reason: 'seen again',
    head: table.head,
  });
}
