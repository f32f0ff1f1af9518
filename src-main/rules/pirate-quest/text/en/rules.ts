import type { Catalogue } from '../../../kernel/message.ts';

/** Rule cards, in our own words. */
export const rules: Catalogue = {
  'rule.table.title': 'The table',
  'rule.table':
    'Three to six captains race to the casket. With two, a Dummy hand sits down with them; alone, the House as well.',
  'rule.depths.title': 'What you tell',
  'rule.depths':
    'Bids and fights won; or who won each fight; or every card and die. It can change at any moment. The less is told, the less is refereed.',
  'rule.turns.title': 'Whose turn',
  'rule.turns':
    'Everything goes clockwise. Bids begin to the left of the dealer, and so does the first fight.',
  'rule.dealer.title': 'The first dealer',
  'rule.dealer': 'Each captain rolls the red die. Fewest pips deal. Level at the bottom: those roll again.',
  'rule.bidding.title': 'The bid',
  'rule.bidding':
    'Say how many fights you will win, and show it on your die, where the 6 stands for none. A bid that is met brings two moves and one more for each fight bid.',
  'rule.misdeal.title': 'A misdeal',
  'rule.misdeal':
    'Everybody holds the same number. The dealer draws unseen from a hand that has too many, and deals to one that has too few; or all cards go together and the same captain deals anew. Then bids and fights of this battle are void, and luck, seats and markers stay as they are. The booklet says nothing of it.',
  'rule.nemesis.title': 'Captain’s Nemesis',
  'rule.nemesis':
    'The last bid may not make all bids together equal the cards dealt to each. So somebody is always wrong.',
  'rule.fight.title': 'A fight',
  'rule.fight':
    'One card each, clockwise. The highest skull wins; without skulls the highest of the suit led, and universal cards count as that suit. Anything else is thrown away.',
  'rule.follow.title': 'Following suit',
  'rule.follow': 'Whoever holds the suit led has to play it. Only an active Fog gets round that.',
  'rule.roll-off.title': 'Roll-off',
  'rule.roll-off':
    'Level at the top: each rolls the die of their square. Most pips win; level again, once more.',
  'rule.feature.title': 'Trying a feature',
  'rule.feature':
    'Lay the card on its side and roll the die of your square. With as many pips as its price it is active: it fights with its new value and its text may be used. Too few: it goes back in hand, and another card is played. One attempt a fight; none on white.',
  'rule.luck.title': 'Luck points',
  'rule.luck':
    'A bolt brings one, three at most. One point adds a pip, or rolls again, or stands in for a roll of one. Three buy a move.',
  'rule.fog.title': 'Fog',
  'rule.fog':
    'An active Fog need not follow and does not win. If everybody hides in Fog, the first one wins.',
  'rule.blessed.title': 'Blessed',
  'rule.blessed': 'Nothing that others do touches this captain in this fight.',
  'rule.luck-card.title': 'Luck, the card',
  'rule.luck-card':
    'Draw the top card. Play it with its printed value, and the Luck card goes under the deck; or put the drawn one under and keep the Luck card.',
  'rule.trump.title': 'Trump, the card',
  'rule.trump': 'Active, it fights as a skull.',
  'rule.mutiny.title': 'Mutiny',
  'rule.mutiny':
    'When the fight is over, pick somebody and both roll; a bolt counts as a pip. With more you change seats and take some or all of the fights won there; level, both roll again.',
  'rule.thief.title': 'Thief',
  'rule.thief': 'When the fight is over, take a card unseen from a hand, look at it, and give one of yours.',
  'rule.points.title': 'Moves',
  'rule.points':
    'Bid met: two moves and one for each fight, diagonals open. Missed by one: one move that has to be taken, no diagonal. Missed by more: none. All fights won together are the cards dealt to each.',
  'rule.hindsight.title': '20-20 hindsight',
  'rule.hindsight':
    'Alone in last place and one off, you may move the bid by one. It counts as met, for half the moves, at least one.',
  'rule.movement.title': 'Moving',
  'rule.movement':
    'Most moves first. A step leads on, sideways, or slantwise if the bid was met; never back. A wall stops the straight step, a bar across a corner the slanting one.',
  'rule.conflict.title': 'A taken square',
  'rule.conflict': 'It cannot be entered, and the move is lost.',
  'rule.map.title': 'The map',
  'rule.map':
    'Three to ten cards of six squares, edge to edge or corner to corner. Without a map the table tells ranks, and only those count.',
  'rule.acceleration.title': 'Acceleration',
  'rule.acceleration':
    'Two cards each while nobody is on the board, three from the first marker on it, one more behind each acceleration point, never more than five.',
  'rule.goal.title': 'The goal',
  'rule.goal': 'The first marker on the goal wins, at once.',
  'rule.dummy.title': 'Dummy and House',
  'rule.dummy':
    'With two captains a third hand is dealt face down. Before bidding each may take it for their own. Then it is turned up and plays itself: the highest card that wins, else the lowest. It moves three for each fight won, the shortest way. Alone, the House turns up the top card as well.',
};
