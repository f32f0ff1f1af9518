import { message } from '../kernel/message.ts';
import type { Piece } from '../kernel/piece.ts';
import { seatIds } from '../kernel/seat.ts';
import { copiesOf, packs } from './cards.ts';
import { cards } from './data/cards.ts';
import { sizeDice, thrownFaces } from './dice.ts';
import type { Edition } from './edition.ts';
import { cardName } from './names.ts';
import { stakeDicePieces } from './stake-dice.ts';

/** The two dice of twenty sides come with the ships of X/X. */
const dicePieces: readonly Piece[] = Object.values(sizeDice).flatMap((die) =>
  thrownFaces.map((face): Piece => ({
    key: `face/${die}/${face}`,
    kind: 'face',
    row: `${die}-${face}`,
    copy: 1,
    name: message(`piece.${die}`, { face }),
    pack: { id: 'special-abilities', number: packs.indexOf('special-abilities') },
    sign: { kind: 'face', die, face: String(face) },
  })),
);

/** What can carry a tag: cards of the packs in play, faces of dice, a thing for every mark; of all packs as delivered. */
export const pieces = (edition?: unknown): readonly Piece[] => {
  const inPlay = edition === undefined ? packs : (edition as Edition).packs;
  return [
    ...cards.flatMap((row) =>
      copiesOf(row)
        .filter(({ pack }) => inPlay.includes(pack))
        .map(({ copy, pack }): Piece => ({
          key: `card/${row.id}/${copy}`,
          kind: 'card',
          row: row.id,
          copy,
          name: cardName(row),
          pack: { id: pack, number: packs.indexOf(pack) },
          sign: { kind: 'card', row: row.id, copy },
        })),
    ),
    ...(inPlay.includes('walk-the-plank') ? stakeDicePieces : []),
    ...(inPlay.includes('special-abilities') ? dicePieces : []),
    ...seatIds.map((seat): Piece => ({
      key: `token/${seat}/1`,
      kind: 'token',
      row: seat,
      copy: 1,
      name: message('piece.captain', { colour: message(`seat.${seat}`) }),
      sign: { kind: 'token', seat },
    })),
  ];
};
