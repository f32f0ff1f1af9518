import type { Catalogue } from '../../../kernel/message.ts';

/** Was Schiffe mit Fähigkeiten fragen, und was von ihnen erzählt wird. */
export const abilities: Catalogue = {
  'prompt.raise': 'kann ein gesunkenes Schiff heben.',
  'prompt.raise.hint': 'Ein zuletzt gesunkenes Schiff, gedrückt oder eingelesen; oder keines.',
  'prompt.gold-card.hint.free': 'Einlesen oder die Zahl sagen. Noch in diesem Zug zum Ausgeben.',
  'answer.raise-none': 'hebt keines',

  'tell.raisingDue': '{card} von {player} kann ein gesunkenes Schiff heben',
  'tell.raisingLeft': '{card} von {player} hebt keines',
  'tell.magicGiven': '{player} bekommt {count} {count|Magiekarte|Magiekarten}',
  'tell.goldTaken.given': '{player} bekommt {gold} Gold',
  'tell.goldTaken.insured':
    '{player} bekommt {gold} Gold für das Schiff, gesperrt bis zum nächsten eigenen Zug',
  'tell.goldOwed.free': '{player} bekommt {count} {count|Goldkarte|Goldkarten}',
  'task.raise': 'wen {card} von {player} hebt',
};
