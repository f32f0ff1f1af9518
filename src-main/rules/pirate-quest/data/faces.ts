import type { Die, Faces } from '../dice.ts';

/** Invented, since no list of the faces is printed: a table looks at its dice and types in what is there. */
export const sampleFaces: Readonly<Record<Die, Faces>> = {
  green: ['blank', 'X', 'bolt', '1', '1', 'circle+1'],
  blue: ['X', 'bolt', '1', '1', '2', 'circle+1'],
  red: ['XX', 'bolt+1', '1', '2', '3', 'circle+2'],
};
