import type { Catalogue } from '../../../kernel/message.ts';

/** What was read, the sum, the rule, and that nothing was entered. */
export const refusals: Catalogue = {
  'refusal.game-over': 'Refused: {winner} has won already. Undo the win if it was none. Nothing entered.',
  'refusal.not-begun': 'Refused: nobody knows yet who begins. Roll for it, or say who. Nothing entered.',
  'refusal.begun-already': 'Refused: the game is under way. Set by hand whose turn it is. Nothing entered.',
  'refusal.not-the-highest':
    'Refused: {highest} is the highest roll, and {player} does not have it. Name who has. Nothing entered.',
  'refusal.not-your-turn': 'Refused: it is the turn of {player}. {then} Nothing entered.',
  'turn.on': 'It comes to its end first, and then {next} rolls.',
  'turn.over': 'It may end now, and {next} rolls next.',
  'refusal.movement-unfinished':
    'Refused: {player} has {left} {left|space|spaces} left to sail and no reason to stop here. Sail them first. Nothing entered.',
  'refusal.not-rolled': 'Refused: {player} has not rolled yet. Enter that roll first. Nothing entered.',
  'refusal.battle-unfinished': 'Refused: the battle of {player} comes first. One die each. Nothing entered.',
  'refusal.not-your-roll': 'Refused: {player} has no die in this. Say whose die it was. Nothing entered.',
  'refusal.rolled-already':
    'Refused: {player} has rolled already. Undo the first roll if it was read wrong. Nothing entered.',
  'refusal.wrong-dice':
    'Refused: read {faces}, and this roll has {needed|one die|two dice} from 1 to 6. Nothing entered.',
  'refusal.impossible-sum': 'Refused: {sum} cannot be rolled here, only {least} to {most}. Nothing entered.',
  'refusal.forced-roll-first': 'Refused: a card makes {player} roll a die first. Nothing entered.',
  'refusal.discard-first':
    'Refused: {player} has {count} {count|card|cards} to discard first. Nothing entered.',
  'refusal.rest-first': 'Refused: say first where the ship of {player} rests. Nothing entered.',
  'refusal.nothing-to-sail':
    'Refused: {player} has no spaces to sail. They come with a roll, on one’s own turn. Nothing entered.',
  'refusal.no-way':
    'Refused: the pass ends there, no ship sails further that way. Take the other direction. Nothing entered.',
  'refusal.out-of-reach':
    'Refused: with {left} {left|space|spaces} that way the ship does not come by {to}. Choose a space on the way. Nothing entered.',
  'refusal.must-sail-on':
    'Refused: the whole number has to be sailed. At {to} there is nothing to stop for. Sail on. Nothing entered.',
  'refusal.one-direction':
    'Refused: one movement, one direction. {left} {left|space|spaces} are left the way it began. Nothing entered.',
  'refusal.carrier-seaward':
    'Refused: at this table {player}, with the flag, sails only towards The Dread Sea. Nothing entered.',
  'refusal.not-at-a-fall':
    'Refused: there is no waterfall at space {at}. Pause at the top of one first. Nothing entered.',
  'refusal.up-a-fall':
    'Refused: space {at} is the foot of a waterfall, and nobody sails up one. It is taken from the top, or sail on. Nothing entered.',
  'refusal.fall-at-rest':
    'Refused: the movement of {player} is over, and a waterfall is taken only while moving. The next movement may begin with it. Nothing entered.',
  'refusal.nothing-adrift':
    'Refused: no hazards send the ship of {player} round. Set its place by hand, if it lies elsewhere. Nothing entered.',
  'refusal.not-among':
    'Refused: the hazards do not send the ship by {at}. Choose one of the spaces asked about. Nothing entered.',
  'refusal.flag-not-here': 'Refused: the flag does not float here. Sail to it first. Nothing entered.',
  'refusal.no-carrier':
    'Refused: nobody carries the flag, so nobody can be fought. Take the flag where it is. Nothing entered.',
  'refusal.own-flag': 'Refused: {player} carries the flag already. Name somebody else. Nothing entered.',
  'refusal.not-same-space':
    'Refused: {player} carries the flag at space {at}, and a battle needs the same space. Go there first. Nothing entered.',
  'refusal.rolled-instead':
    'Refused: {player} began beside the carrier and rolled to move. The battle would have taken the place of that roll. Sail now, and fight next turn. Nothing entered.',
  'refusal.fought-already':
    'Refused: {player} has lost a battle this turn, and that ended the movement. Pass the dice. Nothing entered.',
  'refusal.wrong-winner':
    'Refused: {player} was not in this battle. Name one of the two who fought. Nothing entered.',
  'refusal.not-visiting':
    'Refused: the ship has not stopped at a Trading Post, it lies at {at}. Stop at one first. Nothing entered.',
  'refusal.traded-already': 'Refused: {player} has traded on this visit. Once a visit. Nothing entered.',
  'refusal.empty-hand':
    'Refused: {player} holds 0 cards by the count. Set the count by hand, or overrule. Nothing entered.',
  'refusal.no-card-left':
    'Refused: by the count there is no card that could have been held. Set the counts by hand. Nothing entered.',
  'refusal.nothing-owed':
    'Refused: {player} has nothing to discard. Cards go when they are played or traded. Nothing entered.',
  'refusal.no-such-card': 'Refused: this box has no card {card}. Choose one of the list. Nothing entered.',
  'refusal.card-pending':
    'Refused: {card} lies on the stack, and there is only one. Check which card it was. Nothing entered.',
  'refusal.not-taught':
    'Refused: nobody has said yet what {card} does. Teach it with E on the console, or overrule and do what it says. Nothing entered.',
  'refusal.card-in-discards':
    'Refused: {card} lies in the discards, and there is only one. Check which card it was. Nothing entered.',
  'refusal.one-card-a-turn':
    'Refused: {player} has played 1 card this turn, and 1 is allowed. It can be played in the next turn. Nothing entered.',
  'refusal.only-on-your-turn': 'Refused: {card} is for your own turn. Keep it until then. Nothing entered.',
  'refusal.before-the-roll':
    'Refused: {card} takes the place of the movement roll, so it comes before it. Keep it for the next turn. Nothing entered.',
  'refusal.roll-already-made':
    'Refused: {card} comes before a roll, and {player} has just rolled. Overrule to let it wait for the roll after. Nothing entered.',
  'refusal.target-missing': 'Refused: whom is it aimed at? Nothing entered.',
  'refusal.wrong-target':
    'Refused: the card cannot be aimed at {player}. Choose another ship. Nothing entered.',
  'refusal.direction-missing': 'Refused: seaward or inward? Nothing entered.',
  'refusal.full-number': 'Refused: the card says {full} {full|space|spaces}, not {spaces}. Nothing entered.',
  'refusal.out-of-range':
    'Refused: {player} is {spaces} {spaces|space|spaces} away, and the card reaches {within}. Nothing entered.',
  'refusal.no-flag-there':
    'Refused: there is no flag to take from anybody there. Only its carrier can lose it to a card. Nothing entered.',
  'refusal.take-at-sea':
    'Refused: {player} is still in The Dread Sea. At this table a ship takes the flag from within the pass. Nothing entered.',
  'refusal.nothing-to-answer':
    'Refused: there is no such card to answer. It is played once one lies there. Nothing entered.',
  'refusal.not-against-you':
    'Refused: that card is not against {player}. Only its own target answers it so. Nothing entered.',
  'refusal.nothing-pending': 'Refused: no card is waiting. Just go on. Nothing entered.',
  'refusal.no-captain':
    'Refused: {player} sails under no captain that was named. Choose one first. Nothing entered.',
  'refusal.no-such-captain':
    'Refused: this box has no captain {captain}. Choose one of the list. Nothing entered.',
  'refusal.captain-taken': 'Refused: that captain sails with {player}. Choose another. Nothing entered.',
  'refusal.captain-used': 'Refused: the captain of {player} is turned over. Once a game. Nothing entered.',
  'refusal.off-the-board':
    'Refused: {at} is no space here, the board has {spaces}. Choose one of those. Nothing entered.',
  'refusal.hazard-rest':
    'Refused: space {at} is a hazard, and no ship rests on one. Tell the space it was sent to. Nothing entered.',
  'refusal.sea-without-flag':
    'Refused: {player} has no flag, and only the flag leaves the pass. Space 1 is the last. Nothing entered.',
  'only.words': '1 to {most} letters',
  'refusal.more-than-the-box':
    'Refused: the box has {cards} cards, and that would be {over} more. Nothing entered.',
  'refusal.carrier-at-sea':
    'Refused: {player} would be in The Dread Sea with the flag, and that is a win. Tell it as a move. Nothing entered.',
  'refusal.board-shape': 'Refused: {what} is not what a board needs. Nothing entered.',
  'refusal.board-place': 'Refused: {what} at {at}, and only {least} to {most} will do. Nothing entered.',
  'refusal.board-clash': 'Refused: {what} and {other} both at {at}. Nothing entered.',
  'refusal.board-fall':
    'Refused: a waterfall from {top} to {foot}. Down is towards the flag, to a higher number. Nothing entered.',
  'refusal.ships-off-board':
    'Refused: a ship or the flag lies beyond the end of that board. Set those by hand first, or lay a longer board. Nothing entered.',
  'refusal.bad-teaching':
    'Refused: a card needs a name of at most 60 letters, one to three effects, and marks that there are. Nothing entered.',
  'refusal.bad-effect': 'Refused: "{effect}" takes only {only} as "{part}". Nothing entered.',
  'refusal.idle-effect': 'Refused: "{effect}" with these numbers changes nothing. Nothing entered.',
  'field.pile': 'the draw pile',
  'refusal.bad-edition': 'Refused: "{what}" in the data of this box cannot be read. Nothing entered.',
};
