import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '../../src-main/link/connection.ts';
import { random } from '../support/random.ts';
import { handClock, settle, type HandClock } from '../support/hand-clock.ts';
import { dial, page } from './caller.ts';
import { keeperAt } from './invited.ts';
import { stand, type Stand } from './stand.ts';

let clock: HandClock;
let at: Stand;
let port: number;

beforeEach(async () => {
  clock = handClock();
  at = await stand({ clock });
  ({ port } = at.link);
});
afterEach(() => at.close());

const refusedCode = (answer: unknown) => (answer as { refused?: { code: string } }).refused?.code;

describe('what is no message', () => {
  const wrong: readonly (readonly [string, unknown])[] = [
    ['no JSON', '{'],
    ['nothing', ''],
    ['a number', 7],
    ['null', null],
    ['a list', []],
    ['an unknown kind', { kind: 'become-scorekeeper' }],
    ['a field too many', { kind: 'whole', extra: 1 }],
    ['a kind that is an object', { kind: { kind: 'whole' } }],
    ['a number that is none', { kind: 'call', n: 1.5, call: 'room.open' }],
    ['a call that is a path', { kind: 'call', n: 1, call: '../room' }],
    ['a seat that does not exist', { kind: 'look', as: { kind: 'captain', seat: 'brown' } }],
    ['a second hello', { kind: 'hello', page: 'console', language: 'en' }],
    ['a prototype', '{"__proto__":{"kind":"whole"},"kind":"no"}'],
    ['deep brackets', '['.repeat(4000)],
  ];
  test.each(wrong)('is told so plainly and is counted: %s', async (_what, message) => {
    const tv = await page(port, 'table');
    await tv.you();
    tv.send(message);
    expect(await tv.hears('refused')).toMatchObject({ code: 'not-a-message' });
    expect(at.link.hub.refusals.of('not-a-message')).toBe(1);
    expect(at.bugs).toEqual([]);
  });

  test('a request that cannot be read is still answered under its number', async () => {
    const tv = await page(port, 'table');
    await tv.you();
    expect(refusedCode(await tv.ask({ kind: 'line', line: {}, extra: 1 }))).toBe('not-a-message');
  });

  test.each(['toString', 'constructor', 'hasOwnProperty'])('there is no call named %s', async (call) => {
    const console = await keeperAt(at.link);
    await console.you();
    expect(refusedCode(await console.call(call))).toBe('no-such-call');
  });

  test('a call with the wrong things names what is wrong', async () => {
    const console = await keeperAt(at.link);
    await console.you();
    expect(await console.call('session.open', { session: 4 })).toMatchObject({
      refused: { code: 'bad-call', text: expect.stringContaining('"session"') as unknown },
    });
  });

  test('bytes instead of text are no message', async () => {
    const tv = await page(port, 'table');
    await tv.you();
    tv.socket.send(Buffer.from('{"kind":"whole"}'), { binary: true });
    expect(await tv.hears('refused')).toMatchObject({ code: 'not-a-message' });
  });

  test('nothing is done for a page that has not said hello, and after five seconds it is shown out', async () => {
    const silent = await dial(port);
    silent.send({ kind: 'call', n: 1, call: 'room.open' });
    expect(await silent.hears('refused')).toMatchObject({ code: 'hello-first' });
    clock.advance(5000);
    expect(await silent.hears('out')).toMatchObject({ code: 'no-hello' });
    await silent.closed();
  });

  test('a message is so long and no longer, and a frame past all bounds ends the connection', async () => {
    const tv = await page(port, 'table');
    await tv.you();
    tv.send({ kind: 'line', n: 1, line: 'x'.repeat(9000) });
    expect(await tv.hears('refused')).toMatchObject({ code: 'message-too-long' });
    tv.send('x'.repeat(600 * 1024));
    await tv.closed();
    expect(at.bugs).toEqual([]);
  });

  test('so many at once are taken, then the page is asked to wait, then shown out', async () => {
    const tv = await page(port, 'table');
    await tv.you();
    for (let n = 0; n < 60; n++) tv.send({ kind: 'whole' });
    expect(await tv.hears('refused')).toMatchObject({ code: 'slow-down' });
    clock.advance(10_000);
    tv.send({ kind: 'whole' });
    await tv.frame(({ from }) => from === null);
    for (let n = 0; n < 100; n++) tv.send('{');
    expect(await tv.hears('out')).toMatchObject({ code: 'too-many' });
    await tv.closed();
  });

  test('whatever is sent, nothing is entered, nobody gains a right, and nothing breaks', async () => {
    const chance = random(31);
    const words = [
      'kind',
      'hello',
      'line',
      'call',
      'look',
      'whole',
      'n',
      'as',
      'with',
      'seat',
      'red',
      'page',
    ];
    const value = (depth: number): unknown => {
      switch (chance.below(depth > 3 ? 5 : 7)) {
        case 0:
          return chance.pick(words);
        case 1:
          return chance.below(1000) - 500;
        case 2:
          return chance.pick([null, true, false, 1e308, -0, '\u0000', '💥'.repeat(9), '__proto__']);
        case 3:
          return chance.pick(['room.open', 'session.trash', 'device.revoke', 'console', 'scorekeeper']);
        case 4:
          return { kind: chance.pick(words), n: chance.below(9), call: 'room.open', line: { kind: 'undo' } };
        case 5:
          return Array.from({ length: chance.below(4) }, () => value(depth + 1));
        default:
          return Object.fromEntries(
            Array.from({ length: chance.below(5) }, () => [chance.pick(words), value(depth + 1)]),
          );
      }
    };
    const { table } = at.host;
    const before = table.log.entries.length;
    for (let round = 0; round < 12; round++) {
      const tv = await page(port, 'table');
      await tv.you();
      for (let n = 0; n < 30; n++) {
        const text = JSON.stringify(value(0));
        tv.send(chance.below(4) === 0 ? text.slice(0, chance.below(text.length + 1)) : text);
      }
      clock.advance(1000);
      await tv.hears('beat');
      expect((await tv.you()).role).toBe('display');
      tv.close();
    }
    expect(table.log.entries.length).toBe(before);
    expect(at.link.hub.room.open).toBe(false);
    expect(at.bugs).toEqual([]);
  });
});

describe('frames', () => {
  /** A page at the end of a wire that a test can clog. */
  function slowPage() {
    const heard: string[] = [];
    const wire = {
      behind: false,
      send: (text: string) => void heard.push(text),
      close: () => undefined,
    };
    const connection = at.link.connect(wire satisfies Wire, {
      address: 'window',
      name: 'TV',
      loopback: true,
      window: 'display',
    });
    connection?.receive('{"kind":"hello","page":"table","language":"en"}');
    const frames = () =>
      heard
        .map((text) => JSON.parse(text) as { from?: number | null; to?: number; parts?: object })
        .filter(({ parts }) => parts)
        .map(({ from, to }) => [from, to]);
    return { wire, heard, frames, connection };
  }
  const bid = (amount: number) => at.host.table.act({ command: { kind: 'bid', seat: 'red', amount } });

  test('the same bytes go to everyone of one kind, by socket and by bridge', async () => {
    const window = slowPage();
    const tv = await page(port, 'table');
    await tv.frame();
    bid(1);
    bid(2);
    await tv.frame(({ to }) => to === 3);
    const shared = window.heard.filter((text) => text.startsWith('{"run"'));
    expect(shared.length).toBe(3);
    expect(tv.texts.filter((text) => text.startsWith('{"run"'))).toEqual(shared);
  });

  test('a page too slow for the changes is left out, and gets the whole once it can follow again', () => {
    const { wire, frames } = slowPage();
    bid(1);
    wire.behind = true;
    bid(2);
    bid(3);
    clock.advance(3000);
    expect(frames()).toEqual([
      [null, 1],
      [1, 2],
    ]);
    wire.behind = false;
    clock.advance(1000);
    expect(frames().at(-1)).toEqual([null, 4]);
    bid(4);
    expect(frames().at(-1)).toEqual([4, 5]);
  });

  test('a page that misses a revision asks for the whole and gets it', async () => {
    const tv = await page(port, 'table');
    await tv.frame();
    bid(1);
    await tv.frame(({ to }) => to === 2);
    tv.send({ kind: 'whole' });
    await tv.frame(({ from, to }) => from === null && to === 2);
  });

  test('another session begins with a whole frame of another run', async () => {
    const tv = await page(port, 'table');
    const { run } = await tv.frame();
    at.host.play(undefined);
    const empty = await tv.frame((frame) => frame.run !== run);
    expect(empty).toMatchObject({ from: null, parts: {} });
  });

  test('a beat goes out every second, whatever else does', async () => {
    const { heard, connection } = slowPage();
    clock.advance(5000);
    await settle();
    expect(heard.filter((text) => text === '{"beat":true}')).toHaveLength(5);
    connection?.closed();
    clock.advance(5000);
    expect(heard.filter((text) => text === '{"beat":true}')).toHaveLength(5);
  });
});
