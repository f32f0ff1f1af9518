import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { FakeReader } from '../../hardware/fake.ts';
import { systemClock } from '../../hardware/port/clock.ts';
import type { AlarmClock } from '../../hardware/port/port.ts';
import type { Report } from '../../hardware/report.ts';
import { SerialLine } from '../../hardware/port/serial.ts';
import { Rack, type RackEvent } from '../../hardware/rack.ts';
import { needs } from '../support/needs.ts';
import { ptyPair } from '../support/pty.ts';
import { type Device, devices } from './devices.ts';
import { ordealOfDiscovery } from './ordeal.ts';
import { outcomeAt, readAt } from './outcomes.ts';
import { ch340, path, rackIn } from './racks.ts';
import { World } from './world.ts';

const socat = needs('socat');
const nobody: FakeReader = { powered: () => [], heard: () => [], shown: () => [] };

const fakeFor = ({ played }: Device, clock: AlarmClock): FakeReader => played?.by(clock) ?? nobody;

/** Boots, waits for `settled` milliseconds, and is shown what the row says, so often. */
async function used(world: World, device: Device, times: number, settled: number): Promise<void> {
  const { boots = [], says = [], played } = device;
  for (const bytes of boots) world.say(path, bytes);
  await world.clock.advanceSettled(settled);
  for (let time = 0; time < times; time++) {
    if (played) world.show(path, played.shown);
    for (const [after, bytes] of says) {
      await world.clock.advanceSettled(after);
      world.say(path, bytes);
    }
    await world.clock.advanceSettled(6000);
  }
}

describe('on USB without a bridge, used within a second of its plugging', () => {
  const pico = { vendorId: '2e8a', productId: '000a' };

  it.each(devices)('$device', async (device) => {
    const world = new World();
    const { rack, events } = rackIn(world, [], undefined, [{ path, isReader: true, chip: pico }]);
    rack.start();
    world.plugWithoutSpeed(path, fakeFor(device, world.clock), pico);
    await world.clock.advanceSettled(600);
    await used(world, device, 1, 400);
    expect(outcomeAt(path, events)).toEqual(device.outcome);
    expect(readAt(path, events)).toEqual(device.reads);
    expect(world.openings).toHaveLength(1);
    await rack.stop();
  });
});

describe('behind a bridge at its own speed, used eight times', () => {
  it.each(devices)('$device', async (device) => {
    const world = new World();
    const { rack, events } = rackIn(world, [], undefined, [{ path, isReader: true, chip: ch340 }]);
    rack.start();
    world.plug(path, fakeFor(device, world.clock), device.baudRate, ch340);
    await world.clock.advanceSettled(600);
    await used(world, device, 8, 8000);
    expect(outcomeAt(path, events)).toEqual(device.outcome);
    // A line that is not tried first costs the showings until it is; then each counts once.
    const [read] = device.reads;
    const all = readAt(path, events);
    if (read) expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(8);
    expect(all).toEqual(all.map(() => read));
    await rack.stop();
  });
});

/** Whether the machine stood still for so long that a tag which is said again and again was gone meanwhile. */
function watchForStalls(): { stood(): boolean } {
  const [every, long] = [20, 150];
  let last = Date.now();
  let stood = false;
  const look = (): void => {
    stood ||= Date.now() - last > long;
    last = Date.now();
  };
  const timer = setInterval(look, every);
  return {
    stood() {
      clearInterval(timer);
      look();
      return stood;
    },
  };
}

const isNoRepeat = (one: Report, at: number, all: readonly Report[]): boolean =>
  at === 0 || !isDeepStrictEqual(one, all[at - 1]);

describe.skipIf(socat.missing)(`over real pseudo-terminals, all at once${socat.reason}`, () => {
  it('each is what it is, and reads what it reads once', { timeout: 60_000 }, async () => {
    const cables = await Promise.all(devices.map(() => ptyPair()));
    const events: RackEvent[] = [];
    const rack = new Rack({ tell: (event) => events.push(event), list: () => Promise.resolve([]) });
    const ends = await Promise.all(
      devices.map(async (device, at) => {
        const end = new SerialLine(cables[at]?.reader ?? '', { baudRate: 9600 });
        const fake = fakeFor(device, systemClock);
        const say = (pieces: readonly Uint8Array[]): void => {
          for (const piece of pieces) void end.write(piece);
        };
        await end.open({
          bytes: (chunk) => {
            say(fake.heard(chunk));
          },
          closed: () => undefined,
        });
        say(fake.powered());
        return { end, fake, say };
      }),
    );
    const wait = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    rack.start();
    await Promise.all(cables.map(({ host }) => rack.examine(host)));
    await wait(1000);
    const machine = watchForStalls();
    await Promise.all(
      devices.map(async ({ boots = [], says = [], played }, at) => {
        const { say, fake } = ends[at] ?? expect.fail();
        say(boots);
        if (played) say(fake.shown(played.shown));
        for (const [after, bytes] of says) {
          await wait(after);
          say([bytes]);
        }
      }),
    );
    await wait(4000);
    const stood = machine.stood();
    const found = cables.map(({ host }, at) => ({
      device: devices[at]?.device,
      outcome: outcomeAt(host, events),
      reads: stood ? readAt(host, events).filter(isNoRepeat) : readAt(host, events),
    }));
    await rack.stop();
    await Promise.all(ends.map(({ end }) => end.close()));
    await Promise.all(cables.map((cable) => cable.remove()));
    expect(found).toEqual(devices.map(({ device, outcome, reads }) => ({ device, outcome, reads })));
  });
});

it('sixty devices, picked, cut, timed and pulled out by chance, are none of them taken for another', async () => {
  expect((await ordealOfDiscovery(60, 20_261_119)).wrongs).toEqual([]);
});
