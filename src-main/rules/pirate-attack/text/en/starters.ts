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
  'prompt.starter.hint': 'First the soul, then the special ability it brings. Nobody has to.',
  'answer.starter.dice': 'throws the dice',
  'tell.starterDrawn.soul': '{player} sells a soul: {card}',
  'tell.starterDrawn.ability': '{player} gets {card}',
  'prompt.place.curse': 'looks at {count} {count|Witch Doctor|Witch Doctors} of {of}. Where to?',
  'prompt.place.magic': 'looks at Magic of {of}. Where to?',
  'prompt.place.hint': 'Whoever looks says on which ship it goes.',
  'answer.nowhere': 'nobody has a ship',
  'task.place': 'where {player} puts what {of} laid down',
  'tell.placeOwed.curse': '{player} looks at {count} {count|Witch Doctor|Witch Doctors} of {of}',
  'tell.placeOwed.magic': '{player} looks at Magic of {of}',
  'tell.cardPlaced.curse': '{player} says where a Witch Doctor of {of} goes',
  'tell.cardPlaced.magic': '{player} says where Magic of {of} goes',
  'why.bad-customer': 'Bad Customer',
  'why.broken-wand': 'Broken Wand',
  'why.banned-from-the-bar': 'banned',
  'tell.shopRaided': '{player} raids the {shop}',
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
    'With Bad Math each plus under an own ship counts one and each minus five; with Good Math each plus five and each minus one. As long as anybody has one of them no opposites are thrown out, since the ship may change captains.',
  'rule.banned.title': 'Not sold to everybody',
  'rule.banned':
    'A Bad Customer buys no Witch Doctors and no Fortune Tellers, who has the Broken Wand no Magic, and who is banned from the bar nothing at the Tavern. They may get such cards in any other way.',
  'rule.vault.title': 'The Vault',
  'rule.vault':
    'Nobody spies on whoever has The Vault, and nobody steals cards, gold, Magic or Fortune Tellers there. Of the Tavern it keeps out the Super Spy, the Pick Pocket, the Sneak Thief, the Empty Chest and Share The Magic.',
  'rule.placing.title': 'The Doctor, the Magic Master',
  'rule.placing':
    'The Doctor looks at every Witch Doctor that anybody lays down and says on which ship it goes; the Magic Master does so with Magic that goes face down. Whoever bought or played it does not. What lies face up stays as it was played.',
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
  'refusal.on-foes-alone': 'Refused: this one goes on a ship of another captain. Nothing entered.',
  'refusal.no-such-starter':
    'Refused: that is no soul and no special ability of the packs in play. Nothing entered.',
  'refusal.starters-before':
    'Refused: souls are sold before the first turn. Put it right in the table as it stands. Nothing entered.',
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
