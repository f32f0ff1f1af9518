import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Room } from '../../src-main/contract/link-parts.ts';
import { networkOf } from '../../src-main/link/addresses.ts';
import { memoryDevices } from '../../src-main/link/device-store.ts';
import { Devices } from '../../src-main/link/devices.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { askAt } from './ask.ts';
import { dial, page, type Caller, type Manner } from './caller.ts';
import { keeperAt } from './invited.ts';
import { stand, type Stand } from './stand.ts';

let clock: HandClock;
let at: Stand;
let port: number;

beforeEach(async () => {
  clock = handClock(Date.UTC(2026, 0, 2, 20));
  at = await stand({ names: ['table.test'], clock });
  ({ port } = at.link);
});
afterEach(() => at.close());

/** Somebody else, by one of the many addresses that this computer has for itself. */
const from = (last: number): Manner => ({ from: `127.0.1.${last}`, host: `table.test:${port}` });
const outOf = async (caller: Caller) => ((await caller.hears('out')) as { code: string }).code;
const codeShown = () => at.link.hub.room.join?.url.split('/j/')[1] ?? '';
const devices = () => at.link.hub.devices;
const told = (console: Caller): Promise<Room> =>
  console.hears('room', ({ refused }: Room) => refused.crowd !== null);

/** A phone that sits, whether it is connected or not. */
async function seated(seat: 'red' | 'blue' = 'red') {
  const { device, token } = devices().add('guest', 'phone');
  const phone = await page(port, 'captain', { device: token }, from(200));
  expect(await phone.call('seat.take', { seat })).toMatchObject({ done: null });
  return { device, token, phone };
}

/** Guests that were let in and hold no seat, each with a page open. */
async function guests(count: number, last: (n: number) => number): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (let n = 0; n < count; n++)
    callers.push(await page(port, 'captain', { device: devices().add('guest', 'x').token }, from(last(n))));
  await Promise.all(callers.map((each) => each.you()));
  return callers;
}

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:c:d:e', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fd00::7', 'fd00:0:0:0::/64'],
  ['::1', '::1'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('a device that is connected or sits', () => {
  beforeEach(() => at.link.hub.room.letOthersIn());

  test('is never forgotten, however many come after it and however long it is asleep', async () => {
    const sits = await seated();
    sits.phone.close();
    await sits.phone.closed();
    const here = await page(port, 'captain', { device: devices().add('guest', 'here').token }, from(1));
    const { id: hereId } = devices().all().at(-1) ?? { id: '' };
    await here.you();
    for (let n = 0; n < 400; n++) {
      clock.advance(1000);
      devices().add('guest', 'next');
    }
    expect(devices().all().length).toBeLessThanOrEqual(200);
    expect([devices().get(sits.device.id), devices().get(hereId)]).not.toContain(undefined);
    const woken = await page(port, 'captain', { device: sits.token }, from(200));
    expect(await woken.you()).toMatchObject({ role: 'captain', seats: ['red'] });
  });

  test('is known after three months as well, if its evening is still to be gone on with', () => {
    const store = memoryDevices();
    const years = handClock();
    const known = new Devices(store, years, () => false);
    const old = known.add('guest', 'old');
    years.advance(100 * 24 * 60 * 60_000);
    // Somebody comes again: were nobody seen for so long, the clock would have been set forward.
    known.add('guest', 'new');
    expect(new Devices(store, years, () => true).byToken(old.token)?.id).toBe(old.device.id);
    expect(new Devices(store, years, () => false).byToken(old.token)).toBe(undefined);
  });

  test('outlives those who never sat, though they were seen later', () => {
    const sat = devices().add('guest', 'sat last month');
    devices().take(sat.device.id, 'another-session', { seat: 'red', captain: 'Ines' });
    for (let n = 0; n < 300; n++) {
      clock.advance(1000);
      devices().add('guest', 'stranger');
    }
    expect(devices().byToken(sat.token)).toBeDefined();
  });

  test('hears that it is not known any more, and is not told that it sits', async () => {
    const { device, token } = devices().add('guest', 'phone');
    const phone = await page(port, 'captain', { device: token }, from(2));
    await phone.you();
    devices().revoke(device.id);
    expect(await phone.call('seat.take', { seat: 'red' })).toMatchObject({
      refused: { code: 'not-known-here' },
    });
  });
});

describe('a code', () => {
  beforeEach(() => at.link.hub.room.letOthersIn());
  const arrive = (last: number, pass: string) => page(port, 'captain', { pass }, from(last));

  test('lets twenty in from one address, and then one a minute; the console is told', async () => {
    const console = await keeperAt(at.link);
    const pass = codeShown();
    const came: string[] = [];
    for (let n = 0; n < 25; n++) {
      const phone = await arrive(3, pass);
      came.push(await Promise.race([phone.you().then(({ role }) => role), outOf(phone)]));
    }
    expect(came.filter((each) => each === 'guest')).toHaveLength(20);
    expect(came.slice(20)).toEqual(Array.from({ length: 5 }, () => 'too-many-devices'));
    expect(await (await arrive(4, pass)).you()).toMatchObject({ role: 'guest' });
    expect((await told(console)).refused.crowd).toMatchObject({ address: '127.0.1.3' });
    clock.advance(60_000);
    expect(await (await arrive(3, pass)).you()).toMatchObject({ role: 'guest' });
  });

  test('lets forty in altogether; the next one lets in again', async () => {
    const pass = codeShown();
    for (let n = 0; n < 40; n++) await (await arrive(10 + (n % 4), pass)).you();
    expect(await outOf(await arrive(20, pass))).toBe('too-many-devices');
    clock.advance(5 * 60_000);
    expect(codeShown()).not.toBe(pass);
    expect(await (await arrive(20, codeShown())).you()).toMatchObject({ role: 'guest' });
  });

  test('that is guessed by socket is slowed as by the address, and a right one is not', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 40; n++) answers.push(await outOf(await arrive(5, `AAAAAAAAAAAA${10 + n}`)));
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'pass-unknown'));
    expect(answers.slice(30)).toEqual(Array.from({ length: 10 }, () => 'slow'));
    expect((await askAt(port, '/j/AAAAAAAAAAAAAA')).status).toBe(403);
    expect(await (await arrive(5, codeShown())).you()).toMatchObject({ role: 'guest' });
  });
});

describe('a room that is full', () => {
  beforeEach(() => at.link.hub.room.letOthersIn());

  test('has a place for whoever sits and for the console: the last stranger goes, and the console is told', async () => {
    const console = await keeperAt(at.link);
    const sits = await seated();
    sits.phone.close();
    await sits.phone.closed();
    const { device: keeper = '' } = await console.you(({ device }) => device !== undefined);
    const crowd = await guests(119, (n) => 1 + (n % 4));
    expect(await outOf(await page(port, 'captain', {}, from(60)))).toBe('room-full');
    expect(await outOf(await page(port, 'captain', { pass: codeShown() }, from(61)))).toBe('room-full');
    const back = await page(port, 'captain', { device: sits.token }, from(200));
    expect(await back.you()).toMatchObject({ role: 'captain' });
    expect(await outOf(crowd.at(-1) as Caller)).toBe('room-full');
    expect(await (await page(port, 'console', { device: keeper }, from(62))).you()).toMatchObject({
      role: 'scorekeeper',
    });
    expect(crowd.filter(({ isClosed }) => !isClosed).length).toBeGreaterThanOrEqual(117);
    expect((await told(console)).refused.crowd).not.toBe(null);
    clock.advance(61_000);
    await console.hears('room', ({ refused }: Room) => refused.crowd === null);
  });

  test('from one address has it as well', async () => {
    await guests(40, () => 7);
    expect(await outOf(await page(port, 'captain', {}, from(7)))).toBe('room-full');
    const { device, token } = devices().add('guest', 'phone');
    devices().take(device.id, at.host.session()?.id ?? '', { seat: 'red', captain: 'Ines' });
    expect(await (await page(port, 'captain', { device: token }, from(7))).you()).toMatchObject({
      role: 'captain',
    });
  });

  test('takes twelve pages of one device, whoever it is', async () => {
    const { token } = await seated();
    for (let n = 0; n < 11; n++) await (await page(port, 'captain', { device: token }, from(200))).you();
    expect(await outOf(await page(port, 'captain', { device: token }, from(200)))).toBe('room-full');
  });

  test('of pages that say nothing takes in whoever says something', async () => {
    const sits = await seated();
    const mute: Caller[] = [];
    for (let n = 0; n < 100; n++) mute.push(await dial(port, from(8 + (n % 5))));
    const again = await page(port, 'captain', { device: sits.token }, from(8));
    expect(await again.you()).toMatchObject({ role: 'captain' });
    expect(await (await page(port, 'captain', {}, from(90))).you()).toMatchObject({ role: 'waiting' });
    await mute[0]?.closed();
    expect(mute.filter(({ isClosed }) => !isClosed).length).toBeLessThanOrEqual(60);
  });
});

describe('those who knock', () => {
  beforeEach(() => at.link.hub.room.letOthersIn());
  const knock = (last: number) => page(port, 'captain', {}, from(last));

  test('are six from one address and twelve in all, of whom the greedy make room', async () => {
    const one = await Promise.all(Array.from({ length: 6 }, () => knock(1)));
    await Promise.all(one.map((each) => each.you()));
    expect(await outOf(await knock(1))).toBe('knocks-full');
    const two = await Promise.all(Array.from({ length: 6 }, () => knock(2)));
    await Promise.all(two.map((each) => each.you()));
    expect(await (await knock(3)).you()).toMatchObject({ role: 'waiting' });
    const { token } = await seated();
    expect(await (await page(port, 'captain', { device: token }, from(4))).you()).toMatchObject({
      role: 'captain',
    });
    expect([...one, ...two].filter(({ isClosed }) => !isClosed)).toHaveLength(11);
  });
});

describe('connections that ask for nothing', () => {
  const hold = (count: number, last: (n: number) => number) =>
    Promise.all(
      Array.from(
        { length: count },
        (_, n) =>
          new Promise<Socket>((resolve) => {
            const localAddress = `127.0.1.${last(n)}`;
            const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
              // Half a request is as good as none.
              if (n % 2 === 0) socket.write('GET / HT');
              resolve(socket);
            });
            socket.on('error', () => undefined);
          }),
      ),
    );

  test.each([
    ['one address', 1],
    ['ten addresses', 10],
  ])('six hundred from %s keep nobody out', async (_, addresses) => {
    const console = await keeperAt(at.link);
    await console.you();
    const held = await hold(600, (n) => n % addresses);
    expect((await askAt(port, '/')).status).toBe(200);
    const tv = await page(port, 'table');
    expect(await tv.you()).toMatchObject({ role: 'display' });
    expect(await console.call('tv.freeze')).toMatchObject({ done: null });
    expect((await told(console)).refused.crowd).toMatchObject({ code: 'half-open' });
    for (const socket of held) socket.destroy();
  });
});

describe('ids of lines', () => {
  test('belong to the device that sent them: another’s answer is never taken for repeated', async () => {
    await at.link.hub.room.letOthersIn();
    const red = await seated('red');
    const blue = await seated('blue');
    const prompt = at.host.table.prompts[0]?.id ?? '';
    const bid = (seat: string, amount: number) => ({
      kind: 'press',
      seat,
      path: [`number/${amount}`],
      prompt,
      id: 'the-same',
    });
    expect(await red.phone.line(bid('red', 2))).toMatchObject({ reply: { seq: 2 } });
    const answer = await blue.phone.line(bid('blue', 3));
    expect(answer).toMatchObject({ reply: { seq: 3 } });
    expect(answer).not.toMatchObject({ reply: { repeated: true } });
    expect(await red.phone.line(bid('red', 2))).toMatchObject({ reply: { seq: 2, repeated: true } });
    expect(at.host.table.log.entries).toHaveLength(3);
  });
});
