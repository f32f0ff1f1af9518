import { describe, expect, it } from 'vitest';
import { fakeParallax } from '../../hardware/parallax/fake.ts';
import { fakePn532 } from '../../hardware/pn532/fake.ts';
import { Rack } from '../../hardware/rack.ts';
import { fakeQm1 } from '../../hardware/qm1/fake.ts';
import { fakeRdm6300 } from '../../hardware/rdm6300/fake.ts';
import { rdm6300 } from '../../hardware/rdm6300/reader.ts';
import { fakeReader7941e } from '../../hardware/reader-7941e/fake.ts';
import type { Report } from '../../hardware/report.ts';
import { fakeScanner } from '../../hardware/scanner/fake.ts';
import { ch340, known, path, rackIn, tag } from './racks.ts';
import { World } from './world.ts';

describe('a reader that is plugged in for the first time', () => {
  it.each([
    ['rdm6300', fakeRdm6300(), 9600],
    ['rdm6300', fakeRdm6300('id-12la'), 9600],
    ['parallax', fakeParallax(), 2400],
    ['reader-7941e', fakeReader7941e(), 9600],
  ] as const)(
    'is known as %s by its first frames, and the tag that proved it is one reading',
    async (kind, fake, baudRate) => {
      const world = new World();
      const { rack, readings, stored, status } = rackIn(world);
      rack.start();
      await world.clock.advanceSettled(1000);
      world.plug(path, fake, baudRate, ch340);
      await world.lies(path, tag, 10_000);
      expect(status()?.kind).toBe('live');
      expect(stored()).toMatchObject([{ path, kind, line: { baudRate }, chip: ch340 }]);
      expect(readings().filter((report) => report.kind === 'tag')).toEqual([
        { reader: path, kind: 'tag', tag },
      ]);
    },
  );

  it('is known as a PN532 by its answer, with nothing laid on it', async () => {
    const world = new World();
    const { rack, readings, stored, status } = rackIn(world);
    world.plug(path, fakePn532(), 115200, ch340);
    rack.start();
    await world.clock.advanceSettled(2000);
    expect(status()?.kind).toBe('live');
    expect(stored()).toMatchObject([{ kind: 'pn532' }]);
    await world.lies(path, '5CBBE5D5', 1000);
    await world.clock.advanceSettled(1000);
    expect(readings().map(({ kind }) => kind)).toEqual(['tag', 'tag-gone']);
  });

  it('is known as QM1 by its hello, under the name that it gives itself, and can be signalled', async () => {
    const world = new World();
    const { rack, readings, stored } = rackIn(world);
    const make = { unit: 'T1', name: 'Dice tower', kinds: ['face'], firmware: '1.0' } as const;
    const tower = fakeQm1(make, world.clock);
    world.plug(path, tower, 115200, { vendorId: '2341', productId: '0043' });
    rack.start();
    await world.clock.advanceSettled(3000);
    expect(stored().at(-1)).toMatchObject({ kind: 'qm1', name: 'Dice tower', unit: 'T1' });
    const face: Report = { kind: 'face', die: 'red', face: '4', state: 'rest' };
    world.show(path, face);
    expect(rack.signal(path, 'accepted')).toBe(true);
    await world.clock.advanceSettled(1000);
    expect(readings()).toMatchObject([{ reader: path, ...face }]);
    expect(tower.signalled()).toEqual(['accepted']);
  });

  it('is known as a scanner by its first code, which is not lost', async () => {
    const world = new World();
    const { rack, readings, stored } = rackIn(world);
    world.plug(path, fakeScanner(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(5000);
    world.show(path, { kind: 'code', text: 'QMC:PQ-12-1-K', symbology: ']C0' });
    await world.clock.advanceSettled(1000);
    expect(stored()).toMatchObject([{ kind: 'scanner', line: { baudRate: 9600 } }]);
    expect(readings()).toEqual([{ reader: path, kind: 'code', text: 'QMC:PQ-12-1-K', symbology: ']C0' }]);
  });

  it('is not opened when nothing speaks for a reader, until a person says to look there', async () => {
    const world = new World();
    const { rack, status } = rackIn(world);
    world.plug(path, fakeRdm6300(), 9600, { vendorId: 'abcd', productId: '0001' });
    rack.start();
    await world.clock.advanceSettled(5000);
    expect(world.openings).toEqual([]);
    expect(rack.ports).toHaveLength(1);
    await rack.examine(path);
    await world.lies(path, tag, 10_000);
    expect(status()?.kind).toBe('live');
  });

  it('is forgotten again when it is unplugged before anybody knew it', async () => {
    const world = new World();
    const { rack } = rackIn(world);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    expect(rack.readers).toHaveLength(1);
    world.unplug(path);
    await world.clock.advanceSettled(1000);
    expect(rack.readers).toEqual([]);
  });
});

describe('a reader that two kinds fit equally well', () => {
  const twin = { ...rdm6300, kind: 'reader-7941e' as const, title: 'The same frames by another name' };

  async function asked() {
    const world = new World();
    const it = rackIn(world, [], [rdm6300, twin]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    it.rack.start();
    await world.lies(path, tag, 2000);
    return { world, ...it };
  }

  it('is asked for, once, with the kinds to choose from', async () => {
    const { events, rack } = await asked();
    const question = { kind: 'which', kinds: ['rdm6300', 'reader-7941e'] };
    expect(events.filter((event) => event.kind === 'ask')).toEqual([{ kind: 'ask', reader: path, question }]);
    expect(rack.readers[0]?.question).toEqual(question);
  });

  it('is what the person chose, and the reading that raised the question is kept', async () => {
    const { world, rack, stored, readings, status } = await asked();
    expect(readings()).toEqual([]);
    await rack.choose(path, 'reader-7941e');
    await world.clock.advanceSettled(500);
    expect(stored()).toMatchObject([{ kind: 'reader-7941e' }]);
    expect(readings().filter(({ kind }) => kind === 'tag')).toEqual([{ reader: path, kind: 'tag', tag }]);
    expect(status()?.kind).toBe('proving');
  });
});

describe('a remembered reader', () => {
  it('is opened as what it is, without being asked again', async () => {
    const world = new World();
    const { rack, stored, readings } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.lies(path, tag, 500);
    expect(world.openings).toEqual([`${path}@9600`]);
    expect(stored()).toEqual([]);
    expect(readings()).toMatchObject([{ reader: path, kind: 'tag', tag }]);
  });

  it('waits while it is not plugged in, and is back within two seconds of the plugging', async () => {
    const world = new World();
    const { rack, status } = rackIn(world, [known]);
    rack.start();
    await world.clock.advanceSettled(60_000);
    expect(status()).toMatchObject({ kind: 'waiting', fault: { code: 'missing' } });
    world.plug(path, fakeRdm6300(), 9600, ch340);
    await world.clock.advanceSettled(1999);
    expect(status()?.kind).toBe('proving');
  });

  it('loses and doubles nothing over a replug in mid-turn', async () => {
    const world = new World();
    const { rack, readings } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.lies(path, tag, 1000);
    world.unplug(path);
    await world.clock.advanceSettled(700);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    await world.lies(path, tag, 2000);
    await world.clock.advanceSettled(1000);
    await world.lies(path, '01000734E0', 300);
    const tags = readings().flatMap((report) => (report.kind === 'tag' ? [report.tag] : []));
    expect(tags).toEqual([tag, '01000734E0']);
  });

  it('reads each of two hundred tags exactly once, though it is unplugged while each of them lies there', async () => {
    const world = new World();
    const { rack, readings } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    const tags = Array.from({ length: 200 }, (_, count) =>
      count.toString(16).toUpperCase().padStart(10, '0'),
    );
    for (const [count, lying] of tags.entries()) {
      await world.lies(path, lying, 300);
      world.unplug(path);
      await world.clock.advanceSettled((count * 37) % 1500);
      world.plug(path, fakeRdm6300(), 9600, ch340);
      await world.lies(path, lying, 2500);
      await world.clock.advanceSettled(2000);
    }
    const read = readings().flatMap((report) => (report.kind === 'tag' ? [report.tag] : []));
    expect(read).toEqual(tags);
  });

  it('is known again in another socket, by its chip, with its name and seat', async () => {
    const world = new World();
    const elsewhere = '/dev/serial/by-path/pci-usb-1.4';
    const { rack, events, readings, status } = rackIn(world, [known]);
    rack.start();
    await world.clock.advanceSettled(1000);
    world.plug(elsewhere, fakeRdm6300(), 9600, ch340);
    await world.lies(elsewhere, tag, 1500);
    expect(events).toContainEqual({
      kind: 'remember',
      reader: elsewhere,
      formerly: path,
      remembered: { ...known, path: elsewhere },
    });
    expect(status(elsewhere)?.kind).toBe('live');
    expect(rack.readers).toHaveLength(1);
    expect(readings()).toMatchObject([{ reader: elsewhere, tag }]);
  });

  it('is asked back from another program, and says that it is taken meanwhile', async () => {
    const world = new World();
    const { rack, status } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    world.take(path);
    rack.start();
    await world.clock.advanceSettled(3000);
    expect(status()).toMatchObject({ kind: 'waiting', fault: { code: 'taken' } });
    world.giveBack(path);
    await world.clock.advanceSettled(2000);
    expect(status()?.kind).toBe('proving');
  });

  it('takes a name, a seat or a job, and a gap of its own', async () => {
    const world = new World();
    const { rack, stored, readings } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    rack.change(path, { name: 'Market', place: { kind: 'job', job: 'market' }, gap: 4000 });
    expect(stored().at(-1)).toEqual({
      ...known,
      name: 'Market',
      place: { kind: 'job', job: 'market' },
      gap: 4000,
    });
    await world.lies(path, tag, 300);
    await world.clock.advanceSettled(3000);
    await world.lies(path, tag, 300);
    expect(readings().filter(({ kind }) => kind === 'tag')).toHaveLength(1);
    rack.change(path, { place: undefined, gap: undefined });
    expect(stored().at(-1)).not.toHaveProperty('place');
  });

  it('can be forgotten, and its port is free again', async () => {
    const world = new World();
    const { rack, events } = rackIn(world, [known]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    await rack.forget(path);
    expect(rack.readers).toEqual([]);
    expect(events.at(-1)).toEqual({ kind: 'forget', reader: path });
    expect(
      await world.portAt(path, { baudRate: 9600 }).open({ bytes: () => undefined, closed: () => undefined }),
    ).toBeUndefined();
  });

  it('can be told to be something else, and keeps its seat', async () => {
    const world = new World();
    const { rack, stored, readings } = rackIn(world, [known]);
    world.plug(path, fakeParallax(), 2400, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    await rack.choose(path, 'parallax');
    await world.lies(path, tag, 300);
    expect(stored().at(-1)).toMatchObject({ kind: 'parallax', line: { baudRate: 2400 }, place: known.place });
    expect(readings()).toMatchObject([{ tag }]);
  });
});

describe('several readers', () => {
  const other = '/dev/serial/by-path/pci-usb-1.3';

  it('are read side by side, each under its own name', async () => {
    const world = new World();
    const { rack, readings } = rackIn(world, [
      known,
      { ...known, path: other, kind: 'scanner', name: 'Right' },
    ]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    world.plug(other, fakeScanner(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    world.show(path, { kind: 'tag', tag });
    world.show(other, { kind: 'code', text: 'QMC:1' });
    await world.clock.advanceSettled(100);
    expect(readings()).toEqual([
      { reader: path, kind: 'tag', tag },
      { reader: other, kind: 'code', text: 'QMC:1' },
    ]);
  });

  it('of the same make are not taken for one another in a new socket', async () => {
    const world = new World();
    const { rack, events } = rackIn(world, [known, { ...known, path: other, name: 'Right' }]);
    rack.start();
    await world.clock.advanceSettled(1000);
    world.plug('/dev/serial/by-path/pci-usb-1.9', fakeRdm6300(), 9600, ch340);
    await world.clock.advanceSettled(1000);
    expect(events.filter((event) => event.kind === 'remember')).toEqual([]);
    expect(rack.readers).toHaveLength(3);
  });

  it('are all given back when the rack is stopped', async () => {
    const world = new World();
    const { rack } = rackIn(world, [known, { ...known, path: other }]);
    world.plug(path, fakeRdm6300(), 9600, ch340);
    world.plug(other, fakeRdm6300(), 9600, ch340);
    rack.start();
    await world.clock.advanceSettled(1000);
    await rack.stop();
    expect(rack.readers.map(({ status }) => status.kind)).toEqual(['stopped', 'stopped']);
    expect(world.clock.pending()).toBe(0);
  });
});

describe('a reader in the network', () => {
  it('is found by its address alone, with all kinds listening at once', async () => {
    const address = 'tcp://cabin.local:4000';
    const world = new World();
    const { rack, stored, readings } = rackIn(world);
    rack.start();
    world.plug(address, fakeRdm6300(), 115200, {});
    await rack.examine(address);
    await world.lies(address, tag, 2000);
    expect(stored()).toMatchObject([{ path: address, kind: 'rdm6300' }]);
    expect(readings().filter(({ kind }) => kind === 'tag')).toEqual([{ reader: address, kind: 'tag', tag }]);
  });
});

describe('a QM1 reader, when the program is started again', () => {
  const tray = { path, kind: 'qm1', line: { baudRate: 115_200 }, name: 'Tray', chip: ch340 } as const;
  const face = (value: string): Report => ({ kind: 'face', die: 'green', face: value, state: 'rest' });

  it('has nothing taken twice, though the word that it was taken was lost', async () => {
    const world = new World();
    world.plug(
      path,
      fakeQm1({ unit: 'A', name: 'Tray', kinds: ['face'], firmware: '1' }, world.clock),
      115_200,
      ch340,
    );
    const first = rackIn(world, [tray]);
    first.rack.start();
    await world.clock.advanceSettled(1000);
    world.show(path, face('3'));
    // The sentence arrives; the word that it was taken does not, since the program ends there.
    world.isDeaf = true;
    await world.clock.advanceSettled(3);
    expect(first.readings()).toHaveLength(1);
    const kept = first.events.flatMap((event) => (event.kind === 'memory' ? [event.remembered] : [])).at(-1);
    await first.rack.stop();
    world.isDeaf = false;
    const second = rackIn(world, kept ? [kept] : []);
    second.rack.start();
    await world.clock.advanceSettled(2000);
    world.show(path, face('5'));
    await world.clock.advanceSettled(500);
    expect(second.readings()).toEqual([{ reader: path, ...face('5') }]);
    await second.rack.stop();
  });

  it('that was remembered with nonsense is talked to as for the first time', async () => {
    const world = new World();
    world.plug(
      path,
      fakeQm1({ unit: 'A', name: 'Tray', kinds: ['face'], firmware: '1' }, world.clock),
      115_200,
      ch340,
    );
    const { rack, readings } = rackIn(world, [{ ...tray, memory: [{ unit: 7 }, 'x'] }]);
    rack.start();
    await world.clock.advanceSettled(1000);
    world.show(path, face('3'));
    await world.clock.advanceSettled(500);
    expect(readings()).toHaveLength(1);
    await rack.stop();
  });

  it('reports what lies on it when it is asked, and a reader that cannot is not asked', async () => {
    const world = new World();
    world.plug(
      path,
      fakeQm1({ unit: 'A', name: 'Tray', kinds: ['face'], firmware: '1' }, world.clock),
      115_200,
      ch340,
    );
    const { rack, readings } = rackIn(world, [tray]);
    expect(rack.askState(path)).toBe(false);
    rack.start();
    await world.clock.advanceSettled(1000);
    world.show(path, face('3'));
    await world.clock.advanceSettled(500);
    expect(rack.askState(path)).toBe(true);
    await world.clock.advanceSettled(500);
    expect(readings()).toEqual([
      { reader: path, ...face('3') },
      { reader: path, ...face('3') },
    ]);
    await rack.stop();
  });

  it('is shown what became of a reading again and again until it has heard', async () => {
    const world = new World();
    const fake = fakeQm1({ unit: 'A', name: 'Tray', kinds: ['face'], firmware: '1' }, world.clock);
    world.plug(path, fake, 115_200, ch340);
    const rack: Rack = new Rack({
      remembered: [tray],
      clock: world.clock,
      list: world.list,
      portAt: world.portAt,
      tell: (event) => {
        if (event.kind !== 'reading') return;
        world.isDeaf = true;
        rack.signal(path, 'accepted');
      },
    });
    rack.start();
    await world.clock.advanceSettled(1000);
    world.show(path, face('3'));
    await world.clock.advanceSettled(50);
    expect(fake.signalled()).toEqual([]);
    world.isDeaf = false;
    await world.clock.advanceSettled(200);
    expect(fake.signalled()).toEqual(['accepted']);
    await rack.stop();
  });
});
