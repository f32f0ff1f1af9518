import { boundaryOf, unknownGame, type Boundary } from '../contract/games.ts';
import { lineReader, longestLine } from '../contract/line.ts';
import { whole } from '../contract/problem.ts';
import { beginningOf, readSetup } from '../contract/setup.ts';
import { message, type Message } from '../rules/kernel/message.ts';
import type { SessionSetup } from '../contract/request.ts';
import { speaker } from '../contract/words.ts';
import type { LogFault } from '../log/entry.ts';
import { memoryLog } from '../log/memory-log.ts';
import { openOrCreate } from '../log/open-or-create.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { Language } from '../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { isSeatId } from '../rules/kernel/seat.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { openTable } from '../session/open-table.ts';
import type { RunningTable } from '../session/running-table.ts';
import { serve, toldRefusal, type Say } from '../session/serve.ts';
import { viewOf } from '../session/view.ts';
import { linesOf, readAtMost } from './input.ts';
import { writeError, writeLine } from './output.ts';

/** In bytes. A setup names captains, options and at most a board. */
const longestSetup = 4 * longestLine;

/** The exit code that tells a script: not all of it is on the disk. */
const diskFailed = 3;

export interface PlayOptions {
  readonly game: string;
  readonly setup: string | undefined;
  readonly db: string | undefined;
  readonly view: string | undefined;
  readonly language: Language;
}

/** Plays a session from lines: each is answered by one line, and a bad one is a refusal for itself alone. */
export async function play(options: PlayOptions): Promise<number> {
  const boundary = boundaryOf(options.game);
  const strangers = speaker(undefined, options.language, () => ({}));
  if (!boundary) return giveUp(noSuchGame(options.game), strangers);
  const viewer = options.view === undefined ? undefined : viewerOf(options.view);
  if (viewer === 'unknown')
    return usage('--view takes table, console or captain:SEAT, for example captain:red.');
  const table = beginTable(options, boundary);
  if (typeof table === 'number') return table;
  const words = speaker(boundary.game, options.language, () => table.state.table.captains);
  const { seats } = table.state.game;
  if (viewer && 'seat' in viewer && viewer.seat && !seats.includes(viewer.seat))
    return usage(`Nobody plays ${viewer.seat}. There are ${seats.join(', ')}.`);
  await answerLines(table, boundary, words);
  if (viewer) writeLine({ view: viewOf(table, viewer, Date.now()) });
  const { since, held, fault } = table.saving;
  table.log.close();
  return since !== undefined || held > 0 || fault ? diskFailed : 0;
}

/** A table that has begun; the exit code where there is none, after it was said why. */
export function beginTable(options: Omit<PlayOptions, 'view'>, boundary: Boundary): RunningTable | number {
  const strangers = speaker(undefined, options.language, () => ({}));
  const opened = openLog(options, boundary);
  if (!opened.ok) return giveUpOnFault(opened.no, strangers);
  const { game } = opened.value.heading;
  if (game !== options.game)
    return giveUp(
      badSetup(whole, message('problem.other-session', { game, asked: options.game })),
      strangers,
    );
  const started = openTable(boundary.game, opened.value, Date);
  if (!started.ok) {
    opened.value.close();
    return giveUpOnFault(started.no, strangers);
  }
  const table = started.value;
  const words = speaker(boundary.game, options.language, () => table.state.table.captains);
  const begun = begin(table, boundary, options);
  return begun.ok ? table : giveUp(begun.no, words);
}

async function answerLines(table: RunningTable, boundary: Boundary, words: Say): Promise<void> {
  const reader = lineReader(
    boundary.game.title,
    boundary.commandSchema,
    boundary.commandKinds,
    beginningOf(boundary),
  );
  for await (const line of linesOf(process.stdin, longestLine)) {
    if (line.trim() === '') continue;
    const read = reader.read(line);
    writeLine(read.ok ? serve(table, read.value, words) : { refusal: toldRefusal(read.no, words) });
  }
}

function openLog(
  { db, game }: Pick<PlayOptions, 'db' | 'game'>,
  boundary: Boundary,
): Result<SessionLog, LogFault> {
  const heading = {
    id: `qm-${Date.now().toString(36)}`,
    game,
    title: boundary.game.title,
    startedAt: Date.now(),
  };
  return db === undefined ? accept(memoryLog(heading)) : openOrCreate(db, heading);
}

/** A session that is there already goes on where it was; a new one needs its setup. */
function begin(
  table: RunningTable,
  boundary: Boundary,
  options: Pick<PlayOptions, 'setup'>,
): Result<void, Refusal> {
  if (table.begun) return accept(undefined);
  if (options.setup === undefined) return refuse(badSetup('--setup', message('problem.missing')));
  const setup = setupIn(options.setup, boundary);
  if (!setup.ok) return setup;
  const outcome = table.act({ command: { kind: 'begin', setup: setup.value } });
  if (outcome.kind === 'refused') return refuse(outcome.refusal);
  if (outcome.kind === 'held')
    return refuse(badSetup(whole, message('problem.unwritable', { detail: outcome.fault.detail })));
  return accept(undefined);
}

function setupIn(file: string, boundary: Boundary): Result<SessionSetup, Refusal> {
  const text = readAtMost(file, longestSetup);
  if (!text.ok) return refuse(badSetup(file, message('problem.cannot-read', { detail: text.no })));
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    return refuse(badSetup(file, message('problem.no-json')));
  }
  return readSetup(boundary, value);
}

const badSetup = (where: string | Message, problem: Message): Refusal => ({
  code: 'bad-setup',
  rule: 'table.begin',
  waivable: false,
  values: { where, problem },
});

const noSuchGame = (game: string): Refusal => ({
  ...unknownGame(game),
  rule: 'table.begin',
  waivable: false,
});

function viewerOf(text: string): Viewer | 'unknown' {
  if (text === 'table' || text === 'console') return { kind: text };
  const [kind, seat = ''] = text.split(':');
  return (kind === 'captain' || kind === 'console') && isSeatId(seat) ? { kind, seat } : 'unknown';
}

function giveUp(refusal: Refusal, words: Say): number {
  writeLine({ refusal: toldRefusal(refusal, words) });
  return 2;
}

function giveUpOnFault({ code, detail }: LogFault, words: Say): number {
  writeLine({ fault: { code, text: words({ key: `fault.${code}`, values: { detail } }) } });
  return diskFailed;
}

function usage(text: string): number {
  writeError(text);
  return 2;
}
