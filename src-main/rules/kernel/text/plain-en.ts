import type { Catalogue } from '../message.ts';
import { service } from './en.ts';

/** What a plain game says as every plain game does. */
export const plainWords: Catalogue = {
  ...service,
  'refusal.not-your-turn': 'Refused: {turn} is on turn, not {player}. Nothing entered.',
  'refusal.game-over': 'Refused: the game is over. Undo its end if it was none. Nothing entered.',
  'rule.table.title': 'The table',
  'rule.table': 'Captains sit in the order of the chairs and play clockwise, until somebody has won.',
  'rule.depth.title': 'How much is told',
  'rule.depth': 'This game is told whole.',
  'rule.by-hand.title': 'Set by hand',
  'rule.by-hand': 'Any number can be put right, and a running game can be entered as it stands.',
  'rule.turn.title': 'Whose turn',
  'rule.turn': 'One captain after the other, clockwise.',
  'depth.whole': 'Everything',
  'depth.whole.hint': 'All that happens.',
  'tell.depthSet': 'From here on the table tells: {depth}.',
  'tell.fieldsSet': 'Set by hand: {fields}.',
  'tell.fieldSet': '{label} of {player} {value}',
  'piece.token': 'Token {mark}',
  'mark.red': 'red ball',
  'mark.blue': 'blue can',
  'mark.yellow': 'yellow cone',
  'mark.green': 'green kite',
  'mark.white': 'white cross',
  'mark.violet': 'violet star',
  'mark.orange': 'orange moon',
  'mark.aqua': 'aqua hourglass',
  'mark.pink': 'pink pennant',
  'mark.grey': 'grey ring',
  'mark.black': 'black heart',
};
