import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

interface Script {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

const seats = ['red', 'blue', 'yellow'] as const;
const edition = { packs: ['main', 'magic-shop', 'walk-the-plank'] } as const;
const cards: Setup = { seats, depth: 'cards', edition };
const row = [{ card: 'sloop-3-3' }];
const rows = { 'row.red': row, 'row.blue': row, 'row.yellow': row };
const begins: Command = { kind: 'setTable', fields: { turn: 'red', ...rows, 'hand.blue': 1 } };
const flees: Command = { kind: 'fleeFight', seat: 'blue', card: 'smoke-screen' };
const attacks: Command = { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 };

/** What the cards of Walk The Plank bring about seldom by themselves. */
export const plankScripts: readonly Script[] = [
  {
    setup: cards,
    commands: [
      begins,
      { kind: 'playCard', seat: 'red', card: 'walk-the-plank', on: 'blue' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'sloop-3-4' },
      { kind: 'drawCard', seat: 'yellow', card: 'card-bonus', on: 'red' },
      { kind: 'drawCard', seat: 'yellow', card: 'card-bonus', all: true },
      { kind: 'drawCard', seat: 'yellow', card: 'card-bonus' },
      { kind: 'drawCard', seat: 'red', card: 'ship-bonus' },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'the-trap', on: 'yellow' },
      { kind: 'drawCard', seat: 'yellow' },
      { kind: 'playCard', seat: 'yellow', card: 'power-play', on: 'blue' },
      { kind: 'passChip', seat: 'yellow' },
      { kind: 'discardCard', seat: 'blue' },
      { kind: 'setTable', fields: { 'hand.blue': 0 } },
      { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' },
      attacks,
    ],
  },
  {
    setup: cards,
    commands: [
      begins,
      { kind: 'sailShip', seat: 'red', card: 'sloop-3-4' },
      flees,
      { kind: 'drawCard', seat: 'red', card: 'into-the-sea' },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'sailShip', seat: 'blue', card: 'sloop-3-4' },
      { kind: 'endSailing' },
      { kind: 'drawCard', seat: 'blue', card: 'davy-jones-locker' },
      { kind: 'letCome', seat: 'blue', card: 'davy-jones-locker' },
      { kind: 'letCome', seat: 'blue', card: 'davy-jones-locker', pile: 2 },
      { kind: 'drawCard', seat: 'yellow', pile: 2 },
      { kind: 'drawCard', seat: 'yellow', card: 'you-must-attack-someone' },
      { ...attacks, seat: 'yellow', ship: 3, target: 2 },
      { ...flees, seat: 'red' },
      { ...flees, card: 'guard' },
      { kind: 'turnUp', ship: 3, card: 'insurance' },
      { kind: 'turnUp', ship: 3, card: 'insurance' },
      flees,
      { kind: 'settleFight' },
      { kind: 'endFight' },
      { kind: 'drawCard', seat: 'red', card: 'end-of-the-world', all: true },
    ],
  },
  {
    setup: { ...cards, depth: 'fights', options: { trapUnreachable: 'fizzle' } },
    commands: [
      begins,
      { kind: 'setTable', fields: { turn: 'red', ...rows } },
      { kind: 'keepCard', seat: 'red', card: 'walk-the-plank', on: 'blue' },
      { kind: 'keepCard', seat: 'red', card: 'the-trap', on: 'yellow' },
      attacks,
      { kind: 'setTable', fields: { 'row.yellow': [{ card: 'sloop-3-3', port: true }] } },
      attacks,
      { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'yellow' },
      { kind: 'setTable', fields: { 'kept.yellow': [] } },
      attacks,
      flees,
      flees,
      { kind: 'settleFight' },
    ],
  },
];
