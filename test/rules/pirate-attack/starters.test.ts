import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { cardOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { BuyerPart } from '../../../src-main/rules/pirate-attack/view/shops.ts';
import {
  cardsUnder,
  cursesAbove,
  deckLeft,
  handSize,
  magicUnder,
  savedCures,
  savedMagic,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import {
  afloat,
  attack,
  draw,
  ids,
  lay,
  met,
  offered,
  row,
  seaOf,
  settle,
  totals,
  up,
  whole,
  type Rows,
} from './sea.ts';
import { isOut } from '../../../src-main/rules/pirate-attack/state.ts';
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
  test('only a card of those two decks answers who sells a soul', () => {
    const { state } = before();
    const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'starter')!;
    const read = (row: string) =>
      pirateAttack.interpret(state, prompt, [{ kind: 'card', row, copy: 1 }], 'blue');
    expect([read('sharks'), read('spy')]).toMatchObject([
      { kind: 'command', command: drawn('blue', 'sharks') },
      { kind: 'unfit' },
    ]);
  });

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

  test('a die shows one at least and twenty at most', () => {
    const t = before(one);
    const code = (red: number, green: number) => t.refused(drawn('red', 'sharks', { green, red }));
    expect([code(2, 0), code(2, 1), code(20, 1), code(21, 1)]).toEqual([
      'no-such-face',
      undefined,
      undefined,
      'no-such-face',
    ]);
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

describe('the two dice for one card alone', () => {
  const at = () => before({ starters: 'one' });
  const prompt = ({ state }: Table) =>
    pirateAttack.prompts(state).find(({ kind }) => kind === 'starter') ?? raise('nothing is asked');
  const raise = (why: string): never => {
    throw new Error(why);
  };
  const shown = (die: string, face: string): Sign => ({ kind: 'face', die, face });
  const card = (row: string): Sign => ({ kind: 'card', row });
  const said = (t: Table, ...signs: readonly Sign[]) =>
    pirateAttack.interpret(t.state, prompt(t), signs, 'blue');

  test.each([
    ['green and red', [shown('green-20', '12'), shown('red-20', '7')]],
    ['red and green', [shown('red-20', '7'), shown('green-20', '12')]],
  ])('are read where they lie, in either order: %s', (_, dice) => {
    const t = at();
    expect(said(t, ...dice, card('bone-yard'))).toEqual({
      kind: 'command',
      command: drawn('blue', 'bone-yard', { green: 12, red: 7 }),
    });
    expect(t.refused(drawn('blue', 'sharks', { green: 12, red: 7 }))).toBe('other-deck');
  });

  test('of one face are thrown again, and the card waits for both', () => {
    const t = at();
    const tied = [shown('green-20', '9'), shown('red-20', '9')];
    expect(said(t, ...tied)).toEqual({ kind: 'incomplete', missing: ['die'] });
    const again = [shown('red-20', '12'), shown('green-20', '5')];
    expect(said(t, ...tied, ...again)).toEqual({ kind: 'incomplete', missing: ['card'] });
    expect(said(t, ...tied, ...again, card('sharks'))).toEqual({
      kind: 'command',
      command: drawn('blue', 'sharks', { green: 5, red: 12 }),
    });
    expect(said(t, shown('green-20', '9'))).toMatchObject({ kind: 'incomplete' });
  });

  test('are named where they can be thrown by chance, and not where each gets a soul and an ability', () => {
    const dice = (t: Table) => {
      const pressed = pirateAttack.press(t.state, prompt(t), [], 'blue');
      return pressed?.kind === 'open' ? pressed.step.dice : undefined;
    };
    expect(dice(at())).toEqual(['green-20', 'red-20']);
    expect(dice(before())).toBeUndefined();
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

  test('and for which card it asks another price than its sign says', () => {
    const cards = (starter: string) => {
      const parts = pirateAttack.view(sea({ red: starter }, {}, rich).state, { kind: 'console' });
      return (parts['buyers'] as readonly BuyerPart[]).map(({ by }) => by?.map(({ values }) => values));
    };
    expect(cards('over-charged')).toEqual(Array(2).fill([{ name: 'Over Charged' }]));
    expect(cards('bad-math')).toEqual([undefined, undefined]);
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
    expect(t.do(laid).refused({ kind: 'placeCard', seat: 'yellow' })).toBe('which-ship');
    t.do({ kind: 'placeCard', seat: 'yellow', ship: 1 });
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

describe('Twins Reunite', () => {
  const twin: Rows = { red: [['schooner-5-5']], blue: [['sloop-3-3', 1], ['sloop-3-4'], ['sloop-3-3']] };
  const lays = (card: string, seat: SeatId = 'red'): Command => ({ kind: 'layShip', seat, card });

  test('whoever lays a ship gets all that are as large, with what lies under them', () => {
    const t = sea({ blue: 'twins-reunite' }, twin).do({ kind: 'playCard', seat: 'red', card: 'sloop-3-3' });
    expect([ids(t, 'red'), ids(t, 'blue'), cardsUnder(t.state, 2), whole(t)]).toEqual([
      [1, 5, 2, 4],
      [3],
      1,
      true,
    ]);
  });

  test('its own captain lays ships as before, and another size takes nothing', () => {
    const t = sea({ blue: 'twins-reunite' }, twin).do(lays('sloop-3-3', 'blue'), lays('sloop-4-4'));
    expect([ids(t, 'red'), ids(t, 'blue')]).toEqual([
      [1, 6],
      [2, 3, 4, 5],
    ]);
  });

  test('a ship that was raised takes them too, one that a Reincarnation brings back does not', () => {
    const raised = sea(
      { blue: 'twins-reunite' },
      { yellow: [['sloop-3-4']], blue: [['sloop-3-4']] },
      { 'magic.red': 1 },
    );
    raised.do(
      { kind: 'sinkShip', ship: 2 },
      { kind: 'playMagic', seat: 'red', card: 'raise-the-dead', grave: 0 },
    );
    expect([raised.ships('red'), raised.ships('blue')]).toEqual([2, 0]);
    const back = sea({ blue: 'twins-reunite' }, { yellow: [['sloop-3-4']], blue: [['sloop-3-4']] });
    back.do({ kind: 'sinkShip', ship: 2 }, { kind: 'returnShip', seat: 'yellow' });
    expect([back.ships('yellow'), back.ships('blue')]).toEqual([1, 1]);
  });

  test('what is hidden stays, and an armada that loses its ships ends', () => {
    const rows: Rows = {
      blue: [
        ['sloop-3-3', 0, 0, 0, true],
        ['sloop-3-4', 0, 0, 0, true],
        ['sloop-3-3', 0, 0, 0, false, { hidden: true }],
      ],
    };
    const t = sea({ blue: 'twins-reunite' }, rows).do(lays('sloop-3-3'));
    expect([ids(t, 'red'), ids(t, 'blue'), t.state.armadas.blue]).toEqual([[4, 1], [2, 3], undefined]);
  });

  test.each([
    [false, [1, 1]],
    [true, [2, 0]],
  ])('a Duplicate takes them where the table has it so: %s', (twinsDuplicate, ships) => {
    const t = sea(
      { blue: 'twins-reunite' },
      { blue: [['sloop-3-3']] },
      { 'magic.red': 1 },
      { twinsDuplicate },
    );
    t.do({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 });
    expect([t.ships('red'), t.ships('blue')]).toEqual(ships);
  });

  test.each([
    ['never', [1, 2]],
    ['same', [2, 1]],
  ])('ability ships: %s', (twinsAbility, ships) => {
    const rows: Rows = { blue: [['unknown-size-ship-x-x'], ['schooner-6-6']] };
    const t = sea({ blue: 'twins-reunite' }, rows, {}, { twinsAbility }).do(lays('unknown-size-ship-x-x'));
    expect([t.ships('red'), t.ships('blue')]).toEqual(ships);
    const other = sea({ blue: 'twins-reunite' }, rows, {}, { twinsAbility }).do(lays('insured-ship-6-6'));
    expect([other.ships('red'), other.ships('blue')]).toEqual([1, 2]);
  });
});

describe('Size Limit', () => {
  const lays = (card: string): Command => ({ kind: 'playCard', seat: 'red', card });

  test.each([
    ['sloop-4-4', 1],
    ['schooner-7-7', 1],
    ['brigantine-7-8', 0],
    ['flying-dutchman-15-15', 0],
  ])('%s: %i ships stay', (card, ships) => {
    const t = sea({ red: 'size-limit' }, {}).do(lays(card));
    expect([t.ships('red'), t.state.play.played, t.state.dead, whole(t)]).toEqual([ships, true, [], true]);
  });

  test('a larger ship takes its twins first, and then all of them are discarded', () => {
    const rows: Rows = { blue: [['brigantine-8-8', 1], ['sloop-3-3']] };
    const t = sea({ red: 'size-limit', blue: 'twins-reunite' }, rows).do(lays('brigantine-8-8'));
    expect([ids(t, 'red'), ids(t, 'blue'), t.told('shipDiscarded').length, whole(t)]).toEqual([
      [],
      [2],
      2,
      true,
    ]);
  });

  test('a larger ship that is told by hand is laid away once', () => {
    const t = sea({ red: 'size-limit' }, { blue: [['sloop-3-3']] });
    t.do({ kind: 'layShip', seat: 'red', card: 'brigantine-8-8' });
    const { table: open, discard: away } = t.state.zones;
    expect([open?.count, away?.known.map(({ card }) => card), whole(t)]).toEqual([
      1,
      ['brigantine-8-8'],
      true,
    ]);
  });

  test('may duplicate a ship of any size', () => {
    const t = sea({ red: 'size-limit' }, { blue: [['brigantine-8-8']] }, { 'magic.red': 1 });
    expect(t.do({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 }).ships('red')).toBe(1);
  });

  test('copies stay, and so does what nobody has named', () => {
    const rows: Rows = {
      red: [['unknown'], ['brigantine-8-8', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]],
      blue: [['brigantine-8-8']],
    };
    expect(afloat(sea({ red: 'size-limit' }, rows).do(lays('sloop-3-3')))).toEqual([3, 1, 0]);
  });

  test('a ship that changes sides to it goes too, and its copies sink with it', () => {
    const rows: Rows = {
      blue: [['brigantine-8-8']],
      yellow: [['brigantine-8-8', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]],
    };
    const t = sea({ red: 'size-limit' }, rows).do({ kind: 'moveShip', ship: 1, to: 'red' });
    expect([afloat(t), t.state.dead, whole(t)]).toEqual([[0, 0, 0], [], true]);
  });

  test.each([
    ['schooner', 1],
    ['none', 0],
  ])('counts ability ships as %s', (abilityClass, ships) => {
    const t = sea({ red: 'size-limit' }, {}, {}, { abilityClass }).do(lays('insured-ship-6-6'));
    expect(t.ships('red')).toBe(ships);
  });
});

describe('Re-Direction', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['schooner-6-6']], yellow: [['brigantine-8-8']] };
  const refuses = (ship: number, seat: SeatId = 'blue'): Command => ({ kind: 'redirectAttack', seat, ship });
  const others = (ship: number, target: number): Command => ({
    kind: 'attack',
    seat: 'red',
    how: 'others',
    ship,
    target,
  });
  const four = { seats: ['red', 'blue', 'yellow', 'green'] as const };
  const forced = () =>
    at({ ...rows, green: [['sloop-4-4']] }, { 'ability.blue': 're-direction' }, {}, four).do(
      draw('red', 'force-someone-to-attack'),
      others(3, 2),
    );

  test('whoever is attacked by others names somebody else, whose ship fights instead', () => {
    const t = forced().do(refuses(4));
    expect(t.state.fight?.defender).toEqual({ seat: 'green', ships: [4] });
    expect([t.refused(refuses(4)), t.do(settle).ships('green')]).toEqual(['no-refusal', 0]);
  });

  test('neither an own ship, nor the attacker, nor who drew the card while another is there', () => {
    const t = forced();
    expect(t.refused(refuses(2))).toBe('redirects-to-oneself');
    expect(t.refused(refuses(3))).toBe('same-captain');
    expect(t.refused(refuses(1))).toBe('drawer-last');
    expect(offered(t, 're-direct', 'blue')).toEqual([refuses(4)]);
  });

  test('nothing is offered where nobody else can be attacked, nor once something is turned up', () => {
    const t = forced().do(...up(2, 'skilled-carpenter-5'));
    expect(t.refused(refuses(4))).toBe('no-refusal');
    const alone = at(
      { red: rows.red!, blue: rows.blue! },
      { 'ability.blue': 're-direction', turn: 'yellow' },
    );
    alone.do(draw('yellow', 'force-someone-to-attack'), { ...others(1, 2), seat: 'yellow' } as Command);
    expect(alone.told('refusalOffered')).toEqual([]);
  });

  test.each([
    [false, 'no-refusal'],
    [true, undefined],
  ])('You Must Attack Someone is refused only where the table has it so: %s', (redirectYMA, code) => {
    const t = at(rows, { 'ability.blue': 're-direction' }, { redirectYMA });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    expect(t.refused(refuses(3))).toBe(code);
  });

  test('an attack at the end of the game is refused, which no card asks for', () => {
    const seats = ['red', 'blue', 'yellow', 'green', 'white'] as const;
    const t = at({ ...rows, green: [['sloop-4-4']] }, { 'ability.blue': 're-direction' }, {}, { seats });
    const hands = { 'hand.red': 0, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 99 };
    const before = t.stand(hands);
    const left = deckLeft(before.state) + handSize(before.state, 'white');
    t.stand({ 'hand.white': left }).do(attack(1, 2));
    expect([deckLeft(t.state), t.refused(refuses(3))]).toEqual([0, undefined]);
  });

  test('Force An Attack is no attack card', () => {
    const t = seaOf({ packs }).at(rows, { 'ability.blue': 're-direction', 'magic.red': 1 });
    t.do({ kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 3, to: 2 });
    if (!t.state.fight) t.do(draw('red'));
    expect(t.state.fight?.refuses).toBeUndefined();
  });
});

describe('Bone Yard', () => {
  const rows: Rows = { red: [['brigantine-10-10']], blue: [['sloop-3-3', 0, 1]], yellow: [['sloop-3-4']] };
  const take = (ship: number, seat: SeatId = 'yellow'): Command => ({ kind: 'takeWreck', seat, ship });
  const yard = (fields: FieldValues = {}, options: OptionValues = {}) =>
    sea({ yellow: 'bone-yard' }, rows, { 'gold.yellow': 10, ...fields }, options).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
    );

  test('for five gold gets a ship that has just sunk, bare at the right end of the row', () => {
    const t = yard().do(...up(2, 'confusion-left'), settle);
    expect(offered(t, 'bone-yard', 'yellow')).toContainEqual(take(2));
    t.do(take(2));
    expect([row(t, 'yellow'), t.purse('yellow'), t.state.dead, whole(t)]).toEqual([
      ['sloop-3-4', 'sloop-3-3'],
      [5, 0],
      [],
      true,
    ]);
    expect(t.refused(take(2))).toBe('no-wreck');
  });

  test('not turns later, and not without gold', () => {
    const sunk = () => yard().do(...up(2, 'double-ships-cannons'), settle);
    expect(sunk().stand({ 'gold.yellow': 4 }).refused(take(2))).toBe('too-dear');
    const t = sunk();
    t.do({ kind: 'takeGold', seat: 'red', gold: 2, how: 'won' }, draw('blue'));
    expect(t.refused(take(2))).toBe('no-wreck');
  });

  test('is not asked while everybody sees that it cannot pay', () => {
    const asked = (fields: FieldValues) =>
      pirateAttack
        .prompts(
          yard()
            .do(...up(2, 'double-ships-cannons'), settle)
            .stand(fields).state,
        )
        .some(({ kind }) => kind === 'bone-yard');
    expect([asked({ 'gold.yellow': 5 }), asked({ 'gold.yellow': 4 })]).toEqual([true, false]);
    expect(asked({ 'gold.yellow': 0, 'locked.yellow': 9 })).toBe(false);
  });

  test('gets what an ability ship does as it comes', () => {
    const t = sea({ yellow: 'bone-yard' }, { blue: [['extra-gold-ship-6-6']] }, { 'gold.yellow': 5 });
    t.do({ kind: 'sinkShip', ship: 1 }, take(1));
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'yellow', count: 3 }]);
  });

  test('gets the ship off the discards, or the one that a Reincarnation has brought back', () => {
    const away = (t: Table) => {
      const before = countAt(t.state.zones, 'discard');
      return before - countAt(t.do(take(2)).state.zones, 'discard');
    };
    const sunk = yard().do(...up(2, 'confusion-left'), settle);
    const back = yard({}, { reincarnationFirst: false }).do(...up(2, 'reincarnation'), settle);
    expect([away(sunk), away(back)]).toEqual([1, 0]);
  });

  test('brings back a captain who is out', () => {
    const t = sea(
      { yellow: 'bone-yard' },
      { blue: [['sloop-3-3'], ['sloop-3-4']] },
      { 'gold.yellow': 5, 'out.yellow': true },
    );
    t.do({ kind: 'sinkShip', ship: 1 }, take(1));
    expect([isOut(t.state, 'yellow'), t.ships('yellow')]).toEqual([false, 1]);
  });

  test('gets no copy, since its card is no ship', () => {
    const copies: Rows = {
      blue: [['sloop-3-3'], ['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]],
    };
    const t = sea({ yellow: 'bone-yard' }, copies, { 'gold.yellow': 5 }).do({ kind: 'sinkShip', ship: 2 });
    expect(t.refused(take(2))).toBe('no-wreck');
  });

  test.each([
    [true, 'no-wreck'],
    [false, undefined],
  ])('a Reincarnation comes first: %s', (reincarnationFirst, code) => {
    const t = yard({}, { reincarnationFirst }).do(...up(2, 'reincarnation'), settle);
    expect([t.ships('blue'), t.refused(take(2))]).toEqual([1, code]);
    if (code) return;
    t.do(take(2));
    expect([t.ships('blue'), row(t, 'yellow'), whole(t)]).toEqual([0, ['sloop-3-4', 'sloop-3-3'], true]);
  });

  test.each([
    [true, 5],
    [false, 10],
  ])('its fee is the same for everybody: %s', (feesFlat, paid) => {
    const t = yard({ 'soul.yellow': 'over-charged' }, { feesFlat }).do(...up(2, 'confusion-left'), settle);
    expect(t.do(take(2)).purse('yellow')).toEqual([10 - paid, 0]);
  });

  test('the Navy’s round plays through a Reincarnation and three Bone Yard windows', () => {
    const fleet: Rows = {
      red: [['sloop-3-3'], ['sloop-3-4']],
      blue: [['sloop-4-4', 0, 1]],
      yellow: [['schooner-5-5']],
    };
    const t = sea({ yellow: 'bone-yard' }, fleet, { 'gold.yellow': 20 }).do(draw('red', 'royal-navy-12-12'));
    // From the right of whoever drew it.
    t.do(settle, take(2), settle, take(1));
    expect(met(t)).toEqual([[2], [1], [3]]);
    t.do(...up(3, 'reincarnation'), settle);
    expect([t.ships('blue'), t.refused(take(3))]).toEqual([1, 'no-wreck']);
    t.do(settle, take(4));
    expect([row(t, 'yellow'), t.purse('yellow'), t.state.agenda, whole(t)]).toEqual([
      ['sloop-3-4', 'sloop-3-3', 'schooner-5-5'],
      [5, 0],
      [],
      true,
    ]);
  });
});

describe('Re-Use The Spell', () => {
  const rows: Rows = { red: [['brigantine-10-10']], blue: [['sloop-3-3', 0, 2]] };
  const take = (ship: number, count: number): Command => ({
    kind: 'reuseMagic',
    seat: 'yellow',
    ship,
    count,
  });
  const fought = (...cards: readonly string[]) =>
    sea({ yellow: 're-use-the-spell' }, rows).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(2, ...cards),
      settle,
    );

  test('takes Magic that did nothing for a ship that sank in a fight, but not the Reincarnation that has worked', () => {
    const t = fought('reincarnation', 'reincarnation');
    expect(offered(t, 're-use', 'yellow')).toEqual([take(2, 1)]);
    expect([savedMagic(t.do(take(2, 1)).state, 'yellow'), whole(t), t.refused(take(2, 1))]).toEqual([
      1,
      true,
      'no-spells',
    ]);
  });

  test('not what has worked in the fight', () => {
    const t = fought('confusion-left', 'double-ships-strength');
    expect([t.ships('blue'), t.told('offerMade')]).toEqual([0, []]);
  });

  test('takes what lay under a ship that a Sea Creature sank, and fewer of them if it likes', () => {
    const t = sea({ yellow: 're-use-the-spell' }, rows);
    t.do({ kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 2, sinks: true });
    expect([t.refused(take(2, 3)), savedMagic(t.do(take(2, 1)).state, 'yellow')]).toEqual(['bad-count', 1]);
  });

  test('takes all of it but for a Reincarnation that brought the ship back', () => {
    const left = (aim: object) =>
      offered(
        sea({ yellow: 're-use-the-spell' }, rows).do({
          kind: 'playCard',
          seat: 'red',
          card: 'sea-creature-4',
          ship: 2,
          sinks: true,
          ...aim,
        }),
        're-use',
        'yellow',
      );
    expect([left({}), left({ returns: true })]).toEqual([[take(2, 2), take(2, 1)], [take(2, 1)]]);
  });

  test('takes nothing from a storm', () => {
    const t = sea({ yellow: 're-use-the-spell' }, rows).do(draw('red', 'hurricane'), { kind: 'endRound' });
    expect([t.ships('blue'), t.told('offerMade')]).toEqual([0, []]);
  });
});

test('an attack is told with its card where somebody might refuse it, and without where nobody has an ability', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']] };
  const card = 'you-must-attack-someone';
  const told = (t: Table) => t.do(draw('red', card), attack(1, 2)).told('attackDeclared');
  expect(told(sea({ blue: 'sharks' }, rows))).toMatchObject([{ card }]);
  expect(told(sea({}, rows))[0]).not.toHaveProperty('card');
});

describe('the Money Master', () => {
  const along = (goods: 'cures' | 'curses' | 'magic', count: number, ship?: number): Command => ({
    kind: 'spendAlong',
    seat: 'blue',
    goods,
    count,
    ...(ship === undefined ? {} : { ship }),
  });
  const buys = (count: number): Command => ({ kind: 'buy', seat: 'red', goods: 'cures', count });
  const master = (options: OptionValues = {}, fields: FieldValues = {}) =>
    sea({ blue: 'money-master' }, { red: [['sloop-3-3']] }, { 'gold.red': 30, ...fields }, options);

  test('spends as much gold of the bank as another has spent, on one thing or several', () => {
    const t = master().do(buys(2), along('magic', 1), along('cures', 1));
    expect([savedMagic(t.state, 'blue'), savedCures(t.state, 'blue'), t.purse('blue')]).toEqual([
      1,
      1,
      [0, 0],
    ]);
    expect([t.purse('red'), t.refused(along('cures', 1)), whole(t)]).toEqual([[20, 0], 'no-spree', true]);
  });

  test('is offered nothing where another spends nothing', () => {
    const t = master().do(draw('red'));
    expect(t.told('offerMade')).toEqual([]);
    expect(t.do({ kind: 'playCard', seat: 'red', card: 'close-market' }).told('offerMade')).toEqual([]);
  });

  test('may add own gold, and cannot spend what nobody has', () => {
    const t = master({}, { 'gold.blue': 7 }).do(buys(1));
    expect(t.refused(along('cures', 3))).toBe('too-dear');
    expect([t.do(along('cures', 2)).purse('blue'), savedCures(t.state, 'blue')]).toEqual([[2, 0], 2]);
  });

  test('is asked for one thing or as many as nine at once', () => {
    const counts = offered(master().do(buys(2)), 'spree', 'blue').flatMap((command) =>
      command.kind === 'spendAlong' && command.goods === 'magic' ? [command.count] : [],
    );
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('is asked only while something is sold that this gold pays for, with the own', () => {
    const pays = (gold: number): Command => ({ kind: 'payGold', seat: 'red', gold });
    const asked = (fields: FieldValues, ...commands: readonly Command[]) =>
      pirateAttack
        .prompts(master({ masterSpends: 'all' }, fields).do(...commands).state)
        .some(({ kind }) => kind === 'spree');
    expect([asked({}, pays(5)), asked({}, pays(4)), asked({ 'gold.blue': 1 }, pays(4))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(asked({}, { kind: 'closeShop', shop: 'market', all: true }, pays(5))).toBe(false);
  });

  test('loses what is left of it with the next fact, and needs a shop that is open', () => {
    const t = master().do({ kind: 'closeShop', shop: 'magic' }, buys(2));
    expect(t.refused(along('magic', 1))).toBe('shop-shut');
    expect(t.do(draw('red')).refused(along('cures', 1))).toBe('no-spree');
  });

  test('lays a Witch Doctor on a ship at once', () => {
    const t = master().do(buys(1), along('curses', 1, 1));
    expect(cursesAbove(t.state, 1)).toBe(1);
  });

  test('has nothing of the own purchases', () => {
    const t = master({}, { 'gold.blue': 10, turn: 'blue' }).do({ ...buys(1), seat: 'blue' } as Command);
    expect(t.refused(along('cures', 1))).toBe('no-spree');
  });

  test.each([
    ['purchases', 'no-spree'],
    ['all', undefined],
  ])('spends along with %s', (masterSpends, code) => {
    const t = master({ masterSpends }).do({ kind: 'payGold', seat: 'red', gold: 5 });
    expect(t.refused(along('cures', 1))).toBe(code);
  });
});

describe('No Free Gold, where gold comes by itself', () => {
  test.each([
    ['literal', 0],
    ['piles', 10],
  ])('an insured ship: %s', (noFreeGold, gold) => {
    const t = sea({ red: 'no-free-gold' }, { red: [['insured-ship-6-6']] }, {}, { noFreeGold });
    const [free, locked] = t.do({ kind: 'sinkShip', ship: 1 }).purse('red');
    expect(free + locked).toBe(gold);
  });

  test.each([
    ['literal', []],
    ['piles', [{ seat: 'red', count: 3 }]],
  ])('the Gold Cards of a ship: %s', (noFreeGold, owed) => {
    const t = sea({ red: 'no-free-gold' }, {}, {}, { noFreeGold });
    t.do({ kind: 'playCard', seat: 'red', card: 'extra-gold-ship-6-6' });
    expect(t.told('goldOwed')).toMatchObject(owed);
  });
});

describe('the Easy Target', () => {
  const plays = (card: string, on: SeatId): Command => ({ kind: 'playCard', seat: 'red', card, on });
  const guards = (seat: SeatId): Command => ({ kind: 'answerCard', seat, card: 'guard' });
  const gold = { 'gold.blue': 6, 'gold.yellow': 8 };
  const target = (fields: FieldValues = {}) => sea({ yellow: 'easy-target' }, {}, { ...gold, ...fields });
  const purses = (t: Table) => ['red', 'blue', 'yellow'].map((seat) => t.purse(seat as SeatId)[0]);
  const half = 'thief-steal-1-2-of-gold';

  test('is robbed whenever another is', () => {
    expect(purses(target().do(plays(half, 'blue'), pass('red')))).toEqual([7, 3, 4]);
  });

  test('is robbed of the last gold too, and of none where there is none', () => {
    const robbed = (left: number) => {
      const t = table({ edition }).stand({ turn: 'red', 'gold.blue': 6, 'soul.yellow': 'easy-target' });
      t.stand({ 'gold.yellow': left }).do({ kind: 'robGold', seat: 'red', from: 'blue', share: 'all' });
      return t.told('goldRobbed').map(({ from, free }) => [from, free]);
    };
    expect([robbed(1), robbed(0)]).toEqual([
      [
        ['blue', 6],
        ['yellow', 1],
      ],
      [['blue', 6]],
    ]);
  });

  test('stops that for the own part alone, by the own Guard', () => {
    const t = target().do(plays(half, 'blue'), guards('yellow'));
    expect(t.told('escapedAlong')).toMatchObject([{ seat: 'yellow', of: 'red' }]);
    expect(purses(t.do(pass('red')))).toEqual([3, 3, 8]);
  });

  test('may still stop it once whoever is robbed has', () => {
    const t = target().do(plays(half, 'blue'), guards('blue'));
    expect(offered(t, 'react', 'yellow')).toEqual([guards('yellow')]);
    expect(purses(t.do(pass('red')))).toEqual([4, 6, 4]);
  });

  test('is no more than robbed where it is aimed at, and robs as others do', () => {
    expect(purses(target().do(plays(half, 'yellow'), pass('red')))).toEqual([4, 6, 4]);
    const thief = sea({ red: 'easy-target' }, {}, { 'gold.blue': 6, 'gold.red': 4 });
    expect(purses(thief.do(plays(half, 'blue'), pass('red')))).toEqual([7, 3, 0]);
  });

  test('is spied on along, loses a card by the Thieving Monkey, and cures and Magic', () => {
    const hands = (card: string) => {
      const t = target({ 'cures.blue': 2, 'cures.yellow': 2, 'magic.blue': 1, 'magic.yellow': 1 });
      return t.do(plays(card, 'blue'), pass('red')).state;
    };
    expect(handSize(hands('thieving-monkey'), 'red')).toBe(7);
    expect(savedCures(hands('steal-all-ft-from-1'), 'red')).toBe(4);
    expect(savedMagic(hands('steal-1-magic-from-1'), 'red')).toBe(2);
    expect(hands('spy').zones['discard']?.count).toBe(3);
  });

  test('is robbed along where cards are not told', () => {
    const t = table({ edition }).stand({ turn: 'red', ...gold, 'soul.yellow': 'easy-target' });
    expect(purses(t.do({ kind: 'robGold', seat: 'red', from: 'blue', share: 'all' }))).toEqual([14, 0, 0]);
  });
});
