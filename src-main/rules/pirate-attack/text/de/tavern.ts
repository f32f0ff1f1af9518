import type { Catalogue } from '../../../kernel/message.ts';

/** Was jede Anzeige von der Taverne sagt. */
export const tavernShown: Catalogue = {
  'goods.tavern': 'Tavernenkarten',
  'drawn.group.tavern': 'The Tavern',
  'prompt.tavern-card.plays': 'spielt {count} {count|Tavernenkarte|Tavernenkarten}.',
  'prompt.tavern-card.hint':
    'Scannen oder drücken, welche es ist, dann auf wen. Was nicht gespielt werden kann, wird abgelegt.',
  'answer.laid-away': 'wird abgelegt',
  'tell.saleBegun': '{player} geht mit {card} einkaufen: {shop}',
  'tell.tavernDealt': '{player} hat {count} {count|Tavernenkarte|Tavernenkarten} sofort zu spielen',
  'task.tavern': 'die Tavernenkarten von {players}',
};

/** Was davon gesagt wird, wo jemand antwortet. */
export const tavern: Catalogue = {
  'group.tavern': 'The Tavern',
  'option.halfRound': 'Die Hälfte einer ungeraden Rechnung wird gerundet',
  'option.halfRound.up': 'nach oben',
  'option.halfRound.down': 'nach unten',
  'option.fleetMath': 'Good Math und Bad Math gelten auch für eine Karte der ganzen Flotte.',
  'you.prompt.tavern-card.plays': 'Du spielst {count} {count|Tavernenkarte|Tavernenkarten}.',
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
};
