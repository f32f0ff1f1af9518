import { randomBytes, randomInt } from 'node:crypto';
import { contentsOf } from '../chest/contents.ts';
import { Hold } from '../chest/hold.ts';
import type { BesideParts, ReadersPart, Words } from '../contract/reader-parts.ts';
import type { Library } from '../log/library/library.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { message, type Message } from '../rules/kernel/message.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Beside } from '../session/publisher.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { portAt } from '../../hardware/port/at.ts';
import { systemClock } from '../../hardware/port/clock.ts';
import type { AlarmClock } from '../../hardware/port/port.ts';
import {
  Rack,
  type RackEvent,
  type RackOptions,
  type ReaderChanges,
  type ReaderId,
} from '../../hardware/rack.ts';
import type { RecordingFault } from '../../hardware/record/recording.ts';
import type { Reading } from '../../hardware/report.ts';
import { readCode, type Affixes } from '../../hardware/scanner/code.ts';
import { Capture } from './capture.ts';
import { ChestWork } from './chest-work.ts';
import { complaintOf } from './complaints.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { editionOf } from './edition-of.ts';
import { Intake, type Source } from './intake.ts';
import { Pieces, type AtTable } from './pieces.ts';
import { isKeyboard, isPhoto, keyboardOf, ReaderList, seatAt } from './reader-list.ts';
import { keepAnswers, recallAnswers, recallReaders } from './remembered.ts';
import { speakFor } from './speak.ts';
import { tableParts } from './table-parts.ts';
import { isSecretAmong, type Taken } from './taken.ts';
import { TestBench } from './test-bench.ts';
import { Turns } from './turns.ts';
import { rollVirtual, type Chance, type RollAsked, type Rolled, type RollRefusal } from './virtual-die.ts';

export interface ReadersOptions {
  readonly library: Pick<Library, 'readers' | 'settings' | 'chests'>;
  /** The games whose pieces a chest may hold. */
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** What a game would be played with next, where that is not as delivered. */
  readonly editionFor?: (id: string) => unknown;
  readonly clock?: AlarmClock;
  readonly hardware?: Pick<RackOptions, 'list' | 'portAt' | 'drivers'>;
  readonly chance?: Chance;
  readonly newId?: () => string;
  /** As Node names it; what to do about a port depends on it. */
  readonly platform?: string;
  /** What became of each reading, for whoever keeps a list of them. */
  readonly onTaken?: (reader: ReaderId, reading: Reading, taken: Taken) => void;
}

/** Readers, chest and table together: what is read finds its meaning, and the reader shows what became of it. */
export class Readers implements Beside {
  readonly hold: Hold;
  readonly pieces: Pieces;
  readonly work: ChestWork;
  readonly rack: Rack;
  readonly #options: ReadersOptions;
  readonly #clock: AlarmClock;
  readonly #list: ReaderList;
  readonly #capture: Capture;
  readonly #bench: TestBench;
  readonly #turns = new Turns();
  readonly #listeners = new Set<() => void>();
  #at: AtTable | undefined;
  #leave: () => void = () => undefined;
  #isTelling = false;

  constructor(options: ReadersOptions) {
    const { library, clock = systemClock, hardware = {}, newId } = options;
    this.#options = options;
    this.#clock = clock;
    this.hold = new Hold(library, newId ?? (() => randomBytes(8).toString('hex')));
    this.pieces = new Pieces(options.gameOf, options.editionFor);
    this.work = new ChestWork(this.hold, this.pieces);
    this.#list = new ReaderList(library.settings, options.platform ?? process.platform);
    this.#capture = new Capture(clock);
    this.#bench = new TestBench(clock, () => {
      this.changed();
    });
    this.rack = new Rack({
      ...hardware,
      clock,
      portAt: this.#capture.wrap(hardware.portAt ?? portAt),
      remembered: recallReaders(library.readers),
      answers: recallAnswers(library.settings),
      tell: (event) => {
        this.#happened(event);
      },
    });
  }

  start(): void {
    this.rack.start();
  }

  /** Resolves when every port is given back. */
  async stop(): Promise<void> {
    this.attach(undefined);
    await this.rack.stop();
    this.#capture.end();
  }

  /** The table that plays now takes what is read; without one readings only show what they are. */
  attach(table: RunningTable | undefined): void {
    this.#leave();
    this.#turns.clear();
    this.#at = table && { table, intake: new Intake(table, this.hold) };
    this.pieces.attach(this.#at);
    const { intake } = this.#at ?? {};
    this.#leave =
      table?.onChange(() => {
        intake?.tidy();
        this.#callTurns();
        this.changed();
      }) ?? (() => undefined);
    this.#callTurns();
    this.changed();
  }

  get at(): AtTable | undefined {
    return this.#at;
  }

  /** A reading from a port, the dice app, a keyboard: it goes to the lesson, to the box, or to the table. */
  take(
    reader: ReaderId,
    reading: Reading,
    seat = this.#seatOf(reader),
    answersFor?: Source['answersFor'],
  ): Taken | undefined {
    const source = { reader, seat, acts: this.#acts(reader), ...(answersFor ? { answersFor } : {}) };
    const { report } = reading;
    const meaning = (): Words | undefined => {
      const meant = this.#at?.intake.meaning(source, reading);
      return meant && this.pieces.speak(meant.game)(meant.message);
    };
    this.#bench.read(reader, reading, meaning, isPhoto(reader) || this.#hides());
    const taken =
      this.work.take(report) ?? (this.#at ? this.#at.intake.take(source, reading) : this.work.name(report));
    if (!taken) return undefined;
    this.#took(reader, reading, taken);
    void taken.later?.then((inTheEnd) => this.#took(reader, reading, inTheEnd));
    return taken;
  }

  /** Somebody who is no port: a phone's dice app, a scanner that types. */
  takeFromGuest(
    reader: ReaderId,
    name: string,
    reading: Reading,
    seat?: SeatId,
    answersFor?: Source['answersFor'],
  ): Taken | undefined {
    this.#list.hear(reader, name, reading.at);
    return this.take(reader, reading, seat ?? this.#seatOf(reader), answersFor);
  }

  /** Somebody who is no port is there, or says why not. */
  hearGuest(
    reader: ReaderId,
    name: string,
    trouble?: { readonly code: string; readonly said: Message },
  ): void {
    const at = this.#clock.now();
    this.#list.hear(reader, name, at);
    if (trouble) {
      const words = this.pieces.speak()(trouble.said);
      this.#list.complained(reader, { code: trouble.code, words, at });
    } else this.#list.soundAgain(reader);
    this.changed();
  }

  /** What a scanner that types has read on a page, as it was typed; `answersFor` are a captain's own seats. */
  takeTyped(
    page: string,
    text: string,
    at: number,
    seat?: SeatId,
    answersFor?: Source['answersFor'],
  ): Taken | undefined {
    const reader = keyboardOf(page);
    const report = { kind: 'code', ...readCode(text, this.#list.guest(reader)?.affixes) } as const;
    const reading = { report, raw: new TextEncoder().encode(text), at };
    return this.takeFromGuest(reader, 'Scanner', reading, seat, answersFor);
  }

  /** What a scanner that types puts around each code; false where there is no such scanner. */
  dress(reader: ReaderId, affixes: Affixes): boolean {
    const known = isKeyboard(reader) && this.#list.guest(reader) !== undefined;
    if (known) this.#list.changeGuest(reader, { affixes });
    this.changed();
    return known;
  }

  /** A name, a seat or a job, a gap; false where there is no such reader. */
  change(reader: ReaderId, changes: ReaderChanges): boolean {
    if (this.rack.readers.some((each) => each.reader === reader)) this.rack.change(reader, changes);
    else if (this.#list.guest(reader)) this.#list.changeGuest(reader, changes);
    else return false;
    this.changed();
    return true;
  }

  async forget(reader: ReaderId): Promise<void> {
    await this.rack.forget(reader);
    this.#list.forget(reader);
    this.changed();
  }

  watch(reader: ReaderId | undefined): void {
    this.#bench.watch(reader);
    this.changed();
  }

  /** Every port is opened anew, so that whoever plays it again hears each reader from its beginning. */
  async beginCapture(path: string): Promise<RecordingFault | undefined> {
    await this.rack.stop();
    const fault = this.#capture.begin(path);
    for (const { remembered } of this.rack.readers) if (remembered) this.#capture.note(remembered);
    this.rack.start();
    this.changed();
    return fault;
  }

  endCapture(): void {
    this.#capture.end();
    this.changed();
  }

  roll(asked: RollAsked): Result<Rolled, RollRefusal | { readonly code: 'no-session' }> {
    if (!this.#at) return refuse({ code: 'no-session' });
    const { table, intake } = this.#at;
    const chance = this.#options.chance ?? ((limit: number) => randomInt(limit));
    return rollVirtual(table, intake.contents, asked, chance, this.#clock.now());
  }

  /** "Why does Orange have 34?": the readings behind an entry. Undefined where there is no such entry. */
  evidenceOf(entry: number, viewer: Viewer): readonly Evidence[] | undefined {
    if (!this.#at?.table.log.entries[entry - 1]) return undefined;
    const { table, intake } = this.#at;
    return evidenceOf(table, entry, viewer, {
      shelf: intake.shelf,
      speak: this.pieces.speak(),
      nameOf: (reader) => this.#nameOf(reader),
    });
  }

  /** The same of an evening that is looked back at. */
  evidenceIn(table: RunningTable, entry: number, viewer: Viewer): readonly Evidence[] {
    const { game } = table;
    const contents = contentsOf(game.id, game.pieces(editionOf(table.state.game)), game.pieces());
    const { chests } = this.hold;
    return evidenceOf(table, entry, viewer, {
      shelf: { chests, chest: this.hold.inUse(game.id), contents },
      speak: speakFor(game, () => table.state.table.captains),
      nameOf: (reader) => this.#nameOf(reader),
    });
  }

  parts(viewer: Viewer): Partial<Record<keyof BesideParts, unknown>> {
    return viewer.kind === 'console' ? { ...this.#parts() } : {};
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readersPart(): ReadersPart {
    const { readers, ports } = this.rack;
    const taken = new Set(readers.map(({ reader }) => reader));
    return {
      readers: this.#list.parts(readers),
      ports: ports.map(({ path }) => path).filter((path) => !taken.has(path)),
      capture: this.#capture.path ?? null,
      ...tableParts(this.#at?.intake, this.pieces.speak(), this.#clock.now()),
    };
  }

  /** Tells whoever watches, once for all that changed in the same turn. */
  changed(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const listener of this.#listeners) listener();
    });
  }

  #parts(): BesideParts {
    const view = this.rack.readers.find(({ reader }) => reader === this.#bench.reader);
    const bench = this.#bench.part(view?.counters);
    return { readers: this.readersPart(), ...(bench ? { bench } : {}), ...this.work.parts };
  }

  #happened(event: RackEvent): void {
    this.#bench.happened(event, this.#hides());
    switch (event.kind) {
      case 'reading':
        this.take(event.reader, event.reading);
        return;
      case 'bytes':
      case 'frame':
      case 'discarded':
      case 'remembers':
        return;
      case 'status':
        this.#list.statusChanged(event.reader, this.#clock.now());
        this.#callTurns();
        break;
      case 'complaint':
        this.#complained(event.reader, event);
        break;
      case 'shared':
        this.#list.shared(event.reader, event.with);
        break;
      case 'answered':
        keepAnswers(this.#options.library.settings, event.answers);
        break;
      case 'memory':
        this.#options.library.readers.set(event.reader, event.remembered);
        return;
      case 'remember':
        this.#remember(event.remembered, event.formerly);
        break;
      case 'forget':
        this.#options.library.readers.remove(event.reader);
        break;
      case 'ask':
      case 'ports':
        break;
    }
    this.changed();
  }

  #complained(reader: ReaderId, { code, words, at }: RackEvent & { readonly kind: 'complaint' }): void {
    const { message, isMakers } = complaintOf(code, words);
    const said = this.pieces.speak()(message);
    if (isMakers) this.#list.toMend(reader, said);
    else this.#list.complained(reader, { code, words: said, at });
  }

  /** A disk that fails costs the memory of this reader for the next evening, and nothing tonight. */
  #remember(remembered: Remembered, formerly: ReaderId | undefined): void {
    const { readers } = this.#options.library;
    readers.set(remembered.path, remembered);
    if (formerly !== undefined && formerly !== remembered.path) readers.remove(formerly);
    this.#capture.note(remembered);
  }

  #callTurns(): void {
    this.#turns.call(this.#at?.table.prompts ?? [], this.rack.readers, (reader) =>
      this.rack.signal(reader, 'your-turn'),
    );
  }

  /** While somebody is to answer in secret, no byte of a reader is shown. */
  #hides(): boolean {
    return isSecretAmong(this.#at?.table.prompts ?? []);
  }

  /** It is told at the reader and on the console. */
  #took(reader: ReaderId, reading: Reading, taken: Taken): void {
    // What a photo shows is its captain's, until it is played.
    const isTold = !isPhoto(reader) || taken.answer?.kind === 'entered';
    const words = this.pieces.speak(taken.game)(isTold ? taken.message : message('reader.photo.own'));
    this.#list.took(reader, { at: reading.at, words, outcome: taken.outcome });
    this.#options.onTaken?.(reader, reading, taken);
    if (taken.signal) this.rack.signal(reader, taken.signal);
    this.changed();
  }

  #acts(reader: ReaderId): boolean {
    return this.rack.readers.find((each) => each.reader === reader)?.remembered?.acts ?? false;
  }

  #seatOf(reader: ReaderId): SeatId | undefined {
    const view = this.rack.readers.find((each) => each.reader === reader);
    return seatAt(view ? view.remembered?.place : this.#list.guest(reader)?.place);
  }

  #nameOf(reader: ReaderId): string {
    const view = this.rack.readers.find((each) => each.reader === reader);
    return view?.remembered?.name ?? this.#list.guest(reader)?.name ?? reader;
  }
}
