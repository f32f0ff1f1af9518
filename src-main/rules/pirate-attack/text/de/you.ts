import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked, as the phone of whoever is asked says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'Du gehst.',
  'you.prompt.turn': 'Du hast den Chip.',
  'you.prompt.gold-card': 'Du deckst {count} {count|Goldkarte|Goldkarten} auf.',
  'you.prompt.card': 'Du hast den Chip.',
  'you.prompt.red-card.drawn': 'Du hast {card} gezogen. Wer greift an?',
  'you.prompt.red-card.comes': 'Du hast {card} gezogen. Das kommt über alle Schiffe.',
  'you.prompt.fight.navy': 'Du triffst auf {card}. Was sinkt?',
  'you.prompt.stake.of': 'Du sagst, welche Schiffe von {of} gesetzt werden: {count}.',
  'you.prompt.gamble.gold': 'Du würfelst um je {count} Gold.',
  'you.prompt.gamble.ships': 'Du würfelst um je {count} {count|Schiff|Schiffe}.',
  'you.prompt.navy': 'Du wählst, wen die Royal Navy als Nächstes trifft.',
  'you.prompt.choose-ship.of': 'Du wählst, wen {ship} von {player} nimmt.',
  'you.prompt.unknown-size.of': 'Du würfelst für {ship}.',
  'you.prompt.remove-card.by': 'Du kannst durch {ship} eine Karte hinauswerfen.',
  'you.prompt.join-fight': 'Du kannst ein Schiff mitkämpfen lassen.',
  'you.prompt.raise': 'Du kannst ein gesunkenes Schiff heben.',
  'you.prompt.hurricane.own': 'Du zogst den Whirlpool. Welche Schiffe bleiben verschont?',
  'you.prompt.hurricane.all': 'Du zogst den Hurricane. Wer bleibt verschont?',
  'you.prompt.react.to': 'Du darfst {card} von {player} aufhalten.',
  'you.prompt.counter.to': 'Du darfst auf {card} von {player} antworten.',
  'you.prompt.spied.of': 'Du kannst sagen, welche Karte von {player} dein Spion weggelegt hat.',
  'you.prompt.place.curse': 'Du siehst {count} {count|Medizinmann|Medizinmänner} von {of} an. Wohin?',
  'you.prompt.place.magic': 'Du siehst Magie von {of} an. Wohin?',
};
