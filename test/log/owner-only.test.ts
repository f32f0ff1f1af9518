import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { heading, must, play, temporaryFolder } from './samples.ts';

const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

async function evening(folder: string): Promise<void> {
  const directory = must(openDataDirectory(folder));
  const log = must(directory.create(heading('one')));
  play(log, 3);
  must(await directory.backup(log));
  log.close();
  must(directory.trash('one.quartermaster'));
  await directory.close();
}

describe.skipIf(process.platform === 'win32')('a data directory', () => {
  test('that was open to everybody is its owner’s alone once it is opened again, with all that is in it', async () => {
    const folder = temporaryFolder();
    await evening(folder);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o755 : 0o644);
    chmodSync(folder, 0o755);
    const directory = must(openDataDirectory(folder));
    onTestFinished(() => directory.close());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(openToOthers(folder).filter((name) => !name.endsWith('-shm') && !name.endsWith('-wal'))).toEqual(
      [],
    );
  });

  test('in a folder with other things leaves those, and the folder, as they are', () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ann');
    chmodSync(join(folder, 'letter.txt'), 0o644);
    const directory = must(openDataDirectory(folder));
    onTestFinished(() => directory.close());
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(statSync(join(folder, 'letter.txt')).mode & 0o777).toBe(0o644);
    expect(statSync(join(folder, 'sessions')).mode & 0o777).toBe(0o700);
  });

  test('follows no link out of itself', () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(elsewhere, 'theirs'), 'x');
    chmodSync(join(elsewhere, 'theirs'), 0o644);
    mkdirSync(join(folder, 'sessions'));
    symlinkSync(join(elsewhere, 'theirs'), join(folder, 'sessions', 'theirs'));
    symlinkSync(elsewhere, join(folder, 'backups'));
    const directory = must(openDataDirectory(folder));
    onTestFinished(() => directory.close());
    expect(statSync(join(elsewhere, 'theirs')).mode & 0o777).toBe(0o644);
    expect(statSync(elsewhere).mode & 0o777).toBe(statSync(temporaryFolder()).mode & 0o777);
  });
});
