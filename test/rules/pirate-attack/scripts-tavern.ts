import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

const seats = ['red', 'blue', 'yellow'] as const;
const setup: Setup = { seats, depth: 'cards', edition: { packs: ['main', 'tavern'] } };
const sloop = { card: 'sloop-3-3' };
const fields = { turn: 'red', 'gold.red': 150, 'row.red': [sloop], 'row.blue': [sloop] };
const buy = (count: number): Command => ({ kind: 'buy', seat: 'red', goods: 'tavern', count });

/** What captains seldom bring about at the Tavern. */
export const tavernScripts: readonly { readonly setup: Setup; readonly commands: readonly Command[] }[] = [
  {
    setup,
    commands: [
      { kind: 'setTable', fields },
      { kind: 'beginSale', seat: 'red', card: 'spy', shop: 'market' },
      { kind: 'beginSale', seat: 'red', card: 'fire-sale', shop: 'market' },
      buy(1),
      { kind: 'playCard', seat: 'blue', card: 'apprentice', on: 'red' },
      { kind: 'playCard', seat: 'red', card: 'apprentice', on: 'red' },
      { kind: 'playCard', seat: 'red', card: 'apprentice', on: 'red' },
      { kind: 'drawCard', seat: 'red' },
      buy(1),
    ],
  },
];
