/** The console in the three older games, as docs/console.md and each game's page show it. */
import { beside, fight, flag, quest, tricks } from './docs-boxes.ts';
import { asks, bids, cards, set, type Scene } from './docs-scene.ts';

const five = { ...quest, captains: 5, setup: { ...quest.setup, dealer: 'white', depth: 'fights' } } as const;
const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, bid: amount });
const firstFour = [set({ cards: 2 }), bid('red', 1), bid('blue', 1), bid('yellow', 0), bid('green', 0)];
const won = (seat: string) => ({ kind: 'winFight', seat });
const told = [...firstFour, bid('white', 2), won('red'), won('blue')];
const short = [
  ...fight,
  ...cards(['blue', 'axes-7'], ['yellow', 'axes-9']),
  { kind: 'tryFeature', seat: 'green', card: 'shields-6' },
  { kind: 'roll', seat: 'green', face: '1' },
];

export const consoleScenes: readonly Scene[] = [
  { ...five, name: 'console-bidding', before: firstFour, console: [['key', '0']] },
  {
    ...quest,
    captains: 5,
    name: 'console-card',
    before: [...bids(0, 0, 1, 0, 0), ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'])],
    console: [],
  },
  { ...quest, captains: 5, name: 'console-map', until: asks('move'), console: [] },
  { ...quest, name: 'console-quest-fight', before: short, console: [] },
  {
    ...five,
    name: 'console-correction',
    before: told,
    console: [
      ['press', 'Ines bid 1'],
      ['press', 'Another answer'],
      ['press', '4 moves if met'],
      ['press', 'Bartholomew bid 1'],
      ['press', 'Another answer'],
      ['press', '2 moves if met'],
    ],
  },
  {
    ...quest,
    captains: 5,
    name: 'console-table-as-it-stands',
    before: [...bids(0, 0, 1, 0, 0), ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'])],
    console: [
      ['key', 'm'],
      ['press', 'The table as it stands'],
    ],
  },
  {
    ...quest,
    setup: { depth: 'score' },
    name: 'console-laying-a-map',
    console: [
      ['key', 'e'],
      ['press', 'The map'],
      ['press', 'Card 1, square 1,'],
      ...[...'bgrbbggrwgwgnm'].map((letter) => ['key', letter] as const),
      ['press', 'Card 2, square 3,'],
    ],
  },
  { ...five, name: 'console-dispute', before: told, console: [['key', 'x']] },
  {
    ...tricks,
    setup: { depth: 'score' },
    name: 'console-tricks-row',
    console: [['press', 'Bartholomew']],
  },
  {
    ...flag,
    name: 'console-flag-card',
    before: [
      set(beside),
      { kind: 'battle', seat: 'red' },
      { kind: 'playCard', seat: 'yellow', card: 'aarrgh', target: 'red' },
    ],
    console: [
      ['key', 'n'],
      ['press', 'Bartholomew'],
    ],
  },
];
