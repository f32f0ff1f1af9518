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
  /** What lies in the box of the game and is not played with now: the cards of a pack that is left out. */
  readonly leftOut: Pick<Contents, 'piece' | 'ofCode'>;
}

/** The pieces of a game as it is played; `all` are those of its box with every pack, where that is more. */
export function contentsOf(game: string, pieces: readonly Piece[], all: readonly Piece[] = []): Contents {
  const found = finderOf(game, pieces);
  return {
    game,
    pieces,
    ...found,
    leftOut: finderOf(
      game,
      all.filter(({ key, pack }) => pack !== undefined && !found.piece(key)),
    ),
    faces: (die) => pieces.filter(({ sign }) => sign.kind === 'face' && sign.die === die),
  };
}

function finderOf(game: string, pieces: readonly Piece[]): Contents['leftOut'] {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const byCode = new Map(pieces.map((piece) => [readOff(formatCode(game, piece)), piece]));
  return { piece: (key) => byKey.get(key), ofCode: (text) => byCode.get(readOff(text)) };
}

/** What lies in a box as one thing: the six faces of a die are one die. */
export const thingOf = ({ sign, key }: Piece): string => (sign.kind === 'face' ? `die/${sign.die}` : key);
