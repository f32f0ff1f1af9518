import type { PackCards } from '../cards.ts';
import { as, close, magic, navy, open, ship, size, steal } from './made.ts';

const underAShip = as('ship', 'between', 'yes', true);

/** Expansion 2. */
export const raiseTheDead: PackCards = {
  pack: 'raise-the-dead',
  more: {
    'sea-creature-7': 1,
    'sea-creature-8': 1,
    'you-must-attack-someone': 1,
    'force-someone-to-attack': 2,
    'force-2-to-attack': 2,
  },
  cards: [
    ship('Flying Dutchman', size(15, 15), 'large', 1),
    ship('Black Beard', size(15, 15), 'large', 1),
    ship('Ghost Ship', size(15, 15), 'large', 1),
    steal(
      'Steal All Magic from All Players',
      'Steal All Magic from All',
      'magic',
      { count: 'all', from: 'each' },
      1,
    ),
    steal(
      'Steal All Magic from 1 Player',
      'Steal All Magic from 1',
      'magic',
      { count: 'all', from: 'one' },
      1,
    ),
    steal(
      'Steal 1 Magic from Each Player',
      'Steal 1 Magic from Each',
      'magic',
      { count: 'one', from: 'each' },
      1,
    ),
    steal('Steal 1 Magic from 1 Player', 'Steal 1 Magic from 1', 'magic', { count: 'one', from: 'one' }, 2),
    open('market', 4, 2),
    open('magic', 4, 2),
    close('Close All Markets', ['market', 'magic'], 4),
    navy(size(12, 12), 2),
    magic('Raise the Dead', 5, as('sunkShips', 'turn', 'no', true)),
    magic('Duplicate', 5, as('anyShip', 'turn', 'no', true)),
    magic('Spirit of Good Fortune', 5, underAShip),
    magic('Eliminate All Add-On Cards', 5, { ...underAShip, aliases: ['Eliminate All'] }),
    magic('Sails of Invisibility', 5, as('ownShips', 'between', 'no', true, 'Sails')),
  ],
};
