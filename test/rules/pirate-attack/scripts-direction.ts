import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

type Script = readonly [setup: Setup, commands: readonly Command[]];

const setup: Setup = {
  seats: ['red', 'blue', 'yellow'],
  depth: 'cards',
  edition: { packs: ['main', 'magic-shop', 'miss-direction', 'special-abilities'] },
};
const sloop = { card: 'sloop-3-3' };
const fields = {
  turn: 'red',
  'row.red': [sloop, { card: 'sloop-3-4' }],
  'row.blue': [sloop],
  ...{ 'magic.red': 2, 'magic.blue': 2, 'blocks.red': 1, 'blocks.blue': 1, 'gold.red': 5 },
};
const stop = (seat: 'red' | 'blue' | 'yellow'): Command => ({
  kind: 'answerCard',
  seat,
  card: 'the-blockade',
});
const send = (seat: 'red' | 'blue', ship: number): Command => ({ kind: 'redirectCard', seat, ship });

const dead: Setup = {
  ...setup,
  edition: { packs: ['main', 'raise-the-dead', 'miss-direction'] },
  options: { seaEliminate: false },
};

/** Cards that answer a card, as captains seldom have them at hand. */
export const directionScripts: readonly Script[] = [
  [
    setup,
    [
      { kind: 'setTable', fields },
      { kind: 'playCard', seat: 'red', ship: 3 },
      { kind: 'redirectCard', seat: 'blue' },
      send('blue', 3),
      stop('yellow'),
      send('blue', 1),
      stop('red'),
      stop('blue'),
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'high-winds', on: 'red' },
      { kind: 'redirectCard', seat: 'red', on: 'yellow' },
      { kind: 'drawCard', seat: 'yellow' },
      { kind: 'playCard', seat: 'yellow', card: 'close-market' },
      stop('blue'),
    ],
  ],
  [
    setup,
    [
      { kind: 'setTable', fields },
      { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 3 },
      stop('blue'),
      { kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1, to: 3 },
      stop('blue'),
      send('blue', 1),
      { kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1, to: 3 },
      { kind: 'turnUp', ship: 1, card: 'exploding-cannons' },
      { kind: 'settleFight' },
    ],
  ],
  [
    dead,
    [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [{ ...sloop, hidden: true }],
          'row.blue': [{ card: 'sloop-3-4', magic: 1 }],
          'magic.red': 1,
        },
      },
      { kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1, to: 2 },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 2, sinks: false, eliminated: true },
    ],
  ],
];
