import type { Catalogue } from '../../../kernel/message.ts';

/** What is asked and answered, as the phone of whom it is about says it. */
export const you: Catalogue = {
  'you.prompt.chair': 'Du gehst.',
  'you.prompt.take-captain': 'Du nimmst einen Piratenkapitän.',
  'you.prompt.start-roll': 'Du würfelst, wer beginnt.',
  'you.prompt.roll': 'Du wirfst {count|einen Würfel|zwei Würfel}.',
  'you.prompt.roll.escape': 'Du würfelst noch einmal, zur Flucht.',
  'you.prompt.sail': 'Du hast {left} {left|Feld|Felder} zu fahren.',
  'you.prompt.fall': 'Du darfst den Wasserfall hinunter.',
  'you.prompt.pick-up': 'Du darfst die Flagge aufnehmen.',
  'you.prompt.battle': 'Du darfst um die Flagge kämpfen.',
  'you.prompt.trade': 'Du darfst am Handelsposten tauschen.',
  'you.prompt.pass-dice': 'Du darfst die Würfel weitergeben.',
  'you.prompt.battle-roll': 'Du wirfst einen Würfel.',
  'you.prompt.battle-roll.again': 'Du stehst gleich: noch ein Würfel.',
  'you.prompt.forced-roll': 'Du musst einen Würfel werfen.',
  'you.prompt.discard': 'Du wirfst {count} {count|Karte|Karten} ab.',
  'you.prompt.rest': 'Du wirst im Kreis geschickt.',
  'you.prompt.ship-at': 'Du fährst. Wo ist das Schiff jetzt?',
  'you.prompt.ship-at.again': 'Du hast gewonnen und fährst noch einmal. Wohin?',
  'you.prompt.battle-told': 'Du triffst auf {player}. Wer hat gewonnen?',
  'you.answer.seat': 'Du',
};
