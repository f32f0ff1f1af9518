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

/** How a demo goes on: at its usual pace, at half of it, or not at all; or why it does not any more. */
export type DemoPace = 'usual' | 'slow' | 'stopped';
export type DemoState = DemoPace | 'by-hand' | 'over';

/** Time enough to read what has changed. */
const pause = 1600;
const pauses: Readonly<Record<Exclude<DemoPace, 'stopped'>, number>> = { usual: pause, slow: 3 * pause };

export interface Playing {
  readonly state: DemoState;
  setPace(pace: DemoPace): void;
  stop(): void;
}

/** Sends one line after the other until none is left, or until one is not taken: somebody plays on by hand then. */
export function playEvening(
  lines: readonly unknown[],
  take: (line: unknown) => boolean,
  timer: Timer = systemTimer,
  changed: () => void = () => undefined,
): Playing {
  let state: DemoState = 'usual';
  let next = 0;
  let stop: () => void = () => undefined;
  const become = (now: DemoState): void => {
    stop();
    state = now;
    if (now === 'usual' || now === 'slow') stop = timer.after(pauses[now], play);
    changed();
  };
  const goOn = (pace: 'usual' | 'slow'): void => {
    stop = timer.after(pauses[pace], play);
  };
  function play(): void {
    const line = lines[next];
    if (line === undefined) return become('over');
    next++;
    if (!take(line)) return become('by-hand');
    if (next >= lines.length) become('over');
    else if (state === 'usual' || state === 'slow') goOn(state);
  }
  if (lines.length > 0) goOn('usual');
  return {
    get state() {
      return state;
    },
    setPace(pace) {
      if (state !== 'by-hand' && state !== 'over' && state !== pace) become(pace);
    },
    stop: () => {
      stop();
    },
  };
}
