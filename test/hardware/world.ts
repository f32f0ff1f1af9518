import type { ListedPort, PortFacts } from '../../hardware/discovery/ports.ts';
import type { FakeReader } from '../../hardware/fake.ts';
import { type MemoryPair, memoryPair } from '../../hardware/port/memory.ts';
import type { LineSettings, Port } from '../../hardware/port/port.ts';
import type { Report } from '../../hardware/report.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';

interface Device {
  readonly fake: FakeReader;
  /** None: bytes come whatever speed is set. */
  readonly baudRate: number | undefined;
  readonly pair: MemoryPair;
  readonly chip: PortFacts;
}

/** What a line at the wrong speed makes of bytes: as many, none of them meant. */
function garbled(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte ^ 0xa5) | 0x80);
}

const isOn = ({ baudRate }: Device, line: LineSettings): boolean =>
  baudRate === undefined || baudRate === line.baudRate;

/** A machine in memory with sockets, into which readers are plugged; bytes need 2 ms on the way. */
export class World {
  readonly clock: HandClock = handClock(1_000_000);
  readonly #devices = new Map<string, Device>();
  /** Every opening that was tried, as `path@baud rate`. */
  readonly openings: string[] = [];
  /** Nothing that the host says arrives. */
  isDeaf = false;

  readonly list = (): Promise<readonly ListedPort[]> =>
    Promise.resolve([...this.#devices].map(([path, { chip }]) => ({ path, device: path, ...chip })));

  readonly portAt = (path: string, line: LineSettings): Port => ({
    path,
    open: (listener) => {
      this.openings.push(`${path}@${String(line.baudRate)}`);
      const device = this.#devices.get(path);
      if (!device) return Promise.resolve({ code: 'missing', path, detail: 'nothing there' });
      const isClear = isOn(device, line);
      return device.pair.host.open({
        bytes: (chunk) => {
          listener.bytes(isClear ? chunk : garbled(chunk));
        },
        closed: (fault) => {
          listener.closed(fault);
        },
      });
    },
    write: (bytes) => {
      const device = this.#devices.get(path);
      if (!device) return Promise.resolve({ code: 'lost', path, detail: 'nothing there' });
      if (this.isDeaf) return Promise.resolve(undefined);
      return device.pair.host.write(isOn(device, line) ? bytes : garbled(bytes));
    },
    close: () => this.#devices.get(path)?.pair.host.close() ?? Promise.resolve(),
  });

  plug(path: string, fake: FakeReader, baudRate: number | undefined, chip: PortFacts): void {
    const pair = memoryPair(path);
    this.#devices.set(path, { fake, baudRate, pair, chip });
    fake.powered();
    void pair.reader.open({
      bytes: (chunk) => {
        this.#say(pair, fake.heard(chunk));
      },
      closed: () => undefined,
    });
  }

  /** USB without a bridge. */
  plugWithoutSpeed(path: string, fake: FakeReader, chip: PortFacts): void {
    this.plug(path, fake, undefined, chip);
  }

  /** Whatever hangs there says this, on its own line. */
  say(path: string, bytes: Uint8Array): void {
    const device = this.#devices.get(path);
    if (device) this.#say(device.pair, [bytes]);
  }

  unplug(path: string): void {
    this.#devices.get(path)?.pair.unplug();
    this.#devices.delete(path);
  }

  take(path: string): void {
    this.#devices.get(path)?.pair.take();
  }

  giveBack(path: string): void {
    this.#devices.get(path)?.pair.giveBack();
  }

  show(path: string, report: Report): void {
    const device = this.#devices.get(path);
    if (device) this.#say(device.pair, device.fake.shown(report));
  }

  /** The tag lies there for so long, and is repeated by readers that repeat. */
  async lies(path: string, tag: string, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      this.show(path, { kind: 'tag', tag });
      await this.clock.advanceSettled(100);
    }
    this.show(path, { kind: 'tag-gone', tag });
  }

  #say(pair: MemoryPair, pieces: readonly Uint8Array[]): void {
    for (const piece of pieces) this.clock.after(2, () => void pair.reader.write(piece));
  }
}
