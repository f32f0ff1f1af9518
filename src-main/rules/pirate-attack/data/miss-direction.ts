import type { PackCards } from '../cards.ts';
import { as, creature, magic, play, red, ship, size } from './made.ts';

/** Expansion 3. */
export const missDirection: PackCards = {
  pack: 'miss-direction',
  more: {
    'master-navigator': 5,
    'sea-creature-9': 1,
    '1-gold': 2,
    '2-gold': 2,
    '3-gold': 2,
    '4-gold': 2,
    '5-gold': 2,
  },
  cards: [
    ship('Galleon', size(12, 12), 'galleon', 2),
    play('Stranded On An Island', 5, as('player', 'turn', 'yes', true)),
    creature(12, 1),
    creature(50, 1, 'Kraken', 'The Kracken'),
    red('Whirlpool', 5, as('self', 'drawn', 'no', true)),
    red('Wind Storm', 3, as('otherPlayer', 'drawn', 'no', true, 'Windstorm')),
    red('Wind Storm Left', 1, as('everyone', 'drawn', 'no', true, 'Windstorm Left')),
    red('Wind Storm Right', 1, as('everyone', 'drawn', 'no', true, 'Windstorm Right')),
    magic('Exploding Cannons', 5, as('ship', 'between', 'yes', true)),
    magic('Miss-Direction', 5, as('card', 'reaction', 'yes', true)),
    magic(
      'Force An Attack',
      5,
      as(
        'twoShips',
        'between',
        'yes',
        true,
        'Forced Attack',
        'Forced Attack Card',
        'Forced Attack Magic Card',
      ),
    ),
  ],
};
