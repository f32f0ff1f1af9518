import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '../../src-main/contract/link-parts.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { page } from './caller.ts';
import { stand, type Stand } from './stand.ts';

let clock: HandClock;
let at: Stand;
const minute = 60_000;

beforeEach(async () => {
  clock = handClock(Date.UTC(2026, 0, 2, 20));
  at = await stand({ names: ['table.test'], clock });
});
afterEach(() => at.close());

async function phoneGone() {
  const gone = vi.spyOn(at.host, 'gone');
  const { device, token } = at.link.hub.devices.add('guest', 'phone');
  const phone = await page(at.link.port, 'captain', { device: token });
  await phone.you();
  phone.close();
  await vi.waitFor(() => {
    const { devices } = (JSON.parse(at.link.hub.roomText()) as { room: Room }).room;
    expect(devices.find(({ id }) => id === device.id)?.connected).toEqual([]);
  });
  return { gone, device, token };
}

test('what a phone had begun waits a minute for it', async () => {
  const { gone, device } = await phoneGone();
  clock.advance(minute - 1);
  expect(gone).not.toHaveBeenCalled();
  clock.advance(1);
  expect(gone).toHaveBeenCalledExactlyOnceWith(device.id);
});

test('what a phone had begun is there when it comes back in time', async () => {
  const { gone, token } = await phoneGone();
  clock.advance(minute / 2);
  await (await page(at.link.port, 'captain', { device: token })).you();
  clock.advance(minute);
  expect(gone).not.toHaveBeenCalled();
});
