import type { Catalogue } from '../../../kernel/message.ts';

/** Numbers set by hand, and what a map lacks that is being laid: for whoever fills in a form. */
export const filled: Catalogue = {
  'field.battle': 'Battle',
  'field.cards': 'Cards dealt to each',
  'field.dealer': 'Dealer',
  'field.leader': 'Leads the fight',
  'field.square': 'Square',
  'field.rank': 'Rank',
  'field.colour': 'Colour of the square',
  'field.luck': 'Luck points',
  'field.bid': 'Bid',
  'field.won': 'Fights won',
  'field.points': 'Moves left',
  'field.whose': '{field}, {name}',

  'map.card-count': 'a map has 3 to 10 cards',
  'map.overlap': 'two cards lie on the same place',
  'map.apart': 'a card touches none before it',
  'map.backwards': 'a card lies behind the first one',
  'map.barrier': 'a barrier stands on no side and no corner',
  'map.acceleration': 'an acceleration point lies behind no card',
  'map.start': 'the start is not on the first line',
  'map.no-way': 'no way leads from the start to the goal',
  'map.goal': 'the goal is no square of its own',
};
