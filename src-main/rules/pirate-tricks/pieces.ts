import { message } from '../kernel/message.ts';
import type { ScanBoard } from '../kernel/game.ts';
import type { Piece } from '../kernel/piece.ts';
import { seatIds } from '../kernel/seat.ts';
import { crew } from './cards.ts';
import { editionOf, scoreCardName, type EditionPatch } from './edition.ts';
import { cardName } from './names.ts';

/** What the page of codes for one scanner has of this game. */
export const board: ScanBoard = {
  dice: [],
  choices: ['aside', 'recruitment1', 'recruitment2', 'capture', 'treasure'],
};

/** The crew and the score cards of one box, and a token for each mark with which a captain points at a seat. */
export function pieces(edition?: unknown): readonly Piece[] {
  const played = editionOf((edition ?? {}) as EditionPatch);
  return [
    ...crew.map((card): Piece => ({ ...cardPiece(card), name: cardName(card) })),
    ...played.scoreCards.map(({ id }): Piece => ({ ...cardPiece(id), name: scoreCardName(played, id) })),
    ...seatIds.map((seat): Piece => ({
      key: `token/${seat}/1`,
      kind: 'token',
      row: seat,
      copy: 1,
      name: message('piece.token', { mark: message(`mark.${seat}`) }),
      sign: { kind: 'token', seat },
    })),
  ];
}

const cardPiece = (row: string) =>
  ({
    key: `card/${row}/1`,
    kind: 'card',
    row,
    copy: 1,
    sign: { kind: 'card', row, copy: 1 },
  }) as const;
