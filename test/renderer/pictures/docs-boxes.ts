/** The three older games, on televisions and phones. */
import { cornerReef } from '../quest/evening.ts';
import { asks, bids, cards, isOver, large, set, type Scene } from './docs-scene.ts';

export const race = { deck: 'sample', depth: 'cards', dealer: 'red', map: cornerReef, luck: 2 };
const scoreCards = ['gang-of-three', 'partners-in-crime', 'bountiful-booty', 'capture-1'].map((card) => ({
  kind: 'drawScoreCard',
  card,
}));
const crew = [
  ['red-12', 'blue-9', 'green-5', 'blue-20', 'green-10'],
  ['red-14', 'green-7', 'red-16', 'blue-16', 'red-15'],
  ['green-18', 'blue-6', 'red-8', 'green-20', 'blue-12'],
  ['red-5', 'green-13', 'blue-18', 'red-19', 'green-15'],
];
const dealt = crew.flatMap((row, at) => row.map((card) => ({ kind: 'dealCard', row: at + 1, card })));
const sealed = (...amounts: readonly (readonly [seat: string, amount: number])[]) =>
  amounts.map(([seat, amount]) => ({ kind: 'bid', seat, row: 1, amount }));
const more = Array<string>(4).fill('One more');
const rowsTaken = ['red', 'blue', 'yellow'].map((seat, at) => ({
  kind: 'tellRow',
  seat,
  row: at + 1,
  bid: at,
}));
export const chase = {
  ...{ turn: 'red', flag: 'blue', 'at.red': 22, 'at.blue': 26, 'at.yellow': 23 },
  ...{ 'at.green': 14, 'at.white': 30, 'at.violet': 8, 'hand.red': 3, 'hand.blue': 4, 'hand.yellow': 5 },
};
export const roll = (seat: string, ...faces: readonly number[]) => ({ kind: 'roll', seat, faces });
export const beside = { ...chase, 'at.red': 26, 'bonus.red': 2 };
export const hunted = { ...chase, turn: 'yellow', 'at.blue': 32, 'at.yellow': 29 };
export const quest = { game: 'pirate-quest', captains: 4, setup: race } as const;
export const tricks = { game: 'pirate-tricks', captains: 4, setup: { depth: 'cards' } } as const;
export const flag = { game: 'pirates-flag', captains: 6, setup: { depth: 'cards' } } as const;
const places = {
  ...{ 'square.red': 'c2-4', 'square.blue': 'c1-5', 'square.yellow': 'c2-1', 'square.green': 'c3-1' },
};
export const fight = [set({ cards: 3, ...places }), ...bids(1, 1, 0, 0)];

export const boxScenes: readonly Scene[] = [
  {
    ...quest,
    name: 'table-quest-fight',
    before: [
      ...fight,
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9']),
      { kind: 'tryFeature', seat: 'green', card: 'shields-6' },
      { kind: 'roll', seat: 'green', face: '1' },
    ],
  },
  {
    ...quest,
    name: 'table-quest-fight-won',
    before: [...fight, ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'], ['green', 'axes-3'])],
    now: cards(['red', 'bows-2']),
  },
  {
    ...quest,
    name: 'table-quest-mutiny',
    setup: { ...race, depth: 'fights' },
    before: [...fight, { kind: 'winFight', seat: 'blue' }, { kind: 'winFight', seat: 'green' }],
    now: [{ kind: 'mutiny', seat: 'yellow', target: 'blue', fights: 1 }],
  },
  {
    ...quest,
    name: 'table-quest-six',
    captains: 6,
    size: large,
    before: [
      set({ cards: 3, ...places, 'square.white': 'c1-4', 'square.violet': 'c3-2' }),
      ...bids(1, 1, 0, 0, 0, 0),
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9'], ['green', 'axes-3'], ['white', 'bows-4']),
      { kind: 'tryFeature', seat: 'violet', card: 'shields-6' },
      { kind: 'roll', seat: 'violet', face: 'X' },
    ],
  },
  { ...quest, name: 'table-quest-map', look: 'day', until: asks('move') },
  { ...quest, name: 'table-quest-moves', captains: 6, size: large, until: asks('move', 'white') },
  { ...quest, name: 'table-end', captains: 5, until: isOver },
  {
    ...tricks,
    name: 'table-tricks-auction',
    before: [...scoreCards, ...dealt, ...sealed(['red', 3], ['yellow', 5])],
  },
  {
    ...tricks,
    name: 'table-tricks-turned',
    before: [...scoreCards, ...dealt, ...sealed(['red', 3], ['yellow', 5], ['blue', 1])],
    now: sealed(['green', 4]),
  },
  {
    ...tricks,
    name: 'table-tricks-recruits',
    before: [
      ...scoreCards,
      ...dealt,
      ...rowsTaken,
      { kind: 'layAside' },
      { kind: 'showCards', seat: 'blue', cards: ['red-14', 'red-15', 'red-16', 'blue-16'] },
    ],
  },
  {
    ...tricks,
    name: 'table-tricks-trick',
    before: [
      ...scoreCards,
      ...dealt,
      ...rowsTaken,
      { kind: 'layAside' },
      ...cards(['red', 'red-12'], ['blue', 'red-14'], ['yellow', 'red-8']),
    ],
    now: cards(['green', 'red-19']),
  },
  { ...flag, name: 'table-flag-sail', before: [set(chase), roll('red', 5)] },
  {
    ...flag,
    name: 'table-flag-stack',
    before: [
      set(hunted),
      { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', target: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'flank', target: 'blue', direction: 'inward' },
    ],
  },
  {
    ...flag,
    name: 'table-flag-battle',
    before: [set(beside), { kind: 'battle', seat: 'red' }, roll('red', 3)],
  },
  {
    ...flag,
    name: 'table-flag-taken',
    before: [set(beside), { kind: 'battle', seat: 'red' }, roll('red', 5)],
    now: [roll('blue', 2)],
  },
  { ...flag, name: 'table-flag-end', size: large, until: isOver, seed: 21 },
  { ...quest, name: 'phone-join', phone: { captain: 'Mo', picks: true } },
  { ...quest, name: 'phone-quest-bid', phone: { captain: 'Bartholomew' } },
  {
    ...quest,
    name: 'phone-quest-luck',
    phone: { captain: 'Freya' },
    before: [
      ...fight,
      ...cards(['blue', 'axes-7'], ['yellow', 'axes-9']),
      { kind: 'tryFeature', seat: 'green', card: 'shields-6' },
      { kind: 'roll', seat: 'green', face: '1' },
    ],
  },
  { ...quest, name: 'phone-map', phone: { captain: 'Freya' }, until: asks('move', 'green') },
  {
    ...quest,
    name: 'phone-card',
    phone: { captain: 'Mo', taps: ['9 of axes'] },
    before: [...fight, ...cards(['blue', 'axes-7'])],
  },
  {
    ...tricks,
    name: 'phone-bid',
    phone: { captain: 'Mo', taps: more },
    before: [...scoreCards, ...dealt, ...sealed(['red', 3])],
  },
  {
    ...tricks,
    name: 'phone-sealed',
    phone: { captain: 'Mo', taps: [...more, 'Seal 4 loon'] },
    before: [...scoreCards, ...dealt, ...sealed(['red', 3])],
  },
  {
    ...tricks,
    name: 'phone-tricks-recruits',
    phone: { captain: 'Bartholomew', taps: ['Recruits may be laid open.'] },
    before: [...scoreCards, ...dealt, ...rowsTaken, { kind: 'layAside' }],
  },
  {
    ...flag,
    name: 'phone-flag-card',
    phone: { captain: 'Bartholomew', taps: ['Does anybody answer?'] },
    before: [set(hunted), { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', target: 'blue' }],
  },
];
