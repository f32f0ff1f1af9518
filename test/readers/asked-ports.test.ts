import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readerKinds } from '../../hardware/driver.ts';
import { consolePage as de } from '../../src-main/contract/text/console/de.ts';
import { consolePage as en } from '../../src-main/contract/text/console/en.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import { recallAnswers } from '../../src-main/readers/remembered.ts';
import { fakeRdm6300 } from '../../hardware/rdm6300/fake.ts';
import { fakeScanner } from '../../hardware/scanner/fake.ts';
import { ascii } from '../../hardware/parser/bytes.ts';
import { ch340, path } from '../hardware/racks.ts';
import { World } from '../hardware/world.ts';
import { harbour } from './harbour-game.ts';
import { ownLibrary } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let world: World;
let readers: Readers;

const begun = (): Readers => {
  const { list, portAt, clock } = world;
  const made = new Readers({
    library: owned.library,
    gameOf: () => harbour,
    clock,
    hardware: { list, portAt },
  });
  made.start();
  return made;
};

beforeEach(() => {
  owned = ownLibrary();
  world = new World();
});

afterEach(async () => {
  await readers.stop();
  owned.remove();
});

const row = () => readers.readersPart().readers[0];

describe('a port that has to be asked about', () => {
  test('is a row with its question, and its answer is kept for the next evening', async () => {
    world.plug(path, fakeRdm6300(), 9600, ch340);
    readers = begun();
    await world.clock.advanceSettled(1000);
    expect(row()).toMatchObject({
      reader: path,
      state: 'asking',
      question: { kind: 'open', chip: 'CH34x bridge' },
      kind: null,
      line: null,
    });
    await readers.rack.leave(path);
    expect(readers.readersPart().readers).toEqual([]);
    expect(readers.readersPart().ports).toEqual([path]);
    expect(recallAnswers(owned.library.settings)).toEqual([{ path, isReader: false, chip: ch340 }]);
    await readers.stop();
    readers = begun();
    await world.clock.advanceSettled(60_000);
    expect(readers.readersPart().readers).toEqual([]);
    expect(world.openings).toEqual([]);
  });

  test('shows on the bench what came before anybody looked', async () => {
    world.plug(path, fakeScanner(), 9600, ch340);
    readers = begun();
    await world.clock.advanceSettled(1000);
    await readers.rack.examine(path);
    await world.clock.advanceSettled(4000);
    world.say(path, ascii('hello\r\n'));
    await world.clock.advanceSettled(4000);
    expect(row()).toMatchObject({
      state: 'asking',
      question: { kind: 'which', kinds: ['scanner', 'text-uid'], looksLike: null },
    });
    readers.watch(path);
    const bench = readers.parts({ kind: 'console' })['bench'] as { lines: readonly { hex?: string }[] };
    expect(bench.lines.map(({ hex }) => hex)).toContain('68656C6C6F0D0A');
    await readers.rack.choose(path, 'scanner', { baudRate: 9600, dataBits: 7, parity: 'odd' });
    expect(row()).toMatchObject({ kind: 'scanner', question: null, line: { baudRate: 9600, frame: '7O1' } });
  });

  test('was answered by nobody where the note of it cannot be read', async () => {
    owned.library.settings.set('reader-answers', [{ path: 7 }]);
    readers = begun();
    await world.clock.advanceSettled(10);
    expect(recallAnswers(owned.library.settings)).toEqual([]);
  });
});

test('every kind of reader has a name for people in every language', async () => {
  readers = begun();
  await world.clock.advanceSettled(10);
  for (const words of [en, de] as readonly Readonly<Record<string, string>>[])
    expect(readerKinds.filter((kind) => !words[`page.kind.${kind}`])).toEqual([]);
});
