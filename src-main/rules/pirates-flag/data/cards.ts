import type { CardRow } from '../cards.ts';

/** The nine that the rulebook names. Which of two has the "does not count" mark it leaves open: both, until told. */
const named: readonly CardRow[] = [
  {
    id: 'smooth-sailing',
    marks: ['nextRoll'],
    effects: [{ kind: 'modifyRoll', whose: 'own', times: 1, plus: 3 }],
  },
  {
    id: 'heavy-breeze',
    marks: ['nextRoll'],
    effects: [{ kind: 'modifyRoll', whose: 'own', times: 1, plus: 2 }],
  },
  {
    id: 'aarrgh',
    marks: ['nextRoll', 'doesNotCount'],
    effects: [{ kind: 'modifyRoll', whose: 'any', times: 1, plus: -3 }],
  },
  { id: 'thick-fog', marks: ['doesNotCount'], effects: [{ kind: 'cancel', only: 'againstYou' }] },
  { id: 'giant-mirror', marks: [], effects: [{ kind: 'redirect', to: 'back' }] },
  {
    id: 'flank',
    marks: [],
    effects: [{ kind: 'moveShip', whose: 'any', way: 'either', spaces: 1, upTo: false }],
  },
  { id: 'gone-fishin', marks: [], effects: [{ kind: 'takeFlag', within: 3 }] },
  { id: 'harpoon-gun', marks: [], effects: [{ kind: 'takeFlag', within: 2 }] },
  { id: 'its-you-or-me', marks: [], effects: [{ kind: 'forceRoll', whose: 'any' }] },
];

export const deckSize = 48;

const blank = (_: unknown, place: number): CardRow => ({
  id: `card-${named.length + 1 + place}`,
  marks: [],
  effects: [],
});

/** Every card is there once. Those that no text of ours describes are blank until the table teaches them. */
export const deliveredCards: readonly CardRow[] = [
  ...named,
  ...Array.from({ length: deckSize - named.length }, blank),
];
