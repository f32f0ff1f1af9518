import { describe, expect, test } from 'vitest';
import type { AlarmClock } from '../../src-main/link/clock.ts';
import { memoryDevices } from '../../src-main/link/device-store.ts';
import { Devices } from '../../src-main/link/devices.ts';
import { Passes } from '../../src-main/link/passes.ts';
import { Refusals } from '../../src-main/link/refusals.ts';

const [minute, day] = [60_000, 86_400_000];
const year = 365 * day;
const century = 100 * year;

/** A computer whose clock somebody sets, and what it was asked to do later. */
function computer() {
  let now = Date.UTC(2026, 2, 14, 20);
  const appointments: number[] = [];
  const clock: AlarmClock = {
    now: () => now,
    after(milliseconds) {
      appointments.push(milliseconds);
      return () => undefined;
    },
  };
  return { clock, appointments, set: (by: number) => (now += by) };
}

describe('by a clock that is set otherwise', () => {
  test.each([
    ['back a year', -year],
    ['forward a century', century],
    ['to after a day asleep', day],
  ])('%s, codes that were given out let nobody in, and there is a new one at once', (_, by) => {
    const { clock, set } = computer();
    const passes = new Passes(clock, () => undefined);
    passes.show();
    const before = passes.shown?.token ?? '';
    expect(passes.admission(before)).toBe('table');
    set(by);
    expect(passes.admission(before)).toBe('expired');
    passes.lookAgain();
    expect(passes.admission(passes.shown?.token ?? '')).toBe('table');
  });

  test('a code that was taken back comes back by no clock', () => {
    const { clock, set } = computer();
    const passes = new Passes(clock, () => undefined);
    passes.show();
    const given = passes.shown?.token ?? '';
    passes.voidAll();
    set(-minute);
    expect(passes.admission(given)).toBe('expired');
  });

  test('a code that still holds is not exchanged', () => {
    const { clock, set } = computer();
    const passes = new Passes(clock, () => undefined);
    passes.show();
    const given = passes.shown?.token;
    set(-2000);
    passes.lookAgain();
    expect(passes.shown?.token).toBe(given);
  });

  test('the link of the terminal holds all the same', () => {
    const { clock, set } = computer();
    const passes = new Passes(clock, () => undefined);
    const { token } = passes.lasting();
    set(-century);
    expect(passes.admission(token)).toBe('once');
  });

  test('back a year, a crowd is not told of for a year, and nothing is put off beyond its time', () => {
    const { clock, set, appointments } = computer();
    let told = 0;
    const refusals = new Refusals(clock, () => (told += 1));
    refusals.add('10.0.0.9', 'room-full');
    expect(refusals.crowd).not.toBeNull();
    set(-year);
    expect(refusals.crowd).toBeNull();
    refusals.add('10.0.0.9', 'not-a-message');
    expect(told).toBe(2);
    expect(Math.max(...appointments)).toBeLessThanOrEqual(minute);
  });

  test('forward a century, nobody who was let in is forgotten', () => {
    const { clock, set } = computer();
    const store = memoryDevices();
    const { device } = new Devices(store, clock, () => false).add('guest', 'a phone');
    set(century);
    expect(new Devices(store, clock, () => false).get(device.id)).toBeDefined();
  });

  test('back a year, a device is noted as seen when it comes', () => {
    const { clock, set } = computer();
    const devices = new Devices(memoryDevices(), clock, () => false);
    const { device } = devices.add('guest', 'a phone');
    set(-year);
    devices.seen(device.id);
    expect(devices.get(device.id)?.seen).toBe(clock.now());
  });
});
