import type { Catalogue } from '../../../kernel/message.ts';

/** Cards that answer a card that was just played: The Blockade and Miss-Direction. */
export const direction: Catalogue = {
  'prompt.counter.to': 'may answer {card} of {player}.',
  'prompt.counter.hint':
    'Scan or press the card, and where that one goes instead. If nobody answers, enter what happens next.',
  'answer.away': 'to the discards',
  'drawn.answerable': '{card} of {player}: may be answered',
  'drawn.face-down': 'a card',
  'drawn.group.direction': 'Miss-Direction',
  'drawn.blocks.count': '{count} {count|Blockade|Blockades}',
  'drawn.blocks': 'Blockades',
  'tell.handPassed': '{player} gives {count} {count|card|cards} to {to}',
  'tell.turnLost': '{player} loses a turn',
  'tell.turnLost.buys': '{player} loses a turn and may only buy',
  'tell.cardLaid': '{player} plays a card',
  'tell.cardLaid.named': '{player} plays {card}',
  'tell.cardLaid.on': '{player} plays {card} on {on}',
  'tell.cardLaid.ship': '{player} plays {card} on {ship}',
  'tell.cardLaid.away': '{player} discards a card',
  'tell.cardLaid.away.named': '{player} discards {card}',
  'tell.answerLaid': '{player} lays {card} on {stopped} of {of}',
  'tell.cardStopped': '{card} of {player} stops {stopped} of {of}',
  'tell.cardRedirected': '{player} sends the card of {of} elsewhere',
  'tell.cardRedirected.on': '{player} sends the card of {of} to {on}',
  'tell.cardRedirected.ship': '{player} sends the card of {of} to {ship} of {on}',
  'tell.attackForced': '{player} plays {card}: {one} attacks {foe}',
  'tell.cardStands': 'Nobody answers {player}',
  'field.blocks': 'Blockades saved',
};
