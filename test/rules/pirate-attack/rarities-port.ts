import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';

type Script = readonly [setup: Setup, commands: readonly Command[]];

const seats = ['red', 'blue', 'yellow'] as const;
const setup: Setup = { seats, depth: 'cards', edition: { packs: ['main', 'walk-the-plank'] } };
const docked = { card: 'sloop-3-3', port: true };
const fields = {
  turn: 'red',
  'row.red': [{ ...docked, curses: 1 }, docked, docked],
  'row.blue': [{ card: 'sloop-3-4' }],
  'gold.red': 20,
  'magic.red': 2,
};
const out = (ship: number): Command => ({ kind: 'leavePort', seat: 'red', ship });
const hidden = { card: 'sloop-3-3', hidden: true };

/** What captains seldom come by: ships in port at every hour of a turn. */
export const portScripts: readonly Script[] = [
  [
    { ...setup, options: { portPerTurn: 1 } },
    [
      { kind: 'setTable', fields },
      { kind: 'liftCurse', seat: 'red', ship: 1 },
      out(4),
      { kind: 'drawCard', seat: 'red' },
      out(1),
      { kind: 'discardCard', seat: 'red' },
      out(1),
      out(2),
      { kind: 'layMagic', seat: 'red', ship: 1 },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'discardCard', seat: 'blue' },
      { kind: 'passChip', seat: 'blue' },
      { kind: 'passChip', seat: 'yellow' },
      { kind: 'drawCard', seat: 'yellow', card: 'you-must-attack-someone' },
      { kind: 'letGo', seat: 'yellow' },
      { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 4 },
      { kind: 'endFight' },
      out(2),
    ],
  ],
  [
    { ...setup, depth: 'fights', edition: { packs: ['main', 'raise-the-dead'] } },
    [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [hidden],
          'row.blue': [hidden],
          'row.yellow': [{ card: 'sloop-4-4' }],
        },
      },
      { kind: 'attack', seat: 'red', how: 'others', ship: 2, target: 3 },
    ],
  ],
  [
    { ...setup, edition: { packs: ['main', 'raise-the-dead', 'walk-the-plank'] } },
    [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [
            { card: 'sloop-3-3', under: 1, magic: 1 },
            { card: 'sloop-4-4', under: 1, hidden: true },
          ],
          'row.blue': [
            { card: 'sloop-3-3', under: 1 },
            { card: 'sloop-3-4', hidden: true },
          ],
          'row.yellow': [{ card: 'sloop-3-4' }],
          'magic.red': 2,
        },
      },
      { kind: 'playMagic', seat: 'red', card: 'vision', ship: 4 },
      { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'yellow' },
      { kind: 'playCard', seat: 'red', card: 'the-magician', ship: 1, to: 5 },
      { kind: 'playCard', seat: 'red', card: 'the-magician', ship: 1, to: 2 },
      { kind: 'playCard', seat: 'red', card: 'the-magician', ship: 1, to: 4 },
      { kind: 'playCard', seat: 'red', card: 'the-magician', ship: 1, to: 3 },
      { kind: 'playCard', seat: 'red', card: 'the-magician', ship: 1, to: 3, swaps: ['magic', 'card'] },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'damn-pirates', ship: 1 },
      { kind: 'drawCard', seat: 'yellow', card: 'force-someone-to-attack' },
      { kind: 'attack', seat: 'yellow', how: 'others', ship: 3, target: 2 },
      { kind: 'attack', seat: 'yellow', how: 'others', ship: 2, target: 3 },
      { kind: 'turnUp', ship: 3, card: 'insurance' },
      { kind: 'turnUp', ship: 3, card: 'insurance' },
      { kind: 'turnUp', ship: 3, card: 'force-field' },
      { kind: 'sinkShip', ship: 2 },
      { kind: 'endFight' },
      { kind: 'claimInsurance', seat: 'red' },
      { kind: 'claimInsurance', seat: 'red' },
    ],
  ],
  [
    { ...setup, options: { gamblerAtLeast: true, die: 6 } },
    [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [{ card: 'sloop-3-3' }, { card: 'sloop-3-4' }],
          'row.blue': [{ card: 'sloop-4-4' }],
          'magic.red': 2,
          'gold.red': 3,
          'gold.blue': 3,
        },
      },
      { kind: 'playMagic', seat: 'red', card: 'the-gambler' },
      { kind: 'playMagic', seat: 'red', card: 'the-gambler', count: 2 },
      { kind: 'throwStake', seat: 'red', face: 6 },
      { kind: 'playMagic', seat: 'red', card: 'the-gambler', count: 1 },
      { kind: 'passChip', seat: 'red' },
      { kind: 'throwStake', seat: 'red', face: 6 },
      { kind: 'stakeShips', seat: 'blue', ships: [3] },
      { kind: 'stakeShips', seat: 'red', ships: [3] },
      { kind: 'stakeShips', seat: 'red', ships: [2] },
      { kind: 'throwStake', seat: 'yellow', face: 6 },
      { kind: 'throwStake', seat: 'red', face: 7 },
      { kind: 'throwStake', seat: 'red', face: 4 },
      { kind: 'throwStake', seat: 'blue', face: 4 },
      { kind: 'throwStake', seat: 'red', face: 1 },
      { kind: 'throwStake', seat: 'blue', face: 2 },
      { kind: 'playMagic', seat: 'red', card: 'the-gambler', gold: 3 },
      { kind: 'throwStake', seat: 'red', face: 3 },
      { kind: 'throwStake', seat: 'blue', face: 2 },
    ],
  ],
];
