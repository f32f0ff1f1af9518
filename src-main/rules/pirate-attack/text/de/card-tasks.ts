import type { Catalogue } from '../../../kernel/message.ts';

/** Karten, die einen nach dem anderen fragen, und was an mehrere ausgeteilt wird. */
export const cardTasks: Catalogue = {
  'prompt.super-spy.all': '{player} späht {next} aus. Welche Karte geht?',
  'prompt.super-spy.hint':
    'Wer ausgespäht wird, darf es mit einem Spy aufhalten. Dann ist im Uhrzeigersinn der Nächste dran.',
  'prompt.pick-pocket.all': '{player} zieht eine Karte von {next}. Welche ist es?',
  'prompt.pick-pocket.hint':
    'Sie wird sofort benutzt, oder abgelegt, wo das nicht geht. Wer bestohlen wird, darf es mit einem Knife aufhalten.',
  'prompt.bermuda.of': 'wählt, welche Schiffe verloren gehen.',
  'prompt.bermuda.hint': 'Von jedem, der noch übrig ist, eines auf See. Wer nur eines hat, verliert das.',
  'prompt.auction.all': 'Wer bietet was für {ship} von {of}?',
  'prompt.auction.hint': 'Ein Gebot von jedem, gleich in welcher Reihenfolge; das höchste bekommt es.',
  'prompt.auction.hint.tied': 'Gleichstand bei {least}: die Gleichen bieten noch einmal, nicht weniger.',
  'prompt.repossession.of': 'würfelt um {ship} von {of}.',
  'prompt.repossession.own': 'würfelt um das eigene Schiff, {ship}.',
  'prompt.repossession.hint':
    'Der höchste Wurf bekommt es. Wem das Schiff gehört, der würfelt zweimal; bei Gleichstand noch einmal.',

  'prompt.card-over.all': 'Das Schiff, um das es bei {card} geht, ist weg.',

  'answer.parries': '{player}: {card}',
  'answer.laid-away.unnamed': 'eine Karte von {player}',
  'answer.laid-away.named': 'welche Karte es ist',
  'answer.all-laid-away': 'eine Karte von jedem, der noch übrig ist',
  'answer.bid': '{gold}',
  'answer.bid.nothing': 'nichts',
  'answer.no-more-bids': 'Niemand bietet mehr',
  'answer.face': '{face}',
  'answer.card-over': 'Davon ist nichts übrig',

  'tell.shipSunk.bermuda': '{player} verliert {ship} an Bermuda Triangle',
  'tell.handSpied': 'Eine Karte von {player} wird abgelegt',
  'tell.handSpied.named': '{card} von {player} wird abgelegt',
  'tell.handPicked': '{player} nimmt {from} eine Karte und benutzt sie',
  'tell.cardParried': '{player} hält {stopped} von {of} mit {card} auf und zieht nach',
  'tell.cardParried.for': '{player} hält {stopped} von {of} für {from} mit {card} auf und zieht nach',
  'tell.bidMade': '{player} bietet {gold}',
  'tell.bidMade.nothing': '{player} bietet nichts',
  'tell.bidsTied': '{players&und} sind gleich bei {gold} und bieten noch einmal',
  'tell.bidsWon': '{player} bietet am meisten für {ship}: {gold}',
  'tell.bidsFailed': 'Niemand bietet, und {player} behält {ship}',
  'tell.goldHanded': '{player} gibt {to} {gold} Gold',
  'tell.dieThrown': '{player} würfelt {face}',
  'tell.throwsTied': '{players&und} sind gleich bei {face} und würfeln noch einmal',
  'tell.throwsWon': '{player} würfelt am höchsten um {ship}: {face}',
  'tell.goodsGiven': '{player} zieht {count} umsonst: {goods}',
  'tell.handsMixed': 'Alle Hände werden gemischt, {count} Karten, und je fünf ausgeteilt',
  'tell.magicShared': 'Alle aufgehobene Magie wird neu ausgeteilt, {count} {count|Karte|Karten}',
  'tell.cursesDealt': 'Ungesehene Medizinmänner kommen auf Schiffe auf See: {count}',
  'tell.handGiven': '{player} gibt {given} her, legt {discarded} ab und zieht {drawn}',
  'task.card': 'was {card} von {player} noch fragte',
};
