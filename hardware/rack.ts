import { type Answer, Answers } from './discovery/answers.ts';
import { Examination, type Finding } from './discovery/examination.ts';
import { candidates, chipOf } from './discovery/fingerprints.ts';
import type { Heard } from './discovery/jury.ts';
import { plansFor } from './discovery/lines.ts';
import { type ListPorts, type ListedPort, facts } from './discovery/ports.ts';
import type { Question } from './discovery/question.ts';
import { type Place, type Remembered, handOver, isAway, recall } from './discovery/remembered.ts';
import { rivalsOf, secondOpinion } from './discovery/second-opinion.ts';
import { listSystemPorts } from './discovery/system-ports.ts';
import { type PortChanges, PortWatch } from './discovery/watch.ts';
import type { Conversation, Identity, ReaderDriver, ReaderKind, Signal } from './driver.ts';
import { Away } from './link/away.ts';
import { Closed } from './link/closed.ts';
import type { Counters } from './link/counters.ts';
import type { Status } from './link/life.ts';
import { Link, type LinkEvent } from './link/link.ts';
import { portAt } from './port/at.ts';
import { systemClock } from './port/clock.ts';
import { LentPort } from './port/lent.ts';
import type { AlarmClock, LineSettings, Port } from './port/port.ts';
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
  /** Answered by `examine` or `leave` where it is about opening, else by `choose` or `leave`. */
  | { readonly kind: 'ask'; readonly reader: ReaderId; readonly question: Question }
  /** To be stored in place of all earlier answers: what people said of devices, so that they are asked once. */
  | { readonly kind: 'answered'; readonly answers: readonly Answer[] }
  | { readonly kind: 'ports'; readonly ports: readonly ListedPort[] };

/** One reader as the page of readers and the test bench show it. */
export interface ReaderView {
  readonly reader: ReaderId;
  readonly status: Status;
  readonly counters: Counters;
  /** Not there while nobody knows yet what hangs on the port. */
  readonly remembered?: Remembered;
  /** While a person is asked. */
  readonly question?: Question;
}

export interface RackOptions {
  readonly tell: (event: RackEvent) => void;
  readonly remembered?: readonly Remembered[];
  readonly answers?: readonly Answer[];
  readonly drivers?: readonly ReaderDriver[];
  readonly clock?: AlarmClock;
  readonly list?: ListPorts;
  readonly portAt?: (path: string, line: LineSettings) => Port;
}

/** What a person may change about a reader at any time; undefined takes it away. */
export interface ReaderChanges {
  readonly name?: string;
  readonly place?: Place | undefined;
  readonly gap?: number | undefined;
  /** Whether its buttons may take back and go on. */
  readonly acts?: boolean;
}

interface Slot {
  readonly reader: ReaderId;
  readonly work: Link | Examination | Away | Closed;
  /** Of a link: to be passed on when it turns out to be another kind of reader. */
  readonly port?: LentPort;
  remembered?: Remembered;
  /** Stays with the reader when it moves: what it has told already is not told again. */
  conversation?: Conversation;
  question?: Question;
}

/** All readers of this machine: finds them, keeps them, tells what they read. */
export class Rack {
  readonly #tell: (event: RackEvent) => void;
  readonly #drivers: readonly ReaderDriver[];
  readonly #clock: AlarmClock;
  readonly #portAt: (path: string, line: LineSettings) => Port;
  readonly #watch: PortWatch;
  readonly #slots = new Map<ReaderId, Slot>();
  readonly #answers: Answers;

  constructor(options: RackOptions) {
    const {
      tell,
      remembered = [],
      answers = [],
      drivers = allDrivers,
      clock = systemClock,
      list = listSystemPorts,
    } = options;
    this.#tell = tell;
    this.#answers = new Answers(answers, (all) => {
      tell({ kind: 'answered', answers: all });
    });
    this.#drivers = drivers.map((driver) => driver.sharing?.() ?? driver);
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
      ...(question && { question }),
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

  /** Looks for a reader on a port that a person names: `tcp://host:port`, or one that was asked about. */
  async examine(reader: ReaderId): Promise<void> {
    await this.#clear(reader);
    this.#answer(reader, true);
    this.#examine(reader);
  }

  /** A person says what hangs there, asked or unasked, and how its line is set where that is not the usual. */
  async choose(reader: ReaderId, kind: ReaderKind, line?: LineSettings): Promise<void> {
    const { work, remembered } = this.#slots.get(reader) ?? {};
    const driver = this.#drivers.find((each) => each.kind === kind);
    if (!driver) return;
    this.#answer(reader, true);
    const found = work instanceof Examination && !line ? await work.handOver(kind) : undefined;
    await this.#clear(reader);
    const anew = { driver, conversation: driver.converse(remembered?.memory), reports: [] };
    const finding = found ?? { heard: anew, line: line ?? driver.lines[0] };
    this.#settle(reader, finding, remembered);
  }

  /** A person says that it is no reader: it is left alone, now and whenever the device comes again. */
  async leave(reader: ReaderId): Promise<void> {
    const isKnown = this.#slots.get(reader)?.remembered !== undefined;
    await this.#clear(reader);
    this.#answer(reader, false);
    if (isKnown) this.#tell({ kind: 'forget', reader });
  }

  change(reader: ReaderId, { name, acts, ...rest }: ReaderChanges): void {
    const slot = this.#slots.get(reader);
    if (!slot?.remembered) return;
    const { place, gap, ...kept } = { ...slot.remembered, ...rest };
    const remembered: Remembered = {
      ...kept,
      ...(name !== undefined && { name }),
      ...(acts !== undefined && { acts }),
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
    this.#keep(moved, conversation && { conversation })?.work.start();
    this.#tell({ kind: 'remember', reader, remembered: moved, formerly });
  }

  /** Ports that nothing speaks for may be a modem or a printer: they are left alone until a person asks. */
  #examineLikely(port: ListedPort): void {
    if (candidates(port).length === 0) return;
    const mayOpen = this.#answers.mayOpen(port);
    if (mayOpen === true) this.#examine(port.path);
    if (mayOpen === undefined) {
      this.#slots.set(port.path, { reader: port.path, work: new Closed() });
      this.#ask(port.path, { kind: 'open', chip: chipOf(port) });
    }
  }

  #examine(reader: ReaderId): void {
    const work = new Examination({
      plans: plansFor(reader, this.#listed(reader), this.#drivers),
      portOn: (line) => this.#portAt(reader, line),
      clock: this.#clock,
      tell: (event) => {
        this.#tell({ ...event, reader });
      },
      found: (finding) => {
        this.#settle(reader, finding);
      },
      ask: (question) => {
        this.#ask(reader, question);
      },
    });
    this.#slots.set(reader, { reader, work });
    work.start();
  }

  #listed(reader: ReaderId): ListedPort | undefined {
    return this.#watch.ports.find(({ path }) => path === reader);
  }

  #ask(reader: ReaderId, question: Question): void {
    const slot = this.#slots.get(reader);
    if (slot) slot.question = question;
    this.#tell({ kind: 'ask', reader, question });
  }

  #answer(reader: ReaderId, isReader: boolean): void {
    const port = this.#listed(reader);
    if (port) this.#answers.note(port, isReader);
  }

  /** From here on it is known; what people have said of it before stays. */
  #settle(
    reader: ReaderId,
    { line, heard, port: open }: Omit<Finding, 'port'> & Partial<Finding>,
    before?: Remembered,
  ): void {
    const { driver, conversation, reports, identity } = heard;
    const listed = this.#listed(reader);
    const { place, gap } = before ?? {};
    const named = before && before.name !== this.#titleOf(before.kind) ? before.name : undefined;
    const remembered: Remembered = {
      path: reader,
      kind: driver.kind,
      line,
      name: named ?? identity?.name ?? driver.title,
      ...(place && { place }),
      ...(gap !== undefined && { gap }),
      ...(listed && { chip: facts(listed) }),
    };
    const slot = this.#keep(remembered, { conversation, reports, ...(open && { open }) });
    this.#tell({ kind: 'remember', reader, remembered });
    slot?.work.start();
  }

  #titleOf(kind: ReaderKind): string | undefined {
    return this.#drivers.find((each) => each.kind === kind)?.title;
  }

  /** Gives a known reader its link; none for a kind that this program does not know (yet, or any more). */
  #keep(
    remembered: Remembered,
    begun: {
      readonly conversation?: Conversation;
      readonly reports?: Heard['reports'];
      readonly open?: Port;
    } = {},
  ): Slot | undefined {
    const { path: reader, kind, line } = remembered;
    const driver = this.#drivers.find((each) => each.kind === kind);
    if (!driver) return undefined;
    const { conversation = driver.converse(remembered.memory), reports = [], open } = begun;
    const kept = { reader, remembered, conversation };
    const linked = (): Slot => {
      const port = open instanceof LentPort ? open : new LentPort(this.#portAt(reader, line));
      return { ...kept, port, work: this.#link(reader, driver, conversation, reports, port) };
    };
    const slot = isAway(remembered) ? { ...kept, work: new Away(reader) } : linked();
    this.#slots.set(reader, slot);
    return slot;
  }

  #link(
    reader: ReaderId,
    driver: ReaderDriver,
    conversation: Conversation,
    reports: Heard['reports'],
    port: LentPort,
  ): Link {
    return new Link({
      driver,
      conversation: secondOpinion(conversation, rivalsOf(driver, this.#drivers), (by) => {
        void this.#outdone(reader, by);
      }),
      earlier: reports,
      port,
      clock: this.#clock,
      gap: () => this.#slots.get(reader)?.remembered?.gap ?? driver.gap ?? usualGap,
      tell: (event) => {
        // First whose it is, then what it says.
        if (event.kind === 'status' && event.status.kind === 'live')
          this.#introduced(reader, event.status.identity);
        this.#tell({ ...event, reader });
        if (['reading', 'complaint', 'remembers'].includes(event.kind)) this.#keepMemory(reader);
      },
    });
  }

  /** Seat, name and gap belong to the reader that says who it is, not to the socket in which it hangs. */
  #introduced(reader: ReaderId, { unit, name }: Partial<Identity> = {}): void {
    const slot = this.#slots.get(reader);
    if (!slot?.remembered || name === undefined) return;
    const { remembered } = slot;
    // Whoever was told by hand what it is has no name yet.
    const title = this.#drivers.find(({ kind }) => kind === remembered.kind)?.title;
    const stood = remembered.name === title ? { ...remembered, name } : remembered;
    if (unit === undefined) {
      if (stood !== remembered) this.#store(stood);
      return;
    }
    const from = this.#remembered().find((each) => each.unit === unit && each.path !== reader);
    const isTaken = this.#watch.ports.some(({ path }) => path === from?.path);
    const { here, there } = handOver(stood, { unit, name, ...(from && { from, isTaken }) });
    if (here === remembered) return;
    if (from && there?.path !== from.path) {
      void this.#clear(from.path);
      this.#tell({ kind: 'forget', reader: from.path });
    }
    if (there) this.#store(there);
    this.#store(here);
  }

  #store(remembered: Remembered): void {
    const { path: reader } = remembered;
    const slot = this.#slots.get(reader);
    if (slot) slot.remembered = remembered;
    else this.#keep(remembered);
    this.#tell({ kind: 'remember', reader, remembered });
  }

  /** What was taken for a text is the frame of a reader, by its checksum: it is that reader from now on. */
  async #outdone(reader: ReaderId, heard: Heard): Promise<void> {
    const { port, work, remembered } = this.#slots.get(reader) ?? {};
    if (!port || !remembered) return;
    port.passOn();
    await work?.stop();
    this.#settle(reader, { line: remembered.line, heard, port }, remembered);
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
