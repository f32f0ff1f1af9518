import type { DiscardReason } from '../report.ts';

export type Parsed<Frame> =
  | { readonly kind: 'frame'; readonly frame: Frame; readonly raw: Uint8Array }
  | { readonly kind: 'discarded'; readonly bytes: Uint8Array; readonly reason: DiscardReason };

/** Bytes in, frames and leftovers out, in the order they came, wherever the stream was cut. */
export interface Parser<Frame> {
  feed(chunk: Uint8Array): readonly Parsed<Frame>[];
  /** The port has closed: a half frame must not join with what comes after the next opening. */
  flush(): readonly Parsed<Frame>[];
  /** How many bytes wait for the rest of their frame. */
  readonly held: number;
}
