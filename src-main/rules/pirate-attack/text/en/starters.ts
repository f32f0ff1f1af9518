import type { Catalogue } from '../../../kernel/message.ts';

/** Souls that were sold, and special abilities: what is shown, asked and told. */
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
  'field.soul': 'Soul that was sold',
  'field.ability': 'Special ability',
  'choice.none': 'none',
  'prompt.starter': 'Who sells a soul?',
  'prompt.starter.due': 'has sold a soul. Which ability?',
  'prompt.starter.hint': 'First the soul, then the special ability it brings. Nobody has to.',
  'answer.starter.dice': 'throws the dice',
  'tell.starterDrawn.soul': '{player} sells a soul: {card}',
  'tell.starterDrawn.ability': '{player} gets {card}',
  'prompt.place.own': 'places {count} {count|Witch Doctor|Witch Doctors}. Where?',
  'prompt.place.curse': 'looks at {count} {count|Witch Doctor|Witch Doctors} of {of}. Where to?',
  'prompt.place.magic': 'looks at Magic of {of}. Where to?',
  'prompt.place.hint': 'Whoever looks says on which ship it goes.',
  'answer.nowhere': 'nobody has a ship',
  'task.place': 'where {player} puts what {of} laid down',
  'tell.placeOwed.own': '{player} has {count} {count|Witch Doctor|Witch Doctors} to place',
  'tell.placeOwed.curse': '{player} looks at {count} {count|Witch Doctor|Witch Doctors} of {of}',
  'tell.placeOwed.magic': '{player} looks at Magic of {of}',
  'tell.cardPlaced.own': '{player} places a Witch Doctor',
  'tell.cardPlaced.curse': '{player} says where a Witch Doctor of {of} goes',
  'tell.cardPlaced.magic': '{player} says where Magic of {of} goes',
  'prompt.look': 'may note which card it was.',
  'prompt.look.hint': 'A card that was looked at and lies there now. Only that captain’s phone shows it.',
  'tell.lookNoted': '{player} notes a card that was looked at',
  'tell.lookNoted.own': '{player} notes a card that was looked at: {card}',
  'drawn.look': '{ship} of {player}: {card}',
  'why.bad-customer': 'Bad Customer',
  'why.broken-wand': 'Broken Wand',
  'why.banned-from-the-bar': 'banned',
  'tell.shopRaided': '{player} raids the {shop}',
  'prompt.bone-yard.for': 'may have what has just sunk, for {gold} gold.',
  'prompt.bone-yard.hint': 'Press the ship. Otherwise just play on.',
  'prompt.re-use': 'may take Magic that did nothing.',
  'prompt.re-use.hint': 'What is taken is saved and may be played. Otherwise just play on.',
  'prompt.re-direct': 'may refuse. Who is attacked instead?',
  'prompt.re-direct.hint': 'Press a ship of somebody else. Otherwise just fight on.',
  'prompt.spree.of': 'spends {gold} gold of the bank, as {of} did.',
  'prompt.spree.hint':
    'Own gold may be added. Gold of the bank that is not spent is gone with the next entry.',
  'answer.re-use': '{count} of {ship}',
  'tell.offerMade.wreck': '{player} may have {ship} of {from}',
  'tell.offerMade.spells': '{player} may take {count} Magic {count|card|cards} of {ship} of {from}',
  'tell.offerMade.spree': '{player} may spend {gold} gold of the bank, as {of} did',
  'tell.shipDiscarded': '{player} discards {ship}, which is too large',
  'tell.refusalOffered': '{player} may refuse',
  'tell.attackRedirected': '{player} refuses, and {foe} is attacked',
  'tell.wreckTaken': '{player} takes {ship} of {from} for {paid} gold',
  'tell.magicReused': '{player} takes {count} Magic {count|card|cards} of a ship of {from}',
  'tell.spreeSpent': '{player} spends {gold} gold of the bank',
  'tell.goldRefused.cards': '{player} has nothing of {gold} {gold|Gold Card|Gold Cards}',
  'tell.robbedAlong': '{card} of {player} is for {on} as well',
  'tell.escapedAlong': '{player} stops {stopped} of {of} for their own part with {card}, and draws again',
  'tell.goldRefused': '{player} has nothing of {gold} gold',
};

/** Their refusals, rules and house rules. */
export const starterRules: Catalogue = {
  'option.starters': 'Whoever wants a special ability gets',
  'option.starters.both': 'a soul to sell, and then the ability',
  'option.starters.one': 'one card alone, of the deck that the two dice say',
  'rule.starters.title': 'Selling a soul',
  'rule.starters':
    'Before the game each captain may draw a soul to sell, and then a special ability for it. Both lie open and hold to the end. An ability that is the opposite of the soul is drawn anew. A table may also deal one card alone: the green die and the red one are thrown, and the higher says whether it is an ability or a soul.',
  'rule.math.title': 'Good Math, Bad Math',
  'rule.math':
    'With Bad Math each plus under one’s own ship counts one and each minus five; with Good Math each plus five and each minus one. As long as anybody has one of them no opposites are thrown out, since the ship may change captains.',
  'rule.banned.title': 'Not sold to everybody',
  'rule.banned':
    'A Bad Customer buys no Witch Doctors and no Fortune Tellers, who has the Broken Wand no Magic, and who is banned from the bar nothing at the Tavern. They may get such cards in any other way.',
  'rule.vault.title': 'The Vault',
  'rule.vault':
    'Nobody spies on whoever has The Vault, and nobody steals cards, gold, Magic or Fortune Tellers there. Of the Tavern it keeps out the Super Spy, the Pick Pocket, the Sneak Thief, the Empty Chest and Share The Magic.',
  'rule.placing.title': 'The Doctor, the Magic Master',
  'rule.placing':
    'The Doctor looks at every Witch Doctor that anybody lays down and says on which ship it goes; the Magic Master does so with Magic that goes face down. Whoever bought or played it does not. What lies face up stays as it was played. Which card it was may be noted on one’s own phone; it is shown there and nowhere else.',
  'refusal.bad-customer':
    'Refused: {player} is a Bad Customer and buys no Witch Doctors and no Fortune Tellers. Nothing entered.',
  'refusal.broken-wand': 'Refused: {player} has the Broken Wand and buys no Magic. Nothing entered.',
  'refusal.banned-from-the-bar':
    'Refused: {player} is banned from the bar and buys nothing there. Nothing entered.',
  'refusal.in-the-vault':
    'Refused: {player} has The Vault, and is neither spied on nor robbed. Name somebody else. Nothing entered.',
  'refusal.place-first':
    'Refused: first {player} says where that goes which {of} laid down. Nothing entered.',
  'refusal.placed-by-another':
    'Refused: {player} looks at it and says where it goes. Leave the ship out. Nothing entered.',
  'refusal.nothing-to-place': 'Refused: {player} has nothing to place. Nothing entered.',
  'refusal.nothing-looked-at':
    'Refused: {player} has looked at no card there that is not noted already. Nothing entered.',
  'refusal.not-laid-so': 'Refused: {card} does not lie there face down. Nothing entered.',
  'refusal.on-foes-alone': 'Refused: this one goes on a ship of another captain. Nothing entered.',
  'option.redirectYMA': 'Re-Direction also refuses an attack by You Must Attack Someone.',
  'option.twinsAbility': 'For Twins Reunite ability ships',
  'option.twinsAbility.never': 'take none and are taken by none',
  'option.twinsAbility.same': 'take and are taken by the very same ship alone',
  'option.twinsDuplicate': 'A Duplicate that is laid counts for Twins Reunite too.',
  'option.noFreeGold': 'With No Free Gold there is',
  'option.noFreeGold.literal': 'only gold that is won in fights or stolen',
  'option.noFreeGold.piles': 'all gold but that from the piles',
  'option.reincarnationFirst': 'A Reincarnation comes before the Bone Yard, which has only what stays sunk.',
  'option.masterSpends': 'The Money Master spends along with',
  'option.masterSpends.purchases': 'what others buy',
  'option.masterSpends.all': 'whatever gold others pay',
  'rule.re-direct.title': 'Re-Direction',
  'rule.re-direct':
    'Whoever has it may refuse an attack that others are made to fight, or one at the end of the game, and names a ship of another captain that may be attacked; not one of their own. You Must Attack Someone and Force An Attack cannot be refused.',
  'rule.bone-yard.title': 'Bone Yard',
  'rule.bone-yard':
    'For five gold its captain gets any ship that has just sunk, with what it can do, at once or not at all. It lies bare at the right end of the row. Whoever is out comes back by it.',
  'rule.re-use.title': 'Re-Use The Spell',
  'rule.re-use':
    'Magic under a ship that a fight or a Sea Creature has sunk goes to its captain, whoever’s ship it was, but for what has worked for the ship. It is saved, and played like any other.',
  'rule.spree.title': 'Money Master',
  'rule.spree':
    'Whenever somebody else buys, the Money Master may spend as much gold of the bank, at once and at a shop that is open, and add gold of their own. What is left of it is lost.',
  'refusal.no-refusal': 'Refused: {player} cannot name somebody else now. Nothing entered.',
  'refusal.redirects-to-oneself':
    'Refused: {player} names a ship of another captain, not one of their own. Nothing entered.',
  'refusal.no-wreck': 'Refused: no ship has just sunk that {player} may have. Nothing entered.',
  'refusal.no-spells': 'Refused: no Magic has just gone down that {player} may take. Nothing entered.',
  'refusal.no-spree': 'Refused: nobody has just spent gold for {player} to spend along. Nothing entered.',
  'refusal.no-such-starter':
    'Refused: that is no soul and no special ability of the packs in play. Nothing entered.',
  'refusal.starters-before':
    'Refused: souls are sold before the first turn. Set it under “The table as it stands”. Nothing entered.',
  'refusal.starter-taken': 'Refused: there is one {card}, and somebody has it. Nothing entered.',
  'refusal.starter-already':
    'Refused: {player} has {card} already. Correct that entry if it was another. Nothing entered.',
  'refusal.one-starter':
    'Refused: here each captain has one card alone, and {player} has {card}. Nothing entered.',
  'refusal.soul-first':
    'Refused: {player} draws a soul to sell first, and then the ability. Nothing entered.',
  'refusal.opposite-ability':
    'Refused: {card} is the opposite of {soul}; another ability is drawn. Nothing entered.',
  'refusal.ability-missing':
    'Refused: {player} has sold a soul and has no ability for it yet. Nothing entered.',
  'refusal.no-such-face': 'Refused: the dice show 1 to {sides}, not {face}. Nothing entered.',
  'refusal.dice-tied': 'Refused: both dice show {face}; they are thrown again. Nothing entered.',
  'refusal.other-deck':
    'Refused: green shows {green} and red {red}, and the higher says the deck: green the abilities, red the souls. Nothing entered.',
  'refusal.pairs-stay':
    'Refused: {player} counts plus and minus otherwise, so opposites stay under their ships. Nothing entered.',
};
