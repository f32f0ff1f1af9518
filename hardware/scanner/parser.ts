import type { Parsed, Parser, Pause } from '../parser/parser.ts';
import type { DiscardReason } from '../report.ts';
import { digitsAlone, ends, firstSeparator, longestCode, silence, stx } from './constants.ts';
import { type ScannerFrame, decodeFrame } from './frame.ts';
import { isWholeCode } from './own-code.ts';

function canBeInCode(byte: number): boolean {
  return byte >= firstSeparator && byte !== 0x7f && byte !== 0xff;
}

/**
 * Codes carry no checksum that we could verify, so a line with one impossible byte in it is given up whole:
 * a code that lacks its middle is worse than none. The next end or STX starts afresh.
 */
class ScannerParser implements Parser<ScannerFrame> {
  #line: number[] = [];
  #spoilt: DiscardReason | undefined;
  #parsed: Parsed<ScannerFrame>[] = [];
  /** The front of the present line may be lost: only a code that shows that it is whole counts. */
  #isCut = false;
  readonly pause: Pause<ScannerFrame> = { after: silence, end: () => this.#whole() };

  get held(): number {
    return this.#line.length;
  }

  cut(): void {
    this.#isCut = true;
  }

  feed(chunk: Uint8Array): readonly Parsed<ScannerFrame>[] {
    for (const byte of chunk) this.#take(byte);
    if (this.#spoilt) this.#discard(this.#spoilt);
    const parsed = this.#parsed;
    this.#parsed = [];
    return parsed;
  }

  flush(): readonly Parsed<ScannerFrame>[] {
    this.#discard(this.#spoilt ?? 'length');
    this.#spoilt = undefined;
    const parsed = this.#parsed;
    this.#parsed = [];
    return parsed;
  }

  /** What no end has closed is a code if it is plain that nothing is missing. */
  #whole(): readonly Parsed<ScannerFrame>[] {
    if (this.#line.length === 0) this.#isCut = false;
    const frame = this.#spoilt ? undefined : decodeFrame(Uint8Array.from(this.#text()));
    const isDigits = frame !== undefined && !this.#isCut && digitsAlone.test(frame.text);
    if (!frame || !(isWholeCode(frame.text) || isDigits)) return [];
    const raw = Uint8Array.from(this.#line);
    this.#line = [];
    return [{ kind: 'frame', frame, raw }];
  }

  #text(): readonly number[] {
    return this.#line[0] === stx ? this.#line.slice(1) : this.#line;
  }

  #take(byte: number): void {
    if (ends.has(byte)) this.#end(byte);
    else if (byte === stx) this.#start();
    else if (this.#spoilt) this.#line.push(byte);
    else if (canBeInCode(byte)) this.#grow(byte);
    else this.#spoil(byte);
  }

  #start(): void {
    this.#discard(this.#spoilt ?? 'length');
    this.#spoilt = undefined;
    this.#isCut = false;
    this.#line.push(stx);
  }

  #grow(byte: number): void {
    this.#line.push(byte);
    if (this.#line.length > longestCode) this.#spoilt = 'too-long';
  }

  #spoil(byte: number): void {
    const isBeforeText = this.#line.length === 0;
    this.#line.push(byte);
    // What rattles in while a cable is plugged stands before the first letter and spoils nothing.
    if (isBeforeText) this.#discard('noise');
    else this.#spoilt = 'noise';
  }

  #end(byte: number): void {
    if (this.#spoilt) this.#discard(this.#spoilt);
    else this.#finish(byte);
    this.#spoilt = undefined;
    this.#isCut = false;
  }

  #finish(byte: number): void {
    const line = this.#text();
    if (line.length > 0) {
      const raw = Uint8Array.from([...this.#line, byte]);
      const frame = decodeFrame(Uint8Array.from(line));
      const isTail = frame !== undefined && this.#isCut && !isWholeCode(frame.text);
      if (frame && !isTail) this.#parsed.push({ kind: 'frame', frame, raw });
      else this.#parsed.push({ kind: 'discarded', bytes: raw, reason: isTail ? 'length' : 'noise' });
    }
    this.#line = [];
  }

  #discard(reason: DiscardReason): void {
    if (this.#line.length === 0) return;
    this.#parsed.push({ kind: 'discarded', bytes: Uint8Array.from(this.#line), reason });
    this.#line = [];
  }
}

export function scannerParser(): ScannerParser {
  return new ScannerParser();
}
