/**
 * Do the tests notice? Makes small seeded changes to a game's rules in a copy of the project, one at a time, and
 * runs that game's tests on each, but for those that equivalent.ts knows to change nothing: `npm run mutate -- --game pirate-quest --count 200 --seed 1`. The kernel is held by
 * its own tests first, then by those of the games that stand on it. `--only walk` takes files with that in their name.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../../src-main/contract/games.ts';
import { oneOf, readOptions } from '../support/options.ts';
import { random } from '../support/random.ts';
import { isEquivalent } from './equivalent.ts';
import { applied, mutationsOf, type Mutation } from './mutations.ts';

const root = join(import.meta.dirname, '../..');
const values = readOptions(
  {
    game: { type: 'string', default: 'pirate-quest' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
  ['count', 'seed', 'jobs'],
);
const game = oneOf('game', values.game, [...gameIds, 'kernel']);

/** A copy to change, with the same packages. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qm-mutate-'));
  for (const part of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
    'src-main',
    'src-renderer',
    'hardware',
    'test',
    'docs',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Words and rows of data are for people and tables to change; what is tried here is logic. */
const isLogic = (file: string) => file.endsWith('.ts') && !/(^|\/)(text|data)\//.test(file);

function chooseMutations(game: string, count: number, seed: number): readonly Mutation[] {
  const folder = `src-main/rules/${game}`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isLogic(file) && file.includes(values.only))
    .sort();
  const all = files.flatMap((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    return mutationsOf(`${folder}/${file}`, text).filter((mutation) => !isEquivalent(text, mutation));
  });
  console.log(`${all.length} places to change in ${files.length} files of ${game}`);
  return random(seed).shuffle(all).slice(0, count);
}

/** Whole random games take longest, so they are asked only about what the other tests let pass. */
const isWholeGames = (file: string) => file.endsWith('captains.test.ts');

const testsIn = (path: string): readonly string[] =>
  readdirSync(join(root, 'test', path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${path}/${file}`);

/** What holds the kernel beside its own folder: small games that only tests know, and what all games share. */
const kernelBesides = [
  'test/rules/one-vocabulary.test.ts',
  'test/rules/before.test.ts',
  ...['agenda', 'cellar', 'fleet', 'one-game-more', 'past-tasks'].map(
    (name) => `test/contract/${name}.test.ts`,
  ),
];

/** The tests that are asked, those that answer fastest first. */
function testsOf(game: string): readonly (readonly string[])[] {
  if (game === 'kernel') {
    const quick = gameIds.map((id) => testsIn(`rules/${id}`).filter((file) => !isWholeGames(file)));
    return [[...testsIn('rules/kernel'), ...kernelBesides], ...quick];
  }
  const tests = testsIn(`rules/${game}`);
  return [tests.filter((file) => !isWholeGames(file)), tests.filter(isWholeGames)];
}

async function isNoticed(folder: string, game: string): Promise<boolean> {
  for (const tests of testsOf(game)) if (await fails(folder, tests)) return true;
  return false;
}

/** Whether these tests fail on what lies in this folder. A run that never ends fails too. */
function fails(folder: string, tests: readonly string[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', ...tests],
    // A group of its own: the worker in which a changed loop never ends does not hear that its parent was killed.
    { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, NODE_ENV: 'test' } },
  );
  const { pid } = child;
  const timer = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGKILL'), 240_000);
  return new Promise((done) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code !== 0);
    });
  });
}

const chosen = [...chooseMutations(game, Number(values.count), Number(values.seed))];
const unnoticed: Mutation[] = [];
let tried = 0;

async function work(): Promise<void> {
  const folder = workshop();
  try {
    for (let mutation = chosen.pop(); mutation; mutation = chosen.pop()) {
      const path = join(folder, mutation.file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, applied(text, mutation));
      const noticed = await isNoticed(folder, game);
      writeFileSync(path, text);
      tried += 1;
      if (noticed) continue;
      unnoticed.push(mutation);
      console.log(`unnoticed ${mutation.file}:${mutation.line}  ${mutation.from} → ${mutation.to}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const first = workshop();
const sound = !(await isNoticed(first, game));
rmSync(first, { recursive: true });
if (!sound) {
  console.log('The tests fail as they are: nothing to learn from changes.');
  process.exit(1);
}
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
const share = (100 * unnoticed.length) / Math.max(1, tried);
console.log(`${tried} changes, ${unnoticed.length} unnoticed (${share.toFixed(1)} %)`);
process.exit(share < 5 ? 0 : 1);
