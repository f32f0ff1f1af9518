import type { Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Report } from '../../hardware/report.ts';
import { isCamera } from './reader-list.ts';
import type { Taken } from './taken.ts';

/** So long, in milliseconds, a card may be gone from its reader and be the same laying down still. */
const bounceWithin = 3_000;

interface LaidDown {
  /** What it became: an entry, or a part of an answer. */
  readonly entry?: number;
  readonly prompt?: Prompt['id'];
  readonly isSecret: boolean;
  /** When the reader last had it. */
  lastAt: number;
}

const secretKey = 'reader.did.secret';

/** A captain's token speaks for the next card too, a button is pressed as often as one likes. */
const countsOnce = ({ kind }: Sign): boolean => kind === 'card' || kind === 'dice-card' || kind === 'face';

/**
 * Cards that were taken and are read again at once: they slipped, were straightened, or the reader lost them. That is
 * no second laying down, and no mistake of anybody's.
 */
export class Bounces {
  readonly #table: RunningTable;
  readonly #laidDown = new Map<string, LaidDown>();

  constructor(table: RunningTable) {
    this.#table = table;
  }

  gone(reader: string, report: Report, at: number): void {
    const laidDown = this.#laidDown.get(keyOf(reader, report));
    if (laidDown) laidDown.lastAt = at;
  }

  took(reader: string, report: Report, at: number, { answer, message }: Taken): void {
    const key = keyOf(reader, report);
    if (!staysInSight(reader, report) || !answer) return;
    const isSecret = message.key === secretKey;
    if (answer.kind === 'entered') this.#laidDown.set(key, { entry: answer.entry.seq, isSecret, lastAt: at });
    else if (answer.kind === 'waiting')
      this.#laidDown.set(key, { prompt: answer.prompt.id, isSecret, lastAt: at });
    else this.#laidDown.delete(key);
  }

  /** What to say of a card that is in already; undefined where it counts anew. */
  again(
    reader: string,
    report: Report,
    at: number,
    sign: Sign,
    seat: SeatId | undefined,
  ): 'alreadyIn' | 'secret' | undefined {
    const laidDown = staysInSight(reader, report) ? this.#laidDown.get(keyOf(reader, report)) : undefined;
    if (!laidDown || !countsOnce(sign) || at - laidDown.lastAt > bounceWithin) return undefined;
    if (!this.#isStillIn(laidDown, sign, seat)) return undefined;
    laidDown.lastAt = at;
    return laidDown.isSecret ? 'secret' : 'alreadyIn';
  }

  /**
   * A die may show the same face in its next throw. A card is shown once more on purpose only after something was
   * pressed that it is to complete.
   */
  #isStillIn({ entry, prompt }: LaidDown, sign: Sign, seat: SeatId | undefined): boolean {
    if (prompt !== undefined) return this.#table.unfinished.soFar(prompt, seat).length > 0;
    if (entry === undefined || !this.#table.isInForce(entry)) return false;
    const meanings = this.#table.meanings(sign, seat);
    if (sign.kind === 'face') return meanings.length === 0;
    return meanings.every(
      (meaning) => this.#table.unfinished.soFar(meaning.prompt.id, meaning.seat).length === 0,
    );
  }
}

/** A tag lies at its reader until it is taken away, and so does a label under a camera; a scanner sees a code once. */
const staysInSight = (reader: string, { kind }: Report): boolean =>
  kind === 'tag' || (kind === 'code' && isCamera(reader));

const keyOf = (reader: string, report: Report): string =>
  `${reader} ${textOf(report)} ${'antenna' in report ? (report.antenna ?? '') : ''}`;

const textOf = (report: Report): string =>
  'tag' in report ? report.tag : report.kind === 'code' ? report.text : '';
