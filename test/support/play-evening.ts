import { boundaryOf } from '../../src-main/contract/games.ts';
import { lineReader } from '../../src-main/contract/line.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { beginningOf } from '../../src-main/contract/setup.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { serve } from '../../src-main/session/serve.ts';
import type { RecordedGame } from '../rules/recorded.ts';
import type { Example } from './examples.ts';

const captains = ['Ines', 'Mo', 'Freya', 'Old Tom', 'Sam', 'Bea', 'Jun', 'Liv', 'Ole', 'Kai'] as const;

/** The evening that comes with the program, a minute between two lines; `first` is told before them. */
export function playExample(
  { game, setup, lines }: Example,
  log: SessionLog,
  startedAt: number,
  first: readonly AnyCommand[] = [],
): RunningTable {
  const boundary = boundaryOf(game);
  if (!boundary) throw new Error(`no game ${game}`);
  let now = startedAt;
  const table = new RunningTable(boundary.game, log, { now: () => (now += 60_000) });
  table.act({ command: { kind: 'begin', setup: boundary.setupSchema.parse(setup) } });
  for (const command of first) table.act({ command });
  const { title } = boundary.game;
  const reader = lineReader(title, boundary.commandSchema, boundary.commandKinds, beginningOf(boundary));
  for (const line of lines) {
    const read = reader.take(line);
    if (read.ok) serve(table, read.value, ({ key }) => key);
  }
  return table;
}

/** A recorded game entered once more, command by command, a minute between two. */
export function playRecorded(
  game: GameId,
  { setup, steps }: RecordedGame,
  log: SessionLog,
  startedAt: number,
): RunningTable {
  const boundary = boundaryOf(game);
  if (!boundary) throw new Error(`no game ${game}`);
  let now = startedAt;
  const table = new RunningTable(boundary.game, log, { now: () => (now += 60_000) });
  const seats = setup.seats.map((seat, at) => ({ seat, captain: captains[at] ?? seat }));
  const begun = table.act({
    command: { kind: 'begin', setup: boundary.setupSchema.parse({ ...setup, seats }) },
  });
  if (begun.kind !== 'entered') throw new Error(JSON.stringify(begun));
  for (const { command, waive } of steps)
    table.act({ command: command as AnyCommand, ...(waive ? { override: { reason: 'we say so' } } : {}) });
  return table;
}
