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

const fight: Setup = { ...setup, depth: 'fights' };
const attack = (how: 'own' | 'others', ship: number, target: number): Command => ({
  kind: 'attack',
  seat: 'red',
  how,
  ship,
  target,
});

/** What souls and abilities bring about, each once. */
export const starterScripts: readonly Script[] = [
  {
    setup,
    commands: [
      stands({ turn: 'red', 'gold.blue': 6, 'gold.yellow': 6, 'soul.yellow': 'easy-target' }),
      { kind: 'playCard', seat: 'red', card: 'thief-steal-1-2-of-gold', on: 'blue' },
      { kind: 'answerCard', seat: 'yellow', card: 'guard' },
      stands({ turn: 'red', 'gold.blue': 6 }),
      { kind: 'playCard', seat: 'red', card: 'thief-steal-1-2-of-gold', on: 'blue' },
      { kind: 'answerCard', seat: 'blue', card: 'guard' },
    ],
  },
  {
    setup: { ...fight, seats: ['red', 'blue', 'yellow', 'green'] },
    commands: [
      stands({ turn: 'red', 'row.red': [sloop], 'row.blue': [sloop], 'row.yellow': [{ card: 'sloop-3-4' }] }),
      stands({
        'row.green': [sloop],
        'ability.yellow': 're-direction',
        'ability.blue': 'bone-yard',
        'gold.blue': 9,
      }),
      { kind: 'redirectAttack', seat: 'yellow', ship: 2 },
      attack('others', 2, 3),
      { kind: 'redirectAttack', seat: 'yellow', ship: 3 },
      { kind: 'redirectAttack', seat: 'yellow', ship: 4 },
      { kind: 'endFight' },
      { kind: 'takeWreck', seat: 'blue', ship: 3 },
      { kind: 'sinkShip', ship: 3 },
      { kind: 'takeWreck', seat: 'blue', ship: 3 },
      stands({ 'soul.red': 'twins-reunite', 'soul.yellow': 'size-limit' }),
      { kind: 'layShip', seat: 'red', card: 'sloop-4-4' },
      { kind: 'layShip', seat: 'blue', card: 'sloop-4-4' },
      { kind: 'layShip', seat: 'yellow', card: 'brigantine-8-8' },
    ],
  },
  {
    setup,
    commands: [
      stands({ turn: 'red', 'row.blue': [{ ...sloop, magic: 2 }], 'row.red': [sloop], 'gold.red': 30 }),
      stands({ 'ability.yellow': 're-use-the-spell', 'ability.blue': 'money-master' }),
      { kind: 'reuseMagic', seat: 'yellow', ship: 1, count: 1 },
      { kind: 'spendAlong', seat: 'blue', goods: 'cures', count: 1 },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-7', ship: 2, sinks: true },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-7', ship: 1, sinks: true },
      { kind: 'reuseMagic', seat: 'yellow', ship: 1, count: 1 },
      { kind: 'reuseMagic', seat: 'yellow', ship: 2, count: 1 },
      buy('cures'),
      { kind: 'spendAlong', seat: 'blue', goods: 'cures', count: 1 },
    ],
  },
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
      { kind: 'noteLook', seat: 'blue', ship: 1, card: 'spy' },
      { kind: 'noteLook', seat: 'blue', ship: 1, card: 'fire' },
      { kind: 'noteLook', seat: 'blue', ship: 1, card: 'fire' },
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
