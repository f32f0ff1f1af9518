import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Timer } from '../session/bell.ts';

/** A recorded evening that plays itself, for somebody who wants to see before they believe. */
export interface Evening {
  readonly setup: unknown;
  readonly lines: readonly unknown[];
}

/** The examples lie beside the program, whether it runs from its sources or from what was built of them. */
const folders = ['../../docs/examples', '../../../docs/examples'].map((path) =>
  join(import.meta.dirname, path),
);

export function readEvening(game: string): Evening | undefined {
  const folder = folders.map((each) => join(each, game)).find(existsSync);
  if (!folder) return undefined;
  // Where the example for scripts is a short one, a longer one for looking on lies in it.
  const whole = join(folder, 'evening');
  return readFrom(existsSync(whole) ? whole : folder);
}

function readFrom(folder: string): Evening {
  const lines = readFileSync(join(folder, 'commands.jsonl'), 'utf8').split('\n');
  return {
    setup: JSON.parse(readFileSync(join(folder, 'setup.json'), 'utf8')) as unknown,
    lines: lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as unknown),
  };
}

export const systemTimer: Timer = {
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Time enough to read what has changed. */
const pace = 1600;

/** Sends one line after the other until none is left, or until one is not taken: somebody plays on by hand then. */
export function playEvening(
  lines: readonly unknown[],
  take: (line: unknown) => boolean,
  timer: Timer = systemTimer,
): () => void {
  const [line, ...rest] = lines;
  if (line === undefined) return () => undefined;
  let stop = timer.after(pace, () => {
    if (take(line)) stop = playEvening(rest, take, timer);
  });
  return () => {
    stop();
  };
}
