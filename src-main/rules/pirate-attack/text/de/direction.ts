import type { Catalogue } from '../../../kernel/message.ts';

/** Karten, die auf eine eben gespielte antworten: The Blockade und Miss-Direction. */
export const direction: Catalogue = {
  'prompt.counter.to': 'gefragt: Antwort auf {card} von {player}?',
  'prompt.counter.hint':
    'Die Karte scannen oder drücken, und wohin die andere stattdessen geht. Sonst einfach weiterspielen.',
  'answer.away': 'zu den Abgelegten',
  'drawn.answerable': '{card} von {player}: darf beantwortet werden',
  'drawn.face-down': 'eine Karte',
  'drawn.group.direction': 'Miss-Direction',
  'drawn.blocks.count': '{count} {count|Blockade|Blockaden}',
  'drawn.blocks': 'Blockaden',
  'tell.handPassed': '{player} gibt {to} {count} {count|Karte|Karten}',
  'tell.turnLost': '{player} setzt einen Zug aus',
  'tell.turnLost.buys': '{player} setzt einen Zug aus und darf nur kaufen',
  'tell.cardLaid': '{player} spielt eine Karte',
  'tell.cardLaid.named': '{player} spielt {card}',
  'tell.cardLaid.on': '{player} spielt {card} auf {on}',
  'tell.cardLaid.ship': '{player} spielt {card} auf {ship}',
  'tell.cardLaid.away': '{player} wirft eine Karte ab',
  'tell.cardLaid.away.named': '{player} wirft {card} ab',
  'tell.answerLaid': '{player} legt {card} auf {stopped} von {of}',
  'tell.cardStopped': '{card} von {player} hält {stopped} von {of} auf',
  'tell.cardRedirected': '{player} schickt die Karte von {of} anderswohin',
  'tell.cardRedirected.on': '{player} schickt die Karte von {of} zu {on}',
  'tell.cardRedirected.ship': '{player} schickt die Karte von {of} zu {ship} von {on}',
  'tell.attackForced': '{player} spielt {card}: {one} greift {foe} an',
  'tell.cardStands': 'Niemand antwortet {player}',
  'field.blocks': 'Blockaden aufgehoben',
};
