import type { Catalogue } from '../../../kernel/message.ts';

/** Rule cards, in our own words. */
export const rules: Catalogue = {
  'rule.table.title': 'The table',
  'rule.table': 'Three to six captains, each with a ship of its own colour. Turns go clockwise.',
  'rule.depths.title': 'What you tell',
  'rule.depths':
    'A table tells where ships and flag are, or also who wins each battle, or every roll and card. The referee checks only what it is told. It can be changed at any moment.',
  'rule.winning.title': 'Winning',
  'rule.winning': 'Bring the flag out of the pass into The Dread Sea. Whoever does so first has won.',
  'rule.start.title': 'Who begins',
  'rule.start': 'Everybody rolls two dice. The highest begins, then it goes clockwise. Ties roll again.',
  'rule.turn.title': 'A turn',
  'rule.turn':
    'Roll, sail, and pass the dice. Passing ends the turn; here the next roll passes them by itself, so that nobody has to press anything.',
  'rule.dice.title': 'Dice',
  'rule.dice':
    'Two dice to move until somebody has the flag, and one die for everybody from then on, even if the flag is lost again.',
  'rule.movement.title': 'Movement',
  'rule.movement':
    'Sail the whole number in one direction of your choice. You may stop early where you pick up the flag in open water, at an end of the board, on the space of the carrier to fight, and at a Trading Post. From an end the rest goes back the other way. Below a waterfall, and where the flag was picked up, the direction is free again.',
  'rule.flag.title': 'The flag',
  'rule.flag':
    "The first ship to reach the Dread Captain's takes the flag. In open water it is picked up in passing. It changes hands by battle and by cards.",
  'rule.carrier.title': 'The carrier',
  'rule.carrier': 'A rule some tables use: the ship with the flag moves itself only towards The Dread Sea.',
  'rule.hazards.title': 'Hazards',
  'rule.hazards':
    'No movement ends on a hazard. −1 sends the ship one space back the way it came, +1 one space on the way it was going. From hazard to hazard this goes on; where it would never stop, the table says where the ship rests.',
  'rule.waterfalls.title': 'Waterfalls',
  'rule.waterfalls':
    'A short way towards the flag, down only, and only while moving. Distances of cards take no notice of them. A carrier who goes over the edge leaves the flag floating at the top.',
  'rule.posts.title': 'Trading Posts',
  'rule.posts':
    'Stopping there you may discard one card and draw up to two, as far as your limit goes. Once a visit, and not with an empty hand. A battle may come before or after.',
  'rule.hand.title': 'Hands and docks',
  'rule.hand':
    'Each dock passed brings one card, without a stop. Five is the limit; whoever took the flag first may hold six to the end. When the pile is used up the discards become the pile.',
  'rule.battle.title': 'Battles',
  'rule.battle':
    'On your own turn, on the space of the carrier. One die each, the higher wins, ties roll again. An attacker who wins takes the flag and rolls again to move; one who loses has finished moving. At the start of a turn the battle takes the place of the roll.',
  'rule.cards.title': 'Cards',
  'rule.cards':
    'One card for each player in any turn, on whosever turn. "Does not count" comes on top of that, "on your turn" waits for yours, "instead of rolling" takes the place of your movement roll.',
  'rule.next-roll.title': 'Next roll',
  'rule.next-roll':
    'A card for the next roll comes before it, and goes into the very next roll of that ship, whatever it is for. It is added to the sum once. A double counts the dice twice, then what is added. Nothing falls below 0, and 0 counts as even.',
  'rule.range.title': 'Range',
  'rule.range':
    'Spaces along the pass, without waterfalls. The same space is in range. A pull ends at the ship that pulls.',
  'rule.stack.title': 'Cards on cards',
  'rule.stack':
    'A card may be answered by a card, and that one by another. The last one played takes effect first. When a card comes up and what it needs is gone, it has no effect and is discarded.',
  'rule.captain.title': 'Pirate Captains',
  'rule.captain':
    'Each captain has one ability, once a game, at any time. It is no card in hand and does not use up your one card.',
  'rule.board.title': 'The board',
  'rule.board':
    'One line of spaces from The Dread Sea to the far corner. What lies where is entered once from the board on the table; ours is a sample.',
  'rule.by-hand.title': 'Set by hand',
  'rule.by-hand':
    'Any position or count can be changed, and a running game can be entered as it stands. Every card stays in one place: what a hand gains the pile loses.',
};
