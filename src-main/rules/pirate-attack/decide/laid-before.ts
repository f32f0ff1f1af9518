import { keep } from './kept.ts';
import type { PlayRow } from './plays.ts';

/** Played on any captain, it stays there. */
export const laidBefore: PlayRow = {
  aim: 'player',
  works(script, { seat, on }, { id }) {
    if (on) keep(script, id, on, seat);
  },
};
