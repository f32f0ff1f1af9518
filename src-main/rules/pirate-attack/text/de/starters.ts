import type { Catalogue } from '../../../kernel/message.ts';

/** Seelen, die verkauft wurden, und besondere Fähigkeiten: was gezeigt, gefragt und gesagt wird. */
export const starters: Catalogue = {
  'name.sharks': 'Sharks',
  'name.size-limit': 'Size Limit',
  'name.bad-customer': 'Bad Customer',
  'name.broken-wand': 'Broken Wand',
  'name.banned-from-the-bar': 'Banned From The Bar',
  'name.twins-reunite': 'Twins Reunite',
  'name.easy-target': 'Easy Target',
  'name.over-charged': 'Over Charged',
  'name.bad-math': 'Bad Math',
  'name.no-free-gold': 'No Free Gold',
  'name.magic-master': 'Magic Master',
  'name.black-market': 'Black Market',
  'name.the-doctor': 'The Doctor',
  'name.good-math': 'Good Math',
  'name.the-vault': 'The Vault',
  'name.bone-yard': 'Bone Yard',
  'name.re-use-the-spell': 'Re-Use The Spell',
  'name.re-direction': 'Re-Direction',
  'name.raid-the-shop': 'Raid The Shop',
  'name.money-master': 'Money Master',
  'field.soul': 'Verkaufte Seele',
  'field.ability': 'Besondere Fähigkeit',
  'choice.none': 'keine',
  'prompt.starter': 'Wer verkauft die Seele?',
  'prompt.starter.hint': 'Erst die Seele, dann die Fähigkeit dafür. Niemand muss.',
  'answer.starter.dice': 'wirft die Würfel',
  'tell.starterDrawn.soul': '{player} verkauft die Seele: {card}',
  'tell.starterDrawn.ability': '{player} bekommt {card}',
  'prompt.place.curse': 'sieht {count} {count|Medizinmann|Medizinmänner} von {of} an. Wohin?',
  'prompt.place.magic': 'sieht Magie von {of} an. Wohin?',
  'prompt.place.hint': 'Wer sie ansieht, sagt, auf welches Schiff sie kommt.',
  'answer.nowhere': 'niemand hat ein Schiff',
  'task.place': 'wohin {player} legt, was {of} hingelegt hat',
  'tell.placeOwed.curse': '{player} sieht {count} {count|Medizinmann|Medizinmänner} von {of} an',
  'tell.placeOwed.magic': '{player} sieht Magie von {of} an',
  'tell.cardPlaced.curse': '{player} sagt, wohin ein Medizinmann von {of} kommt',
  'tell.cardPlaced.magic': '{player} sagt, wohin Magie von {of} kommt',
  'why.bad-customer': 'Bad Customer',
  'why.broken-wand': 'Broken Wand',
  'why.banned-from-the-bar': 'Hausverbot',
  'tell.shopRaided': '{player} plündert: {shop}',
  'tell.goldRefused': '{player} hat nichts von {gold} Gold',
};

/** Ihre Ablehnungen, Regeln und Hausregeln. */
export const starterRules: Catalogue = {
  'option.starters': 'Wer eine besondere Fähigkeit will, bekommt',
  'option.starters.both': 'eine Seele zu verkaufen, und dann die Fähigkeit',
  'option.starters.one': 'eine Karte allein, von dem Stapel, den die zwei Würfel sagen',
  'rule.starters.title': 'Die Seele verkaufen',
  'rule.starters':
    'Vor dem Spiel darf jeder Kapitän eine Seele zu verkaufen ziehen, und dann eine besondere Fähigkeit dafür. Beide liegen offen und gelten bis zum Ende. Eine Fähigkeit, die das Gegenteil der Seele ist, wird neu gezogen. Ein Tisch darf auch eine Karte allein geben: Der grüne und der rote Würfel werden geworfen, und der höhere sagt, ob es eine Fähigkeit ist oder eine Seele.',
  'rule.math.title': 'Good Math, Bad Math',
  'rule.math':
    'Mit Bad Math zählt jedes Plus unter einem eigenen Schiff eins und jedes Minus fünf; mit Good Math jedes Plus fünf und jedes Minus eins. Solange jemand eine davon hat, werden keine Gegensätze abgeworfen, denn das Schiff kann den Kapitän wechseln.',
  'rule.banned.title': 'Nicht an alle verkauft',
  'rule.banned':
    'Ein Bad Customer kauft keine Medizinmänner und keine Wahrsager, wer den Broken Wand hat, keine Magie, und wer Hausverbot hat, nichts in der Taverne. Auf jede andere Weise dürfen sie solche Karten bekommen.',
  'rule.vault.title': 'The Vault',
  'rule.vault':
    'Wer The Vault hat, wird nicht ausgespäht, und niemand stiehlt dort Karten, Gold, Magie oder Wahrsager. Von der Taverne hält sie Super Spy, Pick Pocket, Sneak Thief, Empty Chest und Share The Magic ab.',
  'rule.placing.title': 'The Doctor, Magic Master',
  'rule.placing':
    'The Doctor sieht jeden Medizinmann an, den jemand hinlegt, und sagt, auf welches Schiff er kommt; der Magic Master tut das mit Magie, die verdeckt gelegt wird. Wer sie gekauft oder gespielt hat, tut es nicht. Was offen liegt, bleibt, wie es gespielt wurde.',
  'refusal.bad-customer':
    'Abgelehnt: {player} ist ein Bad Customer und kauft keine Medizinmänner und keine Wahrsager. Nichts eingetragen.',
  'refusal.broken-wand': 'Abgelehnt: {player} hat den Broken Wand und kauft keine Magie. Nichts eingetragen.',
  'refusal.banned-from-the-bar':
    'Abgelehnt: {player} hat in der Taverne Hausverbot und kauft dort nichts. Nichts eingetragen.',
  'refusal.in-the-vault':
    'Abgelehnt: {player} hat The Vault und wird weder ausgespäht noch beraubt. Nenne jemand anderen. Nichts eingetragen.',
  'refusal.place-first':
    'Abgelehnt: Erst sagt {player}, wohin kommt, was {of} hingelegt hat. Nichts eingetragen.',
  'refusal.placed-by-another':
    'Abgelehnt: {player} sieht die Karte an und sagt, wohin sie kommt. Lass das Schiff weg. Nichts eingetragen.',
  'refusal.nothing-to-place': 'Abgelehnt: {player} hat nichts hinzulegen. Nichts eingetragen.',
  'refusal.on-foes-alone':
    'Abgelehnt: Diese Karte kommt auf ein Schiff eines anderen Kapitäns. Nichts eingetragen.',
  'refusal.no-such-starter':
    'Abgelehnt: Das ist keine Seele und keine besondere Fähigkeit der Packungen im Spiel. Nichts eingetragen.',
  'refusal.starters-before':
    'Abgelehnt: Seelen werden vor dem ersten Zug verkauft. Richtige es im Tisch, wie er steht. Nichts eingetragen.',
  'refusal.starter-taken': 'Abgelehnt: {card} gibt es einmal, und jemand hat sie. Nichts eingetragen.',
  'refusal.starter-already':
    'Abgelehnt: {player} hat schon {card}. Berichtige jenen Eintrag, wenn es eine andere war. Nichts eingetragen.',
  'refusal.one-starter':
    'Abgelehnt: Hier hat jeder Kapitän eine Karte allein, und {player} hat {card}. Nichts eingetragen.',
  'refusal.soul-first':
    'Abgelehnt: {player} zieht erst eine Seele zu verkaufen, und dann die Fähigkeit. Nichts eingetragen.',
  'refusal.opposite-ability':
    'Abgelehnt: {card} ist das Gegenteil von {soul}; es wird eine andere Fähigkeit gezogen. Nichts eingetragen.',
  'refusal.ability-missing':
    'Abgelehnt: {player} hat die Seele verkauft und noch keine Fähigkeit dafür. Nichts eingetragen.',
  'refusal.no-such-face': 'Abgelehnt: Die Würfel zeigen 1 bis {sides}, nicht {face}. Nichts eingetragen.',
  'refusal.dice-tied': 'Abgelehnt: Beide Würfel zeigen {face}; sie werden neu geworfen. Nichts eingetragen.',
  'refusal.other-deck':
    'Abgelehnt: Grün zeigt {green} und Rot {red}, und der höhere sagt den Stapel: Grün die Fähigkeiten, Rot die Seelen. Nichts eingetragen.',
  'refusal.pairs-stay':
    'Abgelehnt: {player} rechnet Plus und Minus anders, darum bleiben Gegensätze unter ihren Schiffen. Nichts eingetragen.',
};
