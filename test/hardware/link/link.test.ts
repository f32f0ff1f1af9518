import { describe, expect, it } from 'vitest';
import type { ReaderDriver } from '../../../hardware/driver.ts';
import { fakePn532 } from '../../../hardware/pn532/fake.ts';
import { pn532 } from '../../../hardware/pn532/reader.ts';
import { Link, type LinkEvent } from '../../../hardware/link/link.ts';
import { memoryPair } from '../../../hardware/port/memory.ts';
import type { Port, PortFault, PortListener } from '../../../hardware/port/port.ts';
import { encodeFrame } from '../../../hardware/rdm6300/frame.ts';
import { rdm6300 } from '../../../hardware/rdm6300/reader.ts';
import { handClock, settle } from '../../support/hand-clock.ts';

const tag = '62E3086CED';

function linkOn(port: Port, driver: ReaderDriver, clock = handClock()) {
  const events: LinkEvent[] = [];
  const link = new Link({
    driver,
    port,
    clock,
    gap: () => 250,
    tell: (event) => events.push(event),
  });
  return {
    link,
    clock,
    events,
    statuses: () => events.flatMap((event) => (event.kind === 'status' ? [event.status.kind] : [])),
    readings: () => events.flatMap((event) => (event.kind === 'reading' ? [event.reading.report] : [])),
  };
}

/** A reader that repeats its frame every 100 ms for as long as a tag lies on it, as an RDM6300 does. */
function rdm6300Table() {
  const pair = memoryPair('/dev/rdm');
  const it = linkOn(pair.host, rdm6300);
  const silent: PortListener = { bytes: () => undefined, closed: () => undefined };
  return {
    ...it,
    pair,
    async open() {
      await pair.reader.open(silent);
      it.link.start();
      await settle();
    },
    /** The tag lies there for so long. */
    async lies(milliseconds: number, lying = tag) {
      for (let passed = 0; passed < milliseconds; passed += 100) {
        await pair.reader.write(encodeFrame({ tag: lying }));
        await it.clock.advanceSettled(100);
      }
    },
  };
}

describe('a link', () => {
  it('reads a tag once while it lies there, and tells when it has gone', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(2000);
    expect(table.readings()).toEqual([{ kind: 'tag', tag }]);
    await table.clock.advanceSettled(400);
    expect(table.readings()).toEqual([
      { kind: 'tag', tag },
      { kind: 'tag-gone', tag },
    ]);
    expect(table.link.counters).toMatchObject({ frames: 20, readings: 2, repeats: 19, bytesIn: 280 });
  });

  it('reads a tag again that was away for the gap', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(300);
    await table.clock.advanceSettled(300);
    await table.lies(300);
    expect(table.readings().filter(({ kind }) => kind === 'tag')).toHaveLength(2);
  });

  it('tells its status, the bytes, the frame and the reading, in this order', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(100);
    expect(table.events.map((event) => event.kind)).toEqual([
      'status',
      'status',
      'bytes',
      'status',
      'frame',
      'reading',
    ]);
    expect(table.statuses()).toEqual(['opening', 'proving', 'live']);
  });

  it('keeps the bytes and the time of each reading', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.clock.advanceSettled(1234);
    await table.lies(100);
    const reading = table.events.find((event) => event.kind === 'reading');
    expect(reading).toEqual({
      kind: 'reading',
      reading: { report: { kind: 'tag', tag }, raw: encodeFrame({ tag }), at: 1234 },
    });
  });

  it('comes back within two seconds of a replug in mid-turn, and does not read again what still lies there', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(500);
    table.pair.unplug();
    await table.clock.advanceSettled(60_000);
    expect(table.link.status).toMatchObject({ kind: 'waiting', fault: { code: 'missing' } });
    table.pair.plug();
    const pluggedAt = table.clock.now();
    while (table.link.status.kind !== 'proving') await table.clock.advanceSettled(50);
    expect(table.clock.now() - pluggedAt).toBeLessThan(2000);
    await table.pair.reader.open({ bytes: () => undefined, closed: () => undefined });
    await table.clock.advanceSettled(600);
    await table.lies(1000);
    expect(table.readings()).toEqual([{ kind: 'tag', tag }]);
    expect(table.link.counters).toMatchObject({ openings: 2, losses: 1 });
  });

  it('tells that a tag has gone that was taken away while the reader was unplugged', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(500);
    table.pair.unplug();
    await table.clock.advanceSettled(5_000);
    expect(table.readings()).toHaveLength(1);
    table.pair.plug();
    await table.clock.advanceSettled(4_000);
    expect(table.readings()).toEqual([
      { kind: 'tag', tag },
      { kind: 'tag-gone', tag },
    ]);
  });

  it('does not join the halves of a frame over an unplugging', async () => {
    const table = rdm6300Table();
    await table.open();
    const frame = encodeFrame({ tag });
    await table.pair.reader.write(frame.subarray(0, 7));
    table.pair.unplug();
    table.pair.plug();
    await table.pair.reader.open({ bytes: () => undefined, closed: () => undefined });
    await table.clock.advanceSettled(3000);
    await table.pair.reader.write(frame.subarray(7));
    expect(table.readings()).toEqual([]);
    expect(table.link.counters.discarded).toEqual({ length: 7, noise: 7 });
  });

  it('says that a port is taken, and has the reader as soon as it is given back', async () => {
    const table = rdm6300Table();
    table.pair.take();
    await table.open();
    expect(table.link.status).toMatchObject({ kind: 'waiting', fault: { code: 'taken', path: '/dev/rdm' } });
    table.pair.giveBack();
    await table.clock.advanceSettled(2000);
    expect(table.link.status.kind).toBe('proving');
  });

  it('hands on what it threw away, with the reason', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.pair.reader.write(Uint8Array.of(0x55, 0x56));
    expect(table.events).toContainEqual({
      kind: 'discarded',
      bytes: Uint8Array.of(0x55, 0x56),
      reason: 'noise',
      at: 0,
    });
  });

  it('leaves no timer behind when it is stopped, and hears nothing more', async () => {
    const table = rdm6300Table();
    await table.open();
    await table.lies(200);
    await table.link.stop();
    expect(table.clock.pending()).toBe(0);
    const before = table.events.length;
    await table.pair.reader.write(encodeFrame({ tag: '0000000000' }));
    expect(table.events).toHaveLength(before);
  });

  it('shows no signal on a reader that has no lamp', async () => {
    const table = rdm6300Table();
    await table.open();
    expect(table.link.signal('accepted')).toBe(false);
  });
});

describe('a link to a reader that is polled', () => {
  async function pn532Table() {
    const pair = memoryPair('/dev/pn532');
    const it = linkOn(pair.host, pn532);
    const module = fakePn532();
    const power = { isOn: true };
    const say = (pieces: readonly Uint8Array[]) => {
      for (const piece of pieces) it.clock.after(5, () => void pair.reader.write(piece));
    };
    const listener: PortListener = {
      bytes: (chunk) => {
        if (power.isOn) say(module.heard(chunk));
      },
      closed: () => undefined,
    };
    await pair.reader.open(listener);
    it.link.start();
    await it.clock.advanceSettled(500);
    return { ...it, pair, module, power };
  }

  it('is live with the answer to its waking, and reads a lying tag once', async () => {
    const table = await pn532Table();
    expect(table.link.status.kind).toBe('live');
    table.module.shown({ kind: 'tag', tag: '5CBBE5D5' });
    await table.clock.advanceSettled(2000);
    table.module.shown({ kind: 'tag-gone', tag: '5CBBE5D5' });
    await table.clock.advanceSettled(2000);
    expect(table.readings()).toEqual([
      { kind: 'tag', tag: '5CBBE5D5' },
      { kind: 'tag-gone', tag: '5CBBE5D5' },
    ]);
  });

  it('neither loses nor doubles a lying tag over a power cycle of the module, however long', async () => {
    for (const without of [300, 800, 10_000]) {
      const table = await pn532Table();
      table.module.shown({ kind: 'tag', tag: '04A035B2BC2B80' });
      await table.clock.advanceSettled(1000);
      table.power.isOn = false;
      await table.clock.advanceSettled(without);
      table.module.powered();
      table.power.isOn = true;
      await table.clock.advanceSettled(3000);
      expect(table.link.status.kind).toBe('live');
      expect(table.readings(), `without power for ${String(without)} ms`).toEqual([
        { kind: 'tag', tag: '04A035B2BC2B80' },
      ]);
    }
  });

  it('says so when the module keeps silent', async () => {
    const table = await pn532Table();
    table.power.isOn = false;
    await table.clock.advanceSettled(5000);
    expect(table.link.status.kind).toBe('silent');
    expect(table.statuses().filter((kind) => kind === 'silent')).toHaveLength(1);
  });
});

describe('a link on a port that behaves badly', () => {
  const fault: PortFault = { code: 'lost', path: '/dev/odd', detail: 'gone' };

  /** A port whose openings are answered by hand. */
  function oddPort() {
    const openings: { listener: PortListener; answer: (fault?: PortFault) => void }[] = [];
    const asked: string[] = [];
    const port: Port = {
      path: '/dev/odd',
      open: (listener) => {
        asked.push('open');
        return new Promise((resolve) => openings.push({ listener, answer: resolve }));
      },
      write: () => Promise.resolve(fault),
      close: () => {
        asked.push('close');
        return Promise.resolve();
      },
    };
    return { port, openings, asked };
  }

  it('closes an opening that succeeds after it was given up, before it opens again', async () => {
    const { port, openings, asked } = oddPort();
    const { link, clock } = linkOn(port, rdm6300);
    link.start();
    await clock.advanceSettled(6000);
    expect(link.status.kind).toBe('opening');
    expect(asked).toEqual(['open']);
    openings[0]?.answer();
    await settle();
    expect(asked).toEqual(['open', 'close', 'open']);
    openings[1]?.answer();
    await settle();
    expect(link.status.kind).toBe('proving');
  });

  it('hears bytes that come before the word that the port is open', async () => {
    const { port, openings } = oddPort();
    const { link, readings } = linkOn(port, rdm6300);
    link.start();
    await settle();
    openings[0]?.listener.bytes(encodeFrame({ tag }));
    openings[0]?.answer();
    await settle();
    expect(readings()).toEqual([{ kind: 'tag', tag }]);
    expect(link.status.kind).toBe('live');
  });

  it('ignores the word of an earlier opening', async () => {
    const { port, openings } = oddPort();
    const { link, clock, readings } = linkOn(port, rdm6300);
    link.start();
    await settle();
    openings[0]?.answer();
    await settle();
    openings[0]?.listener.closed(fault);
    await clock.advanceSettled(200);
    openings[0]?.listener.bytes(encodeFrame({ tag }));
    openings[0]?.listener.closed(fault);
    expect(link.status.kind).toBe('opening');
    expect(readings()).toEqual([]);
  });

  it('takes a failed writing for a loss', async () => {
    const { port, openings } = oddPort();
    const { link } = linkOn(port, pn532);
    link.start();
    await settle();
    openings[0]?.answer();
    await settle();
    expect(link.status).toMatchObject({ kind: 'waiting', fault: { code: 'lost' } });
  });
});
