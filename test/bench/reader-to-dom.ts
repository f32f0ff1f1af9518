import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { bridgeName } from '../../src-main/contract/bridge.ts';
import { formatCode } from '../../src-main/chest/code.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { launch, noteChanges, noted, now, root, withScreen } from './electron.ts';
import { lay } from './long-evening.ts';
import { wait, type Line, type Options, type Sample } from './measure.ts';

/** Two ends of one cable. */
export async function withCable<Value>(use: (near: string, far: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-cable-'));
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const socat = spawn('socat', [`pty,raw,echo=0,link=${near}`, `pty,raw,echo=0,link=${far}`], {
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; !(existsSync(near) && existsSync(far)); tries++) {
      if (tries > 100) throw new Error('socat made no pty pair');
      await wait(20);
    }
    return await use(near, far);
  } finally {
    socat.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From a reading to its entry in the page, and from there to the frame that shows it. */
export interface Came {
  readonly stood: number;
  readonly drawn: number;
}

/** Sends one reading after the other and finds, for each, when its entry stood in the page. */
export async function measure(
  page: Page,
  near: string,
  reading: (turn: number) => string,
  { count, pace }: Options,
  between: () => Promise<void>,
): Promise<readonly Came[]> {
  const port = openSync(near, 'w');
  const sent: number[] = [];
  const before = (await noted(page)).length;
  for (let turn = 0; turn < count; turn++) {
    await wait(pace);
    sent.push(now());
    writeSync(port, reading(turn));
    await wait(pace);
    await between();
  }
  await wait(500);
  closeSync(port);
  const seen = (await noted(page)).slice(before);
  return sent.flatMap((at) => {
    const found = seen.find(([, each]) => each > at);
    if (!found || found[1] - at > 2 * pace) return [];
    return [{ stood: found[1] - at, drawn: found[2] - found[1] }];
  });
}

/** A program with a window that is on, and how to read something to it. */
export interface Running {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly near: string;
  readonly reading: (turn: number) => string;
  /** Before the next: takes back what was entered. */
  readonly between: () => Promise<void>;
}

export const withBare = <Value>(use: (running: Running) => Promise<Value>): Promise<Value> =>
  withScreen((display) =>
    withCable(async (near, far) => {
      const folder = mkdtempSync(join(tmpdir(), 'qm-bare-'));
      const app = await launch(display, [join(root, 'test/bench/bare/electron/main.js'), far, folder]);
      const page = await app.firstWindow();
      await wait(1500);
      await noteChanges(page, 'p');
      const reading = (turn: number): string => `TAG-${turn}\n`;
      const used = await use({ app, page, near, reading, between: () => Promise.resolve() });
      await app.close();
      rmSync(folder, { recursive: true });
      return used;
    }),
  );

export function codes(): readonly string[] {
  const faces = pirateQuest.pieces().filter(({ key }) => /^face\/bid-red\/[12]$/.test(key));
  return faces.map((piece) => `${formatCode('pirate-quest', piece)}\r`);
}

const send = (page: Page, asked: object) =>
  page.evaluate(
    ([name, text]) => (window as unknown as Record<string, { send(text: string): void }>)[name]?.send(text),
    [bridgeName, JSON.stringify(asked)] as const,
  );

/** At the console of a session with so many entries. */
export const withOurs = <Value>(entries: number, use: (running: Running) => Promise<Value>): Promise<Value> =>
  withScreen((display) =>
    withCable(async (near, far) => {
      const folder = mkdtempSync(join(tmpdir(), 'qm-ours-'));
      await lay(folder, entries);
      const app = await launch(display, [root, '--data', folder]);
      const page = await app.firstWindow();
      await page.getByRole('button', { name: /go on/i }).first().click();
      await page.waitForURL(/console/);
      await page
        .getByText(/entries/)
        .first()
        .waitFor();
      await send(page, { kind: 'call', n: 900_001, call: 'reader.examine', with: { reader: far } });
      await wait(2500);
      await send(page, {
        kind: 'call',
        n: 900_002,
        call: 'reader.kind',
        with: { reader: far, kind: 'scanner' },
      });
      await wait(1500);
      await noteChanges(page, '[data-entries], .log-head, aside');
      const read = codes();
      const reading = (turn: number): string => read[turn % read.length] ?? '';
      const between = () => send(page, { kind: 'line', n: 900_003, line: { kind: 'undo' } });
      const used = await use({ app, page, near, reading, between });
      await app.close();
      rmSync(folder, { recursive: true });
      return used;
    }),
  );

interface Measured {
  readonly bare: readonly Came[];
  readonly ours: readonly Came[];
}

/** What is measured once says both when it stood in the page and when it was drawn. */
const known = new Map<number, Promise<Measured>>();

function measured(entries: number, options: Options): Promise<Measured> {
  const before = known.get(entries);
  if (before) return before;
  const timed = ({ page, near, reading, between }: Running) => measure(page, near, reading, options, between);
  const both = async (): Promise<Measured> => ({
    bare: await withBare(timed),
    ours: await withOurs(entries, timed),
  });
  const found = both();
  known.set(entries, found);
  return found;
}

const sampleOf = ({ bare: one, ours: other }: Measured, key: keyof Came): Sample => ({
  bare: one.map((came) => came[key]),
  ours: other.map((came) => came[key]),
});

const line = (name: string, entries: number): Line => ({
  name,
  what: `time from a code leaving a scanner on a serial line to its entry standing in the console, at entry ${entries}, against serialport, one commit at FULL, one message and one text node`,
  unit: 'ms',
  limit: 3,
  percentiles: [50, 95],
  run: async (options) => sampleOf(await measured(entries, options), 'stood'),
});

export const readerToDom = line('reader-to-dom', 20);
export const readerToDomLate = line('reader-to-dom-late', 20_000);

/** At sixty a second. */
const frame = 1000 / 60;

export const readerToPaint: Line = {
  name: 'reader-to-paint',
  what: 'from an entry standing in the console to the frame that shows it being drawn, against the same of the one text node; a frame comes every 16.7 ms',
  unit: 'ms',
  limit: 0,
  most: frame,
  percentiles: [50, 95],
  run: async (options) => sampleOf(await measured(20, options), 'drawn'),
};
