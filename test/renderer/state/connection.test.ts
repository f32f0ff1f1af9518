import { beforeEach, describe, expect, test } from 'vitest';
import { Connection, type Standing } from '../../../src-renderer/state/connection.ts';
import { applyFrame, type Snapshot } from '../../../src-renderer/state/snapshot.ts';
import type { WireEvents } from '../../../src-renderer/state/wire.ts';
import { handClock, settle, type HandClock } from '../../support/hand-clock.ts';

/** The other end of the wire, in the test's hand. */
interface End {
  readonly events: WireEvents;
  readonly sent: Readonly<Record<string, unknown>>[];
  isClosed: boolean;
}

let clock: HandClock;
let ends: End[];
let standings: Standing[];
let snapshots: Snapshot[];
let connection: Connection;
/** So long the machine slept: the time went on, no timer ran. */
let slept: number;

beforeEach(() => {
  clock = handClock(10_000);
  slept = 0;
  ends = [];
  standings = [];
  snapshots = [];
  connection = new Connection({
    clock: { now: () => clock.now() + slept, after: clock.after },
    chance: () => 0,
    hello: () => ({ page: 'captain', language: 'en' }),
    open(events) {
      const end: End = { events, sent: [], isClosed: false };
      ends.push(end);
      return {
        send: (text) => void end.sent.push(JSON.parse(text) as Readonly<Record<string, unknown>>),
        close() {
          end.isClosed = true;
        },
      };
    },
    events: {
      standing: (standing) => standings.push(standing),
      snapshot: (snapshot) => snapshots.push(snapshot),
      news: () => undefined,
    },
  });
});

const end = (): End => {
  const newest = ends.at(-1);
  if (!newest) throw new Error('nobody has connected');
  return newest;
};
const hear = (sent: unknown) => {
  end().events.heard(JSON.stringify(sent));
};
const whole = (to = 1, parts: object = { a: 1 }) => {
  hear({ run: 'r', from: null, to, parts });
};
const change = (from: number, parts: object, gone?: readonly string[]) => {
  hear({ run: 'r', from, to: from + 1, parts, ...(gone ? { gone } : {}) });
};
const beat = () => {
  hear({ beat: true });
};
const join = () => {
  end().events.opened();
  whole();
};
const kindsSent = () => end().sent.map(({ kind }) => kind);
const standing = () => standings.at(-1)?.kind;

describe('frames', () => {
  test('a page counts as live once it has seen the whole, and not before', () => {
    end().events.opened();
    expect(kindsSent()).toEqual(['hello']);
    beat();
    expect(standing()).toBe(undefined);
    whole();
    expect(standing()).toBe('live');
  });

  test('changes are laid over what is known, and what is gone is gone', () => {
    join();
    change(1, { b: 2 });
    change(2, { a: 3 }, ['b']);
    expect(snapshots.at(-1)).toEqual({ run: 'r', revision: 3, parts: { a: 3 } });
  });

  test('a gap asks for the whole once, and shows nothing of what came after it', () => {
    join();
    change(2, { a: 9 });
    change(3, { a: 10 });
    expect(kindsSent()).toEqual(['hello', 'whole']);
    expect(snapshots.at(-1)?.parts).toEqual({ a: 1 });
    whole(4, { a: 10 });
    expect(snapshots.at(-1)?.parts).toEqual({ a: 10 });
    change(4, { a: 11 });
    expect(snapshots.at(-1)?.parts).toEqual({ a: 11 });
  });

  test('if the whole does not come either, the page stops calling itself live and asks again', () => {
    join();
    change(2, { a: 9 });
    for (let second = 0; second < 2; second++) {
      clock.advance(750);
      beat();
    }
    expect(standing()).toBe('lost');
    expect(kindsSent()).toEqual(['hello', 'whole', 'whole']);
    whole(5);
    expect(standing()).toBe('live');
  });

  test('a frame that came twice changes nothing', () => {
    const known = { run: 'r', revision: 5, parts: { a: 1 } };
    expect(applyFrame(known, { run: 'r', from: 3, to: 4, parts: { a: 0 } })).toBe(known);
  });

  test('a change within a part leaves the rest of it, and every other part, as it was', () => {
    const known = {
      run: 'r',
      revision: 5,
      parts: { ships: [{ at: 1 }, { at: 2 }], board: { spaces: 36 }, told: 1 },
    };
    const changes = { ships: { 1: { at: [3] as const } } };
    const next = applyFrame(known, { run: 'r', from: 5, to: 6, parts: { told: 2 }, changes }) as typeof known;
    expect(next.parts).toEqual({ ships: [{ at: 1 }, { at: 3 }], board: { spaces: 36 }, told: 2 });
    expect(next.parts.ships[0]).toBe(known.parts.ships[0]);
    expect(next.parts.board).toBe(known.parts.board);
  });

  test('changes of another run are a gap', () => {
    const known = { run: 'r', revision: 5, parts: {} };
    expect(applyFrame(known, { run: 's', from: 5, to: 6, parts: {} })).toBe('gap');
    expect(applyFrame(undefined, { run: 'r', from: 5, to: 6, parts: {} })).toBe('gap');
  });
});

describe('a network that goes away', () => {
  test('is noticed within three seconds of silence, and said with the time of the last that was heard', () => {
    join();
    clock.advance(1000);
    beat();
    const heardAt = clock.now();
    clock.advance(2400);
    expect(standing()).toBe('live');
    clock.advance(600);
    expect(standings.at(-1)).toEqual({ kind: 'lost', since: heardAt });
  });

  test('is not taken for what was said to take long, until that is over', () => {
    join();
    hear({ beat: true, busy: true });
    clock.advance(15_000);
    expect(standing()).toBe('live');
    beat();
    expect(standing()).toBe('live');
    clock.advance(3000);
    expect(standing()).toBe('lost');
  });

  test('is noticed all the same where what takes long never ends', () => {
    join();
    hear({ beat: true, busy: true });
    clock.advance(21_000);
    expect(standing()).toBe('lost');
  });

  test('is not seen where a beat comes every second', () => {
    join();
    for (let second = 0; second < 120; second++) {
      clock.advance(1000);
      beat();
    }
    expect(standings).toEqual([{ kind: 'live' }]);
    expect(ends).toHaveLength(1);
  });

  test('is come back from: at once, then with longer pauses, never longer than four seconds', () => {
    join();
    end().events.closed();
    const tries: number[] = [];
    const lostAt = clock.now();
    for (let waited = 0; waited < 20_000; waited += 50) {
      const before = ends.length;
      clock.advance(50);
      if (ends.length === before) continue;
      tries.push(clock.now() - lostAt);
      end().events.closed();
    }
    const pauses = tries.map((at, n) => at - (tries[n - 1] ?? 0));
    expect(pauses).toEqual([50, 250, 500, 1000, 2000, 4000, 4000, 4000, 4000]);
  });

  test('a try that neither opens nor fails is given up', () => {
    join();
    end().events.closed();
    clock.advance(50);
    expect(ends).toHaveLength(2);
    clock.advance(4300);
    expect(ends[1]?.isClosed).toBe(true);
    expect(ends).toHaveLength(3);
  });

  test('what was shown before does not count as live again before the whole has come anew', () => {
    join();
    clock.advance(3000);
    clock.advance(50);
    end().events.opened();
    beat();
    expect(standing()).toBe('lost');
    change(1, { a: 2 });
    expect(standing()).toBe('lost');
    whole(2, { a: 2 });
    expect(standing()).toBe('live');
  });

  test('a page that wakes from sleep does not take what lay in its socket for the present', () => {
    join();
    slept = 60_000;
    change(1, { a: 'old' });
    expect(standing()).toBe('lost');
    expect(snapshots.at(-1)?.parts).toEqual({ a: 1 });
  });

  test('a page that is looked at again after sleep says at once that it was lost, and comes back at once', () => {
    join();
    slept = 60_000;
    connection.wake();
    expect(standing()).toBe('lost');
    expect(ends).toHaveLength(2);
  });

  test('news of a wire that was given up is not listened to', () => {
    join();
    const old = end();
    clock.advance(3000);
    old.events.heard('{"run":"r","from":1,"to":2,"parts":{"a":"late"}}');
    old.events.closed();
    expect(snapshots.at(-1)?.parts).toEqual({ a: 1 });
  });

  test('whose view to show is said again after coming back', () => {
    join();
    connection.look({ kind: 'captain', seat: 'red' });
    end().events.closed();
    clock.advance(10);
    end().events.opened();
    expect(end().sent).toEqual([
      { kind: 'hello', page: 'captain', language: 'en' },
      { kind: 'look', as: { kind: 'captain', seat: 'red' } },
    ]);
  });
});

describe('what is asked', () => {
  const bid = { kind: 'line', line: { id: 'press-1' } };

  test('is answered under its number', async () => {
    join();
    const answers = Promise.all([connection.ask(bid, 'named'), connection.ask(bid, 'named')]);
    hear({ n: 2, reply: { seq: 8, events: [] } });
    hear({ n: 1, refused: { code: 'no', text: 'No.' } });
    expect(await answers).toMatchObject([{ refused: { code: 'no' } }, { reply: { seq: 8 } }]);
  });

  test('is not sent while the network is away, and said so at once', async () => {
    expect(await connection.ask(bid, 'named')).toEqual({ lost: true });
    join();
    clock.advance(3000);
    expect(await connection.ask(bid, 'named')).toEqual({ lost: true });
  });

  test('is sent again after a short loss where it bears an id, and given up where it does not', async () => {
    join();
    const named = connection.ask(bid, 'named');
    const unnamed = connection.ask({ kind: 'call', call: 'session.begin' }, 'once');
    end().events.closed();
    expect(await unnamed).toEqual({ lost: true });
    clock.advance(10);
    join();
    expect(end().sent.at(-1)).toEqual({ ...bid, n: 1 });
    hear({ n: 1, reply: { seq: 8, events: [], repeated: true } });
    expect(await named).toMatchObject({ reply: { repeated: true } });
  });

  test('is given up after a long loss: by then the person has looked anew', async () => {
    join();
    const named = connection.ask(bid, 'named');
    let answer: unknown;
    void named.then((given) => (answer = given));
    end().events.closed();
    clock.advance(16_000);
    await settle();
    expect(answer).toEqual({ lost: true });
    join();
    expect(kindsSent()).toEqual(['hello']);
  });

  test('and only looks waits for the table, however long that is: a page would be empty for good', async () => {
    const rows = { kind: 'call', call: 'logbook.entries' };
    const early = connection.ask(rows, 'look');
    join();
    const late = connection.ask(rows, 'look');
    expect(kindsSent()).toEqual(['hello', 'call', 'call']);
    hear({ n: 1, done: 'early' });
    expect(await early).toMatchObject({ done: 'early' });
    end().events.closed();
    clock.advance(60_000);
    join();
    expect(end().sent.at(-1)).toEqual({ ...rows, n: 2 });
    hear({ n: 2, done: 'late' });
    expect(await late).toMatchObject({ done: 'late' });
    const never = connection.ask(rows, 'look');
    hear({ out: { code: 'revoked', text: 'Shown out.' } });
    expect([await never, await connection.ask(rows, 'look')]).toEqual([{ lost: true }, { lost: true }]);
  });
});

describe('being shown out', () => {
  test('ends it: nothing more is tried', () => {
    join();
    hear({ out: { code: 'revoked', text: 'Shown out.' } });
    expect(standings.at(-1)).toEqual({ kind: 'out', refusal: { code: 'revoked', text: 'Shown out.' } });
    clock.advance(60_000);
    expect(ends).toHaveLength(1);
  });

  test('because the program has ended is a loss like any other', () => {
    join();
    hear({ out: { code: 'ended', text: 'The program has ended.' } });
    expect(standing()).toBe('lost');
    clock.advance(10);
    join();
    expect(standing()).toBe('live');
  });
});
