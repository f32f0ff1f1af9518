import type { Discarded, DiscardReason } from '../report.ts';
import { carriageReturn, checksumDigits, dollar, lineFeed, longestSentence, star } from './constants.ts';
import { parseSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

export type Found =
  | { readonly type: 'sentence'; readonly sentence: Sentence; readonly raw: Uint8Array }
  | ({ readonly type: 'discarded' } & Discarded);

/**
 * Cuts a stream of bytes into sentences. A `$` is never part of a field, so each one begins anew: starting again
 * at it is the same as stepping on by one byte, and a mutilated sentence never takes a whole one with it. A
 * sentence is complete at the last digit of its checksum, so a lost line end costs nothing.
 */
export class Qm1Parser {
  readonly #held = new Uint8Array(longestSentence);
  #length = 0;
  #starAt = -1;

  /** Never keeps more than one sentence's bytes. */
  push(chunk: Uint8Array): Found[] {
    const found: Found[] = [];
    let noiseFrom = -1;
    chunk.forEach((byte, index) => {
      const idle = this.#length === 0;
      if (idle && byte !== dollar && byte !== carriageReturn && byte !== lineFeed) {
        if (noiseFrom < 0) noiseFrom = index;
        return;
      }
      if (noiseFrom >= 0) found.push(discarded('noise', chunk.slice(noiseFrom, index)));
      noiseFrom = -1;
      this.#take(byte, found);
    });
    if (noiseFrom >= 0) found.push(discarded('noise', chunk.slice(noiseFrom)));
    return found;
  }

  #take(byte: number, found: Found[]): void {
    if (byte === dollar) {
      this.#giveUp('length', found);
      this.#hold(byte);
    } else if (byte === carriageReturn || byte === lineFeed) {
      this.#giveUp('length', found);
    } else {
      this.#hold(byte);
      this.#judge(byte, found);
    }
  }

  #judge(byte: number, found: Found[]): void {
    if (byte < 0x20 || byte > 0x7e) return this.#giveUp('noise', found);
    if (byte === star && this.#starAt < 0) this.#starAt = this.#length - 1;
    else if (this.#starAt >= 0 && !isHexDigit(byte)) return this.#giveUp('checksum', found);
    if (this.#starAt >= 0 && this.#length - 1 === this.#starAt + checksumDigits) this.#finish(found);
    else if (this.#length === longestSentence) this.#giveUp('too-long', found);
  }

  #finish(found: Found[]): void {
    const raw = this.#held.slice(0, this.#length);
    const sentence = parseSentence(Buffer.from(raw).toString('latin1'));
    if (typeof sentence === 'string') return this.#giveUp(sentence, found);
    this.#clear();
    found.push({ type: 'sentence', sentence, raw });
  }

  #giveUp(reason: DiscardReason, found: Found[]): void {
    if (this.#length > 0) found.push(discarded(reason, this.#held.slice(0, this.#length)));
    this.#clear();
  }

  #hold(byte: number): void {
    this.#held[this.#length] = byte;
    this.#length += 1;
  }

  #clear(): void {
    this.#length = 0;
    this.#starAt = -1;
  }
}

function discarded(reason: DiscardReason, bytes: Uint8Array): Found {
  return { type: 'discarded', reason, bytes };
}

function isHexDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
