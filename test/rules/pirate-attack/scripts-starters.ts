import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

interface Script {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

const seats = ['red', 'blue', 'yellow'] as const;
const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'tavern', 'special-abilities'] } as const;
const setup: Setup = { seats, depth: 'cards', edition };
const sloop = { card: 'sloop-3-3' };
const rows = { 'row.red': [{ ...sloop, under: 2 }], 'row.blue': [sloop] };

const drawn = (seat: (typeof seats)[number], card: string, dice: object = {}): Command => ({
  kind: 'drawStarter',
  seat,
  card,
  ...dice,
});
const buy = (goods: 'curses' | 'cures' | 'magic' | 'tavern'): Command => ({
  kind: 'buy',
  seat: 'red',
  goods,
  count: 1,
});
const stands = (fields: Extract<Command, { kind: 'setTable' }>['fields']): Command => ({
  kind: 'setTable',
  fields,
});

/** What souls and abilities bring about, each once. */
export const starterScripts: readonly Script[] = [
  {
    setup,
    commands: [
      drawn('red', 'bad-math'),
      drawn('red', 'good-math'),
      drawn('red', 'sharks'),
      { kind: 'beginWith', seat: 'red' },
      drawn('red', 'the-doctor'),
      drawn('blue', 'the-doctor'),
      drawn('blue', 'bone-yard'),
      { kind: 'beginWith', seat: 'red' },
      drawn('blue', 'sharks'),
      stands({ turn: 'red', ...rows, 'gold.red': 30 }),
      { kind: 'dropPair', ship: 1 },
    ],
  },
  {
    setup: { ...setup, options: { starters: 'one' } },
    commands: [
      drawn('red', 'sharks', { green: 3, red: 3 }),
      drawn('red', 'sharks', { green: 4, red: 3 }),
      drawn('red', 'sharks', { green: 3, red: 21 }),
      drawn('red', 'sharks', { green: 3, red: 4 }),
      drawn('red', 'bone-yard'),
    ],
  },
  {
    setup,
    commands: [
      stands({ turn: 'red', ...rows, 'gold.red': 30, 'soul.red': 'bad-customer' }),
      buy('cures'),
      stands({ 'soul.red': 'broken-wand' }),
      buy('magic'),
      stands({ 'soul.red': 'banned-from-the-bar' }),
      buy('tavern'),
      stands({ 'soul.red': 'no-free-gold', 'ability.blue': 'the-doctor', 'ability.yellow': 'magic-master' }),
      { kind: 'placeCard', seat: 'blue', ship: 1 },
      { kind: 'drawCard', seat: 'red', card: '3-gold' },
      buy('curses'),
      { kind: 'passChip', seat: 'red' },
      { kind: 'placeCard', seat: 'blue', ship: 1 },
      stands({ 'magic.red': 2, 'soul.red': 'no-free-gold' }),
      { kind: 'layMagic', seat: 'red', ship: 1 },
      { kind: 'layMagic', seat: 'red' },
      { kind: 'placeCard', seat: 'yellow', ship: 1 },
      stands({ 'ability.blue': 'raid-the-shop' }),
      { kind: 'closeShop', shop: 'market' },
      { kind: 'placeCard', seat: 'blue', ship: 2 },
      { kind: 'placeCard', seat: 'blue', ship: 1 },
      stands({ 'ability.blue': 'the-vault', 'gold.blue': 3 }),
      { kind: 'playCard', seat: 'red', card: 'thief-steal-all-of-gold', on: 'blue' },
    ],
  },
];
