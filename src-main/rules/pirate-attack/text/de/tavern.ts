import type { Catalogue } from '../../../kernel/message.ts';

/** Was jede Anzeige von der Taverne sagt. */
export const tavernShown: Catalogue = {
  'goods.tavern': 'Tavernenkarten',
  'drawn.group.tavern': 'Taverne',
  'prompt.tavern-card.plays': 'spielt {count} {count|Tavernenkarte|Tavernenkarten}.',
  'prompt.tavern-card.hint':
    'Scannen oder drücken, welche es ist, dann auf wen. Was nicht gespielt werden kann, wird abgelegt.',
  'answer.laid-away': 'wird abgelegt',
  'tell.saleBegun': '{player} geht mit {card} einkaufen: {shop}',
  'tell.tavernDealt': '{player} hat {count} {count|Tavernenkarte|Tavernenkarten} sofort zu spielen',
  'task.tavern': 'die Tavernenkarten von {players&und}',
  'answer.theft': 'benutzt eine Karte aus einer fremden Hand',
  'field.bounty': 'Kopfgelder darauf',
  'drawn.ship.bounty': '{count} {count|Kopfgeld|Kopfgelder} darauf',
  'drawn.legend.bounty': 'Kopfgeld',
  'drawn.kept.for': '{card} von {player}',
  'answer.kept': '{card} von {player}',
  'goods.cures.one': 'ein Wahrsager',
  'goods.curses.one': 'ein Medizinmann',
  'prompt.free-goods.of': 'bekommt {count} {count|Karte|Karten} des Markts umsonst.',
  'prompt.free-goods.hint': 'Ein Wahrsager wird aufgehoben, ein Medizinmann kommt auf ein Schiff.',
  'tell.bountyLaid': '{player} setzt ein Kopfgeld auf {ship} von {on}',
  'tell.bountyTaken': '{player} nimmt ein Kopfgeld von {ship} von {on}',
  'tell.goldTaken.bounty': '{player} bekommt {gold} Gold Kopfgeld, gesperrt bis zum nächsten eigenen Zug',
  'tell.playsAgain': '{player} zieht und spielt in diesem Zug zweimal',
  'tell.roundBegun': '{player} zieht und spielt noch einmal',
  'tell.theftsDue': '{player} benutzt am Ende dieses Zugs {count} {count|Karte|Karten} aus fremden Händen',
  'tell.theftBegun': '{player} nimmt mit {card} eine Karte von {on} und benutzt sie gleich',
  'tell.goodsCopied': '{player} bekommt {count} {count|Karte|Karten} umsonst, weil {of} gekauft hat',
  'tell.goodsTaken': '{player} nimmt umsonst: {goods}',
  'task.goods': '{count} {count|Karte|Karten} des Markts für {player}',
};

/** Was davon gesagt wird, wo jemand antwortet. */
export const tavern: Catalogue = {
  'group.tavern': 'Taverne',
  'option.halfRound': 'Die Hälfte einer ungeraden Rechnung wird gerundet',
  'option.halfRound.up': 'nach oben',
  'option.halfRound.down': 'nach unten',
  'refusal.tavern-first':
    'Abgelehnt: {player} hat {count} {count|Tavernenkarte|Tavernenkarten} sofort zu spielen. Zuerst sagen, was daraus wird. Nichts eingetragen.',
  'refusal.tavern-between':
    'Abgelehnt: {player} hat gezogen und nicht gespielt; in der Taverne wird vorher oder nachher gekauft. Nichts eingetragen.',
  'refusal.none-received':
    'Abgelehnt: {player} hat keine Tavernenkarte zu spielen. Zuerst sagen, dass sie gekauft wurde. Nichts eingetragen.',
  'refusal.no-sale': 'Abgelehnt: {card} wird für keinen Einkauf aufgehoben. Nichts eingetragen.',
  'rule.tavern.title': 'Die Taverne',
  'rule.tavern':
    'Ihre Karten kosten immer 10, vor oder nach dem Spielen im eigenen Zug. Sie werden sofort gespielt: wer seine zuerst bekam, beginnt, im Uhrzeigersinn; was niemanden und nichts findet, wird abgelegt. Manche bleiben, bis sie entfernt werden.',
  'refusal.not-kept':
    'Abgelehnt: {card} liegt nicht vor {player}. Wenn doch, das von Hand setzen. Nichts eingetragen.',
  'refusal.own-bounty': 'Abgelehnt: Ein Kopfgeld kommt unter ein Schiff eines Gegners. Nichts eingetragen.',
  'refusal.no-tavern-card':
    'Abgelehnt: Keine solche Tavernenkarte liegt auf dem Tisch. Sagen, welche, mit Kapitän oder Schiff. Nichts eingetragen.',
  'refusal.eaten-by-rats':
    'Abgelehnt: {card} liegt vor {player}, und ein neues Schiff braucht eine aufgedruckte Stärke über {eats}: {cannons}/{strength} hat sie nicht. Nichts eingetragen.',
  'refusal.goods-first':
    'Abgelehnt: {player} bekommt {count} {count|Karte|Karten} des Markts umsonst. Zuerst sagen, welche. Nichts eingetragen.',
  'refusal.none-owed': 'Abgelehnt: {player} bekommt keine solche Karte umsonst. Nichts eingetragen.',
  'refusal.theft-first':
    'Abgelehnt: Vor {player} liegt ein Sneak Thief; zuerst wird eine Karte aus einer fremden Hand genommen und benutzt. Nichts eingetragen.',
  'refusal.no-theft': 'Abgelehnt: {player} nimmt jetzt keine Karte dieser Hand. Nichts eingetragen.',
};
