/** What a reader reports, before anyone knows what it means for a game. */
export type Report =
  | { readonly kind: 'tag'; readonly tag: string; readonly antenna?: string }
  | { readonly kind: 'tag-gone'; readonly tag: string; readonly antenna?: string }
  | { readonly kind: 'code'; readonly text: string; readonly symbology?: string }
  | { readonly kind: 'face'; readonly die: string; readonly face: string; readonly state: FaceState }
  | { readonly kind: 'button'; readonly button: string }
  | { readonly kind: 'number'; readonly value: number };

/** A die that rests askew or moved again after it was read is reported, never guessed. */
export const faceStates = ['rest', 'cocked', 'moved', 'missing'] as const;
export type FaceState = (typeof faceStates)[number];

/** One report with its evidence: the bytes it was read from and when they came. */
export interface Reading {
  readonly report: Report;
  readonly raw: Uint8Array;
  /** Milliseconds since 1970, from the clock that the reader was given. */
  readonly at: number;
  /** Milliseconds that the reader had it before it could tell, for readers that say so. */
  readonly age?: number;
}

/** Bytes that were no frame, handed on so that a test bench can show them. */
export type DiscardReason = 'noise' | 'checksum' | 'length' | 'too-long' | 'not-ours' | 'unknown-sentence';
