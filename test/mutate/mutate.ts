/**
 * Do the tests notice? Makes small changes to a game's rules, one at a time, and runs that game's tests on each:
 * `npm run mutate -- --game pirate-quest`, or `--count 200 --seed 1` of them. All changes lie behind switches in one
 * process (`switched.ts`); those that come before any test are made in a copy of the project instead. The kernel is
 * held by its own tests first, then by those of the games that stand on it. What the tests let pass and the compiler
 * refuses is noticed too. `--only walk` takes files with that in
 * their name; with `--keep noticed.txt` what is noticed is written there as it happens, and a run that finds it there
 * tries only the rest; `--quick` asks only tests that
 * take no time, and of those ever fewer. What changes nothing is listed in `equivalent.ts`.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gameIds } from '../../src-main/contract/games.ts';
import { oneOf, readOptions } from '../support/options.ts';
import { random } from '../support/random.ts';
import { compiler } from './compiler.ts';
import { keptIn } from './kept.ts';
import { applied } from './mutations.ts';
import { different, placesOf, root, type Place } from './places.ts';
import type { Line, Task } from './runner.ts';
import { testsOf, wholeGamesOf } from './tests.ts';

const values = readOptions(
  {
    game: { type: 'string', default: 'pirate-quest' },
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    keep: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
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

function chosenPlaces(): readonly Place[] {
  const all = different(placesOf(game)).filter(({ file }) => file.includes(values.only));
  console.log(`${all.length} places to change in ${game}`);
  return random(Number(values.seed)).shuffle(all).slice(0, Number(values.count));
}

async function isNoticed(
  folder: string,
  asked: readonly (readonly string[])[],
  place: Place,
): Promise<boolean> {
  for (const tests of asked)
    if (tests.length > 0) {
      const came = await run(folder, tests, patienceFor(tests));
      if (came === 'nowhere') endless.push(place);
      if (came !== 'through') return true;
    }
  return false;
}

/** What tests take in a copy as it is, in milliseconds: on a busy machine more. */
const usually = new Map<string, number>();
const patienceFor = (tests: readonly string[]): number =>
  Math.max(240_000, 10 * (usually.get(tests.join()) ?? 0));

/** Once for each list of tests: whoever never ends is told by it from whoever is slow. */
async function timed(folder: string, asked: readonly (readonly string[])[]): Promise<void> {
  for (const tests of asked)
    if (tests.length > 0 && !usually.has(tests.join())) {
      const from = performance.now();
      await run(folder, tests, 1_800_000);
      usually.set(tests.join(), performance.now() - from);
    }
}

/** Whether these tests pass on what lies in this folder, fail, or come to no end. */
function run(
  folder: string,
  tests: readonly string[],
  patience: number,
): Promise<'through' | 'not' | 'nowhere'> {
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', '--no-isolate'],
      // On a busy machine slowness is no failure.
      ...['--testTimeout', '0', '--hookTimeout', '0', ...tests],
    ],
    // A group of its own: the worker in which a changed loop never ends does not hear that its parent was killed.
    { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, NODE_ENV: 'test' } },
  );
  const { pid } = child;
  const timer = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGKILL'), patience);
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      done(signal ? 'nowhere' : code === 0 ? 'through' : 'not');
    });
  });
}

interface Found {
  readonly early: Set<number>;
  /** What is asked while a file of tests lays its tables, by change. */
  readonly laid: Map<number, Set<string>>;
  readonly asked: Set<number>;
  readonly failing: string[];
  /** Tests that are over, and what the others take, as far as they were run. */
  readonly over: string[];
  readonly usual: Record<string, number>;
}

/**
 * The tests with all changes in one process. Where a change keeps a test from ever ending, the process is ended, the
 * change is noticed, and another goes on behind it. What takes long is asked only about what the rest let pass.
 */
async function tryAll(chosen: readonly Place[]): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-switched-'));
  const found: Found = {
    early: new Set(),
    laid: new Map(),
    asked: new Set(),
    failing: [],
    over: [],
    usual: {},
  };
  const isQuick = values.quick;
  const waits = isQuick ? [15, 300] : [15, 300, 100_000];
  for (let [longest] = waits; longest !== undefined; [longest] = waits) {
    const out = join(folder, 'lines');
    writeFileSync(out, '');
    const tries = chosen.map(({ id }) => id).filter((id) => !kept.noticed.has(id));
    const names = Object.fromEntries(chosen.map(({ id, file }) => [id, basename(file, '.ts')]));
    const task = join(folder, 'task.json');
    const { over, usual } = found;
    writeFileSync(task, JSON.stringify({ out, tries, over, usual, longest, isQuick, names } satisfies Task));
    const isOver = await runSwitched(task, out);
    const told = linesOf(out);
    keepNoticed(told);
    for (const line of told) take(found, line);
    const last = told.at(-1);
    if (!isOver && last && 'tries' in last) {
      kept.add([last.tries]);
      endless.push(...chosen.filter(({ id }) => id === last.tries));
    } else {
      waits.shift();
      const left = untold(chosen);
      console.log(`${left.length} left by tests of up to ${longest} milliseconds`);
    }
  }
  rmSync(folder, { recursive: true });
  return found;
}

const untold = (places: readonly Place[]): readonly Place[] =>
  places.filter(({ id }) => !kept.noticed.has(id));

const linesOf = (out: string): readonly Line[] =>
  readFileSync(out, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const keepNoticed = (lines: readonly Line[]): void =>
  kept.add(lines.flatMap((line) => ('noticed' in line ? [line.noticed] : [])));

function take(found: Found, line: Line): void {
  if ('failing' in line) found.failing.push(line.failing);
  if ('early' in line) for (const id of line.early) found.early.add(id);
  if ('laid' in line)
    for (const id of line.laid) found.laid.set(id, (found.laid.get(id) ?? new Set()).add(line.file));
  if ('waits' in line) found.usual[line.waits] = line.usual;
  if (!('over' in line)) return;
  found.over.push(line.over);
  for (const id of line.asked) found.asked.add(id);
}

/** Whether the run came to its end; one that stays at a change is ended. */
function runSwitched(task: string, out: string): Promise<boolean> {
  // What starts a program of its own would not have the switches in it.
  const files = testsOf(game)
    .flat()
    .filter((file) => !file.includes('one-game-more'));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/mutate/vitest.config.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        QM_MUTATE_GAME: game,
        QM_MUTATE_FILES: JSON.stringify(files),
        QM_MUTATE_TASK: task,
      },
    },
  );
  let [size, since] = [0, performance.now()];
  const watch = setInterval(() => {
    const text = readFileSync(out, 'utf8');
    if (text.length !== size) {
      [size, since] = [text.length, performance.now()];
      keepNoticed(linesOf(out));
    }
    const last = /\{"tries":\d+,"usual":([\d.]+)\}\n$/.exec(text);
    const patience = last && 20_000 + 10 * Number(last[1]);
    if (patience && performance.now() - since > patience && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL');
  }, 1000);
  return new Promise((done) => {
    child.on('exit', (_, signal) => {
      clearInterval(watch);
      done(signal === null);
    });
  });
}

const unnoticed: Place[] = [];

function tell(place: Place): void {
  unnoticed.push(place);
  console.log(`unnoticed ${place.file}:${place.line}  ${place.from} → ${place.to}`);
}

/** Those that a switch cannot make: one copy of the project each worker, one change at a time. */
async function work(left: Place[]): Promise<void> {
  const folder = workshop();
  try {
    for (let place = left.pop(); place; place = left.pop()) {
      const path = join(folder, place.file);
      const tests = testsOfLate(place);
      await timed(folder, tests);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, applied(text, place));
      const noticed = await isNoticed(folder, tests, place);
      writeFileSync(path, text);
      if (noticed) kept.add([place.id]);
      else tell(place);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Those with which tests came to no end, or were so slow that it was taken for that. */
const endless: Place[] = [];
const chosen = chosenPlaces();
const kept = keptIn(values.keep, placesOf(game));
const { early, laid, asked, failing } = await tryAll(chosen);
if (failing.length > 0) {
  console.log(`The tests fail as they are: nothing to learn from changes.\n${failing.join('\n')}`);
  process.exit(1);
}
const passes = compiler();
const refused = untold(chosen).filter((place) => !passes(place));
kept.add(refused.map(({ id }) => id));
console.log(`${refused.length} more that the compiler refuses`);
const left = untold(chosen);
const never = left.filter(({ id }) => !asked.has(id) && !early.has(id));
// The small game that stands on the kernel is played by a program of its own, which has no switches in it.
const unseen = game === 'kernel' ? never : [];
const isUnseen = ({ id }: Place): boolean => early.has(id) || unseen.some((place) => place.id === id);
const isWhole = !values.quick && wholeGamesOf(game).length > 0;
const late = left.filter((place) => isWhole || isUnseen(place) || laid.has(place.id));
/** Those that are called like its file answer fastest. */
const near = ({ file }: Place): readonly string[] =>
  testsOf(game)
    .flat()
    .filter((test) => test.endsWith(`/${basename(file, '.ts')}.test.ts`));
const testsOfLate = (place: Place): readonly (readonly string[])[] => [
  ...(isUnseen(place) ? [near(place)] : []),
  ...(isUnseen(place) ? testsOf(game) : [[...(laid.get(place.id) ?? [])]]),
  ...(isWhole ? [wholeGamesOf(game)] : []),
];
console.log(
  `${chosen.length} changes, ${left.length} left: ${never.length} never come by, ${late.length} to be made in a copy`,
);
for (const place of left) if (!late.includes(place)) tell(place);
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(late)));
if (endless.length > 0)
  console.log(
    `noticed since nothing came to an end: ${endless.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
  );
const share = (100 * unnoticed.length) / Math.max(1, chosen.length);
console.log(`${chosen.length} changes, ${unnoticed.length} unnoticed (${share.toFixed(1)} %)`);
process.exit(share < 5 ? 0 : 1);
