import type { AlarmClock, Port, PortFault, PortListener } from '../port/port.ts';
import type { Moment, What } from './moment.ts';
import { until } from '../simulator/clock.ts';
import type { Played } from './recording.ts';

export interface Replay {
  /** One for each that was recorded, under its name. */
  readonly ports: readonly Port[];
  /** The last moment has been played. */
  readonly done: Promise<void>;
}

export interface ReplayOptions {
  /** Called when the recording comes to a note about a port. */
  readonly onNote?: (port: string, note: unknown) => void;
}

/** Milliseconds. A host that does not open a port that was open then plays without it. */
const patienceForOpening = 10_000;
/** A host that opens a port which was unplugged then is told so, and tries again. */
const patienceWhileUnplugged = 2_000;
/** A host that says less than it said then, as a later version may, is not waited for again. */
const patienceForWords = 500;

/**
 * Plays a recording from the first opening on, every port on the same time. What came in comes in again in the
 * order it came, over all ports; it waits until the host has opened the port and said as much as it had said by
 * then, so that an answer never comes before its question. A clock that runs faster plays faster.
 */
export function replayPorts({ moments }: Played, clock: AlarmClock, { onNote }: ReplayOptions = {}): Replay {
  const ports = new Map(moments.map(({ port }) => [port, new ReplayedPort(port, clock)]));
  const all = [...ports.values()];
  const begun = all.length > 0 ? Promise.race(all.map((port) => port.waitForOpening())) : Promise.resolve();
  const relive = async ({ port, what }: Moment) => {
    if (what.kind === 'note') onNote?.(port, what.note);
    else await ports.get(port)?.relive(what);
  };
  const done = begun.then(() => play(moments, relive, clock));
  return {
    ports: all,
    done: done.then(() => {
      for (const port of all) port.end();
    }),
  };
}

async function play(
  moments: readonly Moment[],
  relive: (moment: Moment) => Promise<void>,
  clock: AlarmClock,
): Promise<void> {
  let beginning = clock.now() - (moments[0]?.at ?? 0);
  for (const moment of moments) {
    await until(clock, beginning + moment.at);
    const before = clock.now();
    await relive(moment);
    // While the host was waited for, the recording stood still.
    beginning += clock.now() - before;
  }
}

class ReplayedPort implements Port {
  readonly path: string;
  readonly #clock: AlarmClock;
  #listener: PortListener | undefined;
  /** Asked for, and not yet answered: in the recording it is not open yet. */
  #asked: { readonly listener: PortListener; readonly answer: (fault?: PortFault) => void } | undefined;
  #unheard = 0;
  #isWaitedFor = true;
  #isOver = false;
  #onChange: () => void = () => undefined;

  constructor(path: string, clock: AlarmClock) {
    this.path = path;
    this.#clock = clock;
  }

  open(listener: PortListener): Promise<PortFault | undefined> {
    if (this.#listener ?? this.#asked) return Promise.resolve(this.#fault('taken', 'in use'));
    if (this.#isOver) return Promise.resolve(this.#fault('missing', 'the recording is over'));
    return new Promise((resolve) => {
      const takeBack = this.#clock.after(patienceWhileUnplugged, () => {
        this.#refuse('unplugged');
      });
      this.#asked = {
        listener,
        answer: (fault) => {
          takeBack();
          resolve(fault);
        },
      };
      this.#onChange();
    });
  }

  write(bytes: Uint8Array): Promise<PortFault | undefined> {
    if (!this.#listener) return Promise.resolve(this.#fault('lost', 'not open'));
    this.#unheard += bytes.length;
    this.#onChange();
    return Promise.resolve(undefined);
  }

  close(): Promise<void> {
    this.#listener = undefined;
    this.#refuse('closed before it opened');
    return Promise.resolve();
  }

  /** Nothing more comes; a reader that is still there stays silent. */
  end(): void {
    this.#isOver = true;
    this.#refuse('the recording is over');
  }

  async waitForOpening(): Promise<void> {
    await this.#until(() => this.#asked !== undefined);
  }

  async relive(what: Exclude<What, { kind: 'note' }>): Promise<void> {
    switch (what.kind) {
      case 'opened':
        if (this.#listener) return;
        await this.#until(() => this.#asked !== undefined, patienceForOpening);
        this.#answer();
        return;
      case 'in':
        this.#listener?.bytes(what.bytes.slice());
        return;
      case 'out':
        await this.#hear(what.bytes.length);
        return;
      case 'closed':
        if (what.fault) this.#hangUp(what.fault);
        return;
    }
  }

  #refuse(detail: string): void {
    this.#asked?.answer(this.#fault('missing', detail));
    this.#asked = undefined;
  }

  #answer(): void {
    if (!this.#asked) return;
    const { listener, answer } = this.#asked;
    this.#asked = undefined;
    this.#listener = listener;
    this.#unheard = 0;
    answer();
  }

  async #hear(count: number): Promise<void> {
    if (!this.#isWaitedFor || !this.#listener) return;
    this.#isWaitedFor = await this.#until(() => this.#unheard >= count, patienceForWords);
    this.#unheard = Math.max(0, this.#unheard - count);
  }

  #hangUp(fault: PortFault): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.closed(fault);
  }

  /** False when patience ran out first. */
  #until(holds: () => boolean, patience?: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (held: boolean) => {
        this.#onChange = () => undefined;
        takeBack();
        resolve(held);
      };
      const takeBack =
        patience === undefined
          ? () => undefined
          : this.#clock.after(patience, () => {
              settle(false);
            });
      this.#onChange = () => {
        if (holds()) settle(true);
      };
      this.#onChange();
    });
  }

  #fault(code: PortFault['code'], detail: string): PortFault {
    return { code, path: this.path, detail };
  }
}
