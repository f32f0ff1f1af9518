import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { cardOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import {
  cursesAbove,
  magicUnder,
  savedCures,
  savedMagic,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import { attack, draw, lay, offered, seaOf, settle, totals, up, whole, type Rows } from './sea.ts';
import { drew, pass, table, won, type Seating, type Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'special-abilities'] } as const;
const { at } = seaOf(edition);

const drawn = (seat: SeatId, card: string, dice: object = {}): Command => ({
  kind: 'drawStarter',
  seat,
  card,
  ...dice,
});
const before = (options: OptionValues = {}, more: Seating = {}): Table =>
  table({ edition, options, ...more });
const begin: Command = { kind: 'beginWith', seat: 'red' };
/** Red has the Chip, and these cards lie before captains. */
const sea = (
  starters: Partial<Record<SeatId, string>>,
  rows: Rows,
  fields: FieldValues = {},
  options = {},
) => {
  const lying = Object.entries(starters).map(([seat, card]) => [`${cardOf(card)?.kind}.${seat}`, card]);
  return at(rows, { ...(Object.fromEntries(lying) as FieldValues), ...fields }, options);
};
const lying = ({ state }: Table) => (state.starters ?? []).map(({ of, card }) => [of, card]);

describe('before the game', () => {
  test('a captain sells a soul and gets an ability for it, and both lie open for everybody', () => {
    const t = before().do(drawn('blue', 'sharks'), drawn('blue', 'good-math'), begin);
    expect(lying(t)).toEqual([
      ['blue', 'sharks'],
      ['blue', 'good-math'],
    ]);
    const parts = pirateAttack.view(t.state, { kind: 'table' })['starters'];
    expect(parts).toMatchObject([
      { seat: 'blue', kind: 'soul', card: { values: { name: 'Sharks' } } },
      { seat: 'blue', kind: 'ability', card: { values: { name: 'Good Math' } } },
    ]);
  });

  test('nobody has to, and then there is nothing to show', () => {
    const t = before().do(begin);
    expect([lying(t), 'starters' in pirateAttack.view(t.state, { kind: 'table' })]).toEqual([[], false]);
  });

  test('the soul comes first, and nobody begins who has sold one and has no ability', () => {
    const t = before();
    expect(t.refused(drawn('blue', 'good-math'))).toBe('soul-first');
    t.do(drawn('blue', 'sharks'));
    expect(t.refused(begin)).toBe('ability-missing');
    expect(t.do(drawn('blue', 'bone-yard')).refused(begin)).toBeUndefined();
  });

  test.each([
    ['over-charged', 'black-market'],
    ['bad-math', 'good-math'],
    ['easy-target', 'the-vault'],
  ])('with %s the ability %s is drawn anew, and is not offered', (soul, ability) => {
    const t = before().do(drawn('blue', soul));
    expect(t.refused(drawn('blue', ability))).toBe('opposite-ability');
    const cards = offered(t, 'starter', 'blue').flatMap((one) => ('card' in one ? [one.card] : []));
    expect([cards.length, cards.includes(ability)]).toEqual([9, false]);
    expect(t.refused(drawn('blue', 'money-master'))).toBeUndefined();
  });

  test('Broken Wand with Magic Master, and Bad Customer with The Doctor, the table may keep', () => {
    expect(before().do(drawn('blue', 'broken-wand')).refused(drawn('blue', 'magic-master'))).toBeUndefined();
    expect(before().do(drawn('blue', 'bad-customer')).refused(drawn('blue', 'the-doctor'))).toBeUndefined();
  });

  test('of each card there is one, and each captain has one of a kind', () => {
    const t = before().do(drawn('blue', 'sharks'));
    expect(t.refused(drawn('red', 'sharks'))).toBe('starter-taken');
    expect(t.refused(drawn('blue', 'twins-reunite'))).toBe('starter-already');
    expect(t.refused(drawn('red', 'spy'))).toBe('no-such-starter');
  });

  test('souls of a pack that is not in play are none', () => {
    expect(table().refused(drawn('red', 'sharks'))).toBe('no-such-starter');
    expect(offered(table(), 'starter', 'red')).toEqual([]);
  });

  test('once somebody has the Chip it is too late, but for the table as it stands', () => {
    const t = before().do(begin);
    expect(t.refused(drawn('red', 'sharks'))).toBe('starters-before');
    expect(lying(t.do({ kind: 'setRight', field: 'soul', seat: 'red', value: 'sharks' }))).toEqual([
      ['red', 'sharks'],
    ]);
    expect(t.refused({ kind: 'setRight', field: 'soul', seat: 'blue', value: 'sharks' })).toBe(
      'starter-taken',
    );
    expect(lying(t.do({ kind: 'setRight', field: 'soul', seat: 'red', value: 'none' }))).toEqual([]);
  });
});

describe('a table that deals one card alone', () => {
  const one = { starters: 'one' };

  test('has souls without abilities, and abilities without souls', () => {
    const t = before(one).do(drawn('blue', 'sharks'), drawn('red', 'good-math'));
    expect(t.refused(drawn('blue', 'bone-yard'))).toBe('one-starter');
    expect(t.refused(begin)).toBeUndefined();
  });

  test('the higher of the two dice says the deck: green the abilities, red the souls', () => {
    const t = before(one);
    expect(t.refused(drawn('red', 'sharks', { green: 12, red: 7 }))).toBe('other-deck');
    expect(t.refused(drawn('red', 'good-math', { green: 7, red: 12 }))).toBe('other-deck');
    expect(t.refused(drawn('red', 'sharks', { green: 7, red: 12 }))).toBeUndefined();
    expect(t.refused(drawn('red', 'good-math', { green: 12, red: 7 }))).toBeUndefined();
  });

  test('dice of one face are thrown again, and none shows 21', () => {
    const t = before(one);
    expect(t.refused(drawn('red', 'sharks', { green: 7, red: 7 }))).toBe('dice-tied');
    expect(t.refused(drawn('red', 'sharks', { green: 1, red: 21 }))).toBe('no-such-face');
  });

  test('offers after the dice only cards of that deck', () => {
    const ways = offered(before(one), 'starter', 'blue').filter((command) => 'green' in command);
    const wrong = ways.filter(
      (command) =>
        command.kind === 'drawStarter' && command.green! > command.red! !== (command.card === 'good-math'),
    );
    expect(ways.length).toBeGreaterThan(0);
    expect(wrong.every((command) => command.kind === 'drawStarter' && command.card !== 'good-math')).toBe(
      true,
    );
  });
});

describe('Sharks', () => {
  const rows: Rows = { red: [['brigantine-10-10']], blue: [['sloop-3-3']] };
  const fought = (starters: Partial<Record<SeatId, string>>) =>
    sea(starters, rows, {}, {}).do(draw('red', 'you-must-attack-someone'), attack(1, 2), settle);

  test('has fame and no Gold Card for a ship it sinks; others have both', () => {
    expect([fought({ red: 'sharks' }).fame('red'), fought({ red: 'sharks' }).told('goldOwed')]).toEqual([
      1,
      [],
    ]);
    expect(fought({ blue: 'sharks' }).told('goldOwed')).toMatchObject([{ seat: 'red', count: 1 }]);
  });

  test('has none where the table says by hand what sank', () => {
    const t = sea({ red: 'sharks' }, rows).do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    t.do({ kind: 'sinkShip', ship: 2 }, { kind: 'endFight' });
    expect([t.fame('red'), t.told('goldOwed')]).toEqual([1, []]);
  });

  test('has none for the Royal Navy', () => {
    const t = sea({ red: 'sharks' }, { red: [['flying-dutchman-15-15']] });
    t.do(draw('red', 'royal-navy-8-8'), settle);
    expect([t.ships('red'), t.fame('red'), t.told('goldOwed')]).toEqual([1, 1, []]);
  });
});

describe('Bad Math and Good Math', () => {
  const rows: Rows = { red: [['schooner-6-6', 3]], blue: [['schooner-6-6', 2]] };
  const cards = ['skilled-blacksmith-4', 'skilled-blacksmith-2', 'lazy-carpenter-3'];
  const attacked = (starters: Partial<Record<SeatId, string>>) =>
    sea(starters, rows).do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, ...cards));

  test.each([
    ['nothing', {}, { cannons: 12, strength: 3 }],
    ['Bad Math', { red: 'bad-math' }, { cannons: 8, strength: 1 }],
    ['Good Math', { red: 'good-math' }, { cannons: 16, strength: 5 }],
    ['Bad Math before the other captain', { blue: 'bad-math' }, { cannons: 12, strength: 3 }],
  ])('with %s two plus of cannons and a minus of strength come out so', (_, starters, sum) => {
    expect(totals(attacked(starters))['attacker']).toMatchObject(sum);
  });

  test('opposites are not thrown out as long as anybody has one of them', () => {
    const drop: Command = { kind: 'dropPair', ship: 1 };
    expect(sea({ yellow: 'bad-math' }, rows).refused(drop)).toBe('pairs-stay');
    expect(sea({ yellow: 'good-math' }, rows).refused(drop)).toBe('pairs-stay');
    expect(sea({ yellow: 'sharks' }, rows).refused(drop)).toBeUndefined();
  });
});

describe('No Free Gold', () => {
  test('gold from the piles is discarded, also while hands are dealt', () => {
    const t = sea({ red: 'no-free-gold' }, {});
    t.do(draw('red', '5-gold'));
    expect([t.purse('red'), t.told('goldRefused')]).toMatchObject([[0, 0], [{ seat: 'red', gold: 5 }]]);
    const opening = before().do(drawn('red', 'no-free-gold'), drew('red', 4), drew('blue', 4));
    expect([opening.purse('red'), opening.purse('blue')]).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });

  test('gold that is won or stolen is kept', () => {
    const t = sea({ red: 'no-free-gold' }, {}, { 'gold.blue': 6 });
    t.do(won('red', 3), { kind: 'playCard', seat: 'red', card: 'thief-steal-all-of-gold', on: 'blue' });
    expect(t.do(pass('red')).purse('red')).toEqual([6, 3]);
  });
});

describe('who may buy', () => {
  const rich = { 'gold.red': 40 };
  const buys = (goods: 'cures' | 'curses' | 'magic' | 'tavern', ship?: number): Command => ({
    kind: 'buy',
    seat: 'red',
    goods,
    count: 1,
    ...(ship === undefined ? {} : { ship }),
  });
  const reasons = (soul: string) => {
    const t = table({ edition: { packs }, depth: 'cards' }).stand({ turn: 'red', ...rich, 'soul.red': soul });
    t.stand({ 'row.blue': [{ card: 'sloop-3-3' }] });
    return [buys('cures'), buys('curses', 1), buys('magic'), buys('tavern')].map((one) => t.refused(one));
  };

  test('a Bad Customer buys neither Witch Doctors nor Fortune Tellers', () => {
    expect(reasons('bad-customer')).toEqual(['bad-customer', 'bad-customer', undefined, undefined]);
  });

  test('with the Broken Wand no Magic is bought', () => {
    expect(reasons('broken-wand')).toEqual([undefined, undefined, 'broken-wand', undefined]);
  });

  test('who is banned from the bar buys no Tavern cards', () => {
    expect(reasons('banned-from-the-bar')).toEqual([undefined, undefined, undefined, 'banned-from-the-bar']);
  });

  test('a shop tells who may not buy there', () => {
    const t = sea({ red: 'bad-customer' }, {}, rich);
    const buyers = pirateAttack.view(t.state, { kind: 'console' })['buyers'];
    expect(buyers).toMatchObject([
      { seat: 'red', shop: 'market', most: 0, why: { key: 'why.bad-customer' } },
      { seat: 'red', shop: 'magic', most: 8, why: null },
    ]);
  });
});

describe('The Vault', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']] };
  const saved = { 'gold.blue': 9, 'cures.blue': 2, 'magic.blue': 2, 'cures.yellow': 1, 'magic.yellow': 1 };
  const aimed = (card: string, on: SeatId): Command => ({ kind: 'playCard', seat: 'red', card, on });

  test.each([
    'spy',
    'thieving-monkey',
    'thief-steal-1-2-of-gold',
    'thief-steal-all-of-gold',
    'steal-all-ft-from-1',
    'steal-all-magic-from-1',
  ])('nobody aims %s at it', (card) => {
    const t = sea({ blue: 'the-vault' }, rows, saved);
    expect(t.refused(aimed(card, 'blue'))).toBe('in-the-vault');
    expect(sea({ blue: 'sharks' }, rows, saved).refused(aimed(card, 'blue'))).toBeUndefined();
  });

  test('what is stolen from everybody is not stolen from it', () => {
    const t = sea({ blue: 'the-vault' }, rows, saved).do({
      kind: 'playCard',
      seat: 'red',
      card: 'steal-all-ft-from-all',
    });
    expect(['red', 'blue', 'yellow'].map((seat) => savedCures(t.state, seat as SeatId))).toEqual([1, 2, 0]);
  });

  test('it is no help against High Winds', () => {
    expect(sea({ blue: 'the-vault' }, rows).refused(aimed('high-winds', 'blue'))).toBeUndefined();
  });

  test('a Thief is refused where cards are not told, too', () => {
    const t = table({ edition }).stand({ turn: 'red', 'gold.blue': 4, 'ability.blue': 'the-vault' });
    expect(t.refused({ kind: 'robGold', seat: 'red', from: 'blue', share: 'all' })).toBe('in-the-vault');
  });
});

describe('The Doctor', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] };
  const bought = (count: number, ship?: number): Command => ({
    kind: 'buy',
    seat: 'red',
    goods: 'curses',
    count,
    ...(ship === undefined ? {} : { ship }),
  });
  const place = (ship?: number): Command => ({
    kind: 'placeCard',
    seat: 'blue',
    ...(ship === undefined ? {} : { ship }),
  });
  const doctor = () => sea({ blue: 'the-doctor' }, rows, { 'gold.red': 20, 'gold.blue': 20 });
  const above = ({ state }: Table) => [1, 2, 3].map((ship) => cursesAbove(state, ship));

  test('says where each Witch Doctor goes that another buys', () => {
    const t = doctor().do(bought(2));
    expect(t.told('placeOwed')).toMatchObject([{ seat: 'blue', of: 'red', count: 2, what: 'curse' }]);
    expect(t.refused(pass('red'))).toBe('place-first');
    expect(t.do(place(1), place(3)).refused(place(1))).toBe('nothing-to-place');
    expect([above(t), t.purse('red'), whole(t)]).toEqual([[1, 0, 1], [10, 0], true]);
  });

  test('is asked on the own phone, and the buyer names no ship', () => {
    const t = doctor();
    expect(t.refused(bought(1, 2))).toBe('placed-by-another');
    t.do(bought(1));
    expect(pirateAttack.prompts(t.state).find(({ kind }) => kind === 'place')?.whom).toEqual(['blue']);
    expect(offered(t, 'place', 'blue')).toEqual([place(1), place(2), place(3)]);
  });

  test('lays the own ones as everybody does', () => {
    const t = doctor().do(draw('red'), { kind: 'discardCard', seat: 'red' }, pass('red'));
    t.do({ ...bought(1, 1), seat: 'blue' } as Command);
    expect([above(t), t.told('placeOwed')]).toEqual([[1, 0, 0], []]);
  });

  test('waits no longer where every ship is gone', () => {
    const t = doctor().do(bought(1)).stand({ 'row.red': [], 'row.blue': [], 'row.yellow': [] });
    expect(offered(t, 'place', 'blue')).toEqual([place()]);
    expect(t.do(place()).refused(pass('red'))).toBe('nothing-played');
  });

  test('is not waited for once cards are not told any more', () => {
    const t = doctor().do(bought(1), { kind: 'setDepth', depth: 'fights' });
    expect(t.refused(pass('red'))).toBeUndefined();
  });
});

describe('the Magic Master', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4', 0, 0, 0, false, { hidden: true }]] };
  const saved = { 'magic.red': 1, 'magic.yellow': 1 };
  const laid: Command = { kind: 'layMagic', seat: 'red' };

  test('says under which ship the Magic of another goes, and who lays it has it no more', () => {
    const t = sea({ yellow: 'magic-master' }, rows, saved);
    expect(t.refused(lay('red', 1))).toBe('placed-by-another');
    t.do(laid, { kind: 'placeCard', seat: 'yellow', ship: 1 });
    expect([magicUnder(t.state, 1), savedMagic(t.state, 'red'), whole(t)]).toEqual([1, 0, true]);
  });

  test('does not reach beneath the Sails of others', () => {
    const t = sea({ yellow: 'magic-master' }, rows, saved).do(laid);
    expect(t.refused({ kind: 'placeCard', seat: 'yellow', ship: 2 })).toBe('ship-hidden');
    expect(offered(t, 'place', 'yellow')).toEqual([{ kind: 'placeCard', seat: 'yellow', ship: 1 }]);
  });

  test('changes nothing about Magic that lies face up', () => {
    const t = sea({ yellow: 'magic-master' }, { red: [['sloop-3-3']] }, saved);
    t.do({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 });
    expect([t.ships('red'), t.told('placeOwed')]).toEqual([2, []]);
  });

  test('lays the own as everybody does', () => {
    const t = sea({ red: 'magic-master' }, rows, saved);
    expect(t.refused(laid)).toBe('which-ship');
    expect(magicUnder(t.do(lay('red', 1)).state, 1)).toBe(1);
  });
});

describe('Raid The Shop', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']] };
  const saved = ({ state }: Table) => [savedCures(state, 'blue'), savedMagic(state, 'blue')];
  const closes = (card: string): Command => ({ kind: 'playCard', seat: 'red', card });
  const put = (ship: number, seat: SeatId = 'blue'): Command => ({ kind: 'placeCard', seat, ship });
  const raider = (starters: Partial<Record<SeatId, string>> = {}, fields: FieldValues = {}) =>
    sea({ blue: 'raid-the-shop', ...starters }, rows, fields);

  test('takes a Magic card as the Magic Shop is shut', () => {
    const t = raider().do(closes('close-magic-shop'));
    expect([saved(t), t.told('placeOwed'), whole(t)]).toEqual([[0, 1], [], true]);
  });

  test('takes a Fortune Teller as the Market is shut, and a Witch Doctor for a ship of somebody else', () => {
    const t = raider().do(closes('close-market'));
    expect(t.refused(put(2))).toBe('on-foes-alone');
    expect(offered(t, 'place', 'blue')).toEqual([put(1)]);
    t.do(put(1));
    expect([saved(t), cursesAbove(t.state, 1), whole(t)]).toEqual([[1, 0], 1, true]);
  });

  test('takes one of each as all are shut', () => {
    const t = raider().do(closes('close-all-markets'), put(1));
    expect([saved(t), cursesAbove(t.state, 1)]).toEqual([[1, 1], 1]);
  });

  test('takes again from a shop that was shut already', () => {
    const t = raider().do({ kind: 'closeShop', shop: 'magic' }, closes('close-magic-shop'));
    expect([saved(t), t.state.shops.magic?.open]).toEqual([[0, 2], false]);
  });

  test('lets The Doctor say where the Witch Doctor goes, on any ship', () => {
    const t = raider({ yellow: 'the-doctor' }).do(closes('close-market'));
    expect(cursesAbove(t.do(put(2, 'yellow')).state, 2)).toBe(1);
  });

  test('gets no Witch Doctor where nobody else has a ship, and nothing that has run out', () => {
    const t = sea({ blue: 'raid-the-shop' }, { blue: [['sloop-3-4']] }, { 'cures.yellow': 25 });
    t.do(closes('close-market'));
    expect([t.told('shopRaided').length, t.told('placeOwed'), saved(t)]).toEqual([1, [], [0, 0]]);
  });

  test('is told where cards are not counted', () => {
    const t = table({ edition }).stand({ turn: 'red', 'ability.blue': 'raid-the-shop' });
    expect(t.do({ kind: 'closeShop', shop: 'market', all: true }).told('shopRaided')).toMatchObject([
      { seat: 'blue', shop: 'market' },
      { seat: 'blue', shop: 'magic' },
    ]);
  });
});

describe('own prices', () => {
  const buys = (goods: 'cures' | 'magic' | 'tavern', count = 1): Command => ({
    kind: 'buy',
    seat: 'red',
    goods,
    count,
  });
  const at5 = (card: string, options: OptionValues = {}) =>
    table({ edition: { packs }, options }).stand({
      turn: 'red',
      'gold.red': 40,
      [`${cardOf(card)?.kind}.red`]: card,
    });
  const paid = (t: Table, ...commands: readonly Command[]) => 40 - t.do(...commands).purse('red')[0];

  test('Over Charged: every shop asks double, the Tavern too', () => {
    expect(paid(at5('over-charged'), buys('cures'))).toBe(10);
    expect(paid(at5('over-charged'), buys('magic'))).toBe(10);
    expect(paid(at5('over-charged'), buys('tavern'))).toBe(20);
  });

  test.each([
    ['up', 3, 5],
    ['down', 2, 5],
  ])('Black Market: half of the whole bill, rounded %s', (halfRound, one, two) => {
    expect(paid(at5('black-market', { halfRound }), buys('cures'))).toBe(one);
    expect(paid(at5('black-market', { halfRound }), buys('cures', 2))).toBe(two);
    expect(paid(at5('black-market', { halfRound }), buys('tavern'))).toBe(5);
  });

  test('Black Market: a shop that is shut sells at the price it asked last', () => {
    const shut: Command = { kind: 'closeShop', shop: 'market' };
    expect(
      paid(at5('black-market'), { kind: 'openShop', shop: 'market', price: 10 }, shut, buys('cures')),
    ).toBe(5);
    expect(at5('over-charged').do(shut).refused(buys('cures'))).toBe('shop-shut');
  });

  test('of others the prices stay', () => {
    const t = at5('over-charged').stand({ 'soul.red': 'none', 'soul.blue': 'over-charged' });
    expect(paid(t, buys('cures'))).toBe(5);
  });
});
