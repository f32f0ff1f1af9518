import type { Parsed, Parser, Pause } from '../parser/parser.ts';
import type { DiscardReason } from '../report.ts';
import { carriageReturn, escape, lineFeed, longestLine, silence, tabulator } from './constants.ts';
import { readLine, type TextLine } from './line.ts';

function canBeInLine(byte: number): boolean {
  return (byte >= 0x20 && byte !== 0x7f && byte !== 0xff) || byte === tabulator || byte === escape;
}

const utf8 = new TextDecoder();

/** Lines of text. One with a byte in it that is no text is given up whole, up to its end. */
class TextUidParser implements Parser<TextLine> {
  #line: number[] = [];
  #spoilt: DiscardReason | undefined;
  /** The front of the present line may be lost: what stands alone in it may be the end of something longer. */
  #isCut = false;
  readonly pause: Pause<TextLine> = {
    after: silence,
    end: () => {
      if (this.#line.length === 0) this.#isCut = false;
      return [];
    },
  };

  get held(): number {
    return this.#line.length;
  }

  cut(): void {
    this.#isCut = true;
  }

  feed(chunk: Uint8Array): readonly Parsed<TextLine>[] {
    return [...[...chunk].flatMap((byte) => this.#take(byte)), ...(this.#spoilt ? this.#discard() : [])];
  }

  flush(): readonly Parsed<TextLine>[] {
    this.#spoilt ??= 'length';
    const parsed = this.#discard();
    this.#spoilt = undefined;
    return parsed;
  }

  #take(byte: number): readonly Parsed<TextLine>[] {
    if (byte === carriageReturn || byte === lineFeed) return this.#end(byte);
    this.#line.push(byte);
    if (!canBeInLine(byte)) this.#spoilt ??= 'noise';
    else if (this.#line.length > longestLine) this.#spoilt ??= 'too-long';
    return [];
  }

  #end(byte: number): readonly Parsed<TextLine>[] {
    const parsed = this.#spoilt ? this.#discard() : this.#whole(byte);
    this.#spoilt = undefined;
    this.#isCut = false;
    this.#line = [];
    return parsed;
  }

  #whole(end: number): readonly Parsed<TextLine>[] {
    if (this.#line.length === 0) return [];
    const line = readLine(utf8.decode(Uint8Array.from(this.#line)));
    const isTail = this.#isCut && line.kind === 'uid' && line.by === 'alone';
    const frame: TextLine = isTail ? { kind: 'chatter', text: line.text } : line;
    return [{ kind: 'frame', frame, raw: Uint8Array.from([...this.#line, end]) }];
  }

  #discard(): readonly Parsed<TextLine>[] {
    const bytes = Uint8Array.from(this.#line);
    this.#line = [];
    return bytes.length > 0 ? [{ kind: 'discarded', bytes, reason: this.#spoilt ?? 'noise' }] : [];
  }
}

export function textUidParser(): TextUidParser {
  return new TextUidParser();
}
