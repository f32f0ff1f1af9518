import type { CaptainRow } from '../cards.ts';

/** The rulebook tells of one; the others are blank until somebody knows what they do. Their ids too are for ever. */
export const deliveredCaptains: readonly CaptainRow[] = [
  { id: 'captain-shan', effects: [{ kind: 'modifyRoll', whose: 'own', times: 2, plus: 0 }] },
  { id: 'captain-2', effects: [] },
  { id: 'captain-3', effects: [] },
  { id: 'captain-4', effects: [] },
  { id: 'captain-5', effects: [] },
  { id: 'captain-6', effects: [] },
  { id: 'captain-7', effects: [] },
  { id: 'captain-8', effects: [] },
];
