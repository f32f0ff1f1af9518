import { describe, expect, it } from 'vitest';
import { Link } from '../../../hardware/link/link.ts';
import type { Port } from '../../../hardware/port/port.ts';
import { usualGap } from '../../../hardware/presence/presence.ts';
import { driverOf } from '../../../hardware/readers.ts';
import type { ReaderKind } from '../../../hardware/driver.ts';
import type { Moment, What } from '../../../hardware/record/moment.ts';
import { recordPort } from '../../../hardware/record/record-port.ts';
import { replayPorts } from '../../../hardware/record/replay.ts';
import type { Replay } from '../../../hardware/record/replay.ts';
import { scaledClock } from '../../../hardware/simulator/clock.ts';
import { handClock, settle } from '../../support/hand-clock.ts';
import type { HandClock } from '../../support/hand-clock.ts';
import { layTable, scriptOf } from '../simulator/table.ts';

const kinds = {
  dice: 'qm1',
  left: 'rdm6300',
  old: 'parallax',
  blue: 'reader-7941e',
  box: 'pn532',
  gun: 'scanner',
} as const satisfies Record<string, ReaderKind>;

/** Everybody at once, with noise, a pulled plug and a power cut. */
const party = scriptOf(
  ...Object.entries(kinds).map(([reader, kind]) => ({ reader, kind, battery: true })),
  ...Array.from({ length: 30 }, (_, index) => ({
    at: 1000 + 300 * index,
    reader: 'dice',
    report: { kind: 'button', button: String(index) },
  })),
  ...['left', 'old', 'blue'].map((reader, index) => ({
    at: 1500 + index * 170,
    reader,
    report: { kind: 'tag', tag: '62E3086CED' },
    for: 2000,
  })),
  { at: 2500, reader: 'box', report: { kind: 'tag', tag: '04A035B2BC2B80' }, for: 900 },
  { at: 6500, reader: 'box', report: { kind: 'tag', tag: '5CBBE5D5' }, for: 900 },
  { at: 4000, reader: 'dice', plug: 'out' },
  { at: 5000, reader: 'dice', plug: 'in' },
  { at: 5200, reader: 'gun', report: { kind: 'code', text: 'QMC:1' } },
);
const noise = { flipped: 0.001, lost: 0.001, split: 0.02 };

interface Evening {
  readonly moments: readonly Moment[];
  readonly readings: readonly string[];
}

async function recorded(): Promise<Evening> {
  const clock = handClock(1_000_000);
  const moments: Moment[] = [];
  const sink = {
    take: (port: string, what: What) => moments.push({ at: clock.now() - 1_000_000, port, what }),
  };
  const table = await layTable(party, { over: 'memory', noise, seed: 3 }, clock, (port) =>
    recordPort(port, sink),
  );
  void table.simulation.play();
  await clock.advanceSettled(14_000);
  const readings = table.told.flatMap(({ reader, event }) =>
    event.kind === 'reading' ? [`${reader} ${JSON.stringify(event.reading.report)}`] : [],
  );
  await table.close();
  return { moments, readings };
}

function linkTo(port: Port, clock: HandClock, speed: number, readings: string[]): Link {
  const reader = port.path.replace('memory:', '');
  const driver = driverOf(kinds[reader as keyof typeof kinds]);
  if (!driver) throw new Error(`no driver for ${reader}`);
  const tell: ConstructorParameters<typeof Link>[0]['tell'] = (event) => {
    if (event.kind === 'reading') readings.push(`${reader} ${JSON.stringify(event.reading.report)}`);
  };
  const conversation = driver.converse();
  return new Link({
    driver,
    conversation,
    port,
    clock: scaledClock(clock, speed),
    gap: () => usualGap,
    tell,
  });
}

async function replayed(moments: readonly Moment[], speed: number): Promise<readonly string[]> {
  const clock = handClock(5_000_000);
  const readings: string[] = [];
  const replay = replayPorts({ moments, unread: 0 }, scaledClock(clock, speed));
  replay.ports.forEach((port) => {
    linkTo(port, clock, speed, readings).start();
  });
  await clock.advanceSettled(14_500 / speed);
  return readings;
}

describe('a replay', () => {
  it('of an evening with six noisy readers and a pulled plug brings the same readings in the same order', async () => {
    const { moments, readings } = await recorded();
    expect(readings.length).toBe(30 + 3 * 2 + 2 * 2 + 1);
    expect(await replayed(moments, 1)).toEqual(readings);
  });

  it('at ten times the speed brings the same readings', async () => {
    const { moments, readings } = await recorded();
    expect(await replayed(moments, 10)).toEqual(readings);
  });
});

const bytes = (...all: readonly number[]) => Uint8Array.from(all);

/** A port opened by hand, and what came to it. */
function open(replay: Replay, path: string) {
  const came: string[] = [];
  const port = replay.ports.find((each) => each.path === path);
  if (!port) throw new Error(`no port ${path}`);
  const opening = port.open({
    bytes: (chunk) => came.push([...chunk].join(' ')),
    closed: (fault) => came.push(`closed: ${fault?.code ?? 'no fault'}`),
  });
  void opening.then((fault) => came.push(fault ? `not open: ${fault.code}` : 'open'));
  return { port, came };
}

function replayOf(clock: HandClock, ...moments: readonly (readonly [number, string, What])[]): Replay {
  return replayPorts({ moments: moments.map(([at, port, what]) => ({ at, port, what })), unread: 0 }, clock);
}

const opened: What = { kind: 'opened' };
const came = (byte: number): What => ({ kind: 'in', bytes: bytes(byte) });
const said = (...all: readonly number[]): What => ({ kind: 'out', bytes: bytes(...all) });

describe('a replayed port', () => {
  it('begins with the first opening, whenever that is', async () => {
    const clock = handClock();
    const replay = replayOf(clock, [700, 'a', opened], [900, 'a', came(1)]);
    await clock.advanceSettled(5000);
    const a = open(replay, 'a');
    await clock.advanceSettled(199);
    expect(a.came).toEqual(['open']);
    await clock.advanceSettled(1);
    expect(a.came).toEqual(['open', '1']);
  });

  it('opens when it opened then, so that no reader overtakes another', async () => {
    const clock = handClock();
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [100, 'a', came(1)],
      [200, 'b', opened],
      [300, 'b', came(2)],
    );
    const [a, b] = [open(replay, 'a'), open(replay, 'b')];
    await clock.advanceSettled(199);
    expect([a.came, b.came]).toEqual([['open', '1'], []]);
    await clock.advanceSettled(101);
    expect(b.came).toEqual(['open', '2']);
  });

  it('stands still with all others until the host opens it', async () => {
    const clock = handClock();
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [10, 'b', opened],
      [20, 'b', came(2)],
      [30, 'a', came(1)],
    );
    const a = open(replay, 'a');
    await clock.advanceSettled(5000);
    expect(a.came).toEqual(['open']);
    const b = open(replay, 'b');
    await clock.advanceSettled(20);
    expect([a.came, b.came]).toEqual([
      ['open', '1'],
      ['open', '2'],
    ]);
  });

  it('that the host never opens is gone without after ten seconds', async () => {
    const clock = handClock();
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [10, 'b', opened],
      [20, 'b', came(2)],
      [30, 'a', came(1)],
    );
    const a = open(replay, 'a');
    await clock.advanceSettled(10_030);
    expect(a.came).toEqual(['open', '1']);
  });

  it('tells a host that opens it while it was unplugged, so that it may stop or try again', async () => {
    const clock = handClock();
    const lost: What = { kind: 'closed', fault: { code: 'lost', path: 'a', detail: 'pulled' } };
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [10, 'a', lost],
      [9000, 'a', opened],
      [9001, 'a', came(1)],
    );
    open(replay, 'a');
    await clock.advanceSettled(20);
    const early = open(replay, 'a');
    await clock.advanceSettled(2000);
    expect(early.came).toEqual(['not open: missing']);
    await clock.advanceSettled(6900);
    const again = open(replay, 'a');
    await clock.advanceSettled(200);
    expect(again.came).toEqual(['open', '1']);
  });

  it('is not there any more once everything was played', async () => {
    const clock = handClock();
    const lost: What = { kind: 'closed', fault: { code: 'lost', path: 'a', detail: 'pulled' } };
    const replay = replayOf(clock, [0, 'a', opened], [10, 'a', lost], [20, 'b', said(1)]);
    open(replay, 'a');
    await clock.advanceSettled(15);
    const pending = open(replay, 'a');
    await clock.advanceSettled(5);
    await replay.done;
    const late = open(replay, 'a');
    await clock.advanceSettled(1);
    expect([pending.came, late.came]).toEqual([['not open: missing'], ['not open: missing']]);
  });

  it('hands on what was noted of it when its time comes', async () => {
    const clock = handClock();
    const notes: unknown[] = [];
    const moments = [
      { at: 0, port: 'a', what: opened },
      { at: 50, port: 'a', what: { kind: 'note', note: { name: 'Tray' } } },
    ] as const;
    const replay = replayPorts({ moments, unread: 0 }, clock, {
      onNote: (port, note) => notes.push([port, note]),
    });
    open(replay, 'a');
    await clock.advanceSettled(49);
    expect(notes).toEqual([]);
    await clock.advanceSettled(1);
    expect(notes).toEqual([['a', { name: 'Tray' }]]);
  });

  it('gives no answer before the host has asked', async () => {
    const clock = handClock();
    const replay = replayOf(clock, [0, 'a', opened], [10, 'a', said(7, 8)], [11, 'a', came(1)]);
    const a = open(replay, 'a');
    await clock.advanceSettled(300);
    expect(a.came).toEqual(['open']);
    await a.port.write(bytes(7));
    await clock.advanceSettled(5);
    expect(a.came).toEqual(['open']);
    await a.port.write(bytes(8));
    await clock.advanceSettled(5);
    expect(a.came).toEqual(['open', '1']);
  });

  it('does not wait for ever, nor a second time, for a host that says less', async () => {
    const clock = handClock();
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [0, 'a', said(7)],
      [0, 'a', came(1)],
      [0, 'a', said(7)],
      [0, 'a', came(2)],
    );
    const a = open(replay, 'a');
    await clock.advanceSettled(499);
    expect(a.came).toEqual(['open']);
    await clock.advanceSettled(1);
    expect(a.came).toEqual(['open', '1', '2']);
  });

  it('is lost where it was lost, and opens again where it was plugged in again', async () => {
    const clock = handClock();
    const lost: What = { kind: 'closed', fault: { code: 'lost', path: 'a', detail: 'pulled' } };
    const replay = replayOf(
      clock,
      [0, 'a', opened],
      [100, 'a', lost],
      [400, 'a', opened],
      [500, 'a', came(1)],
    );
    const a = open(replay, 'a');
    await clock.advanceSettled(100);
    expect(a.came).toEqual(['open', 'closed: lost']);
    const again = open(replay, 'a');
    await clock.advanceSettled(299);
    expect(again.came).toEqual([]);
    await clock.advanceSettled(101);
    expect(again.came).toEqual(['open', '1']);
    await replay.done;
  });

  it('is taken while it is open, and cannot be written to while it is closed', async () => {
    const clock = handClock();
    const replay = replayOf(clock, [0, 'a', opened], [1000, 'a', came(1)]);
    const a = open(replay, 'a');
    const second = open(replay, 'a');
    await settle();
    expect(second.came).toEqual(['not open: taken']);
    await a.port.close();
    expect(await a.port.write(bytes(1))).toMatchObject({ code: 'lost' });
  });

  it('is over at once when nothing was recorded', async () => {
    await expect(replayOf(handClock()).done).resolves.toBeUndefined();
  });
});
