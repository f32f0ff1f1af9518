import type { FakeReader } from '../../hardware/fake.ts';
import type { RackEvent } from '../../hardware/rack.ts';
import { random, type Random } from '../support/random.ts';
import { type Device, devices } from './devices.ts';
import { outcomeAt, readAt } from './outcomes.ts';
import { ch340, path, rackIn } from './racks.ts';
import { World } from './world.ts';

export interface DiscoveryTally {
  readonly devices: number;
  readonly found: number;
  readonly asked: number;
  readonly readings: number;
  readonly unplugs: number;
  readonly wrongs: readonly string[];
}

const nobody: FakeReader = { powered: () => [], heard: () => [], shown: () => [] };
const pico = { vendorId: '2e8a', productId: '000a' };

/** The bytes in pieces of any size, some milliseconds apart, as USB cuts them. */
async function trickle(world: World, bytes: Uint8Array, chance: Random): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const size = 1 + chance.below(chance.pick([2, 16, 64]));
    world.say(path, bytes.slice(at, at + size));
    at += size;
    await world.clock.advanceSettled(chance.below(6));
  }
}

async function use(world: World, { says = [], played }: Device, chance: Random): Promise<void> {
  if (played) world.show(path, played.shown);
  for (const [after, bytes] of says) {
    await world.clock.advanceSettled(after);
    await trickle(world, bytes, chance);
  }
  await world.clock.advanceSettled(500);
  if (played) world.show(path, { kind: 'tag-gone', tag: 'tag' in played.shown ? played.shown.tag : '' });
  await world.clock.advanceSettled(4000 + chance.below(4000));
}

interface Try {
  readonly events: readonly RackEvent[];
  readonly hasSpeed: boolean;
  readonly unplugs: number;
}

/** Plugged in, used at any moment and often enough that every line had its turn, pulled out and plugged in again. */
async function tryOut(device: Device, chance: Random): Promise<Try> {
  const world = new World();
  const hasSpeed = chance.below(2) === 0;
  const chip = hasSpeed ? ch340 : pico;
  const { rack, events } = rackIn(world, [], undefined, [{ path, isReader: true, chip }]);
  const plug = async (): Promise<void> => {
    world.plug(path, device.played?.by(world.clock) ?? nobody, hasSpeed ? device.baudRate : undefined, chip);
    for (const bytes of device.boots ?? []) await trickle(world, bytes, chance);
    await world.clock.advanceSettled(600 + chance.below(8000));
  };
  let unplugs = 0;
  rack.start();
  await plug();
  for (let time = 0; time < 9; time++) {
    await use(world, device, chance);
    // Who is pulled out before every line had its turn begins anew, and nine times are too few then.
    if (chance.below(12) > 0 || 'silent' in outcomeAt(path, events)) continue;
    unplugs += 1;
    world.unplug(path);
    await world.clock.advanceSettled(600 + chance.below(3000));
    await plug();
  }
  await rack.stop();
  return { events, hasSpeed, unplugs };
}

function wrongOf({ outcome, reads, device }: Device, { events, hasSpeed }: Try): string | undefined {
  const found = outcomeAt(path, events);
  const read = readAt(path, events).map((report) => JSON.stringify(report));
  const may = new Set(reads.map((report) => JSON.stringify(report)));
  const foreign = read.find((each) => !may.has(each));
  const where = `${device}, ${hasSpeed ? 'at its speed' : 'without a speed'}`;
  if (JSON.stringify(found) !== JSON.stringify(outcome)) return `${where}: ${JSON.stringify(found)}`;
  if (foreign !== undefined) return `${where} read ${foreign}`;
  // Each of nine showings counts once at most, and without a speed none is lost.
  const least = reads.length === 0 ? 0 : hasSpeed ? 1 : 9;
  if (read.length > 9 || read.length < least) return `${where} read ${String(read.length)} times`;
  return undefined;
}

/** Devices of the table, each picked, cut and timed by chance: none is taken for another, nothing false is read. */
export async function ordealOfDiscovery(count: number, seed: number): Promise<DiscoveryTally> {
  const chance = random(seed);
  const tally = { devices: 0, found: 0, asked: 0, readings: 0, unplugs: 0, wrongs: [] as string[] };
  for (let at = 0; at < count; at++) {
    const device = chance.pick(devices);
    const tried = await tryOut(device, chance);
    const wrong = wrongOf(device, tried);
    if (wrong !== undefined) tally.wrongs.push(`try ${String(at)}: ${wrong}`);
    const found = outcomeAt(path, tried.events);
    tally.devices += 1;
    tally.found += 'is' in found ? 1 : 0;
    tally.asked += 'asked' in found ? 1 : 0;
    tally.readings += readAt(path, tried.events).length;
    tally.unplugs += tried.unplugs;
  }
  return tally;
}
