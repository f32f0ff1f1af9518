import type { Board } from '../board.ts';

/** Ours, so that a table can begin before it has entered what its own board prints. */
export const sampleBoard: Board = {
  name: 'Sample pass',
  invented: true,
  spaces: 36,
  flagShip: 36,
  docks: [4, 10, 16, 22, 28, 33],
  hazards: [
    { space: 6, push: -1 },
    { space: 9, push: 1 },
    { space: 15, push: -1 },
    { space: 20, push: 1 },
    { space: 25, push: -1 },
    { space: 31, push: 1 },
  ],
  posts: [13, 26],
  falls: [
    { top: 11, foot: 18 },
    { top: 21, foot: 27 },
  ],
};
