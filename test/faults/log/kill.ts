import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../../src-main/log/open-session.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { builtProgram } from '../../support/built.ts';
import { random, type Random } from '../../support/random.ts';
import { wrongsOf } from './expected.ts';

export interface KillTally {
  readonly kills: number;
  readonly seed: number;
  /** Entries whose child said that they are stored. */
  readonly acknowledged: number;
  /** Kills that came between storing and saying so. */
  readonly inFlight: number;
  /** Kills that came before the first entry of a file. */
  readonly beforeFirst: number;
  /** Empty if nothing was lost, nothing invented, every file opened and every seal held. */
  readonly wrongs: readonly string[];
}

const killsPerFile = 25;

/** Kills a process that appends, again and again at any moment, and looks at what it left. */
export async function killAtRandom(kills: number, seed: number): Promise<KillTally> {
  const chance = random(seed);
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-kill-'));
  const tally = { acknowledged: 0, inFlight: 0, beforeFirst: 0 };
  const wrongs: string[] = [];
  let acknowledged = new Map<number, string>();
  let path = '';
  for (let kill = 0; kill < kills; kill++) {
    if (kill % killsPerFile === 0) {
      path = join(folder, `${kill}.quartermaster`);
      acknowledged = new Map();
    }
    const before = acknowledged.size;
    await appendUntilKilled(path, acknowledged, chance);
    tally.acknowledged += acknowledged.size - before;
    if (acknowledged.size === 0) tally.beforeFirst += 1;
    const found = inspect(path, acknowledged, chance);
    wrongs.push(...found.wrongs.map((wrong) => `kill ${kill}: ${wrong}`));
    // What was on its way is stored now, and the next child goes on behind it.
    for (const [number, seal] of found.extra) acknowledged.set(number, seal);
    if (found.extra.length > 0) tally.inFlight += 1;
  }
  rmSync(folder, { recursive: true, force: true });
  return { kills, seed, ...tally, wrongs };
}

/** Half of them at any moment from the start on, half soon after an entry was acknowledged. */
async function appendUntilKilled(
  path: string,
  acknowledged: Map<number, string>,
  chance: Random,
): Promise<void> {
  const child = spawn(process.execPath, [builtProgram('appender'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const fromStart = chance.below(2) === 0;
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (heard === '' && !fromStart) setTimeout(() => end(child), chance.next() * 60);
    heard += text;
  });
  if (fromStart) setTimeout(() => end(child), chance.next() * 200);
  await ended;
  for (const line of heard.split('\n').slice(0, -1)) {
    const [number = '', seal = ''] = line.split(' ');
    acknowledged.set(Number(number), seal);
  }
}

const end = (child: ChildProcess): boolean => child.kill('SIGKILL');

interface Inspected {
  readonly wrongs: readonly string[];
  /** Entries that were stored without anyone hearing of it. */
  readonly extra: readonly (readonly [number, string])[];
}

/** Sometimes only looked at, so that the next child finds it as it was left. */
function inspect(path: string, acknowledged: ReadonlyMap<number, string>, chance: Random): Inspected {
  if (!existsSync(path)) return { wrongs: acknowledged.size > 0 ? ['the file is gone'] : [], extra: [] };
  const verdict = verify(path);
  if (!verdict.ok) return { wrongs: [`${verdict.no.code}: ${verdict.no.detail}`], extra: [] };
  const { findings, entries } = verdict.value;
  const wrongs = [...findings.map((finding) => JSON.stringify(finding)), ...wrongsOf(entries, acknowledged)];
  if (chance.below(2) === 0) {
    const opened = openSession(path);
    if (opened.ok) opened.value.close();
    else wrongs.push(`cannot be opened: ${opened.no.detail}`);
  }
  const extra = entries.slice(acknowledged.size).map(({ seq, seal }) => [seq, seal] as const);
  return { wrongs, extra };
}
