import type { Catalogue } from '../../../kernel/message.ts';

/** What was read, the sum, the rule, and that nothing was entered. */
export const refusals: Catalogue = {
  'edition.deck-twice': 'a card is in the deck twice',
  'edition.deck-small': 'the deck has {count} cards, and {needs} are dealt in the end',
  'edition.faces': 'a face of a die or of a dice card cannot be read',
  'edition.track': 'the track is too short for its acceleration points',
  'refusal.not-now': 'Refused: that is not asked now; {waits}. Nothing entered.',
  'waits.nothing': 'nothing more is asked',
  'waits.let-stand': 'the table may say that it stands',
  'waits.dealer-roll': '{name} rolls for the deal',
  'waits.bid': '{name} is to bid',
  'waits.dummy-card': 'the Dummy hand is to be turned up',
  'waits.card': '{name} is to lay a card',
  'waits.fill-card': 'the card of {name} is to be filled in',
  'waits.colour': 'the colour under {name} is to be told',
  'waits.feature-roll': '{name} is to roll',
  'waits.short': '{name} is short of pips',
  'waits.drawn-card': '{name} has drawn a card',
  'waits.contest-roll': '{name} is to roll',
  'waits.target': '{name} is to pick somebody',
  'waits.take-fights': '{name} is to take fights',
  'waits.fight-winner': 'the winner of the fight is to be told',
  'waits.counts': 'the fights won by {name} are to be told',
  'waits.move': '{name} is to move',
  'refusal.game-over': 'Refused: the race is run. Nothing entered.',
  'refusal.not-your-turn': 'Refused: {name} is early. It is the turn of {turn}. Nothing entered.',
  'refusal.already-done': 'Refused: {name} {what} already. Set that right instead. Nothing entered.',
  'done.bid': 'has bid {bid}',
  'done.dummy-hand': 'has taken the Dummy hand',
  'done.laid': 'has laid a card in this fight',
  'done.shown': 'has the {card} turned up',
  'done.hindsight': 'has claimed hindsight',
  'refusal.bid-too-high':
    'Refused: {name} bids {bid}, and there {cards|is|are} {cards} {cards|fight|fights}. Bid 0 to {cards}. Nothing entered.',
  'refusal.nemesis':
    'Refused: {name} bids {bid}. {sum} make {cards}, and there {cards|is|are} {cards} {cards|fight|fights}. The last bid may not match them; any other will do. Nothing entered.',
  'refusal.no-dummy-hand': 'Refused: no Dummy hand is dealt at this table. Nothing entered.',
  'refusal.bid-is-made': 'Refused: {name} has bid. The Dummy hand is taken before the bid. Nothing entered.',
  'refusal.battle-over':
    'Refused: this battle is fought out; {waits}. To deal it anew, take its last fight back first. Nothing entered.',
  'refusal.whose-hand':
    'Refused: a hand that was dealt wrong is told with its captain and the number of its cards. Nothing entered.',
  'refusal.hand-is-even':
    'Refused: {held} {held|card is|cards are} just what {name} should hold. Nothing entered.',
  'refusal.no-such-card': 'Refused: there is no card {card} in this deck. Nothing entered.',
  'refusal.card-seen': 'Refused: the {card} was on the table in this battle. Nothing entered.',
  'refusal.card-elsewhere': 'Refused: the {card} was seen in the hand of {name}. Nothing entered.',
  'refusal.not-in-hand':
    'Refused: {name} holds {held} {held|card|cards}, and every one was seen. The {card} is none of them. Nothing entered.',
  'refusal.must-follow': 'Refused: {name} holds the {card} and has to follow {suit}. Nothing entered.',
  'refusal.holding-suit':
    'Refused: the {card} is tried by {name} with {suit} in hand. Only Fog gets round following. Nothing entered.',
  'refusal.second-attempt':
    'Refused: {name} has tried a card in this fight. One attempt a fight; a card is laid as it is printed. Nothing entered.',
  'refusal.failed-card':
    'Refused: the {card} has just failed for {name}. Another card is played. Nothing entered.',
  'refusal.no-die': 'Refused: {name} has no die: {why}. Nothing entered.',
  'no-die.white': 'the square is white',
  'no-die.off-board': 'the marker is not on the board yet',
  'no-die.house': 'the House rolls nothing',
  'refusal.nothing-to-roll': 'Refused: no roll of {name} is awaited; {waits}. Nothing entered.',
  'refusal.not-a-face': 'Refused: "{face}" is no face of a die. Nothing entered.',
  'refusal.wrong-die':
    'Refused: {name} rolls the {own} die, and the {die} one lies there. Roll the {own} one. Nothing entered.',
  'refusal.nothing-to-take-back': 'Refused: {name} has no card on its side; {waits}. Nothing entered.',
  'refusal.nothing-to-leave': 'Refused: {name} has nothing to leave; {waits}. Nothing entered.',
  'refusal.nothing-drawn': 'Refused: {name} has not drawn a card; {waits}. Nothing entered.',
  'refusal.no-luck':
    'Refused: that costs {price} luck {price|point|points}, and {name} has {balance}. Nothing entered.',
  'refusal.luck-full':
    'Refused: {name} holds {most} luck points, and nobody holds more. Spend one first. Nothing entered.',
  'refusal.luck-no-use': 'Refused: a luck point cannot be used like that now; {waits}. Nothing entered.',
  'refusal.one-luck-per-roll': 'Refused: one luck point a roll at this table. Nothing entered.',
  'refusal.fresh-bolt':
    'Refused: the bolt of this roll counts from the next one at this table. Nothing entered.',
  'refusal.nobody-to-pick': 'Refused: nobody is to be picked for that; {waits}. Nothing entered.',
  'refusal.not-a-target': 'Refused: {name} cannot be picked. Nothing entered.',
  'refusal.dummy-spared': 'Refused: the Dummy is spared at this table. Nothing entered.',
  'refusal.blessed-target': 'Refused: {name} is Blessed in this fight. Nothing entered.',
  'refusal.name-both-cards':
    'Refused: the Dummy lies open, so both cards are named, and only there. Nothing entered.',
  'refusal.not-dummys-card': 'Refused: the {card} is not in the Dummy hand. Nothing entered.',
  'refusal.take-too-many':
    'Refused: {fights} {fights|fight|fights} to take, and {name} has won {has}. Nothing entered.',
  'refusal.take-too-few': 'Refused: {name} has won {has}, and a mutiny takes at least one. Nothing entered.',
  'refusal.count-too-high':
    'Refused: {won} for {name}, and there {cards|was|were} {cards} {cards|fight|fights}. Nothing entered.',
  'refusal.fights-do-not-add-up':
    'Refused: {sum} make {total}, and there {cards|was|were} {cards} {cards|fight|fights}. Change a number first. Nothing entered.',
  'refusal.no-hindsight':
    'Refused: hindsight is for whoever is alone in last place and one off. {why} Nothing entered.',
  'hindsight.met': 'This bid was met.',
  'hindsight.off': 'This bid was missed by more.',
  'hindsight.off-board': 'Nobody is on the board yet.',
  'hindsight.not-last': 'Somebody else is farther back.',
  'hindsight.shared': 'The last place is shared here.',
  'refusal.order-is-fixed': 'Refused: the first marker has moved, so the order stands. Nothing entered.',
  'refusal.no-points': 'Refused: {name} has no move left; {waits}. Nothing entered.',
  'refusal.no-map': 'Refused: no map is laid. Name the rank. Nothing entered.',
  'refusal.map-lies-there': 'Refused: a map is laid. Name the square. Nothing entered.',
  'refusal.no-such-square': 'Refused: there is no place {square} on this track. Nothing entered.',
  'refusal.square-taken': 'Refused: {square} is taken. Two markers never share one. Nothing entered.',
  'refusal.go-round':
    'Refused: {square} is taken and another square is free. At this table one goes round. Nothing entered.',
  'refusal.goes-back': 'Refused: that lies behind {name}. Nobody moves back. Nothing entered.',
  'refusal.needs-diagonal':
    'Refused: {square} is reached by a diagonal only, and the bid of {name} was missed. Nothing entered.',
  'refusal.barrier': 'Refused: {why} between {name} and {square}. Nothing entered.',
  'barrier.wall': 'a wall stands',
  'barrier.corner': 'a bar shuts the corner',
  'barrier.none': 'no way leads on',
  'refusal.too-far': 'Refused: that is farther than {name} can move. Nothing entered.',
  'refusal.forced-step':
    'Refused: {name} has to move, {square} is taken and another square is free. Go there. Nothing entered.',
  'refusal.must-move': 'Refused: {name} has to move and may not stop yet. Nothing entered.',
  'refusal.goal-exact': 'Refused: the goal is entered with the last move only. Nothing entered.',
  'refusal.no-such-scenario': 'Refused: no stored map is called {problem}. Nothing entered.',
  'refusal.bad-map': 'Refused: this map cannot be laid ({problem}). Nothing entered.',
  'refusal.no-way-to-goal': 'Refused: no way leads from the start to the goal. Nothing entered.',
  'refusal.markers-off-map':
    'Refused: every marker on the board needs a square of its own on the new map. Nothing entered.',
  'refusal.bad-faces':
    'Refused: six faces of pips, bolt, circle, X, XX or blank make a die. Nothing entered.',
  'refusal.stand-impossible': 'Refused: no table can stand like that: {why}. Nothing entered.',
  'stand.apart': 'two markers would be on one square',
  'stand.moved': 'markers have moved, so bids and fights of this battle stay as they are',
  'stand.bids': 'a bid would be higher than the cards dealt',
  'stand.fights': 'more fights would be won than cards were dealt',
  'stand.unbid': 'fights are won only once everybody has bid',
  'refusal.bad-edition': 'Refused: {why}. Look at what the table fills in. Nothing entered.',
};
