import type { CameraPiece, CameraTrouble, SawPart } from '../contract/camera-parts.ts';
import { message, type Language, type MessageValues } from '../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Report } from '../../hardware/report.ts';
import type { AtTable } from './pieces.ts';
import { Pictures } from './pictures.ts';
import { putRight, type Rightable } from './put-right.ts';
import { cameraOf, isPhoto, photoOf } from './reader-list.ts';
import type { Readers } from './readers.ts';
import { isSecretTold, takenOf, type Taken } from './taken.ts';

export interface Saw {
  readonly camera: string;
  readonly text: string;
  readonly symbology?: string;
  /** A JPEG in base64. */
  readonly picture?: string;
}

export interface Photo {
  /** The phone that took it. */
  readonly device: string;
  readonly text: string;
  readonly symbology?: string;
  readonly seat: SeatId;
}

type Code = Extract<Report, { readonly kind: 'code' }>;

/** So many of the last readings can be put right by a tap on their picture. */
const mostRightable = 60;

/** Cameras over one spot, and photos of phones: readers that see labels, come in by another door than a port. */
export class Cameras {
  readonly #readers: Readers;
  readonly #now: () => number;
  readonly #rightable = new Map<number, Rightable>();
  #pictures: { readonly at: AtTable; readonly pictures: Pictures } | undefined;

  constructor(readers: Readers, now: () => number) {
    this.#readers = readers;
    this.#now = now;
  }

  here(camera: string, name: string, trouble: CameraTrouble | null): void {
    const said = trouble === null ? undefined : message(`reader.camera.${trouble}`);
    this.#readers.hearGuest(
      cameraOf(camera),
      name === '' ? 'Camera' : name,
      said && { code: trouble ?? '', said },
    );
  }

  /** A label lies still: it is read as if by any other reader, with its picture for evidence. */
  saw({ camera, text, symbology, picture }: Saw, language: Language): SawPart {
    const report: Code = { kind: 'code', text, ...(symbology === undefined ? {} : { symbology }) };
    return this.#take(cameraOf(camera), report, this.#bytes(text, picture), undefined, language);
  }

  gone(camera: string, text: string): void {
    const reading = { report: { kind: 'tag-gone', tag: text }, raw: encoded(text), at: this.#now() } as const;
    this.#readers.takeFromGuest(cameraOf(camera), 'Camera', reading);
  }

  /**
   * A captain's phone has read a photo of the own card. What it shows is told to that phone and to nobody else: where a
   * person would have to be asked about it, that captain is, and nothing waits at the console.
   */
  photographed({ device, text, symbology, seat }: Photo, language: Language): SawPart {
    const report: Code = { kind: 'code', text, ...(symbology === undefined ? {} : { symbology }) };
    const reader = photoOf(device);
    const raw = encoded(text);
    const meant = this.#readers.at?.intake.meaning({ reader, seat }, { report, raw, at: this.#now() });
    if (meant?.outcome === 'strange') return this.#shown(meant, undefined, seat, language);
    if (meant?.message.key === 'reader.did.nowAsked') {
      const asked: Taken = { ...meant, message: message('reader.photo.asked', meant.message.values) };
      return this.#shown(asked, undefined, seat, language);
    }
    return this.#take(reader, report, raw, seat, language);
  }

  pieces(language: Language): readonly CameraPiece[] {
    const { at, pieces } = this.#readers;
    if (!at) return [];
    const { intake, table } = at;
    const say = pieces.speak();
    const offered = intake.contents.pieces.filter(({ kind }) => kind !== 'button');
    return offered.map((piece) => ({
      piece: piece.key,
      name: say(piece.name)[language],
      fits: table.meanings(piece.sign).length > 0,
    }));
  }

  right(
    reading: number,
    key: string,
    language: Language,
  ): Result<SawPart, { readonly code: string; readonly values?: MessageValues }> {
    const { at } = this.#readers;
    const known = this.#rightable.get(reading);
    if (!at || !known) return refuse({ code: 'not-waiting' });
    const piece = at.intake.contents.piece(key);
    if (!piece) return refuse({ code: 'no-such-piece', values: { piece: key } });
    const put = putRight(at.table, at.intake.shelf, known, piece);
    if (put.kind === 'later') return refuse({ code: 'camera-later', values: { entry: put.entry } });
    const isSecret = at.table.prompts.some(({ secret }) => secret);
    const taken = takenOf(put.outcome, { what: piece.name, seat: known.seat, isSecret });
    this.#readers.changed();
    return accept(this.#shown(taken, known.reading, known.seat, language));
  }

  #take(
    reader: string,
    report: Code,
    raw: Uint8Array,
    seat: SeatId | undefined,
    language: Language,
  ): SawPart {
    const before = this.#newest();
    const name = isPhoto(reader) ? 'Photo' : 'Camera';
    const reading = { report, raw, at: this.#now() };
    // A captain's photo answers for the captain alone.
    const answersFor = isPhoto(reader) && seat ? [seat] : undefined;
    const taken = this.#readers.takeFromGuest(reader, name, reading, seat, answersFor);
    const newest = this.#newest();
    const kept = newest !== undefined && newest !== before ? newest : undefined;
    const nothing: Taken = { outcome: 'noted', message: message('reader.did.idle', { what: report.text }) };
    return this.#shown(taken ?? nothing, kept, seat, language);
  }

  #shown(taken: Taken, reading: number | undefined, seat: SeatId | undefined, language: Language): SawPart {
    const { answer } = taken;
    const entry = answer?.kind === 'entered' ? answer.entry.seq : undefined;
    if (reading !== undefined) this.#keep({ reading, seat, entry });
    return {
      outcome: taken.outcome,
      text: this.#readers.pieces.speak(taken.game)(taken.message)[language],
      reading: reading ?? null,
      entry: entry ?? null,
      secret: isSecretTold(taken),
    };
  }

  #keep(rightable: Rightable): void {
    this.#rightable.delete(rightable.reading);
    this.#rightable.set(rightable.reading, rightable);
    const [oldest] = this.#rightable.keys();
    if (this.#rightable.size > mostRightable && oldest !== undefined) this.#rightable.delete(oldest);
  }

  #newest(): number | undefined {
    return this.#readers.at?.table.log.readings({ last: 1 })[0]?.id;
  }

  /** What is kept beside the report: the picture, for as long as there is room for it, else what stood in the label. */
  #bytes(text: string, picture: string | undefined): Uint8Array {
    const { at } = this.#readers;
    if (!at) return encoded(text);
    if (this.#pictures?.at !== at) {
      this.#pictures = { at, pictures: new Pictures(at.table.log) };
      this.#rightable.clear();
    }
    return this.#pictures.pictures.take(picture) ?? encoded(text);
  }
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
