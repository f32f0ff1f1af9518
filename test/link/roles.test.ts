import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DevicePart, You } from '../../src-main/contract/link-parts.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { fromAfar, page, type Caller } from './caller.ts';
import { keeperAt } from './invited.ts';
import { wallClock } from '../../src-main/link/clock.ts';
import { seatsAgain } from '../../src-main/link/seats-again.ts';
import { otherTable, stand, type Stand } from './stand.ts';

let at: Stand;
let port: number;

beforeEach(async () => {
  at = await stand({ names: ['table.test'] });
  ({ port } = at.link);
});
afterEach(() => at.close());

const refusedCode = (answer: unknown) => (answer as { refused?: { code: string } }).refused?.code;
const bid = (seat: SeatId, amount: number) => ({ command: { kind: 'bid', seat, amount } });
/** As a phone presses it. */
const pressed = (seat: SeatId, amount: number) => ({ kind: 'press', seat, path: [`number/${amount}`] });

/** A console, others let in, and the code that the television shows. */
async function openRoom(): Promise<{ console: Caller; pass: string }> {
  const console = await keeperAt(at.link);
  await console.you();
  await console.call('room.open');
  const room: { join: { url: string } } = await console.hears(
    'room',
    ({ join }: { join: unknown }) => join !== null,
  );
  return { console, pass: room.join.url.split('/j/')[1] ?? '' };
}

async function captain(pass: string, seat: SeatId): Promise<{ phone: Caller; token: string }> {
  const phone = await page(port, 'captain', { pass }, fromAfar(port));
  const { device: token = '' } = await phone.you(({ device }) => device !== undefined);
  await phone.call('seat.take', { seat });
  await phone.you(({ seats }) => seats.includes(seat));
  return { phone, token };
}

const promptOf = () => at.host.table.prompts[0]?.id ?? '';

describe('who a page is', () => {
  test('a console that came by the link is the scorekeeper’s', async () => {
    const console = await keeperAt(at.link);
    expect(await console.you()).toMatchObject({ role: 'scorekeeper', seats: [] });
    expect(await console.line(bid('red', 2))).toMatchObject({ reply: { seq: 2 } });
  });

  test('a television sees the table’s view and may do nothing', async () => {
    const tv = await page(port, 'table');
    expect(await tv.you()).toMatchObject({ role: 'display' });
    expect(refusedCode(await tv.line(bid('red', 2)))).toBe('not-allowed');
    expect(refusedCode(await tv.call('seat.take', { seat: 'red' }))).toBe('not-allowed');
  });

  test('a phone with the television’s code is a guest: it sees the table and may pick a free seat', async () => {
    const { pass } = await openRoom();
    const phone = await page(port, 'captain', { pass }, fromAfar(port));
    const you = await phone.you(({ device }) => device !== undefined);
    expect(you).toMatchObject({ role: 'guest', seats: [] });
    expect(you.free.map(({ seat }) => seat)).toEqual(['red', 'blue', 'yellow']);
    expect(refusedCode(await phone.line(bid('red', 2)))).toBe('no-seat');
    expect(refusedCode(await phone.call('room.shut'))).toBe('not-allowed');
    expect(refusedCode(await phone.call('session.leave'))).toBe('not-allowed');
  });

  test('a console from elsewhere needs a link that works once and that only a console shows', async () => {
    const { console } = await openRoom();
    const refused = await page(port, 'console', {}, fromAfar(port));
    expect(await refused.hears('out')).toMatchObject({ code: 'needs-link' });
    const answer = (await console.call('room.onceLink')) as unknown as { done: { url: string } };
    const pass = answer.done.url.split('#')[1] ?? '';
    const other = await page(port, 'console', { pass }, fromAfar(port));
    expect(await other.you()).toMatchObject({ role: 'scorekeeper' });
    expect(await other.call('room.hideJoin')).toMatchObject({ done: null });
    const late = await page(port, 'console', { pass }, fromAfar(port));
    expect(await late.hears('out')).toMatchObject({ code: 'link-used' });
  });

  test('the television’s code makes nobody a scorekeeper', async () => {
    const { pass } = await openRoom();
    const greedy = await page(port, 'console', { pass }, fromAfar(port));
    expect(await greedy.hears('out')).toMatchObject({ code: 'link-unknown' });
  });

  test('a browser that came by the link comes by itself from then on', async () => {
    const { console } = await openRoom();
    const { device = '' } = await console.you(({ device }) => device !== undefined);
    const known = await page(port, 'console', { device });
    expect(await known.you()).toMatchObject({ role: 'scorekeeper' });
  });
});

describe('captains', () => {
  test('a captain answers what the own seat is asked, and only that', async () => {
    const { pass } = await openRoom();
    const { phone } = await captain(pass, 'blue');
    const prompt = promptOf();
    expect(refusedCode(await phone.line({ ...pressed('red', 2), prompt }))).toBe('not-your-seat');
    expect(refusedCode(await phone.line(pressed('blue', 2)))).toBe('needs-prompt');
    expect(refusedCode(await phone.line({ ...pressed('blue', 2), seat: undefined, prompt }))).toBe(
      'names-no-seat',
    );
    expect(refusedCode(await phone.line({ ...pressed('blue', 2), prompt: 'bid-other' }))).toBe('not-asked');
    expect(await phone.line({ ...pressed('blue', 2), prompt })).toMatchObject({
      reply: { seq: 2, events: [] },
    });
  });

  test('an answer that is sent again because its reply got lost is entered once and replied to alike', async () => {
    const { pass } = await openRoom();
    const { phone, token } = await captain(pass, 'blue');
    for (const seat of ['red', 'yellow'] as const) at.host.table.act(bid(seat, 1));
    const line = { ...pressed('blue', 2), prompt: promptOf(), id: 'press-1' };
    expect(await phone.line(line)).toMatchObject({ reply: { seq: 4 } });
    phone.close();
    const again = await page(port, 'captain', { device: token }, fromAfar(port));
    await again.you();
    expect(await again.line(line)).toMatchObject({ reply: { seq: 4, repeated: true } });
    expect(at.host.table.log.entries).toHaveLength(4);
  });

  const scorekeepersOnly: readonly (readonly [string, unknown])[] = [
    ['undo', { kind: 'undo' }],
    ['an undo for a machine', { kind: 'undo', entry: 1, because: 'scan' }],
    ['a correction', { kind: 'correct', edits: [{ kind: 'void', entry: 2 }] }],
    ['a preview', { kind: 'preview', edits: [{ kind: 'void', entry: 2 }] }],
    ['a pause', { command: { kind: 'pause' } }],
    ['a number put right', { command: { kind: 'setRight', seat: 'blue', field: 'score', value: 9 } }],
    ['a reveal', { command: { kind: 'reveal', seat: 'blue' } }],
    ['another captain', { command: { kind: 'seatCaptain', seat: 'blue', captain: 'Eve' } }],
    ['an override', { ...pressed('blue', 9), override: { reason: 'mine' } }],
    ['somebody’s reading', { kind: 'sign', sign: { kind: 'number', value: 1 }, seat: 'blue', reading: 4 }],
    ['a sign', { kind: 'sign', sign: { kind: 'number', value: 1 }, seat: 'blue' }],
    ['a command, though it answers what the own seat is asked', bid('blue', 2)],
    ['a command in a press', { ...pressed('blue', 2), ...bid('red', 2) }],
    ['a list', [bid('blue', 1)]],
    ['nothing', null],
  ];
  test.each(scorekeepersOnly)('a captain may not send %s', async (_what, line) => {
    const { pass } = await openRoom();
    const { phone } = await captain(pass, 'blue');
    const before = at.host.table.log.entries.length;
    const sent =
      typeof line === 'object' && line !== null && !Array.isArray(line)
        ? { ...line, ...('kind' in line && line.kind === 'undo' ? {} : { prompt: promptOf() }) }
        : line;
    expect(refusedCode(await phone.line(sent))).toBe('not-allowed');
    expect(at.host.table.log.entries.length).toBe(before);
  });

  test('a captain takes back the own last tap, and no entry of anybody else', async () => {
    const { console, pass } = await openRoom();
    const { phone } = await captain(pass, 'blue');
    await console.line(bid('red', 1));
    const code = async (entry: number) =>
      ((await phone.line({ kind: 'undo', entry })) as { reply?: { refusal?: { code: string } } }).reply
        ?.refusal?.code;
    expect(await code(2)).toBe('not-own-tap');
    expect(await phone.line({ ...pressed('blue', 2), prompt: promptOf(), id: 'mine' })).toMatchObject({
      reply: { seq: 3 },
    });
    // The stand's clock goes on by a second at each look.
    expect(await phone.line({ kind: 'undo', entry: 3 })).toMatchObject({ reply: { seq: 4 } });
    expect(at.host.table.head).toBe(2);
    const { device } = JSON.parse(at.host.table.log.entries.at(-1)?.command ?? '{}') as { device: string };
    expect(at.link.hub.devices.get(device)?.role).toBe('guest');
  });

  test('each phone is sent its own secrets and nobody else’s, byte by byte', async () => {
    const { pass } = await openRoom();
    const red = await captain(pass, 'red');
    const blue = await captain(pass, 'blue');
    const tv = await page(port, 'table');
    await red.phone.line({ ...pressed('red', 4), prompt: promptOf() });
    await red.phone.frame(({ parts }) => JSON.stringify(parts['game.own']) === '[4]');
    await Promise.all([blue.phone, tv].map((each) => each.hears('beat')));
    for (const { texts } of [blue.phone, tv])
      expect(texts.filter((text) => text.includes('"game.own":[4]'))).toEqual([]);
    expect(tv.texts.filter((text) => text.includes('"amount":4'))).toEqual([]);
  });

  test('a phone may hold two seats, and look at each in turn', async () => {
    const { pass } = await openRoom();
    const { phone } = await captain(pass, 'red');
    await phone.call('seat.take', { seat: 'blue' });
    await phone.you(({ seats }) => seats.length === 2);
    await phone.line({ ...pressed('red', 3), prompt: promptOf() });
    await phone.line({ ...pressed('blue', 5), prompt: promptOf() });
    phone.send({ kind: 'look', as: { kind: 'captain', seat: 'blue' } });
    await phone.frame(({ from, parts }) => from === null && String(parts['game.own']) === '5');
    phone.send({ kind: 'look', as: { kind: 'captain', seat: 'red' } });
    await phone.frame(({ from, parts }) => from === null && String(parts['game.own']) === '3');
  });

  test('looking at a seat of somebody else shows the own one', async () => {
    const { console, pass } = await openRoom();
    const { phone } = await captain(pass, 'blue');
    await console.line(bid('red', 4));
    phone.send({ kind: 'look', as: { kind: 'captain', seat: 'red' } });
    phone.send({ kind: 'whole' });
    await phone.frame(({ from, to }) => from === null && to > 0);
    expect(phone.texts.filter((text) => text.includes('"game.own":[4]'))).toEqual([]);
  });
});

describe('seats', () => {
  test('the code leaves the television with the last free seat, and can be shown again', async () => {
    const { console, pass } = await openRoom();
    const codeIs = (shown: boolean) =>
      console.hears('room', ({ join }: { join: unknown }) => (join !== null) === shown);
    await captain(pass, 'red');
    await captain(pass, 'blue');
    expect(at.link.hub.room.join).not.toBeNull();
    await captain(pass, 'yellow');
    await codeIs(false);
    await console.call('room.showJoin');
    await codeIs(true);
  });

  test('a seat has one device; the next one is refused until the console frees it', async () => {
    const { console, pass } = await openRoom();
    const { phone } = await captain(pass, 'red');
    const other = await page(port, 'captain', { pass }, fromAfar(port));
    await other.you();
    expect(refusedCode(await other.call('seat.take', { seat: 'red' }))).toBe('seat-taken');
    expect(refusedCode(await other.call('seat.take', { seat: 'grey' }))).toBe('no-such-seat');
    await console.call('seat.free', { seat: 'red' });
    await phone.you(({ seats, role }: You) => seats.length === 0 && role === 'guest');
    expect(await other.call('seat.take', { seat: 'red' })).toMatchObject({ done: null });
  });

  test('the console shows who holds which seat, and one press shows a device out for good', async () => {
    const { console, pass } = await openRoom();
    const { phone, token } = await captain(pass, 'red');
    const room: { devices: { id: string; seats: string[]; name: string }[] } = await console.hears(
      'room',
      ({ devices }: { devices: { seats: string[] }[] }) => devices.some(({ seats }) => seats.includes('red')),
    );
    const held = room.devices.find(({ seats }) => seats.includes('red'));
    await console.call('device.revoke', { device: held?.id });
    expect(await phone.hears('out')).toMatchObject({ code: 'revoked' });
    await phone.closed();
    const again = await page(port, 'captain', { device: token }, fromAfar(port));
    expect(await again.you()).toMatchObject({ role: 'waiting' });
    const { free } = await (await page(port, 'captain', { pass }, fromAfar(port))).you();
    expect(free.map(({ seat }) => seat)).toContain('red');
  });

  test('a phone gets its seat back after sleep and after the program was started anew', async () => {
    const { pass } = await openRoom();
    const { phone, token } = await captain(pass, 'yellow');
    phone.close();
    const woken = await page(port, 'captain', { device: token }, fromAfar(port));
    expect(await woken.you()).toMatchObject({ role: 'captain', seats: ['yellow'] });
    const { store } = at;
    await at.close();
    at = await stand({ names: ['table.test'], store });
    ({ port } = at.link);
    await at.link.hub.room.letOthersIn();
    const back = await page(port, 'captain', { device: token }, fromAfar(port));
    expect(await back.you()).toMatchObject({ role: 'captain', seats: ['yellow'] });
  });

  test('no token is kept where somebody could read it', async () => {
    const { pass } = await openRoom();
    const { token } = await captain(pass, 'yellow');
    expect(JSON.stringify(at.store.all())).not.toContain(token);
  });

  test('a seat is held for one session: in another it is picked anew', async () => {
    const { pass } = await openRoom();
    const { phone } = await captain(pass, 'red');
    at.host.play(undefined);
    await phone.you(({ seats, session }: You) => session === null && seats.length === 0);
    expect(refusedCode(await phone.call('seat.take', { seat: 'red' }))).toBe('no-session');
    at.host.play(otherTable());
    await phone.you(({ session }: You) => session !== null);
  });
});

describe('another evening with the same captains', () => {
  test('leaves every phone its seat, and a captain who is new none', async () => {
    const { pass } = await openRoom();
    const red = await captain(pass, 'red');
    at.host.play(undefined);
    await red.phone.you(({ session }: You) => session === null);
    at.host.play(otherTable());
    expect(await red.phone.you(({ session }: You) => session === at.host.session()?.id)).toMatchObject({
      role: 'captain',
      seats: ['red'],
    });
    expect(await red.phone.line({ ...pressed('red', 2), prompt: promptOf() })).toMatchObject({
      reply: { seq: 2 },
    });
  });

  test('asks the console after a day whether the phone sits there, which takes no hand until then', async () => {
    let later = 0;
    const clock = { ...wallClock, now: () => Date.now() + later };
    await at.close();
    at = await stand({ names: ['table.test'], clock });
    ({ port } = at.link);
    const { console, pass } = await openRoom();
    const { phone } = await captain(pass, 'red');
    at.host.play(undefined);
    await phone.you(({ session }: You) => session === null);
    later = 25 * 60 * 60_000;
    at.host.play(otherTable());
    expect(await phone.you(({ session }: You) => session === at.host.session()?.id)).toMatchObject({
      seats: [],
    });
    const isAsked = (count: number) =>
      console.hears('room', (room: { again: readonly unknown[] }) => room.again.length === count);
    expect(await isAsked(1)).toMatchObject({ again: [{ seat: 'red', captain: 'Ines' }] });
    await console.call('seat.again', { seat: 'red', sits: true });
    await phone.you(({ seats }) => seats.includes('red'));
    await isAsked(0);
  });

  test('gives nobody a seat that was given up or freed, nor one whose captain is another', () => {
    const device = (id: string, ...seats: readonly object[]) => ({ id, name: id, seen: 5, seats }) as never;
    const session = { id: 'new', seats: [{ seat: 'blue', captain: 'Ines' }] } as const;
    const sat = (id: string, captain: string, at = 5) =>
      device(id, { session: 'old', seat: 'red', captain, at });
    const whose = (...devices: readonly never[]) => seatsAgain(devices, session).map((each) => each.device);
    expect(whose(sat('a', 'Ines'), sat('b', 'Ines', 9))).toEqual(['b']);
    expect(whose(sat('a', 'Mo'), device('b'))).toEqual([]);
    // A session that somebody sat in already was opened again: whoever left it has left it.
    const known = device('b', { session: 'new', seat: 'red', captain: 'Mo', at: 5 });
    expect(whose(sat('a', 'Ines'), known)).toEqual([]);
  });

  describe('knows a captain again', () => {
    const device = (id: string, ...seats: readonly object[]) => ({ id, name: id, seen: 5, seats }) as never;
    const sat = (seat: string, captain: string, at = 5) => ({ session: `of ${at}`, seat, captain, at });
    const sit = (devices: readonly never[], ...captains: readonly (readonly [SeatId, string])[]) =>
      Object.fromEntries(
        seatsAgain(devices, { id: 'new', seats: captains.map(([seat, captain]) => ({ seat, captain })) }).map(
          ({ device: id, place }) => [place.seat, id],
        ),
      );

    test.each(['inés', 'INÉS ', ' Inés', 'Ine\u0301s'])('who is written “%s” now', (name) => {
      expect(sit([device('a', sat('red', 'Inés'))], ['red', name])).toEqual({ red: 'a' });
    });

    test('in another chair: two who change places take their phones along', () => {
      const phones = [device('a', sat('red', 'Ines')), device('b', sat('blue', 'Mo'))];
      expect(sit(phones, ['red', 'Mo'], ['blue', 'Ines'])).toEqual({ red: 'b', blue: 'a' });
    });

    test('by the chair where two have one name, and never two of them by one phone', () => {
      const phones = [device('a', sat('red', 'Ines')), device('b', sat('blue', 'ines', 9))];
      expect(sit(phones, ['red', 'Ines'], ['blue', 'Ines'])).toEqual({ red: 'a', blue: 'b' });
      const one = [device('a', sat('red', 'Ines'), sat('red', 'Ines', 9))];
      expect(sit(one, ['blue', 'Ines'], ['red', 'Ines'])).toEqual({ red: 'a' });
    });

    test('each of two who share a phone', () => {
      const shared = [device('a', sat('red', 'Ines'), sat('blue', 'Mo'))];
      expect(sit(shared, ['red', 'Ines'], ['blue', 'Mo'])).toEqual({ red: 'a', blue: 'a' });
    });

    test('and nobody by a name that only begins alike', () => {
      expect(sit([device('a', sat('red', 'Ines'))], ['red', 'Ines S.'])).toEqual({});
    });
  });

  test('leaves a seat to whoever takes it before the phone of last time comes', async () => {
    const { pass } = await openRoom();
    const { phone, token } = await captain(pass, 'red');
    phone.close();
    const isThere = () =>
      (JSON.parse(at.link.hub.roomText()) as { room: { devices: DevicePart[] } }).room.devices.some(
        ({ connected }) => connected.includes('captain'),
      );
    await expect.poll(isThere).toBe(false);
    at.host.play(undefined);
    at.host.play(otherTable());
    const { phone: other } = await captain(pass, 'red');
    const late = await page(port, 'captain', { device: token }, fromAfar(port));
    expect(await late.you(({ role }) => role !== 'waiting')).toMatchObject({ seats: [] });
    expect(await other.you()).toBeDefined();
  });
});

describe('asking to be let in', () => {
  test('a television without a code waits with a number, and one press on the console lets it in', async () => {
    const { console } = await openRoom();
    const tv = await page(port, 'table', {}, fromAfar(port));
    const { code } = await tv.you(({ role }) => role === 'waiting');
    expect(refusedCode(await tv.line(bid('red', 1)))).toBe('hello-first');
    expect(tv.heard.some((each) => 'parts' in each)).toBe(false);
    await console.hears('room', ({ waiting }: { waiting: { code: string }[] }) =>
      waiting.some((each) => each.code === code),
    );
    await console.call('device.letIn', { device: code });
    expect(await tv.you(({ device }) => device !== undefined)).toMatchObject({ role: 'display' });
    await tv.frame();
  });

  test('whoever is turned away is told so', async () => {
    const { console } = await openRoom();
    const phone = await page(port, 'captain', {}, fromAfar(port));
    const { code } = await phone.you();
    await console.call('device.turnAway', { device: code });
    expect(await phone.hears('out')).toMatchObject({ code: 'turned-away' });
  });
});

describe('the room', () => {
  test('shutting it shows everyone out who is not on this computer, and its codes let nobody in again', async () => {
    const { console, pass } = await openRoom();
    const { phone } = await captain(pass, 'red');
    await console.call('room.shut');
    expect(await phone.hears('out')).toMatchObject({ code: 'shut' });
    expect(await console.call('session.goOn')).toMatchObject({ done: null });
    await console.call('room.open');
    const late = await page(port, 'captain', { pass }, fromAfar(port));
    expect(await late.hears('out')).toMatchObject({ code: 'pass-expired' });
  });

  test('a frozen television keeps its picture while entries go on, and then shows the present', async () => {
    const console = await keeperAt(at.link);
    const tv = await page(port, 'table');
    const { to: before } = await tv.frame();
    await console.you();
    await console.call('tv.freeze');
    await console.line(bid('red', 1));
    const late = await page(port, 'table');
    await late.hears('beat');
    for (const each of [tv, late]) expect((await each.frame()).to).toBe(before);
    await console.call('tv.unfreeze');
    for (const each of [tv, late]) await each.frame(({ from, to }) => from === null && to === before + 1);
  });

  test('a film of an evening that is gone is shown on the television, and then the present', async () => {
    const console = await keeperAt(at.link);
    const tv = await page(port, 'table');
    const { to: present } = await tv.frame();
    await console.you();
    const asked = { session: 'gone.quartermaster', entry: 7, as: 'now' };
    expect(await console.call('tv.film', asked)).toMatchObject({ done: null });
    const film = await tv.frame(({ run }) => run === 'film gone.quartermaster');
    expect([film.from, film.to, film.parts['seen']]).toEqual([null, 7, asked.session]);
    await console.call('tv.unfreeze');
    await tv.frame(({ run, to }) => run !== film.run && to === present);
  });

  test('a bug in a handler reaches nobody as more than a sentence', async () => {
    const console = await keeperAt(at.link);
    await console.you();
    const answer = await console.call('session.rename', { session: 'x', title: 'y' });
    expect(refusedCode(answer)).toBe('bug');
    expect(JSON.stringify(answer)).not.toContain('a bug for the test');
    expect(at.bugs).toHaveLength(1);
  });
});
