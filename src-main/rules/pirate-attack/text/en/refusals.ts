import type { Catalogue } from '../../../kernel/message.ts';

/** What was read, the sum, the rule, and that nothing was entered. */
export const refusals: Catalogue = {
  'refusal.odd-teams':
    'Refused: {count} captains do not make teams of two. One more or one fewer, or each alone. Nothing entered.',
  'refusal.game-over': 'Refused: the game is over. Undo its end if it was none. Nothing entered.',
  'refusal.not-begun': 'Refused: nobody knows yet who begins. Say who. Nothing entered.',
  'refusal.begun-already': 'Refused: the game is under way. Set by hand who has the Chip. Nothing entered.',
  'refusal.not-your-turn':
    'Refused: {turn} has the Chip, and {player} does this on their own turn only. Pass the Chip first. Nothing entered.',
  'refusal.no-such-shop': 'Refused: there is no {shop} in this game. Nothing entered.',
  'refusal.no-such-price':
    'Refused: no card opens it at {price}. The cards in play ask {prices}. Nothing entered.',
  'refusal.shop-shut':
    'Refused: the {shop} is shut; its last price was {price}. A card has to open it first. Nothing entered.',
  'refusal.no-ship-to-curse':
    'Refused: a Witch Doctor is laid on a ship at once, and no ship is afloat. Nothing entered.',
  'refusal.too-dear':
    'Refused: that costs {bill}, and {player} has {gold} gold and {locked} locked. Nothing entered.',
  'refusal.gold-locked':
    'Refused: that costs {bill}, and {player} has {gold} gold to spend. The other {locked} were won in a fight and wait for their next turn. Nothing entered.',
  'refusal.bad-count': 'Refused: {count} is no number for this; 1 to {most} is. Nothing entered.',
  'refusal.no-gold-left':
    'Refused: {gold} gold is more than the box has left, which is {left}. Set a purse by hand if one is wrong. Nothing entered.',
  'refusal.no-gold-there': 'Refused: {player} has no gold to steal. Nothing entered.',
  'refusal.own-gold': 'Refused: nobody steals from their own purse. Name another captain. Nothing entered.',
  'refusal.no-fame-kept': 'Refused: this table keeps no fame. Nothing entered.',
  'refusal.fame-below-zero':
    'Refused: {player} has {fame} fame, and it never falls below 0. Enter no more than that. Nothing entered.',
  'refusal.fight-first': 'Refused: a fight was declared. Say first what sank in it. Nothing entered.',
  'refusal.gold-first':
    'Refused: {player} has {count} {count|Gold Card|Gold Cards} to turn up first. Nothing entered.',
  'refusal.no-such-ship': 'Refused: ship {ship} lies in no row, or in another one. Nothing entered.',
  'refusal.which-ship': 'Refused: here each ship is told. Say which one it is. Nothing entered.',
  'refusal.not-a-ship': 'Refused: {card} is no ship of the packs in play. Nothing entered.',
  'refusal.no-copy-left': 'Refused: every {card} there is lies in a row already. Nothing entered.',
  'refusal.no-such-place':
    'Refused: {place} is no place in this row; 0 is its left end and {most} its right. Nothing entered.',
  'refusal.ship-known': 'Refused: it is known which ship that is. Nothing entered.',
  'refusal.there-already': 'Refused: that ship is one of {player} already. Nothing entered.',
  'refusal.too-few-ships': 'Refused: an armada has two ships at least. Nothing entered.',
  'refusal.not-own-ships': 'Refused: only ships of {player} can join this armada. Nothing entered.',
  'refusal.own-creature': 'Refused: a Sea Creature is sent to a ship of somebody else. Nothing entered.',
  'refusal.not-in-fight': 'Refused: that ship is not in this fight. Nothing entered.',
  'refusal.not-turned':
    'Refused: {card} lies neither above nor under a ship. Turn up a Witch Doctor or a card under it. Nothing entered.',
  'refusal.leaves-unseen':
    'Refused: a Mutiny gives the ship away with what lies under it, and nobody looks at that. Nothing entered.',
  'refusal.nothing-to-cure':
    'Refused: no curse that this card answers lies open on that ship. Turn up the curse first. Nothing entered.',
  'refusal.cursed-side-only':
    'Refused: only the cursed side answers this curse; from the Black Plague the other may save itself. Nothing entered.',
  'refusal.not-certain':
    'Refused: what is known does not say how this ends. Press what sinks, then that it stands. Nothing entered.',
  'refusal.no-fight': 'Refused: no fight was declared. Nothing entered.',
  'refusal.same-captain':
    'Refused: both ships are those of {player}, and nobody attacks their own. Nothing entered.',
  'refusal.attacks-itself': 'Refused: a ship attacks neither itself nor its own armada. Nothing entered.',
  'refusal.not-own-attack':
    'Refused: this attack is that of {player}, with a ship of their own. Nothing entered.',
  'refusal.forces-oneself':
    'Refused: {player} drew the card, and somebody else is forced by it. Nothing entered.',
  'refusal.not-aimed':
    'Refused: {card} acts on nobody in particular. Leave the captain out. Nothing entered.',
  'refusal.walks-the-plank':
    'Refused: {player} walks the plank and draws nothing until the hand is empty. Play a card. Nothing entered.',
  'refusal.trap-passed-by':
    'Refused: {player} sits in the Trap, and every attack is with or upon that captain. Choose such a ship. Nothing entered.',
  'refusal.trap-unreached':
    'Refused: {player} sits in the Trap and cannot be reached, and here nobody attacks then. Let the card go. Nothing entered.',
  'refusal.not-laid-before':
    'Refused: {card} does not come to lie before a captain, or is not told here. Play it where each card is told. Nothing entered.',
  'refusal.play-all-first':
    'Refused: {player} plays the whole hand now, by {card}. Say first which card that captain plays. Nothing entered.',
  'refusal.sea-first':
    'Refused: {card} of {player} calls every ship out of the hands. Say first who lays which, or that all are laid. Nothing entered.',
  'refusal.no-ships-called':
    'Refused: no card calls ships out of the hands just now. Play the ship on its captain’s turn. Nothing entered.',
  'refusal.not-all-piles':
    'Refused: {card} takes no more than the pile it came from. Say which pile. Nothing entered.',
  'refusal.which-pile': 'Refused: {card} takes the pile it came from. Say which pile. Nothing entered.',
  'refusal.pile-gone': 'Refused: pile {pile} was taken away. Say another one. Nothing entered.',
  'refusal.not-fleeing':
    'Refused: {player} is not attacked by a captain just now. Only whoever is attacked leaves a fight. Nothing entered.',
  'refusal.fled-already':
    'Refused: {player} has left this fight already. Go on with the attacker. Nothing entered.',
  'refusal.turned-already':
    'Refused: cards were turned up in this fight, and one leaves it before. Undo what was turned up if it was not. Nothing entered.',
  'refusal.flees-not': 'Refused: {card} takes nobody out of a fight. Name one that does. Nothing entered.',
  'refusal.drawer-last':
    'Refused: {player} drew the card and is attacked only where nobody else has a ship; there are {others}. Nothing entered.',
  'refusal.no-ship-there': 'Refused: {player} has no ship. Nothing entered.',
  'refusal.card-first': 'Refused: {card} of {player} comes first; tell what it still asks. Nothing entered.',
  'refusal.nothing-asks': 'Refused: no such card goes round the table, or has come to this. Nothing entered.',
  'refusal.done-with':
    'Refused: the card has nothing to do with {player}, or is done there. Nothing entered.',
  'refusal.finds-nobody': 'Refused: {card} finds nobody and nothing; discard it. Nothing entered.',
  'refusal.bid-too-low':
    'Refused: {gold} is too little; whoever is tied bids {least} at least. Nothing entered.',
  'refusal.off-the-die': 'Refused: {face} cannot be thrown where sides go from 1 to {most}. Nothing entered.',
  'refusal.is-out': 'Refused: {player} is out. Say first that the captain is back. Nothing entered.',
  'refusal.not-out': 'Refused: {player} is not out. Nothing entered.',
  'refusal.still-afloat':
    'Refused: {player} has {ships} {ships|ship|ships} afloat, and nobody with a ship is out. Nothing entered.',
  'refusal.no-time-limit': 'Refused: this game is not played against the clock. Nothing entered.',
  'refusal.winner-out': 'Refused: {player} is out and cannot win. Nothing entered.',
  'refusal.red-first': 'Refused: {player} drew {card}. Say first who attacks. Nothing entered.',
  'refusal.other-attack':
    'Refused: {player} drew {card}, and it makes another attack than this. Nothing entered.',
  'refusal.no-attack-card':
    'Refused: {player} has drawn no card for it, and attacks without one only with an empty hand when the deck is out. Nothing entered.',
  'refusal.can-attack': 'Refused: by the card of {player} somebody can attack. Say who. Nothing entered.',
  'refusal.no-red-card': 'Refused: {player} has drawn no red card. Nothing entered.',
  'refusal.must-attack':
    'Refused: {player} has no card left and a ship, and attacks before the Chip goes on. Nothing entered.',
  'refusal.nothing-played':
    'Refused: {player} has played no card yet, and discards one where none can be played. Nothing entered.',
  'refusal.played-already':
    'Refused: {player} has played in this turn. Pass the Chip, or let the next one draw. Nothing entered.',
  'refusal.drawn-already': 'Refused: {player} has drawn in this turn. Nothing entered.',
  'refusal.deck-out': 'Refused: the deck is out. Set the counts by hand if it is not. Nothing entered.',
  'refusal.empty-hand':
    'Refused: {player} has no card in hand. Set the count by hand if there is one. Nothing entered.',
  'refusal.card-elsewhere':
    'Refused: {card} cannot come from there: there are {copies}, and all have been seen elsewhere, or all that lies there is known. Nothing entered.',
  'refusal.usable-card': 'Refused: {card} can be played, and only what cannot is discarded. Nothing entered.',
  'refusal.no-such-card': 'Refused: {card} is no card of the packs in play. Nothing entered.',
  'refusal.not-shown':
    'Refused: {card} goes into the hand unseen; only gold and red cards show themselves as they are drawn. Nothing entered.',
  'refusal.not-played': 'Refused: {card} is not played from the hand on one’s own turn. Nothing entered.',
  'refusal.which-captain': 'Refused: that card is played on a captain. Say on whom. Nothing entered.',
  'refusal.on-oneself': 'Refused: {player} plays that on somebody else. Nothing entered.',
  'refusal.nothing-waits': 'Refused: no card lies there that could be stopped. Nothing entered.',
  'refusal.not-robbed': 'Refused: {victim} is the one who can stop it, not {player}. Nothing entered.',
  'refusal.not-stormed':
    'Refused: the Whirlpool sinks ships of {player} alone. Name one of those. Nothing entered.',
  'refusal.turn-lost':
    'Refused: {player} is stranded and has lost this turn. Pass the Chip. Nothing entered.',
  'refusal.no-block-saved':
    'Refused: {player} has no Blockade saved. Set the count by hand if there is one. Nothing entered.',
  'refusal.not-stopped': 'Refused: no Blockade stops {card}. Nothing entered.',
  'refusal.not-redirected': 'Refused: {card} cannot be sent elsewhere by Miss-Direction. Nothing entered.',
  'refusal.which-aim': 'Refused: say where the card is sent. Nothing entered.',
  'refusal.same-aim': 'Refused: that is where it was played already. Name another one. Nothing entered.',
  'refusal.nothing-spied': 'Refused: no Spy has discarded a card just now. Nothing entered.',
  'refusal.no-pair-there': 'Refused: fewer than two cards lie under that ship. Nothing entered.',
  'refusal.answered-already': 'Refused: {player} stops it already. Nothing entered.',
  'refusal.stops-not': 'Refused: {card} does not stop {stopped}. Nothing entered.',
  'refusal.no-cures-there': 'Refused: nobody named has a Fortune Teller saved. Nothing entered.',
  'refusal.no-curse-there': 'Refused: no Witch Doctor lies on that ship. Nothing entered.',
  'refusal.no-cure-saved':
    'Refused: {player} has no Fortune Teller saved. Set the count by hand if there is one. Nothing entered.',
  'refusal.same-ship': 'Refused: it goes to another ship. Nothing entered.',
  'refusal.which-way':
    'Refused: cards lie under that ship. Turn them up, and say whether it sinks. Nothing entered.',
  'refusal.creature-takes':
    'Refused: nothing lies under the {cannons}/{strength}, and the creature takes it. Nothing entered.',
  'refusal.creature-fails':
    'Refused: nothing lies under the {cannons}/{strength}, and it withstands the creature. Nothing entered.',
  'refusal.buys-between':
    'Refused: {player} has drawn and not played; one buys before or after. Nothing entered.',
  'refusal.bought-between':
    'Refused: {player} has bought between the draw and the play, and that goes with a card that opens or closes a shop. Nothing entered.',
  'refusal.sold-out': 'Refused: {goods}: only {left} are left. Nothing entered.',
  'refusal.navy-first':
    'Refused: the {card} of {player} has not met everybody. Say first whom it meets, or that all are met. Nothing entered.',
  'refusal.hurricane-first':
    'Refused: the {card} of {player} blows. Say first who has a Master Navigator, and that it has gone over. Nothing entered.',
  'refusal.no-navy': 'Refused: no Royal Navy goes round now. Nothing entered.',
  'refusal.no-hurricane': 'Refused: no Hurricane blows now, and no Whirlpool. Nothing entered.',
  'refusal.comes-not':
    'Refused: {card} neither comes over all ships nor acts by itself. Say what it does. Nothing entered.',
  'refusal.not-drawn': 'Refused: {player} has not drawn {card}. Nothing entered.',
  'refusal.card-comes':
    'Refused: {card} of {player} does what is printed on it, and nobody can let it go. Let it come. Nothing entered.',
  'refusal.meets-other':
    'Refused: ship {ship} is not among those that the Navy can meet next. Nothing entered.',
  'refusal.navy-goes-on': 'Refused: the Navy has still to meet ships of {player}. Nothing entered.',
  'refusal.curses-lie': 'Refused: curses are not turned up when the Royal Navy comes. Nothing entered.',
  'refusal.spared-already': 'Refused: that ship has shown its Master Navigator. Nothing entered.',
  'refusal.no-magic-saved':
    'Refused: {player} has no Magic saved. Set the count by hand if there is some. Nothing entered.',
  'refusal.magic-between':
    'Refused: {turn} has drawn and not played. {player} lays Magic on their own turn, or between two turns. Nothing entered.',
  'refusal.magic-at-end':
    'Refused: {player} has no card left, and lays Magic between the turns of others or before their own attack. Nothing entered.',
  'refusal.less-magic':
    'Refused: {count} Magic cards were shown, and {lying} {lying|lies|lie} under that ship. Set the count by hand if it is wrong. Nothing entered.',
  'refusal.none-sunk': 'Refused: no ship of {player} was the last to sink. Nothing entered.',
  'refusal.not-open': 'Refused: {card} is not played face up. Nothing entered.',
  'refusal.which-grave': 'Refused: say which of the sunk ships is raised. Nothing entered.',
  'refusal.not-raised':
    'Refused: only {count} {count|ship|ships} can be raised, those that sank last and still lie there. Nothing entered.',
  'refusal.ship-hidden':
    'Refused: that ship of {player} is hidden, and its captain alone can do anything with it. Nothing entered.',
  'refusal.hidden-not-forced':
    'Refused: that ship of {player} is hidden, and nobody can be made to attack with it. Nothing entered.',
  'refusal.hidden-sails-alone': 'Refused: a hidden ship is in no armada. Nothing entered.',
  'refusal.hidden-already': 'Refused: that ship is hidden already. Nothing entered.',
  'refusal.not-hidden': 'Refused: that ship is not hidden. Nothing entered.',
  'refusal.sails-built-in':
    'Refused: these Sails are the ship’s own; nobody lays or lifts any there. Nothing entered.',
  'refusal.raise-first':
    'Refused: say first whom the {card} of {player} raises, or that it raises none. Nothing entered.',
  'refusal.none-to-raise': 'Refused: no ship of {player} has just come that raises another. Nothing entered.',
  'refusal.size-printed':
    'Refused: that ship has its size printed on it; nothing is thrown for it. Nothing entered.',
  'refusal.no-such-throw':
    'Refused: {face} stands on no side of these dice; they show 1 to {most}. Nothing entered.',
  'refusal.thrown-already':
    'Refused: that ship has its size in this fight; it is thrown anew in the next. Nothing entered.',
  'refusal.removes-not': 'Refused: that ship throws no card out by itself. Nothing entered.',
  'refusal.not-attacked':
    'Refused: that ship throws a card out when it is attacked, not when it attacks. Nothing entered.',
  'refusal.removed-already':
    'Refused: that ship has thrown a card out in this fight already. Nothing entered.',
  'refusal.removes-no-navy':
    'Refused: here that ship throws a card out against ships alone, by the rule of the house. Nothing entered.',
  'refusal.lies-not-there':
    'Refused: no such card was turned up where that ship throws one out. Turn it up first. Nothing entered.',
  'refusal.joins-not':
    'Refused: only an Armada ship with its ability fights along without a card. Nothing entered.',
  'refusal.in-an-armada':
    'Refused: in the armada of a card that ship stays there and joins no other. Nothing entered.',
  'refusal.joined-already': 'Refused: that ship fights along in this fight already. Nothing entered.',
  'refusal.joins-too-late':
    'Refused: ships come and go before a card is turned up, and one was turned up. Nothing entered.',
  'refusal.met-already': 'Refused: the Navy has met that ship, and meets each once. Nothing entered.',
  'refusal.not-joined': 'Refused: that ship has not joined this fight by its ability. Nothing entered.',
  'refusal.too-large-to-hide':
    'Refused: {card} is too large for Sails; a Brigantine or a smaller ship goes beneath. Nothing entered.',
  'refusal.sails-not-from-hand': 'Refused: here Sails hide a ship of the row. Nothing entered.',
  'refusal.sails-not-from-row': 'Refused: here Sails hide a ship from the hand. Nothing entered.',
  'refusal.no-magic-there': 'Refused: nobody named has Magic saved. Nothing entered.',
  'refusal.ship-in-port':
    'Refused: that ship of {player} is in port, where nothing touches it and no card goes on or under it. It has to leave port first. Nothing entered.',
  'refusal.none-at-sea': 'Refused: no ship of {player} is at sea. Nothing entered.',
  'refusal.not-own-port': 'Refused: that ship is none of {player}. Nothing entered.',
  'refusal.not-in-port': 'Refused: that ship is at sea. Nothing entered.',
  'refusal.port-left-already':
    'Refused: {most} {most|ship leaves|ships leave} port in a turn, and {player} has brought so many out. The next waits for their next turn. Nothing entered.',
  'refusal.port-between':
    'Refused: {player} has drawn and not played; a ship leaves port before the draw or after the play. Nothing entered.',
  'refusal.port-red':
    'Refused: {player} has drawn a card that is played at once, and then no ship leaves port any more. It waits for their next turn. Nothing entered.',
  'refusal.port-left-late':
    'Refused: that ship left port at the end of this turn and takes no card of {player} in it. Nothing entered.',
  'refusal.gamble-first':
    'Refused: {card} of {player} is not over. Say first which ships are staked, or what was thrown. Nothing entered.',
  'refusal.which-wager':
    'Refused: The Gambler is played for so much gold or so many ships. Say for how much. Nothing entered.',
  'refusal.too-few-stakes':
    'Refused: fewer than two captains have as much to stake. Name less. Nothing entered.',
  'refusal.no-gamble': 'Refused: nobody gambles now. Nothing entered.',
  'refusal.stakes-not': 'Refused: it is not open which ships {player} stakes. Nothing entered.',
  'refusal.bad-stake':
    'Refused: {player} stakes {count} {count|ship|ships} at sea that everybody sees, no more and no fewer. Nothing entered.',
  'refusal.stake-first': 'Refused: say first which ships {player} stakes. Nothing entered.',
  'refusal.no-such-side': 'Refused: the die shows 1 to {sides}, not {face}. Nothing entered.',
  'refusal.throws-not': 'Refused: {player} does not throw now. Nothing entered.',
  'refusal.nothing-under':
    'Refused: the Magician needs a card under each of two ships. Set the count by hand if one is wrong. Nothing entered.',
  'refusal.which-back':
    'Refused: cards of the main deck and Magic lie under these ships. Say which of them goes from each. Nothing entered.',
  'refusal.hidden-not-swapped':
    'Refused: the Magician looks under no hidden ship, not even one’s own. Name two others. Nothing entered.',
  'refusal.insured-already':
    'Refused: an Insurance was turned up there, and a ship has one at the most. Nothing entered.',
  'refusal.nothing-insured':
    'Refused: since the Chip went on no ship of {player} has sunk with a card under it that nobody turned up. Nothing entered.',
  'refusal.eliminates-not':
    'Refused: here an Eliminate does nothing when a Sea Creature comes. Nothing entered.',
  'refusal.not-to-choose': 'Refused: there is nothing to choose between these two ships. Nothing entered.',
  'refusal.no-original':
    'Refused: a copy needs the ship it was made after, and none is made after itself. Nothing entered.',
  'refusal.still-cards':
    'Refused: {player} has {count} {count|card|cards} in hand, and nobody with a card is out. Nothing entered.',
  'refusal.not-still-yet':
    'Refused: something happened in round {round}; two share it after {rounds} whole {rounds|round|rounds} in which nothing does. Nothing entered.',
  'refusal.no-cards-left':
    'Refused: {count} cards cannot lie there, since there are not so many left. Set another count by hand first. Nothing entered.',
};
