import type { PackCards } from '../cards.ts';
import { as, drawn, fleet, red, tavern } from './made.ts';

/** Expansion 5. */
export const theTavern: PackCards = {
  pack: 'tavern',
  cards: [
    red('Smallest Ship Bonus', 5, as('allShips', 'drawn', 'unlisted', true)),
    red('Magic Bonus', 5, as('everyone', 'drawn', 'unlisted', true)),
    tavern('Double Play', 3, as('player', 'atOnce', 'yes', true)),
    tavern('Sneak Thief', 3, as('player', 'atOnce', 'yes', true)),
    tavern('Super Spy', 3, as('others', 'atOnce', 'no', true)),
    tavern('Pick Pocket', 3, as('others', 'atOnce', 'no', true)),
    tavern('Bounty', 3, as('otherShip', 'atOnce', 'yes', true)),
    tavern('Extra Magic', 3, as('self', 'atOnce', 'no', true), drawn('magic', 5)),
    tavern('Free Fortunes', 3, as('self', 'atOnce', 'no', true), drawn('cures', 3)),
    tavern('Free Witch Doctors', 3, as('otherShip', 'atOnce', 'no', true), drawn('curses', 3)),
    tavern('Fire Sale', 3, as('self', 'kept', 'no', true)),
    tavern('The Mix Up', 3, as('everyone', 'atOnce', 'no', true, 'The Mix-Up')),
    tavern('Empty Chest', 3, as('player', 'atOnce', 'yes', true)),
    tavern('Share The Magic', 3, as('everyone', 'atOnce', 'no', true)),
    tavern('Bermuda Triangle', 3, as('others', 'atOnce', 'yes', true)),
    tavern('Sloop Bonus', 3, as('everyone', 'atOnce', 'no', true)),
    tavern('Schooner Bonus', 3, as('everyone', 'atOnce', 'no', true)),
    tavern('Evil Witch Doctor', 3, as('allShips', 'atOnce', 'no', true)),
    tavern('Copy Cat', 3, as('player', 'atOnce', 'yes', true)),
    tavern('Give Away', 3, as('everyone', 'atOnce', 'no', true)),
    tavern('The Auction', 3, as('anyShip', 'atOnce', 'yes', true)),
    tavern('Repossession', 3, as('anyShip', 'atOnce', 'yes', true)),
    fleet('Apprentice', 3),
    fleet('Journeyman', 4),
    fleet('Master', 5),
    fleet('Rats', -3),
    fleet('Rats & More Rats', -4),
    fleet('Rat Infestation', -5),
    tavern('Remove Tavern Card', 12, as('card', 'atOnce', 'yes', true, 'Remove Any Tavern Card')),
  ],
};
