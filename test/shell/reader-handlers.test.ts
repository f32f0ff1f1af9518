import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import type { ChestPart, ChestPiecePart } from '../../src-main/contract/reader-calls.ts';
import type { BesideParts } from '../../src-main/contract/reader-parts.ts';
import type { Frame } from '../../src-main/contract/view.ts';
import { reading } from '../support/frames.ts';
import type { Answered, Handlers, Who } from '../../src-main/link/handler.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import { takePixels } from '../../src-main/readers/pixels.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { readerHandlers } from '../../src-main/shell/reader-handlers.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { enter, tableBegun, tableOf } from '../contract/table.ts';
import { harbour } from '../readers/harbour-game.ts';
import { evening, ownLibrary } from '../readers/table.ts';
import { handClock, settle } from '../support/hand-clock.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const red: Who = { role: 'captain', seats: ['red'], language: 'de', page: 'captain', device: 'phone' };

let folder: string;
let owned: ReturnType<typeof ownLibrary>;
let readers: Readers;
let handlers: Handlers;
let table: RunningTable;
let thrown: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-calls-'));
  owned = ownLibrary();
  let made = 0;
  thrown = 0;
  readers = new Readers({
    library: owned.library,
    gameOf: (id) => (id === 'harbour' ? harbour : undefined),
    clock: handClock(evening),
    chance: () => (thrown += 1) + 1,
    newId: () => `chest-${(made += 1)}`,
    hardware: { list: () => Promise.resolve([]) },
  });
  table = tableOf(harbour);
  readers.attach(table);
  handlers = readerHandlers({ readers, captures: join(folder, 'captures'), now: () => evening });
});

afterEach(async () => {
  await readers.stop();
  owned.remove();
  rmSync(folder, { recursive: true });
});

/** As a page would call it: refused by schema or role before anything is done. */
async function ask(call: string, asked?: unknown, who: Who = keeper): Promise<unknown> {
  const handler = handlers[call];
  if (!handler) throw new Error(`no call ${call}`);
  if (!handler.roles.includes(who.role)) return 'not-allowed';
  const read = handler.schema.safeParse(asked);
  if (!read.success) return 'bad-call';
  const answered: Answered = await handler.run(read.data, who);
  return answered.ok ? answered.value : answered.no.code;
}

const codeOf = (key: string): string => {
  const piece = harbourPieces.find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode('harbour', piece);
};
const command = () => JSON.parse(table.entry(table.head).command) as unknown;
const bids = () => {
  for (const seat of ['red', 'blue', 'yellow']) table.act({ command: { kind: 'bid', seat, amount: 1 } });
};

describe('chests', () => {
  test('are made, listed, chosen, renamed and removed', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.new', { game: 'harbour', name: 'Theirs' });
    await ask('chest.rename', { chest: 'chest-1', name: 'The old one' });
    await ask('chest.choose', { chest: 'chest-1' });
    const list = (await ask('chest.list')) as readonly ChestPart[];
    expect(list.map(({ name, inUse }) => [name, inUse])).toEqual([
      ['The old one', true],
      ['Theirs', false],
    ]);
    await ask('chest.remove', { chest: 'chest-2' });
    expect(await ask('chest.choose', { chest: 'chest-2' })).toBe('no-such-chest');
    expect(await ask('chest.new', { game: 'chess', name: 'x' })).toBe('unknown-game');
    expect(await ask('chest.list', undefined, red)).toBe('not-allowed');
  });

  test('tell every piece with its name, its code and its tags', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.tag', { chest: 'chest-1', tag: 'A1', piece: 'card/sloop/1' });
    expect(await ask('chest.tag', { chest: 'chest-1', tag: 'A1', piece: 'card/brig/1' })).toBe(
      'tagged-elsewhere',
    );
    expect(await ask('chest.tag', { chest: 'chest-1', tag: 'A2', piece: 'card/whale/1' })).toBe(
      'no-such-piece',
    );
    const pieces = (await ask(
      'chest.pieces',
      { chest: 'chest-1' },
      { ...keeper, language: 'de' },
    )) as readonly ChestPiecePart[];
    expect(pieces).toHaveLength(harbourPieces.length);
    expect(pieces[0]).toEqual({
      piece: 'card/sloop/1',
      kind: 'card',
      name: 'Schaluppe 1',
      code: codeOf('card/sloop/1'),
      tags: ['A1'],
      printed: false,
    });
    await ask('chest.untag', { tag: 'A1' });
    expect(((await ask('chest.pieces', { chest: 'chest-1' })) as readonly ChestPiecePart[])[0]?.tags).toEqual(
      [],
    );
  });

  test('go into a file and come back from it', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.tag', { chest: 'chest-1', tag: 'A1', piece: 'card/sloop/1' });
    const file = await ask('chest.export', { chest: 'chest-1' });
    expect(await ask('chest.import', { file })).toBe('tags-elsewhere');
    expect(await ask('chest.import', { file: { chest: 9 } })).toBe('bad-call');
    await ask('chest.remove', { chest: 'chest-1' });
    expect(await ask('chest.import', { file })).toMatchObject({ name: 'Ours', game: 'harbour' });
  });

  test('take a die of another maker for a die of the game, face by face', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.die', { chest: 'chest-1', die: '7A3F', row: 'bid-red' });
    const roll = JSON.stringify({ pixelId: '7A3F', pixelName: 'Ruby', faceValue: 4, rollState: 'onFace' });
    expect(takePixels(readers, { body: roll, query: '', device: 'inlet', at: evening })).toBe(true);
    expect(command()).toEqual({ kind: 'bid', seat: 'red', amount: 4 });
    expect(takePixels(readers, { body: '{}', query: '', device: 'inlet', at: evening })).toBe(false);
    expect(await ask('chest.die', { chest: 'chest-1', die: 'x', row: 'bid-red', names: ['a', 'b'] })).toBe(
      'no-such-die',
    );
    expect(await ask('chest.die', { chest: 'chest-1', die: '7A3F', row: 'bid-blue' })).toBe(
      'tagged-elsewhere',
    );
  });
});

describe('a Pixels die that was named in its app after a die of the box', () => {
  const roll = (name: string, faceValue: number) =>
    JSON.stringify({ pixelId: 'P1', pixelName: name, faceValue, rollState: 'onFace' });
  const thrown = (body: string) => takePixels(readers, { body, query: '', device: 'inlet', at: evening });

  test.each(['bid-red', 'Bid red', 'BID RED die'])('%s is that die', (name) => {
    thrown(roll(name, 4));
    expect(command()).toEqual({ kind: 'bid', seat: 'red', amount: 4 });
  });

  test('is the bid die of whoever holds the phone, by the name of bid alone', () => {
    thrown(roll('Bid', 4));
    readers.change('pixels:inlet', { place: { kind: 'seat', seat: 'blue' } });
    thrown(roll('Bid', 5));
    expect(command()).toEqual({ kind: 'bid', seat: 'blue', amount: 5 });
  });

  test('is so in the format that knows no more than the name, too', () => {
    takePixels(readers, { body: '', query: 'value1=bid+red&value3=2', device: 'inlet', at: evening });
    expect(command()).toEqual({ kind: 'bid', seat: 'red', amount: 2 });
  });

  test('is what it was taught, if it was', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.die', { chest: 'chest-1', die: 'P1', row: 'bid-blue' });
    thrown(roll('bid red', 4));
    expect(command()).toEqual({ kind: 'bid', seat: 'blue', amount: 4 });
  });

  test('has its faces in the order of that die', () => {
    const faces = harbourPieces.filter(({ sign }) => sign.kind === 'face' && sign.die === 'green');
    thrown(roll('Green', 3));
    const [last] = readers.readersPart().readers.filter(({ state }) => state === 'guest');
    expect(faces[2]?.sign).toMatchObject({ die: 'green' });
    expect(last?.last?.words.en).not.toContain('P1');
  });

  test('by any other name is strange', () => {
    thrown(roll('Ruby', 4));
    expect(readers.readersPart().strange).toHaveLength(1);
  });
});

describe('teaching and packing', () => {
  test('are begun, followed and ended by calls', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('teach.start', { chest: 'chest-1', kinds: ['card'] });
    await ask('teach.pick', { piece: 'card/galleon/1' });
    const part = () => (readers.parts({ kind: 'console' }) as unknown as BesideParts).teaching;
    expect(part()?.offered?.piece).toBe('card/galleon/1');
    await ask('reader.scan', { text: 'TAG-1' });
    expect(part()).toMatchObject({ offered: { piece: 'card/galleon/2' }, last: { outcome: 'taught' } });
    await ask('teach.back');
    expect(part()?.offered?.piece).toBe('card/galleon/1');
    await ask('teach.stop');
    expect(await ask('teach.pick', { piece: 'card/galleon/1' })).toBe('nothing-to-teach');
    await ask('pack.start', { chest: 'chest-1' });
    expect((readers.parts({ kind: 'console' }) as unknown as BesideParts).packing).toMatchObject({ of: 0 });
    await ask('pack.stop');
    expect(await ask('pack.start', { chest: 'none' })).toBe('no-such-chest');
  });

  test('a tag of another piece goes to the one on offer when told to', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    await ask('chest.tag', { chest: 'chest-1', tag: 'TAG-1', piece: 'card/sloop/1' });
    await ask('teach.start', { chest: 'chest-1' });
    await ask('teach.pick', { piece: 'card/brig/1' });
    await ask('reader.scan', { text: 'TAG-1' });
    await ask('teach.move');
    expect(readers.hold.chests.find('TAG-1')?.piece).toBe('card/brig/1');
  });
});

describe('labels', () => {
  test('come as a PDF, and the chest remembers which pieces carry one', async () => {
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    const printed = (await ask('labels.print', {
      game: 'harbour',
      sheet: 'L4730',
      code: 'datamatrix',
      kinds: ['card'],
      chest: 'chest-1',
    })) as { readonly pdf: string; readonly labels: number };
    expect(Buffer.from(printed.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed.labels).toBe(6);
    const chest = readers.hold.get('chest-1');
    expect(chest && [...readers.hold.marked(chest)]).toHaveLength(6);
    expect(await ask('labels.print', { game: 'harbour', sheet: 'L1', code: 'qr' })).toBe('unknown-sheet');
    expect(await ask('labels.print', { game: 'harbour', sheet: '5267', code: 'code128' })).toBe(
      'code-too-wide',
    );
    expect(await ask('labels.calibrate', { sheet: '5160' })).toMatchObject({
      pdf: expect.any(String) as string,
    });
    expect(await ask('labels.sheets')).toContainEqual({
      sheet: 'L4730',
      title: 'Avery L4730, 270 of 17.8 × 10 mm',
      labels: 270,
    });
  });
});

describe('a scan on a phone', () => {
  test('is the captain’s', async () => {
    bids();
    expect(await ask('reader.scan', { text: codeOf('card/sloop/1') }, red)).toMatchObject({
      outcome: 'accepted',
      text: 'Ines: Schaluppe 1',
      reply: { seq: table.head },
    });
    expect(command()).toEqual({ kind: 'play', seat: 'red', card: 'sloop/1' });
    expect(await ask('reader.scan', { text: 'x', seat: 'blue' }, red)).toBe('not-held');
  });

  test('speaks for its own seats alone, whosever the card is that it reads', async () => {
    const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
    table = tableBegun(piratesFlag, { seats });
    readers.attach(table);
    const effects = [{ kind: 'modifyRoll', whose: 'own', times: 1, plus: 1 }];
    enter(table, { kind: 'takeCaptain', seat: 'blue', captain: 'captain-2' });
    enter(table, { kind: 'teachCaptain', captain: 'captain-2', name: 'Salt', effects });
    enter(table, { kind: 'setTable', fields: { turn: 'blue' } });
    const piece = piratesFlag.pieces().find(({ row }) => row === 'captain-2');
    const text = piece ? formatCode('pirates-flag', piece) : '';
    const before = table.head;
    const answer = await ask('reader.scan', { text }, red);
    expect(answer).toMatchObject({ outcome: 'refused', reply: { refusal: { code: 'for-somebody-else' } } });
    expect(table.head).toBe(before);
    expect(await ask('reader.scan', { text }, { ...red, seats: ['blue'] })).toMatchObject({
      reply: { seq: before + 1 },
    });
  });

  test('comes without what the scanner types around it, once that has been said', async () => {
    bids();
    const dressed = `~${codeOf('card/sloop/1')}AB`;
    expect(await ask('reader.scan', { text: dressed }, red)).toMatchObject({ outcome: 'strange' });
    const around = { reader: 'keyboard:phone', prefix: '~', suffix: 'AB' };
    expect(await ask('reader.affixes', around)).toBe(null);
    expect(readers.readersPart().readers.find(({ reader }) => reader === around.reader)).toMatchObject({
      affixes: { prefix: '~', suffix: 'AB' },
    });
    expect(await ask('reader.scan', { text: dressed }, red)).toMatchObject({ outcome: 'accepted' });
    expect(await ask('reader.affixes', { ...around, reader: 'keyboard:nobody' })).toBe('no-such-reader');
    expect(await ask('reader.affixes', around, red)).toBe('not-allowed');
  });
});

describe('readings that wait', () => {
  test('are named: the tag is taught, and the reading used', async () => {
    bids();
    await ask('reader.scan', { text: 'TAG-1' });
    const [strange] = readers.readersPart().strange;
    expect(await ask('strange.name', { reading: strange?.reading, piece: 'card/brig/1' })).toBe('no-chest');
    await ask('chest.new', { game: 'harbour', name: 'Ours' });
    expect(await ask('strange.name', { reading: strange?.reading, piece: 'card/whale/1' })).toBe(
      'no-such-piece',
    );
    expect(await ask('strange.name', { reading: strange?.reading, piece: 'card/brig/1' })).toMatchObject({
      outcome: 'accepted',
    });
    expect(command()).toEqual({ kind: 'play', seat: 'red', card: 'brig/1' });
    expect(await ask('strange.drop', { reading: strange?.reading })).toBe('not-waiting');
  });

  test('are answered by one tap, or dropped', async () => {
    bids();
    for (const [at, seat] of ['red', 'blue', 'yellow'].entries())
      table.act({ command: { kind: 'play', seat, card: `x/${at}` } });
    await ask('die.roll', { prompt: table.prompts[0]?.id });
    await ask('reader.scan', { text: codeOf('card/sloop/1') });
    const [asked] = readers.readersPart().asked;
    expect(asked?.words.en).toContain('fits two questions');
    const light = table.prompts.find(({ kind }) => kind === 'light')?.id;
    await ask('asked.answer', { reading: asked?.reading, prompt: light });
    expect(command()).toEqual({ kind: 'lay', at: 'light', card: 'sloop/1' });
    expect(await ask('asked.drop', { reading: asked?.reading })).toBe('not-waiting');
  });
});

test('a virtual die is thrown for a captain who holds the seat', async () => {
  const [prompt] = table.prompts;
  expect(await ask('die.roll', { prompt: prompt?.id, die: 'bid-red', seat: 'blue' }, red)).toBe('not-held');
  expect(await ask('die.roll', { prompt: prompt?.id, die: 'bid-red', seat: 'red' }, red)).toMatchObject({
    reply: { seq: table.head, events: [] },
  });
  expect(command()).toEqual({ kind: 'bid', seat: 'red', amount: 3 });
  expect(await ask('entry.evidence', { entry: table.head })).toMatchObject([
    { words: { en: 'An answer in secret' } },
  ]);
  expect(await ask('entry.evidence', { entry: 99 })).toBe('no-such-entry');
});

test('dice that lie for a question are thrown again when told to', async () => {
  bids();
  for (const [at, seat] of ['red', 'blue', 'yellow'].entries())
    table.act({ command: { kind: 'play', seat, card: `x/${at}` } });
  readers.takeFromGuest('tower', 'Tower', {
    report: { kind: 'face', die: 'oak', face: '3', state: 'rest' },
    raw: new Uint8Array(),
    at: evening,
  });
  expect(readers.readersPart().dice).toMatchObject([{ lying: ['oak'] }]);
  await ask('dice.again', { prompt: table.prompts[0]?.id });
  expect(readers.readersPart().dice).toEqual([]);
  expect(await ask('dice.again', { prompt: 'gone' })).toBe('question-gone');
});

describe('readers', () => {
  test('of ports that nobody knows are refused by name', async () => {
    expect(await ask('reader.name', { reader: 'nowhere', name: 'x' })).toBe('no-such-reader');
    expect(await ask('reader.place', { reader: 'nowhere', place: null })).toBe('no-such-reader');
    expect(await ask('reader.gap', { reader: 'nowhere', gap: 300 })).toBe('no-such-reader');
    expect(await ask('reader.acts', { reader: 'nowhere', acts: true })).toBe('no-such-reader');
    expect(await ask('reader.signal', { reader: 'nowhere', signal: 'accepted' })).toBe('cannot-signal');
    expect(await ask('reader.kind', { reader: 'x', kind: 'crystal-ball' })).toBe('no-such-kind');
  });

  test('are taken down into a file of the data folder', async () => {
    const answered = (await ask('capture.start')) as { readonly path: string };
    expect(existsSync(answered.path)).toBe(true);
    expect(readers.readersPart().capture).toBe(answered.path);
    await ask('capture.stop');
    expect(readers.readersPart().capture).toBeNull();
  });
});

test('the console sees the readers whether a session is on or not', async () => {
  const data = openDataDirectory(join(folder, 'data'));
  if (!data.ok) throw new Error(data.no.detail);
  const clock = handClock(evening);
  const companion = new Companion(data.value, clock, clock, {
    clock,
    hardware: { list: () => Promise.resolve([]) },
  });
  const frames: Frame[] = [];
  const read = reading();
  companion.subscribe({ kind: 'console' }, (text) => frames.push(read(JSON.parse(text) as Frame)));
  expect(frames.at(-1)?.parts).toMatchObject({ readers: { readers: [] } });
  const known = companion.handlers['chest.new']?.run({ game: 'pirate-quest', name: 'Ours' }, keeper);
  expect(known).toMatchObject({ ok: true });
  const setup = {
    seats: [
      { seat: 'red', captain: 'Ines' },
      { seat: 'blue', captain: 'Mo' },
    ],
    dealer: 'red',
  } as const;
  companion.begin('pirate-quest', setup);
  await settle();
  expect(frames.at(-1)?.parts).toMatchObject({ readers: { chest: { name: 'Ours' } } });
  await companion.close();
});
