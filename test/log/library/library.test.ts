import Database from 'better-sqlite3';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLibrary, type Library } from '../../../src-main/log/library/library.ts';
import { evening, must, temporaryFolder } from '../samples.ts';

const opened = (folder: string, now = evening): Library => must(openLibrary(folder, now)).library;

/** Does something with a library, and looks at it again after it was closed. */
function across<Seen>(change: (library: Library) => void, look: (library: Library) => Seen): Seen {
  const folder = temporaryFolder();
  const library = opened(folder);
  change(library);
  library.close();
  const again = opened(folder);
  try {
    return look(again);
  } finally {
    again.close();
  }
}

test('captains are kept by id and listed by name', () => {
  const list = across(
    ({ captains }) => {
      must(captains.save({ id: 'c1', name: 'mary', record: { mark: 'red' } }));
      must(captains.save({ id: 'c2', name: 'Anne', record: null }));
      must(captains.save({ id: 'c1', name: 'Mary', record: { mark: 'blue' } }));
      must(captains.save({ id: 'c3', name: 'Jack', record: null }));
      must(captains.remove('c3'));
    },
    ({ captains }) => captains.list(),
  );
  expect(list).toEqual([
    { id: 'c2', name: 'Anne', record: null },
    { id: 'c1', name: 'Mary', record: { mark: 'blue' } },
  ]);
});

test('house rules are kept for each game by name', () => {
  const lists = across(
    ({ houseRules }) => {
      must(houseRules.save({ game: 'pirate-quest', name: 'Sunday', options: { luck: 3 } }));
      must(houseRules.save({ game: 'pirate-quest', name: 'Sunday', options: { luck: 4 } }));
      must(houseRules.save({ game: 'pirate-tricks', name: 'Sunday', options: {} }));
      must(houseRules.remove('pirate-tricks', 'Sunday'));
    },
    ({ houseRules }) => [houseRules.list('pirate-quest'), houseRules.list('pirate-tricks')],
  );
  expect(lists).toEqual([[{ game: 'pirate-quest', name: 'Sunday', options: { luck: 4 } }], []]);
});

test.each(['readers', 'settings'] as const)('%s are remembered by name', (kind) => {
  const seen = across(
    (library) => {
      must(library[kind].set('usb-1', { kind: 'rdm6300' }));
      must(library[kind].set('usb-1', { kind: 'pn532' }));
      must(library[kind].set('usb-2', [1]));
      must(library[kind].remove('usb-2'));
    },
    (library) => [library[kind].list(), library[kind].get('usb-1'), library[kind].get('usb-2')],
  );
  expect(seen).toEqual([[{ name: 'usb-1', value: { kind: 'pn532' } }], { kind: 'pn532' }, undefined]);
});

describe('a chest', () => {
  const withChest = (folder: string): Library => {
    const library = opened(folder);
    must(library.chests.save({ id: 'box', name: 'Our copy', game: 'pirate-quest' }));
    must(library.chests.savePieces('box', [{ piece: 'card/swords-9/1', record: { worn: true } }]));
    return library;
  };

  test('knows the piece that a tag is on', () => {
    const { chests, close } = withChest(temporaryFolder());
    must(chests.tag({ tag: '04AB', chest: 'box', piece: 'card/swords-9/1' }));
    must(chests.tag({ tag: '04AC', chest: 'box', piece: 'card/swords-9/1' }));
    expect(chests.find('04AB')).toEqual({ tag: '04AB', chest: 'box', piece: 'card/swords-9/1' });
    expect(chests.find('04FF')).toBeUndefined();
    expect(chests.tags('box').map(({ tag }) => tag)).toEqual(['04AB', '04AC']);
    expect(chests.pieces('box')).toEqual([{ piece: 'card/swords-9/1', record: { worn: true } }]);
    close();
  });

  test('says where a tag is already, and moves it when told to', () => {
    const { chests, close } = withChest(temporaryFolder());
    const first = { tag: '04AB', chest: 'box', piece: 'card/swords-9/1' };
    const second = { ...first, piece: 'card/swords-9/2' };
    must(chests.tag(first));
    expect(chests.tag(second)).toEqual({ ok: false, no: { code: 'tagged-elsewhere', on: first } });
    expect(chests.find('04AB')).toEqual(first);
    must(chests.tag(second, 'move'));
    expect(chests.find('04AB')).toEqual(second);
    must(chests.untag('04AB'));
    expect(chests.find('04AB')).toBeUndefined();
    close();
  });

  test('that goes takes its pieces and their tags along', () => {
    const { chests, close } = withChest(temporaryFolder());
    must(chests.tag({ tag: '04AB', chest: 'box', piece: 'card/swords-9/1' }));
    must(chests.removePiece('box', 'card/swords-9/1'));
    expect(chests.find('04AB')).toBeUndefined();
    must(chests.tag({ tag: '04AC', chest: 'box', piece: 'face/green/2' }));
    must(chests.remove('box'));
    expect(chests.list()).toEqual([]);
    expect(chests.pieces('box')).toEqual([]);
    expect(chests.find('04AC')).toBeUndefined();
    close();
  });
});

describe('a library that cannot be read', () => {
  const damage = (folder: string): void =>
    writeFileSync(join(folder, 'library.db'), 'the ink has run'.repeat(400));

  test('lies aside, and its newest sound backup takes its place', async () => {
    const folder = temporaryFolder();
    const library = opened(folder);
    must(library.settings.set('language', 'de'));
    const backup = must(await library.backup(evening));
    must(await library.backup(evening + 1));
    library.close();
    writeFileSync(join(folder, 'backups', 'library', '2026-03-14T20-00-00-001.db'), 'run too');
    damage(folder);
    const { library: again, mishap } = must(openLibrary(folder, evening + 2));
    expect(mishap?.restored).toEqual(backup);
    expect(existsSync(mishap?.setAside ?? '')).toBe(true);
    expect(again.settings.get('language')).toBe('de');
    again.close();
  });

  test('is begun anew where there is no backup', () => {
    const folder = temporaryFolder();
    opened(folder).close();
    damage(folder);
    const { library, mishap } = must(openLibrary(folder, evening));
    expect(mishap).toEqual({ setAside: join(folder, 'damaged', 'library-2026-03-14T20-00-00-000.db') });
    expect(library.settings.list()).toEqual([]);
    library.close();
  });

  test('because it is from a newer version is left alone', () => {
    const folder = temporaryFolder();
    opened(folder).close();
    const db = new Database(join(folder, 'library.db'));
    db.pragma('user_version = 99');
    db.close();
    expect(openLibrary(folder, evening)).toMatchObject({ ok: false, no: { code: 'newer' } });
    expect(readdirSync(folder)).not.toContain('damaged');
  });
});
