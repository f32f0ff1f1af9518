import type { Captain } from './marks.ts';

export type Ground = 'red' | 'blue' | 'green' | 'white';

/** A place on a map, in units of one square; fractions leave a gap between map cards. */
export interface Square {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  /** Start or goal. */
  readonly sign?: 'anchor' | 'flag';
  readonly label: string;
  /** What a move there costs: the lamp lies on it. */
  readonly legal?: { readonly figure: number | string; readonly label: string };
}

/** The edge of one map card around its squares. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Marker {
  readonly captain: Captain;
  readonly at: string;
  /** Squares passed on the way here, the square left first. */
  readonly path?: readonly string[];
  readonly awaited?: boolean;
}

/** A line across the map with its words below: "4 cards from here". */
export interface Border {
  readonly x: number;
  readonly words: string;
}

export interface Note {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function extentOf(squares: readonly Square[]): Extent {
  const left = Math.min(...squares.map((square) => square.x));
  const top = Math.min(...squares.map((square) => square.y));
  const right = Math.max(...squares.map((square) => square.x + 1));
  const bottom = Math.max(...squares.map((square) => square.y + 1));
  return squares.length === 0
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left, height: bottom - top };
}

/** Where the nth of so many markers stands within its square, and how large it is: one alone takes the middle. */
export function placeInSquare(nth: number, many: number): { x: number; y: number; size: number } {
  if (many === 1) return { x: 0.5, y: 0.5, size: 0.74 };
  const across = many <= 4 ? 2 : many <= 9 ? 3 : 4;
  const down = Math.ceil(many / across);
  const inRow = Math.min(across, many - Math.floor(nth / across) * across);
  const step = 0.94 / across;
  return {
    x: 0.5 + ((nth % across) - (inRow - 1) / 2) * step,
    y: 0.5 + (Math.floor(nth / across) - (down - 1) / 2) * step,
    size: step * 0.96,
  };
}
