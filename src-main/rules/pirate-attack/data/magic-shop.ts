import type { PackCards } from '../cards.ts';
import { as, close, magic, navy, open, play, red, size } from './made.ts';

const underAShip = as('ship', 'between', 'yes', true);

/** Expansion 1. */
export const magicShop: PackCards = {
  pack: 'magic-shop',
  more: { armada: 6 },
  cards: [
    red('Hurricane', 1, as('allShips', 'drawn', 'no', true)),
    navy(size(8, 8), 2),
    play('Master Navigator', 5, as('ship', 'turn', 'yes', true)),
    close('Close Magic Shop', ['magic'], 5),
    open('magic', 2, 1),
    open('magic', 3, 1),
    open('magic', 5, 3),
    open('magic', 10, 1),
    magic("Double Ship's Cannons", 5, underAShip, { kind: 'double', of: 'cannons' }),
    magic("Double Ship's Strength", 5, underAShip, { kind: 'double', of: 'strength' }),
    magic('Reincarnation', 5, underAShip),
    magic('Confusion Left', 5, underAShip),
    magic('Confusion Right', 5, underAShip),
  ],
};
