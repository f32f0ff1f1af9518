import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ascii, asciiText, concat } from '../../hardware/parser/bytes.ts';
import { encodeSentence } from '../../hardware/qm1/sentence.ts';
import { chance } from '../../hardware/simulator/chance.ts';
import { buttonPins, SimulatedBox, type BoxOptions } from './box.ts';
import { sketchOf, type Box } from './build.ts';
import { BoxHost, tortureFirmware } from './torture.ts';

let folder: string;
const running: SimulatedBox[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmware-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((box) => box.end()));
  rmSync(folder, { recursive: true });
});

async function powered(kind: Box, options: Partial<BoxOptions> = {}): Promise<SimulatedBox> {
  const box = await SimulatedBox.powered(kind, { eeprom: join(folder, 'eeprom'), ...options });
  running.push(box);
  return box;
}

/** A box and a program that have met. */
async function met(kind: Box): Promise<BoxHost> {
  const host = new BoxHost(await powered(kind));
  host.open();
  await host.pass(400);
  return host;
}

const told = ({ taken }: BoxHost): readonly string[] =>
  taken.map((report) =>
    report.kind === 'button' ? report.button : `${report.kind} ${'tag' in report ? report.tag : ''}`,
  );

/** Unit and boot that a box says hello with. */
async function hello(box: SimulatedBox): Promise<{ readonly unit: string; readonly boot: string }> {
  const said = asciiText(await box.run(300));
  const [, boot = '', unit = ''] = /\$QMHI,(\w+),,1,\d+,(\w+),/.exec(said) ?? [];
  return { unit, boot };
}

describe('a box that starts', () => {
  it('names each start by a count that it keeps without power, and says the same unit for ever', async () => {
    const hellos = [];
    for (let start = 0; start < 3; start++) {
      const box = await powered('button-box');
      hellos.push(await hello(box));
      await box.power();
      hellos.push(await hello(box));
      await box.end();
    }
    expect(hellos.map(({ boot }) => boot)).toEqual(['0001', '0002', '0003', '0004', '0005', '0006']);
    expect(new Set(hellos.map(({ unit }) => unit)).size).toBe(1);
  });

  it('draws a unit that its twin does not draw', async () => {
    const units = await Promise.all(
      [1, 2, 3].map(async (seed) =>
        hello(await powered('button-box', { eeprom: join(folder, String(seed)), seed })),
      ),
    );
    expect(new Set(units.map(({ unit }) => unit)).size).toBe(3);
  });

  it('never uses a name twice, though its power goes in the middle of writing it down', async () => {
    const box = await powered('button-box');
    const names: string[] = [];
    let last = '';
    for (let start = 0; start < 90; start++) {
      // The start is written down within its first milliseconds; this hits every point of it.
      await box.run(start % 45);
      await box.power();
      if (start % 3 !== 0) continue;
      const { boot } = await hello(box);
      expect(boot > last, `${boot} after ${last}`).toBe(true);
      last = boot;
      names.push(boot);
      await box.power();
    }
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the button box', () => {
  it('has its buttons where the simulator presses them', () => {
    // As the chip names a pin of the board: D8 is the first of port B, A0 the first of port C.
    const portOf = (pin: string): string => {
      const number = Number(pin.replace('A', ''));
      if (pin.startsWith('A')) return `C${String(number)}`;
      return number < 8 ? `D${pin}` : `B${String(number - 8)}`;
    };
    const rows = [...sketchOf('button-box').matchAll(/\{(A?\d+), "(\w+)"\}/g)];
    const named = rows.map(([, pin = '', name = '']) => [name, portOf(pin)]);
    expect(Object.fromEntries(named)).toEqual(buttonPins);
    expect(named).toHaveLength(12);
  });

  it('tells each press once, with a contact that bounces', async () => {
    const host = await met('button-box');
    const luck = chance(3);
    for (const button of ['3', 'undo', 'next', '3'] as const) {
      for (let bounce = 0; bounce < 6; bounce++) {
        await host.box.press(button);
        await host.pass(1 + luck.below(4), 1);
        await host.box.release(button);
        await host.pass(1 + luck.below(4), 1);
      }
      await host.box.press(button);
      await host.pass(100);
      await host.box.release(button);
      await host.pass(100);
    }
    expect(told(host)).toEqual(['3', 'undo', 'next', '3']);
  });

  it('lights green for accepted, red for refused and both by turns for whose turn it is', async () => {
    const host = await met('button-box');
    host.signal('accepted');
    await host.pass(1200);
    expect(host.box.lit).toEqual({ green: 1, red: 0 });
    host.signal('refused');
    await host.pass(1200);
    expect(host.box.lit).toEqual({ green: 1, red: 1 });
    host.signal('your-turn');
    await host.pass(1200);
    expect(host.box.lit.green).toBeGreaterThan(2);
    expect(host.box.lit.red).toBeGreaterThan(2);
  });

  it('keeps eight presses while nobody listens, says how old each is, and how many it dropped', async () => {
    const host = new BoxHost(await powered('button-box'));
    await host.pass(500);
    const presses = ['0', '1', '2', '3', '4', '5', 'try', 'stand', 'keep', 'stop', 'undo'] as const;
    for (const button of presses) {
      await host.box.press(button);
      await host.pass(100);
      await host.box.release(button);
      await host.pass(100);
    }
    host.open();
    await host.pass(3000);
    expect(told(host)).toEqual(presses.slice(0, 8));
    expect(host.complaints).toEqual(['overflow 3']);
    expect(host.ages[0]).toBeGreaterThan(2000);
    expect(host.ages[7]).toBeLessThan(host.ages[0] ?? 0);
  });

  // The whole hour is an ordeal of its own: `npm run faults -- --only firmware`.
  it('is as it was after minutes without a host', async () => {
    const host = new BoxHost(await powered('button-box'));
    await host.pass(500);
    await host.box.press('keep');
    await host.pass(100);
    await host.box.release('keep');
    await host.pass(180_000, 60_000);
    host.open();
    await host.pass(2000);
    await host.box.press('next');
    await host.pass(400);
    expect(told(host)).toEqual(['keep', 'next']);
    expect(host.complaints).toEqual([]);
    expect(host.ages[0]).toBeGreaterThan(180_000);
  });
});

describe('the tag box', () => {
  it('tells tags of four, seven and ten bytes, one after the other, coming and going', async () => {
    const host = await met('tag-box');
    const tags = ['5CBBE5D5', '04A035B2BC2B80', '0411223344556677889A'];
    for (const tag of tags) {
      await host.box.lay(tag);
      await host.pass(300);
    }
    await host.box.lift();
    await host.pass(600);
    expect(told(host)).toEqual([
      'tag 5CBBE5D5',
      'tag-gone 5CBBE5D5',
      'tag 04A035B2BC2B80',
      'tag-gone 04A035B2BC2B80',
      'tag 0411223344556677889A',
      'tag-gone 0411223344556677889A',
    ]);
  });

  it('has a tag lie there that it only misses now and then', async () => {
    const host = await met('tag-box');
    await host.box.missed(300_000);
    await host.box.lay('04A035B2BC2B80');
    await host.pass(5000);
    expect(told(host)).toEqual(['tag 04A035B2BC2B80']);
  });

  it('does not tell what lies there when it starts, unless it is asked', async () => {
    const host = await met('tag-box');
    await host.box.lay('5CBBE5D5');
    await host.pass(300);
    await host.box.power();
    await host.pass(1500);
    expect(told(host)).toEqual(['tag 5CBBE5D5']);
    host.askState();
    await host.pass(500);
    expect(told(host)).toEqual(['tag 5CBBE5D5', 'tag 5CBBE5D5']);
  });

  it('says once that its chip does not answer, and reads again when the wire is back', async () => {
    const host = await met('tag-box');
    await host.box.wire(false);
    await host.pass(4000);
    expect(host.complaints).toEqual(['antenna the MFRC522 does not answer: check its seven wires']);
    await host.box.wire(true);
    await host.pass(1500);
    await host.box.lay('5CBBE5D5');
    await host.pass(400);
    expect(told(host)).toEqual(['tag 5CBBE5D5']);
    expect(host.complaints).toHaveLength(1);
  });
});

describe('a line that is not as it should be', () => {
  it('full of garbage is no harm', async () => {
    const host = await met('button-box');
    const luck = chance(5);
    for (let turn = 0; turn < 100; turn++) {
      host.say(Uint8Array.from({ length: 100 }, () => luck.below(256)));
      await host.pass(10);
    }
    await host.box.press('try');
    await host.until(() => host.taken.length > 0, 3000);
    expect(told(host)).toEqual(['try']);
  });

  it.each(['who', 'sig', 'dollars', 'long'] as const)(
    'flooded with %s does not hang the box, and no press is lost',
    async (with_) => {
      const floods = {
        who: encodeSentence({ kind: 'WHO', fields: ['1'] }),
        sig: encodeSentence({ kind: 'SIG', fields: ['1', 'OK'] }),
        dollars: ascii('$$$$$$$$$$$$$$$$'),
        long: ascii(`$QM${'A'.repeat(500)}`),
      };
      const host = await met('button-box');
      const flood = concat(...Array.from({ length: 8 }, () => floods[with_]));
      // As much as the line carries, for three seconds.
      for (let turn = 0; turn < 300; turn++) {
        host.say(flood.slice(0, 110));
        if (turn === 100) await host.box.press('keep');
        if (turn === 120) await host.box.release('keep');
        if (turn === 200) await host.box.press('next');
        await host.pass(10);
      }
      await host.until(() => host.taken.length >= 2, 20_000);
      expect(told(host)).toEqual(['keep', 'next']);
    },
  );
});

describe('over a cable that damages every fiftieth byte, both ways', () => {
  it.each([
    ['button-box', 300, 20],
    ['tag-box', 300, 20],
  ] as const)(
    'the %s tells %i readings once each and in turn, its power pulled %i times',
    async (box, readings, resets) => {
      const ordeal = { box, readings, resets, seed: 1, damage: 20_000, eeprom: join(folder, 'eeprom') };
      const outcome = await tortureFirmware(ordeal);
      console.log(
        `${box}: ${String(outcome.taken)} readings, ${String(outcome.lost)} lost in ${String(outcome.resets)} resets`,
      );
      expect(outcome).toMatchObject({ wrongs: [], resets });
      expect(outcome.taken).toBeGreaterThanOrEqual(readings);
      // No more than it has places for, each time.
      expect(outcome.lost).toBeLessThanOrEqual(resets * 8);
    },
  );
});
