import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { portAt } from '../../../hardware/port/at.ts';
import { lastingClock } from '../../../hardware/simulator/clock.ts';
import type { OutletKind } from '../../../hardware/simulator/simulate.ts';
import { needs } from '../../support/needs.ts';
import { layTable, scriptOf } from './table.ts';
import type { Table } from './table.ts';

const socat = needs('socat');
const em4100 = '62E3086CED';
const ntag = '04A035B2BC2B80';

let table: Table | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

async function lay(over: OutletKind, ...lines: readonly object[]): Promise<Table> {
  table = await layTable(scriptOf(...lines), { over }, lastingClock);
  return table;
}

/** Real ports take their own time; the test's own limit ends a wait for what never comes. */
async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const isLive = (told: Table) => told.links.every(({ status }) => status.kind === 'live');
const isUp = (told: Table) => told.links.every(({ status }) => ['live', 'proving'].includes(status.kind));

const kinds: readonly (readonly [string, object, object])[] = [
  ['rdm6300', { kind: 'tag', tag: em4100 }, { kind: 'tag', tag: em4100 }],
  ['parallax', { kind: 'tag', tag: em4100 }, { kind: 'tag', tag: em4100 }],
  ['reader-7941e', { kind: 'tag', tag: em4100 }, { kind: 'tag', tag: em4100 }],
  ['pn532', { kind: 'tag', tag: ntag }, { kind: 'tag', tag: ntag }],
  ['scanner', { kind: 'code', text: 'QMB:1PQN-29' }, { kind: 'code', text: 'QMB:1PQN-29' }],
  ['qm1', { kind: 'button', button: 'pass' }, { kind: 'button', button: 'pass' }],
];

describe.each([
  {
    over: 'pty' as const,
    title: `a pseudo-terminal, opened by serialport${socat.reason}`,
    skip: socat.missing,
  },
  { over: 'tcp' as const, title: 'a TCP connection', skip: false },
])('over $title', ({ over, skip }) => {
  it.skipIf(skip).each(kinds)('a played %s is read', async (kind, report, expected) => {
    const laid = await lay(over, { reader: 'r', kind }, { at: 0, reader: 'r', report });
    await eventually(() => isUp(laid));
    if (kind === 'qm1' || kind === 'pn532') await eventually(() => isLive(laid));
    await laid.simulation.play();
    await eventually(() => laid.readings().length > 0);
    expect(laid.readings()[0]).toEqual(expected);
  });

  it.skipIf(skip)('a QM1 reader pulled out in mid-turn is back, and nothing is lost or doubled', async () => {
    const press = (button: string) => ({ at: 0, reader: 'r', report: { kind: 'button', button } });
    const laid = await lay(
      over,
      { reader: 'r', kind: 'qm1', battery: true },
      press('a'),
      { at: 1, reader: 'r', plug: 'out' },
      { ...press('b'), at: 300 },
      { at: 600, reader: 'r', plug: 'in' },
      { ...press('c'), at: 600 },
    );
    await eventually(() => isLive(laid));
    await laid.simulation.play();
    await eventually(() => isLive(laid) && laid.simulation.waiting() === 0);
    expect(laid.links[0]?.counters).toMatchObject({ openings: 2, losses: 1 });
    expect(laid.readings().map((report) => report.kind === 'button' && report.button)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it.skipIf(skip)('leaves nothing behind when it is stopped', async () => {
    const laid = await lay(over, { reader: 'r', kind: 'scanner' });
    const path = laid.simulation.readers[0]?.port.path ?? '';
    await eventually(() => isUp(laid));
    await laid.close();
    expect(existsSync(path)).toBe(false);
    const listener = { bytes: () => undefined, closed: () => undefined };
    expect(await laid.simulation.readers[0]?.port.open(listener)).toHaveProperty('code');
  });
});

describe('a network reader', () => {
  it('serves one host; another that calls meanwhile is turned away', async () => {
    const laid = await lay('tcp', { reader: 'r', kind: 'qm1' });
    await eventually(() => isLive(laid));
    const [reader] = laid.simulation.readers;
    let isTurnedAway = false;
    const closed = () => {
      isTurnedAway = true;
    };
    const second = portAt(reader?.port.path ?? '', { baudRate: 9600 });
    await second.open({ bytes: () => undefined, closed });
    await eventually(() => isTurnedAway);
    expect(laid.links[0]?.status.kind).toBe('live');
    await second.close();
  });
});
