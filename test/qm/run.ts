import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builtProgram } from '../support/built.ts';

const root = join(import.meta.dirname, '../..');

export interface Answered {
  readonly code: number | null;
  readonly lines: readonly Record<string, unknown>[];
  readonly advice: string;
}

const program = [builtProgram('qm')];
const fromSources = ['--disable-warning=ExperimentalWarning', join(root, 'src-main/qm.ts')];

/** Runs `qm` as a script would: another process, lines in, lines out. */
export const qm = (args: readonly string[], input = '', cwd = root): Answered =>
  run(process.execPath, [...program, ...args], input, cwd);

/** The same from its sources and a shell, which is given the program and its arguments as its own. */
export const qmBy = (script: string, args: readonly string[]): Answered =>
  run('bash', ['-c', script, 'qm', process.execPath, ...fromSources, ...args], '', root);

function run(command: string, args: readonly string[], input: string, cwd: string): Answered {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, SETUP: example('pirate-quest', 'setup.json') },
  });
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code: status, lines, advice: stderr };
}

export const example = (game: string, file: string) => join(root, 'docs/examples', game, file);
