import type { Piece } from '../rules/kernel/piece.ts';
import { formatCode, readOff } from './code.ts';

/** The pieces of one game, to be found by whatever names them. */
export interface Contents {
  readonly game: string;
  /** In the order in which they are taught and printed. */
  readonly pieces: readonly Piece[];
  piece(key: string): Piece | undefined;
  /** The piece that a printed code names. */
  ofCode(text: string): Piece | undefined;
  /** In the order of the die. */
  faces(die: string): readonly Piece[];
}

export function contentsOf(game: string, pieces: readonly Piece[]): Contents {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const byCode = new Map(pieces.map((piece) => [readOff(formatCode(game, piece)), piece]));
  return {
    game,
    pieces,
    piece: (key) => byKey.get(key),
    ofCode: (text) => byCode.get(readOff(text)),
    faces: (die) => pieces.filter(({ sign }) => sign.kind === 'face' && sign.die === die),
  };
}

/** What lies in a box as one thing: the six faces of a die are one die. */
export const thingOf = ({ sign, key }: Piece): string => (sign.kind === 'face' ? `die/${sign.die}` : key);
