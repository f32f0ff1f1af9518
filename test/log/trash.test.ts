import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { placesOf } from '../../src-main/log/places.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { emptyTrash, keptFor, moveToTrash, takeFromTrash, trashIn } from '../../src-main/log/trash.ts';
import { verify } from '../../src-main/log/verify.ts';
import { evening, heading, must, playedSession, temporaryFolder } from './samples.ts';

test('a session in the trash can be taken out again as it was', () => {
  const path = playedSession(temporaryFolder(), 4);
  const { trash } = placesOf(path);
  const thrown = must(moveToTrash(path, evening));
  expect(existsSync(path)).toBe(false);
  const [found] = trashIn(trash);
  expect(found).toEqual({ path: thrown, id: 'evening-1', at: evening });
  if (!found) throw new Error('nothing in the trash');
  expect(must(takeFromTrash(found, dirname(path)))).toBe(path);
  expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: true });
  expect(trashIn(trash)).toEqual([]);
});

test('it does not take the place of one that came in meanwhile', () => {
  const folder = temporaryFolder();
  const path = playedSession(folder, 4);
  must(moveToTrash(path, evening));
  playedSession(folder, 2);
  const [found] = trashIn(placesOf(path).trash);
  if (!found) throw new Error('nothing in the trash');
  expect(takeFromTrash(found, folder)).toMatchObject({ ok: false, no: { code: 'exists' } });
  expect(must(verify(path)).entries).toHaveLength(2);
});

test('the same session thrown away twice lies there twice', () => {
  const folder = temporaryFolder();
  for (const count of [1, 2]) must(moveToTrash(playedSession(folder, count), evening));
  expect(trashIn(join(folder, 'trash')).map(({ id }) => id)).toEqual(['evening-1', 'evening-1']);
});

test('after thirty days it is gone for good, and not before', () => {
  const folder = temporaryFolder();
  const path = playedSession(folder, 1);
  const { trash } = placesOf(path);
  must(moveToTrash(path, evening));
  expect(must(emptyTrash(trash, evening + keptFor))).toBe(0);
  expect(trashIn(trash)).toHaveLength(1);
  expect(must(emptyTrash(trash, evening + keptFor + 1))).toBe(1);
  expect(trashIn(trash)).toEqual([]);
});

test('a clock that was set to another year empties no trash', async () => {
  const folder = temporaryFolder();
  let now = evening;
  const open = () => must(openDataDirectory(folder, { now: () => now }));
  const first = open();
  must(first.create(heading('one'))).close();
  must(first.trash('one.quartermaster'));
  await first.close();
  const openedAt = async (at: number) => {
    now = at;
    const directory = open();
    const { length } = directory.trashed();
    await directory.close();
    return length;
  };
  expect(await openedAt(evening + 50 * 365 * (keptFor / 30))).toBe(1);
  expect(await openedAt(evening + 29 * (keptFor / 30))).toBe(1);
  expect(await openedAt(evening + keptFor + 1000)).toBe(0);
});
