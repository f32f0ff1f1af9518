import type { Catalogue } from '../../../kernel/message.ts';

/** What was read, the sum, the rule, and that nothing was entered. */
export const refusals: Catalogue = {
  'refusal.no-such-seat': 'Refused: nobody plays the mark {mark}. Nothing entered.',
  'refusal.wrong-depth':
    'Refused: this table tells "{depth}", which does not go with that. Change how much is told first. Nothing entered.',
  'refusal.game-over': 'Refused: {winner} has won already. Nothing entered.',
  'refusal.not-begun': 'Refused: nobody knows yet who begins. Nothing entered.',
  'refusal.begun-already': 'Refused: the game is under way. Nothing entered.',
  'refusal.not-the-highest':
    'Refused: {highest} is the highest roll, and {player} does not have it. Nothing entered.',
  'refusal.not-your-turn': 'Refused: it is the turn of {player}. Nothing entered.',
  'refusal.movement-unfinished':
    'Refused: {player} has {left} {left|space|spaces} left to sail and no reason to stop here. Nothing entered.',
  'refusal.not-rolled': 'Refused: {player} has not rolled yet. Nothing entered.',
  'refusal.battle-unfinished': 'Refused: the battle of {player} comes first. Nothing entered.',
  'refusal.not-your-roll': 'Refused: {player} has no die in this. Nothing entered.',
  'refusal.rolled-already':
    'Refused: {player} has rolled already. Undo the first roll if it was read wrong. Nothing entered.',
  'refusal.wrong-dice':
    'Refused: read {faces}, and this roll has {needed|one die|two dice} from 1 to 6. Nothing entered.',
  'refusal.impossible-sum': 'Refused: {sum} cannot be rolled here, only {least} to {most}. Nothing entered.',
  'refusal.forced-roll-first': 'Refused: a card makes {player} roll a die first. Nothing entered.',
  'refusal.discard-first':
    'Refused: {player} has {count} {count|card|cards} to discard first. Nothing entered.',
  'refusal.rest-first': 'Refused: say first where the ship of {player} rests. Nothing entered.',
  'refusal.nothing-to-sail': 'Refused: {player} has no spaces to sail. Nothing entered.',
  'refusal.no-way': 'Refused: the pass ends there, no ship sails further that way. Nothing entered.',
  'refusal.out-of-reach':
    'Refused: with {left} {left|space|spaces} that way the ship does not come by {to}. Nothing entered.',
  'refusal.must-sail-on':
    'Refused: the whole number has to be sailed. At {to} there is nothing to stop for. Nothing entered.',
  'refusal.one-direction':
    'Refused: one movement, one direction. {left} {left|space|spaces} are left the way it began. Nothing entered.',
  'refusal.carrier-seaward':
    'Refused: at this table {player}, with the flag, sails only towards The Dread Sea. Nothing entered.',
  'refusal.not-at-a-fall': 'Refused: there is no waterfall at space {at}. Nothing entered.',
  'refusal.up-a-fall':
    'Refused: space {at} is the foot of a waterfall, and nobody sails up one. Nothing entered.',
  'refusal.fall-at-rest':
    'Refused: the movement of {player} is over, and a waterfall is taken only while moving. Nothing entered.',
  'refusal.nothing-adrift': 'Refused: no hazards play with the ship of {player}. Nothing entered.',
  'refusal.not-among': 'Refused: the hazards do not send the ship by {at}. Nothing entered.',
  'refusal.flag-not-here': 'Refused: the flag does not float here. Nothing entered.',
  'refusal.no-carrier': 'Refused: nobody carries the flag, so nobody can be fought. Nothing entered.',
  'refusal.own-flag': 'Refused: {player} carries the flag already. Nothing entered.',
  'refusal.not-same-space':
    'Refused: {player} carries the flag at space {at}, and a battle needs the same space. Nothing entered.',
  'refusal.rolled-instead':
    'Refused: {player} began beside the carrier and rolled to move. The battle would have taken the place of that roll. Nothing entered.',
  'refusal.fought-already':
    'Refused: {player} has lost a battle this turn, and that ended the movement. Nothing entered.',
  'refusal.wrong-winner': 'Refused: {player} was not in this battle. Nothing entered.',
  'refusal.not-visiting':
    'Refused: the ship has not stopped at a Trading Post, it lies at {at}. Nothing entered.',
  'refusal.traded-already': 'Refused: {player} has traded on this visit. Once a visit. Nothing entered.',
  'refusal.empty-hand': 'Refused: {player} holds 0 cards by the count. Nothing entered.',
  'refusal.no-card-left':
    'Refused: by the count there is no card that could have been held. Nothing entered.',
  'refusal.nothing-owed': 'Refused: {player} has nothing to discard. Nothing entered.',
  'refusal.no-such-card': 'Refused: this box has no card {card}. Nothing entered.',
  'refusal.card-pending': 'Refused: {card} lies on the stack, and there is only one. Nothing entered.',
  'refusal.not-taught': 'Refused: nobody has said yet what {card} does. Teach it first. Nothing entered.',
  'refusal.card-in-discards': 'Refused: {card} lies in the discards, and there is only one. Nothing entered.',
  'refusal.one-card-a-turn':
    'Refused: {player} has played 1 card this turn, and 1 is allowed. Nothing entered.',
  'refusal.only-on-your-turn': 'Refused: {card} is for your own turn. Nothing entered.',
  'refusal.before-the-roll':
    'Refused: {card} takes the place of the movement roll, so it comes before it. Nothing entered.',
  'refusal.roll-already-made':
    'Refused: {card} comes before a roll, and {player} has just rolled. Overrule to let it wait for the roll after. Nothing entered.',
  'refusal.target-missing': 'Refused: whom is it aimed at? Nothing entered.',
  'refusal.wrong-target': 'Refused: the card cannot be aimed at {player}. Nothing entered.',
  'refusal.direction-missing': 'Refused: seaward or inward? Nothing entered.',
  'refusal.full-number': 'Refused: the card says {full} {full|space|spaces}, not {spaces}. Nothing entered.',
  'refusal.out-of-range':
    'Refused: {player} is {spaces} {spaces|space|spaces} away, and the card reaches {within}. Nothing entered.',
  'refusal.no-flag-there': 'Refused: there is no flag to take from anybody there. Nothing entered.',
  'refusal.nothing-to-answer': 'Refused: there is no such card to answer. Nothing entered.',
  'refusal.not-against-you': 'Refused: that card is not against {player}. Nothing entered.',
  'refusal.nothing-pending': 'Refused: no card is waiting. Nothing entered.',
  'refusal.no-captain': 'Refused: {player} sails under no captain that was named. Nothing entered.',
  'refusal.no-such-captain': 'Refused: this box has no captain {captain}. Nothing entered.',
  'refusal.captain-taken': 'Refused: that captain sails with {player}. Nothing entered.',
  'refusal.captain-used': 'Refused: the captain of {player} is turned over. Once a game. Nothing entered.',
  'refusal.off-the-board': 'Refused: {at} is no space here, the board has {spaces}. Nothing entered.',
  'refusal.hazard-rest': 'Refused: space {at} is a hazard, and no ship rests on one. Nothing entered.',
  'refusal.sea-without-flag':
    'Refused: {player} has no flag, and only the flag leaves the pass. Nothing entered.',
  'refusal.no-such-field': 'Refused: there is no field {field}. Nothing entered.',
  'only.number': '{least} to {most}',
  'only.choice': '{among}',
  'only.flag': 'yes or no',
  'refusal.bad-value': 'Refused: {value} cannot stand there, only {only}. Nothing entered.',
  'refusal.too-many-cards':
    'Refused: the box has {cards} cards, and that would be {over} more. Nothing entered.',
  'refusal.carrier-at-sea':
    'Refused: {player} would be in The Dread Sea with the flag, and that is a win. Tell it as a move. Nothing entered.',
  'refusal.board-shape': 'Refused: {what} is not what a board needs. Nothing entered.',
  'refusal.board-place': 'Refused: {what} at {at}, and only {least} to {most} will do. Nothing entered.',
  'refusal.board-clash': 'Refused: {what} and {other} both at {at}. Nothing entered.',
  'refusal.board-fall':
    'Refused: a waterfall from {top} to {foot}. Down is towards the flag, to a higher number. Nothing entered.',
  'refusal.ships-off-board':
    'Refused: a ship or the flag lies beyond the end of that board. Nothing entered.',
  'refusal.bad-teaching': 'Refused: a card needs a name and one to three effects. Nothing entered.',
  'refusal.bad-edition': 'Refused: "{what}" in the data of this box cannot be read. Nothing entered.',
  'refusal.bad-option': 'Refused: "{option}" is no option here, or has no such value. Nothing entered.',
  'refusal.bad-seats':
    'Refused: {count} ships, and the game takes {least} to {most}, each of its own colour. Nothing entered.',
  'refusal.bad-question': 'Refused: that cannot be asked like this. Nothing entered.',
};
