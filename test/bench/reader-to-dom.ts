import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bridgeName } from '../../src-main/contract/bridge.ts';
import { formatCode } from '../../src-main/chest/code.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { launch, noteChanges, noted, now, root, withScreen } from './electron.ts';
import { wait, type Line, type Options } from './measure.ts';

/** Two ends of one cable. */
async function withCable<Value>(use: (near: string, far: string) => Promise<Value>): Promise<Value> {
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

/** Sends one reading after the other and finds, for each, when its entry stood in the page. */
async function measure(
  page: Page,
  near: string,
  reading: (turn: number) => string,
  { count, pace }: Options,
  between: () => Promise<void>,
): Promise<number[]> {
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
  const seen = (await noted(page)).slice(before).map(([, at]) => at);
  return sent.flatMap((at) => {
    const shown = seen.find((each) => each > at);
    return shown === undefined || shown - at > 2 * pace ? [] : [shown - at];
  });
}

const bare = (options: Options) =>
  withScreen((display) =>
    withCable(async (near, far) => {
      const folder = mkdtempSync(join(tmpdir(), 'qm-bare-'));
      const app = await launch(display, [join(root, 'test/bench/bare/electron/main.js'), far, folder]);
      const page = await app.firstWindow();
      await wait(1500);
      await noteChanges(page, 'p');
      const times = await measure(
        page,
        near,
        (turn) => `TAG-${turn}\n`,
        options,
        () => Promise.resolve(),
      );
      await app.close();
      rmSync(folder, { recursive: true });
      return times;
    }),
  );

const seats = (['red', 'blue', 'yellow', 'green'] as const).map((seat) => ({
  seat,
  captain: `Captain ${seat}`,
}));

/** A session that waits for a first bid after so many entries. */
function lay(folder: string, entries: number): void {
  const data = openDataDirectory(folder);
  if (!data.ok) throw new Error(data.no.detail);
  const created = data.value.create({
    id: 'bench',
    game: 'pirate-quest',
    title: 'Bench',
    startedAt: Date.now(),
  });
  if (!created.ok) throw new Error(created.no.detail);
  const table = new RunningTable(pirateQuest, created.value, Date);
  table.act({ command: { kind: 'begin', setup: { seats, dealer: 'green' } } });
  for (let turn = 0; table.log.entries.length < entries; turn++)
    table.act({ command: { kind: turn % 2 === 0 ? 'giveLuck' : 'takeLuck', seat: 'blue' } });
  void data.value.close();
}

function codes(): readonly string[] {
  const faces = pirateQuest.pieces().filter(({ key }) => /^face\/bid-red\/[12]$/.test(key));
  return faces.map((piece) => `${formatCode('pirate-quest', piece)}\r`);
}

const send = (page: Page, asked: object) =>
  page.evaluate(
    ([name, text]) => (window as unknown as Record<string, { send(text: string): void }>)[name]?.send(text),
    [bridgeName, JSON.stringify(asked)] as const,
  );

const ours = (entries: number, options: Options) =>
  withScreen((display) =>
    withCable(async (near, far) => {
      const folder = mkdtempSync(join(tmpdir(), 'qm-ours-'));
      lay(folder, entries);
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
      const undo = () => send(page, { kind: 'line', n: 900_003, line: { kind: 'undo' } });
      const times = await measure(page, near, (turn) => read[turn % read.length] ?? '', options, undo);
      await app.close();
      rmSync(folder, { recursive: true });
      return times;
    }),
  );

const line = (name: string, entries: number): Line => ({
  name,
  what: `time from a code leaving a scanner on a serial line to its entry standing in the console, at entry ${entries}, against serialport, one commit at FULL, one message and one text node`,
  unit: 'ms',
  limit: 2,
  percentiles: [50, 95],
  run: async (options) => ({ bare: await bare(options), ours: await ours(entries, options) }),
});

export const readerToDom = line('reader-to-dom', 20);
export const readerToDomLate = line('reader-to-dom-late', 20_000);
