import { message } from '../kernel/message.ts';
import type { ScanBoard } from '../kernel/game.ts';
import type { Piece } from '../kernel/piece.ts';
import { seatIds, type SeatId } from '../kernel/seat.ts';
import { bidDie, colours, dice } from './dice.ts';
import { deliveredEdition, editionOf, type EditionGiven } from './edition.ts';
import { cardName } from './names.ts';

/** What the page of codes for one scanner has of this game. */
export const board: ScanBoard = {
  dice: [...dice],
  choices: [
    'try',
    'stand',
    'stop',
    'claim',
    'keep',
    'leave',
    'give',
    'take',
    'take-back',
    'plus',
    'reroll',
    'stand-in',
    'buy',
    ...colours,
  ],
};

/** Everything on the table that can carry a tag: cards, faces of the dice, dice cards, captains' markers. */
export function pieces(edition?: unknown): readonly Piece[] {
  const { deck, faces, diceCards } = isEdition(edition) ? editionOf(edition) : deliveredEdition;
  return [
    ...deck.map(({ id }) => cardPiece(id)),
    ...dice.flatMap((die) => faces[die].map((face, at) => facePiece(die, face, at + 1))),
    ...diceCards.map((_, at) => diceCardPiece(at + 1)),
    ...[...seatIds.slice(0, mostSeats), ...fromTheBooklet].flatMap(captainsPieces),
  ];
}

const mostSeats = 6;
/** The dice of the booklet are black, white, blue and orange: those that the first six marks lack. */
const fromTheBooklet: readonly SeatId[] = ['orange', 'black'];

const cardPiece = (id: string): Piece => ({
  key: `card/${id}`,
  kind: 'card',
  row: id,
  copy: 1,
  name: cardName(id),
  sign: { kind: 'card', row: id },
});

const facePiece = (die: string, face: string, at: number): Piece => ({
  key: `face/${die}/${at}`,
  kind: 'face',
  row: face,
  copy: at,
  name: message('piece.face', { die: message(`colour.${die}`), face }),
  sign: { kind: 'face', die, face },
});

const diceCardPiece = (number: number): Piece => ({
  key: `dice-card/${number}`,
  kind: 'dice-card',
  row: `dice-card-${number}`,
  copy: 1,
  name: message('piece.dice-card', { number }),
  sign: { kind: 'dice-card', row: `dice-card-${number}` },
});

/** A captain's die shows the bid and is the marker on the map. */
function captainsPieces(seat: SeatId): readonly Piece[] {
  const marker: Piece = {
    key: `token/${seat}`,
    kind: 'token',
    row: seat,
    copy: 1,
    name: message('piece.marker', { colour: message(`seat.${seat}`) }),
    sign: { kind: 'token', seat },
  };
  const faces = [1, 2, 3, 4, 5, 6].map((face): Piece => {
    const row = String(face);
    const name = message('piece.bid-face', { colour: message(`seat.${seat}`), face, bid: face % 6 });
    const die = bidDie(seat);
    return {
      key: `face/${die}/${row}`,
      kind: 'face',
      row,
      copy: face,
      name,
      sign: { kind: 'face', die, face: row },
    };
  });
  return [marker, ...faces];
}

const isEdition = (given: unknown): given is EditionGiven => typeof given === 'object' && given !== null;
