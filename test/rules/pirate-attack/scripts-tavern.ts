import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command, CommandOf, Goods } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

const seats = ['red', 'blue', 'yellow'] as const;
const setup: Setup = { seats, depth: 'cards', edition: { packs: ['main', 'tavern'] } };
const sloop = { card: 'sloop-3-3' };
const fields: FieldValues = { turn: 'red', 'gold.red': 150, 'row.red': [sloop], 'row.blue': [sloop] };
const buy = (count: number): Command => ({ kind: 'buy', seat: 'red', goods: 'tavern', count });

const plays = (seat: SeatId, card: string, aim: Partial<CommandOf<'playCard'>> = {}): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...aim,
});
const set = (more: FieldValues = {}): Command => ({ kind: 'setTable', fields: { ...fields, ...more } });
const by = (card: string): FieldValues => ({ 'kept.red': [{ card }] });
const free = (seat: SeatId, goods: Goods, ship?: number): Command => ({
  kind: 'takeGoods',
  seat,
  goods,
  ...(ship === undefined ? {} : { ship }),
});
const fleet = ['apprentice', 'journeyman', 'master', 'rats', 'rats-more-rats', 'rat-infestation'];

/** What captains seldom bring about at the Tavern. */
export const tavernScripts: readonly { readonly setup: Setup; readonly commands: readonly Command[] }[] = [
  {
    setup,
    commands: [
      set(),
      { kind: 'beginSale', seat: 'red', card: 'spy', shop: 'market' },
      { kind: 'beginSale', seat: 'red', card: 'fire-sale', shop: 'market' },
      buy(1),
      plays('blue', 'apprentice', { on: 'red' }),
      plays('red', 'fire-sale'),
      plays('red', 'fire-sale'),
      { kind: 'beginSale', seat: 'red', card: 'fire-sale', shop: 'market' },
      ...['double-play', 'sneak-thief', ...fleet].flatMap((card) => [
        buy(1),
        plays('red', card, { on: 'blue' }),
      ]),
      buy(1),
      plays('red', 'bounty', { ship: 1 }),
      plays('red', 'remove-tavern-card', { ship: 2 }),
      plays('red', 'bounty', { ship: 2 }),
      buy(1),
      plays('red', 'remove-tavern-card', { ship: 2 }),
      { kind: 'layShip', seat: 'blue', card: 'sloop-3-3' },
      { kind: 'beginTheft', seat: 'red', on: 'blue' },
      { kind: 'drawCard', seat: 'red' },
      buy(1),
    ],
  },
  {
    setup,
    commands: [
      set({ 'kept.blue': [{ card: 'rats' }] }),
      buy(1),
      plays('red', 'copy-cat', { on: 'blue' }),
      set({ turn: 'blue', 'gold.blue': 60 }),
      { kind: 'buy', seat: 'blue', goods: 'cures', count: 2 },
      { kind: 'drawCard', seat: 'blue' },
      free('red', 'magic'),
      free('red', 'cures'),
      free('red', 'curses', 2),
    ],
  },
  {
    setup,
    commands: [
      set(by('double-play')),
      plays('red', 'close-market'),
      plays('red', 'close-market'),
      set(by('sneak-thief')),
      plays('red', 'close-market'),
      { kind: 'passChip', seat: 'red' },
      { kind: 'beginTheft', seat: 'red', on: 'blue' },
    ],
  },
];
