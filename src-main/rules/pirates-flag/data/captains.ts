import type { CaptainRow } from '../cards.ts';

export const captainCount = 8;

const shan: CaptainRow = {
  id: 'captain-shan',
  effects: [{ kind: 'modifyRoll', whose: 'own', times: 2, plus: 0 }],
};

/** The rulebook tells of one; the other seven are blank until the table teaches them. */
export const deliveredCaptains: readonly CaptainRow[] = [
  shan,
  ...Array.from({ length: captainCount - 1 }, (_, place) => ({ id: `captain-${place + 2}`, effects: [] })),
];
