import { describe, expect, test } from 'vitest';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { buy, drew, pass, rob, running, table, won } from './table.ts';

const open = (price: number) => ({ kind: 'openShop', shop: 'market', price }) as const;
const close = { kind: 'closeShop', shop: 'market' } as const;

describe('the beginning', () => {
  test('three to ten captains sail', () => {
    const seats = [
      'red',
      'blue',
      'yellow',
      'green',
      'white',
      'violet',
      'orange',
      'aqua',
      'pink',
      'grey',
      'black',
    ] as const;
    expect(pirateAttack.begin({ seats: seats.slice(0, 10) }).ok).toBe(true);
    expect(pirateAttack.begin({ seats: seats.slice(0, 2) })).toMatchObject({ no: { code: 'seat-count' } });
    expect(pirateAttack.begin({ seats })).toMatchObject({ no: { code: 'seat-count' } });
  });

  test('gold that comes while the hands are dealt is kept and may be spent', () => {
    const t = table().do(drew('blue', 3), { kind: 'beginWith', seat: 'blue' });
    expect(t.purse('blue')).toEqual([3, 0]);
    expect(t.turn).toBe('blue');
  });

  test('gold of the deal is said by each phone for its own captain, up to five by a press', () => {
    const { state } = table();
    expect(pirateAttack.kinds['dealt']?.each).toBe(true);
    const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'dealt');
    const golds = (prompt ? waysToAnswer(pirateAttack, state, prompt, 'blue') : []).flatMap(({ command }) =>
      command.kind === 'takeGold' ? [[command.seat, command.gold]] : [],
    );
    expect(golds).toEqual([1, 2, 3, 4, 5].map((gold) => ['blue', gold]));
  });

  test.each([
    ['fameTarget', 5, 100],
    ['minutes', 10, 600],
    ['armadasPerPlayer', 1, 4],
    ['stalemateRounds', 1, 5],
  ])('a table settles %s from %i to %i', (name, least, most) => {
    const settled = [least - 1, least, most, most + 1].map(
      (value) => pirateAttack.begin({ seats: ['red', 'blue', 'yellow'], options: { [name]: value } }).ok,
    );
    expect(settled).toEqual([false, true, true, false]);
  });

  test('a question about a price that lacks its captain, its goods or a whole count is none', () => {
    const { state } = running({ 'gold.red': 12 });
    const ask = (asked: object) => {
      const answer = pirateAttack.ask(state, { kind: 'bill', ...asked });
      return answer.ok ? answer.value['bill'] : answer.no.code;
    };
    const whole = { seat: 'red', goods: 'cures', count: 1 };
    expect(ask(whole)).toBe(5);
    const wrong = [
      { seat: 'pink' },
      { goods: 'rum' },
      { count: '2' },
      { count: 1.5 },
      { count: 0 },
      { count: undefined },
    ];
    expect(wrong.map((one) => ask({ ...whole, ...one }))).toEqual(wrong.map(() => 'bad-question'));
  });

  test('nothing else happens before somebody begins', () => {
    expect(table().refused(pass('red'))).toBe('not-begun');
    expect(table().refused(won('red', 3))).toBe('not-begun');
    expect(running().refused({ kind: 'beginWith', seat: 'blue' })).toBe('begun-already');
  });
});

describe('the Chip', () => {
  test('goes clockwise, and a round is over when it has come round', () => {
    const t = running().do(pass('red'), pass('blue'));
    expect([t.turn, t.state.round]).toEqual(['yellow', 1]);
    t.do(pass('yellow'));
    expect([t.turn, t.state.round]).toEqual(['red', 2]);
  });

  test('passes over whoever is out', () => {
    const t = running().do({ kind: 'goOut', seat: 'blue' }, pass('red'));
    expect(t.turn).toBe('yellow');
  });

  test('leaves a captain who goes out with it', () => {
    const t = running().do({ kind: 'goOut', seat: 'red' });
    expect(t.turn).toBe('blue');
  });
});

describe('the Market', () => {
  test('is open at 5 when the game begins', () => {
    expect(table().state.shops.market).toEqual({ open: true, price: 5 });
  });

  test('takes the price of the card that opens it, and keeps the last one when it is shut', () => {
    const t = running().do(open(2), close);
    expect(t.state.shops.market).toEqual({ open: false, price: 2 });
    expect(t.refusal(buy('red', 'cures'))).toMatchObject({ code: 'shop-shut', values: { price: 2 } });
  });

  test('opens only at a price that a card asks', () => {
    expect(running().refusal(open(4))).toMatchObject({
      code: 'no-such-price',
      values: { prices: [2, 3, 5, 10] },
    });
    expect(running().overrule(open(4), 'no-such-price').state.shops.market?.price).toBe(4);
  });

  test('has no Magic Shop beside it where no pack brings one', () => {
    expect(running().refused({ kind: 'openShop', shop: 'magic', price: 2 })).toBe('no-such-shop');
  });

  test('sells to whoever has the Chip alone', () => {
    const t = running({ 'gold.blue': 9 });
    expect(t.refused(buy('blue', 'cures'))).toBe('not-your-turn');
    expect(t.overrule(buy('blue', 'cures'), 'not-your-turn').purse('blue')).toEqual([4, 0]);
  });

  test('takes its price for each', () => {
    const t = running({ 'gold.red': 11 }).do(open(3), buy('red', 'cures', 3));
    expect(t.purse('red')).toEqual([2, 0]);
    expect(t.told('goodsBought')).toMatchObject([{ count: 3, paid: 9 }]);
  });

  test('sells a Witch Doctor only while a ship is afloat to lay it on, own or not', () => {
    const t = running({ 'gold.red': 10 });
    expect(t.refused(buy('red', 'curses'))).toBe('no-ship-to-curse');
    expect(t.do({ kind: 'layShip', seat: 'blue' }, buy('red', 'curses')).purse('red')).toEqual([5, 0]);
  });

  test('says for everybody what they can buy, with the prize that is free by their own turn', () => {
    const t = running({
      'gold.red': 11,
      'locked.red': 5,
      'gold.blue': 6,
      'locked.blue': 5,
      'gold.yellow': 1,
    }).do(open(3));
    const { buyers } = pirateAttack.view(t.state, { kind: 'table' });
    expect(buyers).toMatchObject([
      { seat: 'red', one: 3, two: 6, most: 3, why: null },
      { seat: 'blue', most: 3, why: { key: 'why.not-your-turn' } },
      { seat: 'yellow', most: 0, why: { key: 'why.too-dear' } },
    ]);
  });

  test('hangs in front from its change to the next fact', () => {
    const fresh = (t: ReturnType<typeof running>) => t.state.moment;
    const t = running({ 'gold.red': 5 }).do(open(2));
    expect(fresh(t)).toBe('market');
    expect(fresh(t.do(buy('red', 'cures')))).toBeNull();
    expect(fresh(t.do(close))).toBe('market');
    expect(fresh(t.do(close))).toBe('market');
  });
});

describe('gold', () => {
  test('that is won in a fight is locked until the own next turn', () => {
    const t = running().do(won('red', 5));
    expect(t.purse('red')).toEqual([0, 5]);
    expect(t.refusal(buy('red', 'cures'))).toMatchObject({ code: 'gold-locked', values: { locked: 5 } });
    t.do(pass('red'), pass('blue'), pass('yellow'));
    expect(t.purse('red')).toEqual([5, 0]);
    expect(t.told('chipPassed')).toMatchObject([{ to: 'red', unlocked: 5 }]);
  });

  test('that is locked is paid last where the table lets it go', () => {
    const t = running({ 'gold.red': 3, 'locked.red': 4 }).overrule(buy('red', 'cures'), 'gold-locked');
    expect(t.purse('red')).toEqual([0, 2]);
  });

  test('that nobody has cannot be spent by any ruling', () => {
    const t = running({ 'gold.red': 3 });
    expect(t.refusal(buy('red', 'cures'))).toMatchObject({ code: 'too-dear', waivable: false });
    expect(t.refused({ kind: 'payGold', seat: 'red', gold: 4 })).toBe('too-dear');
    expect(t.do({ kind: 'payGold', seat: 'red', gold: 3 }).purse('red')).toEqual([0, 0]);
  });

  test('is no more than lies in the box: 173 in Gold Cards and 45 in the deck', () => {
    const t = running({ 'gold.red': 200 });
    expect(t.refusal(drew('blue', 19))).toMatchObject({ code: 'no-gold-left', values: { left: 18 } });
    expect(t.do(drew('blue', 18)).purse('blue')).toEqual([18, 0]);
    expect(t.refused({ kind: 'setRight', field: 'gold', seat: 'yellow', value: 1 })).toBe('no-gold-left');
  });
});

describe('a Thief', () => {
  test('takes the larger half: of nine five, and four stay', () => {
    const t = running({ 'gold.blue': 9 }).do(rob('red', 'blue'));
    expect([t.purse('red'), t.purse('blue')]).toEqual([
      [5, 0],
      [4, 0],
    ]);
  });

  test('takes all of it', () => {
    const t = running({ 'gold.blue': 9, 'locked.blue': 2 }).do(rob('red', 'blue', 'all'));
    expect([t.purse('red'), t.purse('blue')]).toEqual([
      [11, 0],
      [0, 0],
    ]);
  });

  test('leaves stolen gold locked where the table has settled it so', () => {
    const t = running({ 'gold.blue': 2, 'locked.blue': 6 }, { options: { stolenUnlocks: false } });
    expect(t.do(rob('red', 'blue')).purse('red')).toEqual([2, 2]);
  });

  test('finds nothing in an empty purse, and none in the own', () => {
    expect(running().refused(rob('red', 'blue'))).toBe('no-gold-there');
    expect(running({ 'gold.red': 3 }).refused(rob('red', 'red'))).toBe('own-gold');
    expect(running({ 'gold.blue': 3 }).refused(rob('yellow', 'blue'))).toBe('not-your-turn');
  });
});

describe('fame', () => {
  test('is counted, and never falls below nothing', () => {
    const t = running().do({ kind: 'scoreFame', seat: 'red', fame: 2 });
    expect(t.refused({ kind: 'scoreFame', seat: 'red', fame: -3 })).toBe('fame-below-zero');
    expect(t.do({ kind: 'scoreFame', seat: 'red', fame: -2 }).fame('red')).toBe(0);
  });

  test('is counted as far as two hundred', () => {
    const t = running({ 'fame.red': 198 });
    const score = (fame: number): Command => ({ kind: 'scoreFame', seat: 'red', fame });
    expect([t.refused(score(3)), t.do(score(2)).fame('red'), t.refused(score(1))]).toEqual([
      'bad-count',
      200,
      'bad-count',
    ]);
  });

  test('is not counted where a table keeps none', () => {
    const t = running({}, { options: { fame: false } });
    expect(t.refused({ kind: 'scoreFame', seat: 'red', fame: 1 })).toBe('no-fame-kept');
  });

  test('is counted all the same where it decides', () => {
    const t = running({}, { options: { fame: false, ending: 'time' } });
    expect(t.do({ kind: 'scoreFame', seat: 'red', fame: 1 }).fame('red')).toBe(1);
  });
});

describe('ships', () => {
  test('are as many as were laid and not lost', () => {
    const t = running().do({ kind: 'layShip', seat: 'red' }, { kind: 'layShip', seat: 'red' });
    expect(t.do({ kind: 'sinkShip', seat: 'red' }).ships('red')).toBe(1);
    expect(t.refused({ kind: 'sinkShip', seat: 'blue' })).toBe('no-ship-there');
  });

  test('keep a captain in the game', () => {
    const t = running({ 'ships.red': 2 });
    expect(t.refusal({ kind: 'goOut', seat: 'red' })).toMatchObject({
      code: 'still-afloat',
      values: { ships: 2 },
    });
  });
});

describe('the end', () => {
  const out = (seat: 'red' | 'blue' | 'yellow') => ({ kind: 'goOut', seat }) as const;

  test('comes with the last captain afloat', () => {
    const t = running({ 'ships.yellow': 1 }).do(out('red'), out('blue'));
    expect(t.winners).toEqual(['yellow']);
    expect(t.told('gameEnded')).toMatchObject([{ why: 'lastShip' }]);
    expect(t.refused(pass('yellow'))).toBe('game-over');
  });

  test('whoever is out may come back', () => {
    const t = running({ 'ships.yellow': 1 }).do(out('red'), { kind: 'comeBack', seat: 'red' }, out('blue'));
    expect(t.winners).toBeUndefined();
    expect(t.refused({ kind: 'comeBack', seat: 'red' })).toBe('not-out');
    expect(t.refused({ kind: 'layShip', seat: 'blue' })).toBe('is-out');
  });

  test('comes with the fame that was settled', () => {
    const t = running({ 'fame.red': 7 }, { options: { ending: 'fame', fameTarget: 10 } });
    expect(t.do({ kind: 'scoreFame', seat: 'red', fame: 2 }).winners).toBeUndefined();
    expect(t.do({ kind: 'scoreFame', seat: 'red', fame: 1 }).winners).toEqual(['red']);
  });

  test('comes when the time is up, with the most fame', () => {
    const t = running({ 'fame.red': 3, 'fame.blue': 8 }, { options: { ending: 'time' } });
    expect(t.do({ kind: 'callTime' }).winners).toEqual(['blue']);
    expect(running().refused({ kind: 'callTime' })).toBe('no-time-limit');
  });

  test.each([
    ['shared', ['red', 'blue']],
    ['ships', ['blue']],
  ])('with equal fame: %s', (fameTie, winners) => {
    const fields = { 'fame.red': 8, 'fame.blue': 8, 'ships.blue': 2, 'ships.red': 1 };
    const t = running(fields, { options: { ending: 'time', fameTie } });
    expect(t.do({ kind: 'callTime' }).winners).toEqual(winners);
  });

  test('has two winners who cannot sink each other, or none where the last ships sank each other', () => {
    const end = (winners: readonly ('red' | 'blue')[]) => running().do({ kind: 'endGame', winners }).winners;
    expect(end(['blue', 'red'])).toEqual(['red', 'blue']);
    expect(end([])).toEqual([]);
  });

  test('is not won by whoever is out, unless the table says so', () => {
    const t = running().do(out('red'));
    expect(t.refused({ kind: 'endGame', winners: ['red'] })).toBe('winner-out');
  });

  test('shows how long each was afloat, the last one out before the one before', () => {
    const t = running({ round: 4, 'ships.yellow': 1 }).do(out('blue'));
    t.stand({ round: 6 }).do(out('red'));
    const { ranks, ruler, winners } = pirateAttack.standings(t.state);
    expect(ranks.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      ['yellow', 1, 6],
      ['red', 2, 6],
      ['blue', 3, 4],
    ]);
    expect(winners).toEqual(['yellow']);
    expect(ruler).toMatchObject({ unit: { key: 'ruler.rounds' }, isNew: true });
  });
});

describe('the table as it stands', () => {
  test('begins a game in the middle of it', () => {
    const t = table().stand({
      turn: 'blue',
      round: 5,
      marketOpen: false,
      marketPrice: 10,
      'gold.red': 7,
      'locked.red': 2,
      'ships.red': 3,
      'out.yellow': true,
    });
    expect(t.turn).toBe('blue');
    expect(t.state.shops.market).toEqual({ open: false, price: 10 });
    expect([t.purse('red'), t.ships('red'), t.state.outs]).toEqual([
      [7, 2],
      3,
      [{ seat: 'yellow', round: 0 }],
    ]);
  });

  test('refuses what cannot stand there', () => {
    expect(running().refused({ kind: 'setRight', field: 'gold', seat: 'red', value: -1 })).toBe('bad-value');
    expect(running().refused({ kind: 'setRight', field: 'rum', value: 1 })).toBe('no-such-field');
  });

  test('whoever is set out and has the Chip hands it on, and nobody who is out is given it', () => {
    const t = running({ turn: 'blue' });
    t.do({ kind: 'setRight', field: 'out', seat: 'blue', value: true });
    expect(t.turn).toBe('yellow');
    expect(t.refused({ kind: 'setRight', field: 'turn', value: 'blue' })).toBe('is-out');
    t.do({ kind: 'setTable', fields: { turn: 'blue', 'out.blue': false } });
    expect(t.turn).toBe('blue');
  });
});
