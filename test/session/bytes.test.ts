import { expect, test } from 'vitest';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { copiesIn, packs } from '../../src-main/rules/pirate-attack/cards.ts';
import { cards } from '../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { rowOf, type State } from '../../src-main/rules/pirate-attack/state.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { Watched, type Sent } from '../bench/attack.ts';
import { bounds } from '../bench/bounds.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';

/** Every ship of the box, so often as it lies in it. */
const box = cards.flatMap((row) =>
  row.kind === 'ship' ? Array.from({ length: copiesIn(row, ['main']) }, () => row.id) : [],
);

/** Ten captains with five ships each, two of them with armadas. */
function fullSea(): RunningTable {
  const table = new RunningTable(pirateAttack, memoryLog(heading('pirate-attack')), tickingClock());
  const seats = seatIds.slice(0, 10).map((seat) => ({ seat, captain: `Captain ${seat}` }));
  enter(table, { kind: 'begin', setup: { seats, depth: 'fights' } });
  enter(table, { kind: 'beginWith', seat: 'red' });
  for (const [at, card] of box.slice(0, 50).entries())
    enter(table, { kind: 'layShip', seat: seatIds[at % 10], card });
  for (const seat of ['red', 'blue'] as const)
    enter(table, { kind: 'formArmada', seat, ships: shipsOf(table, seat) });
  return table;
}

const shipsOf = (table: RunningTable, seat: (typeof seatIds)[number]): readonly number[] =>
  rowOf(table.state.game as State, seat).map(({ id }) => id);

/** A turn with a market, gold, a fight of two armadas that is told to its end, and the Chip. */
function turn(table: RunningTable): readonly AnyCommand[] {
  const [first = 0, second = 0] = shipsOf(table, 'red');
  const [target = 0] = shipsOf(table, 'blue');
  return [
    { kind: 'openShop', shop: 'market', price: 2 },
    { kind: 'takeGold', seat: 'red', gold: 5, how: 'drawn' },
    { kind: 'buy', seat: 'red', goods: 'cures', count: 1 },
    { kind: 'attack', seat: 'red', how: 'own', ship: first, target },
    { kind: 'turnUp', ship: first, card: 'fire' },
    { kind: 'turnUp', ship: second, card: 'skilled-blacksmith-4' },
    { kind: 'turnUp', ship: target, card: 'lazy-carpenter-2' },
    { kind: 'settleFight' },
  ];
}

const viewers = [
  ['a television', { kind: 'table' }, bounds.attack.bytes.table],
  ['a console', { kind: 'console' }, bounds.attack.bytes.console],
  ['a phone', { kind: 'captain', seat: 'blue' }, bounds.attack.bytes.captain],
] as const satisfies readonly (readonly [string, Viewer, number])[];

test.each(viewers)('what a fact of ten captains with fifty ships sends %s is bounded', (_, viewer, most) => {
  const table = fullSea();
  const publisher = new Publisher(table, () => 0, 'run');
  const sizes: [string, number][] = [];
  let said = 0;
  publisher.subscribe(viewer, (frame) => (said += Buffer.byteLength(frame)));
  for (const command of turn(table)) {
    said = 0;
    enter(table, command);
    publisher.publish();
    sizes.push([command.kind, said]);
  }
  expect(sizes.filter(([, size]) => size > most)).toEqual([]);
});

test('and so it is with all packs, where each card is told', () => {
  const watched = new Watched({ captains: 10, ships: 50, depth: 'cards', packs });
  const facts = watched.facts(60);
  watched.close();
  const most = (name: Sent): number => Math.max(...facts.map(({ sent }) => sent[name]));
  for (const name of ['table', 'console', 'captain'] as const)
    expect(most(name), name).toBeLessThanOrEqual(bounds.attack.bytes[name]);
});
