import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

interface Script {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

const seats = ['red', 'blue', 'yellow'] as const;
const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'special-abilities'] } as const;

/** What ability ships bring about and captains seldom come by. */
export const abilityScripts: readonly Script[] = [
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
