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
  [
    {
      ...setup,
      edition: { packs: ['main', 'miss-direction', 'walk-the-plank'] },
      options: { strandedBuys: true },
    },
    [
      { kind: 'setTable', fields: { turn: 'red', 'row.blue': [sloop], 'magic.red': 1 } },
      { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'blue' },
      { kind: 'playCard', seat: 'red', card: 'stranded-on-an-island', on: 'blue' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'leavePort', seat: 'blue', ship: 1 },
    ],
  ],
  [
    { ...setup, edition: { packs: ['main', 'miss-direction'] } },
    [
      {
        kind: 'setTable',
        fields: { turn: 'red', 'row.red': [{ ...sloop, under: 1 }], 'row.blue': [sloop, sloop] },
      },
      { kind: 'drawCard', seat: 'red', card: 'whirlpool' },
      { kind: 'spareShip', ship: 2 },
      { kind: 'spareShip', ship: 1 },
      { kind: 'endRound' },
      { kind: 'drawCard', seat: 'blue', card: 'wind-storm', on: 'red' },
      { kind: 'drawCard', seat: 'yellow', card: 'wind-storm-left' },
      { kind: 'drawCard', seat: 'red', card: 'wind-storm-right' },
      { kind: 'playCard', seat: 'blue', card: 'sea-creature-12', ship: 1, sinks: false },
      { kind: 'drawCard', seat: 'yellow' },
      { kind: 'playCard', seat: 'yellow', card: 'sea-creature-50', ship: 2 },
      { kind: 'playCard', seat: 'red', card: 'stranded-on-an-island', on: 'blue' },
      { kind: 'drawCard', seat: 'yellow' },
      { kind: 'playCard', seat: 'yellow', card: 'galleon-12-12' },
    ],
  ],
  [
    { ...setup, depth: 'fights', edition: { packs: ['main', 'walk-the-plank'] } },
    [
      { kind: 'setTable', fields: { turn: 'red', 'row.red': [sloop], 'row.blue': [sloop] } },
      { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'yellow' },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      { kind: 'turnUp', ship: 2, card: 'insurance' },
      { kind: 'turnUp', ship: 2, card: 'insurance' },
    ],
  ],
  [
    { ...setup, edition: { packs: ['main', 'tavern'] } },
    [
      { kind: 'setTable', fields: { turn: 'red', 'gold.red': 10 } },
      { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 },
      { kind: 'playCard', seat: 'red', card: 'double-play', on: 'blue' },
    ],
  ],
];
