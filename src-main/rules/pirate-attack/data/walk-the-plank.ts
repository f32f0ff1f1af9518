import type { PackCards } from '../cards.ts';
import { as, magic, play, red, ship, size } from './made.ts';

/** Expansion 4. */
export const walkThePlank: PackCards = {
  pack: 'walk-the-plank',
  more: {
    '3-gold': 2,
    '4-gold': 2,
    '5-gold': 6,
    'you-must-attack-someone': 8,
    'force-someone-to-attack': 6,
    'force-2-to-attack': 6,
  },
  cards: [
    ship('Floating Death Ship', size(20, 20), 'large', 1),
    play('Walk The Plank', 5, as('player', 'turn', 'yes', true)),
    play('The Trap', 5, as('player', 'turn', 'yes', true)),
    play('Smoke Screen', 5, as('fight', 'reaction', 'no', true)),
    play('Power Play', 5, as('player', 'turn', 'yes', true)),
    play('The Magician', 5, as('twoShips', 'turn', 'unlisted', true)),
    play('Damn Pirates!', 5, as('otherShip', 'turn', 'yes', true)),
    play('Insurance', 10, as('ship', 'turn', 'yes', true)),
    red('Ship Bonus', 2, as('everyone', 'drawn', 'unlisted', true)),
    red('Card Bonus', 2, as('everyone', 'drawn', 'unlisted', true)),
    red('Into The Sea', 2, as('everyone', 'drawn', 'unlisted', true)),
    red("Davy Jones' Locker", 2, as('pile', 'drawn', 'unlisted', true, 'Davy Jones Locker')),
    red('End of the World', 1, as('pile', 'drawn', 'unlisted', true)),
    magic('Force Field', 5, as('ship', 'between', 'yes', true)),
    magic('Vision', 5, as('anyShip', 'between', 'yes', true)),
    magic('Return To Port', 5, as('player', 'between', 'yes', true)),
    magic('The Gambler', 5, as('everyone', 'between', 'yes', true)),
  ],
};
