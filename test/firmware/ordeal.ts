import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../faults/ordeal.ts';
import { SimulatedBox } from './box.ts';
import { boxes, buildBox, buildSimulator, type Box } from './build.ts';
import { BoxHost, tortureFirmware, type FirmwareOutcome } from './torture.ts';
import { whatIsMissing } from './tools.ts';

const damage = 20_000;

/** Of the real firmware in its simulator, by far the most on the button box: a search for tags takes a chip's time. */
export async function firmware(count: number, seed: number): Promise<Told> {
  const missing = whatIsMissing();
  if (missing !== undefined) return { text: 'not tried', wrongs: [missing] };
  buildSimulator();
  boxes.forEach(buildBox);
  const folder = mkdtempSync(join(tmpdir(), 'firmware-'));
  try {
    const ordeal = (box: Box, readings: number): Promise<FirmwareOutcome> =>
      tortureFirmware({
        box,
        readings,
        resets: Math.ceil(readings / 100),
        seed,
        damage,
        eeprom: join(folder, box),
      });
    const tags = Math.ceil(count / 20);
    const [one, other] = await Promise.all([ordeal('tag-box', tags), ordeal('button-box', count - tags)]);
    const absence = await anHourAlone(join(folder, 'alone'));
    const sum = (of: 'taken' | 'lost' | 'resets' | 'minutes'): number => one[of] + other[of];
    return {
      text: `${sum('taken')} readings of the real firmware, every fiftieth byte damaged both ways, power pulled ${sum('resets')} times in ${sum('minutes')} simulated minutes: each once and in turn, ${sum('lost')} lost with the power and none otherwise; a press of an hour ago was told ${absence === undefined ? 'as such' : 'wrongly'}`,
      wrongs: [...one.wrongs, ...other.wrongs, ...(absence === undefined ? [] : [absence])],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A press, then an hour in which nobody listens, then another: what was wrong with that. */
async function anHourAlone(eeprom: string): Promise<string | undefined> {
  const host = new BoxHost(await SimulatedBox.powered('button-box', { eeprom }));
  await host.pass(500);
  await host.box.press('keep');
  await host.pass(100);
  await host.box.release('keep');
  await host.pass(3_600_000, 60_000);
  host.open();
  await host.pass(2000);
  await host.box.press('next');
  await host.pass(500);
  await host.box.end();
  const told = host.taken.map((report) => (report.kind === 'button' ? report.button : report.kind)).join(' ');
  const isAsItWas = told === 'keep next' && (host.ages[0] ?? 0) > 3_600_000;
  return isAsItWas ? undefined : `after an hour alone: ${told}, ${String(host.ages[0])} ms old`;
}
