import type { Catalogue } from '../../../kernel/message.ts';

/** What ability ships ask, and what is told of them. */
export const abilities: Catalogue = {
  'prompt.raise': 'may raise one of the dead.',
  'prompt.raise.hint': 'A ship that sank last, by a press or its card; or none.',
  'prompt.gold-card.hint.free': 'Scan it, or say its number. It may be spent on this turn.',
  'answer.raise-none': 'raises none',

  'tell.raisingDue': 'The {card} of {player} may raise one of the dead',
  'tell.raisingLeft': 'The {card} of {player} raises none',
  'tell.magicGiven': '{player} gets {count} Magic {count|card|cards}',
  'tell.goldTaken.given': '{player} gets {gold} gold',
  'tell.goldTaken.insured': '{player} is paid {gold} gold for the ship, locked until the next own turn',
  'tell.goldOwed.free': '{player} gets {count} {count|Gold Card|Gold Cards}',
  'task.raise': 'whom the {card} of {player} raises',
};
