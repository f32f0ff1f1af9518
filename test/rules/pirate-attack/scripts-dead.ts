import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

const setup: Setup = {
  seats: ['red', 'blue', 'yellow'],
  depth: 'cards',
  edition: { packs: ['main', 'raise-the-dead'] },
  options: { seaEliminate: false },
};
const sloop = { card: 'sloop-3-3' };

/** A hidden ship made to attack, an Eliminate that a creature heeds not, no fleet for a port, and a look under a mutiny. */
export const deadScripts: readonly { readonly setup: Setup; readonly commands: readonly Command[] }[] = [
  {
    setup,
    commands: [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [sloop],
          'row.blue': [
            { ...sloop, hidden: true },
            { ...sloop, magic: 1 },
          ],
          'row.yellow': [sloop],
        },
      },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 3, sinks: false, eliminated: true },
      { kind: 'drawCard', seat: 'red', card: 'force-someone-to-attack' },
      { kind: 'attack', seat: 'red', how: 'others', ship: 2, target: 4 },
    ],
  },
  {
    setup: { ...setup, edition: { packs: ['main', 'magic-shop', 'walk-the-plank'] }, options: {} },
    commands: [
      { kind: 'setTable', fields: { turn: 'red', 'magic.red': 1 } },
      { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'blue' },
    ],
  },
  {
    setup: { ...setup, depth: 'fights', options: {} },
    commands: [
      { kind: 'setTable', fields: { turn: 'red', 'row.red': [sloop], 'row.blue': [sloop] } },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      { kind: 'turnUp', ship: 2, card: 'mutiny' },
      { kind: 'turnUp', ship: 2, card: 'skilled-carpenter-1' },
    ],
  },
];
