import { speaker } from '../contract/words.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hold } from '../chest/hold.ts';
import { chestFileSchema, importChest } from '../chest/transfer.ts';
import { boundaryOf, type Boundary } from '../contract/games.ts';
import { problemOf } from '../contract/problem.ts';
import { openLibrary, type Library } from '../log/library/library.ts';
import { replayEvening } from '../readers/replay.ts';
import { speakFor } from '../readers/speak.ts';
import type { RunningTable } from '../session/running-table.ts';
import { parseRecording, type Played } from '../../hardware/record/recording.ts';
import { lastingClock, scaledClock } from '../../hardware/simulator/clock.ts';
import { writeError, writeLine } from './output.ts';
import { beginTable } from './play.ts';
import { languageOf, numberOf, readText, type ReaderValues } from './values.ts';

/** Plays a recording through chest and table of a fresh session; each reading is answered by one line. */
export async function replay(file: string, values: ReaderValues): Promise<number | string> {
  const speed = numberOf(values.speed, 1);
  if (!speed) return '--speed takes a number.';
  if (values.game === undefined) return 'qm reader replay needs --game.';
  const boundary = boundaryOf(values.game);
  if (!boundary) return `There is no game ${values.game}.`;
  const text = readText(file);
  if (text === undefined) return 3;
  const language = languageOf(values.lang);
  const begun = beginTable({ game: values.game, setup: values.setup, db: values.db, language }, boundary);
  if (typeof begun === 'number') return begun;
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  try {
    const code = await replayIn(folder, parseRecording(text), begun, boundary, { ...values, speed });
    if (code === 0)
      writeLine({ entries: begun.log.entries.length, head: begun.head, playHash: begun.playHash() });
    return code;
  } finally {
    begun.log.close();
    rmSync(folder, { recursive: true });
  }
}

async function replayIn(
  folder: string,
  played: Played,
  table: RunningTable,
  { game }: Boundary,
  { speed, chest, lang }: Omit<ReaderValues, 'speed'> & { readonly speed: number },
): Promise<number> {
  const opened = openLibrary(folder, Date.now());
  if (!opened.ok) {
    writeLine({ fault: opened.no });
    return 3;
  }
  const { library } = opened.value;
  try {
    if (chest !== undefined && !takeChest(chest, library)) return 2;
    const speak = speakFor(game, () => table.state.table.captains);
    const language = languageOf(lang);
    await replayEvening({
      played,
      game,
      table,
      library,
      clock: scaledClock(lastingClock, speed),
      onTaken: (reader, { report }, { outcome, message }) => {
        writeLine({ reader, report, outcome, text: speak(message)[language] });
      },
    });
    return 0;
  } finally {
    library.close();
  }
}

function takeChest(file: string, library: Library): boolean {
  const text = readText(file);
  if (text === undefined) return false;
  const read = chestFileSchema.safeParse(parsed(text));
  if (!read.success) {
    const say = speaker(undefined, 'en', () => ({}));
    writeError(`${file}: ${say({ key: 'refusal.bad-line', values: { ...problemOf(read.error) } })}`);
    return false;
  }
  const taken = importChest(new Hold(library, () => 'replayed'), read.data);
  if (!taken.ok) writeLine({ refusal: taken.no });
  return taken.ok;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
