import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkEvent } from '../../../hardware/link/link.ts';
import { LentPort } from '../../../hardware/port/lent.ts';
import { memoryPair } from '../../../hardware/port/memory.ts';
import { sharersOf } from '../../../hardware/port/sharers.ts';
import { rdm6300 } from '../../../hardware/rdm6300/reader.ts';
import { handClock, settle } from '../../support/hand-clock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sharers-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe.skipIf(process.platform !== 'linux')('programs that have a device open', () => {
  it('are named, and are so no more once they have ended', async () => {
    const device = join(folder, 'device');
    writeFileSync(device, '');
    const program = spawn('sh', ['-c', 'exec 3<"$0"; echo open; read line', device]);
    await once(program.stdout, 'data');
    expect(await sharersOf(device)).toEqual([`sh (${String(program.pid)})`]);
    program.stdin.end();
    await once(program, 'exit');
    expect(await sharersOf(device)).toEqual([]);
  });

  it('are nobody where the system does not tell', async () => {
    expect(await sharersOf('/dev/none', join(folder, 'no-processes'))).toEqual([]);
  });
});

describe('a link whose port others have open too', () => {
  it('says so at its opening and whenever that has changed, and nothing in between', async () => {
    let others: readonly string[] = ['screen (4711)'];
    const { host } = memoryPair('/dev/shared');
    const port = new LentPort({
      path: host.path,
      open: (listener) => host.open(listener),
      write: (bytes) => host.write(bytes),
      close: () => host.close(),
      sharedWith: () => Promise.resolve(others),
    });
    const events: LinkEvent[] = [];
    const clock = handClock();
    const tell = (event: LinkEvent): void => void events.push(event);
    const link = new Link({ driver: rdm6300, port, clock, gap: () => 250, tell });
    const told = () => events.flatMap((event) => (event.kind === 'shared' ? [event.with] : []));
    link.start();
    await settle();
    expect(told()).toEqual([['screen (4711)']]);
    await clock.advanceSettled(60_000);
    expect(told()).toHaveLength(1);
    others = [];
    await clock.advanceSettled(15_000);
    expect(told()).toEqual([['screen (4711)'], []]);
    await link.stop();
    expect(clock.pending()).toBe(0);
  });
});
