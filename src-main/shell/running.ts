import { WithEnd, type CodeOfResult } from './end.ts';
import { lineReader, type LineReader } from '../contract/line.ts';
import { beginningOf } from '../contract/setup.ts';
import type { Boundary } from '../contract/games.ts';
import { speaker } from '../contract/words.ts';
import type { LogFault } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { Steps } from '../log/steps.ts';
import type { Language } from '../rules/kernel/message.ts';
import { accept, type Result } from '../rules/kernel/result.ts';
import { Publisher, type Beside } from '../session/publisher.ts';
import { seatParts } from '../session/names.ts';
import { openingTable } from '../session/open-table.ts';
import type { Clock } from '../log/data-directory.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Say } from '../session/serve.ts';

/** The session that is open: its table, what reads its lines, and what tells the displays. */
export interface Running {
  readonly file: string;
  readonly boundary: Boundary;
  readonly table: RunningTable;
  readonly publisher: Publisher;
  readonly reader: LineReader;
  words(language: Language): Say;
}

export function* openingRunning(
  file: string,
  boundary: Boundary,
  log: SessionLog,
  clock: Clock,
  run: string,
  beside: Beside,
  codeOf: CodeOfResult,
): Steps<Result<Running, LogFault>> {
  const { game, commandSchema, commandKinds } = boundary;
  const opened = yield* openingTable(game, log, clock);
  if (!opened.ok) return opened;
  const table = opened.value;
  const names = () => {
    const parts = seatParts(table.state.game, table.state.table.captains);
    return Object.fromEntries(parts.map(({ seat, captain }) => [seat, captain]));
  };
  const spoken = new Map<Language, Say>();
  return accept({
    file,
    boundary,
    table,
    publisher: new Publisher(
      table,
      () => clock.now(),
      `${run}-${log.heading.id}`,
      new WithEnd(table, beside, codeOf),
    ),
    reader: lineReader(game.title, commandSchema, commandKinds, beginningOf(boundary)),
    words(language) {
      const words = spoken.get(language) ?? speaker(game, language, names);
      spoken.set(language, words);
      return words;
    },
  });
}
