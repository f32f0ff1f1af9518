import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, type ZoneName } from '../../../src-main/rules/kernel/zones.ts';
import type { Command, Goods } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  bountyAt,
  goodsAt,
  handSize,
  keptAt,
  savedCures,
  savedMagic,
  spentAt,
  tavernAt,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { goldIn } from '../../../src-main/rules/pirate-attack/state.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { shopParts, type BuyerPart } from '../../../src-main/rules/pirate-attack/view/shops.ts';
import {
  attack,
  draw,
  ids,
  offered,
  row,
  seaOf,
  settle,
  stands,
  totals,
  up,
  whole,
  type Rows,
} from './sea.ts';
import { pass, type Table } from './table.ts';

const sea = seaOf({ packs: ['main', 'magic-shop', 'raise-the-dead', 'tavern'] });
const all = seaOf({
  packs: ['main', 'magic-shop', 'raise-the-dead', 'walk-the-plank', 'tavern', 'special-abilities'],
});

type Aim = Partial<Extract<Command, { kind: 'playCard' }>>;
const buy = (count = 1, goods: Goods = 'tavern', ship?: number): Command => ({
  kind: 'buy',
  seat: 'red',
  goods,
  count,
  ...(ship === undefined ? {} : { ship }),
});
const plays = (seat: SeatId, card: string, aim: Aim = {}): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...aim,
});
const away = (seat: SeatId, card: string): Command => ({ kind: 'discardCard', seat, card });
const sale = (shop: 'market' | 'magic' | 'tavern'): Command => ({
  kind: 'beginSale',
  seat: 'red',
  card: 'fire-sale',
  shop,
});
const count = ({ state }: Table, place: ZoneName) => countAt(state.zones, place);
const kept = ({ state }: Table) => state.kept.map(({ card, of, by }) => [card, of, by]);
const rich = (rows: Rows = {}, options: OptionValues = {}, gold = 100): Table =>
  sea.at(rows, { 'gold.red': gold }, options);
/** Red buys a card and plays it. */
const lays = (t: Table, card: string, aim: Aim = {}): Table => t.do(buy(), plays('red', card, aim));
const sloops: Rows = { red: [['sloop-3-3']], blue: [['sloop-4-4']] };
const priceOf = ({ state }: Table, seat: SeatId, shop: string) =>
  (pirateAttack.view(state, { kind: 'captain', seat })['buyers'] as readonly BuyerPart[]).find(
    (one) => one.shop === shop && one.seat === seat,
  );

describe('Double Play', () => {
  const twice = () => lays(sea.at(sloops, { 'gold.red': 100 }, {}, { seats }), 'double-play', { on: 'red' });
  const seats = ['red', 'blue', 'yellow', 'green', 'white'] as const;

  test('lies before its captain, who draws and plays twice a turn', () => {
    const t = twice();
    expect(kept(t)).toEqual([['double-play', 'red', 'red']]);
    expect(count(t, keptAt('red'))).toBe(1);
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.state.play).toMatchObject({ drawn: false, played: false });
    expect(t.refused(pass('red'))).toBe('nothing-played');
    expect(t.refused(draw('blue'))).toBe('not-your-turn');
    t.do(draw('red'), plays('red', 'close-market'), draw('blue'));
    expect(t.turn).toBe('blue');
    expect([handSize(t.state, 'red'), handSize(t.state, 'blue')]).toEqual([5, 6]);
  });

  test('leaves the sign of a shop that was opened in front while its second round begins', () => {
    const t = twice().do(draw('red'), plays('red', 'open-market-3'));
    expect(t.state.play).toMatchObject({ drawn: false, second: true });
    const fresh = ({ state }: Table) =>
      shopParts(state).flatMap(({ shop, fresh: isFresh }) => (isFresh ? [shop] : []));
    expect(fresh(t)).toEqual(['market']);
    expect(fresh(t.do(draw('red')))).toEqual([]);
  });

  test('lets a red card be one of the two plays, once its attack is told', () => {
    const t = twice().do(draw('red', 'you-must-attack-someone'));
    expect(t.state.play.played).toBe(true);
    t.do(attack(1, 2), { kind: 'sinkShip', ship: 2 }, stands);
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' });
    expect(t.state.play).toMatchObject({ drawn: false, played: false, second: true });
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.refused(pass('red'))).toBeUndefined();
  });

  test('works from the next turn on where it was bought after the play', () => {
    const t = rich(sloops).do(draw('red'), plays('red', 'close-market'));
    lays(t, 'double-play', { on: 'red' });
    expect(t.state.play.played).toBe(true);
    t.do(draw('blue'), plays('blue', 'close-market'), draw('yellow'), plays('yellow', 'close-market'));
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.state.play.played).toBe(false);
  });

  test('before somebody else leaves the own turn as it is', () => {
    const t = lays(rich(sloops), 'double-play', { on: 'blue' }).do(draw('red'), away('red', 'guard'));
    expect(t.state.play.played).toBe(true);
    t.do(draw('blue'), away('blue', 'guard'));
    expect([t.turn, t.state.play.played]).toEqual(['blue', false]);
  });

  test('asks for the second play as long as one card is left in hand, or one to draw', () => {
    const left = (hand: number, deck: number) => {
      const t = twice().stand({ 'hand.red': hand, 'hand.blue': 95, 'hand.yellow': 95, 'hand.green': 95 });
      return t.stand({ 'hand.white': 5 + count(t, 'pile') - deck });
    };
    const rests = (t: Table) => [count(t, 'pile'), handSize(t.state, 'red'), t.told('roundBegun').length];
    const plain = (hand: number) => rests(left(hand, 0).do(plays('red', 'close-market')));
    const red = (deck: number) =>
      rests(
        left(0, deck)
          .do(draw('red', 'you-must-attack-someone'), attack(1, 2), { kind: 'sinkShip', ship: 2 }, stands)
          .do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' }),
      );
    expect([plain(2), plain(1), red(2), red(1)]).toEqual([
      [0, 1, 1],
      [0, 0, 0],
      [1, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('asks for nothing more where neither a card is left to draw nor one in hand', () => {
    const t = twice();
    const deck = count(t, 'pile');
    t.stand({
      'hand.red': 1,
      'hand.blue': 99,
      'hand.yellow': 99,
      'hand.green': 99,
      'hand.white': 5 + deck - 3 * 94,
    });
    expect(count(t, 'pile')).toBe(0);
    t.do(plays('red', 'close-market'));
    expect(t.state.play).toMatchObject({ played: true, again: true });
  });
});

describe('Sneak Thief', () => {
  const theft = (on: SeatId): Command => ({ kind: 'beginTheft', seat: 'red', on });
  const played = () =>
    lays(rich(sloops), 'sneak-thief', { on: 'red' }).do(draw('red'), plays('red', 'close-market'));

  test('uses a card of another hand at the end of the turn, which is replaced there', () => {
    const t = played();
    expect([t.refused(pass('red')), t.refused(draw('blue'))]).toEqual(['theft-first', 'theft-first']);
    t.do(theft('blue'));
    expect(t.refused(pass('red'))).toBe('card-first');
    const deck = count(t, 'pile');
    t.do(plays('red', 'open-market-3'));
    expect(t.state.shops.market).toEqual({ open: true, price: 3 });
    expect([handSize(t.state, 'red'), handSize(t.state, 'blue')]).toEqual([5, 5]);
    expect(deck - count(t, 'pile')).toBe(1);
    t.do(draw('blue'));
    expect(t.turn).toBe('blue');
  });

  test('lays away what cannot be used, and does it once for each such card', () => {
    const t = lays(lays(rich(), 'sneak-thief', { on: 'red' }), 'sneak-thief', { on: 'red' });
    t.do(draw('red'), plays('red', 'close-market'), theft('blue'), away('red', 'sea-creature-9'));
    expect(t.refused(pass('red'))).toBe('theft-first');
    t.do(theft('yellow'), away('red', 'sea-creature-10'));
    expect(t.refused(pass('red'))).toBeUndefined();
    expect(t.refused(theft('blue'))).toBe('no-theft');
    expect(whole(t)).toBe(true);
  });

  test('works from the next turn on where it was bought after the play', () => {
    const t = rich(sloops).do(draw('red'), plays('red', 'close-market'));
    expect(lays(t, 'sneak-thief', { on: 'red' }).refused(pass('red'))).toBeUndefined();
  });

  test('is asked for behind the second round of a Double Play alone', () => {
    const t = lays(lays(rich(sloops), 'sneak-thief', { on: 'red' }), 'double-play', { on: 'red' });
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.refused(theft('blue'))).toBe('no-theft');
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.refused(theft('blue'))).toBeUndefined();
  });

  test('asks for nothing where nobody else has a card, and goes when its captain has none', () => {
    const t = lays(rich(sloops), 'sneak-thief', { on: 'red' }).stand({ 'hand.blue': 0, 'hand.yellow': 0 });
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.refused(theft('blue'))).toBe('no-theft');
    expect(t.refused(pass('red'))).toBeUndefined();
    const seats = ['red', 'blue', 'yellow', 'green', 'white'] as const;
    const last = lays(sea.at(sloops, { 'gold.red': 100 }, {}, { seats }), 'sneak-thief', { on: 'red' });
    const deck = count(last, 'pile');
    last.stand({ 'hand.red': 1, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 99 });
    last.stand({ 'hand.white': 5 + deck - 3 * 94 }).do(plays('red', 'close-market'));
    expect(kept(last)).toEqual([]);
  });

  test('stays before a captain with no card as long as the deck has any, and with one once the deck is out', () => {
    const t = lays(rich(sloops), 'sneak-thief', { on: 'red' }).stand({ 'hand.red': 0 });
    t.do(draw('red'), plays('red', 'close-market'));
    expect([handSize(t.state, 'red'), kept(t)]).toEqual([0, [['sneak-thief', 'red', 'red']]]);
    const seats = ['red', 'blue', 'yellow', 'green', 'white'] as const;
    const out = lays(sea.at(sloops, { 'gold.red': 100 }, {}, { seats }), 'sneak-thief', { on: 'red' });
    out.stand({ 'hand.red': 2, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 99 });
    out.stand({ 'hand.white': 5 + count(out, 'pile') }).do(plays('red', 'close-market'));
    expect([count(out, 'pile'), handSize(out.state, 'red'), kept(out)]).toEqual([
      0,
      1,
      [['sneak-thief', 'red', 'red']],
    ]);
  });

  test('takes nothing out of the Vault', () => {
    const t = all.at(sloops, { 'kept.red': [{ card: 'sneak-thief' }], 'ability.blue': 'the-vault' });
    t.do(draw('red'), plays('red', 'close-market'));
    expect(t.refused(theft('blue'))).toBe('in-the-vault');
    t.stand({ 'hand.yellow': 0 });
    expect(t.refused(pass('red'))).toBeUndefined();
  });

  test('is asked for by one answer that asks out of whose hand', () => {
    expect(offered(played(), 'card', 'red').filter(({ kind }) => kind === 'beginTheft')).toEqual([
      theft('blue'),
      theft('yellow'),
    ]);
  });
});

describe('Fire Sale', () => {
  const held = (options: OptionValues = {}, gold = 100) =>
    lays(sea.at(sloops, { 'gold.red': gold }, options), 'fire-sale');

  test('is kept until it is used for one trip to a shop, at half of the whole bill', () => {
    const t = held().do(sale('market'));
    expect(kept(t)).toEqual([]);
    expect(count(t, spentAt('tavern'))).toBe(1);
    t.do(buy(3, 'cures'));
    expect(t.purse('red')).toEqual([82, 0]);
    t.do(buy(1, 'cures'));
    expect(t.purse('red')).toEqual([80, 0]);
    expect(savedCures(t.state, 'red')).toBe(4);
    expect(whole(t)).toBe(true);
  });

  test('rounds half of an odd bill down where the table has settled it so', () => {
    const t = held({ halfRound: 'down' }).do(sale('market'), buy(3, 'cures'));
    expect(t.purse('red')).toEqual([83, 0]);
    t.do(buy(1, 'cures'));
    expect(t.purse('red')).toEqual([80, 0]);
  });

  test('buys at a shop that is shut, at the price it asked last', () => {
    const t = held().do({ kind: 'openShop', shop: 'magic', price: 3 }, { kind: 'closeShop', shop: 'magic' });
    expect(t.refused(buy(2, 'magic'))).toBe('shop-shut');
    t.do(sale('magic'), buy(2, 'magic'));
    expect([t.purse('red')[0], savedMagic(t.state, 'red')]).toEqual([87, 2]);
    expect(priceOf(t, 'red', 'magic')).toMatchObject({ one: 2, why: null });
  });

  test('is over with the next draw, and at another shop', () => {
    const t = held().do(sale('market'), buy(1, 'cures'), draw('red'));
    expect(priceOf(t, 'red', 'market')?.one).toBe(5);
    const other = held().do(sale('market'), buy(1, 'cures'), buy(1, 'magic'), buy(1, 'cures'));
    expect(other.purse('red')).toEqual([90 - 3 - 5 - 5, 0]);
  });

  test('halves the Tavern too, whose cards are played before more are bought', () => {
    const t = held().do(sale('tavern'), buy(1), plays('red', 'double-play', { on: 'blue' }), buy(1));
    expect(t.purse('red')).toEqual([80, 0]);
  });

  test('is used on the own turn by whoever has it, and shows that price to nobody else', () => {
    const t = held();
    expect(t.refused({ ...sale('market'), seat: 'blue' } as Command)).toBe('not-kept');
    t.do(sale('market'));
    expect([priceOf(t, 'red', 'market')?.one, priceOf(t, 'blue', 'market')?.one]).toEqual([3, 5]);
    expect(t.refused(sale('market'))).toBe('not-kept');
  });

  test('is told where cards are not by the trip alone', () => {
    const t = sea.at({}, { 'gold.red': 20 }, {}, { depth: 'score' }).do(sale('market'), buy(2, 'cures'));
    expect(t.purse('red')).toEqual([15, 0]);
  });

  test('cancels against Over Charged', () => {
    const t = all.at(sloops, {
      'gold.red': 100,
      'kept.red': [{ card: 'fire-sale' }],
      'soul.red': 'over-charged',
    });
    t.do(buy(1, 'cures'));
    expect(t.purse('red')).toEqual([90, 0]);
    t.do(sale('market'), buy(1, 'cures'));
    expect(t.purse('red')).toEqual([85, 0]);
  });
});

describe('Copy Cat', () => {
  const copied = () => lays(rich(sloops), 'copy-cat', { on: 'blue' });

  /** Blue has the Chip, and buys. */
  const blues = (t: Table) => t.stand({ turn: 'blue', 'gold.blue': 60 });
  const blue = (count: number, goods: Goods, ship?: number): Command =>
    ({ ...buy(count, goods, ship), seat: 'blue' }) as Command;

  test('gives as many cards of the Magic Shop as the other captain buys', () => {
    const t = blues(copied()).do(blue(2, 'magic'));
    expect([savedMagic(t.state, 'red'), savedMagic(t.state, 'blue')]).toEqual([2, 2]);
    expect(t.purse('red')).toEqual([90, 0]);
  });

  test('of the Market gives what is chosen, one by one', () => {
    const t = blues(copied()).do(blue(2, 'cures'));
    expect(t.refused(draw('blue'))).toBe('goods-first');
    expect(offered(t, 'free-goods', 'red')).toHaveLength(3);
    t.do({ kind: 'takeGoods', seat: 'red', goods: 'cures' });
    t.do({ kind: 'takeGoods', seat: 'red', goods: 'curses', ship: 2 });
    expect(savedCures(t.state, 'red')).toBe(1);
    expect(count(t, 'above.2')).toBe(1);
    expect(t.refused({ kind: 'takeGoods', seat: 'red', goods: 'cures' })).toBe('none-owed');
    expect(whole(t)).toBe(true);
  });

  test('of the Market asks nobody any more once nothing is left there, and gives nothing that was never owed', () => {
    const t = blues(copied()).do(blue(2, 'cures'));
    t.do({ kind: 'takeGoods', seat: 'red', goods: 'cures' });
    t.stand({ 'row.red': [], 'row.blue': [], 'row.yellow': [], 'cures.yellow': 22 });
    expect([t.told('tasksLeft').length, t.refused(draw('blue'))]).toEqual([1, undefined]);
    const bought = blues(copied()).do(blue(1, 'tavern'));
    const magic: Command = { kind: 'takeGoods', seat: 'red', goods: 'magic' };
    expect(bought.refused(magic)).toBe('tavern-first');
    expect(bought.refused(magic, 'tavern-first')).toBe('none-owed');
  });

  test('twice before one captain gives both what is chosen, each once', () => {
    const t = lays(copied(), 'copy-cat', { on: 'blue' });
    blues(t).do(blue(1, 'cures'), { kind: 'takeGoods', seat: 'red', goods: 'cures' });
    expect(t.refused(draw('blue'))).toBe('goods-first');
    t.do({ kind: 'takeGoods', seat: 'red', goods: 'cures' });
    expect([savedCures(t.state, 'red'), t.refused(draw('blue'))]).toEqual([2, undefined]);
  });

  test('of the Market offers what is left there, to the last card', () => {
    const kinds = (left: number) => {
      const t = blues(copied());
      t.stand({ 'cures.yellow': count(t, goodsAt('cures')) - left - 1 }).do(blue(1, 'cures'));
      return offered(t, 'free-goods', 'red').map((one) => one.kind === 'takeGoods' && one.goods);
    };
    expect([kinds(1), kinds(0)]).toEqual([
      ['cures', 'curses', 'curses'],
      ['curses', 'curses'],
    ]);
  });

  test('of the Tavern gives cards that are played behind those that were bought', () => {
    const t = blues(copied()).do(blue(1, 'tavern'));
    expect([count(t, tavernAt('blue')), count(t, tavernAt('red'))]).toEqual([1, 1]);
    expect(t.refused(plays('red', 'double-play', { on: 'red' }))).toBe('tavern-first');
    t.do(plays('blue', 'double-play', { on: 'blue' }), plays('red', 'double-play', { on: 'red' }));
    expect(kept(t).map(([, of]) => of)).toEqual(['blue', 'blue', 'red']);
  });

  test('copies nothing of what comes by a Copy Cat itself', () => {
    const t = copied().stand({ turn: 'yellow', 'gold.yellow': 60 });
    t.do({ ...buy(), seat: 'yellow' } as Command, plays('yellow', 'copy-cat', { on: 'red' }));
    blues(t).do(blue(1, 'magic'));
    expect((['red', 'blue', 'yellow'] as const).map((seat) => savedMagic(t.state, seat))).toEqual([1, 1, 0]);
    t.stand({ turn: 'red', 'gold.red': 60 }).do(buy(1, 'magic'));
    expect((['red', 'blue', 'yellow'] as const).map((seat) => savedMagic(t.state, seat))).toEqual([2, 1, 1]);
  });

  test('copies what the Money Master has of the bank', () => {
    const t = all.at(sloops, {
      'gold.red': 100,
      'ability.blue': 'money-master',
      turn: 'yellow',
      'gold.yellow': 20,
    });
    t.stand({ turn: 'red' }).do(buy(), plays('red', 'copy-cat', { on: 'blue' }));
    t.stand({ turn: 'yellow' }).do({ ...buy(2, 'magic'), seat: 'yellow' } as Command);
    t.do({ kind: 'spendAlong', seat: 'blue', goods: 'magic', count: 2 });
    expect((['red', 'blue', 'yellow'] as const).map((seat) => savedMagic(t.state, seat))).toEqual([2, 2, 2]);
    expect(t.purse('red')[0]).toBe(90);
  });

  test('is never laid before oneself, and goes with the captain who laid it', () => {
    const t = rich().do(buy());
    expect(t.refused(plays('red', 'copy-cat', { on: 'red' }))).toBe('on-oneself');
    const gone = copied()
      .do({ kind: 'sinkShip', ship: 1 })
      .overrule({ kind: 'goOut', seat: 'red' }, 'still-cards');
    expect(kept(gone)).toEqual([]);
  });
});

describe('The cards of a whole fleet', () => {
  test.each([
    ['apprentice', 3],
    ['journeyman', 4],
    ['master', 5],
  ])('%s adds %i to cannons and strength of every ship', (card, plus) => {
    const t = lays(rich(sloops), card, { on: 'red' }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
    );
    expect(totals(t)).toMatchObject({
      attacker: { cannons: 3 + plus, strength: 3 + plus },
      defender: { cannons: 4, strength: 4 },
    });
  });

  test.each([
    ['rats', 3],
    ['rats-more-rats', 4],
    ['rat-infestation', 5],
  ])('%s takes %i of cannons and strength, never below nothing', (card, minus) => {
    const t = lays(rich({ red: [['sloop-3-3']], blue: [['brigantine-7-8']] }), card, { on: 'blue' });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    expect(totals(t)['defender']).toMatchObject({ cannons: 7 - minus, strength: 8 - minus });
  });

  test.each([
    ['rats', 'schooner-5-5', 'sloop-3-3'],
    ['rats-more-rats', 'schooner-5-5', 'sloop-4-4'],
    ['rat-infestation', 'schooner-5-6', 'schooner-5-5'],
  ])('%s let %s come and not %s', (card, comes, not) => {
    const t = lays(rich(sloops), card, { on: 'red' });
    expect(t.refused(plays('red', not))).toBe('eaten-by-rats');
    expect(t.refused({ kind: 'layShip', seat: 'red', card: not })).toBe('eaten-by-rats');
    t.do(plays('red', comes));
    expect(row(t, 'red')).toEqual(['sloop-3-3', comes]);
  });

  test('Rats let no copy and no raised ship come that is too small', () => {
    const t = lays(rich({ ...sloops, yellow: [['sloop-3-4']] }), 'rats', { on: 'red' });
    t.stand({ 'magic.red': 2 }).do({ kind: 'sinkShip', ship: 3 });
    const copy: Command = { kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 };
    expect(t.refused(copy)).toBe('eaten-by-rats');
    expect(t.refused({ ...copy, ship: 2 })).toBeUndefined();
    t.do({ kind: 'layShip', seat: 'blue', card: 'sloop-3-3' }, { kind: 'sinkShip', ship: 4 });
    const raise = (grave: number): Command => ({
      kind: 'playMagic',
      seat: 'red',
      card: 'raise-the-dead',
      grave,
    });
    expect([t.refused(raise(0)), t.refused(raise(1))]).toEqual(['eaten-by-rats', undefined]);
  });

  test('replace one another', () => {
    const t = lays(lays(rich(sloops), 'master', { on: 'blue' }), 'rats', { on: 'blue' });
    expect(kept(t)).toEqual([['rats', 'blue', 'red']]);
    expect([count(t, keptAt('blue')), count(t, spentAt('tavern'))]).toEqual([1, 1]);
  });

  test('go onto a captain with a ship at sea alone, and are laid away where nobody has one', () => {
    const t = rich({ blue: [['sloop-4-4']] }).do(buy());
    expect(t.refused(plays('red', 'master', { on: 'red' }))).toBe('none-at-sea');
    expect(t.refused(away('red', 'master'))).toBe('usable-card');
    const bare = rich().do(buy(), away('red', 'master'));
    expect(count(bare, spentAt('tavern'))).toBe(1);
  });

  test('are told and counted where ships and fights are, and cards are not', () => {
    const keeps = (card: string): Command => ({ kind: 'keepCard', seat: 'red', card, on: 'blue' });
    const t = sea.at(sloops, {}, {}, { depth: 'fights' }).do(keeps('master'), keeps('rats'));
    expect(kept(t)).toEqual([['rats', 'blue', 'red']]);
    expect(t.refused({ kind: 'layShip', seat: 'blue', card: 'sloop-3-3' })).toBe('eaten-by-rats');
    expect(totals(t.do(attack(1, 2)))['defender']).toMatchObject({ cannons: 1, strength: 1 });
  });

  test('leave with the last ship', () => {
    const t = lays(rich(sloops), 'master', { on: 'blue' }).do({ kind: 'sinkShip', ship: 2 });
    expect(kept(t)).toEqual([]);
    expect(count(t, spentAt('tavern'))).toBe(1);
  });

  test('count where a Sea Creature comes', () => {
    const t = lays(rich(sloops), 'apprentice', { on: 'blue' });
    t.do(plays('red', 'sea-creature-6', { ship: 2 }));
    expect(ids(t, 'blue')).toEqual([2]);
  });

  test.each([
    [true, 13],
    [false, 11],
  ])('under Good Math count as one of its pluses: %s', (fleetMath, strength) => {
    const t = all.at(
      { red: [['brigantine-8-8']], blue: [['sloop-3-3']] },
      { 'kept.red': [{ card: 'apprentice' }], 'ability.red': 'good-math' },
      { fleetMath },
    );
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    expect(totals(t)['attacker']).toMatchObject({ cannons: strength, strength });
  });
});

describe('Bounty', () => {
  const hunted = () => lays(rich(sloops), 'bounty', { ship: 2 });

  test('lies under a ship of an opponent, and brings ten locked gold to who sinks it in a fight and is left', () => {
    const t = hunted();
    expect(count(t, bountyAt(2))).toBe(1);
    t.do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, 'skilled-blacksmith-5', 'skilled-carpenter-5'),
    );
    t.do(settle);
    expect(t.purse('red')).toEqual([90, 10]);
    expect([count(t, bountyAt(2)), count(t, spentAt('tavern'))]).toEqual([0, 1]);
    expect(whole(t)).toBe(true);
  });

  test('brings what the box still has, to the last gold', () => {
    const t = hunted().stand({ 'gold.red': 0 });
    t.stand({ 'gold.yellow': goldIn(t.state.edition) - 1 });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    t.do(...up(1, 'skilled-blacksmith-5', 'skilled-carpenter-5'), settle);
    expect([ids(t, 'blue'), t.purse('red')]).toEqual([[], [0, 1]]);
  });

  test('is paid as well where the table tells what sank', () => {
    const t = hunted().do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      { kind: 'sinkShip', ship: 2 },
      stands,
    );
    expect(t.purse('red')).toEqual([90, 10]);
  });

  test('brings nothing where both go down, or a creature takes the ship', () => {
    const both = hunted().do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    both.do({ kind: 'sinkShip', ship: 2 }, { kind: 'sinkShip', ship: 1 }, stands);
    expect(both.purse('red')).toEqual([90, 0]);
    const creature = hunted().do(plays('red', 'sea-creature-6', { ship: 2 }));
    expect(creature.purse('red')).toEqual([90, 0]);
    expect(count(creature, spentAt('tavern'))).toBe(1);
  });

  test('goes along where its ship changes captains, and stays where all that lies under it goes', () => {
    const t = hunted().do({ kind: 'moveShip', ship: 2, to: 'yellow' });
    expect(count(t, bountyAt(2))).toBe(1);
    t.stand({ 'row.yellow': [{ card: 'sloop-4-4', magic: 1, bounty: 1 }] });
    expect(t.state.rows['yellow']).toMatchObject([{ bounty: 1 }]);
  });

  test('never lies under a ship of the partner', () => {
    const seats = ['red', 'blue', 'yellow', 'green'] as const;
    const rows: Rows = { red: [['sloop-3-3']], yellow: [['sloop-4-4']], blue: [['sloop-3-4']] };
    const t = sea.at(rows, { 'gold.red': 40 }, {}, { seats, teams: true }).do(buy());
    const ship = ids(t, 'yellow')[0] ?? 0;
    expect(t.refused(plays('red', 'bounty', { ship }))).toBe('own-bounty');
    expect(t.refused(plays('red', 'bounty', { ship: ids(t, 'blue')[0] ?? 0 }))).toBeUndefined();
  });

  test('never lies under an own ship', () => {
    const t = rich(sloops).do(buy());
    expect(t.refused(plays('red', 'bounty', { ship: 1 }))).toBe('own-bounty');
  });
});

describe('Remove Tavern Card', () => {
  test('takes any Tavern card off the table, whoever has it', () => {
    const t = lays(lays(rich(sloops), 'master', { on: 'blue' }), 'bounty', { ship: 2 }).do(buy());
    expect(
      offered(t, 'tavern-card', 'red').filter((one) => 'card' in one && one.card === 'remove-tavern-card'),
    ).toEqual([
      plays('red', 'remove-tavern-card', { kept: 1 }),
      plays('red', 'remove-tavern-card', { ship: 2 }),
    ]);
    t.do(plays('red', 'remove-tavern-card', { kept: 1 }));
    expect(kept(t)).toEqual([]);
    t.do(buy(), plays('red', 'remove-tavern-card', { ship: 2 }));
    expect([count(t, bountyAt(2)), count(t, spentAt('tavern'))]).toEqual([0, 4]);
  });

  test('is sent to a Bounty by Miss-Direction, and spares the card it was played on', () => {
    const sent = seaOf({ packs: ['main', 'magic-shop', 'miss-direction', 'tavern'] });
    const t = sent.at(
      { red: [['sloop-3-3']], blue: [['sloop-4-4', 0, 0, 0, false, { bounty: 1 }]] },
      { 'gold.red': 20, 'kept.blue': [{ card: 'master' }], 'magic.blue': 1 },
    );
    t.do(buy(), plays('red', 'remove-tavern-card', { kept: 1 }));
    t.do({ kind: 'redirectCard', seat: 'blue', ship: 2 }, draw('red'));
    expect([kept(t).length, count(t, bountyAt(2))]).toEqual([1, 0]);
  });

  test('is laid away where none lies there', () => {
    const t = rich(sloops).do(buy());
    expect(t.refused(plays('red', 'remove-tavern-card', { ship: 2 }))).toBe('no-tavern-card');
    t.do(away('red', 'remove-tavern-card'));
    expect(count(t, spentAt('tavern'))).toBe(1);
  });
});
