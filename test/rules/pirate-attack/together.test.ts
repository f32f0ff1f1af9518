import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { handSize, savedMagic, tavernAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { gambleTask } from '../../../src-main/rules/pirate-attack/gamble/task.ts';
import { cardTask } from '../../../src-main/rules/pirate-attack/card-tasks.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { draw, ids, offered, seaOf, whole, type Rows } from './sea.ts';
import type { Seating, Table } from './table.ts';

/* Cards of different packs, and what comes of one as another answers it: by what happens at a table with every pack. */

const sea = seaOf({ packs });
/** Ships 1 and 2 are red's, 3 and 4 blue's, 5 and 6 yellow's. */
const rows: Rows = {
  red: [['sloop-3-3'], ['sloop-3-4']],
  blue: [['schooner-5-5'], ['schooner-6-7']],
  yellow: [['sloop-4-4'], ['brigantine-8-8']],
};
const at = (
  fields: FieldValues = {},
  options: OptionValues = {},
  more: Seating = {},
  lie: Rows = rows,
): Table => sea.at(lie, { 'gold.red': 10, ...fields }, options, more);
const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const buys = (card: string, more: object = {}): readonly Command[] => [
  { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 },
  play(card, more),
];
const send = (aim: object, seat: SeatId = 'blue'): Command => ({ kind: 'redirectCard', seat, ...aim });
const answer = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const lose = (ship: number): Command => ({ kind: 'loseShip', ship });
const on: Command = { kind: 'openShop', shop: 'market', price: 5 };
const purses = (t: Table, ...seats: readonly SeatId[]) => seats.map((seat) => t.purse(seat)[0]);

describe('Miss-Direction on a ship that the Bermuda Triangle takes', () => {
  const taken = (fields: FieldValues = {}) =>
    at({ 'magic.blue': 1, 'magic.yellow': 1, ...fields }).do(...buys('bermuda-triangle'), on);

  test('is for its own captain, and for another ship of that one', () => {
    const t = taken().do(lose(3));
    expect([ids(t, 'blue'), offered(t, 'counter', 'blue'), offered(t, 'counter', 'yellow')]).toEqual([
      [3, 4],
      [send({ ship: 4 })],
      [],
    ]);
    expect(t.refused(send({ ship: 5 }))).toBe('which-aim');
    expect(t.refused(send({ ship: 4 }, 'yellow'))).toBe('which-aim');
    expect(t.refused(send({ ship: 3 }))).toBe('same-aim');
    t.do(send({ ship: 4 }), lose(6));
    expect([ids(t, 'blue'), savedMagic(t.state, 'blue'), whole(t)]).toEqual([[3], 0, true]);
    expect(ids(t.do(on), 'yellow')).toEqual([5]);
  });

  test('that nobody lays lets the ship go that was named', () => {
    expect(ids(taken().do(lose(3), lose(5)), 'blue')).toEqual([4]);
  });

  test('finds nothing where no other ship is at sea, and is not waited for where no Magic is saved', () => {
    const docked = taken({ 'row.blue': [{ card: 'schooner-5-5' }, { card: 'schooner-6-7', port: true }] });
    expect(docked.told('shipSunk')).toEqual([]);
    expect([docked.ships('blue'), cardTask(docked.state)?.left]).toEqual([1, ['yellow']]);
    const none = taken({ 'magic.blue': 0 }).do(lose(3));
    expect([ids(none, 'blue'), none.state.chain]).toEqual([[4], []]);
  });

  test('is no stop: a Blockade comes as the card is played, and not at each ship', () => {
    const t = taken({ 'blocks.yellow': 1 }).do(lose(3));
    expect(t.refused(answer('yellow', 'the-blockade'))).toBe('not-stopped');
  });
});

describe('Miss-Direction on cards of the Tavern and on The Gambler, as they are played,', () => {
  test('sells another ship by The Auction, and whoever bids pays for that one', () => {
    const t = at({ 'magic.blue': 1, 'gold.yellow': 9, 'gold.red': 13 }).do(
      ...buys('the-auction', { ship: 3 }),
    );
    t.do(send({ ship: 5 }), { kind: 'bid', seat: 'red', gold: 3 }, { kind: 'bid', seat: 'yellow', gold: 2 });
    expect([ids(t, 'red'), ids(t, 'blue'), ids(t, 'yellow')]).toEqual([[1, 2, 5], [3, 4], [6]]);
    expect([purses(t, 'red', 'yellow'), whole(t)]).toEqual([[0, 9], true]);
  });

  test('throws for another ship by Repossession, and its captain throws twice', () => {
    const t = at({ 'magic.blue': 1 }).do(...buys('repossession', { ship: 3 }), send({ ship: 6 }));
    expect(cardTask(t.state)).toMatchObject({ ship: 6, left: ['red', 'blue', 'yellow', 'yellow'] });
    const roll = (seat: SeatId, face: number): Command => ({ kind: 'throwDie', seat, face });
    t.do(roll('red', 4), roll('blue', 5), roll('yellow', 2), roll('yellow', 3));
    expect([ids(t, 'blue'), ids(t, 'yellow'), whole(t)]).toEqual([[3, 4, 6], [5], true]);
  });

  test('empties another chest, of whoever has any gold', () => {
    const t = at({ 'magic.blue': 1, 'gold.blue': 7, 'gold.yellow': 4 }).do(
      ...buys('empty-chest', { on: 'blue' }),
    );
    expect(t.refused(send({ on: 'red' }))).toBe('no-gold-there');
    t.do(send({ on: 'yellow' }), on);
    expect(purses(t, 'red', 'blue', 'yellow')).toEqual([0, 7, 0]);
  });

  test('stakes another ship of one captain in The Gambler, and that one is lost and the named one kept', () => {
    const t = at({ 'magic.red': 1, 'magic.blue': 1 }).do({
      kind: 'playMagic',
      seat: 'red',
      card: 'the-gambler',
      count: 1,
    });
    const stake = (seat: SeatId, ship: number): Command => ({ kind: 'stakeShips', seat, ships: [ship] });
    t.do(stake('red', 1), send({ ships: [2] }), stake('blue', 3), stake('yellow', 5));
    expect(gambleTask(t.state)?.stakes.map(({ ships }) => ships)).toEqual([[2], [3], [5]]);
    const roll = (seat: SeatId, face: number): Command => ({ kind: 'throwStake', seat, face });
    t.do(roll('red', 1), roll('blue', 6), roll('yellow', 2));
    expect([ids(t, 'red'), ids(t, 'blue'), ids(t, 'yellow')]).toEqual([[1], [3, 4, 2, 5], [6]]);
  });
});

describe('the Easy Target behind a Guard', () => {
  const robbed = () =>
    at({
      'soul.yellow': 'easy-target',
      'gold.red': 0,
      'gold.blue': 6,
      'gold.yellow': 8,
      'blocks.red': 1,
    }).do(play('thief-steal-1-2-of-gold', { on: 'blue' }), answer('blue', 'guard'));

  test('that a Blockade stops is robbed with whoever laid it', () => {
    const t = robbed();
    expect(t.state.chain.length).toBe(1);
    t.do(answer('red', 'the-blockade'), draw('blue'));
    expect([purses(t, 'red', 'blue', 'yellow'), whole(t)]).toEqual([[7, 3, 4], true]);
  });

  test('that nobody stops is robbed alone, or lays an own Guard', () => {
    expect(purses(robbed().do(draw('blue')), 'red', 'blue', 'yellow')).toEqual([4, 6, 4]);
    const t = robbed().do(answer('yellow', 'guard'));
    expect(t.told('answerLaid')).toMatchObject([
      { seat: 'yellow', of: 'red', stopped: 'thief-steal-1-2-of-gold' },
    ]);
    t.do(draw('blue'));
    expect([purses(t, 'red', 'blue', 'yellow'), whole(t)]).toEqual([[0, 6, 8], true]);
  });
});

describe('Re-Direction against The Trap', () => {
  const four = { seats: ['red', 'blue', 'yellow', 'green'] } as const;
  const lie: Rows = { ...rows, green: [['sloop-4-4']] };
  const refuses = (ship: number): Command => ({ kind: 'redirectAttack', seat: 'blue', ship });
  const forced = (trapped: SeatId, ship: number) =>
    at({ 'ability.blue': 're-direction', [`kept.${trapped}`]: [{ card: 'the-trap' }] }, {}, four, lie).do(
      draw('red', 'force-someone-to-attack'),
      {
        kind: 'attack',
        seat: 'red',
        how: 'others',
        ship,
        target: 3,
      },
    );

  test('whoever is trapped cannot send an attack on to somebody else', () => {
    const t = forced('blue', 5);
    expect([t.state.fight?.refuses, t.refused(refuses(7)), offered(t, 're-direct', 'blue')]).toEqual([
      undefined,
      'no-refusal',
      [],
    ]);
  });

  test('an attack by the trapped captain goes to whomever it is sent', () => {
    const t = forced('yellow', 5);
    expect(t.state.fight?.refuses).toBe('blue');
    t.do(refuses(7));
    expect(t.state.fight?.defender).toEqual({ seat: 'green', ships: [7] });
  });
});

describe('the Money Master who spends along with all gold that others pay', () => {
  const along = (count: number): Command => ({ kind: 'spendAlong', seat: 'blue', goods: 'magic', count });
  const master = (fields: FieldValues = {}, options: OptionValues = {}, lie: Rows = rows) =>
    at(
      { 'ability.blue': 'money-master', 'gold.blue': 0, ...fields },
      { masterSpends: 'all', ...options },
      {},
      lie,
    );
  const spent = (t: Table) => t.events.flatMap((event) => (event.kind === 'offerMade' ? [event.offer] : []));

  test.each(['bank', 'owner'])('has what is paid at The Auction, to the %s', (auctionPayee) => {
    const t = master({ 'gold.red': 15 }, { auctionPayee }).do(...buys('the-auction', { ship: 6 }));
    t.do(on, { kind: 'bid', seat: 'red', gold: 5 });
    expect(spent(t)).toMatchObject([
      { seat: 'blue', of: 'red', gold: 10 },
      { seat: 'blue', of: 'red', gold: 5 },
    ]);
    expect(savedMagic(t.do(along(1)).state, 'blue')).toBe(1);
  });

  test('has the fee for a Witch Doctor in port, and for a ship of the Bone Yard', () => {
    const lie: Rows = { ...rows, red: [['sloop-3-3', 0, 0, 1, false, { port: true }], ['sloop-3-4']] };
    const lifted = master({}, {}, lie).do({ kind: 'liftCurse', seat: 'red', ship: 1 }, along(1));
    expect([savedMagic(lifted.state, 'blue'), purses(lifted, 'red', 'blue')]).toEqual([1, [5, 0]]);
    const yard = master({ 'ability.red': 'bone-yard' }).do({ kind: 'sinkShip', ship: 5 });
    yard.do({ kind: 'takeWreck', seat: 'red', ship: 5 }, along(1));
    expect([savedMagic(yard.state, 'blue'), purses(yard, 'red', 'blue')]).toEqual([1, [5, 0]]);
  });

  test('has nothing of gold that was taken from somebody and not spent', () => {
    const t = master({ 'gold.yellow': 9 }).do(...buys('empty-chest', { on: 'yellow' }), on);
    expect([purses(t, 'yellow'), spent(t).map(({ seat, kind }) => [seat, kind])]).toEqual([
      [0],
      [['blue', 'spree']],
    ]);
    expect(spent(t)).toMatchObject([{ of: 'red', gold: 10 }]);
  });

  test('brings a Copy Cat as many as are bought with it, with own gold or without', () => {
    const t = master({ 'gold.yellow': 20, 'gold.blue': 5 });
    t.do(...buys('copy-cat', { on: 'blue' }), on).stand({ turn: 'yellow' });
    t.do({ kind: 'payGold', seat: 'yellow', gold: 5 }, along(2));
    expect((['red', 'blue'] as const).map((seat) => savedMagic(t.state, seat))).toEqual([2, 2]);
    expect(purses(t, 'red', 'blue', 'yellow')).toEqual([0, 0, 15]);
  });
});

describe('X/X among the smallest ships and under Size Limit', () => {
  const lie: Rows = {
    red: [['unknown-size-ship-x-x'], ['insured-ship-6-6']],
    blue: [['schooner-5-6']],
    yellow: [['schooner-6-6'], ['armada-ship-6-7']],
  };
  const cards = (smallest: string, less: Rows = lie) => {
    const t = at({}, { smallest }, {}, less).do(draw('red', 'smallest-ship-bonus'));
    return t.state.seats.map((seat) => countAt(t.state.zones, tavernAt(seat)));
  };

  test.each(['sum', 'strength', 'cannons'])(
    'X/X is none of the smallest by %s, and hides none',
    (smallest) => {
      expect(cards(smallest, { red: lie.red!, yellow: lie.yellow! })).toEqual([
        2,
        0,
        smallest === 'cannons' ? 4 : 2,
      ]);
    },
  );

  test('of 5/6 and 6/6 either is the smallest by strength, and 5/6 alone by the others', () => {
    expect([cards('sum'), cards('cannons'), cards('strength')]).toEqual([
      [0, 2, 0],
      [0, 2, 0],
      [2, 2, 2],
    ]);
  });

  test.each([
    ['none', [0, 0, 0]],
    ['schooner', [1, 1, 0]],
  ])('Size Limit with ability ships as %s: 6/6 and 6/7 stay or go, X/X goes', (abilityClass, stay) => {
    const laid = (card: string) => {
      const t = at({ 'soul.red': 'size-limit' }, { abilityClass }, {}, {}).do(play(card));
      expect(whole(t)).toBe(true);
      return t.ships('red');
    };
    expect(['insured-ship-6-6', 'extra-gold-ship-6-7', 'unknown-size-ship-x-x'].map(laid)).toEqual(stay);
  });

  test('a Duplicate of any of them stays all the same', () => {
    const t = at(
      { 'soul.red': 'size-limit', 'magic.red': 1 },
      { abilityClass: 'none' },
      {},
      { blue: lie.red! },
    );
    t.do({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 });
    expect(t.ships('red')).toBe(1);
  });
});

describe('a Spy and a Knife of partners against cards that go round', () => {
  const four = { seats: ['red', 'blue', 'yellow', 'green'], teams: true } as const;
  const round = (card: string, options: OptionValues) => at({}, options, four).do(...buys(card), on);

  test.each(['declared', 'clockwise'])(
    'whoever is first stops a Super Spy, whatever the order: %s',
    (order) => {
      const t = round('super-spy', { reactionOrder: order }).do(answer('green', 'spy'));
      expect(t.told('cardParried')).toMatchObject([{ seat: 'green', from: 'blue' }]);
      expect([t.fame('green'), t.fame('blue'), handSize(t.state, 'green')]).toEqual([1, 0, 5]);
      t.do({ kind: 'spyHand' });
      expect([t.told('handSpied').map((one) => one.on), whole(t)]).toEqual([['yellow', 'green'], true]);
    },
  );

  test.each([
    [true, undefined],
    [false, 'not-robbed'],
  ])('a partner stops a Pick Pocket where the table has it so: %s', (teamKnife, code) => {
    const t = round('pick-pocket', { teamKnife, reactionOrder: 'clockwise' });
    expect(t.refused(answer('green', 'knife'))).toBe(code);
    t.do(answer('blue', 'knife'));
    expect([t.fame('blue'), cardTask(t.state)?.left]).toEqual([1, ['yellow', 'green']]);
  });
});
