/**
 * The test command: every test, or those of `--project rules`. What this machine lacks for some of them (a browser,
 * Electron, a pty pair) is skipped by name and told at the end; with QM_NO_SKIP=1 it fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function tell(report: Report): void {
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  if (skipped.length > 0) {
    console.log('\nNot tested on this machine:');
    for (const { fullName } of skipped) console.log(`  ${fullName}`);
  }
  console.log(
    `\n${report.numPassedTests} passed, ${report.numFailedTests} failed, ${skipped.length} skipped`,
  );
}

/** What the tests lay down at most lies in the memory of the machine at once, and leaves as much again free. */
const roomWanted = 4e9;

/**
 * A folder in memory for what the tests lay down, where the machine has room: each entry of an evening is on the disk
 * before it counts, and the tests enter some hundred thousand. Whoever names a folder of their own gets that one.
 */
function folderInMemory(): string | undefined {
  const memory = '/dev/shm';
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return undefined;
  // A run that was stopped has left its folder.
  for (const name of readdirSync(memory)) {
    const run = /^qm-tests-(\d+)$/.exec(name)?.[1];
    if (run !== undefined && !existsSync(`/proc/${run}`)) rmSync(join(memory, name), { recursive: true });
  }
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomWanted) return undefined;
  const folder = join(memory, `qm-tests-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

const reportFile = join(root, 'out', 'test-report.json');
rmSync(reportFile, { force: true });
const args = ['run', '--reporter=default', '--reporter=json', '--reporter=./test/support/second-try.ts'];
const folder = folderInMemory();
const status = run(
  bin('vitest/vitest.mjs'),
  [...args, `--outputFile.json=${reportFile}`, ...process.argv.slice(2)],
  {
    NODE_ENV: 'test',
    // Hundreds of programs and threads are started, each of the same few files: they are compiled once.
    ...(folder === undefined ? {} : { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') }),
  },
);
if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
if (existsSync(reportFile)) tell(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
process.exit(status);
