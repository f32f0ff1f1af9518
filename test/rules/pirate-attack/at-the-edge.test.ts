import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft, handSize } from '../../../src-main/rules/pirate-attack/custody.ts';
import { fameOfCard } from '../../../src-main/rules/pirate-attack/fame.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { looksIn } from '../../../src-main/rules/pirate-attack/looks.ts';
import { ownData } from '../../../src-main/rules/pirate-attack/own-data.ts';
import { placedHow } from '../../../src-main/rules/pirate-attack/tasks.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { attack, draw, offered, seaOf, settle, up, type Rows } from './sea.ts';
import { rob, running, table, type Table } from './table.ts';

const { at, fight } = seaOf({ packs });
const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']] };
const told = (t: Table, command: Command) => pirateAttack.tell(command, t.last, t.before, { kind: 'table' });
const chair = (seat: SeatId, more: object) => ({ seat, ...more }) as unknown as Command;
const leave = (seat: SeatId, how: string) => [
  chair(seat, { kind: 'leaveChair' }),
  chair(seat, { kind: 'settleChair', how }),
];
const flee: Command = { kind: 'fleeFight', seat: 'blue', card: 'smoke-screen' };
const red: Command = draw('red', 'you-must-attack-someone');

describe('an empty hand', () => {
  test('shows nothing that was drawn', () => {
    const shown: Command = { kind: 'showDrawn', seat: 'blue', card: 'you-must-attack-someone' };
    expect(at(rows, { 'hand.blue': 0 }).refused(shown)).toBe('empty-hand');
    expect(at(rows, { 'hand.blue': 1 }).refused(shown)).toBeUndefined();
  });

  test('lays no ship into the sea', () => {
    const sail: Command = { kind: 'sailShip', seat: 'blue', card: 'sloop-4-4' };
    const called = (hand: number) => at(rows, { 'hand.blue': hand }).do(draw('red', 'into-the-sea'));
    expect([0, 1].map((hand) => called(hand).refused(sail))).toEqual(['empty-hand', undefined]);
  });

  test('has no smoke to flee behind, where each card is told', () => {
    const attacked = (hand: number) => at(rows, { 'hand.blue': hand }).do(red, attack(1, 2));
    expect([0, 1].map((hand) => attacked(hand).refused(flee))).toEqual(['empty-hand', undefined]);
  });

  test('is what a ship that is told leaves behind as the last card of it', () => {
    const laid: Command = { kind: 'layShip', seat: 'blue', card: 'sloop-4-4' };
    const left = [1, 0].map((hand) => {
      const t = at(rows, { 'hand.blue': hand });
      const before = deckLeft(t.state);
      t.do(laid);
      return [handSize(t.state, 'blue'), before - deckLeft(t.state)];
    });
    expect(left).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('attacks without a card only once the deck is out too, and with an own ship', () => {
    const others: Command = { kind: 'attack', seat: 'red', how: 'others', ship: 2, target: 1 };
    const refused = (fields: FieldValues, command = attack(1, 2)) => at(rows, fields).refused(command);
    expect(refused({ 'hand.red': 0 })).toBe('no-attack-card');
    expect(refused({ 'hand.red': 1, deck: 0 })).toBe('no-attack-card');
    expect(refused({ 'hand.red': 0, deck: 0 })).toBeUndefined();
    expect(refused({ 'hand.red': 0, deck: 0 }, others)).toBe('no-attack-card');
  });
});

describe('where there is one and no more', () => {
  test('Witch Doctors for nothing are of use as soon as one opponent has a ship', () => {
    const bought = (all: Rows) =>
      at(all, { 'gold.red': 10 })
        .do({ kind: 'buy', seat: 'red', goods: 'tavern', count: 1 })
        .refused({ kind: 'playCard', seat: 'red', card: 'free-witch-doctors' });
    expect([bought(rows), bought({ red: [['sloop-3-3']] })]).toEqual([undefined, 'finds-nobody']);
  });

  test('one gold of a captain whose chair is gone goes to the box, and of one without any nothing', () => {
    const paid = (gold: number) =>
      at({ red: [['sloop-3-3']], yellow: [['sloop-4-4']] }, { 'gold.blue': gold })
        .do(...leave('blue', 'gone'))
        .told('goldPaid')
        .map((one) => one.gold);
    expect([paid(1), paid(0)]).toEqual([[1], []]);
  });

  test('one card with Magic beside it makes two ways to swap with a ship that has one', () => {
    const ways = (under: number, magic: number) =>
      offered(at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', under, magic]] }), 'card').filter(
        (one) => one.kind === 'playCard' && one.card === 'the-magician' && one.ship === 1,
      ).length;
    expect([ways(1, 0), ways(1, 1)]).toEqual([1, 2]);
  });

  test('one ship with one curse is enough for a Witch Doctor to be moved', () => {
    const moves = offered(at({ red: [['sloop-3-3', 0, 0, 1]], blue: [['sloop-3-4']] }), 'card').filter(
      (one) => one.kind === 'playCard' && one.card === 'move-a-witch-doctor',
    );
    expect(moves).toMatchObject([{ ship: 1, to: 2 }]);
  });

  test('one ship of the row is enough for Sails that hide it', () => {
    const sails = (all: Rows) =>
      offered(at(all, { 'magic.red': 1 }, { sailsFrom: 'row' }), 'card').filter(
        (one) => one.kind === 'playMagic' && one.card === 'sails-of-invisibility',
      ).length;
    expect([
      sails({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }),
      sails({ blue: [['sloop-3-4']] }),
    ]).toEqual([1, 0]);
  });
});

describe('what was not there before', () => {
  test('a captain who is out stays out, whoever takes the chair', () => {
    const t = at(
      { red: [['sloop-3-3']], yellow: [['sloop-4-4']], green: [['sloop-3-4']] },
      { 'hand.blue': 0 },
      {},
      {
        seats: ['red', 'blue', 'yellow', 'green'],
      },
    ).do({ kind: 'goOut', seat: 'blue' });
    t.do(...leave('blue', 'taken'));
    expect(t.state.outs).toMatchObject([{ seat: 'blue' }]);
  });

  test('a place in a row is none before its first ship, behind the gap after the last, or between two', () => {
    const laid = (place: number): Command => ({ kind: 'layShip', seat: 'blue', card: 'sloop-4-4', place });
    expect([-1, 0, 1, 2, 0.5].map((place) => at(rows).refused(laid(place)))).toEqual([
      'no-such-place',
      undefined,
      undefined,
      'no-such-place',
      'no-such-place',
    ]);
  });

  test('a copy that the table lists without a place was made after the first ship of that captain', () => {
    const t = at({
      red: [['sloop-3-4', 0, 0, 0, false, { copyOf: 'blue' }]],
      blue: [['sloop-3-4'], ['sloop-4-4']],
    });
    expect(rowOf(t.state, 'red')[0]?.copyOf).toBe(rowOf(t.state, 'blue')[0]?.id);
  });

  test('what lies before a captain stays the same card where another is listed behind it', () => {
    const t = at(rows, { 'kept.red': [{ card: 'stranded-on-an-island' }] });
    const [before] = t.state.kept;
    t.stand({ 'kept.red': [{ card: 'stranded-on-an-island' }, { card: 'stranded-on-an-island' }] as never });
    expect(t.state.kept[0]).toEqual(before);
  });
});

describe('what is told', () => {
  test('gold that is stolen with what of it was locked', () => {
    const t = running({ 'gold.blue': 9, 'locked.blue': 2 }).do(rob('red', 'blue', 'all'));
    expect(told(t, rob('red', 'blue', 'all'))).toMatchObject([{ message: { values: { gold: 11 } } }]);
  });

  test('each ship that a captain has lost in a fight once, all of them in one sentence', () => {
    const armada: Rows = {
      red: [['brigantine-10-10']],
      blue: [
        ['sloop-3-3', 0, 0, 0, true],
        ['sloop-3-4', 0, 0, 0, true],
      ],
    };
    const lost = (all: Rows) => {
      const t = fight(all).do(settle);
      return told(t, settle).filter(({ message }) => message.key.startsWith('tell.shipSunk'));
    };
    expect(lost(armada)).toHaveLength(1);
    expect(JSON.stringify(lost(armada)).match(/ship\.size/g)).toHaveLength(2);
    expect(JSON.stringify(lost(rows)).match(/ship\.size/g)?.length ?? 0).toBeLessThan(2);
  });

  test('what a captain may have of the ships that a fight has sunk, in one sentence', () => {
    const t = at(
      {
        red: [['brigantine-10-10']],
        blue: [
          ['sloop-3-3', 0, 0, 0, true],
          ['sloop-3-4', 0, 0, 0, true],
        ],
      },
      { 'ability.yellow': 'bone-yard', 'gold.yellow': 5 },
      {},
      { depth: 'fights' },
    ).do(attack(1, 2), settle);
    const may = told(t, settle).filter(({ message }) => message.key === 'tell.offerMade.wreck');
    expect(t.told('offerMade')).toHaveLength(2);
    expect(may).toMatchObject([
      { message: { values: { from: [{ seat: 'blue' }], ship: [expect.anything(), expect.anything()] } } },
    ]);
  });

  test('a ship that has sunk, and gold of the bank, only to whoever can have something of it', () => {
    const may = (ability: string, gold: number, command: Command) => {
      const t = at(
        { blue: [['sloop-3-3']], red: [['sloop-3-4']] },
        { 'ability.yellow': ability, 'gold.yellow': gold, 'gold.red': 9 },
        { masterSpends: 'all' },
        { depth: 'fights' },
      ).do({ kind: 'closeShop', shop: 'market', all: true }, { kind: 'openShop', shop: 'magic', price: 5 });
      const tells = told(t.do(command), command).some(({ message }) => message.key.includes('offerMade'));
      return [t.told('offerMade').length, tells];
    };
    const sinks: Command = { kind: 'sinkShip', ship: 1 };
    expect([may('bone-yard', 5, sinks), may('bone-yard', 4, sinks)]).toEqual([
      [1, true],
      [1, false],
    ]);
    const pays: Command = { kind: 'payGold', seat: 'red', gold: 2 };
    expect([may('money-master', 3, pays), may('money-master', 2, pays)]).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  test('a ship that nobody has named brings one fame', () => {
    expect(fameOfCard({ cardFame: {} }, null)).toBe(1);
  });
});

test('of two looks of one captain the one that is told is over, and the other waits', () => {
  const t = at(
    { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] },
    { 'ability.blue': 'the-doctor', 'gold.red': 20 },
  );
  t.do({ kind: 'buy', seat: 'red', goods: 'curses', count: 2 });
  t.do({ kind: 'placeCard', seat: 'blue', ship: 3 }, { kind: 'placeCard', seat: 'blue', ship: 1 });
  t.do({ kind: 'noteLook', seat: 'blue', ship: 3, card: 'poison' });
  expect(looksIn(t.state).map(({ ship }) => ship)).toEqual([1]);
});

test('of a ship that the table sinks in a fight it is said how much of its Magic was used up', () => {
  const used = (...under: readonly string[]) =>
    at(rows, { 'ability.blue': 'bone-yard' }, {}, { depth: 'fights' })
      .do(attack(1, 2), ...up(2, ...under), { kind: 'sinkShip', ship: 2 })
      .told('shipSunk')
      .map((one) => one.used);
  expect([used(), used('reincarnation'), used('confusion-left', 'reincarnation')]).toEqual([
    [undefined],
    [1],
    [2],
  ]);
});

test('a ship that sinks may still have been insured, whatever else was turned up under it', () => {
  const t = fight({ red: [['brigantine-10-10']], blue: [['sloop-3-4']] }).do(
    ...up(2, 'skilled-blacksmith-1'),
    settle,
  );
  expect(offered(t, 'told', 'blue')).toContainEqual({ kind: 'claimInsurance', seat: 'blue' });
});

test('nobody is asked for a soul or an ability once no card of either may be drawn', () => {
  const kinds = (edition: { readonly packs: typeof packs | readonly [] }) =>
    pirateAttack.prompts(table({ depth: 'cards', edition }).state).map(({ kind }) => kind);
  expect(kinds({ packs })).toContain('starter');
  expect(kinds({ packs: [] })).not.toContain('starter');
});

describe('what is shown', () => {
  const fleets = (t: Table, seat: SeatId) =>
    (
      pirateAttack.view(t.state, { kind: 'table' })['fleets'] as readonly {
        seat: SeatId;
        row: readonly object[];
      }[]
    ).find((one) => one.seat === seat)?.row;

  test('is what a ship can do, and nothing of one that can do nothing', () => {
    const t = at({ red: [['armada-ship-6-6'], ['sloop-3-3']] });
    expect(fleets(t, 'red')).toMatchObject([{ ability: 'armada' }, {}]);
    expect(fleets(t, 'red')?.[1]).not.toHaveProperty('ability');
  });

  test('of Blockades that lie face down to their captain alone, whoever has looked before', () => {
    const t = at(rows, { 'blocks.red': 1 }, { blockadeFaceUp: false });
    const seen = (seat: SeatId) =>
      (pirateAttack.view(t.state, { kind: 'captain', seat })['purses'] as readonly object[])[0];
    expect(seen('red')).toMatchObject({ blocks: 1 });
    expect(seen('blue')).not.toHaveProperty('blocks');
    expect(seen('red')).toMatchObject({ blocks: 1 });
  });

  test('of a card whose copies are all there, beside what else is otherwise of it', () => {
    const t = at(rows, { differing: [{ card: 'spy', redirect: 'yes' }] as never });
    expect(pirateAttack.fields(t.state).find(({ field }) => field === 'differing')?.value).toMatchObject([
      { card: 'spy', lost: 0, redirect: 'yes' },
    ]);
  });
});

describe('just enough', () => {
  test('gold for the fee takes a Witch Doctor off a ship in port', () => {
    const lifts = (gold: number) =>
      offered(
        at({ red: [['sloop-3-3', 0, 0, 1, false, { port: true }], ['sloop-4-4']] }, { 'gold.red': gold }),
        'card',
      ).filter(({ kind }) => kind === 'liftCurse').length;
    expect([lifts(4), lifts(5)]).toEqual([0, 1]);
  });

  test('one ship need not be named as it sinks, and of two it is asked which', () => {
    const sinks: Command = { kind: 'sinkShip', seat: 'blue' };
    const sea = (all: Rows) => at(all, {}, {}, { depth: 'fights' });
    expect(sea(rows).refused(sinks)).toBeUndefined();
    expect(sea({ blue: [['sloop-3-3'], ['sloop-3-4']] }).refused(sinks)).toBe('which-ship');
  });

  test('room behind the last ship takes one that rose from the dead, and nothing further', () => {
    const raised = (place: number): Command => ({
      kind: 'playMagic',
      seat: 'red',
      card: 'raise-the-dead',
      grave: 0,
      place,
    });
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4'], ['sloop-4-4']] }, { 'magic.red': 1 }).do({
      kind: 'sinkShip',
      ship: 2,
    });
    expect([0, 1, 2].map((place) => t.refused(raised(place)))).toEqual([
      undefined,
      undefined,
      'no-such-place',
    ]);
  });
});

test('a captain who is out plays no Magic between two turns', () => {
  const plays = (t: Table) =>
    offered(t, 'told', 'blue').filter(({ kind }) => kind === 'playMagic').length > 0;
  const magic = { 'magic.blue': 3, 'hand.blue': 0 };
  const t = at({ red: [['sloop-3-3']], yellow: [['sloop-4-4'], ['sloop-3-4']] }, magic);
  expect(plays(t)).toBe(true);
  expect(plays(t.do({ kind: 'goOut', seat: 'blue' }))).toBe(false);
});

test.each([
  ['hurricane', 'prompt.hurricane.storm'],
  ['whirlpool', 'prompt.hurricane.own'],
])('what %s does not take is asked for in its own words', (card, words) => {
  const t = at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 1]] }).do(draw('red', card));
  expect(pirateAttack.prompts(t.state).find(({ kind }) => kind === 'hurricane')?.ask.key).toBe(words);
});

test('a table that has typed in nothing brings nothing of its own', () => {
  expect(ownData.edition([] as never)).toEqual({});
});

test('what comes first may be left where a correction has brought it up', () => {
  expect(pirateAttack.refusals['fight-first']).toMatchObject({ task: true, waivable: true });
  expect(pirateAttack.refusals['no-such-ship']).not.toHaveProperty('task', true);
});

test('a Witch Doctor of one’s own is placed in other words than somebody else’s', () => {
  expect(placedHow({ what: 'curse', seat: 'blue', of: 'blue' })).toBe('own');
  expect(placedHow({ what: 'curse', seat: 'blue', of: 'red' })).toBe('curse');
});

test('nothing goes with a Sea Creature that comes with a pack which is not in play', () => {
  const sent = (chosen: readonly (typeof packs)[number][], more: object) =>
    seaOf({ packs: chosen })
      .at({ blue: [['brigantine-10-10', 0, 1]] })
      .refused({ kind: 'playCard', seat: 'red', card: 'sea-creature-9', ship: 1, ...more });
  const [eliminated, returned] = [
    { sinks: false, eliminated: true },
    { sinks: true, returns: true },
  ];
  expect(sent(['main', 'magic-shop'], eliminated)).toBe('no-such-card');
  expect(sent(['main', 'magic-shop', 'raise-the-dead'], eliminated)).toBeUndefined();
  expect(sent(['main', 'raise-the-dead'], returned)).toBe('no-such-card');
  expect(sent(['main', 'magic-shop'], returned)).toBeUndefined();
});

test('what may stop a Thief is asked of the one who is robbed, also where nobody says who answers', () => {
  const t = at(rows, { 'gold.blue': 6 }).do({
    kind: 'playCard',
    seat: 'red',
    card: 'thief-steal-all-of-gold',
    on: 'blue',
  });
  expect(offered(t, 'react')).toEqual([{ kind: 'answerCard', seat: 'blue', card: 'guard' }]);
});

test('Magic that is thrown out before a Sea Creature is of the Magic that lies there', () => {
  const creature = (magic: number, confusions: number) =>
    at({ blue: [['self-remove-ship-6-6', 1, magic]] }).refused({
      kind: 'playCard',
      seat: 'red',
      card: 'sea-creature-9',
      ship: 1,
      sinks: false,
      removed: 'magic',
      confusions,
    });
  expect([creature(1, 0), creature(1, 1), creature(2, 1)]).toEqual([undefined, 'less-magic', undefined]);
});
