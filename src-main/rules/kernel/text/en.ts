import type { Catalogue } from '../message.ts';
import { chairs } from './chairs-en.ts';

/** What the table service says no to, in the words of every game. */
export const service: Catalogue = {
  ...chairs,
  'refusal.seat-count':
    'Refused: {count} {count|seat|seats}. {game} is for {least} to {most}. Nothing entered.',
  'refusal.seat-twice':
    'Refused: two captains have the mark {mark}. Give each one of their own. Nothing entered.',
  'refusal.no-such-seat': 'Refused: nobody plays {mark} here. Name a captain of this table. Nothing entered.',
  'refusal.no-such-option':
    'Refused: {option} is no house rule of this game, or does not offer that. Nothing entered.',
  'refusal.no-such-depth': 'Refused: nobody can tell a table "{depth}", only {only}. Nothing entered.',
  'refusal.wrong-depth':
    'Refused: that is told at "{needs}", and this table tells "{depth}". Change how much is told first. Nothing entered.',
  'refusal.no-such-field': 'Refused: there is no field {field} now. Choose one of the form. Nothing entered.',
  'refusal.bad-value': 'Refused: {value} for {field}, and only {only} is possible. Nothing entered.',
  'refusal.bad-question':
    'Refused: that is no question of this game, or something is missing that it is about. Nothing entered.',
  'refusal.chair-empty': 'Refused: {player} has left already. Nothing entered.',
  'refusal.chair-full': 'Refused: somebody sits there. Nothing entered.',
  'refusal.chair-first':
    'Refused: what becomes of the seat of {player} is not said yet. Settle that first. Nothing entered.',
  'refusal.chairs-too-few':
    'Refused: {count} {count|captain|captains} would be left, and {game} needs {least}. Nothing entered.',
  'refusal.chair-not-yet':
    'Refused: {player} is in the middle of something. Play that out first, then the seat may stay empty. Nothing entered.',
  'refusal.chairs-fixed': 'Refused: nobody leaves or joins this game now. Nothing entered.',
  'field.of': '{field} of {player}',
  'only.number': '{least} to {most}',
  'only.choice': '{among}',
  'only.offered': 'what the list offers',
  'only.flag': 'yes or no',
  'only.list': 'at most {most} rows of {columns}',
  'only.column': '{column} ({only})',
};
