import type { DiscardReason } from '../report.ts';

export type Parsed<Frame> =
  | { readonly kind: 'frame'; readonly frame: Frame; readonly raw: Uint8Array }
  | { readonly kind: 'discarded'; readonly bytes: Uint8Array; readonly reason: DiscardReason };

export interface Pause<Frame> {
  /** Milliseconds without a byte. */
  readonly after: number;
  /** Nothing has come for so long: what is held may be whole. */
  end(): readonly Parsed<Frame>[];
}

/** Bytes in, frames and leftovers out, in the order they came, wherever the stream was cut. */
export interface Parser<Frame> {
  feed(chunk: Uint8Array): readonly Parsed<Frame>[];
  /** The port has closed: a half frame must not join with what comes after the next opening. */
  flush(): readonly Parsed<Frame>[];
  /** How many bytes wait for the rest of their frame. */
  readonly held: number;
  /** For frames that only silence begins or ends. */
  readonly pause?: Pause<Frame>;
  /** The port has been opened, perhaps in the middle of a frame: of what nothing separates from it the front may be lost. */
  cut?(): void;
}
