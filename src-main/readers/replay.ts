import type { Library } from '../log/library/library.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { AlarmClock } from '../../hardware/port/port.ts';
import type { Played } from '../../hardware/record/recording.ts';
import { replayPorts } from '../../hardware/record/replay.ts';
import type { Reading } from '../../hardware/report.ts';
import { Readers } from './readers.ts';
import { rememberedSchema } from './remembered.ts';
import type { Taken } from './taken.ts';

export interface ReplayedEvening {
  readonly played: Played;
  /** Begun as the recorded evening was, and otherwise fresh. */
  readonly table: RunningTable;
  readonly game: AnyGame;
  /** One of its own: it holds the chest that was played with, and nothing of tonight's readers. */
  readonly library: Pick<Library, 'readers' | 'settings' | 'chests'>;
  /** One that runs faster plays faster. */
  readonly clock: AlarmClock;
  /** What became of each reading. */
  readonly onTaken?: (reader: string, reading: Reading, taken: Taken) => void;
}

/** After the last byte a tag may still have to be away for its gap, and a reader be acknowledged. */
const settling = 2_000;

/** Plays what readers sent on another evening through readers, chest and table once more. */
export async function replayEvening(evening: ReplayedEvening): Promise<void> {
  const { played, table, game, library, clock } = evening;
  rememberAll(played, library);
  const replay = replayPorts(played, clock, {
    onNote: (port, note) => {
      const known = rememberedSchema.safeParse(note);
      if (!known.success) return;
      const { name, place, gap } = known.data;
      readers.change(port, { name, place, gap });
    },
  });
  const ports = new Map(replay.ports.map((port) => [port.path, port]));
  const readers = new Readers({
    library,
    gameOf: (id) => (id === game.id ? game : undefined),
    clock,
    ...(evening.onTaken ? { onTaken: evening.onTaken } : {}),
    hardware: {
      list: () => Promise.resolve([]),
      portAt: (path) => {
        const port = ports.get(path);
        if (!port) throw new Error(`nothing was recorded at ${path}`);
        return port;
      },
    },
  });
  readers.attach(table);
  readers.start();
  await replay.done;
  await new Promise<void>((resolve) => {
    clock.after(settling, resolve);
  });
  await readers.stop();
}

/** A reader that was only found in the course of the evening is known from its beginning. */
function rememberAll({ moments }: Played, { readers }: ReplayedEvening['library']): void {
  const seen = new Set<string>();
  for (const { port, what } of moments) {
    if (what.kind !== 'note' || seen.has(port)) continue;
    const known = rememberedSchema.safeParse(what.note);
    if (!known.success) continue;
    seen.add(port);
    readers.set(port, known.data);
  }
}
