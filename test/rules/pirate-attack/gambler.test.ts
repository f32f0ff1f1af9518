import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cardsUnder,
  cursesAbove,
  savedMagic,
  spentAt,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { stepAt } from '../../support/pressing.ts';
import { afloat, ids, offered, seaOf, whole, type Rows } from './sea.ts';
import { pass, type Table } from './table.ts';

const { at } = seaOf({ packs: ['main', 'raise-the-dead', 'walk-the-plank'] });

const gold = (seat: SeatId, count: number): Command => ({
  kind: 'playMagic',
  seat,
  card: 'the-gambler',
  gold: count,
});
const ships = (seat: SeatId, count: number): Command => ({
  kind: 'playMagic',
  seat,
  card: 'the-gambler',
  count,
});
const stake = (seat: SeatId, ...staked: readonly number[]): Command => ({
  kind: 'stakeShips',
  seat,
  ships: staked,
});
const roll = (seat: SeatId, face: number): Command => ({ kind: 'throwStake', seat, face });
const asked = ({ state }: Table, kind: string) =>
  pirateAttack.prompts(state).find((one) => one.kind === kind)?.whom;

const purses = (t: Table) => t.state.seats.map((seat) => t.purse(seat));
const rich = (red: number, blue: number, yellow: number, options: OptionValues = {}): Table =>
  at(
    { red: [['sloop-3-3']] },
    { 'gold.red': red, 'gold.blue': blue, 'gold.yellow': yellow, 'magic.red': 1 },
    options,
  );

describe('The Gambler for gold', () => {
  test('all who have as much stake it, and the highest throw takes all', () => {
    const t = rich(9, 4, 5).do(gold('red', 4));
    expect(t.told('gambleCalled')[0]?.stakes.map(({ seat }) => seat)).toEqual(['red', 'blue', 'yellow']);
    expect([
      savedMagic(t.state, 'red'),
      countAt(t.state.zones, spentAt('magic')),
      t.state.play.played,
    ]).toEqual([0, 1, false]);
    t.do(roll('red', 2), roll('blue', 5), roll('yellow', 1));
    expect(purses(t)).toEqual([
      [5, 0],
      [12, 0],
      [1, 0],
    ]);
    expect([t.told('gambleWon').length, t.told('goldGambled').map(({ from }) => from)]).toEqual([
      1,
      ['red', 'yellow'],
    ]);
    expect(t.refused(pass('red'))).toBe('nothing-played');
  });

  test.each([
    [true, ['red', 'blue', 'yellow']],
    [false, ['blue', 'yellow']],
  ] as const)('whoever has more plays as well, where the table has it so: %s', (gamblerAtLeast, players) => {
    const t = rich(9, 4, 4, { gamblerAtLeast }).do(gold('red', 4));
    expect(t.told('gambleCalled')[0]?.stakes.map(({ seat }) => seat)).toEqual(players);
  });

  test('whoever plays it need not have as much, and does not throw then', () => {
    const t = rich(0, 4, 4).do(gold('red', 4));
    expect([asked(t, 'gamble'), t.refused(roll('red', 6))]).toEqual([['blue'], 'throws-not']);
    t.do(roll('yellow', 1), roll('blue', 2));
    expect(purses(t)).toEqual([
      [0, 0],
      [8, 0],
      [0, 0],
    ]);
  });

  test('who is tied for the highest throws again, and nobody else', () => {
    const t = rich(5, 5, 5).do(gold('red', 5), roll('red', 6), roll('blue', 3), roll('yellow', 6));
    expect(t.told('gambleTied')).toEqual([{ kind: 'gambleTied', seats: ['red', 'yellow'] }]);
    expect(t.refused(roll('blue', 6))).toBe('throws-not');
    t.do(roll('red', 2), roll('yellow', 2));
    expect(t.told('gambleTied').length).toBe(1);
    t.do(roll('red', 1), roll('yellow', 3));
    expect(purses(t)).toEqual([
      [0, 0],
      [0, 0],
      [15, 0],
    ]);
  });

  test.each([
    [true, [9, 0]],
    [false, [7, 2]],
  ] as const)(
    'locked gold is staked behind what may be spent, and lies as stolen gold does: %s',
    (stolenUnlocks, has) => {
      const t = rich(5, 2, 0, { stolenUnlocks }).stand({ 'locked.blue': 3 });
      t.do(gold('red', 4), roll('red', 4), roll('blue', 3));
      expect([t.purse('red'), t.purse('blue')]).toEqual([has, [0, 1]]);
    },
  );

  test('keeps nobody waiting where nobody has as much, and the table let it be played all the same', () => {
    const t = rich(3, 2, 0);
    t.overrule(gold('red', 9), 'too-few-stakes');
    expect([t.told('gambleCalled'), t.state.agenda, t.state.purses.red]).toEqual([
      [],
      [],
      rich(3, 2, 0).state.purses.red,
    ]);
  });

  test('offers only numbers for which two would have to play', () => {
    const t = rich(3, 2, 0);
    expect(
      offered(t, 'card').filter((one) => one.kind === 'playMagic' && one.card === 'the-gambler'),
    ).toEqual([gold('red', 1), gold('red', 2)]);
    expect(t.refused(gold('red', 3))).toBe('too-few-stakes');
    expect(t.refused({ kind: 'playMagic', seat: 'red', card: 'the-gambler' })).toBe('which-wager');
    expect(t.refused(roll('red', 3))).toBe('no-gamble');
  });

  test('is offered where nobody has gold and two have a ship', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }, { 'magic.red': 1 });
    const gambles = offered(t, 'card').filter(
      (one) => one.kind === 'playMagic' && one.card === 'the-gambler',
    );
    expect(gambles).toEqual([ships('red', 1)]);
  });

  test('is no choice where less than two have gold and less than two have ships', () => {
    const isListed = (fields: FieldValues, rows: Rows) => {
      const { state } = at(rows, { 'magic.red': 1, ...fields });
      const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'card')!;
      const step = stepAt(pirateAttack, state, prompt, 'red', ['choice/open-magic']);
      return (step?.choices ?? []).some(({ id }) => id === 'card/the-gambler');
    };
    const one: Rows = { red: [['sloop-3-3']] };
    expect([
      isListed({ 'gold.red': 3 }, one),
      isListed({ 'gold.red': 3, 'gold.blue': 1 }, one),
      isListed({}, { ...one, blue: [['sloop-3-4']] }),
    ]).toEqual([false, true, true]);
  });

  test('anybody plays it between two turns, and nothing else goes on until it is over', () => {
    const t = rich(3, 3, 0).stand({ 'magic.blue': 1, 'magic.red': 0 });
    expect(offered(t, 'told', 'blue')).toContainEqual(gold('blue', 3));
    t.do(gold('blue', 3));
    expect(t.told('gambleCalled')[0]?.stakes.map(({ seat }) => seat)).toEqual(['blue', 'red']);
    expect(t.refused({ kind: 'drawCard', seat: 'red' })).toBe('gamble-first');
    expect(offered(t, 'gamble')).toEqual([1, 2, 3, 4, 5, 6].map((face) => roll('blue', face)));
  });

  test.each([
    [6, 6],
    [20, 20],
  ])('is thrown with the die the table has settled: %i sides', (die, most) => {
    const t = rich(3, 3, 0, { die }).do(gold('red', 3));
    expect([t.refused(roll('red', most)), t.refused(roll('red', most + 1))]).toEqual([
      undefined,
      'no-such-side',
    ]);
  });

  test('a die that is read is the throw of whoever is next', () => {
    const t = rich(3, 3, 0).do(gold('red', 3));
    const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'gamble')!;
    for (const die of ['green-6', 'red-6'])
      expect(
        pirateAttack.interpret(t.state, prompt, [{ kind: 'face', die, face: '5' }], undefined),
      ).toMatchObject({ kind: 'command', command: roll('red', 5) });
    const dice = pirateAttack
      .pieces({ packs: ['main', 'walk-the-plank'] })
      .filter(({ kind }) => kind === 'face');
    expect(dice.map(({ key }) => key)).toEqual(
      ['green-6', 'red-6'].flatMap((die) => [1, 2, 3, 4, 5, 6].map((face) => `face/${die}/${face}`)),
    );
    expect(pirateAttack.pieces({ packs: ['main'] }).some(({ kind }) => kind === 'face')).toBe(false);
  });

  test.each([
    ['literal', [3, 0]],
    ['piles', [6, 0]],
  ] as const)('with No Free Gold what is won at it is discarded, or not: %s', (noFreeGold, has) => {
    const able = seaOf({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
    const fields = { 'gold.red': 3, 'gold.blue': 3, 'magic.red': 1, 'soul.red': 'no-free-gold' };
    const t = able.at({ red: [['sloop-3-3']] }, fields, { noFreeGold });
    t.do(gold('red', 3), roll('red', 6), roll('blue', 1));
    expect([t.purse('red'), t.purse('blue')]).toEqual([has, [0, 0]]);
  });

  test('fame is never staked', () => {
    const t = rich(3, 3, 0).stand({ 'fame.red': 4, 'fame.blue': 7 });
    t.do(gold('red', 3), roll('red', 6), roll('blue', 1));
    expect([t.fame('red'), t.fame('blue')]).toEqual([4, 7]);
  });
});

describe('The Gambler for ships', () => {
  const rows: Rows = {
    red: [['sloop-3-3', 1, 0, 2], ['sloop-3-4']],
    blue: [['sloop-4-4'], ['schooner-5-5', 1], ['schooner-5-6']],
    yellow: [['schooner-6-6']],
  };
  const sea = (options: OptionValues = {}) => at(rows, { 'magic.red': 1 }, options);

  test('its player says which ships each stakes, before anybody throws; who has no more stakes them all', () => {
    const t = sea().do(ships('red', 2));
    expect(t.told('gambleCalled')[0]?.stakes).toEqual([
      { seat: 'red', ships: [1, 2] },
      { seat: 'blue', ships: null },
    ]);
    expect([asked(t, 'stake'), t.refused(roll('red', 6))]).toEqual([['red'], 'stake-first']);
    expect(offered(t, 'stake')).toEqual([stake('blue', 3, 4), stake('blue', 3, 5), stake('blue', 4, 5)]);
    expect(t.refused(stake('blue', 3))).toBe('bad-stake');
    expect(t.refused(stake('blue', 3, 3))).toBe('bad-stake');
    expect(t.refused(stake('blue', 3, 1))).toBe('bad-stake');
    expect(t.refused(stake('red', 1, 2))).toBe('stakes-not');
    t.do(stake('blue', 3, 5), roll('red', 1), roll('blue', 2));
    expect([ids(t, 'red'), ids(t, 'blue'), whole(t)]).toEqual([[], [3, 4, 5, 1, 2], true]);
  });

  test.each([
    ['travel', [1, 2]],
    ['discard', [0, 0]],
  ] as const)('what lies on and under them: %s', (damnPiratesCards, [below, above]) => {
    const t = sea({ damnPiratesCards }).do(
      ships('red', 2),
      stake('blue', 3, 5),
      roll('red', 1),
      roll('blue', 2),
    );
    expect([cardsUnder(t.state, 1), cursesAbove(t.state, 1), whole(t)]).toEqual([below, above, true]);
  });

  test('ships that are lost leave their armada', () => {
    const t = sea().do({ kind: 'formArmada', seat: 'blue', ships: [3, 4, 5] });
    t.do(ships('red', 2), stake('blue', 3, 4), roll('red', 3), roll('blue', 2));
    expect([afloat(t), t.state.armadas]).toEqual([[4, 1, 1], {}]);
  });

  test('a captain who has fewer left since then stakes what there is, or nothing', () => {
    const t = sea()
      .do(ships('red', 2))
      .stand({ 'row.blue': [{ card: 'sloop-4-4' }] });
    expect(offered(t, 'stake')).toEqual([stake('blue', 3)]);
    t.stand({ 'row.blue': [] });
    expect(offered(t, 'stake')).toEqual([stake('blue')]);
    t.do(stake('blue'), roll('red', 1), roll('blue', 2));
    expect([ids(t, 'red'), ids(t, 'blue')]).toEqual([[], [1, 2]]);
  });

  test('hidden ships and those in port are no stake', () => {
    const t = at(
      {
        red: [['sloop-3-3'], ['sloop-3-4', 0, 0, 0, false, { hidden: true }]],
        blue: [['sloop-4-4'], ['schooner-5-5', 0, 0, 0, false, { port: true }]],
      },
      { 'magic.red': 1 },
    );
    expect(t.refused(ships('red', 2))).toBe('too-few-stakes');
    t.do(ships('red', 1));
    expect(t.told('gambleCalled')[0]?.stakes).toEqual([
      { seat: 'red', ships: [1] },
      { seat: 'blue', ships: [3] },
    ]);
  });

  test('is told where ships are told and cards are not', () => {
    const t = at(rows, {}, {}, { depth: 'fights' });
    expect(offered(t, 'turn')).toContainEqual(ships('red', 2));
    t.do(ships('red', 2), stake('blue', 4, 5), roll('red', 6), roll('blue', 2));
    expect(afloat(t)).toEqual([4, 1, 1]);
  });
});
