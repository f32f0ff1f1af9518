import { asciiText, isHexDigit } from '../parser/bytes.ts';
import type { Parsed, Parser } from '../parser/parser.ts';
import type { DiscardReason } from '../report.ts';
import { carriageReturn, checksumDigits, dollar, lineFeed, longestSentence, star } from './constants.ts';
import { parseSentence } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/**
 * Cuts a stream of bytes into sentences. A `$` is never part of a field, so each one begins anew: starting again
 * at it is the same as stepping on by one byte, and a mutilated sentence never takes a whole one with it. A
 * sentence is complete at the last digit of its checksum, so a lost line end costs nothing.
 */
export class Qm1Parser implements Parser<Sentence> {
  readonly #buffer = new Uint8Array(longestSentence);
  #length = 0;
  #starAt = -1;

  get held(): number {
    return this.#length;
  }

  feed(chunk: Uint8Array): readonly Parsed<Sentence>[] {
    const parsed: Parsed<Sentence>[] = [];
    let noiseFrom = -1;
    chunk.forEach((byte, index) => {
      const isNoise = this.#length === 0 && byte !== dollar && !isLineEnd(byte);
      if (isNoise) {
        if (noiseFrom < 0) noiseFrom = index;
        return;
      }
      if (noiseFrom >= 0) parsed.push(discarded('noise', chunk.slice(noiseFrom, index)));
      noiseFrom = -1;
      this.#take(byte, parsed);
    });
    if (noiseFrom >= 0) parsed.push(discarded('noise', chunk.slice(noiseFrom)));
    return parsed;
  }

  flush(): readonly Parsed<Sentence>[] {
    const parsed: Parsed<Sentence>[] = [];
    this.#giveUp('length', parsed);
    return parsed;
  }

  #take(byte: number, parsed: Parsed<Sentence>[]): void {
    if (byte === dollar || isLineEnd(byte)) this.#giveUp('length', parsed);
    if (isLineEnd(byte)) return;
    this.#buffer[this.#length] = byte;
    this.#length += 1;
    this.#judge(byte, parsed);
  }

  #judge(byte: number, parsed: Parsed<Sentence>[]): void {
    if (byte < 0x20 || byte > 0x7e) return this.#giveUp('noise', parsed);
    if (this.#starAt >= 0 && !isHexDigit(byte)) return this.#giveUp('checksum', parsed);
    if (byte === star) this.#starAt = this.#length - 1;
    if (this.#starAt >= 0 && this.#length - 1 === this.#starAt + checksumDigits) this.#finish(parsed);
    else if (this.#length === longestSentence) this.#giveUp('too-long', parsed);
  }

  #finish(parsed: Parsed<Sentence>[]): void {
    const raw = this.#buffer.slice(0, this.#length);
    const frame = parseSentence(asciiText(raw));
    if (typeof frame === 'string') return this.#giveUp(frame, parsed);
    this.#clear();
    parsed.push({ kind: 'frame', frame, raw });
  }

  #giveUp(reason: DiscardReason, parsed: Parsed<Sentence>[]): void {
    if (this.#length > 0) parsed.push(discarded(reason, this.#buffer.slice(0, this.#length)));
    this.#clear();
  }

  #clear(): void {
    this.#length = 0;
    this.#starAt = -1;
  }
}

function discarded(reason: DiscardReason, bytes: Uint8Array): Parsed<Sentence> {
  return { kind: 'discarded', reason, bytes };
}

function isLineEnd(byte: number): boolean {
  return byte === carriageReturn || byte === lineFeed;
}
