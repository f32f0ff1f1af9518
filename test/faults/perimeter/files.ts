import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultCodes } from '../../../src-main/log/entry.ts';
import { aSession, forged, hostiles, type Hostile } from '../../log/hostile.ts';
import { builtProgram } from '../../support/built.ts';
import { random, type Random } from '../../support/random.ts';
import { newTally, tell, type Tally } from './tally.ts';

/** What a file may take of the program that opens it, on a machine that has other things to do as well. */
const most = { milliseconds: 5000, megabytes: 300, patience: 60_000 };
/** What took longer while the machine had other things to do is opened again: the file is as slow every time. */
const tries = 3;

/**
 * Files of strangers, brought from elsewhere and lying in the folder of sessions: those that are known to have done
 * harm, sessions whose entries were forged under seals that hold, and sessions with bytes changed anywhere. Each is
 * opened by a process of its own. A process that ends, is silent for a minute, or takes more than it may is lost; one
 * that holds entries nobody made has leaked.
 */
export const files = {
  name: 'perimeter-files',
  count: 300,
  share: 5,
  async run(count: number, seed: number) {
    const tally = newTally();
    const chance = random(seed);
    let slowest = 0;
    let largest = 0;
    for (let nth = 0; nth < count; nth++) {
      const hostile = count >= hostiles.length ? (hostiles[nth] ?? madeUp(chance)) : pickOne(chance);
      const took = await openOne(hostile, tally);
      slowest = Math.max(slowest, took?.milliseconds ?? 0);
      largest = Math.max(largest, took?.megabytes ?? 0);
    }
    const told = tell('files of strangers, each opened by a process of its own', tally);
    return { ...told, text: `${told.text}; the slowest took ${slowest} ms, the largest ${largest} MB` };
  },
};

const pickOne = (chance: Random): Hostile => (chance.below(2) === 0 ? chance.pick(hostiles) : madeUp(chance));

function madeUp(chance: Random): Hostile {
  return chance.below(3) === 0 ? forgedEntries(chance) : changedBytes(chance);
}

/** Whatever an entry may claim: another place in the chain, another kind, nonsense for words. */
function forgedEntries(chance: Random): Hostile {
  const wild = () => chance.pick([-1, 0, 1, 2, 3, 4, 1e9, 2 ** 53, -(2 ** 53)]);
  return {
    name: 'forged entries',
    code: 'damaged',
    make(path) {
      forged(path, ({ seq }) => {
        if (chance.below(2) === 0) return {};
        return chance.pick([
          { parent: wild() },
          { head: wild() },
          { at: chance.pick([-1e16, 1e17, 0]) },
          { command: chance.pick(['', '[]', 'null', '{"kind":7}', '{"kind":"begin"}', '['.repeat(9000)]) },
          { events: chance.pick(['{}', '[7]', '[{"kind":"gameBegun"}]', `[${'{"kind":"x"},'.repeat(seq)}`]) },
          { redecides: wild() },
        ]);
      });
    },
  };
}

/** Most where it matters most: the header, the list of tables, the beginning of a page. */
function changedBytes(chance: Random): Hostile {
  return {
    name: 'changed bytes',
    code: 'damaged',
    make(path) {
      aSession(path);
      const bytes = readFileSync(path);
      const flips = 1 + chance.below(40);
      for (let flip = 0; flip < flips; flip++) {
        const page = 4096 * chance.below(bytes.length / 4096);
        const at = chance.pick([chance.below(100), page + chance.below(12), page + chance.below(4096)]);
        bytes[at] = chance.below(256);
      }
      writeFileSync(path, bytes);
    },
  };
}

interface Took {
  readonly entries?: number;
  readonly code?: string;
  readonly lists: boolean;
  readonly milliseconds: number;
  readonly megabytes: number;
}

async function openOne(hostile: Hostile, tally: Tally): Promise<Took | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-hostile-'));
  tally.tried += 1;
  try {
    const path = join(folder, 'sent.quartermaster');
    hostile.make(path);
    let took = await opening(lyingIn(join(folder, '1'), path, hostile), path);
    for (let nth = 2; nth <= tries && isSlow(took); nth++)
      took = await opening(lyingIn(join(folder, String(nth)), path, hostile), path);
    if (typeof took === 'string') tally.lost.push(`${hostile.name}: ${took}`);
    else judge(hostile.name, took, tally);
    return typeof took === 'string' ? undefined : took;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isSlow = (took: Took | string): boolean =>
  typeof took !== 'string' && took.milliseconds > most.milliseconds;

/** A folder of data in whose sessions it lies too, as far as it can be copied. */
function lyingIn(data: string, path: string, hostile: Hostile): string {
  mkdirSync(join(data, 'sessions'), { recursive: true });
  const isFile = existsSync(path) && lstatSync(path).isFile() && lstatSync(path).size < 200e6;
  if (isFile) copyFileSync(path, join(data, 'sessions', 'lies-here.quartermaster'));
  else hostile.make(join(data, 'sessions', 'lies-here.quartermaster'));
  return data;
}

function judge(name: string, took: Took, tally: Tally): void {
  const { code, entries = 0, lists, milliseconds, megabytes } = took;
  if (entries > 3) tally.leaked.push(`${name}: ${entries} entries`);
  else if (code !== undefined && !(faultCodes as readonly string[]).includes(code))
    tally.lost.push(`${name}: ${code}`);
  else if (!lists) tally.lost.push(`${name}: the sessions beside it cannot be listed`);
  else if (milliseconds > most.milliseconds) tally.lost.push(`${name}: ${milliseconds} ms`);
  else if (megabytes > most.megabytes) tally.lost.push(`${name}: ${megabytes} MB`);
  else tally.survived += 1;
}

const opening = (data: string, path: string): Promise<Took | string> =>
  new Promise((resolve) => {
    const args = [builtProgram('opener'), data, path];
    execFile(
      process.execPath,
      args,
      { timeout: most.patience, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        if (error) resolve(error.killed === true ? 'it hangs' : stderr.slice(0, 400));
        else resolve(JSON.parse(stdout) as Took);
      },
    );
  });
