import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';

const seats = ['red', 'blue', 'yellow'] as const;
const setup: Setup = {
  seats,
  depth: 'cards',
  edition: { packs: ['main', 'magic-shop', 'raise-the-dead', 'tavern'] },
};
const sloop = { card: 'sloop-3-3' };
const schooner = { card: 'schooner-6-7' };
const fields = {
  turn: 'red',
  'gold.red': 150,
  'gold.blue': 9,
  'magic.blue': 2,
  'row.red': [sloop],
  'row.blue': [sloop, schooner],
  'row.yellow': [sloop, schooner],
};

const play = (card: string, aim: Partial<Extract<Command, { kind: 'playCard' }>> = {}): Command => ({
  kind: 'playCard',
  seat: 'red',
  card,
  ...aim,
});
const bought = (card: string, aim: Parameters<typeof play>[1] = {}): readonly Command[] => [
  { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 },
  play(card, aim),
];
const bid = (seat: SeatId, gold: number): Command => ({ kind: 'bid', seat, gold });
const cast = (seat: SeatId, face: number): Command => ({ kind: 'throwDie', seat, face });
const parry = (card: string): Command => ({ kind: 'answerCard', seat: 'blue', card });
const drawn = (card: string): readonly Command[] => [
  { kind: 'setTable', fields: { turn: 'red' } },
  { kind: 'drawCard', seat: 'red', card },
];

const script = (...commands: readonly Command[]) => ({
  setup,
  commands: [{ kind: 'setTable', fields } satisfies Command, ...commands],
});

/** Each card that asks one after the other, and what is refused there; seldom come by in a random game. */
export const cardTaskScripts: readonly { readonly setup: Setup; readonly commands: readonly Command[] }[] = [
  script(
    ...bought('super-spy'),
    { kind: 'passChip', seat: 'red' },
    parry('spy'),
    { kind: 'spyHand', on: 'blue' },
    { kind: 'spyHand', on: 'yellow', card: 'knife' },
    ...bought('pick-pocket'),
    parry('knife'),
    { kind: 'discardCard', seat: 'red', card: 'guard' },
    ...bought('pick-pocket'),
    play('close-market'),
    play('close-market'),
  ),
  script(
    ...bought('free-witch-doctors'),
    { kind: 'placeCard', seat: 'red', ship: 1 },
    { kind: 'placeCard', seat: 'red', ship: 2 },
    { kind: 'placeCard', seat: 'red', ship: 2 },
    { kind: 'placeCard', seat: 'red', ship: 4 },
    ...bought('evil-witch-doctor'),
    ...bought('bermuda-triangle'),
    { kind: 'loseShip', ship: 2 },
    { kind: 'loseShip', ship: 3 },
    { kind: 'loseShip', ship: 4 },
  ),
  script(
    ...bought('the-auction', { ship: 2 }),
    bid('red', 3),
    bid('blue', 3),
    bid('red', 2),
    bid('blue', 4),
    { kind: 'closeBids' },
    ...bought('the-auction', { ship: 2 }),
    { kind: 'closeBids' },
    ...bought('repossession', { ship: 4 }),
    cast('red', 60),
    cast('red', 5),
    cast('blue', 1),
    cast('yellow', 5),
    cast('yellow', 2),
    cast('red', 5),
    cast('yellow', 2),
    cast('yellow', 2),
  ),
  {
    setup: { ...setup, options: { auctionPayee: 'owner' } },
    commands: [
      { kind: 'setTable', fields },
      ...bought('the-auction', { ship: 2 }),
      bid('red', 3),
      { kind: 'closeBids' },
    ],
  },
  script(
    ...bought('extra-magic'),
    ...bought('free-fortunes'),
    ...bought('share-the-magic'),
    ...bought('the-mix-up'),
    ...bought('give-away'),
    ...bought('empty-chest', { on: 'blue' }),
    { kind: 'setTable', fields: { 'row.red': [], 'row.blue': [], 'row.yellow': [] } },
    ...bought('bermuda-triangle'),
  ),
  script(...bought('sloop-bonus')),
  script(...bought('schooner-bonus')),
  script(...drawn('smallest-ship-bonus')),
  script(...drawn('magic-bonus')),
];
