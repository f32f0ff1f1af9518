import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pages, type Page } from '../../src-main/contract/link-parts.ts';
import { passLife } from '../../src-main/link/passes.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { dial, fromAfar, page, type Caller, type Manner } from './caller.ts';
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

/** The first thing that a page hears. */
const first = (caller: Caller) => caller.until(() => caller.heard[0]);
const printed = () => at.link.hub.room.passes.lasting().token;

/** A browser that keeps nothing for us. */
async function forgetful(pass: string): Promise<Caller> {
  const browser = await page(port, 'start', { pass });
  browser.remembers = false;
  return browser;
}

describe('what this computer is shown without a token', () => {
  // Each page that there is: one that is new has to be thought of here.
  const shown: Readonly<Record<Page, unknown>> = {
    start: { out: { code: 'needs-link' } },
    console: { out: { code: 'needs-link' } },
    logbook: { out: { code: 'needs-link' } },
    camera: { out: { code: 'needs-link' } },
    captain: { you: { role: 'waiting' } },
    table: { you: { role: 'display' } },
    overlay: { you: { role: 'display' } },
  };

  test.each([false, true])('is the television and the overlay; others let in: %s', async (isOpen) => {
    if (isOpen) await at.link.hub.room.letOthersIn();
    for (const name of pages) {
      const caller = await page(port, name);
      expect([name, await first(caller)]).toMatchObject([name, shown[name]]);
      caller.send({ kind: 'line', n: 1, line: { kind: 'undo' } });
      caller.send({ kind: 'call', n: 2, call: 'seat.take', with: { seat: 'red' } });
      caller.close();
    }
    expect(at.host.table.log.entries).toHaveLength(1);
    expect(at.link.hub.devices.all()).toEqual([]);
  });

  test('says in one sentence where the link stands', async () => {
    const out = await (await page(port, 'start')).hears('out');
    expect(out).toMatchObject({
      text: 'This page opens by a link that works once: it stands in the terminal in which Quartermaster was started.',
    });
    await at.close();
    at = await stand({ linkStands: 'window' });
    ({ port } = at.link);
    const other = await page(port, 'start', { language: 'de' });
    expect(await other.hears('out')).toMatchObject({ text: expect.stringContaining('Fenster') as unknown });
  });
});

describe('the terminal’s link', () => {
  test('holds until it is used, however long that takes, and after the room was shut as well', async () => {
    const pass = printed();
    await at.link.hub.room.letOthersIn();
    await at.link.hub.room.shut();
    clock.advance(30 * 24 * 60 * 60_000);
    expect(await (await page(port, 'start', { pass })).you()).toMatchObject({ role: 'scorekeeper' });
  });

  test('works until its browser remembers it, and lets in no second one then', async () => {
    const pass = printed();
    const lost = await forgetful(pass);
    await lost.you();
    // The answer got lost, or the browser keeps nothing: the same link, once more.
    const browser = await page(port, 'start', { pass });
    const { device = '' } = await browser.you(({ device: given }) => given !== undefined);
    expect(await lost.hears('out')).toMatchObject({ code: 'link-elsewhere' });
    expect(await browser.call('room.hideJoin')).toMatchObject({ done: null });
    expect(at.link.hub.devices.all()).toHaveLength(1);
    const second = await page(port, 'start', { pass });
    expect(await second.hears('out')).toMatchObject({ code: 'link-used' });
    // The same page loaded again, with the link still in its address.
    const again = await page(port, 'start', { pass, device });
    expect(await again.you()).toMatchObject({ role: 'scorekeeper' });
  });

  test('is used as well once its browser came back by itself', async () => {
    const pass = printed();
    const mute = await forgetful(pass);
    const { device = '' } = await mute.you(({ device: given }) => given !== undefined);
    mute.close();
    expect(await (await page(port, 'console', { device })).you()).toMatchObject({ role: 'scorekeeper' });
    expect(await (await page(port, 'console', { pass })).hears('out')).toMatchObject({ code: 'link-used' });
  });

  test('makes a scorekeeper of a phone that is known, which keeps its token', async () => {
    const { device, token } = at.link.hub.devices.add('guest', 'iPhone');
    const phone = await page(port, 'console', { pass: printed(), device: token });
    expect(await phone.you()).toMatchObject({ role: 'scorekeeper' });
    expect(at.link.hub.devices.get(device.id)?.role).toBe('scorekeeper');
  });

  test('of another start, or past its time, says so', async () => {
    const other = await page(port, 'console', { pass: 'AAAAAAAAAAAAAAAA' });
    expect(await other.hears('out')).toMatchObject({ code: 'link-unknown' });
    const { token: pass } = at.link.hub.room.passes.once();
    clock.advance(passLife);
    const late = await page(port, 'console', { pass });
    expect(await late.hears('out')).toMatchObject({ code: 'link-expired' });
  });
});

describe('a scorekeeper’s page without the link may ask to be let in', () => {
  const askFor = async (name: 'start' | 'console', brings: { device?: string } = {}, manner: Manner = {}) => {
    const caller = await dial(port, manner);
    caller.send({ kind: 'hello', page: name, language: 'en', knock: true, ...brings });
    const { code = '' } = await caller.you(({ role }) => role === 'waiting');
    return { caller, code };
  };

  test.each(['start', 'console'] as const)('%s: a console answers by one press', async (name) => {
    const console = await keeperAt(at.link);
    const { caller, code } = await askFor(name);
    expect(caller.heard.some((each) => 'lobby' in each || 'room' in each || 'parts' in each)).toBe(false);
    await console.hears('room', ({ waiting }: { waiting: { code: string }[] }) =>
      waiting.some((each) => each.code === code),
    );
    expect(await console.call('device.letIn', { device: code })).toMatchObject({ done: null });
    const { device = '' } = await caller.you(({ device: given }) => given !== undefined);
    await caller.hears('lobby');
    expect(await (await page(port, name, { device })).you()).toMatchObject({ role: 'scorekeeper' });
  });

  test('a phone that sits keeps its seat and its token when it is let in to the console', async () => {
    const console = await keeperAt(at.link);
    await console.call('room.open');
    const { device, token } = at.link.hub.devices.add('guest', 'iPhone');
    const phone = await page(port, 'captain', { device: token }, fromAfar(port));
    await phone.call('seat.take', { seat: 'red' });
    const { code, caller } = await askFor('console', { device: token }, fromAfar(port));
    expect((await caller.you()).forgotten).toBe(undefined);
    await console.call('device.letIn', { device: code });
    expect(await caller.you(({ role }) => role === 'scorekeeper')).toMatchObject({ seats: ['red'] });
    expect(at.link.hub.devices.get(device.id)?.role).toBe('scorekeeper');
  });

  test('a device that is not known any more hears so, and may ask as well', async () => {
    const { device, token } = at.link.hub.devices.add('scorekeeper', 'laptop');
    at.link.hub.revoke(device.id);
    const laptop = await page(port, 'console', { device: token });
    expect(await laptop.hears('out')).toMatchObject({ code: 'not-known' });
    const { caller } = await askFor('console', { device: token });
    expect(await caller.you()).toMatchObject({ role: 'waiting', forgotten: expect.any(String) as unknown });
    await at.link.hub.room.letOthersIn();
    const phone = await page(port, 'captain', { device: token }, fromAfar(port));
    expect(await phone.you()).toMatchObject({ role: 'waiting', forgotten: expect.any(String) as unknown });
  });
});
