/**
 * Everything about the code that needs no run of it: types, pages, lint, format, colours. Two steps at a time, and
 * each looks only at what has changed since it was last asked; what it remembers lies in `out/`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);
const remembered = (name: string) => join('out', 'checked', name);

type Step = readonly [name: string, script: string, ...args: string[]];

const steps: readonly Step[] = [
  ['types', bin('typescript/bin/tsc'), '-b'],
  [
    'lint',
    bin('eslint/bin/eslint.js'),
    ...[
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      '--cache-location',
      remembered('lint'),
      '.',
    ],
  ],
  [
    'pages',
    bin('svelte-check/bin/svelte-check'),
    ...['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings'],
  ],
  ['architecture and lockfile', bin('vitest/vitest.mjs'), 'run', 'test/architecture'],
  [
    'format',
    bin('prettier/bin/prettier.cjs'),
    ...['--check', '--log-level=warn', '--cache', '--cache-strategy=content'],
    ...['--cache-location', remembered('format'), '.'],
  ],
  ['colours', join(root, 'test/lint/check-colours.ts')],
];

async function isWell([name, script, ...args]: Step): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complained, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (status !== 0) console.log(said + complained);
  return status === 0;
}

const waiting = [...steps];
let failed = 0;

async function takeTurns(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await isWell(step))) failed += 1;
}

await Promise.all([takeTurns(), takeTurns()]);
process.exit(failed === 0 ? 0 : 1);
