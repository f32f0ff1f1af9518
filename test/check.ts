/** Everything about the code that needs no run of it: types part by part, pages, lint, format, colours. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);

const steps: readonly (readonly [string, string, ...string[]])[] = [
  ['types of the rules', bin('typescript/bin/tsc'), '-p', 'src-main/rules'],
  ['types of the main process', bin('typescript/bin/tsc'), '-p', 'src-main'],
  ['types of the hardware', bin('typescript/bin/tsc'), '-p', 'hardware'],
  ['types of the tests', bin('typescript/bin/tsc'), '-p', 'test'],
  [
    'pages',
    bin('svelte-check/bin/svelte-check'),
    '--tsconfig',
    'src-renderer/tsconfig.json',
    '--fail-on-warnings',
  ],
  ['lint', bin('eslint/bin/eslint.js'), '-c', 'test/lint/eslint.config.js', '--max-warnings=0', '.'],
  ['format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  ['colours', join(root, 'test/lint/check-colours.ts')],
  ['architecture and lockfile', bin('vitest/vitest.mjs'), 'run', 'test/architecture'],
];

let failed = 0;
for (const [name, script, ...args] of steps) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (status === 0) continue;
  failed += 1;
  console.log(stdout + stderr);
}
process.exit(failed === 0 ? 0 : 1);
