import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import { recallReaders } from '../../src-main/readers/remembered.ts';
import { parseRecording } from '../../hardware/record/recording.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { settle } from '../support/hand-clock.ts';
import { anEvening, pathOf, type Evening } from './evening.ts';
import { harbour } from './harbour-game.ts';
import { evening as began, ownLibrary, readingOf, tag } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let evening: Evening | undefined;

beforeEach(() => {
  owned = ownLibrary();
});

afterEach(async () => {
  await evening?.end();
  evening = undefined;
  owned.remove();
});

const codeOf = (key: string): string => {
  const piece = harbourPieces.find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode('harbour', piece);
};
const face = (die: string, value: string, state?: string) => ({
  kind: 'face',
  die,
  face: value,
  ...(state ? { state } : {}),
});

const seats = ['red', 'blue', 'yellow'] as const;
const atSeats = Object.fromEntries(seats.map((seat) => [`tray-${seat}`, { kind: 'seat', seat } as const]));
const trays = seats.map((seat) => ({ reader: `tray-${seat}`, kind: 'qm1', name: `${seat}’s tray` }));

/** A whole round: bids from three trays, cards by printed code, two dice in the tower, cards for flag and light. */
const round = scriptOf(
  ...trays,
  { reader: 'gun', kind: 'scanner' },
  { reader: 'tower', kind: 'qm1', name: 'Tower' },
  { at: 1000, reader: 'tray-red', report: face('bid', '3') },
  { at: 1200, reader: 'tray-blue', report: face('bid', '6') },
  { at: 1400, reader: 'tray-yellow', report: face('bid', '1') },
  ...['sloop/1', 'brig/1', 'galleon/1'].map((ship, at) => ({
    at: 2000 + 300 * at,
    reader: 'gun',
    report: { kind: 'code', text: codeOf(`card/${ship}`) },
  })),
  { at: 4000, reader: 'tower', report: face('oak', '4') },
  { at: 4100, reader: 'tower', report: face('teak', '2', 'cocked') },
  { at: 5000, reader: 'tower', report: face('teak', '5') },
);

const commandsOf = ({ table }: Evening) =>
  table
    .entriesInForce()
    .slice(1)
    .map(({ command }) => JSON.parse(command) as unknown);

describe('an evening of readers alone', () => {
  test('is played from trays, a scanner and a dice tower', async () => {
    evening = await anEvening(round, { library: owned.library, places: atSeats });
    await evening.play(8000);
    expect(commandsOf(evening)).toEqual([
      { kind: 'bid', seat: 'red', amount: 3 },
      { kind: 'bid', seat: 'blue', amount: 0 },
      { kind: 'bid', seat: 'yellow', amount: 1 },
      { kind: 'play', seat: 'red', card: 'sloop/1' },
      { kind: 'play', seat: 'blue', card: 'brig/1' },
      { kind: 'play', seat: 'yellow', card: 'galleon/1' },
      { kind: 'throw', faces: [4, 5] },
    ]);
    expect(evening.table.entriesInForce().at(-1)?.source).toBe('scanned');
    // After a restart of the program none of it is taken again.
    const kept = recallReaders(owned.library.readers).find(({ path }) => path === pathOf('tower'));
    expect(kept?.memory).toMatchObject([{ unit: 'tower', number: 3 }]);
  });

  test('over a bad cable, with readers pulled out, is the same evening', async () => {
    evening = await anEvening(round, {
      library: owned.library,
      places: atSeats,
      simulation: {
        noise: { flipped: 0.005, lost: 0.002, split: 0.05, framesLost: 0.05, framesDoubled: 0.05 },
        seed: 11,
      },
    });
    await evening.play(9000);
    // The scanner has no checksum and repeats nothing, so what its cable damages is typed.
    const rest = commandsOf(evening).filter((command) => (command as { kind: string }).kind === 'bid');
    expect(rest).toHaveLength(3);
  });

  test('shows at the reader what became of each reading, and whose turn it is', async () => {
    const told: string[] = [];
    evening = await anEvening(round, { library: owned.library, places: atSeats });
    const { rack } = evening.readers;
    const signal = rack.signal.bind(rack);
    rack.signal = (reader, shown) => {
      const isShown = signal(reader, shown);
      if (isShown) told.push(`${reader.replace('memory:', '')} ${shown}`);
      return isShown;
    };
    await evening.play(8000);
    expect(told.filter((each) => each.endsWith('your-turn')).sort()).toEqual([
      'tray-blue your-turn',
      'tray-red your-turn',
      'tray-red your-turn',
      'tray-yellow your-turn',
    ]);
    expect(told).toContain('tray-red accepted');
    expect(told.filter((each) => each.startsWith('tower')).sort()).toEqual([
      'tower accepted',
      'tower accepted',
      'tower refused',
    ]);
  });
});

describe('the console', () => {
  test('is told what each reader is, does and read last, in every language', async () => {
    evening = await anEvening(round, { library: owned.library, places: atSeats });
    await evening.play(2200);
    expect(evening.reader('gun')).toMatchObject({
      name: 'gun',
      kind: 'scanner',
      state: 'live',
      last: { outcome: 'accepted', words: { en: 'Ines: Sloop 1', de: 'Ines: Schaluppe 1' } },
    });
    expect(evening.reader('tray-red')).toMatchObject({ place: { kind: 'seat', seat: 'red' }, state: 'live' });
  });

  test('is not told what anybody bid in secret', async () => {
    evening = await anEvening(round, { library: owned.library, places: atSeats });
    evening.readers.watch(pathOf('tray-red'));
    await evening.play(1150);
    const shown = JSON.stringify(evening.parts());
    expect(evening.reader('tray-red')?.last?.words.en).toBe('An answer in secret');
    expect(shown).not.toContain('bid,3');
    expect(shown).not.toContain(Buffer.from('bid,3').toString('hex').toUpperCase());
    expect(evening.parts().bench?.lines.map(({ kind }) => kind)).toContain('reading');
    await evening.clock.advanceSettled(500);
    evening.readers.watch(undefined);
    expect(evening.parts().bench).toBeUndefined();
  });

  test('and nobody else is shown the readers', async () => {
    evening = await anEvening(round, { library: owned.library });
    expect(evening.readers.parts({ kind: 'table' })).toEqual({});
    expect(evening.readers.parts({ kind: 'captain', seat: 'red' })).toEqual({});
  });

  test('sees a reader pulled out, what to do, and that it is back, with nothing lost', async () => {
    const script = scriptOf(
      { reader: 'tray-red', kind: 'qm1', battery: true },
      { at: 500, reader: 'tray-red', plug: 'out' },
      { at: 900, reader: 'tray-red', report: face('bid', '2') },
      { at: 3000, reader: 'tray-red', plug: 'in' },
    );
    evening = await anEvening(script, { library: owned.library, places: atSeats });
    await evening.play(1000);
    expect(evening.reader('tray-red')).toMatchObject({ state: 'waiting', fault: { code: 'missing' } });
    const { title, steps } = evening.reader('tray-red')?.fault ?? {};
    expect(title?.en).not.toBe(title?.de);
    expect(steps?.en.length).toBeGreaterThan(20);
    await evening.clock.advanceSettled(4000);
    expect(evening.reader('tray-red')?.state).toBe('live');
    expect(commandsOf(evening)).toEqual([{ kind: 'bid', seat: 'red', amount: 2 }]);
  });

  test('is told in words what a reader complains of, and what its maker should mend for as long as it is there', async () => {
    const script = scriptOf(
      { reader: 'tray-red', kind: 'qm1', unit: 'same' },
      { reader: 'tray-blue', kind: 'qm1', unit: 'same' },
      { at: 2500, reader: 'tray-red', fault: { code: 'overflow', text: '12' } },
      { at: 2600, reader: 'tray-blue', fault: { code: 'antenna', text: 'no field' } },
      { at: 9000, reader: 'tray-blue', report: face('bid', '2') },
      { at: 9000, reader: 'tray-red', fault: { code: 'overflow', text: '1' } },
    );
    evening = await anEvening(script, { library: owned.library, places: atSeats });
    await evening.play(8000);
    expect(evening.reader('tray-red')?.complaint?.words).toEqual({
      en: '12 readings were lost in the reader: show those pieces again.',
      de: '12 Lesungen gingen im Leser verloren: die Stücke noch einmal zeigen.',
    });
    expect(evening.reader('tray-blue')?.complaint?.words.en).toBe('The reader says: antenna, no field');
    await evening.clock.advanceSettled(2000);
    expect(evening.reader('tray-red')?.complaint?.words.en).toBe(
      '1 reading was lost in the reader: show that piece again.',
    );
    expect(evening.reader('tray-blue')).toMatchObject({ complaint: null, last: { outcome: 'accepted' } });
    const mend = seats.flatMap((seat) => evening?.reader(`tray-${seat}`)?.mend?.en ?? []);
    expect(mend).toEqual([expect.stringContaining('Two readers give the same unit, “same”.')]);
  });

  test('is asked about a face that waited in a reader without a line, and enters nothing by itself', async () => {
    const script = scriptOf(
      { reader: 'tray-red', kind: 'qm1', battery: true },
      { at: 500, reader: 'tray-red', plug: 'out' },
      { at: 900, reader: 'tray-red', report: face('bid', '2') },
      { at: 15_000, reader: 'tray-red', plug: 'in' },
    );
    evening = await anEvening(script, { library: owned.library, places: atSeats });
    await evening.play(18_000);
    expect(commandsOf(evening)).toEqual([]);
    expect(evening.reader('tray-red')?.last?.outcome).toBe('asked');
    expect(evening.parts().readers.asked).toMatchObject([
      { words: { en: 'An answer in secret is 14 seconds old. Does it count?' } },
    ]);
  });

  test('follows one reader on the test bench: bytes, frames, what was thrown away and why', async () => {
    const script = scriptOf(
      { reader: 'left', kind: 'rdm6300' },
      { at: 500, reader: 'left', bytes: '0236324533' },
      { at: 700, reader: 'left', report: tag('62E3086CED'), for: 300 },
    );
    evening = await anEvening(script, { library: owned.library });
    const bids = seats.map((seat) => ({ command: { kind: 'bid', seat, amount: 1 } }));
    for (const act of bids) evening.table.act(act);
    evening.readers.watch(pathOf('left'));
    await evening.play(2000);
    const bench = evening.parts().bench;
    expect(bench?.counters).toMatchObject({ readings: 2, frames: expect.any(Number) as number });
    expect(Object.keys(bench?.discarded ?? {})).not.toEqual([]);
    const reading = bench?.lines.find(({ kind }) => kind === 'reading');
    expect(reading?.meaning?.en).toContain('what is this?');
    expect(bench?.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['in', 'frame', 'discarded']),
    );
  });
});

describe('a reader', () => {
  const script = scriptOf(
    { reader: 'tray-red', kind: 'qm1', name: 'Dice tray' },
    { at: 3500, reader: 'tray-red', report: face('bid', '2') },
  );

  test('on a port that a person names is found by its hello, and remembered with name and seat', async () => {
    evening = await anEvening(script, { library: owned.library, isFirstTime: true });
    await evening.readers.rack.examine(pathOf('tray-red'));
    await evening.play(3000);
    expect(evening.reader('tray-red')).toMatchObject({ kind: 'qm1', name: 'Dice tray', state: 'live' });
    expect(
      evening.readers.change(pathOf('tray-red'), {
        name: 'Red’s tray',
        place: { kind: 'seat', seat: 'red' },
      }),
    ).toBe(true);
    await evening.clock.advanceSettled(3000);
    expect(commandsOf(evening)).toEqual([{ kind: 'bid', seat: 'red', amount: 2 }]);
    expect(recallReaders(owned.library.readers)).toMatchObject([
      { path: pathOf('tray-red'), kind: 'qm1', name: 'Red’s tray', place: { kind: 'seat', seat: 'red' } },
    ]);
    await evening.readers.forget(pathOf('tray-red'));
    expect(recallReaders(owned.library.readers)).toEqual([]);
  });

  test('takes back by its button once its settings say so, which stay with it', async () => {
    const buttons = scriptOf(
      { reader: 'tray-red', kind: 'qm1' },
      { at: 500, reader: 'tray-red', report: face('bid', '2') },
      { at: 1000, reader: 'tray-red', report: { kind: 'button', button: 'undo' } },
      { at: 2000, reader: 'tray-red', report: { kind: 'button', button: 'undo' } },
    );
    evening = await anEvening(buttons, { library: owned.library, places: atSeats });
    await evening.play(1500);
    expect(evening.reader('tray-red')).toMatchObject({ acts: false, last: { outcome: 'refused' } });
    expect(commandsOf(evening)).toHaveLength(1);
    evening.readers.change(pathOf('tray-red'), { acts: true });
    await evening.clock.advanceSettled(1000);
    expect(evening.reader('tray-red')).toMatchObject({ acts: true, unit: 'tray-red' });
    expect(commandsOf(evening)).toEqual([]);
    expect(recallReaders(owned.library.readers)).toMatchObject([{ acts: true, unit: 'tray-red' }]);
  });

  test('that nobody knows cannot be named', async () => {
    evening = await anEvening(script, { library: owned.library });
    expect(evening.readers.change('nowhere', { name: 'x' })).toBe(false);
  });

  test('whose row in the library cannot be read is found anew', () => {
    owned.library.readers.set('/dev/ttyUSB0', { path: '/dev/ttyUSB0', kind: 'telepathy' });
    expect(recallReaders(owned.library.readers)).toEqual([]);
  });
});

describe('a guest, such as a phone’s dice app', () => {
  test('is listed once it was heard, and may have a seat that is kept', async () => {
    evening = await anEvening(scriptOf({ reader: 'gun', kind: 'scanner' }), { library: owned.library });
    const { readers } = evening;
    const bid = readingOf({ kind: 'face', die: 'bid', face: '2', state: 'rest' }, began);
    expect(readers.takeFromGuest('pixels:1', 'Pixels', bid)?.outcome).toBe('strange');
    readers.change('pixels:1', { name: 'Ines’ phone', place: { kind: 'seat', seat: 'red' } });
    readers.takeFromGuest('pixels:1', 'Pixels', bid);
    expect(commandsOf(evening)).toEqual([{ kind: 'bid', seat: 'red', amount: 2 }]);
    const again = new Readers({ library: owned.library, gameOf: () => harbour });
    again.takeFromGuest('pixels:1', 'Pixels', bid);
    expect(again.readersPart().readers.filter(({ state }) => state === 'guest')).toMatchObject([
      { name: 'Ines’ phone', state: 'guest', place: { kind: 'seat', seat: 'red' } },
    ]);
  });
});

describe('without a session', () => {
  test('a reader says what it has read, and nothing is entered', async () => {
    evening = await anEvening(scriptOf({ reader: 'gun', kind: 'scanner' }), { library: owned.library });
    const { readers } = evening;
    const chest = readers.hold.create('harbour', 'Ours');
    if (chest.ok) readers.hold.teach(chest.value, 'A1', 'card/sloop/1');
    readers.attach(undefined);
    expect(readers.takeFromGuest('keyboard:1', 'Scanner', readingOf(tag('A1')))?.message).toMatchObject({
      key: 'reader.did.idleIn',
      values: { chest: 'Ours' },
    });
  });
});

describe('a chest is taught by readers', () => {
  test('and what they read meanwhile does not go to the table', async () => {
    const script = scriptOf(
      { reader: 'left', kind: 'rdm6300' },
      ...['0000000001', '0000000002', '0000000002', '0000000003'].map((each, at) => ({
        at: 500 + at * 1500,
        reader: 'left',
        report: tag(each),
        for: 400,
      })),
    );
    evening = await anEvening(script, { library: owned.library });
    const { readers } = evening;
    const chest = readers.hold.create('harbour', 'Ours');
    expect(chest.ok && readers.work.teach(chest.value.id, ['card']).ok).toBe(true);
    expect(evening.parts().teaching).toMatchObject({ offered: { piece: 'card/sloop/1' }, taught: 0, of: 6 });
    await evening.play(7000);
    expect(evening.parts().teaching).toMatchObject({
      offered: { piece: 'card/brig/2', name: { en: 'Brig 2' } },
      taught: 3,
      last: { outcome: 'taught', words: { en: 'Taught: Brig 1.' } },
    });
    expect(evening.table.log.readings({ last: 9 })).toEqual([]);
    readers.work.stop();
    expect(evening.parts().teaching).toBeUndefined();
  });

  test('and its box is packed by them', async () => {
    const script = scriptOf(
      { reader: 'gun', kind: 'scanner' },
      { at: 500, reader: 'gun', report: { kind: 'code', text: codeOf('card/sloop/1') } },
      { at: 900, reader: 'gun', report: { kind: 'code', text: 'QMC:PQC-SWORDS-9-15' } },
    );
    evening = await anEvening(script, { library: owned.library });
    const { readers } = evening;
    const chest = readers.hold.create('harbour', 'Ours');
    if (!chest.ok) throw new Error('no chest');
    readers.hold.notePrinted(chest.value, harbourPieces.slice(0, 3));
    readers.work.packUp(chest.value.id);
    await evening.play(2000);
    expect(evening.parts().packing).toMatchObject({
      seen: 1,
      of: 3,
      missing: [{ piece: 'card/sloop/2' }, { piece: 'card/brig/1' }],
      strangers: [{ tag: 'QMC:PQC-SWORDS-9-15' }],
    });
  });
});

describe('a recording of an evening', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'capture-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('begins with what each reader is, and with every port opened anew', async () => {
    evening = await anEvening(round, { library: owned.library, places: atSeats });
    const path = join(folder, 'evening.jsonl');
    expect(await evening.readers.beginCapture(path)).toBeUndefined();
    expect(evening.parts().readers.capture).toBe(path);
    await evening.play(3000);
    evening.readers.endCapture();
    const played = parseRecording(readFileSync(path, 'utf8'));
    const red = played.moments.filter(({ port }) => port === pathOf('tray-red')).map(({ what }) => what);
    expect(red[0]).toMatchObject({ kind: 'note', note: { kind: 'qm1', place: { seat: 'red' } } });
    expect(red[1]).toEqual({ kind: 'opened' });
    await settle();
  });

  test('never writes over a file', async () => {
    evening = await anEvening(round, { library: owned.library });
    const path = join(folder, 'evening.jsonl');
    await evening.readers.beginCapture(path);
    expect(existsSync(path)).toBe(true);
    expect(await evening.readers.beginCapture(path)).toEqual({ code: 'EEXIST' });
  });
});
