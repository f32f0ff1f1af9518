import type { NewReading } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import type { Outcome } from '../../src-main/session/request.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';

export const heading = (game: string) => ({
  id: `test-${game}`,
  game,
  title: 'An evening',
  startedAt: Date.UTC(2026, 0, 2, 20),
});

/** A clock that goes on by a second at each look, so that no two entries have the same time. */
export function tickingClock(from = Date.UTC(2026, 0, 2, 20)) {
  let now = from;
  return {
    now: () => (now += 1000),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

export const captainOf: Partial<Record<SeatId, string>> = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' };

export function beginOf(seats: readonly SeatId[]): AnyCommand {
  const setup = { seats: seats.map((seat) => ({ seat, captain: captainOf[seat] ?? seat })) };
  return { kind: 'begin', setup } as AnyCommand;
}

export function tableOf(
  game: AnyGame,
  log: SessionLog = memoryLog(heading(game.id)),
  clock = tickingClock(),
): RunningTable {
  const table = new RunningTable(game, log, clock);
  if (!table.begun) table.act({ command: beginOf(['red', 'blue', 'yellow']) });
  return table;
}

/** A table in memory that is begun as a test wants it. */
export function tableBegun(game: AnyGame, setup: unknown): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  table.act({ command: { kind: 'begin', setup } });
  return table;
}

/** Enters a command that the test relies on. */
export function enter(table: RunningTable, command: AnyCommand): number {
  const outcome = table.act({ command });
  if (outcome.kind !== 'entered') throw new Error(`not entered: ${JSON.stringify(outcome)}`);
  return outcome.entry.seq;
}

/** The code with which something was refused, or what happened instead. */
export const codeOf = (outcome: Outcome | { readonly kind: 'previewed' }): string =>
  outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;

export const reading = (text: string): NewReading => ({
  reader: 'test',
  raw: new TextEncoder().encode(text),
  report: JSON.stringify({ kind: 'tag', tag: text }),
  at: Date.UTC(2026, 0, 2, 20),
});
