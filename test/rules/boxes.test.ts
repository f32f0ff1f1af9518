import { expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';

test.each([
  { id: 'pirate-quest', seats: [1, 6], age: 12, minutes: [30, 120] },
  { id: 'pirate-tricks', seats: [3, 5], age: 10, minutes: [45, 45] },
  { id: 'pirates-flag', seats: [3, 6], age: 8, minutes: [45, 45] },
] as const)(
  'the box of $id is for $seats captains from $age on, and for $minutes minutes',
  ({ id, ...printed }) => {
    const { leastSeats, mostSeats, box } = games[id];
    const minutes = [box?.minutes?.least, box?.minutes?.most];
    expect({ seats: [leastSeats, mostSeats], age: box?.age, minutes }).toEqual(printed);
  },
);
