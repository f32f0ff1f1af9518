import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReaderKind } from '../../hardware/driver.ts';
import type { FakeReader } from '../../hardware/fake.ts';
import { fakes } from '../../hardware/fakes.ts';
import { Link, type LinkEvent } from '../../hardware/link/link.ts';
import { systemClock } from '../../hardware/port/clock.ts';
import type { PortFault } from '../../hardware/port/port.ts';
import { SerialLine } from '../../hardware/port/serial.ts';
import { fakeRdm6300 } from '../../hardware/rdm6300/fake.ts';
import { driverOf } from '../../hardware/readers.ts';
import type { Report } from '../../hardware/report.ts';
import { needs } from '../support/needs.ts';
import { type PtyPair, ptyPair } from '../support/pty.ts';

const socat = needs('socat');
const deaf = { bytes: () => undefined, closed: () => undefined };

let cable: PtyPair;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  if (!socat.missing) cable = await ptyPair();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  if (!socat.missing) await cable.remove();
});

/** A link over serialport itself, and a promise for whatever it is to tell. */
function linkTo(kind: ReaderKind) {
  const driver = driverOf(kind);
  const [line] = driver.lines;
  const events: LinkEvent[] = [];
  let onEvent = (): void => undefined;
  const link = new Link({
    driver,
    port: new SerialLine(cable.host, line),
    clock: systemClock,
    gap: () => 250,
    tell: (event) => {
      events.push(event);
      onEvent();
    },
  });
  open.push({ close: () => link.stop() });
  return {
    link,
    events,
    line,
    readings: () => events.flatMap((event) => (event.kind === 'reading' ? [event.reading.report] : [])),
    /** Resolves as soon as it holds; the test's own time limit ends a wait in vain. */
    until(holds: () => boolean): Promise<void> {
      return new Promise((resolve) => {
        onEvent = () => {
          if (holds()) resolve();
        };
        onEvent();
      });
    },
  };
}

/** The reader's end: opened through serialport as well, answering as the reader would. */
async function play(fake: FakeReader, baudRate: number) {
  const port = new SerialLine(cable.reader, { baudRate });
  const say = (pieces: readonly Uint8Array[]) => {
    for (const piece of pieces) void port.write(piece);
  };
  const fault = await port.open({
    bytes: (chunk) => {
      say(fake.heard(chunk));
    },
    closed: () => undefined,
  });
  expect(fault).toBeUndefined();
  open.push(port);
  say(fake.powered());
  return {
    show: (report: Report) => {
      say(fake.shown(report));
    },
  };
}

const fakeOf = (kind: ReaderKind): FakeReader => fakes[kind]({ unit: 'T1', name: 'Tower' }, systemClock);

const tag: Report = { kind: 'tag', tag: '62E3086CED' };
const reports: Record<ReaderKind, Report> = {
  qm1: tag,
  pn532: { kind: 'tag', tag: '04A035B2BC2B80' },
  rdm6300: tag,
  'em-18': tag,
  parallax: tag,
  'reader-7941e': tag,
  'text-uid': { kind: 'tag', tag: '04A035B2BC2B80' },
  scanner: { kind: 'code', text: 'QMC:PQC-SWORDS-9-15', symbology: ']C0' },
};

describe.skipIf(socat.missing)(`over a real serial port${socat.reason}`, () => {
  it.each(Object.entries(reports) as [ReaderKind, Report][])('%s is read', async (kind, report) => {
    const { link, readings, until, line } = linkTo(kind);
    const reader = await play(fakeOf(kind), line.baudRate);
    link.start();
    await until(() => link.status.kind === 'proving' || link.status.kind === 'live');
    reader.show(report);
    await until(() => readings().length > 0);
    expect(readings()[0]).toEqual(report);
    await until(() => link.status.kind === 'live');
  });

  it('an unplugging is noticed, and the reader is back after a replug', async () => {
    const { link, readings, until } = linkTo('rdm6300');
    link.start();
    await until(() => link.status.kind === 'proving');
    await cable.unplug();
    await until(() => link.status.kind === 'waiting');
    expect(link.status).toMatchObject({ fault: { path: cable.host } });
    await cable.plug();
    await until(() => link.status.kind === 'proving');
    const reader = await play(fakeRdm6300(), 9600);
    reader.show(tag);
    await until(() => readings().length > 0);
    expect(link.counters.losses).toBe(1);
  });

  it('an unplugging at the very moment of opening is noticed too', async () => {
    const port = new SerialLine(cable.host, { baudRate: 9600 });
    open.push(port);
    let tell: (fault: PortFault | undefined) => void = () => undefined;
    const closed = new Promise<PortFault | undefined>((resolve) => (tell = resolve));
    expect(await port.open({ bytes: () => undefined, closed: tell })).toBeUndefined();
    await cable.unplug();
    expect(await closed).toMatchObject({ code: 'lost', path: cable.host });
  });

  it('a port that is open elsewhere is taken', async () => {
    const first = new SerialLine(cable.host, { baudRate: 9600 });
    open.push(first);
    expect(await first.open(deaf)).toBeUndefined();
    const second = new SerialLine(cable.host, { baudRate: 9600 });
    expect(await second.open(deaf)).toMatchObject({ code: 'taken', path: cable.host });
    await first.close();
    open.push(second);
    expect(await second.open(deaf)).toBeUndefined();
  });

  it('a port that is not there is missing, and what is no port as well', async () => {
    expect(await new SerialLine(`${cable.host}-not`, { baudRate: 9600 }).open(deaf)).toMatchObject({
      code: 'missing',
    });
    expect(await new SerialLine('/dev/null', { baudRate: 9600 }).open(deaf)).toMatchObject({
      code: 'missing',
    });
  });

  it('a port that is not open takes no bytes', async () => {
    const port = new SerialLine(cable.host, { baudRate: 9600 });
    expect(await port.write(Uint8Array.of(1))).toMatchObject({ code: 'lost' });
    await port.open(deaf);
    await port.close();
    expect(await port.write(Uint8Array.of(1))).toMatchObject({ code: 'lost' });
  });
});
