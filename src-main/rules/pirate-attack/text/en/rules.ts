import type { Catalogue } from '../../../kernel/message.ts';

/** Rule cards, in our own words. */
export const rules: Catalogue = {
  'rule.table.title': 'The table',
  'rule.table': 'Three to ten captains, clockwise. Each sails against all others, or two sail together.',
  'rule.teams.title': 'Teams',
  'rule.teams':
    'Two partners sit opposite each other. Each lays only ships of their own; every other card may be played for the partner, an Armada too. With a Guard or a Spy one stops what is played on the partner. Whoever has gold may spend some of the partner’s with it. Partners may be made to attack each other: that brings gold and no fame. They win together once nobody else is afloat.',
  'rule.depths.title': 'What you tell',
  'rule.depths':
    'The table tells gold, fame, shop signs, how many ships each captain has, and who is out; or also each ship, who attacks whom and what sinks. The referee watches over prices, over who may buy and over the end, and then also over who may attack whom and over the prizes. It can be changed at any moment. Where something is not told, the referee says nothing about it.',
  'rule.start.title': 'Who begins',
  'rule.start':
    'Everybody is dealt five cards from the three piles. Gold that comes up is kept, red cards are laid aside, and both are replaced. Who begins is settled by the table, such as by the most red cards.',
  'rule.turn.title': 'A turn',
  'rule.turn':
    'Buy if you like, draw, play one card, buy again if you like, and pass the Chip. What is bought is bought on one’s own turn only.',
  'rule.market.title': 'The Market',
  'rule.market':
    'It sells Witch Doctors and Fortune Tellers at one price, 5 at first. Cards open it at another price or shut it; its sign keeps the last price. A Witch Doctor goes onto a ship at once, so one has to be afloat; a Fortune Teller is kept.',
  'rule.cards.title': 'Cards',
  'rule.cards':
    'Where each card is told, everybody draws one and plays one. Gold that is drawn is kept and another card drawn; a red one is the play of the turn. Hands, saved cards and what lies on or under ships are counted, never named: which card it is shows itself when it is turned up. A card that all have seen elsewhere already is remarked.',
  'rule.reactions.title': 'Stopping a card',
  'rule.reactions':
    'A Guard stops a Thief, a Knife the Thieving Monkey, a Spy a Spy, all by whoever is robbed. Both cards are gone, the one who stopped it draws again and has the fame. The next entry lets the card work; what came late is put in before it.',
  'rule.blockade.title': 'The Blockade',
  'rule.blockade':
    'Drawn, it is laid out and kept, and another card drawn; nobody steals it. As soon as a card is played it may be stopped, another Blockade too: both are gone, and it was the play all the same. Not ships, Witch Doctors, Sea Creatures, attack cards, signs of a shop, nor what was chosen before the game.',
  'rule.stranded.title': 'Stranded On An Island',
  'rule.stranded':
    'It lies before a captain until the next turn of that captain comes, which is lost: no draw, no play, no ship out of port. Locked gold waits for the turn behind it.',
  'rule.misdirection.title': 'Miss-Direction',
  'rule.misdirection':
    'As soon as a card is played, it is laid down and says where that card is played instead: under or on another ship, on another captain. It may be a card that was just discarded, or one that was just sent elsewhere. Not ships, thieves and thefts, Sea Creatures, signs of a shop, attack cards, storms, the Royal Navy, nor Raise the Dead, Duplicate, Sails and the Blockade.',
  'rule.gold.title': 'Gold',
  'rule.gold':
    'Gold drawn or stolen may be spent at the end of the same turn. Gold won in a fight is locked until one’s next turn. There is only as much as lies in the box.',
  'rule.thief.title': 'The Thief',
  'rule.thief':
    'Takes half of the gold of another captain, the odd coin with it, or all of it. Here what may be spent goes first, then what is locked.',
  'rule.fame.title': 'Fame',
  'rule.fame':
    'For sinking ships and for cards that were played with success, as printed on the cards. A card that costs fame may be played without any; fame never falls below 0.',
  'rule.ships.title': 'Ships',
  'rule.ships':
    'Laid face up in a row and never moved: a new one goes to either end or between two. There are only as many of each as the box has.',
  'rule.attack.title': 'Attacks',
  'rule.attack':
    'An attack card is the play of the turn in which it is drawn. An attack is with a ship of one’s own, at anybody else. Where others are made to attack, whoever drew the card is attacked only where nobody else has a ship. Both sides shoot at once; an armada fights as one. Who has an empty hand at the end of the game attacks too.',
  'rule.prizes.title': 'Prizes',
  'rule.prizes':
    'Fame for each enemy ship that sank, if one of one’s own side is left. A Gold Card for each, if none of the other side is. Nobody left, nothing won. That gold is locked until one’s next turn. Fame stands on the ships, not in the booklet: here it is one for each.',
  'rule.curses.title': 'Curses and cures',
  'rule.curses':
    'Witch Doctors are turned up first. Mutiny gives the ship to the other side, out of the fight; Poison sinks it; the Black Plague sinks it and its opponent; Fire takes half of its strength, Storm half of its cannons, rounded up. The Fortune Teller that fits, of the cursed side, undoes it; a Vaccine of the other side saves that side alone. Who turns up what need not be told: what is told counts.',
  'rule.magic.title': 'Magic',
  'rule.magic':
    'Bought at the Magic Shop, which opens at 5 as the Market does, and kept face down. It goes face down under any ship, on one’s own turn or between two turns, never once an attack card is drawn. Doubles count what is printed once more, before plus and minus. A confused ship shoots whoever lies beside it and is still shot at; both Confusions share its cannons. A Reincarnation brings a ship back bare that sank in a fight or by a creature; it has sunk all the same.',
  'rule.raising.title': 'Raise the Dead, Duplicate',
  'rule.raising':
    'Both are played face up, on one’s own turn. Raise the Dead brings one of the three ships that sank last into one’s own row, whoever’s it was. A Duplicate is a ship itself, as large as any ship on the table and without the cards under that one; it sinks with it, whatever sinks it, and so does a copy of the copy. A copy may have cards of its own, and a Reincarnation brings it back as long as its original is afloat.',
  'rule.sails.title': 'Sails of Invisibility',
  'rule.sails':
    'They hide one ship, a Brigantine at the most: from the row on one’s own turn or between two turns, from the hand on one’s own turn.\nOnly its captain lays cards on or under it or attacks with it; of all that happens to ships, only the Hurricane reaches it.\nIt is seen while it fights, and for good after a Vision or once the deck and its captain’s hand are out.',
  'rule.magician.title': 'The Magician',
  'rule.magician':
    'Its player looks under any two ships at sea and swaps a card of one with a card of the other, Magic too. Nobody else sees which. Hidden ships and those in port are out of its reach.',
  'rule.gambler.title': 'The Gambler',
  'rule.gambler':
    'Its player names so much gold or so many ships, and all who have as much must stake it; of ships the player says first which. Each throws a die, the highest takes all, and who is tied throws again. Ships bring along what lies on and under them. Fame is never staked.',
  'rule.insurance.title': 'Insurance',
  'rule.insurance':
    'Under a ship, one at the most. When that ship sinks, by whatever, its captain has 10 gold, to be spent from the next turn on. Turned up in a fight it is paid by itself; else its captain says so until the Chip goes on.',
  'rule.port.title': 'Ships in port',
  'rule.port':
    'Return To Port takes all ships of one captain from the sea, and their armadas are no more.\nIn port nothing happens to a ship and it does nothing; only Witch Doctors are taken off there, for 5 gold each.\nOne ship comes out at the start or the end of each own turn, unless the turn is missed or the card drawn is played at once; at the end of a turn it takes no card.',
  'rule.spirit.title': 'Spirit, Eliminate, Force Field',
  'rule.spirit':
    'A Spirit of Good Fortune sinks the ship it fights without a shot, of an armada the largest as printed; on both sides, each sinks the other.\nAn Eliminate first takes away itself and every card under its ship; curses stay.\nA Force Field throws all shots back at whoever shot, unless a Spirit breaks it, and its own side does not shoot.',
  'rule.navy.title': 'The Royal Navy',
  'rule.navy':
    'From whoever drew it clockwise it meets each ship or armada once, as in a fight; no curse is turned. It goes on until it is sunk. Whoever sinks it and is left has a Gold Card and its fame; where both go down nobody has anything.',
  'rule.hurricane.title': 'The Hurricane',
  'rule.hurricane':
    'Sinks every ship at sea without a Master Navigator under it. That card stays where it lies. No fame, no gold, and no Reincarnation. The Whirlpool does the same to the ships of whoever draws it, and to no others.',
  'rule.plank.title': 'Walk The Plank',
  'rule.plank':
    'Lies before any captain, who draws nothing on their own turns and plays one card in each until none is left. Then it goes, five cards are drawn, and all is as before.',
  'rule.trap.title': 'The Trap',
  'rule.trap':
    'Lies before a captain who has a ship: every attack is with or upon that captain, until none of those ships is left or another Trap is laid. Where no such attack can be made, it counts for nothing, unless the table lets nobody attack then.',
  'rule.smoke.title': 'Smoke Screen',
  'rule.smoke':
    'Whoever is attacked by a captain plays it out of the hand before anything is turned up, and leaves the fight with the whole armada. The attacker alone turns up their own cards; what works once goes.',
  'rule.play-all.title': 'Power Play',
  'rule.play-all':
    'Any captain plays the whole hand at once, card by card; what cannot be played is discarded. Then five cards are drawn.',
  'rule.sea.title': 'Into The Sea',
  'rule.sea':
    'Everybody lays every ship in hand. Then each draws as many cards; ships among them stay in the hand.',
  'rule.piles.title': 'Davy Jones’ Locker, End of the World',
  'rule.piles':
    'As it is drawn, the Locker takes the pile it came from, and the End of the World that pile or all of them. The cards are out of the game. In the first deal either is replaced, unless the table lets it act.',
  'rule.abilities.title': 'Ability ships',
  'rule.abilities':
    'What is printed on a ship beside its size works as long as it lies there, whoever has it; not on a copy, nor beneath Sails of a card. What it brings as it is played it brings again to whoever raises it, and not where a Reincarnation brings it back. X/X is thrown for in each fight: red for cannons, green for strength. An Armada ship fights along with any own ship for one fight. Attacked, a Self Remove throws out a card that lay under it, an Opponent Remove one from under the other side.',
  'rule.armada.title': 'Armada',
  'rule.armada':
    'Own ships of one’s choice fight as one. New ships stay outside; another Armada card forms it anew. It ends when one ship is left.',
  'rule.creature.title': 'Sea Creatures',
  'rule.creature':
    'Sinks one ship whose strength is no more than its level; curses are not turned. It brings the fame of the ship and no gold.',
  'rule.out.title': 'Out of the game',
  'rule.out':
    'Who has neither ships nor cards left has one last turn to buy and play, and then is out. Some cards bring a captain back.',
  'rule.ending.title': 'The end',
  'rule.ending':
    'The last captain afloat wins; two who cannot sink each other share it, and nobody wins where the last ships sink each other. A table may also play to a number of fame, or for a time, and then the most fame wins.',
  'rule.by-hand.title': 'Set by hand',
  'rule.by-hand': 'Any number can be changed, and a running game can be entered as it stands.',
};
