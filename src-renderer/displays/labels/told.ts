/** What passes between a page and the part of it that reads labels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a label lies: its corners, in order, from its own upper left. */
export type Corners = readonly [Point, Point, Point, Point];

export interface Label {
  readonly text: string;
  /** As AIM identifies it: `]Q1`. */
  readonly symbology: string;
  readonly corners: Corners;
}

/** How a picture looks, cell by cell: coarse, but enough to tell a bare table from what lies on it. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** How light each is, from 0 to 255. */
  readonly light: Uint8Array;
  /** The hardest edge in each, from 0 to 255: low all over is a picture that is not sharp. */
  readonly edge: Uint8Array;
}

export interface Read {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly Label[];
  /** Codes that are there and could not be read. */
  readonly unread: readonly Corners[];
  readonly cells: Cells;
  /** Milliseconds that it took. */
  readonly took: number;
}

export type Asked =
  /** Where the reader itself is served. */
  | { readonly kind: 'begin'; readonly wasm: string }
  | { readonly kind: 'read'; readonly n: number; readonly picture: ImageBitmap | ImageData }
  /** A part of the picture that was read last, as a small JPEG. */
  | { readonly kind: 'crop'; readonly n: number; readonly corners: Corners; readonly most: number };

export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'read'; readonly n: number; readonly read: Read }
  | { readonly kind: 'crop'; readonly n: number; readonly jpeg: Uint8Array | undefined };
