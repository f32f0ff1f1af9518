import type { Catalogue } from '../message.ts';

/** What is asked of a chair that somebody leaves, and what became of it, in the words of every game. */
export const chairs: Catalogue = {
  'prompt.chair': 'leaves.',
  'prompt.chair.hint': 'What becomes of the seat? Whoever comes back finds it as it was left.',
  'chair.taken': 'Somebody takes the seat',
  'chair.taken.note': 'All that belongs to it stays. Type the name under “More”.',
  'chair.stays': '{player} stays',
  'chair.stays.note': 'Nothing has changed.',
  'chair.piece.stays': 'What stands on the board stays there',
  'chair.piece.off': 'It is taken off the board',
  'tell.chairLeft': '{player} leaves.',
  'tell.chairSettled.taken': 'Somebody takes the seat of {player}.',
  'tell.chairSettled.stays': '{player} stays.',
  'tell.chairTakenAgain': '{player} is back.',
  'tell.chairBrought': '{player} joins the table.',
};
