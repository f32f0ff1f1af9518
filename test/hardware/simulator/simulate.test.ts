import { describe, expect, it } from 'vitest';
import type { SimulationOptions } from '../../../hardware/simulator/simulate.ts';
import { simulate } from '../../../hardware/simulator/simulate.ts';
import { handClock } from '../../support/hand-clock.ts';
import { layTable, scriptOf } from './table.ts';
import type { Table } from './table.ts';

const em4100 = '62E3086CED';
const ntag = '04A035B2BC2B80';

interface Evening extends Table {
  /** What the simulation said at the end of the script. */
  readonly isDone: boolean;
}

/** Plays a script in memory until so many milliseconds later, by a clock moved by hand. */
async function evening(
  lines: readonly object[],
  lasting: number,
  options: Partial<SimulationOptions> = {},
): Promise<Evening> {
  const clock = handClock(1_000_000);
  const table = await layTable(scriptOf(...lines), { over: 'memory', ...options }, clock);
  let isDone = false;
  await clock.advanceSettled(50);
  void table.simulation.play().then(() => {
    isDone = true;
  });
  await clock.advanceSettled(lasting);
  return { ...table, isDone };
}

const peculiar: readonly (readonly [string, string, object])[] = [
  ['rdm6300', 'id-12la', { kind: 'tag', tag: em4100 }],
  ['reader-7941e', 'mifare', { kind: 'tag', tag: em4100 }],
  ...['cr', 'lf', 'crlf', 'tab', 'etx', 'eot']
    .flatMap((end) => [end, `stx+${end}`])
    .map((manner) => ['scanner', manner, { kind: 'code', text: 'QMC:1', symbology: ']Q1' }] as const),
];

describe('a played reader', () => {
  it.each(['rdm6300', 'parallax', 'reader-7941e'])(
    'of kind %s repeats the tag that lies on it, which is one reading and one departure',
    async (kind) => {
      const lines = [
        { reader: 'r', kind },
        { at: 100, reader: 'r', report: { kind: 'tag', tag: em4100 }, for: 2000 },
        { at: 4000, reader: 'r', report: { kind: 'tag', tag: em4100 }, for: 300 },
      ];
      const { readings, links, isDone } = await evening(lines, 6000);
      const kinds = readings().map((report) => report.kind);
      expect([kinds, isDone]).toEqual([['tag', 'tag-gone', 'tag', 'tag-gone'], true]);
      expect(links[0]?.counters.repeats).toBeGreaterThan(15);
    },
  );

  it('of kind pn532 answers the polling of the host, also after its power was gone', async () => {
    const lines = [
      { reader: 'r', kind: 'pn532' },
      { at: 1000, reader: 'r', report: { kind: 'tag', tag: ntag }, for: 800 },
      { at: 3000, reader: 'r', power: 'off' },
      { at: 3200, reader: 'r', power: 'on' },
      { at: 9000, reader: 'r', report: { kind: 'tag', tag: '5CBBE5D5' }, for: 800 },
    ];
    const { readings } = await evening(lines, 12_000);
    expect(readings()).toEqual([
      { kind: 'tag', tag: ntag },
      { kind: 'tag-gone', tag: ntag },
      { kind: 'tag', tag: '5CBBE5D5' },
      { kind: 'tag-gone', tag: '5CBBE5D5' },
    ]);
  });

  it.each(peculiar)('of kind %s in the manner %s is read', async (kind, manner, report) => {
    const lines = [
      { reader: 'r', kind, manner },
      { at: 100, reader: 'r', report },
    ];
    expect((await evening(lines, 500)).readings()).toEqual([report]);
  });

  it('of kind scanner sends each code once', async () => {
    const code = { kind: 'code', text: 'QMC:pq-12-1-K', symbology: ']C0' };
    const lines = [
      { reader: 'r', kind: 'scanner' },
      { at: 100, reader: 'r', report: code },
      { at: 900, reader: 'r', report: code },
    ];
    expect((await evening(lines, 2000)).readings()).toEqual([code, code]);
  });

  it('of kind qm1 introduces itself by its name and reports what is done to it', async () => {
    const face = { kind: 'face', die: 'green', face: '3', state: 'rest' };
    const lines = [
      { reader: 'dice', kind: 'qm1', name: 'Dice tray' },
      { at: 100, reader: 'dice', report: { kind: 'face', die: 'green', face: '3' } },
      { at: 200, reader: 'dice', report: { kind: 'button', button: 'pass' } },
      { at: 300, reader: 'dice', fault: { code: 'antenna', text: 'no field' } },
    ];
    const { readings, told, simulation } = await evening(lines, 1000);
    expect(readings()).toEqual([face, { kind: 'button', button: 'pass' }]);
    const events = told.map(({ event }) => event);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'complaint', code: 'antenna' }));
    const status = { kind: 'live', identity: expect.objectContaining({ name: 'Dice tray' }) as unknown };
    expect(events).toContainEqual({ kind: 'status', status });
    expect(simulation.waiting()).toBe(0);
  });

  it('says raw bytes as the script has them', async () => {
    const lines = [
      { reader: 'r', kind: 'scanner' },
      { at: 100, reader: 'r', bytes: '41424F0D' },
    ];
    expect((await evening(lines, 500)).readings()).toEqual([{ kind: 'code', text: 'ABO' }]);
  });
});

describe('a reader that is pulled out', () => {
  const pulled = (battery: boolean) => [
    { reader: 'dice', kind: 'qm1', battery },
    { at: 100, reader: 'dice', report: { kind: 'button', button: 'a' } },
    { at: 500, reader: 'dice', plug: 'out' },
    { at: 600, reader: 'dice', report: { kind: 'button', button: 'b' } },
    { at: 900, reader: 'dice', plug: 'in' },
    { at: 3000, reader: 'dice', report: { kind: 'button', button: 'c' } },
  ];
  const buttons = ({ readings }: Table) =>
    readings().map((report) => (report.kind === 'button' ? report.button : report.kind));

  it('goes on where it was when it is back; without power it saw nothing meanwhile', async () => {
    expect(buttons(await evening(pulled(false), 4000))).toEqual(['a', 'c']);
  });

  it('delivers afterwards what it saw meanwhile when it has a battery', async () => {
    expect(buttons(await evening(pulled(true), 4000))).toEqual(['a', 'b', 'c']);
  });

  it('by chance is back in time for every reading of one that keeps its power', async () => {
    const presses = Array.from({ length: 60 }, (_, index) => ({
      at: 1000 * (index + 1),
      reader: 'dice',
      report: { kind: 'button', button: String(index) },
    }));
    const lines = [{ reader: 'dice', kind: 'qm1', battery: true }, ...presses];
    const table = await evening(lines, 70_000, { unplugsPerMinute: 12 });
    expect(table.links[0]?.counters.losses).toBeGreaterThan(5);
    expect(buttons(table)).toEqual(presses.map((_, index) => String(index)));
  });
});

describe('a simulation', () => {
  const noisy = [
    { reader: 'dice', kind: 'qm1' },
    { reader: 'left', kind: 'rdm6300', noise: { flipped: 0.02 } },
    ...[1, 2, 3, 4, 5].map((at) => ({
      at: 1000 * at,
      reader: 'dice',
      report: { kind: 'button', button: String(at) },
    })),
    { at: 1500, reader: 'left', report: { kind: 'tag', tag: em4100 }, for: 3000 },
  ];
  const noise = { flipped: 0.01, lost: 0.01, doubled: 0.01, split: 0.2 };
  const bytesIn = ({ told }: Table) =>
    told.flatMap(({ event }) =>
      event.kind === 'bytes' && event.direction === 'in' ? [Buffer.from(event.bytes).toString('hex')] : [],
    );

  it('spoils the same bytes for the same seed and others for another', async () => {
    const [one, again, other] = [
      bytesIn(await evening(noisy, 9000, { noise, seed: 5 })),
      bytesIn(await evening(noisy, 9000, { noise, seed: 5 })),
      bytesIn(await evening(noisy, 9000, { noise, seed: 6 })),
    ];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('brings every reading of QM1 through noise, each once', async () => {
    const { readings } = await evening(noisy, 12_000, { noise, seed: 5 });
    expect(readings('dice')).toEqual(
      [1, 2, 3, 4, 5].map((button) => ({ kind: 'button', button: String(button) })),
    );
  });

  it('at fifty times the speed is over in a fiftieth of the time', async () => {
    const lines = [
      { reader: 'dice', kind: 'qm1' },
      { at: 10_000, reader: 'dice', report: { kind: 'button', button: 'late' } },
    ];
    expect((await evening(lines, 199, { speed: 50 })).isDone).toBe(false);
    const table = await evening(lines, 210, { speed: 50 });
    expect([table.isDone, table.readings()]).toEqual([true, [{ kind: 'button', button: 'late' }]]);
  });

  it('tells when a reader cannot be plugged in, and leaves none plugged in', async () => {
    const script = scriptOf({ reader: 'one', kind: 'rdm6300' }, { reader: 'two', kind: 'rdm6300' });
    const outcome = await simulate(script, { over: 'pty', folder: '/nowhere/at/all', clock: handClock() });
    expect(outcome).toHaveProperty('code');
  });
});
