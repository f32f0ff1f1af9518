import { z } from 'zod';
import type { LastPart, LinePart, PlacePart, QuestionPart, ReaderPart } from '../contract/reader-parts.ts';
import type { Records } from '../log/library/records.ts';
import { isSeatId, type SeatId } from '../rules/kernel/seat.ts';
import type { Place } from '../../hardware/discovery/remembered.ts';
import { advice, systemOf } from '../../hardware/link/advice.ts';
import type { Status } from '../../hardware/link/life.ts';
import type { Question } from '../../hardware/discovery/question.ts';
import type { LineSettings, PortFault } from '../../hardware/port/port.ts';
import type { ReaderId, ReaderView } from '../../hardware/rack.ts';
import { driverOf } from '../../hardware/readers.ts';
import type { Affixes } from '../../hardware/scanner/code.ts';
import { placeSchema } from './remembered.ts';

/** What people settle for a reader that comes in by another door than a port: the dice app, a keyboard. */
export interface Guest {
  readonly name: string;
  readonly place?: Place | undefined;
  /** What a scanner that types was set up to type around each code. */
  readonly affixes?: Affixes | undefined;
  /** Milliseconds that a label has to be out of a camera's sight before it counts again. */
  readonly gap?: number | undefined;
}

const guestsKey = 'reader-guests';
const guestsSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    place: z.exactOptional(placeSchema),
    gap: z.exactOptional(z.number()),
    affixes: z.exactOptional(
      z.object({ prefix: z.exactOptional(z.string()), suffix: z.exactOptional(z.string()) }),
    ),
  }),
);

interface Known {
  since: number;
  shared?: readonly string[];
  last?: LastPart;
  complaint?: NonNullable<ReaderPart['complaint']>;
  mend?: NonNullable<ReaderPart['mend']>;
}

const keyboard = 'keyboard:';

/** The name under which a page's scanner that types is known. */
export const keyboardOf = (page: string): ReaderId => `${keyboard}${page}`;

export const isKeyboard = (reader: ReaderId): boolean => reader.startsWith(keyboard);

const camera = 'camera:';

/** The name under which a camera is known; its browser tells it from others. */
export const cameraOf = (id: string): ReaderId => `${camera}${id}`;

export const isCamera = (reader: ReaderId): boolean => reader.startsWith(camera);

const photo = 'photo:';

/** The name under which the photos of a captain's phone are known. */
export const photoOf = (device: string): ReaderId => `${photo}${device}`;

export const isPhoto = (reader: ReaderId): boolean => reader.startsWith(photo);

const placePart = (place: Place | undefined): PlacePart | null => {
  if (place?.kind === 'job') return place;
  return place && isSeatId(place.seat) ? { kind: 'seat', seat: place.seat } : null;
};

/** Every reader as the console shows it: those on ports, and guests. */
export class ReaderList {
  readonly #settings: Records;
  readonly #platform: string;
  readonly #known = new Map<ReaderId, Known>();
  readonly #guests: Map<ReaderId, Guest>;
  /** Guests that have been heard since the program began. */
  readonly #heard = new Set<ReaderId>();

  constructor(settings: Records, platform: string) {
    this.#settings = settings;
    this.#platform = platform;
    const read = guestsSchema.safeParse(settings.get(guestsKey));
    this.#guests = new Map(read.success ? Object.entries(read.data) : []);
  }

  statusChanged(reader: ReaderId, at: number): void {
    this.#of(reader).since = at;
  }

  took(reader: ReaderId, last: LastPart): void {
    const known = this.#of(reader);
    known.last = last;
    delete known.complaint;
  }

  complained(reader: ReaderId, complaint: NonNullable<ReaderPart['complaint']>): void {
    this.#of(reader).complaint = complaint;
  }

  /** What was wrong with it is so no longer. */
  soundAgain(reader: ReaderId): void {
    delete this.#of(reader).complaint;
  }

  /** What only its maker can put right is said for as long as the program runs. */
  toMend(reader: ReaderId, words: NonNullable<ReaderPart['mend']>): void {
    this.#of(reader).mend = words;
  }

  /** Other programs have its port open too. */
  shared(reader: ReaderId, others: readonly string[]): void {
    this.#of(reader).shared = others;
  }

  forget(reader: ReaderId): void {
    this.#known.delete(reader);
    this.#heard.delete(reader);
    if (this.#guests.delete(reader)) this.#keepGuests();
  }

  guest(reader: ReaderId): Guest | undefined {
    return this.#guests.get(reader) ?? (this.#heard.has(reader) ? { name: reader } : undefined);
  }

  hear(reader: ReaderId, name: string, at: number): void {
    if (this.#heard.has(reader)) return;
    this.#heard.add(reader);
    this.#of(reader).since = at;
    if (!this.#guests.has(reader)) this.#guests.set(reader, { name });
  }

  changeGuest(reader: ReaderId, change: Partial<Guest>): void {
    const { place, affixes, gap, ...guest } = { name: reader, ...this.#guests.get(reader), ...change };
    this.#guests.set(reader, {
      ...guest,
      ...(place ? { place } : {}),
      ...(affixes ? { affixes } : {}),
      ...(gap === undefined ? {} : { gap }),
    });
    this.#keepGuests();
  }

  parts(views: readonly ReaderView[]): readonly ReaderPart[] {
    return [
      ...views.map((view) => this.#readerPart(view)),
      ...[...this.#heard].map((id) => this.#guestPart(id)),
    ];
  }

  #readerPart({ reader, status, remembered, question }: ReaderView): ReaderPart {
    const driver = remembered && driverOf(remembered.kind);
    const own = status.kind === 'live' ? status.identity?.signals : undefined;
    return {
      reader,
      name: remembered?.name ?? reader,
      state: question ? 'asking' : status.kind,
      kind: remembered?.kind ?? null,
      place: placePart(remembered?.place),
      gap: remembered?.gap ?? null,
      signals: own ?? driver?.signals ?? [],
      unit: remembered?.unit ?? null,
      acts: remembered?.kind === 'qm1' ? (remembered.acts ?? false) : null,
      question: question ? questionPart(question) : null,
      line: remembered ? linePart(remembered.line) : null,
      shared: this.#of(reader).shared ?? [],
      fault: this.#fault(status),
      affixes: null,
      ...this.#told(reader),
    };
  }

  #guestPart(reader: ReaderId): ReaderPart {
    const { name, place, affixes = {}, gap = null } = this.#guests.get(reader) ?? { name: reader };
    const nothing = {
      kind: null,
      unit: null,
      acts: null,
      signals: [],
      question: null,
      line: null,
      shared: [],
      fault: null,
    };
    const { prefix = '', suffix = '' } = affixes;
    return {
      reader,
      name,
      state: 'guest',
      place: placePart(place),
      gap,
      ...nothing,
      affixes: isKeyboard(reader) ? { prefix, suffix } : null,
      ...this.#told(reader),
    };
  }

  #told(reader: ReaderId): Pick<ReaderPart, 'since' | 'last' | 'complaint' | 'mend'> {
    const { since, last = null, complaint = null, mend = null } = this.#of(reader);
    return { since, last, complaint, mend };
  }

  #fault(status: Status): ReaderPart['fault'] {
    return status.kind === 'waiting' ? faultPart(status.fault, this.#platform) : null;
  }

  #of(reader: ReaderId): Known {
    const known = this.#known.get(reader) ?? { since: 0 };
    this.#known.set(reader, known);
    return known;
  }

  /** A guest that could not be stored is a guest all the same, until the program ends. */
  #keepGuests(): void {
    this.#settings.set(guestsKey, Object.fromEntries(this.#guests));
  }
}

function questionPart(question: Question): QuestionPart {
  switch (question.kind) {
    case 'open':
      return question;
    case 'which':
      return { ...question, looksLike: question.looksLike ?? null };
    case 'unknown':
      return { ...question, baudRate: question.baudRate ?? null };
  }
}

function linePart({ baudRate, dataBits = 8, parity = 'none', stopBits = 1 }: LineSettings): LinePart {
  return { baudRate, frame: `${String(dataBits)}${parity.charAt(0).toUpperCase()}${String(stopBits)}` };
}

function faultPart(fault: PortFault, platform: string): ReaderPart['fault'] {
  const system = systemOf(platform);
  const en = advice(fault, system, 'en');
  const de = advice(fault, system, 'de');
  return {
    code: fault.code,
    detail: fault.detail,
    title: { en: en.title, de: de.title },
    steps: { en: en.steps, de: de.steps },
  };
}

export const seatAt = (place: Place | undefined): SeatId | undefined =>
  place?.kind === 'seat' && isSeatId(place.seat) ? place.seat : undefined;
