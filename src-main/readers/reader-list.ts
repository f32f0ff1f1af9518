import { z } from 'zod';
import type { LastPart, PlacePart, ReaderPart } from '../contract/reader-parts.ts';
import type { Records } from '../log/library/records.ts';
import { isSeatId, type SeatId } from '../rules/kernel/seat.ts';
import type { Place } from '../../hardware/discovery/remembered.ts';
import { advice, systemOf } from '../../hardware/link/advice.ts';
import type { Status } from '../../hardware/link/life.ts';
import type { PortFault } from '../../hardware/port/port.ts';
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
}

const guestsKey = 'reader-guests';
const guestsSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    place: z.exactOptional(placeSchema),
    affixes: z.exactOptional(
      z.object({ prefix: z.exactOptional(z.string()), suffix: z.exactOptional(z.string()) }),
    ),
  }),
);

interface Known {
  since: number;
  last?: LastPart;
  complaint?: NonNullable<ReaderPart['complaint']>;
}

const keyboard = 'keyboard:';

/** The name under which a page's scanner that types is known. */
export const keyboardOf = (page: string): ReaderId => `${keyboard}${page}`;

export const isKeyboard = (reader: ReaderId): boolean => reader.startsWith(keyboard);

export const placePart = (place: Place | undefined): PlacePart | null => {
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
    const { place, affixes, ...guest } = { name: reader, ...this.#guests.get(reader), ...change };
    this.#guests.set(reader, { ...guest, ...(place ? { place } : {}), ...(affixes ? { affixes } : {}) });
    this.#keepGuests();
  }

  parts(views: readonly ReaderView[]): readonly ReaderPart[] {
    return [
      ...views.map((view) => this.#readerPart(view)),
      ...[...this.#heard].map((id) => this.#guestPart(id)),
    ];
  }

  #readerPart({ reader, status, remembered, asked = [] }: ReaderView): ReaderPart {
    const driver = remembered && driverOf(remembered.kind);
    return {
      reader,
      name: remembered?.name ?? reader,
      state: status.kind,
      kind: remembered?.kind ?? null,
      place: placePart(remembered?.place),
      gap: remembered?.gap ?? null,
      signals: driver?.signals ?? [],
      asked,
      fault: this.#fault(status),
      affixes: null,
      ...this.#told(reader),
    };
  }

  #guestPart(reader: ReaderId): ReaderPart {
    const { name, place, affixes = {} } = this.#guests.get(reader) ?? { name: reader };
    const nothing = { kind: null, gap: null, signals: [], asked: [], fault: null };
    const { prefix = '', suffix = '' } = affixes;
    return {
      reader,
      name,
      state: 'guest',
      place: placePart(place),
      ...nothing,
      affixes: isKeyboard(reader) ? { prefix, suffix } : null,
      ...this.#told(reader),
    };
  }

  #told(reader: ReaderId): Pick<ReaderPart, 'since' | 'last' | 'complaint'> {
    const { since, last, complaint } = this.#of(reader);
    return { since, last: last ?? null, complaint: complaint ?? null };
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
