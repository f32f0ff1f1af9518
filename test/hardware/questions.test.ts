import { describe, expect, it } from 'vitest';
import type { PortFacts } from '../../hardware/discovery/ports.ts';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { fakeEm18 } from '../../hardware/em-18/fake.ts';
import type { FakeReader } from '../../hardware/fake.ts';
import { fakeParallax } from '../../hardware/parallax/fake.ts';
import { ascii, concat, parseHex } from '../../hardware/parser/bytes.ts';
import { fakePn532 } from '../../hardware/pn532/fake.ts';
import type { RackEvent } from '../../hardware/rack.ts';
import { fakeRdm6300 } from '../../hardware/rdm6300/fake.ts';
import { encodeFrame as encodeRdm6300 } from '../../hardware/rdm6300/frame.ts';
import { drivers } from '../../hardware/readers.ts';
import { fakeReader7941e } from '../../hardware/reader-7941e/fake.ts';
import { fakeScanner } from '../../hardware/scanner/fake.ts';
import { fakeTextUid } from '../../hardware/text-uid/fake.ts';
import { ch340, known, path, rackIn, tag } from './racks.ts';
import { World } from './world.ts';

describe('a bridge that anything may hang on', () => {
  const asksIn = (events: readonly RackEvent[]) =>
    events.flatMap((event) => (event.kind === 'ask' ? [event.question] : []));
  const answersIn = (events: readonly RackEvent[]) =>
    events.flatMap((event) => (event.kind === 'answered' ? [event.answers] : [])).at(-1) ?? [];

  function plugged(fake: FakeReader, baudRate: number, chip: PortFacts = ch340) {
    const world = new World();
    const it = rackIn(world, [], drivers, []);
    world.plug(path, fake, baudRate, chip);
    it.rack.start();
    return { world, ...it };
  }

  it('is asked about before it is opened, by the name of its chip', async () => {
    const { world, events, rack } = plugged(fakeRdm6300(), 9600);
    await world.clock.advanceSettled(60_000);
    expect(world.openings).toEqual([]);
    expect(asksIn(events)).toEqual([{ kind: 'open', chip: 'CH34x bridge' }]);
    expect(rack.readers).toMatchObject([{ status: { kind: 'stopped' }, question: { kind: 'open' } }]);
  });

  it('is looked at once a person says yes, and the next time unasked', async () => {
    const { world, events, rack, stored } = plugged(fakeRdm6300(), 9600);
    await world.clock.advanceSettled(1000);
    await rack.examine(path);
    await world.lies(path, tag, 5000);
    expect(stored()).toMatchObject([{ kind: 'rdm6300' }]);
    await rack.stop();
    const again = rackIn(world, [], drivers, answersIn(events));
    again.rack.start();
    await world.lies(path, tag, 5000);
    expect(asksIn(again.events)).toEqual([]);
    expect(again.stored()).toMatchObject([{ kind: 'rdm6300' }]);
  });

  it('is left alone for good once a person says no, until somebody names the port', async () => {
    const { world, events, rack } = plugged(fakeRdm6300(), 9600);
    await world.clock.advanceSettled(1000);
    await rack.leave(path);
    expect(rack.readers).toEqual([]);
    expect(answersIn(events)).toEqual([{ path, isReader: false, chip: ch340 }]);
    world.unplug(path);
    await world.clock.advanceSettled(1000);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    await world.clock.advanceSettled(60_000);
    expect(world.openings).toEqual([]);
    await rack.examine(path);
    await world.lies(path, tag, 5000);
    expect(rack.readers).toMatchObject([{ status: { kind: 'live' } }]);
  });

  it('is known in every socket by its serial number, and without one in its own only', async () => {
    const world = new World();
    const elsewhere = '/dev/serial/by-path/pci-usb-1.9';
    const printer = { ...ch340, serialNumber: 'P1' };
    const { rack, events } = rackIn(world, [], drivers, [
      { path, isReader: false, chip: printer },
      { path, isReader: false, chip: ch340 },
    ]);
    world.plug(elsewhere, fakeRdm6300(), 9600, printer);
    rack.start();
    await world.clock.advanceSettled(1000);
    expect(asksIn(events)).toEqual([]);
    world.plug('/dev/serial/by-path/pci-usb-1.8', fakeRdm6300(), 9600, ch340);
    await world.clock.advanceSettled(1000);
    expect(asksIn(events)).toEqual([{ kind: 'open', chip: 'CH34x bridge' }]);
    expect(world.openings).toEqual([]);
  });

  it('is not asked about where nothing but a reader has that number, or the device says so itself', async () => {
    const world = new World();
    const { rack, events } = rackIn(world, [], drivers, []);
    world.plug('/dev/ttyACM0', fakeScanner(), 9600, { vendorId: '0c2e', productId: '0b61' });
    world.plug('/dev/serial/by-id/usb-Elechouse_PN532_NFC-if00', fakePn532(), 115_200, ch340);
    rack.start();
    await world.clock.advanceSettled(5000);
    expect(asksIn(events)).toEqual([]);
    expect(world.openings.length).toBeGreaterThan(1);
  });

  it('is spoken to for one round only: a silent port hears nothing more, and stays open', async () => {
    const silent: FakeReader = { powered: () => [], heard: () => [], shown: () => [] };
    const { world, rack, events } = plugged(silent, 9600);
    await rack.examine(path);
    await world.clock.advanceSettled(75_000);
    const written = () =>
      events.filter((event) => event.kind === 'bytes' && event.direction === 'out').length;
    const inTheFirstRound = written();
    expect(inTheFirstRound).toBeGreaterThan(4);
    expect(inTheFirstRound).toBeLessThan(20);
    const openings = world.openings.length;
    await world.clock.advanceSettled(600_000);
    expect(written()).toBe(inTheFirstRound);
    expect(world.openings).toHaveLength(openings);
  });

  it('is known by its first frame, though it was silent for an hour', async () => {
    const { world, rack, stored, readings } = plugged(fakeRdm6300(), 9600);
    await rack.examine(path);
    await world.clock.advanceSettled(3_600_000);
    world.show(path, { kind: 'tag', tag });
    await world.clock.advanceSettled(500);
    expect(stored()).toMatchObject([{ kind: 'rdm6300', line: { baudRate: 9600 } }]);
    expect(readings()).toMatchObject([{ kind: 'tag', tag }, { kind: 'tag-gone' }]);
  });

  it('says that nobody understood its bytes after one round, with what it may be and at which speed', async () => {
    const { world, rack, events } = plugged(fakeRdm6300(), 9600);
    await rack.examine(path);
    for (let round = 0; round < 200; round++) {
      await world.clock.advanceSettled(100);
      world.say(path, ascii('\x05\x06temperature 21 \x07\x07'));
    }
    expect(asksIn(events).slice(1)).toEqual([
      { kind: 'unknown', kinds: ['scanner', 'text-uid'], baudRate: 9600 },
    ]);
    const openings = world.openings.length;
    await world.clock.advanceSettled(600_000);
    expect(world.openings).toHaveLength(openings);
    await rack.choose(path, 'scanner', { baudRate: 9600, dataBits: 7, parity: 'even' });
    await world.clock.advanceSettled(100);
    expect(rack.readers).toMatchObject([
      { remembered: { kind: 'scanner', line: { dataBits: 7, parity: 'even' } } },
    ]);
  });

  it('with bytes that are no text asks for a scanner at another speed first, and for no reader where no speed is', async () => {
    const binary = parseHex('A55A010203F4118899');
    const { world, rack, events } = plugged(fakeRdm6300(), 9600);
    await rack.examine(path);
    for (let round = 0; round < 200; round++) {
      await world.clock.advanceSettled(100);
      world.say(path, binary);
    }
    expect(asksIn(events).at(-1)).toMatchObject({ kind: 'unknown', baudRate: expect.any(Number) as number });
    const question = asksIn(events).at(-1);
    expect(question && 'kinds' in question && question.kinds[0]).toBe('scanner');
    const usb = new World();
    const pico = { vendorId: '2e8a', productId: '000a' };
    const bare = rackIn(usb, [], drivers, [{ path, isReader: true, chip: pico }]);
    usb.plugWithoutSpeed(path, fakeRdm6300(), pico);
    bare.rack.start();
    await usb.clock.advanceSettled(1000);
    usb.say(path, binary);
    await usb.clock.advanceSettled(5000);
    expect(asksIn(bare.events)).toEqual([{ kind: 'unknown', kinds: [] }]);
  });

  it.each([
    ['gps', '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n'],
    ['printer', 'echo:busy: processing\nok T:25.00 /0.00 B:24.80 /0.00 @:0 B@:0\n'],
    ['modem', '\r\nRING\r\n'],
    [undefined, 'hello world\r\n'],
  ])('with %s on it is asked about and not taken for a scanner', async (looksLike, line) => {
    const { world, rack, events, stored } = plugged(fakeScanner(), 9600);
    await rack.examine(path);
    for (let second = 0; second < 30; second++) {
      await world.clock.advanceSettled(1000);
      world.say(path, ascii(line));
    }
    expect(stored()).toEqual([]);
    expect(asksIn(events).at(-1)).toEqual({
      kind: 'which',
      kinds: ['scanner', 'text-uid'],
      ...(looksLike && { looksLike }),
    });
    expect(asksIn(events)).toHaveLength(2);
  });

  it('is what a person says it is, with what it has read in the last ten seconds and nothing older', async () => {
    const { world, rack, readings, stored } = plugged(fakeScanner(), 9600);
    await rack.examine(path);
    await world.clock.advanceSettled(4000);
    world.show(path, { kind: 'code', text: 'Sloop' });
    await world.clock.advanceSettled(60_000);
    world.show(path, { kind: 'code', text: 'Brig' });
    await world.clock.advanceSettled(9000);
    expect(stored()).toEqual([]);
    const openings = world.openings.length;
    await rack.choose(path, 'scanner');
    await world.clock.advanceSettled(100);
    expect(readings().map((report) => 'text' in report && report.text)).toEqual(['Brig']);
    expect(world.openings).toHaveLength(openings);
  });

  it('is decided by a proof that comes while a person is asked', async () => {
    const { world, rack, readings, stored } = plugged(fakeRdm6300(), 9600);
    await rack.examine(path);
    await world.clock.advanceSettled(4000);
    world.say(path, ascii('RFID board, made at home\r\n'));
    world.say(path, ascii('hello\r\n'));
    await world.clock.advanceSettled(60);
    await world.lies(path, tag, 1000);
    expect(stored().at(-1)).toMatchObject({ kind: 'rdm6300' });
    expect(readings().filter(({ kind }) => kind === 'tag')).toEqual([{ reader: path, kind: 'tag', tag }]);
  });
});

describe('a line that has no speed', () => {
  const pico = { vendorId: '2e8a', productId: '000a' };
  const said = [{ path, isReader: true, chip: pico }];

  it.each([
    ['rdm6300', fakeRdm6300(), tag],
    ['rdm6300', fakeRdm6300('id-12la'), tag],
    ['em-18', fakeEm18(), tag],
    ['parallax', fakeParallax(), tag],
    ['reader-7941e', fakeReader7941e(), tag],
    ['text-uid', fakeTextUid('json'), 'DEADBEEF'],
  ] as const)(
    'lets %s prove itself though it is used at once, and loses nothing of it',
    async (kind, fake, shown) => {
      const world = new World();
      const { rack, readings, stored } = rackIn(world, [], drivers, said);
      rack.start();
      world.plugWithoutSpeed(path, fake, pico);
      await world.clock.advanceSettled(1000);
      world.show(path, { kind: 'tag', tag: shown });
      await world.clock.advanceSettled(1500);
      expect(stored()).toMatchObject([{ kind }]);
      expect(readings().filter((report) => report.kind === 'tag')).toEqual([
        { reader: path, kind: 'tag', tag: shown },
      ]);
      expect(world.openings).toHaveLength(1);
    },
  );

  it('loses no byte between the proof and the first reading, wherever a frame is cut', async () => {
    const frames = ['62E3086CED', '01000734E0', '3C00CE75CC'].map((each) => encodeRdm6300({ tag: each }));
    const bytes = concat(...frames);
    for (let gap = 0; gap <= 40; gap++) {
      const world = new World();
      const { rack, readings } = rackIn(world, [], drivers, said);
      rack.start();
      world.plugWithoutSpeed(path, fakeRdm6300(), pico);
      await world.clock.advanceSettled(1000);
      // Two bytes every few milliseconds: the settling after the proof falls at any place of the stream.
      for (let at = 0; at < bytes.length; at += 2) {
        world.say(path, bytes.slice(at, at + 2));
        await world.clock.advanceSettled(gap);
      }
      await world.clock.advanceSettled(1000);
      const tags = readings().flatMap((report) => (report.kind === 'tag' ? [report.tag] : []));
      expect(tags, `${String(gap)} ms`).toEqual(['62E3086CED', '01000734E0', '3C00CE75CC']);
    }
  });
});

describe('a reader that was taken for a scanner on another evening', () => {
  const asScanner: Remembered = { ...known, kind: 'scanner', name: 'Left reader' };

  it('is the reader whose checksum it proves, with its name, seat and gap, and with one reading', async () => {
    const world = new World();
    const { rack, readings, stored } = rackIn(world, [{ ...asScanner, gap: 400 }]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    await world.lies(path, tag, 2000);
    expect(stored()).toMatchObject([{ kind: 'rdm6300', name: 'Left reader', place: known.place, gap: 400 }]);
    expect(readings().filter(({ kind }) => kind !== 'tag-gone')).toEqual([
      { reader: path, kind: 'tag', tag },
    ]);
    expect(world.openings).toHaveLength(1);
  });

  it('stays a scanner whatever text it reads', async () => {
    const world = new World();
    const { rack, readings, stored } = rackIn(world, [asScanner]);
    world.plug(path, fakeScanner(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    for (const text of ['DEADBEEF', '307E4DE5C224', '4006381333931', 'hello']) {
      world.show(path, { kind: 'code', text });
      await world.clock.advanceSettled(500);
    }
    expect(stored()).toEqual([]);
    expect(readings()).toHaveLength(4);
  });
});
