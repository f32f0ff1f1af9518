import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Depth } from '../../../src-main/rules/pirate-attack/setup.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';
import { running, table, type Table } from './table.ts';

const docs = join(import.meta.dirname, '..', '..', '..', 'docs', 'console.md');
const four = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly SeatId[];
const sizes = ['schooner-6-7', 'brigantine-8-8', 'sloop-3-4', 'schooner-5-5'] as const;

const pass = (seat: SeatId): Command => ({ kind: 'passChip', seat });
const lay = (depth: Depth, seat: SeatId, card: string): Command =>
  depth === 'score' ? { kind: 'layShip', seat } : { kind: 'layShip', seat, card };

/** A round of four in which two lay ships, the Market changes and is bought at, and one attacks and wins. */
function round(depth: Depth): readonly Command[] {
  const fight: readonly Command[] =
    depth === 'score'
      ? [
          { kind: 'sinkShip', seat: 'yellow' },
          { kind: 'takeGold', seat: 'green', gold: 4, how: 'won' },
        ]
      : [
          { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 3 },
          { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
          { kind: 'settleFight' },
          { kind: 'takeGold', seat: 'green', gold: 4, how: 'won' },
        ];
  return [
    { kind: 'takeGold', seat: 'red', gold: 5, how: 'drawn' },
    { kind: 'openShop', shop: 'market', price: 2 },
    { kind: 'buy', seat: 'red', goods: 'cures', count: 2 },
    pass('red'),
    lay(depth, 'blue', 'sloop-4-4'),
    pass('blue'),
    { kind: 'robGold', seat: 'yellow', from: 'red', share: 'half' },
    pass('yellow'),
    ...fight,
    pass('green'),
  ];
}

/** The same where each card is told: what lies face down is a card, and the next draw passes the Chip. */
const roundOfCards: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'open-market-2' },
  { kind: 'buy', seat: 'red', goods: 'cures', count: 2 },
  { kind: 'drawCard', seat: 'blue', card: '5-gold' },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', card: 'sloop-4-4' },
  { kind: 'buy', seat: 'blue', goods: 'curses', count: 1, ship: 1 },
  { kind: 'drawCard', seat: 'yellow' },
  { kind: 'playCard', seat: 'yellow', card: 'thief-steal-1-2-of-gold', on: 'red' },
  { kind: 'answerCard', seat: 'red', card: 'guard' },
  { kind: 'buy', seat: 'yellow', goods: 'cures', count: 1 },
  { kind: 'drawCard', seat: 'green', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 3 },
  { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
  { kind: 'settleFight' },
  { kind: 'takeGold', seat: 'green', gold: 4, how: 'won' },
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', ship: 2 },
];

/** With the Magic Shop: it opens, Magic is bought and laid, a creature takes a Confusion, a Reincarnation is turned up. */
const roundOfMagic: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'open-magic-shop-2' },
  { kind: 'buy', seat: 'red', goods: 'magic', count: 2 },
  { kind: 'layMagic', seat: 'red', ship: 2 },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', ship: 3 },
  { kind: 'layMagic', seat: 'yellow', ship: 3 },
  { kind: 'drawCard', seat: 'yellow' },
  { kind: 'playCard', seat: 'yellow', card: 'sea-creature-4', ship: 2, sinks: false, confusions: 1 },
  { kind: 'drawCard', seat: 'green', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 3 },
  { kind: 'turnUp', ship: 3, card: 'reincarnation' },
  { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
  { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
  { kind: 'settleFight' },
  { kind: 'takeGold', seat: 'green', gold: 4, how: 'won' },
];

/** With Raise The Dead: Magic is stolen, a ship copied, hidden and raised, both shops shut, a spirit wins. */
const roundOfDead: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'steal-all-magic-from-1', on: 'yellow' },
  { kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 2 },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', card: 'black-beard-15-15' },
  { kind: 'playMagic', seat: 'blue', card: 'sails-of-invisibility', ship: 2 },
  { kind: 'drawCard', seat: 'yellow' },
  { kind: 'playCard', seat: 'yellow', card: 'close-all-markets' },
  { kind: 'drawCard', seat: 'green', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 6 },
  { kind: 'turnUp', ship: 4, card: 'spirit-of-good-fortune' },
  { kind: 'settleFight' },
  { kind: 'takeGold', seat: 'green', gold: 4, how: 'won' },
  { kind: 'playMagic', seat: 'green', card: 'raise-the-dead', grave: 0 },
];

/** With Miss-Direction: a card is sent elsewhere, hands are traded, a turn is lost, and two are made to fight. */
const roundOfDirection: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', ship: 3 },
  { kind: 'redirectCard', seat: 'blue', ship: 1 },
  { kind: 'drawCard', seat: 'blue', card: 'wind-storm', on: 'red' },
  { kind: 'drawCard', seat: 'yellow' },
  { kind: 'playCard', seat: 'yellow', card: 'stranded-on-an-island', on: 'red' },
  { kind: 'drawCard', seat: 'green', pile: 3 },
  { kind: 'playCard', seat: 'green', card: 'galleon-12-12' },
  { kind: 'playMagic', seat: 'green', card: 'force-an-attack', ship: 2, to: 3 },
  { kind: 'turnUp', ship: 2, card: 'exploding-cannons' },
  { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
  { kind: 'settleFight' },
  { kind: 'takeGold', seat: 'yellow', gold: 4, how: 'won' },
  { kind: 'drawCard', seat: 'blue', pile: 2 },
];

/** With Walk The Plank: a ship is stolen, a fleet goes to port and comes back, gold is gambled for, a field throws shots back. */
const roundOfPlank: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'damn-pirates', ship: 2 },
  { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'yellow' },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', ship: 4 },
  { kind: 'passChip', seat: 'blue' },
  { kind: 'leavePort', seat: 'yellow', ship: 3 },
  { kind: 'drawCard', seat: 'yellow', pile: 1 },
  { kind: 'playCard', seat: 'yellow', card: 'the-magician', ship: 3, to: 4 },
  { kind: 'playMagic', seat: 'yellow', card: 'the-gambler', gold: 6 },
  { kind: 'throwStake', seat: 'yellow', face: 2 },
  { kind: 'throwStake', seat: 'green', face: 5 },
  { kind: 'throwStake', seat: 'red', face: 5 },
  { kind: 'throwStake', seat: 'blue', face: 1 },
  { kind: 'throwStake', seat: 'green', face: 3 },
  { kind: 'throwStake', seat: 'red', face: 4 },
  { kind: 'drawCard', seat: 'green', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 3 },
  { kind: 'turnUp', ship: 4, card: 'insurance' },
  { kind: 'turnUp', ship: 3, card: 'skilled-blacksmith-1' },
  { kind: 'turnUp', ship: 3, card: 'force-field' },
  { kind: 'settleFight' },
  { kind: 'takeGold', seat: 'yellow', gold: 4, how: 'won' },
];

/** With the plank and the Trap before captains: a bonus acts, a pile goes, ships are laid, one flees behind smoke. */
const roundOfTraps: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'walk-the-plank', on: 'green' },
  { kind: 'drawCard', seat: 'blue', card: 'ship-bonus' },
  { kind: 'drawCard', seat: 'yellow' },
  { kind: 'playCard', seat: 'yellow', card: 'the-trap', on: 'red' },
  { kind: 'passChip', seat: 'yellow' },
  { kind: 'playCard', seat: 'green', card: 'close-market' },
  { kind: 'drawCard', seat: 'red', card: 'davy-jones-locker', pile: 2 },
  { kind: 'drawCard', seat: 'blue', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'blue', how: 'own', ship: 2, target: 1 },
  { kind: 'fleeFight', seat: 'red', card: 'smoke-screen' },
  { kind: 'drawCard', seat: 'yellow', card: 'into-the-sea' },
  { kind: 'sailShip', seat: 'red', card: 'sloop-4-4' },
  { kind: 'endSailing' },
];

/** With The Tavern: a purchase is copied, a ship sold by bids, and a bonus brings cards that are played at once. */
const roundOfTavern: readonly Command[] = [
  { kind: 'drawCard', seat: 'red', card: '4-gold' },
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'close-market' },
  { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 },
  { kind: 'playCard', seat: 'red', card: 'copy-cat', on: 'blue' },
  { kind: 'drawCard', seat: 'blue', card: '5-gold' },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', card: 'sloop-4-4' },
  { kind: 'buy', seat: 'blue', goods: 'tavern', count: 1 },
  { kind: 'playCard', seat: 'blue', card: 'apprentice', on: 'blue' },
  { kind: 'playCard', seat: 'red', card: 'the-auction', ship: 3 },
  { kind: 'bid', seat: 'yellow', gold: 4 },
  { kind: 'bid', seat: 'green', gold: 5 },
  { kind: 'closeBids' },
  { kind: 'drawCard', seat: 'yellow', card: 'smallest-ship-bonus' },
  { kind: 'playCard', seat: 'green', card: 'bounty', ship: 2 },
  { kind: 'playCard', seat: 'green', card: 'free-fortunes' },
  { kind: 'drawCard', seat: 'green', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'green', how: 'own', ship: 4, target: 2 },
  { kind: 'settleFight' },
];

/** With Special Abilities: a soul, ships that can do something, X/X, a Blockade on a Guard on a Thief, and a wreck. */
const roundOfAbilities: readonly Command[] = [
  { kind: 'drawStarter', seat: 'green', card: 'sharks' },
  { kind: 'drawStarter', seat: 'green', card: 'bone-yard' },
  { kind: 'beginWith', seat: 'red' },
  { kind: 'drawCard', seat: 'red', card: 'the-blockade' },
  { kind: 'drawCard', seat: 'red', pile: 2 },
  { kind: 'playCard', seat: 'red', card: 'unknown-size-ship-x-x' },
  { kind: 'drawCard', seat: 'blue', pile: 3 },
  { kind: 'playCard', seat: 'blue', card: 'extra-gold-ship-6-6' },
  { kind: 'takeGold', seat: 'blue', gold: 5, how: 'given' },
  { kind: 'takeGold', seat: 'blue', gold: 5, how: 'given' },
  { kind: 'takeGold', seat: 'blue', gold: 4, how: 'given' },
  { kind: 'drawCard', seat: 'yellow', card: 'you-must-attack-someone' },
  { kind: 'letGo', seat: 'yellow' },
  { kind: 'drawCard', seat: 'green', pile: 1 },
  { kind: 'playCard', seat: 'green', card: 'thief-steal-1-2-of-gold', on: 'blue' },
  { kind: 'answerCard', seat: 'blue', card: 'guard' },
  { kind: 'answerCard', seat: 'red', card: 'the-blockade' },
  { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' },
  { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
  { kind: 'throwSize', ship: 1, cannons: 9, strength: 12 },
  { kind: 'settleFight' },
  { kind: 'takeWreck', seat: 'green', ship: 2 },
];

/** Each captain has one ship. */
function atSea(depth: Depth): Table {
  if (depth === 'cards') return ofCards();
  const t = running({}, { seats: four, depth });
  for (const [at, seat] of four.entries()) t.do(lay(depth, seat, sizes[at] ?? ''));
  return t;
}

/** With gold to buy for, and a card under the ship that is attacked. */
function ofCards(packs: readonly Pack[] = []): Table {
  const ships = four.map((seat, at) => [`row.${seat}`, [{ card: sizes[at] ?? '', under: at === 2 ? 1 : 0 }]]);
  const gold = four.map((seat) => [`gold.${seat}`, 6]);
  const magic = packs.length > 0 ? four.map((seat) => [`magic.${seat}`, 2]) : [];
  const fields = Object.fromEntries([...ships, ...gold, ...magic]) as FieldValues;
  return running(fields, { seats: four, depth: 'cards', edition: { packs } });
}

/** The fewest presses at the console by which this fact is told. */
function pressesFor({ state }: Table, command: Command): number {
  const counts = pirateAttack.prompts(state).flatMap((prompt) => {
    const seats = prompt.whom === 'anyone' ? [undefined, ...state.seats] : prompt.whom;
    return seats.flatMap((seat, at) =>
      waysToAnswer(pirateAttack, state, prompt, seat)
        .filter((way) => isDeepStrictEqual(way.command, command))
        .map(({ path }) => {
          const step = stepAt(pirateAttack, state, prompt, seat, path.slice(0, -1));
          const byItself = step?.path.filter((said) => said.byItself).length ?? 0;
          // Of what goes to nobody in particular it is said first whose it is; where several are asked, the first is meant.
          return path.length - byItself + (seat && (prompt.whom === 'anyone' || at > 0) ? 1 : 0);
        }),
    );
  });
  if (counts.length === 0) throw new Error(`no way to press ${JSON.stringify(command)}`);
  return Math.min(...counts);
}

function pressesIn(t: Table, commands: readonly Command[]): number {
  let presses = 0;
  for (const command of commands) {
    presses += pressesFor(t, command);
    t.do(command);
  }
  return presses;
}

/** Facts and presses as the page for scorekeepers has them. */
function documented(row: string): readonly (string | undefined)[] {
  const table = readFileSync(docs, 'utf8').split('What a round of Pirate Attack')[1] ?? '';
  return new RegExp(`^\\| ${row} +\\| +(\\d+) \\| +(\\d+) \\|`, 'm').exec(table)?.slice(1) ?? [];
}

test.each(['score', 'fights', 'cards'] as const)(
  'a round of four takes at depth %s as many presses as the page for scorekeepers says',
  (depth) => {
    const commands = depth === 'cards' ? roundOfCards : round(depth);
    const presses = pressesIn(atSea(depth), commands);
    expect([depth, ...documented(depth)]).toEqual([depth, String(commands.length), String(presses)]);
  },
);

test.each([
  ['Magic Shop', ['magic-shop'], roundOfMagic],
  ['Raise The Dead', ['magic-shop', 'raise-the-dead'], roundOfDead],
  ['Miss-Direction', ['miss-direction'], roundOfDirection],
  ['Walk The Plank', ['walk-the-plank'], roundOfPlank],
  ['Trap and piles', ['walk-the-plank'], roundOfTraps],
  ['The Tavern', ['magic-shop', 'tavern'], roundOfTavern],
  ['Special Abilities', ['special-abilities'], roundOfAbilities],
] as const)('a round with %s takes as many as it says there', (row, packs, commands) => {
  const isFromTheStart = commands.some(({ kind }) => kind === 'beginWith');
  const begun = isFromTheStart ? table({ seats: four, depth: 'cards', edition: { packs } }) : ofCards(packs);
  const presses = pressesIn(begun, commands);
  expect([row, ...documented(row)]).toEqual([row, String(commands.length), String(presses)]);
});
