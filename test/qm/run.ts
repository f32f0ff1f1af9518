import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { main } from '../../src-main/qm/main.ts';
import { builtProgram } from '../support/built.ts';

const root = join(import.meta.dirname, '../..');

export interface Answered {
  readonly code: number | null;
  readonly lines: readonly Record<string, unknown>[];
  readonly advice: string;
}

const fromSources = ['--disable-warning=ExperimentalWarning', join(root, 'src-main/qm.ts')];

/** What \`qm\` does, in this process: lines in, lines out. Its start is tried by \`qmBuilt\` and \`qmBy\`. */
export async function qm(args: readonly string[], input = ''): Promise<Answered> {
  const said = { stdout: '', stderr: '' };
  const real = { stdin: Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}, ...written(said) };
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) });
  try {
    return { code: await main(args), lines: linesOf(said.stdout), advice: said.stderr };
  } finally {
    Object.defineProperty(process, 'stdin', real.stdin);
    real.giveBack();
  }
}

/** Keeps what the program would write to the terminal. */
function written(said: Record<'stdout' | 'stderr', string>): { giveBack(): void } {
  const real = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (text: string | Uint8Array): boolean => {
      said[name] += String(text);
      return true;
    };
  return {
    giveBack() {
      for (const name of ['stdout', 'stderr'] as const) process[name].write = real[name];
    },
  };
}

/** As a script would run it: another process, as it was built. */
export const qmBuilt = (args: readonly string[], input = '', cwd = root): Answered =>
  run(process.execPath, [builtProgram('qm'), ...args], input, cwd);

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
  return { code: status, lines: linesOf(stdout), advice: stderr };
}

const linesOf = (text: string): Answered['lines'] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

export const example = (game: string, file: string) => join(root, 'docs/examples', game, file);
