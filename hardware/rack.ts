import { Examination, type Finding } from './discovery/examination.ts';
import { candidates } from './discovery/fingerprints.ts';
import type { Heard } from './discovery/jury.ts';
import { planLines, planWithoutLines } from './discovery/lines.ts';
import { type ListPorts, type ListedPort, facts } from './discovery/ports.ts';
import { type Place, type Remembered, recall } from './discovery/remembered.ts';
import { listSystemPorts } from './discovery/system-ports.ts';
import { type PortChanges, PortWatch } from './discovery/watch.ts';
import type { Conversation, ReaderDriver, ReaderKind, Signal } from './driver.ts';
import type { Counters } from './link/counters.ts';
import type { Status } from './link/life.ts';
import { Link, type LinkEvent } from './link/link.ts';
import { portAt } from './port/at.ts';
import { systemClock } from './port/clock.ts';
import type { Clock, LineSettings, Port } from './port/port.ts';
import { parseTcpAddress } from './port/tcp.ts';
import { usualGap } from './presence/presence.ts';
import { drivers as allDrivers } from './readers.ts';

/** A port's stable name, which is the name of the reader on it. */
export type ReaderId = string;

export type RackEvent =
  | (LinkEvent & { readonly reader: ReaderId })
  /** To be stored: a reader was recognised, changed or moved; `formerly` is the name it had until now. */
  | {
      readonly kind: 'remember';
      readonly reader: ReaderId;
      readonly remembered: Remembered;
      readonly formerly?: ReaderId;
    }
  /** To be stored: what the talk with this reader has to know after a restart. It comes with nearly every reading. */
  | { readonly kind: 'memory'; readonly reader: ReaderId; readonly remembered: Remembered }
  /** To be stored no longer. */
  | { readonly kind: 'forget'; readonly reader: ReaderId }
  /** Two kinds fit; answered by `choose`. */
  | { readonly kind: 'ask'; readonly reader: ReaderId; readonly kinds: readonly ReaderKind[] }
  | { readonly kind: 'ports'; readonly ports: readonly ListedPort[] };

/** One reader as the page of readers and the test bench show it. */
export interface ReaderView {
  readonly reader: ReaderId;
  readonly status: Status;
  readonly counters: Counters;
  /** Not there while nobody knows yet what hangs on the port. */
  readonly remembered?: Remembered;
  /** The kinds to choose from, while a person is asked. */
  readonly asked?: readonly ReaderKind[];
}

export interface RackOptions {
  readonly tell: (event: RackEvent) => void;
  readonly remembered?: readonly Remembered[];
  readonly drivers?: readonly ReaderDriver[];
  readonly clock?: Clock;
  readonly list?: ListPorts;
  readonly portAt?: (path: string, line: LineSettings) => Port;
}

/** What a person may change about a reader at any time; undefined takes it away. */
export interface ReaderChanges {
  readonly name?: string;
  readonly place?: Place | undefined;
  readonly gap?: number | undefined;
}

interface Slot {
  readonly reader: ReaderId;
  work: Link | Examination;
  remembered?: Remembered;
  /** Stays with the reader when it moves: what it has told already is not told again. */
  conversation?: Conversation;
  question?: Finding;
}

/** All readers of this machine: finds them, keeps them, tells what they read. */
export class Rack {
  readonly #tell: (event: RackEvent) => void;
  readonly #drivers: readonly ReaderDriver[];
  readonly #clock: Clock;
  readonly #portAt: (path: string, line: LineSettings) => Port;
  readonly #watch: PortWatch;
  readonly #slots = new Map<ReaderId, Slot>();

  constructor(options: RackOptions) {
    const {
      tell,
      remembered = [],
      drivers = allDrivers,
      clock = systemClock,
      list = listSystemPorts,
    } = options;
    this.#tell = tell;
    this.#drivers = drivers;
    this.#clock = clock;
    this.#portAt = options.portAt ?? portAt;
    this.#watch = new PortWatch({
      list,
      clock,
      changed: (changes) => {
        this.#changed(changes);
      },
    });
    for (const each of remembered) this.#keep(each);
  }

  get ports(): readonly ListedPort[] {
    return this.#watch.ports;
  }

  get readers(): readonly ReaderView[] {
    return [...this.#slots.values()].map(({ reader, work, remembered, question }) => ({
      reader,
      status: work.status,
      counters: work.counters,
      ...(remembered && { remembered }),
      ...(question && { asked: question.heard.map(({ driver }) => driver.kind) }),
    }));
  }

  start(): void {
    for (const { work } of this.#slots.values()) work.start();
    this.#watch.start();
  }

  /** Resolves when all ports are given back. */
  async stop(): Promise<void> {
    this.#watch.stop();
    await Promise.all([...this.#slots.values()].map(({ work }) => work.stop()));
  }

  /** Looks for a reader on a port that a person names: `tcp://host:port`, or one that nothing speaks for. */
  async examine(reader: ReaderId): Promise<void> {
    await this.#clear(reader);
    this.#examine(reader, this.#drivers);
  }

  /** A person says what hangs there, asked or unasked. */
  async choose(reader: ReaderId, kind: ReaderKind): Promise<void> {
    const { question, remembered } = this.#slots.get(reader) ?? {};
    const driver = this.#drivers.find((each) => each.kind === kind);
    if (!driver) return;
    await this.#clear(reader);
    const understood = question?.heard.find((each) => each.driver.kind === kind);
    const heard = understood ?? { driver, conversation: driver.converse(remembered?.memory), reports: [] };
    const line = understood && question ? question.line : driver.lines[0];
    const { place, gap } = remembered ?? {};
    this.#settle(reader, line, heard, { ...(place && { place }), ...(gap !== undefined && { gap }) });
  }

  change(reader: ReaderId, { name, ...rest }: ReaderChanges): void {
    const slot = this.#slots.get(reader);
    if (!slot?.remembered) return;
    const { place, gap, ...kept } = { ...slot.remembered, ...rest };
    const remembered: Remembered = {
      ...kept,
      ...(name !== undefined && { name }),
      ...(place !== undefined && { place }),
      ...(gap !== undefined && { gap }),
    };
    slot.remembered = remembered;
    this.#tell({ kind: 'remember', reader, remembered });
  }

  async forget(reader: ReaderId): Promise<void> {
    if (!this.#slots.has(reader)) return;
    await this.#clear(reader);
    this.#tell({ kind: 'forget', reader });
  }

  /** Whether the reader can show it and is there to do so. */
  signal(reader: ReaderId, signal: Signal): boolean {
    return this.#slots.get(reader)?.work.signal(signal) ?? false;
  }

  /** Asks a reader to report everything that lies on it; whether it can be asked and is there. */
  askState(reader: ReaderId): boolean {
    return this.#slots.get(reader)?.work.askState() ?? false;
  }

  #changed({ plugged, unplugged }: PortChanges): void {
    this.#tell({ kind: 'ports', ports: this.#watch.ports });
    for (const { path } of unplugged) this.#unplugged(path);
    for (const port of plugged) this.#plugged(port);
  }

  #unplugged(reader: ReaderId): void {
    const slot = this.#slots.get(reader);
    if (slot?.remembered) slot.work.unplugged();
    else void this.#clear(reader);
  }

  #plugged(port: ListedPort): void {
    const slot = this.#slots.get(port.path);
    if (slot) {
      slot.work.plugged();
      return;
    }
    const remembered = recall(port, this.#remembered(), this.#watch.ports);
    if (remembered) void this.#move(remembered, port.path);
    else this.#examineLikely(port);
  }

  #remembered(): readonly Remembered[] {
    return [...this.#slots.values()].flatMap(({ remembered }) => remembered ?? []);
  }

  async #move(remembered: Remembered, reader: ReaderId): Promise<void> {
    const formerly = remembered.path;
    const conversation = this.#slots.get(formerly)?.conversation;
    await this.#clear(formerly);
    const moved = { ...remembered, path: reader };
    this.#keep(moved, conversation)?.work.start();
    this.#tell({ kind: 'remember', reader, remembered: moved, formerly });
  }

  #examineLikely(port: ListedPort): void {
    const likely = candidates(port).flatMap(({ kind }) =>
      this.#drivers.filter((driver) => driver.kind === kind),
    );
    // Ports that nothing speaks for may be a modem or a printer: they are left alone until a person asks.
    if (likely.length > 0) this.#examine(port.path, likely);
  }

  #examine(reader: ReaderId, drivers: readonly ReaderDriver[]): void {
    const work = new Examination({
      plans: parseTcpAddress(reader) ? planWithoutLines(drivers) : planLines(drivers),
      portOn: (line) => this.#portAt(reader, line),
      clock: this.#clock,
      tell: (event) => {
        this.#tell({ ...event, reader });
      },
      found: (finding) => {
        this.#found(reader, finding);
      },
    });
    this.#slots.set(reader, { reader, work });
    work.start();
  }

  #found(reader: ReaderId, finding: Finding): void {
    const [only, ...others] = finding.heard;
    if (only && others.length === 0) {
      this.#settle(reader, finding.line, only);
      return;
    }
    const slot = this.#slots.get(reader);
    if (slot) slot.question = finding;
    this.#tell({ kind: 'ask', reader, kinds: finding.heard.map(({ driver }) => driver.kind) });
  }

  #settle(
    reader: ReaderId,
    line: LineSettings,
    heard: Heard,
    told: Pick<Remembered, 'place' | 'gap'> = {},
  ): void {
    const { driver, conversation, reports, identity } = heard;
    const port = this.#watch.ports.find(({ path }) => path === reader);
    const remembered: Remembered = {
      path: reader,
      kind: driver.kind,
      line,
      name: identity?.name ?? driver.title,
      ...(port && { chip: facts(port) }),
      ...told,
    };
    const slot = this.#keep(remembered, conversation, reports);
    this.#tell({ kind: 'remember', reader, remembered });
    slot?.work.start();
  }

  /** Gives a known reader its link; none for a kind that this program does not know (yet, or any more). */
  #keep(remembered: Remembered, talk?: Conversation, earlier: Heard['reports'] = []): Slot | undefined {
    const { path: reader, kind, line } = remembered;
    const driver = this.#drivers.find((each) => each.kind === kind);
    if (!driver) return undefined;
    const conversation = talk ?? driver.converse(remembered.memory);
    const work = new Link({
      driver,
      conversation,
      earlier,
      port: this.#portAt(reader, line),
      clock: this.#clock,
      gap: () => this.#slots.get(reader)?.remembered?.gap ?? usualGap,
      tell: (event) => {
        this.#tell({ ...event, reader });
        if (event.kind === 'reading' || event.kind === 'complaint') this.#keepMemory(reader);
      },
    });
    const slot = { reader, work, remembered, conversation };
    this.#slots.set(reader, slot);
    return slot;
  }

  /** By now the reading is where it belongs: it is not to be taken again, even if the next word is never said. */
  #keepMemory(reader: ReaderId): void {
    const slot = this.#slots.get(reader);
    const memory = slot?.conversation?.memory?.();
    if (!slot?.remembered || memory === undefined) return;
    slot.remembered = { ...slot.remembered, memory };
    this.#tell({ kind: 'memory', reader, remembered: slot.remembered });
  }

  async #clear(reader: ReaderId): Promise<void> {
    const slot = this.#slots.get(reader);
    this.#slots.delete(reader);
    await slot?.work.stop();
  }
}
