import type { Catalogue } from '../../../kernel/message.ts';

/** What every display says of the Tavern. */
export const tavernShown: Catalogue = {
  'goods.tavern': 'Tavern cards',
  'drawn.group.tavern': 'The Tavern',
  'prompt.tavern-card.plays': 'plays {count} {count|Tavern card|Tavern cards}.',
  'prompt.tavern-card.hint': 'Scan or press which it is, then on whom. What cannot be played is laid away.',
  'answer.laid-away': 'is laid away',
  'tell.saleBegun': '{player} goes to the {shop} with {card}',
  'tell.tavernDealt': '{player} has {count} {count|Tavern card|Tavern cards} to play at once',
  'task.tavern': 'the Tavern cards of {players}',
};

/** What is said of it where somebody answers. */
export const tavern: Catalogue = {
  'group.tavern': 'The Tavern',
  'option.halfRound': 'Half of an odd bill is rounded',
  'option.halfRound.up': 'up',
  'option.halfRound.down': 'down',
  'option.fleetMath': 'Good and Bad Math count for a card of the whole fleet too.',
  'you.prompt.tavern-card.plays': 'You play {count} {count|Tavern card|Tavern cards}.',
  'refusal.tavern-first':
    'Refused: {player} has {count} {count|Tavern card|Tavern cards} to play at once. Say first what becomes of them. Nothing entered.',
  'refusal.tavern-between':
    'Refused: {player} has drawn and not played; at the Tavern one buys before or after. Nothing entered.',
  'refusal.none-received':
    'Refused: {player} has no Tavern card to play. Say first that it was bought. Nothing entered.',
  'refusal.no-sale': 'Refused: {card} is kept for no trip to a shop. Nothing entered.',
  'rule.tavern.title': 'The Tavern',
  'rule.tavern':
    'Its cards cost 10 each, always, before or after the play of the own turn. They are played at once, by whoever received his first, clockwise; a card that finds nobody and nothing is laid away. Some stay until they are removed.',
};
