import { describe, expect, it } from 'vitest';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { fakeQm1, type FakeQm1 } from '../../hardware/qm1/fake.ts';
import { Rack, type RackEvent } from '../../hardware/rack.ts';
import type { Report } from '../../hardware/report.ts';
import { World } from './world.ts';

const ch340 = { vendorId: '1a86', productId: '7523' };
const [left, right, third] = [
  '/dev/serial/by-path/left',
  '/dev/serial/by-path/right',
  '/dev/serial/by-path/3',
];
const line = { baudRate: 115_200 };

/** The left socket is Orange's tray A, the right one Green's tray B. */
const known: readonly Remembered[] = [
  {
    path: left,
    kind: 'qm1',
    line,
    name: 'A of ours',
    unit: 'A',
    place: { kind: 'seat', seat: 'orange' },
    chip: ch340,
  },
  {
    path: right,
    kind: 'qm1',
    line,
    name: 'B of ours',
    unit: 'B',
    place: { kind: 'job', job: 'dice' },
    gap: 900,
    chip: ch340,
  },
];

const face = (value: string): Report => ({ kind: 'face', die: 'green', face: value, state: 'rest' });

class Table {
  readonly world = new World();
  readonly events: RackEvent[] = [];
  readonly rack: Rack;

  constructor(remembered: readonly Remembered[]) {
    this.rack = new Rack({
      tell: (event) => this.events.push(event),
      remembered,
      clock: this.world.clock,
      list: this.world.list,
      portAt: this.world.portAt,
    });
    this.rack.start();
  }

  tray(unit: string, offers?: { lamps?: number; buttons?: number }): FakeQm1 {
    const make = {
      unit,
      name: `Tray ${unit}`,
      kinds: ['face'],
      firmware: '1',
      ...(offers && { offers }),
    } as const;
    return fakeQm1(make, this.world.clock);
  }

  async plugged(...trays: readonly (readonly [string, FakeQm1])[]): Promise<void> {
    for (const [path, tray] of trays) this.world.plug(path, tray, 115_200, ch340);
    await this.world.clock.advanceSettled(5000);
  }

  async pulled(...paths: readonly string[]): Promise<void> {
    for (const path of paths) this.world.unplug(path);
    await this.world.clock.advanceSettled(2000);
  }

  /** Name, place and gap of whoever hangs at each socket. */
  get kept(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      this.rack.readers.map(({ reader, remembered: { name, place, gap } = {} }) => [
        reader.replace(/.*\//, ''),
        [name, place && Object.values(place)[1], gap].filter((each) => each !== undefined).join(' '),
      ]),
    );
  }

  get readings(): readonly string[] {
    return this.events.flatMap((event) =>
      event.kind === 'reading' && event.reading.report.kind === 'face'
        ? [`${event.reader.replace(/.*\//, '')} ${event.reading.report.face}`]
        : [],
    );
  }
}

describe('two trays that are plugged in crosswise', () => {
  it('swap back by themselves: seat, job, name and gap go with each', async () => {
    const table = new Table(known);
    const [a, b] = [table.tray('A'), table.tray('B')];
    await table.plugged([left, b], [right, a]);
    expect(table.kept).toEqual({ left: 'B of ours dice 900', right: 'A of ours orange' });
    const stored = table.events.flatMap((event) => (event.kind === 'remember' ? [event.remembered] : []));
    expect(new Map(stored.map(({ path, unit }) => [path, unit]))).toEqual(
      new Map([
        [left, 'B'],
        [right, 'A'],
      ]),
    );
  });

  it('in the middle of the evening have nothing taken twice, though the last word to one was lost', async () => {
    const table = new Table(known);
    const [a, b] = [table.tray('A'), table.tray('B')];
    await table.plugged([left, a], [right, b]);
    table.world.show(left, face('3'));
    // It arrives; the word that it was taken does not, and the tray has a battery.
    table.world.isDeaf = true;
    await table.world.clock.advanceSettled(3);
    await table.pulled(left, right);
    table.world.isDeaf = false;
    const held = { ...a, powered: () => [] };
    await table.plugged([right, held], [left, b]);
    table.world.show(right, face('5'));
    await table.world.clock.advanceSettled(1000);
    expect([table.readings, table.kept]).toEqual([
      ['left 3', 'right 5'],
      { left: 'B of ours dice 900', right: 'A of ours orange' },
    ]);
  });
});

describe('a tray in whose socket another one hangs', () => {
  it('is shown as not plugged in, and has its seat again wherever it comes back', async () => {
    const table = new Table(known.slice(0, 1));
    await table.plugged([left, table.tray('C')]);
    expect(table.kept).toEqual({ left: 'Tray C', 'unit:A': 'A of ours orange' });
    const away = table.rack.readers.find(({ reader }) => reader === 'unit:A');
    expect(away?.status).toMatchObject({ kind: 'waiting', fault: { code: 'missing' } });
    await table.plugged([third, table.tray('A')]);
    expect(table.kept).toEqual({ left: 'Tray C', '3': 'A of ours orange' });
  });

  it('is still known after a restart of the program', async () => {
    const first = new Table(known.slice(0, 1));
    await first.plugged([left, first.tray('C')]);
    const stored = first.rack.readers.flatMap(({ remembered }) => remembered ?? []);
    const second = new Table(stored);
    await second.plugged([left, second.tray('A')]);
    expect(second.kept).toEqual({ left: 'A of ours orange', 'unit:C': 'Tray C' });
  });
});

describe('a reader that says who it is', () => {
  it('gives its socket’s name and seat to its unit, where they were settled before units were known', async () => {
    const { unit: _, ...older } = known[0] as Remembered;
    const table = new Table([older]);
    await table.plugged([left, table.tray('A')]);
    await table.pulled(left);
    await table.plugged([third, table.tray('A')]);
    expect(table.kept).toEqual({ '3': 'A of ours orange' });
  });

  it('is called what it says when a person only said what kind it is', async () => {
    const table = new Table([]);
    await table.rack.choose(left, 'qm1');
    await table.plugged([left, table.tray('A')]);
    expect(table.kept).toEqual({ left: 'Tray A' });
  });

  it('is sent no lamp that it has not got, and any that it has', async () => {
    const table = new Table(known);
    await table.plugged([left, table.tray('A', { buttons: 12 })], [right, table.tray('B', { lamps: 2 })]);
    expect([table.rack.signal(left, 'accepted'), table.rack.signal(right, 'accepted')]).toEqual([
      false,
      true,
    ]);
  });

  it('as another does too is known by its socket, and its maker is told to mend it', async () => {
    const table = new Table(known);
    const twin = fakeQm1(
      { unit: 'A', name: 'Tray A', kinds: ['face'], firmware: '1' },
      table.world.clock,
      () => 'x',
    );
    const other = fakeQm1(
      { unit: 'A', name: 'Tray A', kinds: ['face'], firmware: '1' },
      table.world.clock,
      () => 'x',
    );
    await table.plugged([left, twin]);
    table.world.plug(right, other, 115_200, ch340);
    await table.world.clock.advanceSettled(1000);
    table.world.show(left, face('1'));
    await table.world.clock.advanceSettled(2000);
    table.world.show(right, face('1'));
    await table.world.clock.advanceSettled(500);
    expect(table.readings).toEqual(['left 1', 'right 1']);
    expect(table.kept).toEqual({ left: 'A of ours orange', right: 'B of ours dice 900' });
    const told = table.events.flatMap((event) => (event.kind === 'complaint' ? [event.code] : []));
    expect(told).toEqual(['unit-twice']);
  });
});
