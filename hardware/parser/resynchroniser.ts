import type { DiscardReason } from '../report.ts';
import type { Parsed, Parser } from './parser.ts';

/** What the bytes at the front of the buffer are. */
export type Verdict<Frame> =
  | { readonly kind: 'frame'; readonly frame: Frame; readonly length: number }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'none'; readonly reason: DiscardReason };

export type Examine<Frame> = (bytes: Uint8Array) => Verdict<Frame>;

export const incomplete = { kind: 'incomplete' } as const;

export function none(reason: DiscardReason): Verdict<never> {
  return { kind: 'none', reason };
}

function join(front: Uint8Array, back: Uint8Array): Uint8Array {
  const both = new Uint8Array(front.length + back.length);
  both.set(front);
  both.set(back, front.length);
  return both;
}

/**
 * Finds frames in a stream. Where no frame begins it gives up one single byte and looks again, so that a
 * damaged frame never swallows the good one behind it.
 */
export class Resynchroniser<Frame> implements Parser<Frame> {
  readonly #examine: Examine<Frame>;
  readonly #longest: number;
  #buffer = new Uint8Array(0);

  constructor(examine: Examine<Frame>, longest: number) {
    this.#examine = examine;
    this.#longest = longest;
  }

  get held(): number {
    return this.#buffer.length;
  }

  feed(chunk: Uint8Array): readonly Parsed<Frame>[] {
    const bytes = join(this.#buffer, chunk);
    const parsed: Parsed<Frame>[] = [];
    let start = 0;
    let lost: { from: number; reason: DiscardReason } | undefined;
    const handOnLost = (until: number): void => {
      if (!lost) return;
      parsed.push({ kind: 'discarded', bytes: bytes.slice(lost.from, until), reason: lost.reason });
      lost = undefined;
    };

    while (start < bytes.length) {
      const verdict = this.#boundedVerdict(bytes.subarray(start));
      if (verdict.kind === 'incomplete') break;
      if (verdict.kind === 'none') {
        // The bytes behind a broken start belong to the same breakage and keep its reason.
        lost ??= { from: start, reason: verdict.reason };
        if (lost.reason === 'noise' && verdict.reason !== 'noise') {
          handOnLost(start);
          lost = { from: start, reason: verdict.reason };
        }
        start += 1;
        continue;
      }
      handOnLost(start);
      parsed.push({
        kind: 'frame',
        frame: verdict.frame,
        raw: bytes.slice(start, start + verdict.length),
      });
      start += verdict.length;
    }
    handOnLost(start);
    this.#buffer = bytes.slice(start);
    return parsed;
  }

  flush(): readonly Parsed<Frame>[] {
    const bytes = this.#buffer;
    this.#buffer = new Uint8Array(0);
    return bytes.length > 0 ? [{ kind: 'discarded', bytes, reason: 'length' }] : [];
  }

  #boundedVerdict(bytes: Uint8Array): Verdict<Frame> {
    const verdict = this.#examine(bytes);
    return verdict.kind === 'incomplete' && bytes.length >= this.#longest ? none('too-long') : verdict;
  }
}
