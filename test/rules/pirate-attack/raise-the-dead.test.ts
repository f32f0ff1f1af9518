import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import { isAskedWith } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cardsUnder,
  deckLeft,
  goodsAt,
  handSize,
  magicUnder,
  savedMagic,
  spentAt,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { packs, type Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import { cards, cardsIn as cardsOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Depth } from '../../../src-main/rules/pirate-attack/setup.ts';
import { mayRise } from '../../../src-main/rules/pirate-attack/graves.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { unseen } from '../../../src-main/rules/pirate-attack/unseen.ts';
import { stepAt } from '../../support/pressing.ts';
import {
  afloat,
  attack,
  draw,
  fames,
  ids,
  lay,
  met,
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
import { table, type Table } from './table.ts';
import { cardsTold } from './cards-told.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead'] } as const;
const alone = { packs: ['main', 'raise-the-dead'] } as const;
const { at, fight } = seaOf(edition);

const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const raise = (grave: number, more: object = {}): Command => ({
  kind: 'playMagic',
  seat: 'red',
  card: 'raise-the-dead',
  grave,
  ...more,
});
const copy = (ship: number, seat: SeatId = 'red'): Command => ({
  kind: 'playMagic',
  seat,
  card: 'duplicate',
  ship,
});
const hide = (ship?: number): Command => ({
  kind: 'playMagic',
  seat: 'red',
  card: 'sails-of-invisibility',
  ...(ship === undefined ? {} : { ship }),
});
const sink = (...ships: readonly number[]): readonly Command[] =>
  ships.map((ship) => ({ kind: 'sinkShip', ship }));
const saved = { 'magic.red': 3, 'magic.blue': 2, 'magic.yellow': 1 };
const spirit = 'spirit-of-good-fortune';
const eliminate = 'eliminate-all-add-on-cards';
const hidden = { hidden: true } as const;
const hiddenIn = ({ state }: Table, seat: SeatId) =>
  rowOf(state, seat).flatMap((ship) => (ship.hidden ? [ship.id] : []));
const used = ({ state }: Table) => zoneAt(state.zones, spentAt('magic')).known.map(({ card }) => card);

describe('the pack', () => {
  test('brings fifty cards: 25 of the main deck, and 25 of Magic', () => {
    expect(cardsOf('raise-the-dead')).toBe(50);
    const t = table({ depth: 'cards', edition });
    expect([deckLeft(t.state), countAt(t.state.zones, goodsAt('magic')), cardsTold(t.state)]).toEqual([
      285, 50, 400,
    ]);
  });

  test('adds to cards of before: two creatures, five attack cards', () => {
    const more = Object.fromEntries(
      cards.flatMap(({ id, copies }) =>
        copies['raise-the-dead'] !== undefined && copies.main !== undefined
          ? [[id, [copies.main, copies['raise-the-dead']]]]
          : [],
      ),
    );
    expect(more).toEqual({
      'sea-creature-7': [1, 1],
      'sea-creature-8': [1, 1],
      'you-must-attack-someone': [14, 1],
      'force-someone-to-attack': [8, 2],
      'force-2-to-attack': [8, 2],
    });
  });

  test.each([
    ['you-must-attack-someone', 14, 1],
    ['force-someone-to-attack', 8, 2],
    ['force-2-to-attack', 8, 2],
  ])('%s comes after the %i of the box %i more times, whose tags tell the pack', (card, before, more) => {
    const numbers = pirateAttack
      .pieces(edition)
      .flatMap((piece) => (piece.row === card && piece.pack?.number === 2 ? [piece.copy] : []));
    expect(numbers).toEqual(Array.from({ length: more }, (_, one) => before + 1 + one));
    const drawnBy = (packs: readonly Pack[]) => {
      const t = table({ depth: 'cards', edition: { packs } }).stand({ turn: 'red' });
      for (let copy = 0; copy < before; copy++) {
        t.do({ kind: 'showDrawn', seat: 'red', card });
      }
      return t.refused(draw('red', card));
    };
    expect([drawnBy(['main']), drawnBy(['raise-the-dead'])]).toEqual(['card-elsewhere', undefined]);
  });

  test('sells its Magic without the first pack too, at 5 as the game begins', () => {
    const t = table({ depth: 'cards', edition: alone });
    expect([t.state.shops.magic, countAt(t.state.zones, goodsAt('magic'))]).toEqual([
      { open: true, price: 5 },
      25,
    ]);
    const rich = seaOf(alone).at({}, { 'gold.red': 9 });
    rich.do({ kind: 'buy', seat: 'red', goods: 'magic', count: 1 });
    expect([rich.purse('red'), savedMagic(rich.state, 'red'), whole(rich)]).toEqual([[4, 0], 1, true]);
    expect(table({ edition: { packs: ['main'] } }).state.shops.magic).toBeUndefined();
  });

  test('asks its six house rules, and those of the Royal Navy, and none of them is asked without it', () => {
    const asked = (...packs: readonly string[]) =>
      pirateAttack.options.filter((option) => isAskedWith(option, packs));
    const own = asked('raise-the-dead').filter((option) => !asked('magic-shop').includes(option));
    expect(
      Object.fromEntries(own.map(({ name, digest, default: value }) => [name, [digest, value]])),
    ).toEqual({
      seaEliminate: ['19', true],
      largestTie: ['28', 'owner'],
      spiritEndsFight: ['29', true],
      sailsFrom: ['58', 'both'],
      invisibleAfterFight: ['X10', 'hidden'],
      hiddenArmada: ['32', false],
    });
    const navy = asked('raise-the-dead').filter(
      (option) => !own.includes(option) && !asked().includes(option),
    );
    expect(navy.map(({ name }) => name).sort()).toEqual(['fameNavy', 'navyMagic', 'navyOrder', 'stormPrize']);
  });

  test('has at most eighty answers in its first step, and none for a card that is played by its text', () => {
    const t = at({ red: [['sloop-3-3', 2, 2]], blue: [['sloop-3-4']] }, { ...saved, 'gold.red': 40 });
    t.do(...sink(2));
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const choices = (prompt && stepAt(pirateAttack, t.state, prompt, 'red')?.choices) ?? [];
    expect(choices.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'card/raise-the-dead',
        'card/duplicate',
        'card/sails-of-invisibility',
        'card/close-all-markets',
        'card/royal-navy-12-12',
        'choice/large',
        'choice/steal-magic',
      ]),
    );
    expect(choices.map(({ id }) => id)).not.toContain('choice/other');
    expect(choices.length).toBeGreaterThan(48);
    expect(choices.length).toBeLessThanOrEqual(80);
  });

  test('leaves room for every other pack in the first step: eighty answers at most with all of them', () => {
    const t = seaOf({ packs }).at(
      { red: [['sloop-3-3', 2, 2]], blue: [['sloop-3-4']] },
      { ...saved, 'gold.red': 40 },
    );
    t.do(...sink(2));
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const choices = (prompt && stepAt(pirateAttack, t.state, prompt, 'red')?.choices) ?? [];
    expect(choices.map(({ id }) => id)).toContain('choice/ability-ship');
    expect(choices.length).toBeGreaterThan(60);
    expect(choices.length).toBeLessThanOrEqual(80);
    expect(offered(t, 'card', 'red')).toContainEqual(play('insured-ship-6-6', {}));
  });

  test('a ship of a name is offered as long as it lies nowhere, and others as long as one is left', () => {
    const t = at({ blue: [['black-beard-15-15'], ['brigantine-7-8'], ['brigantine-7-8']] });
    const played = (of: Table) =>
      offered(of, 'card', 'red').flatMap((one) => (one.kind === 'playCard' && one.card ? [one.card] : []));
    expect(played(t)).toEqual(expect.arrayContaining(['ghost-ship-15-15', 'brigantine-7-8']));
    expect(played(t)).not.toContain('black-beard-15-15');
    expect(played(at({ blue: [['brigantine-7-8'], ['brigantine-7-8'], ['brigantine-7-8']] }))).not.toContain(
      'brigantine-7-8',
    );
  });

  test('refuses its cards where it is not in play', () => {
    const { at: without } = seaOf({ packs: ['main', 'magic-shop'] });
    const t = without({ red: [['sloop-3-3']] }, saved);
    expect([
      t.refused(copy(1)),
      t.refused(play('close-all-markets')),
      t.refused(play('black-beard-15-15')),
      t.refused(draw('red', 'royal-navy-12-12')),
    ]).toEqual(['no-such-card', 'no-such-card', 'no-such-card', 'not-shown']);
  });
});

describe('a ship of 15/15', () => {
  test.each(['flying-dutchman-15-15', 'black-beard-15-15', 'ghost-ship-15-15'])(
    '%s is laid once and fights with fifteen and fifteen',
    (card) => {
      const t = at({ blue: [['brigantine-10-10']] }).do(play(card));
      expect([row(t, 'red'), t.refused({ kind: 'layShip', seat: 'blue', card })]).toEqual([
        [card],
        'no-copy-left',
      ]);
      t.do({ kind: 'passChip', seat: 'red' }, draw('blue', 'you-must-attack-someone'));
      t.do({ kind: 'attack', seat: 'blue', how: 'own', ship: 1, target: 2 });
      expect(totals(t)).toMatchObject({ defender: { cannons: 15, strength: 15 } });
      expect(afloat(t.do(settle))).toEqual([1, 0, 0]);
    },
  );

  test('is one answer that asks which of the three', () => {
    const t = at({});
    const large = offered(t, 'card', 'red').filter(
      (one) => one.kind === 'playCard' && String(one.card).endsWith('15-15'),
    );
    expect(large.map((one) => 'card' in one && one.card)).toEqual([
      'flying-dutchman-15-15',
      'black-beard-15-15',
      'ghost-ship-15-15',
    ]);
  });
});

describe('stealing Magic', () => {
  const magic = ({ state }: Table) => state.seats.map((seat) => savedMagic(state, seat));

  test.each([
    ['steal-all-magic-from-all', undefined, [6, 0, 0]],
    ['steal-all-magic-from-1', 'blue', [5, 0, 1]],
    ['steal-1-magic-from-each', undefined, [5, 1, 0]],
    ['steal-1-magic-from-1', 'blue', [4, 1, 1]],
  ])('by %s from %s leaves %j saved, unseen', (card, on, left) => {
    const t = at({}, saved).do(play(card, on ? { on } : {}));
    expect([magic(t), whole(t)]).toEqual([left, true]);
    expect(zoneAt(t.state.zones, 'saved.red.magic').known).toEqual([]);
    const stolen = t.told('magicStolen').reduce((sum, { count }) => sum + count, 0);
    expect(stolen).toBe((left[0] ?? 0) - 3);
  });

  test('asks whom where it takes of one, and finds nothing where nobody named has any', () => {
    const t = at({}, { 'magic.yellow': 1 });
    expect([
      t.refused(play('steal-all-magic-from-1')),
      t.refused(play('steal-all-magic-from-1', { on: 'red' })),
      t.refused(play('steal-1-magic-from-1', { on: 'blue' })),
      t.refused(play('steal-1-magic-from-1', { on: 'yellow' })),
    ]).toEqual(['which-captain', 'on-oneself', 'no-magic-there', undefined]);
    expect(at({}).refused(play('steal-all-magic-from-all'))).toBe('no-magic-there');
  });

  test('is stopped by nobody: no Guard and no Knife is asked for', () => {
    const t = at({}, saved).do(play('steal-all-magic-from-1', { on: 'blue' }));
    expect([t.state.waits, magic(t)]).toEqual([null, [5, 0, 1]]);
  });

  test('leaves Fortune Tellers where they are saved', () => {
    const t = at({}, { ...saved, 'cures.blue': 2 }).do(play('steal-all-magic-from-1', { on: 'blue' }));
    expect(countAt(t.state.zones, 'saved.blue')).toBe(2);
  });
});

describe('the shops', () => {
  const open: Rows = { red: [['sloop-3-3']] };

  test.each([
    ['open-market-4', 'market'],
    ['open-magic-shop-4', 'magic'],
  ] as const)('%s opens the shop at 4', (card, shop) => {
    const t = at(open, { 'gold.red': 4 }).do(play(card));
    expect(t.state.shops[shop]).toEqual({ open: true, price: 4 });
    t.do({ kind: 'buy', seat: 'red', goods: shop === 'market' ? 'cures' : 'magic', count: 1 });
    expect(t.purse('red')).toEqual([0, 0]);
  });

  test('Close All Markets shuts both, each with its last price, and is one fact at every depth', () => {
    const shut = { market: { open: false, price: 5 }, magic: { open: false, price: 5 } };
    expect(at(open).do(play('close-all-markets')).state.shops).toMatchObject(shut);
    for (const depth of ['score', 'fights'] as const) {
      const t = at(depth === 'score' ? {} : open, {}, {}, { depth });
      const [told] = offered(t, 'turn', 'red').filter((one) => one.kind === 'closeShop' && one.all);
      expect(told).toEqual({ kind: 'closeShop', shop: 'market', all: true });
      expect(t.do(told as Command).state.shops).toMatchObject(shut);
    }
  });

  test('Close All Markets leaves the Tavern open, and may be played where both are shut', () => {
    const { at: withTavern } = seaOf({ packs: ['main', 'raise-the-dead', 'tavern'] });
    const t = withTavern(open, { marketOpen: false, magicOpen: false }).do(play('close-all-markets'));
    expect([t.state.shops.tavern?.open, t.state.shops.market?.open]).toEqual([true, false]);
  });
});

describe('a creature of this pack', () => {
  test.each([7, 8])('of level %i is there twice, and takes a ship of that strength', (level) => {
    const card = `sea-creature-${level}`;
    expect(
      pirateAttack
        .pieces(edition)
        .filter((piece) => piece.row === card)
        .map(({ copy }) => copy),
    ).toEqual([1, 2]);
    const t = at({ blue: [[level === 7 ? 'schooner-7-7' : 'brigantine-8-8'], ['brigantine-8-9']] });
    t.do(play(card, { ship: 1 }));
    expect([afloat(t), fames(t)]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
    const holds = at({ blue: [['brigantine-8-9']] }).do(play(card, { ship: 1 }));
    expect([afloat(holds), fames(holds)]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
});

describe('the Royal Navy 12/12', () => {
  const navy = draw('red', 'royal-navy-12-12');

  test('sinks what has twelve strength or less and sails on, and is sunk by twelve cannons', () => {
    const t = at({ red: [['brigantine-10-10']], blue: [['brigantine-9-9'], ['ghost-ship-15-15']] }).do(navy);
    expect(met(t)).toEqual([[1]]);
    t.do(settle);
    expect([afloat(t), met(t)]).toEqual([
      [0, 2, 0],
      [[1], [3]],
    ]);
    t.do(settle);
    expect([afloat(t), fames(t), t.told('goldOwed'), t.state.agenda.length]).toMatchObject([
      [0, 2, 0],
      [0, 1, 0],
      [{ seat: 'blue', count: 1 }],
      1,
    ]);
  });

  test('holds against eight cannons, where the smaller one does not', () => {
    const rows: Rows = { red: [['brigantine-8-9', 1]] };
    const meet = (card: string) => at(rows).do(draw('red', card), ...up(1, 'skilled-carpenter-5'), settle);
    expect([
      meet('royal-navy-12-12').told('navyFought'),
      meet('royal-navy-8-8').told('navyFought'),
    ]).toMatchObject([[{ sunk: false, lost: 0 }], [{ sunk: true, winner: 'red' }]]);
  });

  test('is played alone with this pack, with its order and its fame as the table settles them', () => {
    const { at: sea } = seaOf(alone);
    const rows: Rows = { red: [['sloop-3-3'], ['black-beard-15-15']] };
    const t = sea(rows, {}, { navyOrder: 'left', fameNavy: 3 }).do(navy);
    expect(met(t)).toEqual([[1]]);
    t.do(settle, settle);
    expect([afloat(t), fames(t)]).toEqual([
      [1, 0, 0],
      [3, 0, 0],
    ]);
  });

  test('goes down with a ship that has a spirit, unless Magic does nothing against it', () => {
    const t = at({ red: [['sloop-3-3', 0, 1]] }).do(navy, ...up(1, spirit), settle);
    expect([afloat(t), fames(t), magicUnder(t.state, 1), used(t)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      0,
      [spirit],
    ]);
    const ignored = at({ red: [['sloop-3-3', 0, 1]] }, {}, { navyMagic: 'ignore' });
    expect(afloat(ignored.do(navy, ...up(1, spirit), settle))).toEqual([0, 0, 0]);
  });
});

describe('Raise the Dead', () => {
  const rows: Rows = {
    red: [['sloop-3-3'], ['sloop-3-4']],
    blue: [['sloop-4-4'], ['schooner-5-5']],
    yellow: [['schooner-5-6']],
  };

  test('brings one of the last three ships sunk into the own row, whoever’s it was', () => {
    const t = at(rows, saved).do(...sink(3, 4, 5));
    t.do(raise(1, { place: 0 }));
    expect([row(t, 'red'), t.state.dead]).toEqual([
      ['schooner-5-5', 'sloop-3-3', 'sloop-3-4'],
      ['schooner-5-6', 'sloop-4-4'],
    ]);
    expect([ids(t, 'red'), savedMagic(t.state, 'red'), used(t), whole(t)]).toEqual([
      [6, 1, 2],
      2,
      ['raise-the-dead'],
      true,
    ]);
  });

  test('reaches no fourth ship, and after one came back the three newest that still lie there', () => {
    const t = at(rows, saved).do(...sink(2, 3, 4, 5));
    expect([mayRise(t.state), t.refusal(raise(3))]).toMatchObject([
      [0, 1, 2],
      { code: 'not-raised', values: { count: 3 } },
    ]);
    t.do(raise(0));
    expect([t.state.dead, mayRise(t.state)]).toEqual([
      ['schooner-5-5', 'sloop-4-4', 'sloop-3-4'],
      [0, 1, 2],
    ]);
    expect(t.refused(raise(2))).toBeUndefined();
    expect(at(rows, saved).refused(raise(0))).toBe('which-grave');
  });

  test('lets the table say which of those that sank at once lie on top', () => {
    const all: Rows = {
      red: [['brigantine-10-10']],
      blue: ['sloop-3-3', 'sloop-3-4', 'sloop-4-4'].map((card) => [card, 0, 0, 0, true] as const),
      yellow: [['schooner-5-5']],
    };
    const t = at(all, {}, {}, { depth: 'fights' }).do(attack(1, 2), ...sink(2, 3, 4), stands);
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' });
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' });
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' });
    t.do(...sink(5));
    expect([t.state.graves, mayRise(t.state)]).toEqual([
      [0, 1, 1, 1],
      [0, 1, 2, 3],
    ]);
    t.do(raise(3));
    expect(row(t, 'red')).toEqual(['brigantine-10-10', 'sloop-3-3']);
    const storm = at(rows, saved).do(draw('red', 'hurricane'));
    expect([storm.state.dead.length, mayRise(storm.state)]).toEqual([5, [0, 1, 2, 3, 4]]);
  });

  test('is offered by the ships that lie there, with a place in the row, and not where none has sunk', () => {
    const raised = (t: Table) =>
      offered(t, 'card', 'red').filter((one) => one.kind === 'playMagic' && one.card === 'raise-the-dead');
    const t = at(rows, saved).do(...sink(3, 4));
    for (const grave of [0, 1])
      expect(raised(t)).toEqual(
        expect.arrayContaining([raise(grave, { place: 0 }), raise(grave, { place: 1 })]),
      );
    expect(raised(at(rows, saved))).toEqual([]);
  });

  test('is chosen by the card of a ship that lies there, and by no other', () => {
    const t = at({ blue: [['sloop-4-4'], ['schooner-5-5']] }, saved).do(...sink(1, 2));
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const read = (...rows: readonly string[]) =>
      prompt &&
      pirateAttack.interpret(
        t.state,
        prompt,
        rows.map((row) => ({ kind: 'card', row, copy: 1 }) as const),
        'red',
      );
    expect(read('raise-the-dead', 'sloop-4-4')).toMatchObject({ command: raise(1) });
    expect(read('raise-the-dead', 'sloop-3-3')).toMatchObject({
      command: { kind: 'playCard', card: 'sloop-3-3' },
    });
  });

  test('is played on the own turn alone, and not once an attack card is drawn', () => {
    const t = at(rows, saved).do(...sink(5));
    const byBlue: Command = { kind: 'playMagic', seat: 'blue', card: 'raise-the-dead', grave: 0 };
    expect([t.refused(byBlue), t.refused(raise(0))]).toEqual(['not-your-turn', undefined]);
    t.do(draw('red', 'you-must-attack-someone'));
    expect(t.refused(raise(0))).toBe('red-first');
    expect(
      at(rows)
        .do(...sink(5))
        .refused(raise(0)),
    ).toBe('no-magic-saved');
    expect(at(rows, saved).refused({ ...raise(0), card: spirit } as Command)).toBe('not-open');
  });

  test('raises no ship whose only card lies in a row by now', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['black-beard-15-15']] }, saved).do(...sink(2));
    t.overrule({ kind: 'layShip', seat: 'yellow', card: 'black-beard-15-15' }, 'card-elsewhere');
    expect(t.refused(raise(0))).toBe('no-copy-left');
  });

  test('finds no copy among the dead: a Duplicate goes to the used Magic', () => {
    const t = at(rows, saved).do(copy(3), ...sink(3));
    expect([t.state.dead, used(t), row(t, 'red'), whole(t)]).toEqual([
      ['sloop-4-4'],
      ['duplicate'],
      ['sloop-3-3', 'sloop-3-4'],
      true,
    ]);
  });
});

describe('Duplicate', () => {
  const rows: Rows = { red: [['sloop-3-3']], blue: [['brigantine-8-9', 1, 1]], yellow: [['schooner-5-5']] };

  test('is a ship as large as any on the table, without the cards under that one', () => {
    const t = at(rows, saved).do(copy(2));
    expect([row(t, 'red'), ids(t, 'red'), cardsUnder(t.state, 4)]).toEqual([
      ['sloop-3-3', 'brigantine-8-9'],
      [1, 4],
      0,
    ]);
    expect(rowOf(t.state, 'red')[1]).toEqual({ id: 4, card: 'brigantine-8-9', copyOf: 2 });
    expect([
      savedMagic(t.state, 'red'),
      zoneAt(t.state.zones, 'table').known.map(({ card }) => card),
    ]).toEqual([2, expect.arrayContaining(['duplicate'])]);
    expect(whole(t)).toBe(true);
    const own = at(rows, saved).do(copy(1));
    expect(row(own, 'red')).toEqual(['sloop-3-3', 'sloop-3-3']);
  });

  test('takes no card of its size from the box', () => {
    const t = at({ red: [['black-beard-15-15']] }, saved).do(copy(1));
    expect(row(t, 'red')).toEqual(['black-beard-15-15', 'black-beard-15-15']);
    expect(t.refused({ kind: 'layShip', seat: 'blue', card: 'black-beard-15-15' })).toBe('no-copy-left');
  });

  test('sinks with its original whatever sinks that: told, creature, Hurricane', () => {
    const told = at(rows, saved).do(copy(3), ...sink(3));
    expect([row(told, 'red'), told.told('shipSunk').map(({ seat, how }) => [seat, how])]).toEqual([
      ['sloop-3-3'],
      [
        ['yellow', 'told'],
        ['red', 'copy'],
      ],
    ]);
    const creature = at(rows, saved).do(copy(3), play('sea-creature-5', { ship: 3 }));
    expect([afloat(creature), fames(creature), whole(creature)]).toEqual([[1, 1, 0], [1, 0, 0], true]);
    const storm = at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4']] }, saved).do(
      copy(2),
      draw('red', 'hurricane'),
    );
    storm.do({ kind: 'spareShip', ship: 1 }, { kind: 'spareShip', ship: 3 }, { kind: 'endRound' });
    expect([afloat(storm), storm.told('shipSunk').map(({ how }) => how), whole(storm)]).toEqual([
      [1, 0, 0],
      ['storm', 'copy'],
      true,
    ]);
  });

  test('sinks with its original in a fight, and a copy of the copy with it, wherever they lie', () => {
    const kind = (copyOf: SeatId, copyAt: number) => ({ copyOf, copyAt });
    const t = fight(
      {
        red: [['brigantine-10-10'], ['sloop-3-3', 0, 0, 0, false, kind('blue', 1)]],
        blue: [['sloop-3-3'], ['sloop-3-4']],
        yellow: [['sloop-3-3', 0, 0, 0, false, kind('red', 2)], ['sloop-4-4']],
      },
      {},
      1,
      3,
    ).do(settle);
    expect([afloat(t), t.told('shipSunk').map(({ seat, how, by }) => [seat, how, by])]).toEqual([
      [1, 1, 1],
      [
        ['blue', 'fight', 'red'],
        ['red', 'copy', null],
        ['yellow', 'copy', null],
      ],
    ]);
    expect([fames(t), t.told('goldOwed')]).toMatchObject([[1, 0, 0], [{ seat: 'red', count: 1 }]]);
  });

  test('sinks by itself and leaves its original afloat', () => {
    const t = at(rows, saved).do(copy(3), ...sink(4));
    expect([row(t, 'red'), row(t, 'yellow'), used(t)]).toEqual([
      ['sloop-3-3'],
      ['schooner-5-5'],
      ['duplicate'],
    ]);
  });

  test('has cards of its own, which go down with it', () => {
    const t = at(rows, saved).do(copy(3), lay('red', 4), play('skilled-carpenter-5', { ship: 4 }));
    expect([cardsUnder(t.state, 4), cardsUnder(t.state, 3)]).toEqual([2, 0]);
    t.do(...sink(3));
    expect([afloat(t), countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([[1, 1, 0], 2, true]);
  });

  test('against its own original sinks both and brings nobody anything', () => {
    const t = fight(
      { red: [['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]], blue: [['sloop-3-3']] },
      {},
      1,
      2,
    );
    t.do(...up(1, 'skilled-carpenter-5'), settle);
    expect([afloat(t), fames(t), t.told('goldOwed')]).toEqual([[0, 0, 0], [0, 0, 0], []]);
  });

  test('that would have held against its original goes with it when that is told as sunk', () => {
    const rowsOf = (at: number): Rows => ({
      red: [['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: at }]],
      blue: [['sloop-3-3']],
    });
    const sunk = (...turned: readonly string[]) =>
      fight(rowsOf(1), {}, 1, 2)
        .do(...up(1, ...turned), ...sink(2))
        .told('shipSunk')
        .map(({ seat, how }) => [seat, how]);
    expect([sunk(), sunk('skilled-carpenter-5')]).toEqual([
      [
        ['blue', 'fight'],
        ['red', 'fight'],
      ],
      [
        ['blue', 'fight'],
        ['red', 'copy'],
      ],
    ]);
  });

  test('brings the fame of its size to whoever sinks it, and none where it goes with its original', () => {
    const rowsOf = (at: number): Rows => ({
      red: [['brigantine-10-10']],
      blue: [['sloop-3-3'], ['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]],
      yellow: at > 0 ? [['sloop-3-4']] : [],
    });
    const byItself = fight(rowsOf(1), {}, 1, 3).do(settle);
    expect([afloat(byItself), fames(byItself), byItself.told('goldOwed')]).toMatchObject([
      [1, 1, 1],
      [1, 0, 0],
      [{ count: 1 }],
    ]);
    const both = fight(rowsOf(1), {}, 1, 2).do(settle);
    expect([afloat(both), fames(both), both.told('goldOwed')]).toMatchObject([
      [1, 0, 1],
      [1, 0, 0],
      [{ count: 1 }],
    ]);
    const byHand = fight(rowsOf(1), {}, 1, 2).do(...sink(2), stands);
    expect([afloat(byHand), fames(byHand), byHand.told('goldOwed')]).toMatchObject([
      [1, 0, 1],
      [1, 0, 0],
      [{ count: 1 }],
    ]);
  });

  test('that the same volley takes is pressed with its original, and pays as what was shot', () => {
    const both: Rows = {
      red: [['brigantine-10-10']],
      blue: [
        ['sloop-3-3', 0, 0, 0, true],
        ['sloop-3-3', 0, 0, 0, true, { copyOf: 'blue', copyAt: 1 }],
      ],
    };
    for (const told of [[settle], [...sink(2), stands]]) {
      const t = fight(both, {}, 1, 2).do(...told);
      expect([afloat(t), fames(t), t.told('goldOwed')]).toMatchObject([
        [1, 0, 0],
        [2, 0, 0],
        [{ seat: 'red', count: 2 }],
      ]);
    }
  });

  test('comes back by a Reincarnation as long as its original is afloat', () => {
    const under: Rows = {
      red: [['sloop-3-3', 0, 1, 0, false, { copyOf: 'blue', copyAt: 1 }]],
      blue: [['sloop-3-3'], ['brigantine-10-10']],
    };
    const begin = (target: number) =>
      at(under, {}).do(draw('red', 'you-must-attack-someone'), attack(1, target), ...up(1, 'reincarnation'));
    const back = begin(3).do(settle);
    expect([rowOf(back.state, 'red'), row(back, 'blue'), whole(back)]).toEqual([
      [{ id: 4, card: 'sloop-3-3', copyOf: 2 }],
      ['sloop-3-3', 'brigantine-10-10'],
      true,
    ]);
    back.do(...sink(2));
    expect(afloat(back)).toEqual([0, 1, 0]);
    const gone = begin(2).do(settle);
    expect([afloat(gone), whole(gone)]).toEqual([[0, 1, 0], true]);
  });

  test('comes back as large as its original, where that was named meanwhile', () => {
    const t = at({
      red: [['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1 }]],
      blue: [['sloop-3-3']],
    });
    t.stand({
      'row.blue': [{ card: 'unknown' }],
      'row.red': [{ card: 'unknown', copyOf: 'blue', copyAt: 1 }],
    });
    const [[original = 0], [own = 0]] = [ids(t, 'blue'), ids(t, 'red')];
    t.do(...sink(own), { kind: 'nameShip', ship: original, card: 'schooner-5-5' });
    t.do({ kind: 'returnShip', seat: 'red' });
    expect(row(t, 'red')).toEqual(['schooner-5-5']);
  });

  test('copies a copy, and goes down with the first of them', () => {
    const t = at(rows, saved).do(copy(3), copy(4), ...sink(3));
    expect([row(t, 'red'), used(t), whole(t)]).toEqual([['sloop-3-3'], ['duplicate', 'duplicate'], true]);
    const byMiddle = at(rows, saved).do(copy(3), copy(4), ...sink(4));
    expect([row(byMiddle, 'red'), row(byMiddle, 'yellow')]).toEqual([['sloop-3-3'], ['schooner-5-5']]);
  });

  test('is told as what it is: a copy of a ship of somebody', () => {
    const t = at(rows, saved).do(copy(2));
    expect(pirateAttack.tell(copy(2), t.last, t.state, { kind: 'table' })).toMatchObject([
      { message: { key: 'tell.shipCopied', values: { of: { seat: 'blue' } } } },
    ]);
    t.do(...sink(4));
    expect(pirateAttack.tell(copy(2), t.last, t.state, { kind: 'table' })).toMatchObject([
      { message: { values: { ship: [{ key: 'ship.size.copy' }] } } },
    ]);
  });

  test('goes with its original where the captain of that one leaves the table with all ships', () => {
    const t = at(rows, saved).do(copy(3));
    const chair = (more: object) => ({ seat: 'yellow', ...more }) as unknown as Command;
    t.do(chair({ kind: 'leaveChair' }), chair({ kind: 'settleChair', how: 'gone' }));
    expect([row(t, 'red'), row(t, 'yellow'), whole(t)]).toEqual([['sloop-3-3'], [], true]);
  });

  test('changes captains without leaving its original', () => {
    const t = at(rows, saved).do(copy(3), { kind: 'moveShip', ship: 4, to: 'blue' }, ...sink(3));
    expect(afloat(t)).toEqual([1, 1, 0]);
  });

  test('of a ship that nobody has named is named with it', () => {
    const t = at({ red: [['unknown']] }, saved).do(copy(1));
    expect(row(t, 'red')).toEqual([null, null]);
    t.do({ kind: 'nameShip', ship: 2, card: 'sloop-4-4' });
    expect(row(t, 'red')).toEqual(['sloop-4-4', 'sloop-4-4']);
  });

  test('is set by hand with the ship it was made after, and goes where that one is taken away', () => {
    const kind = { copyOf: 'blue', copyAt: 1 } as const;
    const t = at({ red: [['sloop-3-3', 1, 0, 0, false, kind]], blue: [['sloop-3-3']] });
    expect([rowOf(t.state, 'red'), whole(t)]).toEqual([[{ id: 1, card: 'sloop-3-3', copyOf: 2 }], true]);
    const [field] = pirateAttack.fields(t.state).filter((one) => one.field === 'row' && one.seat === 'red');
    expect(field?.value).toMatchObject([
      { card: 'sloop-3-3', under: 1, copyOf: 'blue', copyAt: 1, hidden: false },
    ]);
    t.stand({ 'row.blue': [] });
    expect([afloat(t), whole(t)]).toEqual([[0, 0, 0], true]);
    const self = { copyOf: 'red', copyAt: 1 } as const;
    expect(
      at({}).refused({ kind: 'setTable', fields: { 'row.red': [{ card: 'sloop-3-3', ...self }] } }),
    ).toBe('no-original');
  });
});

describe('the Spirit of Good Fortune', () => {
  test('wins without a shot: a Sloop takes a ship of 15/15 and is not hit', () => {
    const t = at({ red: [['sloop-3-3', 0, 1]], blue: [['ghost-ship-15-15']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, spirit),
      settle,
    );
    expect([afloat(t), fames(t), t.told('goldOwed')]).toMatchObject([[1, 0, 0], [1, 0, 0], [{ count: 1 }]]);
    expect([magicUnder(t.state, 1), used(t), whole(t)]).toEqual([0, [spirit], true]);
  });

  test('on both sides takes both, and nobody has anything', () => {
    const t = fight({ red: [['sloop-3-3']], blue: [['ghost-ship-15-15']] });
    t.do(...up(1, spirit), ...up(2, spirit), settle);
    expect([afloat(t), fames(t), t.told('goldOwed')]).toEqual([[0, 0, 0], [0, 0, 0], []]);
  });

  test('takes of an armada the largest as it is printed, whatever lies under it', () => {
    const rows: Rows = {
      red: [['sloop-3-3']],
      blue: [
        ['schooner-5-5', 0, 0, 0, true],
        ['schooner-5-6', 0, 0, 0, true],
      ],
    };
    const t = fight(rows).do(...up(1, spirit), ...up(2, 'skilled-carpenter-5'), settle);
    expect([row(t, 'blue'), fames(t), t.told('goldOwed'), t.state.armadas]).toEqual([
      ['schooner-5-5'],
      [1, 0, 0],
      [],
      {},
    ]);
  });

  const equals: Rows = {
    red: [['sloop-3-3', 0, 1]],
    blue: [
      ['schooner-5-5', 0, 0, 0, true],
      ['schooner-5-5', 0, 0, 0, true],
    ],
  };

  test.each([
    ['owner', 'red'],
    ['victim', 'blue'],
  ] as const)('may take one of two as large: by %s the choice is %s’s', (largestTie, seat) => {
    const t = at(equals, {}, { largestTie }).do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    t.do(...up(1, spirit));
    expect(t.refused(settle)).toBe('not-certain');
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'choose-ship');
    expect(prompt?.whom).toEqual([seat]);
    const choice = (victim: number): Command => ({ kind: 'chooseVictim', by: 1, victim });
    expect([offered(t, 'choose-ship', seat), t.refused(choice(1))]).toEqual([
      [choice(2), choice(3)],
      'not-to-choose',
    ]);
    t.do(choice(3), settle);
    expect([ids(t, 'blue'), whole(t)]).toEqual([[2], true]);
  });

  test.each([
    [true, [1, 0, 0]],
    [false, [0, 0, 0]],
  ])('ends the fight: %s, so that nobody else of either side shoots', (spiritEndsFight, expected) => {
    const rows: Rows = { red: [['sloop-3-3']], blue: [['ghost-ship-15-15']] };
    expect(afloat(fight(rows, { spiritEndsFight }).do(...up(1, spirit), settle))).toEqual(expected);
    const part = pirateAttack.view(fight(rows, { spiritEndsFight }).do(...up(1, spirit)).state, {
      kind: 'table',
    });
    expect((part['fight'] as { readonly readings: readonly object[] }).readings).toHaveLength(1);
  });

  test('under a confused ship takes the neighbour, under both Confusions both', () => {
    const rows: Rows = {
      red: [['sloop-3-3'], ['sloop-3-4'], ['brigantine-10-10']],
      blue: [['schooner-5-5']],
    };
    const left = fight(rows, {}, 2, 4).do(...up(2, spirit, 'confusion-left'), settle);
    expect([row(left, 'red'), row(left, 'blue')]).toEqual([['brigantine-10-10'], ['schooner-5-5']]);
    const both = fight(rows, {}, 2, 4).do(
      ...up(2, spirit, 'confusion-left', 'confusion-right', 'skilled-carpenter-5'),
      settle,
    );
    expect([row(both, 'red'), row(both, 'blue')]).toEqual([['sloop-3-4'], ['schooner-5-5']]);
  });

  test('is spent in a fight that is told by hand as well', () => {
    const t = at({ red: [['sloop-3-3', 0, 1]], blue: [['ghost-ship-15-15']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, spirit),
      ...sink(2),
      stands,
    );
    expect([magicUnder(t.state, 1), used(t), whole(t)]).toEqual([0, [spirit], true]);
  });

  test('goes with a Sea Creature, as Confusions do', () => {
    const t = at({ blue: [['brigantine-10-10', 0, 3]] }).do(
      play('sea-creature-7', { ship: 1, sinks: false, confusions: 3 }),
    );
    expect([magicUnder(t.state, 1), afloat(t), whole(t)]).toEqual([0, [0, 1, 0], true]);
    const asked = at({ blue: [['brigantine-10-10', 0, 3]] });
    expect(offered(asked, 'card', 'red')).toContainEqual(
      play('sea-creature-7', { ship: 1, sinks: false, confusions: 3 }),
    );
  });
});

describe('Eliminate All Add-On Cards', () => {
  test('takes all that lies under its ship before any of it counts, itself among it, and no curse', () => {
    const t = at({ red: [['schooner-5-6', 3, 2, 1]], blue: [['schooner-5-5']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      { kind: 'turnUp', ship: 1, card: 'fire' },
      ...up(1, eliminate, 'skilled-carpenter-5'),
    );
    expect(totals(t)).toMatchObject({ attacker: { cannons: 5, strength: 3 } });
    t.do(settle);
    expect([afloat(t), whole(t)]).toEqual([[0, 0, 0], true]);
    const holds = at({ red: [['brigantine-9-9', 3, 2, 1]], blue: [['schooner-5-5']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      { kind: 'turnUp', ship: 1, card: 'storm' },
      ...up(1, eliminate),
      settle,
    );
    expect([afloat(holds), cardsUnder(holds.state, 1), countAt(holds.state.zones, 'above.1')]).toEqual([
      [1, 1, 0],
      0,
      1,
    ]);
    expect([countAt(holds.state.zones, spentAt('magic')), whole(holds)]).toEqual([2, true]);
  });

  test('takes a Reincarnation along, so that its ship stays sunk', () => {
    const begin = () =>
      fight({ red: [['sloop-3-3']], blue: [['brigantine-9-9']] }).do(...up(1, 'reincarnation', eliminate));
    expect(afloat(begin().do(settle))).toEqual([0, 1, 0]);
    expect(afloat(begin().do(...sink(1), stands))).toEqual([0, 1, 0]);
  });

  test('takes all away in a fight that is told by hand as well', () => {
    const t = at({ red: [['brigantine-9-9', 2, 2]], blue: [['schooner-5-5']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, eliminate),
      stands,
    );
    expect([cardsUnder(t.state, 1), countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([
      0,
      2,
      true,
    ]);
  });

  test('takes a Master Navigator along in a fight, and not when the Hurricane comes', () => {
    const t = at({ red: [['brigantine-9-9', 1, 1]], blue: [['schooner-5-5', 1]] }).do(
      draw('red', 'hurricane'),
    );
    t.do({ kind: 'spareShip', ship: 1 }, { kind: 'endRound' });
    expect([afloat(t), cardsUnder(t.state, 1)]).toEqual([[1, 0, 0], 2]);
  });

  test('and what else goes with a Sea Creature are no more than lie there', () => {
    const t = at({ blue: [['brigantine-9-9', 1, 1]] });
    const sent = (confusions: number) =>
      t.refused(play('sea-creature-9', { ship: 1, sinks: false, eliminated: true, confusions }));
    expect([sent(0), sent(1)]).toEqual([undefined, 'less-magic']);
  });

  test.each([
    [true, undefined, 0],
    [false, 'eliminates-not', 2],
  ])('works when a Sea Creature comes: %s', (seaEliminate, refused, left) => {
    const t = at({ blue: [['brigantine-10-10', 1, 1]] }, {}, { seaEliminate });
    const sent = play('sea-creature-9', { ship: 1, sinks: false, eliminated: true });
    expect(t.refused(sent)).toBe(refused);
    const told = offered(t, 'card', 'red');
    if (seaEliminate) expect(told).toContainEqual(sent);
    else expect(told).not.toContainEqual(sent);
    t.do(refused ? play('sea-creature-9', { ship: 1, sinks: false }) : sent);
    expect([cardsUnder(t.state, 1), afloat(t), whole(t)]).toEqual([left, [0, 1, 0], true]);
  });
});

describe('Sails of Invisibility', () => {
  const rows: Rows = {
    red: [['sloop-3-3', 0, 0, 0, true], ['sloop-3-4', 0, 0, 0, true], ['brigantine-10-10']],
    blue: [['schooner-5-5', 0, 0, 0, false, hidden], ['schooner-5-6']],
    yellow: [['sloop-4-4', 0, 0, 0, false, hidden]],
  };

  test('hide an own ship of the row, which keeps its place and leaves its armada', () => {
    const t = at(rows, saved).do(hide(1));
    expect([
      hiddenIn(t, 'red'),
      ids(t, 'red'),
      t.state.armadas,
      savedMagic(t.state, 'red'),
      whole(t),
    ]).toEqual([[1], [1, 2, 3], {}, 2, true]);
    expect([t.refused(hide(1)), t.refused(hide(5))]).toEqual(['hidden-already', 'not-own-ships']);
  });

  test('hide a ship from the hand, of which nobody sees more than that it lies there', () => {
    const t = at(rows, { ...saved, 'hand.red': 5 }).do(hide());
    expect([rowOf(t.state, 'red').at(-1), handSize(t.state, 'red'), whole(t)]).toEqual([
      { id: 7, card: null, hidden: true },
      4,
      true,
    ]);
    expect(t.state.play.played).toBe(false);
  });

  test.each([
    ['both', undefined, undefined],
    ['hand', undefined, 'sails-not-from-row'],
    ['row', 'sails-not-from-hand', undefined],
  ])('take their ship from %s', (sailsFrom, fromHand, fromRow) => {
    const t = at(rows, saved, { sailsFrom });
    expect([t.refused(hide()), t.refused(hide(2))]).toEqual([fromHand, fromRow]);
    const told = offered(t, 'card', 'red');
    const isOffered = (command: Command) =>
      told.some((one) => JSON.stringify(one) === JSON.stringify(command));
    expect([isOffered(hide()), isOffered(hide(2))]).toEqual([!fromHand, !fromRow]);
  });

  test('hide a ship of the row between two turns as well, and one from the hand on the own turn alone', () => {
    const byBlue = (ship?: number): Command => ({ ...hide(ship), seat: 'blue' }) as Command;
    const t = at({ ...rows, blue: [['schooner-5-5'], ['schooner-5-6']] }, saved);
    expect([t.refused(byBlue(4)), t.refused(byBlue())]).toEqual([undefined, 'not-your-turn']);
    expect(offered(t, 'told', 'blue')).toContainEqual(byBlue(4));
    t.do(draw('red'));
    expect([t.refused(byBlue(4)), t.refused(hide(3))]).toEqual(['magic-between', undefined]);
    t.do(play('close-market'), byBlue(5));
    expect([hiddenIn(t, 'blue'), savedMagic(t.state, 'blue'), whole(t)]).toEqual([[5], 1, true]);
  });

  test('are offered between two turns to whoever has saved Magic, for ships that are seen and not too large', () => {
    const fleet: Rows = {
      blue: [['schooner-5-5', 0, 0, 0, false, hidden], ['black-beard-15-15'], ['sloop-3-4'], ['sloop-4-4']],
    };
    const hiding = (fields: FieldValues) =>
      offered(at(fleet, fields), 'told', 'blue').flatMap((command) =>
        command.kind === 'playMagic' && command.card === 'sails-of-invisibility' ? [command.ship] : [],
      );
    expect([hiding({ 'magic.blue': 1 }), hiding({})]).toEqual([[3, 4], []]);
  });

  test('are offered neither where only the score is told nor to whoever is out', () => {
    const mayHide = (depth: Depth, fields: FieldValues = {}) =>
      offered(
        at({}, {}, {}, { depth }).do({ kind: 'layShip', seat: 'blue', card: 'sloop-3-4' }).stand(fields),
        'told',
        'blue',
      ).some((command) => command.kind === 'playMagic' && command.card === 'sails-of-invisibility');
    expect([mayHide('fights'), mayHide('score')]).toEqual([true, false]);
    expect(mayHide('fights', { 'out.blue': true })).toBe(false);
  });

  test('take no ship larger than a Brigantine, known or shown later', () => {
    const t = at({ red: [['black-beard-15-15'], ['brigantine-10-10']] }, saved);
    expect([t.refused(hide(1)), t.refused(hide(2))]).toEqual(['too-large-to-hide', undefined]);
    t.do(hide());
    const named = (card: string): Command => ({ kind: 'nameShip', ship: 3, card });
    expect([t.refused(named('ghost-ship-15-15')), t.refused(named('brigantine-10-10'))]).toEqual([
      'too-large-to-hide',
      undefined,
    ]);
  });

  test('keep others from it: no card under it, no curse, no creature, no Magic, no copy', () => {
    const t = at(rows, { ...saved, 'gold.red': 9 });
    const closed: readonly Command[] = [
      { kind: 'playCard', seat: 'red', ship: 4 },
      play('sea-creature-9', { ship: 4 }),
      { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 4 },
      lay('red', 4),
      copy(4),
      attack(3, 4),
    ];
    expect(closed.map((command) => t.refused(command, 'no-attack-card'))).toEqual(
      closed.map(() => 'ship-hidden'),
    );
    const offers = offered(t, 'card', 'red').filter(
      (one) => ('ship' in one && one.ship === 4) || ('target' in one && one.target === 4),
    );
    expect(offers).toEqual([]);
  });

  test('leave all of it to its own captain', () => {
    const own = at({ red: [['sloop-3-3', 0, 0, 0, false, hidden]] }, { ...saved, 'gold.red': 9 });
    const open: readonly Command[] = [
      { kind: 'playCard', seat: 'red', ship: 1 },
      { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 1 },
      lay('red', 1),
      copy(1),
    ];
    expect(open.map((command) => own.refused(command))).toEqual(open.map(() => undefined));
  });

  test('move no curse onto it or off it for anybody else', () => {
    const t = at({ red: [['sloop-3-3', 0, 0, 1]], blue: [['sloop-3-4', 0, 0, 1, false, hidden]] });
    const move = (ship: number, to: number) => play('move-a-witch-doctor', { ship, to });
    expect([t.refused(move(1, 2)), t.refused(move(2, 1))]).toEqual(['ship-hidden', 'ship-hidden']);
  });

  test('hide from the Royal Navy, and not from the Hurricane', () => {
    const t = at(rows).do(draw('red', 'royal-navy-12-12'), settle, settle, settle);
    expect([met(t), afloat(t)]).toEqual([
      [[3], [1, 2], [5]],
      [0, 1, 1],
    ]);
    const storm = at(rows).do(draw('red', 'hurricane'));
    expect([afloat(storm), used(storm), whole(storm)]).toEqual([
      [0, 0, 0],
      ['sails-of-invisibility', 'sails-of-invisibility'],
      true,
    ]);
  });

  test('let its captain attack with it, who must where there is no other', () => {
    const only: Rows = { red: [['brigantine-9-9', 0, 0, 0, false, hidden]], blue: [['schooner-5-5']] };
    const t = at(only).do(draw('red', 'you-must-attack-someone'));
    expect(t.refused({ kind: 'letGo', seat: 'red' })).toBe('can-attack');
    expect(offered(t, 'red-card', 'red')).toContainEqual(attack(1, 2));
    t.do(attack(1, 2), settle);
    expect([afloat(t), fames(t), hiddenIn(t, 'red')]).toEqual([[1, 0, 0], [1, 0, 0], [1]]);
    const nobody = at({ red: [['sloop-3-3']], blue: [['schooner-5-5', 0, 0, 0, false, hidden]] });
    nobody.do(draw('red', 'you-must-attack-someone'));
    expect([nobody.refused(attack(1, 2)), nobody.refused({ kind: 'letGo', seat: 'red' })]).toEqual([
      'ship-hidden',
      undefined,
    ]);
  });

  test('keep it from being made to attack; where only what is hidden floats beside, the drawer is attacked', () => {
    const force = (ship: number, target: number): Command => ({
      kind: 'attack',
      seat: 'red',
      how: 'others',
      ship,
      target,
    });
    const t = at(rows, {}, {}, { depth: 'fights' });
    expect([t.refused(force(4, 1)), t.refused(force(5, 6)), t.refused(force(5, 1))]).toEqual([
      'hidden-not-forced',
      'ship-hidden',
      undefined,
    ]);
    const seen = at({ ...rows, yellow: [['sloop-4-4']] }, {}, {}, { depth: 'fights' });
    expect(seen.refused(force(5, 1))).toBe('drawer-last');
  });

  test.each([
    ['hidden', [1]],
    ['shown', []],
  ])('after an own attack the ship is %s', (invisibleAfterFight, left) => {
    const t = at(
      { red: [['brigantine-9-9', 0, 0, 0, false, hidden]], blue: [['schooner-5-5']] },
      {},
      { invisibleAfterFight },
    ).do(draw('red', 'you-must-attack-someone'), attack(1, 2), settle);
    expect([hiddenIn(t, 'red'), whole(t), used(t).length]).toEqual([left, true, 1 - left.length]);
  });

  test('go down with it where it is sunk, and nothing of them lies on the ship that comes back', () => {
    const t = at({ red: [['sloop-3-3', 0, 1, 0, false, hidden]], blue: [['schooner-5-5']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, 'reincarnation'),
      settle,
    );
    expect([rowOf(t.state, 'red'), used(t), whole(t)]).toEqual([
      [{ id: 3, card: 'sloop-3-3' }],
      ['sails-of-invisibility'],
      true,
    ]);
  });

  test('are named in the fight, where nobody knew the ship: it is worked out from then on', () => {
    const t = at({ blue: [['schooner-5-5']] }, { ...saved, 'hand.red': 6 }).do(hide());
    t.do(draw('red', 'you-must-attack-someone'), attack(2, 1));
    expect(t.refused(settle)).toBe('not-certain');
    expect(offered(t, 'fight', 'red')).toContainEqual({ kind: 'nameShip', ship: 2, card: 'brigantine-9-9' });
    t.do({ kind: 'nameShip', ship: 2, card: 'brigantine-9-9' }, settle);
    expect([afloat(t), row(t, 'red'), hiddenIn(t, 'red')]).toEqual([[1, 0, 0], ['brigantine-9-9'], [2]]);
  });

  test('are neighbours for a confused ship of their own captain alone', () => {
    const t = fight({ red: [['brigantine-9-9']], blue: rows.blue ?? [], yellow: [['sloop-4-4']] }, {}, 1, 3);
    t.do(...up(1, 'confusion-left'), settle);
    expect([row(t, 'blue'), row(t, 'yellow')]).toEqual([['schooner-5-5'], ['sloop-4-4']]);
  });

  test.each([
    [false, 'hidden-sails-alone', {}],
    [true, undefined, { red: [[1, 2]] }],
  ])('in an armada: %s', (hiddenArmada, refused, armadas) => {
    const t = at(rows, saved, { hiddenArmada }).do(hide(1));
    expect(t.state.armadas).toEqual(armadas);
    const form: Command = { kind: 'formArmada', seat: 'red', ships: [1, 3] };
    expect([t.refused(form), t.refused(play('armada', { ships: [1, 3] }))]).toEqual([refused, refused]);
  });

  test('leave the rest of an armada together', () => {
    const one = (card: string) => [card, 0, 0, 0, true] as const;
    const joined = at({ red: [one('sloop-3-3'), one('sloop-3-4'), one('sloop-4-4')] }, saved);
    expect(joined.do(hide(1)).state.armadas).toEqual({ red: [[2, 3]] });
  });

  test('over a ship that may stay in its armada: it fights along, whoever attacks those that are seen', () => {
    const joined: Rows = {
      red: [['brigantine-10-10']],
      blue: [
        ['sloop-3-3', 0, 0, 0, true, hidden],
        ['brigantine-8-8', 0, 0, 0, true],
      ],
    };
    const t = fight(joined, { hiddenArmada: true }, 1, 3);
    expect(totals(t)).toMatchObject({ defender: { cannons: 11, strength: 11 } });
    expect(afloat(t.do(settle))).toEqual([0, 2, 0]);
    expect(at(joined, {}, { hiddenArmada: true }, { depth: 'fights' }).refused(attack(1, 2))).toBe(
      'ship-hidden',
    );
    const navy = at(joined, {}, { hiddenArmada: true }).do(draw('red', 'royal-navy-12-12'), settle);
    expect(met(navy)).toEqual([[1], [2, 3]]);
  });

  test('over all ships of an armada let its first stand for it where it attacks', () => {
    const joined: Rows = {
      red: [
        ['sloop-3-3', 0, 0, 0, true, hidden],
        ['sloop-3-4', 0, 0, 0, true, hidden],
      ],
      blue: [['brigantine-8-8']],
    };
    const t = at(joined, {}, { hiddenArmada: true }).do(draw('red', 'you-must-attack-someone'));
    const pairs = offered(t, 'red-card', 'red').flatMap((one) =>
      one.kind === 'attack' ? [[one.ship, one.target]] : [],
    );
    expect(pairs).toEqual([[1, 3]]);
  });

  test('are taken off once the deck is out and the hand of their captain empty', () => {
    const t = at(
      { red: [['sloop-3-3', 0, 0, 0, false, hidden]], blue: [['sloop-3-4', 0, 0, 0, false, hidden]] },
      {
        'hand.red': 1,
        'hand.blue': 99,
        'hand.yellow': 99,
      },
    );
    const laden = (...under: readonly number[]) => under.map((count) => ({ card: 'unknown', under: count }));
    t.stand({ 'row.yellow': laden(18, 18, 18, 18) });
    t.stand({ 'row.yellow': laden(18, 18, 18, 18, deckLeft(t.state) - 1) });
    expect([deckLeft(t.state), hiddenIn(t, 'red')]).toEqual([0, [1]]);
    t.do(play('close-market'));
    expect([hiddenIn(t, 'red'), hiddenIn(t, 'blue'), t.told('sailsLifted').length, whole(t)]).toEqual([
      [],
      [2],
      1,
      true,
    ]);
  });

  test('are taken off by the table’s word, which names the ship where nobody knew it', () => {
    const t = at({}, { ...saved, 'hand.red': 6 }).do(hide());
    expect(offered(t, 'told', 'red')).toContainEqual({ kind: 'liftSails', ship: 1, card: 'sloop-3-3' });
    t.do({ kind: 'liftSails', ship: 1, card: 'sloop-4-4' });
    expect([rowOf(t.state, 'red'), used(t), whole(t)]).toEqual([
      [{ id: 1, card: 'sloop-4-4' }],
      ['sails-of-invisibility'],
      true,
    ]);
    expect(t.refused({ kind: 'liftSails', ship: 1 })).toBe('not-hidden');
  });

  test('are taken off a ship that nobody has named without a name, and name none that is known', () => {
    const t = at({
      red: [['unknown', 0, 0, 0, false, hidden]],
      blue: [['sloop-3-3', 0, 0, 0, false, hidden]],
    });
    t.do({ kind: 'liftSails', ship: 1 });
    expect([t.told('shipNamed'), rowOf(t.state, 'red')]).toEqual([[], [{ id: 1, card: null }]]);
    t.do({ kind: 'liftSails', ship: 2, card: 'sloop-3-3' });
    expect([t.told('shipNamed'), row(t, 'blue')]).toEqual([[], ['sloop-3-3']]);
  });

  test('show others that a ship lies there, and its own phone which', () => {
    const t = at({ red: [['sloop-3-3', 0, 0, 0, false, hidden]] });
    const seen = (viewer: Parameters<typeof pirateAttack.view>[1]) =>
      (pirateAttack.view(t.state, viewer)['fleets'] as readonly { readonly row: readonly object[] }[])[0]
        ?.row;
    expect([seen({ kind: 'table' }), seen({ kind: 'captain', seat: 'blue' })]).toMatchObject([
      [{ size: null, hidden: true }],
      [{ size: null, hidden: true }],
    ]);
    expect([seen({ kind: 'captain', seat: 'red' }), seen({ kind: 'console' })]).toMatchObject([
      [{ size: [3, 3], hidden: true }],
      [{ size: [3, 3], hidden: true }],
    ]);
  });

  test('are set by hand with their ship', () => {
    const t = at({
      red: [
        ['sloop-3-3', 0, 0, 0, true, hidden],
        ['sloop-3-4', 0, 0, 0, true],
      ],
    });
    expect([hiddenIn(t, 'red'), t.state.armadas, whole(t)]).toEqual([[1], {}, true]);
    t.stand({ 'row.red': [{ card: 'sloop-3-3', hidden: false }] });
    expect([hiddenIn(t, 'red'), used(t), whole(t)]).toEqual([[], ['sails-of-invisibility'], true]);
  });
});

describe('Magic that is read', () => {
  test('may be laid to the last that is saved', () => {
    const laid = (magic: number) =>
      offered(at({ red: [['sloop-3-3']] }, { 'magic.red': magic }), 'card', 'red').filter(
        ({ kind }) => kind === 'layMagic',
      );
    expect([laid(0).length, laid(1).length]).toEqual([0, 1]);
  });

  test('is a card and no more where it lies face down, and is played where it is played face up', () => {
    const read = (t: Table, card: string) => unseen(t.state, { kind: 'card', row: card, copy: 1 });
    const some = at({ red: [['sloop-3-3']] }, saved);
    expect([read(some, spirit), read(some, eliminate), read(some, 'duplicate')]).toEqual([
      { kind: 'choice', choice: 'lay-magic' },
      { kind: 'choice', choice: 'lay-magic' },
      undefined,
    ]);
    expect(read(at({ red: [['sloop-3-3']] }), 'duplicate')).toEqual({ kind: 'choice', choice: 'buy-magic' });
    const one = at({ red: [['sloop-3-3']] }, { 'magic.red': 1 });
    expect([read(one, spirit), read(one, 'duplicate')]).toEqual([
      { kind: 'choice', choice: 'lay-magic' },
      undefined,
    ]);
  });
});

describe('a ship that is read', () => {
  test('goes by its own card, a copy by its Duplicate, and by no other card', () => {
    const made = ['sloop-3-3', 0, 0, 0, false, { copyOf: 'red', copyAt: 1 }] as const;
    const t = at({ red: [['sloop-3-3'], made, ['sloop-3-4']] }, {}, {}, { depth: 'fights' });
    const turn = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'turn')!;
    const signs = (...rows: readonly string[]) =>
      rows.map((row, nth) => ({ kind: 'card', row, copy: nth + 1 }) as const);
    const read = (row: string) => pirateAttack.interpret(t.state, turn, signs('duplicate', row), 'red');
    expect([read('sloop-3-4'), read('duplicate'), read('fire')]).toEqual([
      { kind: 'command', command: copy(3) },
      { kind: 'command', command: copy(2) },
      { kind: 'unfit' },
    ]);
  });
});

describe('at depth fights', () => {
  test('Magic that brings or hides a ship is told by the turn, without a count of what is saved', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }, {}, {}, { depth: 'fights' });
    const told = offered(t, 'turn', 'red').filter(({ kind }) => kind === 'playMagic');
    expect(told).toEqual(expect.arrayContaining([copy(1), copy(2), hide(1), hide()]));
    t.do(copy(2), ...sink(2));
    expect(afloat(t)).toEqual([1, 0, 0]);
    t.do({ kind: 'setDepth', depth: 'cards' });
    expect(whole(t)).toBe(true);
  });

  test('Sails and Duplicates that all lie there are not played once more', () => {
    const rows: Rows = { red: [['sloop-3-3'], ['sloop-3-4']], blue: [['sloop-4-4']] };
    const hidden = at(rows, {}, {}, { depth: 'fights' }).do(hide(1), hide(2), hide(), hide());
    expect(hidden.refused(hide())).toBeUndefined();
    expect(hidden.do(hide()).refused(hide())).toBe('card-elsewhere');
    const copied = at(rows, {}, {}, { depth: 'fights' }).do(copy(1), copy(2), copy(3), copy(1));
    expect(copied.refused(copy(1))).toBeUndefined();
    expect(copied.do(copy(1)).refused(copy(1))).toBe('card-elsewhere');
  });

  test('a table that begins to tell cards has the Magic that lies there', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }, {}, {}, { depth: 'fights' }).do(
      copy(2),
      hide(1),
    );
    t.do({ kind: 'setDepth', depth: 'cards' });
    expect([countAt(t.state.zones, goodsAt('magic')), countAt(t.state.zones, 'table'), whole(t)]).toEqual([
      48,
      4,
      true,
    ]);
  });
});
