import { describe, expect, it } from 'vitest';
import type { ListedPort } from '../../../hardware/discovery/ports.ts';
import { PortWatch, changes, lookEvery, type PortChanges } from '../../../hardware/discovery/watch.ts';
import { handClock, settle } from '../../support/hand-clock.ts';

const port = (path: string): ListedPort => ({ path, device: path });

function watched(list: () => Promise<readonly ListedPort[]>) {
  const clock = handClock();
  const told: PortChanges[] = [];
  const watch = new PortWatch({ list, clock, changed: (change) => told.push(change) });
  return { clock, told, watch };
}

describe('watching the ports', () => {
  it('tells what was plugged and what was unplugged', () => {
    expect(changes([port('a'), port('b')], [port('b'), port('c')])).toEqual({
      plugged: [port('c')],
      unplugged: [port('a')],
    });
  });

  it('looks often enough for a replug to be noticed within two seconds', () => {
    expect(lookEvery).toBeLessThanOrEqual(1000);
  });

  it('tells each change once', async () => {
    let there = [port('a')];
    const { clock, told, watch } = watched(() => Promise.resolve(there));
    watch.start();
    await clock.advanceSettled(3 * lookEvery);
    there = [];
    await clock.advanceSettled(3 * lookEvery);
    expect(told).toEqual([
      { plugged: [port('a')], unplugged: [] },
      { plugged: [], unplugged: [port('a')] },
    ]);
  });

  it('takes a list that cannot be had for no news', async () => {
    let isBroken = false;
    const { clock, told, watch } = watched(() =>
      isBroken ? Promise.reject(new Error('udevadm is missing')) : Promise.resolve([port('a')]),
    );
    watch.start();
    await clock.advanceSettled(lookEvery);
    isBroken = true;
    await clock.advanceSettled(3 * lookEvery);
    expect(told).toHaveLength(1);
    expect(watch.ports).toEqual([port('a')]);
  });

  it('does not begin a look before the last one is done', async () => {
    let looks = 0;
    const { clock, watch } = watched(() => {
      looks += 1;
      return new Promise(() => undefined);
    });
    watch.start();
    watch.start();
    await clock.advanceSettled(10 * lookEvery);
    expect(looks).toBe(1);
  });

  it('stops in the middle of a look without another word', async () => {
    const { clock, told, watch } = watched(() => Promise.resolve([port('a')]));
    watch.start();
    watch.stop();
    await settle();
    expect(told).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});
