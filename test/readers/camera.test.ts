import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatMark } from '../../src-main/chest/board.ts';
import { formatCode } from '../../src-main/chest/code.ts';
import { largestPicture, mostPictures } from '../../src-main/contract/camera-parts.ts';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { Cameras } from '../../src-main/readers/cameras.ts';
import { Pictures } from '../../src-main/readers/pictures.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { tableBegun } from '../contract/table.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { harbour } from './harbour-game.ts';
import { ownLibrary } from './table.ts';

const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Bartholomew' },
    { seat: 'yellow', captain: 'Mo' },
    { seat: 'green', captain: 'Freya' },
  ],
  depth: 'cards',
  dealer: 'green',
  deck: 'sample',
  options: { dieOffBoard: 'green' },
} as const;

let owned: ReturnType<typeof ownLibrary>;
let readers: Readers;
let cameras: Cameras;
let table: RunningTable;
let clock: HandClock;

beforeEach(() => {
  owned = ownLibrary();
  clock = handClock(Date.UTC(2026, 0, 2, 20));
  table = tableBegun(pirateQuest, setup);
  const { library } = owned;
  const hardware = { list: () => Promise.resolve([]) };
  readers = new Readers({
    library,
    gameOf: (id) => (id === harbour.id ? harbour : boundaryOf(id)?.game),
    clock,
    hardware,
  });
  cameras = new Cameras(readers, () => clock.now());
  readers.attach(table);
});

afterEach(async () => {
  await readers.stop();
  owned.remove();
});

const codeOf = (key: string): string => {
  const piece = pirateQuest.pieces().find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode('pirate-quest', piece);
};
const harbourCode = (key: string): string => {
  const piece = harbour.pieces().find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode('harbour', piece);
};
const card = (row: string): string => codeOf(`card/${row}`);
const number = (value: number): string => formatMark('pirate-quest', { kind: 'number', value });

/** A picture of so many bytes; nobody but a browser looks at what is in it. */
function jpeg(bytes: number): string {
  const picture = Buffer.alloc(bytes, 7);
  picture.set([0xff, 0xd8, 0xff]);
  return picture.toString('base64');
}
const saw = (text: string, picture = jpeg(900), camera = 'left') =>
  cameras.saw({ camera, text, picture }, 'en');

/** Everybody bids, by the codes of a scan board: whose it is, then what. */
function bid(): void {
  for (const [seat, value] of [
    ['red', 1],
    ['blue', 0],
    ['yellow', 1],
    ['green', 1],
  ] as const) {
    expect(saw(codeOf(`token/${seat}`)).outcome).toBe('accepted');
    expect(saw(number(value)).outcome).toBe('accepted');
    clock.advance(2000);
    cameras.gone('left', codeOf(`token/${seat}`));
    cameras.gone('left', number(value));
    clock.advance(4000);
  }
}
const command = () => JSON.parse(table.entry(table.head).command) as unknown;
const scorekeeper: Viewer = { kind: 'console' };

describe('a camera over the table', () => {
  test('is a reader among the others, with a name, a seat and a gap of its own', () => {
    cameras.here('left', 'HD Webcam', null);
    expect(readers.change('camera:left', { place: { kind: 'seat', seat: 'red' }, gap: 900 })).toBe(true);
    expect(readers.readersPart().readers).toMatchObject([
      { reader: 'camera:left', name: 'HD Webcam', state: 'guest', place: { seat: 'red' }, gap: 900 },
    ]);
  });

  test('says among the readers why it sees nothing, until it sees again', () => {
    cameras.here('left', '', 'unplugged');
    expect(readers.readersPart().readers[0]?.complaint?.words.de).toBe('Die Kamera wurde abgezogen.');
    cameras.here('left', 'HD Webcam', null);
    expect(readers.readersPart().readers[0]?.complaint).toBeNull();
  });

  test('enters a card that lies under it, with its picture for evidence', () => {
    bid();
    const seen = saw(card('swords-6'));
    expect(seen).toMatchObject({ outcome: 'accepted', entry: table.head, secret: false });
    expect(command()).toEqual({ kind: 'playCard', seat: 'red', card: 'swords-6' });
    expect(readers.evidenceOf(table.head, scorekeeper)).toMatchObject([
      { picture: jpeg(900), hex: '', reader: 'Camera' },
    ]);
  });

  test('knows a card that was out of its sight for a moment, and makes no second playing of it', () => {
    bid();
    saw(card('swords-6'));
    const { head } = table;
    clock.advance(5000);
    cameras.gone('left', card('swords-6'));
    clock.advance(2000);
    expect(saw(card('swords-6'))).toMatchObject({ outcome: 'noted', text: '6 of swords is in already.' });
    expect(table.head).toBe(head);
  });

  test('keeps the picture of a secret bid as secret as the bid', () => {
    table = tableBegun(harbour, { seats: setup.seats.slice(0, 3) });
    readers.attach(table);
    const [bid, token] = [harbourCode('face/bid-red/1'), harbourCode('token/red/1')];
    saw(token);
    expect(saw(bid)).toMatchObject({ outcome: 'accepted', secret: true, text: 'An answer in secret' });
    const evidence = readers.evidenceOf(table.head, scorekeeper) ?? [];
    expect(evidence.length).toBeGreaterThan(0);
    expect(evidence.filter(({ picture, hex }) => picture !== undefined || hex !== '')).toEqual([]);
    const own = readers.evidenceOf(table.head, { kind: 'console', seat: 'red' }) ?? [];
    expect(own.some(({ picture }) => picture === jpeg(900))).toBe(true);
  });

  test('keeps no picture that is too large or is none, and the reading all the same', () => {
    bid();
    for (const picture of [jpeg(largestPicture + 1), Buffer.from('no picture').toString('base64')]) {
      const before = table.log.readings({ last: 99 }).length;
      saw(card('axes-2'), picture);
      expect(table.log.readings({ last: 99 })).toHaveLength(before + 1);
      const [kept] = table.log.readings({ last: 1 });
      expect(Buffer.from(kept?.raw ?? []).toString()).toBe(card('axes-2'));
    }
  });

  test('keeps no more pictures than an evening may hold, counting those that lie there from before', () => {
    const raw = new Uint8Array(Buffer.from(jpeg(largestPicture), 'base64'));
    const stored = { id: 1, reader: 'camera:left', report: '{}', at: 0, fates: [], raw };
    const before = mostPictures / largestPicture - 2;
    const pictures = new Pictures({ readings: () => Array.from({ length: before }, () => stored) });
    const kept = [1, 2, 3].map(() => pictures.take(jpeg(largestPicture)) !== undefined);
    expect(kept).toEqual([true, true, false]);
  });
});

describe('what was read wrongly', () => {
  const right = (reading: number | null, key: string) => cameras.right(reading ?? 0, key, 'en');

  test('is taken back and entered as what it is, by a tap', () => {
    bid();
    const { reading, entry } = saw(card('swords-6'));
    expect(right(reading, 'card/swords-9')).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
    expect(command()).toEqual({ kind: 'playCard', seat: 'red', card: 'swords-9' });
    expect(table.isInForce(entry ?? 0)).toBe(false);
    expect(table.log.readings({ entry: table.head }).map(({ id }) => id)).toEqual([reading]);
  });

  test('stays as it was where the rules refuse what it is said to be', () => {
    bid();
    const { reading } = saw(card('swords-6'));
    const before = command();
    expect(right(reading, 'face/green/1')).toMatchObject({ ok: true, value: { outcome: 'refused' } });
    expect(command()).toEqual(before);
  });

  test('of which something came after is left to a correction, that shows what would change', () => {
    bid();
    const { reading, entry } = saw(card('swords-6'));
    saw(card('axes-2'));
    const { head } = table;
    expect(right(reading, 'card/swords-9')).toMatchObject({
      ok: false,
      no: { code: 'camera-later', values: { entry } },
    });
    expect(table.head).toBe(head);
  });

  test('is not entered a second time where a correction has decided its entry anew: that one is named', () => {
    bid();
    const { reading, entry } = saw(card('swords-6'));
    const before = table.entriesInForce().find(({ command: told }) => told.includes('"bid"'));
    const edits = [
      { kind: 'replace', entry: before?.seq ?? 0, command: { kind: 'bid', seat: 'red', bid: 2 } },
    ];
    table.correct({ head: table.head, edits: edits as never });
    expect(table.isInForce(entry ?? 0)).toBe(false);
    const { head } = table;
    expect(right(reading, 'card/swords-9')).toMatchObject({
      ok: false,
      no: { code: 'camera-later', values: { entry: head } },
    });
    expect(table.head).toBe(head);
  });

  test('and was refused counts as what it is from then on', () => {
    bid();
    const { reading, outcome } = saw(codeOf('face/green/1'));
    expect(outcome).toBe('refused');
    expect(right(reading, 'card/swords-6')).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
    expect(command()).toEqual({ kind: 'playCard', seat: 'red', card: 'swords-6' });
  });

  test('keeps whose it was: the token that was shown before it speaks for it once more', () => {
    saw(codeOf('token/red'));
    const { reading } = saw(number(1));
    expect(command()).toEqual({ kind: 'bid', seat: 'red', bid: 1 });
    expect(right(reading, 'face/bid-red/2')).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
    expect(command()).toEqual({ kind: 'bid', seat: 'red', bid: 2 });
    expect(table.log.readings({ entry: table.head })).toHaveLength(2);
  });

  test('is offered the pieces that are asked for first', () => {
    bid();
    const pieces = cameras.pieces('en');
    expect(pieces.find(({ piece }) => piece === 'card/swords-6')).toMatchObject({ fits: true });
    expect(pieces.find(({ piece }) => piece === 'face/bid-red/1')).toMatchObject({ fits: false });
  });
});

describe('a photo of a captain’s own card', () => {
  const photo = (text: string) => cameras.photographed({ device: 'phone', text, seat: 'red' }, 'en');

  test('answers what the captain is asked', () => {
    bid();
    expect(photo(card('swords-6'))).toMatchObject({ outcome: 'accepted' });
    expect(command()).toEqual({ kind: 'playCard', seat: 'red', card: 'swords-6' });
  });

  test.each([
    ['a card that nobody asked for', () => codeOf('face/green/1')],
    ['a card of another’s turn', () => card('axes-2')],
    ['what no piece has', () => 'QMC:PQC-NOTHING-1'],
  ])('that shows %s is told to that captain and to nobody else', (_, text) => {
    bid();
    if (text() === card('axes-2')) saw(card('swords-6'));
    readers.watch('photo:phone');
    const { head } = table;
    const told = photo(text());
    expect(['refused', 'strange', 'noted']).toContain(told.outcome);
    expect(table.head).toBe(head);
    const console = JSON.stringify(readers.parts({ kind: 'console' }));
    expect(console).not.toContain(text());
    expect(console).not.toContain(told.text);
  });
});
