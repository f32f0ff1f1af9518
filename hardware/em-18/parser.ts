import { asciiText, concat, isHexDigit } from '../parser/bytes.ts';
import type { Parsed, Parser, Pause } from '../parser/parser.ts';
import { frameDigits, mostDigits, silence } from './constants.ts';
import { type Em18Frame, decodeBurst, decodeDigits } from './frame.ts';

/** Nothing stands around twelve digits: only the silence before and behind them says that they are a frame. */
class Em18Parser implements Parser<Em18Frame> {
  #burst: Uint8Array = new Uint8Array(0);
  readonly pause: Pause<Em18Frame> = { after: silence, end: () => this.#end() };

  get held(): number {
    return this.#burst.length;
  }

  feed(chunk: Uint8Array): readonly Parsed<Em18Frame>[] {
    const parsed: Parsed<Em18Frame>[] = [];
    for (const byte of chunk) {
      this.#burst = concat(this.#burst, Uint8Array.of(byte));
      if (this.#burst.length === mostDigits) parsed.push(...this.#end());
    }
    return parsed;
  }

  flush(): readonly Parsed<Em18Frame>[] {
    const bytes = this.#take();
    return bytes.length > 0 ? [{ kind: 'discarded', bytes, reason: 'length' }] : [];
  }

  #end(): readonly Parsed<Em18Frame>[] {
    const bytes = this.#take();
    if (bytes.length === 0) return [];
    const [first, ...others] = decodeBurst(bytes) ?? [];
    if (!first) return [{ kind: 'discarded', bytes, reason: reasonOf(bytes) }];
    // The frames of one burst are of one tag that lies there, or of several in turn.
    return others.length === 0 ? [{ kind: 'frame', frame: first, raw: bytes }] : inPieces(bytes);
  }

  #take(): Uint8Array {
    const bytes = this.#burst;
    this.#burst = new Uint8Array(0);
    return bytes;
  }
}

function inPieces(bytes: Uint8Array): readonly Parsed<Em18Frame>[] {
  const begun = bytes.findIndex(isHexDigit);
  const parsed: Parsed<Em18Frame>[] = [];
  for (let at = begun; at + frameDigits <= bytes.length; at += frameDigits) {
    const raw = bytes.slice(at, at + frameDigits);
    const frame = decodeDigits(asciiText(raw));
    if (frame) parsed.push({ kind: 'frame', frame, raw });
  }
  return parsed;
}

/** Twelve digits alone are a frame whose checksum is wrong. */
function reasonOf(bytes: Uint8Array): 'checksum' | 'length' | 'noise' {
  const text = asciiText(bytes);
  if (/^[0-9A-F]{12}$/i.test(text)) return 'checksum';
  return /^[0-9A-F]+$/i.test(text) ? 'length' : 'noise';
}

export function em18Parser(): Em18Parser {
  return new Em18Parser();
}
