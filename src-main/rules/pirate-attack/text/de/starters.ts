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
  'prompt.starter.due': 'hat die Seele verkauft. Welche Fähigkeit?',
  'prompt.starter.hint': 'Erst die Seele, dann die Fähigkeit dafür. Niemand muss.',
  'answer.starter.dice': 'wirft die Würfel',
  'tell.starterDrawn.soul': '{player} verkauft die Seele: {card}',
  'tell.starterDrawn.ability': '{player} bekommt {card}',
  'prompt.place.own': 'legt {count} {count|Medizinmann|Medizinmänner}. Wohin?',
  'prompt.place.curse': 'sieht {count} {count|Medizinmann|Medizinmänner} von {of} an. Wohin?',
  'prompt.place.magic': 'sieht Magie von {of} an. Wohin?',
  'prompt.place.hint': 'Wer sie ansieht, sagt, auf welches Schiff sie kommt.',
  'answer.nowhere': 'niemand hat ein Schiff',
  'task.place': 'wohin {player} legt, was {of} hingelegt hat',
  'tell.placeOwed.own': '{player} hat {count} {count|Medizinmann|Medizinmänner} zu legen',
  'tell.placeOwed.curse': '{player} sieht {count} {count|Medizinmann|Medizinmänner} von {of} an',
  'tell.placeOwed.magic': '{player} sieht Magie von {of} an',
  'tell.cardPlaced.own': '{player} legt einen Medizinmann',
  'tell.cardPlaced.curse': '{player} sagt, wohin ein Medizinmann von {of} kommt',
  'tell.cardPlaced.magic': '{player} sagt, wohin Magie von {of} kommt',
  'prompt.look': 'darf festhalten, welche Karte es war.',
  'prompt.look.hint': 'Eine angesehene Karte, die jetzt dort liegt. Nur das eigene Telefon zeigt sie.',
  'tell.lookNoted': '{player} hält eine angesehene Karte fest',
  'tell.lookNoted.own': '{player} hält eine angesehene Karte fest: {card}',
  'drawn.look': '{ship} von {player}: {card}',
  'why.bad-customer': 'Bad Customer',
  'why.broken-wand': 'Broken Wand',
  'why.banned-from-the-bar': 'Hausverbot',
  'tell.shopRaided': '{player} plündert: {shop}',
  'prompt.bone-yard.for': 'darf für {gold} Gold haben, was gerade sank.',
  'prompt.bone-yard.hint': 'Das Schiff drücken. Sonst einfach weiterspielen.',
  'prompt.re-use': 'darf Magie nehmen, die nichts getan hat.',
  'prompt.re-use.hint':
    'Was genommen wird, wird aufgehoben und darf gespielt werden. Sonst einfach weiterspielen.',
  'prompt.re-direct': 'darf ablehnen. Wer wird stattdessen angegriffen?',
  'prompt.re-direct.hint': 'Ein Schiff eines anderen drücken. Sonst einfach weiterkämpfen.',
  'prompt.spree.of': 'gibt {gold} Gold der Bank aus, wie {of}.',
  'prompt.spree.hint':
    'Eigenes Gold darf dazu. Was vom Gold der Bank bleibt, ist mit dem nächsten Eintrag weg.',
  'answer.re-use': '{count} von {ship}',
  'tell.offerMade.wreck': '{player} darf {ship} von {from} haben',
  'tell.offerMade.spells':
    '{player} darf {count} {count|Magie\u00ADkarte|Magie\u00ADkarten} von {ship} von {from} nehmen',
  'tell.offerMade.spree': '{player} darf {gold} Gold der Bank ausgeben, wie {of}',
  'tell.shipDiscarded': '{player} legt {ship} ab, es ist zu groß',
  'tell.refusalOffered': '{player} darf ablehnen',
  'tell.attackRedirected': '{player} lehnt ab, und {foe} wird angegriffen',
  'tell.wreckTaken': '{player} nimmt {ship} von {from} für {paid} Gold',
  'tell.magicReused':
    '{player} nimmt {count} {count|Magie\u00ADkarte|Magie\u00ADkarten} eines Schiffs von {from}',
  'tell.spreeSpent': '{player} gibt {gold} Gold der Bank aus',
  'tell.goldRefused.cards': '{player} hat nichts von {gold} {gold|Goldkarte|Goldkarten}',
  'tell.robbedAlong': '{card} von {player} gilt auch {on}',
  'tell.escapedAlong': '{player} hält {stopped} von {of} für sich selbst mit {card} auf und zieht nach',
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
    'Mit Bad Math zählt jedes Plus unter einem eigenen Schiff eins und jedes Minus fünf; mit Good Math jedes Plus fünf und jedes Minus eins. Solange jemand eine davon hat, werden keine Gegenstücke abgeworfen, denn das Schiff kann den Kapitän wechseln.',
  'rule.banned.title': 'Nicht an alle verkauft',
  'rule.banned':
    'Ein Bad Customer kauft keine Medizinmänner und keine Wahrsager, wer den Broken Wand hat, keine Magie, und wer Hausverbot hat, nichts in der Taverne. Auf jede andere Weise dürfen sie solche Karten bekommen.',
  'rule.vault.title': 'The Vault',
  'rule.vault':
    'Wer The Vault hat, wird nicht ausgespäht, und niemand stiehlt dort Karten, Gold, Magie oder Wahrsager. Von der Taverne hält sie Super Spy, Pick Pocket, Sneak Thief, Empty Chest und Share The Magic ab.',
  'rule.placing.title': 'The Doctor, Magic Master',
  'rule.placing':
    'The Doctor sieht jeden Medizinmann an, den jemand hinlegt, und sagt, auf welches Schiff er kommt; der Magic Master tut das mit Magie, die verdeckt gelegt wird. Wer sie gekauft oder gespielt hat, tut es nicht. Was offen liegt, bleibt, wie es gespielt wurde. Welche Karte es war, lässt sich auf dem eigenen Telefon festhalten; sie steht dort und nirgends sonst.',
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
  'refusal.nothing-looked-at':
    'Abgelehnt: {player} hat dort keine Karte angesehen, die noch nicht festgehalten ist. Nichts eingetragen.',
  'refusal.not-laid-so': 'Abgelehnt: {card} liegt dort nicht verdeckt. Nichts eingetragen.',
  'refusal.on-foes-alone':
    'Abgelehnt: Diese Karte kommt auf ein Schiff eines anderen Kapitäns. Nichts eingetragen.',
  'option.redirectYMA': 'Re-Direction lehnt auch einen Angriff durch You Must Attack Someone ab.',
  'option.twinsAbility': 'Für Twins Reunite',
  'option.twinsAbility.never': 'zählen Fähigkeitsschiffe nicht',
  'option.twinsAbility.same': 'nehmen Fähigkeitsschiffe nur ganz gleiche',
  'option.twinsDuplicate': 'Ein Duplicate, das gelegt wird, zählt auch für Twins Reunite.',
  'option.noFreeGold': 'Mit No Free Gold gibt es',
  'option.noFreeGold.literal': 'nur Gold, das in Kämpfen gewonnen oder gestohlen wird',
  'option.noFreeGold.piles': 'alles Gold außer dem von den Stapeln',
  'option.reincarnationFirst':
    'Eine Reincarnation kommt vor dem Bone Yard, der nur hat, was gesunken bleibt.',
  'option.masterSpends': 'Der Money Master gibt mit aus,',
  'option.masterSpends.purchases': 'was andere kaufen',
  'option.masterSpends.all': 'was immer andere an Gold zahlen',
  'rule.re-direct.title': 'Re-Direction',
  'rule.re-direct':
    'Wer sie hat, darf einen Angriff ablehnen, zu dem andere gezwungen werden, oder einen am Ende des Spiels, und nennt ein Schiff eines anderen Kapitäns, das angegriffen werden darf; kein eigenes. You Must Attack Someone und Force An Attack lassen sich nicht ablehnen.',
  'rule.bone-yard.title': 'Bone Yard',
  'rule.bone-yard':
    'Für fünf Gold bekommt sein Kapitän ein Schiff, das gerade sank, mit allem, was es kann, sofort oder gar nicht. Es liegt ohne Karten am rechten Ende der Reihe. Wer ausgeschieden ist, kommt dadurch zurück.',
  'rule.re-use.title': 'Re-Use The Spell',
  'rule.re-use':
    'Magie unter einem Schiff, das ein Kampf oder ein Seeungeheuer versenkt hat, geht an den Kapitän der Karte, wessen Schiff es auch war, außer was für das Schiff gewirkt hat. Sie wird aufgehoben und gespielt wie jede andere.',
  'rule.spree.title': 'Money Master',
  'rule.spree':
    'Kauft jemand anders, darf der Money Master ebenso viel Gold der Bank ausgeben, sofort und in einem Laden, der offen ist, und eigenes dazulegen. Was davon übrig ist, verfällt.',
  'refusal.no-refusal': 'Abgelehnt: {player} kann jetzt niemand anderen nennen. Nichts eingetragen.',
  'refusal.redirects-to-oneself':
    'Abgelehnt: {player} nennt ein Schiff eines anderen Kapitäns, kein eigenes. Nichts eingetragen.',
  'refusal.no-wreck':
    'Abgelehnt: Kein Schiff ist gerade gesunken, das {player} haben darf. Nichts eingetragen.',
  'refusal.no-spells':
    'Abgelehnt: Keine Magie ist gerade untergegangen, die {player} nehmen darf. Nichts eingetragen.',
  'refusal.no-spree':
    'Abgelehnt: Niemand hat gerade Gold ausgegeben, neben dem {player} ausgeben dürfte. Nichts eingetragen.',
  'refusal.no-such-starter':
    'Abgelehnt: Das ist keine Seele und keine besondere Fähigkeit der Päckchen im Spiel. Nichts eingetragen.',
  'refusal.starters-before':
    'Abgelehnt: Seelen werden vor dem ersten Zug verkauft. Setz es unter „Der Tisch, wie er steht“. Nichts eingetragen.',
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
    'Abgelehnt: {player} rechnet Plus und Minus anders, darum bleiben Gegenstücke unter den eigenen Schiffen. Nichts eingetragen.',
};
