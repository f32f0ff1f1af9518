import type { AnswerSlot } from '../drawing.ts';

export const card = (id: string, words: string, span = 1): AnswerSlot => ({ id: `card/${id}`, words, span });
export const word = (id: string, span = 1, words?: string): AnswerSlot => ({
  id: `choice/${id}`,
  span,
  ...(words === undefined ? {} : { words }),
});

/** The ships of the box, by their figures. */
export const ships = [
  ...['sloop-3-3', 'sloop-3-4', 'sloop-4-4'],
  ...['schooner-5-5', 'schooner-5-6', 'schooner-6-6', 'schooner-6-7', 'schooner-7-7'],
  ...['brigantine-7-8', 'brigantine-8-8', 'brigantine-8-9', 'brigantine-9-9', 'brigantine-10-10'],
].map((id) => card(id, id.replace(/^[a-z]+-(\d+)-(\d+)$/, '$1/$2')));
