import type { Board, CaptainDrawing, Seen } from '../drawing.ts';
import { answers } from './dress.ts';
import Own from './Own.svelte';
import { part } from './parts.ts';
import { forThumbs, printedRows } from './printed-rows.ts';

/** A square as large as a thumb, in u; a map that is wider is moved under it. */
const thumb = 11;

export const drawing: CaptainDrawing = {
  ...answers,
  lines: (seen) => [seen.say({ key: 'title' }), seen.say(part(seen, 'heading').line)],
  Own,
  odds: () => import('./Odds.svelte'),
  board: tapped,
  rows: (seen, prompt) => forThumbs(printedRows(seen, prompt)),
};

/** Without the words on the water, which would cover squares here. */
function tapped(seen: Seen): Board | undefined {
  const board = answers.board?.(seen);
  return board && { ...board, notes: [], least: thumb };
}
