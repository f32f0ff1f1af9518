import type { Catalogue } from '../../../kernel/message.ts';

/** Was Schiffe mit Fähigkeiten fragen, und was von ihnen erzählt wird. */
export const abilities: Catalogue = {
  'prompt.raise': 'kann ein gesunkenes Schiff heben.',
  'prompt.raise.hint': 'Ein zuletzt gesunkenes Schiff, gedrückt oder eingelesen; oder keines.',
  'prompt.gold-card.hint.free': 'Einlesen oder die Zahl sagen. Noch in diesem Zug zum Ausgeben.',
  'prompt.unknown-size.of': 'würfelt für {ship}.',
  'prompt.unknown-size.hint':
    'Der rote Würfel für die Kanonen, dann der grüne für die Stärke: geworfen, gedrückt oder getippt.',
  'prompt.remove-card.by': 'kann durch {ship} eine Karte hinauswerfen.',
  'prompt.remove-card.hint':
    'Eine aufgedeckte, einmal in diesem Kampf. Was sinkt, wird ohne sie ausgerechnet.',
  'prompt.join-fight': 'kann ein Schiff mitkämpfen lassen.',
  'prompt.join-fight.hint':
    'Durch die Fähigkeit eines Armada-Schiffs, für diesen Kampf; bevor eine Karte aufgedeckt wird.',
  'answer.raise-none': 'hebt keines',
  'answer.cannons': '{face} {face|Kanone|Kanonen}',
  'answer.strength': '{face} Stärke',
  'answer.leave-fight': '{ship} segelt wieder allein',
  'answer.holds.removed.card': 'es hält, seine Fähigkeit wirft eine Karte hinaus',
  'answer.holds.removed.magic': 'es hält, seine Fähigkeit wirft Magie hinaus',

  'tell.raisingDue': '{card} von {player} kann ein gesunkenes Schiff heben',
  'tell.raisingLeft': '{card} von {player} hebt keines',
  'tell.magicGiven': '{player} bekommt {count} {count|Magiekarte|Magiekarten}',
  'tell.sizeThrown': '{player} wirft {cannons}/{strength} für {ship}',
  'tell.cardRemoved': '{player} wirft {card} unter {ship} hinaus',
  'tell.fightJoined': '{player} lässt {ships} mitkämpfen',
  'tell.fightLeft': '{ship} von {player} segelt wieder allein',
  'piece.red-20': 'Roter Würfel, {face}',
  'piece.green-20': 'Grüner Würfel, {face}',
  'drawn.group.able': 'Fähigkeiten',
  'ability.armada': 'Armada',
  'ability.raiseTheDead': 'Raise The Dead',
  'ability.insured': 'Insured',
  'ability.masterNavigator': 'Master Navigator',
  'ability.extraGold': 'Extra Gold',
  'ability.invisible': 'Invisible',
  'ability.extraMagic': 'Extra Magic',
  'ability.selfRemove': 'Self Remove',
  'ability.opponentRemove': 'Opponent Remove',
  'tell.goldTaken.given': '{player} bekommt {gold} Gold',
  'tell.goldTaken.insured':
    '{player} bekommt {gold} Gold für das Schiff, gesperrt bis zum nächsten eigenen Zug',
  'tell.goldOwed.free': '{player} bekommt {count} {count|Goldkarte|Goldkarten}',
  'task.raise': 'wen {card} von {player} hebt',
};
