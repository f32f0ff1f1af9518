import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

interface Script {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

const seats = ['red', 'blue', 'yellow'] as const;
const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'special-abilities'] } as const;

/** What ability ships bring about and captains seldom come by. */
export const abilityScripts: readonly Script[] = [
  // Each of the twenty, as the only play of a turn.
  ...cards.flatMap(({ id, effect }): readonly Script[] =>
    effect.kind === 'ship' && effect.ability
      ? [
          {
            setup: { seats, depth: 'cards', edition },
            commands: [
              { kind: 'setTable', fields: { turn: 'red' } },
              { kind: 'playCard', seat: 'red', card: id },
            ],
          },
        ]
      : [],
  ),
  {
    setup: { seats, depth: 'fights', edition },
    commands: [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': ['unknown-size-ship-x-x', 'armada-ship-6-6', 'sloop-3-3'].map((card) => ({ card })),
          'row.blue': ['self-remove-ship-6-6', 'sloop-4-4'].map((card) => ({ card })),
        },
      },
      { kind: 'removeCard', by: 4, ship: 4, card: 'fire' },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 4 },
      { kind: 'joinFight', ship: 3, with: 1 },
      { kind: 'joinFight', ship: 2, with: 1 },
      { kind: 'joinFight', ship: 2, with: 3 },
      { kind: 'leaveFight', ship: 2 },
      { kind: 'leaveFight', ship: 2 },
      { kind: 'throwSize', ship: 4, cannons: 3, strength: 3 },
      { kind: 'throwSize', ship: 1, cannons: 21, strength: 3 },
      { kind: 'throwSize', ship: 1, cannons: 12, strength: 20 },
      { kind: 'throwSize', ship: 1, cannons: 12, strength: 20 },
      { kind: 'turnUp', ship: 4, card: 'lazy-carpenter-5' },
      { kind: 'joinFight', ship: 2, with: 1 },
      { kind: 'removeCard', by: 1, ship: 4, card: 'lazy-carpenter-5' },
      { kind: 'removeCard', by: 4, ship: 1, card: 'lazy-carpenter-5' },
      { kind: 'removeCard', by: 4, ship: 4, card: 'lazy-carpenter-5' },
      { kind: 'turnUp', ship: 4, card: 'lazy-carpenter-4' },
      { kind: 'removeCard', by: 4, ship: 4, card: 'lazy-carpenter-4' },
      { kind: 'settleFight' },
      { kind: 'takeGold', seat: 'red', gold: 1, how: 'won' },
      { kind: 'formArmada', seat: 'red', ships: [2, 3] },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 5 },
      { kind: 'joinFight', ship: 2, with: 1 },
    ],
  },
  {
    setup: { seats, depth: 'cards', edition, options: { removeVsNavy: false, seaEliminate: false } },
    commands: [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': ['sloop-3-3', 'armada-ship-6-6', 'self-remove-ship-6-7'].map((card) => ({ card })),
          'row.blue': [{ card: 'self-remove-ship-6-6', under: 1, magic: 1 }],
        },
      },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 4, sinks: false, eliminated: true },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 4, sinks: false, removed: 'card' },
      { kind: 'drawCard', seat: 'red', card: 'royal-navy-8-8' },
      { kind: 'turnUp', ship: 3, card: 'skilled-carpenter-5' },
      { kind: 'removeCard', by: 3, ship: 3, card: 'skilled-carpenter-5' },
      { kind: 'settleFight' },
      { kind: 'turnUp', ship: 2, card: 'skilled-carpenter-5' },
      { kind: 'settleFight' },
      { kind: 'joinFight', ship: 2, with: 1 },
    ],
  },
  {
    setup: { seats, depth: 'fights', edition },
    commands: [
      {
        kind: 'setTable',
        fields: {
          turn: 'red',
          'row.red': [{ card: 'self-remove-ship-6-7' }],
          'row.blue': [{ card: 'sloop-3-3' }],
        },
      },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      { kind: 'turnUp', ship: 1, card: 'skilled-carpenter-5' },
      { kind: 'removeCard', by: 1, ship: 1, card: 'skilled-carpenter-5' },
    ],
  },
  {
    setup: { seats, depth: 'cards', edition },
    commands: [
      {
        kind: 'setTable',
        fields: { turn: 'red', 'row.blue': [{ card: 'sloop-3-3' }, { card: 'sloop-3-4' }] },
      },
      { kind: 'sinkShip', ship: 1 },
      { kind: 'raiseShip', seat: 'red', grave: 0 },
      { kind: 'playCard', seat: 'red', card: 'raise-the-dead-ship-6-6' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'raiseShip', seat: 'red', grave: 0 },
      { kind: 'layShip', seat: 'red', card: 'invisible-ship-6-6' },
      { kind: 'liftSails', ship: 5 },
      { kind: 'sinkShip', ship: 4 },
      { kind: 'layShip', seat: 'red', card: 'raise-the-dead-ship-6-7' },
      { kind: 'raiseShip', seat: 'red' },
      { kind: 'layShip', seat: 'red', card: 'extra-magic-ship-6-7' },
      { kind: 'passChip', seat: 'red' },
    ],
  },
];
