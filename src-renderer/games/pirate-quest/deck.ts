import { suitSigns, cardFace } from './faces.ts';
import type { Deck, Seen } from '../drawing.ts';
import { part, playerOf } from './parts.ts';

const suits = ['swords', 'axes', 'bows', 'shields', 'skulls'] as const;
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Five suits of nine. What lies on the table since the cards were dealt has left its place. */
export function deckOf(seen: Seen): Deck {
  const { say } = seen;
  const laidBy = part(seen, 'laidBy');
  const row = (suit: (typeof suits)[number]) => ({
    name: say({ key: `suit.${suit}` }),
    sign: suitSigns[suit],
    cards: values.map((value) => {
      const card = `${suit}-${value}`;
      const player = laidBy[card];
      return {
        card,
        name: say({ key: 'card', values: { value, suit: { key: `suit.${suit}` } } }),
        face: cardFace(suit, value),
        ...(player === undefined ? {} : { laidBy: playerOf(seen, player) }),
      };
    }),
  });
  return { rows: suits.map(row) };
}
