import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { spacesToGo } from '../../../src-main/rules/pirates-flag/state.ts';
import type { PendingPart } from '../../../src-main/rules/pirates-flag/view/cards.ts';
import type { ShipPart } from '../../../src-main/rules/pirates-flag/view/ships.ts';
import { flank, on, play, roll, type Table } from './table.ts';

const toGo = ({ state }: Table) => state.seats.map((seat) => spacesToGo(state, seat));
const view = ({ state }: Table) => piratesFlag.view(state, { kind: 'table' });

describe('what each captain has left to sail', () => {
  test('is the way to the Dread Captain while the flag is at home', () => {
    expect(toGo(on({ spaces: 30, flagShip: 28 }, { 'at.blue': 10, 'at.yellow': 30 }))).toEqual([28, 18, 2]);
  });

  test('is the way to the ship with the flag, from either side, and home for that one', () => {
    const t = on({}, { flag: 'blue', 'at.red': 5, 'at.blue': 12, 'at.yellow': 20 });
    expect(toGo(t)).toEqual([7, 12, 8]);
  });

  test('is the way to the flag in open water', () => {
    expect(toGo(on({}, { flag: 'afloat', flagAt: 9, 'at.red': 9, 'at.blue': 4 }))).toEqual([0, 5, 9]);
  });

  test('counts every space along the water: waterfalls shorten nothing', () => {
    const falls = [{ top: 3, foot: 25 }];
    expect(toGo(on({ falls }, { 'at.red': 3 }))[0]).toBe(27);
  });

  test('stands in what every display is shown', () => {
    const t = on({}, { flag: 'blue', 'at.red': 5, 'at.blue': 12 });
    const ships = view(t)['ships'] as readonly ShipPart[];
    expect(ships.map((ship) => ship.toGo)).toEqual([7, 12, 12]);
  });
});

describe('what the table is shown of a roll and of cards', () => {
  test('every course says how many spaces of the roll it takes', () => {
    const t = on({ posts: [8] }, { 'at.red': 6 }).do(roll('red', 2, 2));
    const courses = view(t)['courses'] as readonly { readonly to: number; readonly used: number }[];
    expect(courses.map(({ to, used }) => [to, used])).toEqual([
      [2, 4],
      [10, 4],
      [8, 2],
    ]);
  });

  const chased = () =>
    on(
      {},
      { flag: 'blue', turn: 'yellow', 'at.blue': 20, 'at.yellow': 17, 'hand.blue': 2, 'hand.yellow': 2 },
    );
  const plays = (t: Table) => (view(t)['stack'] as { readonly plays: readonly PendingPart[] }).plays;

  test('a card that pulls the flag says from whose ship, and one laid upon it where that ship goes first', () => {
    const t = chased().do(play('yellow', 'gone-fishin', 'blue'), flank('blue', 'blue', 'inward'));
    expect(
      plays(t).map(({ name, moves, pulls, fails }) => ({ name: name.key, moves, pulls, fails: fails?.key })),
    ).toEqual([
      { name: 'card.flank', moves: [{ seat: 'blue', from: 20, to: 21 }], pulls: null, fails: undefined },
      { name: 'card.gone-fishin', moves: [], pulls: 'blue', fails: 'fizzle.out-of-range' },
    ]);
  });

  test('a ship that a card sends onto a hazard is shown where the hazard leaves it', () => {
    const t = on({ hazards: [{ space: 21, push: 1 }] }, { flag: 'blue', 'at.blue': 20, 'hand.blue': 2 }).do(
      flank('blue', 'blue', 'inward'),
    );
    expect(plays(t)[0]?.moves).toEqual([{ seat: 'blue', from: 20, to: 22 }]);
  });
});
