import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asArguments, readWishes, usage } from '../../src-main/shell/arguments.ts';
import { isStale } from '../../src-main/shell/build.ts';
import { findElectron, install } from '../../src-main/shell/electron-binary.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qm-start-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path: string, minute: number, content = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, minute * 60, minute * 60);
}

describe('what was asked for at the start', () => {
  test('is read, and handed on to the desktop word for word', () => {
    const args = ['--lan', '--port=80', '--data=/x y', '--name=Table.Test', '--name=b', 'a.quartermaster'];
    const read = readWishes(args);
    expect(read).toMatchObject({
      ok: true,
      value: { lan: true, port: 80, data: '/x y', names: ['table.test', 'b'], file: 'a.quartermaster' },
    });
    if (read.ok) expect(readWishes(asArguments(read.value))).toEqual(read);
  });

  test.each([['--port=-1'], ['--port=65536'], ['--port=x'], ['--port'], ['--nonsense'], ['--lan=yes']])(
    'is refused with a sentence where it is wrong: %s',
    (wrong) => {
      const read = readWishes([wrong]);
      expect(read).toMatchObject({ ok: false, no: expect.stringMatching(/\.$/) as unknown });
    },
  );

  test('is passed over where the system added it', () => {
    expect(readWishes(['--inspect=0', '--enable-features=X', 'a.quartermaster'], false)).toMatchObject({
      value: { file: 'a.quartermaster' },
    });
  });

  test('every option is in the page of options', () => {
    for (const name of ['--headless', '--lan', '--port', '--data', '--name', '--help'])
      expect(usage).toContain(name);
  });
});

describe('whether to build', () => {
  const made = { sources: ['src', 'lock.json'], made: ['out/a.html', 'out/b.js'], command: [] };
  const lay = (times: Readonly<Record<string, number>>) => {
    for (const [path, minute] of Object.entries(times)) put(path, minute);
  };
  const before = { 'src/deep/x.ts': 10, 'lock.json': 10, 'out/a.html': 20, 'out/b.js': 21 };

  test.each<[string, Readonly<Record<string, number>>, boolean]>([
    ['everything made is newer', {}, false],
    ['a source below is newer than the oldest that was made', { 'src/deep/y.ts': 20.5 }, true],
    ['the lockfile is newer', { 'lock.json': 22 }, true],
  ])('%s', (_what, change, stale) => {
    lay({ ...before, ...change });
    // Folders are as new as the last that was put in them.
    for (const each of ['src', 'src/deep']) utimesSync(join(root, each), 0, 0);
    expect(isStale(root, made)).toBe(stale);
  });

  test('nothing was made yet', () => {
    lay({ 'src/x.ts': 1, 'out/a.html': 20 });
    expect(isStale(root, made)).toBe(true);
  });
});

describe('Electron’s program', () => {
  test('is looked for where the environment says', () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: root };
    expect(findElectron(root, env)).toBe(undefined);
    const name = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[
      process.platform as string
    ];
    put(name ?? 'electron', 1);
    expect(findElectron(root, env)).toBe(join(root, name ?? 'electron'));
  });

  test('fetching it ends when nothing more arrives, and not before', async () => {
    put('install.mjs', 1, 'setInterval(() => {}, 1000);');
    let arrived = 0;
    let looks = 0;
    const bytes = () => ((looks += 1) < 8 ? (arrived += 100) : arrived);
    await install(join(root, 'install.mjs'), root, bytes, { stallAfter: 100, atMost: 60_000 });
    expect(arrived).toBe(700);
  });

  test('fetching it ends though something arrives for ever', async () => {
    put('install.mjs', 1, 'setInterval(() => {}, 1000);');
    let arrived = 0;
    await install(join(root, 'install.mjs'), root, () => (arrived += 1), { stallAfter: 100, atMost: 300 });
    expect(arrived).toBeGreaterThan(1);
  });

  test('fetching it ends when the installer does, well or not', async () => {
    put('install.mjs', 1, 'process.exit(1);');
    await install(join(root, 'install.mjs'), root, () => 0, { stallAfter: 60_000, atMost: 60_000 });
  });
});
