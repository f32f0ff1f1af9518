import { message } from '../kernel/message.ts';
import type { ScanBoard } from '../kernel/game.ts';
import type { Piece } from '../kernel/piece.ts';
import { seatIds } from '../kernel/seat.ts';
import { captainName, cardName } from './cards.ts';
import { dataOf } from './edition.ts';
import { dice } from './questions/roll.ts';
import { deliveredCaptains } from './data/captains.ts';
import { deliveredCards } from './data/cards.ts';

const faces = ['1', '2', '3', '4', '5', '6'];

/** What the page of codes for one scanner has of this game. */
export const board: ScanBoard = {
  dice: [...dice],
  choices: ['stand', 'pass', 'battle', 'trade', 'fall', 'pick-up', 'discard', 'ship', 'seaward', 'inward'],
};

/** What can carry a tag: the cards, the captains, each face of the two dice, and a ship for every mark. */
export function pieces(edition?: unknown): readonly Piece[] {
  const data = dataOf(edition);
  const cards = data.ok ? data.value.cards : deliveredCards;
  const captains = data.ok ? data.value.captains : deliveredCaptains;
  return [
    ...cards.map((row): Piece => ({
      key: `card/${row.id}/1`,
      kind: 'card',
      row: row.id,
      copy: 1,
      name: cardName(row),
      sign: { kind: 'card', row: row.id, copy: 1 },
    })),
    ...captains.map((row): Piece => ({
      key: `captain/${row.id}/1`,
      kind: 'card',
      row: row.id,
      copy: 1,
      name: captainName(row),
      sign: { kind: 'card', row: row.id, copy: 1 },
    })),
    ...dice.flatMap((die) =>
      faces.map((face): Piece => ({
        key: `face/${die}/${face}`,
        kind: 'face',
        row: `${die}-${face}`,
        copy: 1,
        name: message(`piece.${die}`, { face }),
        sign: { kind: 'face', die, face },
      })),
    ),
    ...seatIds.map((seat): Piece => ({
      key: `token/${seat}/1`,
      kind: 'token',
      row: seat,
      copy: 1,
      name: message('piece.ship', { colour: message(`seat.${seat}`) }),
      sign: { kind: 'token', seat },
    })),
  ];
}
