import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openSession } from '../../src-main/log/open-session.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { builtProgram } from '../support/built.ts';
import { auction, chase, curses } from './games.ts';
import { tickingClock } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'qm-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });
const grab = { kind: 'lay', play: { card: 'grab', by: 'blue', from: 'red' } };
const evenings = [
  [
    auction,
    [bid('red', 1), bid('blue', 2), { kind: 'undo' }, bid('blue', 3), bid('yellow', 2), bid('blue', 1)],
  ],
  [
    chase,
    [grab, { kind: 'sail', seat: 'red', to: 4 }, { kind: 'undo' }, { kind: 'sail', seat: 'red', to: 1 }],
  ],
  [
    curses,
    [
      { kind: 'curse', seat: 'red', on: 'blue' },
      { kind: 'sendOn', seat: 'blue', curse: 1, to: 'yellow' },
      { kind: 'undo' },
      { kind: 'curse', seat: 'blue', on: 'red' },
    ],
  ],
] as const;

/** Plays up to `killAfter` commands, is killed right after the last acknowledgement, and says what it had said. */
async function playAndDie(path: string, id: string, commands: readonly object[], killAfter: number) {
  const child = spawn(process.execPath, [builtProgram('child'), path, id], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const next = commands[said.length - 1];
    if (said.length > killAfter || !next) break;
    child.stdin.write(`${JSON.stringify(next)}\n`);
  }
  const dead = new Promise((done) => child.on('exit', done));
  child.kill('SIGKILL');
  await dead;
  return said;
}

for (const [game, commands] of evenings)
  test(`${game.id}: after kill -9 at any entry the table waits exactly where it said it was`, async () => {
    for (let killAfter = 0; killAfter <= commands.length; killAfter++) {
      const path = join(folder, `${game.id}-${killAfter}.quartermaster`);
      const said = await playAndDie(path, game.id, commands, killAfter);
      const reopened = openSession(path);
      if (!reopened.ok) throw new Error(reopened.no.detail);
      const table = new RunningTable(game, reopened.value, tickingClock());
      const [, head, hash] = (said.at(-1) ?? '').split(' ');
      if (said.length === 1) expect(table.head).toBe(1);
      else expect([String(table.head), table.playHash()]).toEqual([head, hash]);
      expect(table.prompts.length).toBeGreaterThan(0);
      reopened.value.close();
    }
  });
