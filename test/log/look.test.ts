import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import { isVouchedFor } from '../../src-main/log/vouch.ts';
import { begun, fact, must, temporaryFolder } from './samples.ts';

const file = 'evening-1.quartermaster';

function opened(): DataDirectory {
  const directory = must(openDataDirectory(temporaryFolder()));
  onTestFinished(() => directory.close());
  return directory;
}

/** Of some ten megabytes, and copied without what vouches for it. */
function aLongSession(): string {
  const folder = temporaryFolder();
  const log = begun(folder);
  const text = 'x'.repeat(300);
  const words = {
    command: `{"kind":"note","text":"${text}"}`,
    events: `[{"kind":"noted","text":"${text}"}]`,
  };
  for (let batch = 0; batch < 6; batch++)
    must(log.append({ entries: Array.from({ length: 2000 }, (_, at) => fact(2000 * batch + at, words)) }));
  log.close();
  const path = join(temporaryFolder(), file);
  copyFileSync(join(folder, file), path);
  return path;
}

test('a long file is looked through beside everything else, and opened at once when it is whole', async () => {
  const directory = opened();
  const path = join(directory.path, 'sessions', file);
  copyFileSync(aLongSession(), path);
  const parts: number[] = [];
  directory.onLook = () => parts.push(...directory.looks.current.map(({ part }) => part));
  expect(isVouchedFor(path)).toBe(false);
  expect(await directory.lookThrough(file)).toBeUndefined();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  expect(directory.looks.current).toEqual([]);
  expect(isVouchedFor(path)).toBe(true);
  expect(must(directory.open(file)).entries).toHaveLength(12_000);
});

test('whoever ends the look at a file from elsewhere leaves nothing of it behind', async () => {
  const directory = opened();
  const sessions = join(directory.path, 'sessions');
  const imported = directory.import(aLongSession());
  directory.onLook = () => directory.looks.cancel();
  expect(await imported).toMatchObject({ ok: false, no: { code: 'cancelled' } });
  expect(readdirSync(sessions)).toEqual([]);
  directory.onLook = () => undefined;
  must(await directory.import(aLongSession()));
  expect(readdirSync(sessions)).toContain(file);
});
