import type { Catalogue } from '../../../kernel/message.ts';

/** What every display says of the Tavern. */
export const tavernShown: Catalogue = {
  'goods.tavern': 'Tavern cards',
  'drawn.group.tavern': 'The Tavern',
  'prompt.tavern-card.plays': 'plays {count} {count|Tavern card|Tavern cards}.',
  'prompt.tavern-card.hint': 'Scan or press which it is, then on whom. What cannot be played is discarded.',
  'answer.laid-away': 'is discarded',
  'tell.saleBegun': '{player} goes to the {shop} with {card}',
  'tell.tavernDealt': '{player} has {count} {count|Tavern card|Tavern cards} to play at once',
  'task.tavern': 'the Tavern cards of {players&and}',
  'answer.theft': 'uses a card of another hand',
  'field.bounty': 'Bounties on it',
  'drawn.ship.bounty': '{count} {count|Bounty|Bounties} on it',
  'drawn.legend.bounty': 'Bounty',
  'drawn.kept.for': '{card} of {player}',
  'answer.kept': '{card} of {player}',
  'goods.cures.one': 'a Fortune Teller',
  'goods.curses.one': 'a Witch Doctor',
  'prompt.free-goods.of': 'has {count} {count|card|cards} of the Market for nothing.',
  'prompt.free-goods.hint': 'A Fortune Teller is kept, a Witch Doctor goes above a ship.',
  'tell.bountyLaid': '{player} puts a Bounty on {ship} of {on}',
  'tell.bountyTaken': '{player} takes a Bounty off {ship} of {on}',
  'tell.goldTaken.bounty': '{player} has {gold} gold of a Bounty, locked until their next turn',
  'tell.playsAgain': '{player} draws and plays twice this turn',
  'tell.roundBegun': '{player} draws and plays again',
  'tell.theftsDue': '{player} uses {count} {count|card|cards} of other hands at the end of this turn',
  'tell.theftBegun': '{player} takes a card of {on} by {card}, to use it now',
  'tell.goodsCopied': '{player} gets {count} {count|card|cards} for nothing, as {of} has bought',
  'tell.goodsTaken': '{player} takes {goods} for nothing',
  'task.goods': '{count} {count|card|cards} of the Market for {player}',
};

/** What is said of it where somebody answers. */
export const tavern: Catalogue = {
  'group.tavern': 'The Tavern',
  'option.halfRound': 'Half of an odd bill is rounded',
  'option.halfRound.up': 'up',
  'option.halfRound.down': 'down',
  'refusal.tavern-first':
    'Refused: {player} has {count} {count|Tavern card|Tavern cards} to play at once. Say first what becomes of them. Nothing entered.',
  'refusal.tavern-between':
    'Refused: {player} has drawn and not played; at the Tavern one buys before or after. Nothing entered.',
  'refusal.none-received':
    'Refused: {player} has no Tavern card to play. Say first that it was bought. Nothing entered.',
  'refusal.no-sale': 'Refused: {card} is kept for no trip to a shop. Nothing entered.',
  'rule.tavern.title': 'The Tavern',
  'rule.tavern':
    'Its cards cost 10 each, always, before or after the play of one’s own turn. They are played at once, by whoever received theirs first, clockwise; a card that finds nobody and nothing is discarded. Some stay until they are removed.',
  'refusal.not-kept':
    'Refused: {card} does not lie before {player}. If it does, set that by hand. Nothing entered.',
  'refusal.own-bounty': 'Refused: a Bounty goes under a ship of an opponent. Nothing entered.',
  'refusal.no-tavern-card':
    'Refused: no such Tavern card lies on the table. Say which one, by its captain or its ship. Nothing entered.',
  'refusal.eaten-by-rats':
    'Refused: {card} lies before {player}, and a new ship needs a printed strength above {eats}: {cannons}/{strength} has not. Nothing entered.',
  'refusal.goods-first':
    'Refused: {player} has {count} {count|card|cards} of the Market for nothing. Say first which. Nothing entered.',
  'refusal.none-owed': 'Refused: no card of that kind comes to {player} for nothing. Nothing entered.',
  'refusal.theft-first':
    'Refused: a Sneak Thief lies before {player}, who takes a card of another hand first and uses it. Nothing entered.',
  'refusal.no-theft': 'Refused: {player} takes no card of that hand now. Nothing entered.',
};
