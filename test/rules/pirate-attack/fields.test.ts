import { expect, test } from 'vitest';
import type { Column, Field } from '../../../src-main/rules/kernel/game.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { running } from './table.ts';

const shapeOf = (type: Field['type'] | Column['type']): string => {
  switch (type.kind) {
    case 'number':
      return `${type.least} to ${type.most}`;
    case 'choice':
      return `one of ${type.among.length}`;
    case 'list':
      return `${type.most} of ${type.columns.map((column) => `${column.name} ${shapeOf(column.type)} (${String(column.usual)})`).join(', ')}`;
    default:
      return type.kind;
  }
};

/** Of the table, and of one captain: how far each goes, and in brackets what a new row of a list says. */
const forms = {
  score: [
    'turn: one of 3',
    'round: 1 to 200',
    'marketOpen: flag',
    'marketPrice: 1 to 20',
    'gold: 0 to 218',
    'locked: 0 to 218',
    'fame: 0 to 200',
    'ships: 0 to 45',
    'out: flag',
    'cardFame: 43 of card one of 43 (vaccine), fame -1 to 9 (1)',
    'differing: 81 of card one of 81 (gold-5), lost 0 to 20 (0), redirect one of 3 (listed), block one of 3 (listed), class one of 6 (listed)',
  ],
  fights: [
    'turn: one of 3',
    'round: 1 to 200',
    'marketOpen: flag',
    'marketPrice: 1 to 20',
    'gold: 0 to 218',
    'locked: 0 to 218',
    'fame: 0 to 200',
    'ships: 0 to 45',
    'row: 45 of card one of 14 (unknown), armada flag (false)',
    'out: flag',
    'cardFame: 43 of card one of 43 (vaccine), fame -1 to 9 (1)',
    'differing: 81 of card one of 81 (gold-5), lost 0 to 20 (0), redirect one of 3 (listed), block one of 3 (listed), class one of 6 (listed)',
  ],
  cards: [
    'turn: one of 3',
    'round: 1 to 200',
    'marketOpen: flag',
    'marketPrice: 1 to 20',
    'magicOpen: flag',
    'magicPrice: 1 to 20',
    'tavernOpen: flag',
    'tavernPrice: 1 to 20',
    'pile1: flag',
    'pile2: flag',
    'pile3: flag',
    'deck: 0 to 999',
    'gold: 0 to 292',
    'locked: 0 to 292',
    'fame: 0 to 200',
    'ships: 0 to 71',
    'row: 71 of card one of 38 (unknown), under 0 to 20 (0), magic 0 to 20 (0), curses 0 to 20 (0), armada flag (false), hidden flag (false), copyOf one of 4 (none), copyAt 1 to 71 (1), port flag (false), bounty 0 to 3 (0)',
    'hand: 0 to 99',
    'cures: 0 to 25',
    'magic: 0 to 85',
    'kept: 20 of card one of 13 (stranded-on-an-island)',
    'blocks: 0 to 10',
    'soul: one of 11',
    'ability: one of 11',
    'out: flag',
    'cardFame: 90 of card one of 90 (vaccine), fame -1 to 9 (1)',
    'differing: 207 of card one of 207 (gold-5), lost 0 to 23 (0), redirect one of 3 (listed), block one of 3 (listed), class one of 6 (listed)',
  ],
} as const;

test.each([
  ['score', []],
  ['fights', []],
  ['cards', packs],
] as const)('a table that tells %s is put right by these numbers, within these limits', (depth, chosen) => {
  const { state } = running({}, { depth, edition: { packs: chosen } });
  const shown = pirateAttack.fields(state).filter(({ seat }) => seat === undefined || seat === 'red');
  expect(shown.map(({ field, type }) => `${field}: ${shapeOf(type)}`)).toEqual(forms[depth]);
});
