import { describe, expect, test } from 'vitest';
import { isAskedWith } from '../../../src-main/rules/kernel/option.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import { packs, type Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cardsUnder,
  deckLeft,
  goodsAt,
  magicUnder,
  savedMagic,
  spentAt,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { cards, cardsIn as cardsOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { unseen } from '../../../src-main/rules/pirate-attack/unseen.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';
import {
  afloat,
  attack,
  draw,
  fames,
  ids,
  lay,
  met,
  offered,
  over,
  row,
  seaOf,
  settle,
  spare,
  stands,
  totals,
  up,
  whole,
  type Rows,
  type Ship,
} from './sea.ts';
import { running, table, type Table } from './table.ts';
import { cardsTold } from './cards-told.ts';

const edition = { packs: ['main', 'magic-shop'] } as const;
const { at, fight } = seaOf(edition);
const navy = draw('red', 'royal-navy-8-8');

describe('the pack', () => {
  test('brings fifty cards: 25 of the main deck and 25 of Magic', () => {
    expect([cardsOf('magic-shop'), cardsOf('main')]).toEqual([50, 350]);
    const t = table({ depth: 'cards', edition });
    expect([deckLeft(t.state), countAt(t.state.zones, goodsAt('magic')), cardsTold(t.state)]).toEqual([
      260, 25, 350,
    ]);
    expect(table({ depth: 'cards' }).state.zones).not.toHaveProperty([goodsAt('magic')]);
  });

  test('asks its twelve house rules, and none of them is asked without it', () => {
    const own = pirateAttack.options.filter(
      (option) => isAskedWith(option, ['magic-shop']) && !isAskedWith(option, []),
    );
    expect(own.map(({ digest }) => Number(digest)).sort((a, b) => a - b)).toEqual([
      4, 12, 13, 14, 15, 16, 17, 18, 20, 62, 72, 84,
    ]);
    expect(Object.fromEntries(own.map((option) => [option.name, option.default]))).toEqual({
      doubleStack: 'add',
      confusionSplit: 'floor',
      neighbourRing: true,
      bystanderWD: false,
      confusionCredit: 'owner',
      ownShot: 'likeSelfSunk',
      reincarnationCauses: 'fights',
      unusedMagic: 'keep',
      navyMagic: 'apply',
      navyOrder: 'right',
      fameNavy: 1,
      stormPrize: 'none',
    });
  });

  test('is told to its last card: no button stands for a card that is played by its text', () => {
    const t = at({ red: [['sloop-3-3']] });
    const isText = (command: Command) =>
      command.kind === 'playCard' && command.card === undefined && command.ship === undefined;
    expect(offered(t, 'card', 'red').filter((one) => isText(one as Command))).toEqual([]);
    const more = at({ red: [['sloop-3-3']] }, {}, {}, { edition: { packs } });
    expect(offered(more, 'card', 'red').filter((one) => isText(one as Command))).toEqual([]);
  });

  test('has at most eighty answers in its first step, with all that may be told', () => {
    const t = at({ red: [['sloop-3-3', 2, 2]], blue: [['sloop-3-4']] }, { 'magic.red': 3, 'gold.red': 40 });
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const choices = (prompt && stepAt(pirateAttack, t.state, prompt, 'red')?.choices) ?? [];
    expect(choices.length).toBeGreaterThan(40);
    expect(choices.length).toBeLessThanOrEqual(80);
  });

  test('two of what lies there go with a Sea Creature, and three where spirits are in the box', () => {
    const counts = (...more: readonly Pack[]) => {
      const t = seaOf({ packs: ['main', 'magic-shop', ...more] }).at({ blue: [['sloop-3-3', 0, 5]] });
      return offered(t, 'card', 'red').flatMap((command) =>
        command.kind === 'playCard' && command.card === 'sea-creature-4' && command.confusions !== undefined
          ? [command.confusions]
          : [],
      );
    };
    expect([counts(), counts('raise-the-dead')]).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  test('stays under a ship where only how many ships there are is put right', () => {
    const t = at({ red: [['sloop-3-3', 1, 2]] }).stand({ 'ships.red': 2 });
    expect([afloat(t), magicUnder(t.state, 1), cardsUnder(t.state, 1), whole(t)]).toEqual([
      [2, 0, 0],
      2,
      3,
      true,
    ]);
  });

  test('what goes with a Sea Creature is called Confusion only where nothing else works once', () => {
    const called = (...more: readonly Pack[]) => {
      const { state } = seaOf({ packs: ['main', 'magic-shop', ...more] }).at({ blue: [['sloop-3-3', 0, 1]] });
      const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'card');
      return (prompt ? waysToAnswer(pirateAttack, state, prompt, 'red') : []).flatMap(({ command, label }) =>
        command.kind === 'playCard' && command.confusions === 1 ? [label.key] : [],
      )[0];
    };
    expect([called(), called('miss-direction')]).toEqual(['answer.holds.confused', 'answer.holds.spent']);
  });

  test('two opposites are thrown out where two of the main deck lie, which Magic is not', () => {
    const t = at({
      red: [
        ['sloop-3-3', 1],
        ['sloop-3-4', 2],
        ['sloop-4-4', 1, 1],
        ['sloop-3-3', 2, 1],
      ],
    });
    const ships = offered(t, 'told', 'red').flatMap((one) => (one.kind === 'dropPair' ? [one.ship] : []));
    expect(ships).toEqual([2, 4]);
  });

  test('refuses its cards where it is not in play', () => {
    const main = running({}, { depth: 'cards' });
    expect(main.refused(draw('red', 'hurricane'))).toBe('not-shown');
    expect(main.refused({ kind: 'playCard', seat: 'red', card: 'close-magic-shop' })).toBe('no-such-card');
    expect(main.refused({ kind: 'buy', seat: 'red', goods: 'magic', count: 1 })).toBe('no-such-shop');
    const deep = running({}, { depth: 'fights' });
    expect(deep.refused({ kind: 'letCome', seat: 'red', card: 'hurricane' })).toBe('no-such-card');
  });
});

describe('the Magic Shop', () => {
  const rich = { 'gold.red': 20 };
  const buy = (count: number): Command => ({ kind: 'buy', seat: 'red', goods: 'magic', count });

  test('opens at 5; what is bought is saved, unseen, and leaves its deck', () => {
    const t = at({}, rich).do(buy(2));
    expect([t.purse('red'), savedMagic(t.state, 'red')]).toEqual([[10, 0], 2]);
    expect([countAt(t.state.zones, goodsAt('magic')), whole(t)]).toEqual([23, true]);
    expect(zoneAt(t.state.zones, 'saved.red.magic').known).toEqual([]);
  });

  test.each([2, 3, 5, 10])('is opened at %i by its card', (price) => {
    const t = at({}, rich).do({ kind: 'playCard', seat: 'red', card: `open-magic-shop-${price}` });
    expect(t.state.shops.magic).toEqual({ open: true, price });
    expect(t.do(buy(1)).purse('red')).toEqual([20 - price, 0]);
  });

  test('is shut by Close Magic Shop, which keeps the last price on its sign', () => {
    const t = at({}, rich).do({ kind: 'playCard', seat: 'red', card: 'close-magic-shop' });
    expect(t.state.shops.magic).toEqual({ open: false, price: 5 });
    expect([t.refused(buy(1)), t.state.shops.market?.open]).toEqual(['shop-shut', true]);
  });

  test('sells no more than lie in its deck, and what was used again where the table has it so', () => {
    const all = { 'magic.blue': 24, 'gold.red': 100 };
    expect(at({}, all).refusal(buy(2))).toMatchObject({ code: 'sold-out', values: { left: 1 } });
    const used = { 'magic.blue': 20 };
    const again = at({}, all).stand(used).do(buy(5));
    expect([savedMagic(again.state, 'red'), whole(again)]).toEqual([5, true]);
    const none = at({}, all, { refill: 'none' }).stand(used);
    expect(none.refused(buy(5))).toBe('sold-out');
  });

  test('says to whoever is on turn, and on each phone, what one and two cost there', () => {
    const t = at({}, rich);
    const parts = pirateAttack.view(t.state, { kind: 'captain', seat: 'red' });
    expect(parts['buyers']).toContainEqual(
      expect.objectContaining({ seat: 'red', shop: 'magic', one: 5, two: 10, most: 4, why: null }),
    );
  });
});

describe('Magic that is laid', () => {
  const saved = { 'magic.red': 2, 'magic.blue': 1 };
  const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']] };

  test('goes face down under any ship, and nobody is told which it is', () => {
    const t = at(rows, saved).do(lay('red', 2));
    expect([savedMagic(t.state, 'red'), magicUnder(t.state, 2), cardsUnder(t.state, 2)]).toEqual([1, 1, 1]);
    expect(t.told('magicLaid')).toMatchObject([{ seat: 'red', on: 'blue' }]);
    expect([zoneAt(t.state.zones, 'under.2.magic').known, whole(t)]).toEqual([[], true]);
  });

  test('is laid on the own turn, and by anybody between two turns', () => {
    const t = at(rows, saved);
    expect([t.refused(lay('red', 1)), t.refused(lay('blue', 1))]).toEqual([undefined, undefined]);
    t.do(draw('red'));
    expect([t.refused(lay('red', 1)), t.refused(lay('blue', 1))]).toEqual([undefined, 'magic-between']);
    t.do({ kind: 'playCard', seat: 'red', card: 'close-market' });
    expect([t.refused(lay('red', 1)), t.refused(lay('blue', 1))]).toEqual([undefined, undefined]);
  });

  test('helps nobody any more once an attack card is drawn, nor in the fight', () => {
    const t = at(rows, saved).do(draw('red', 'you-must-attack-someone'));
    expect([t.refused(lay('red', 1)), t.refused(lay('blue', 2))]).toEqual(['red-first', 'red-first']);
    t.do(attack(1, 2));
    expect(t.refused(lay('blue', 2))).toBe('fight-first');
  });

  test('waits with an empty hand, once the deck is out, for the turns of others', () => {
    const t = at(rows, { ...saved, 'hand.red': 1, 'hand.blue': 99, 'hand.yellow': 99 });
    const laden = (...under: readonly number[]) => under.map((count) => ({ card: 'unknown', under: count }));
    t.stand({ 'row.yellow': laden(16, 16, 16, 16) });
    t.stand({ 'row.yellow': laden(16, 16, 16, 16 + deckLeft(t.state)) });
    expect(deckLeft(t.state)).toBe(0);
    expect(t.refused(lay('red', 1))).toBeUndefined();
    t.do({ kind: 'playCard', seat: 'red', card: 'close-market' });
    expect([t.refused(lay('red', 1)), t.refused(lay('blue', 1))]).toEqual(['magic-at-end', undefined]);
  });

  test('has to be there: the count can be put right', () => {
    expect(at(rows).refused(lay('red', 1))).toBe('no-magic-saved');
    expect(at(rows, saved).refused(lay('red', 9))).toBe('no-such-ship');
    const t = at({ red: [['sloop-3-3', 1, 3, 2]] }, { 'magic.red': 4 });
    expect([savedMagic(t.state, 'red'), magicUnder(t.state, 1), cardsUnder(t.state, 1)]).toEqual([4, 3, 4]);
    expect([countAt(t.state.zones, goodsAt('magic')), whole(t)]).toEqual([18, true]);
    t.stand({ 'row.red': [] });
    expect([countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([3, true]);
  });

  test('is a card and no more where it is read face down: bought, or laid where some is saved', () => {
    const read = (t: Table, card: string) => unseen(t.state, { kind: 'card', row: card, copy: 1 });
    expect(read(at(rows), 'reincarnation')).toEqual({ kind: 'choice', choice: 'buy-magic' });
    expect(read(at(rows, saved), 'reincarnation')).toEqual({ kind: 'choice', choice: 'lay-magic' });
    expect(read(at(rows), 'master-navigator')).toEqual({ kind: 'choice', choice: 'under' });
  });

  test('is offered to whoever has some, on the own turn and beside it', () => {
    const t = at(rows, saved);
    expect(offered(t, 'card', 'red')).toContainEqual(lay('red', 2));
    expect(offered(t, 'told', 'blue')).toContainEqual(lay('blue', 1));
    expect(offered(t, 'told', 'yellow').filter(({ kind }) => kind === 'layMagic')).toEqual([]);
  });
});

describe('Double', () => {
  test('Ship’s Cannons counts the printed cannons twice, before what lies there beside it', () => {
    const t = fight({ red: [['schooner-5-6']], blue: [['brigantine-9-9']] });
    t.do(...up(1, 'double-ships-cannons', 'lazy-blacksmith-1'));
    expect(totals(t)).toMatchObject({ attacker: { cannons: 9, strength: 6 } });
    expect(afloat(t.do(settle))).toEqual([0, 0, 0]);
  });

  test('Ship’s Strength counts the printed strength twice, and Fire takes half of what that comes to', () => {
    const t = fight({ red: [['schooner-5-6']], blue: [['brigantine-9-9']] });
    t.do(...up(1, 'double-ships-strength', 'skilled-carpenter-3', 'fire'));
    expect(totals(t)).toMatchObject({ attacker: { cannons: 5, strength: 7 } });
    expect(afloat(t.do(settle))).toEqual([0, 1, 0]);
  });

  test.each([
    ['add', 15],
    ['multiply', 20],
  ])('twice under one ship, with %s, makes %i of five', (doubleStack, cannons) => {
    const t = fight({ red: [['schooner-5-6']], blue: [['brigantine-9-9']] }, { doubleStack });
    t.do(...up(1, 'double-ships-cannons', 'double-ships-cannons'));
    expect(totals(t)).toMatchObject({ attacker: { cannons } });
  });

  test('stays under a ship that is left', () => {
    const t = at({ red: [['brigantine-9-9', 0, 1]], blue: [['sloop-3-3']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, 'double-ships-cannons'),
      settle,
    );
    expect([afloat(t), magicUnder(t.state, 1), whole(t)]).toEqual([[1, 0, 0], 1, true]);
  });
});

describe('Confusion', () => {
  const rows: Rows = { red: [['sloop-3-3'], ['brigantine-8-9']], blue: [['schooner-5-6']] };

  test('Left shoots the own ship to its left, and the ship is shot at all the same', () => {
    const t = fight(rows, {}, 2, 3).do(...up(2, 'confusion-left'));
    expect(totals(t)).toMatchObject({ attacker: { cannons: 0 }, defender: { cannons: 5 } });
    t.do(settle);
    expect([row(t, 'red'), row(t, 'blue')]).toEqual([['brigantine-8-9'], ['schooner-5-6']]);
    expect([fames(t), t.told('goldOwed')]).toEqual([[0, 0, 0], []]);
  });

  test('Right shoots past the end of its row the next captain counter-clockwise, whose ship is the shooter’s', () => {
    const t = fight(
      { red: [['brigantine-8-9']], blue: [['schooner-5-6']], yellow: [['schooner-6-6'], ['sloop-3-3']] },
      {},
      1,
      2,
    ).do(...up(1, 'confusion-right'), settle);
    expect([row(t, 'yellow'), fames(t)]).toEqual([['sloop-3-3'], [1, 0, 0]]);
    expect(t.told('shipSunk')).toMatchObject([{ seat: 'yellow', how: 'fight', by: 'red' }]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'red', count: 1 }]);
  });

  test.each([
    ['floor', [0, 2, 1]],
    ['up', [0, 2, 0]],
  ])('both ways share the cannons, with %s of nine', (confusionSplit, expected) => {
    const t = fight(
      {
        red: [['brigantine-9-9']],
        blue: [['brigantine-10-10'], ['schooner-6-6']],
        yellow: [['schooner-5-5']],
      },
      { confusionSplit },
      1,
      2,
    ).do(...up(1, 'confusion-left', 'confusion-right'), settle);
    expect(afloat(t)).toEqual(expected);
  });

  test.each([
    [true, [1, 1, 0]],
    [false, [1, 1, 1]],
  ])('with a ring of %s goes past the end of the row', (neighbourRing, expected) => {
    const t = fight(
      { red: [['brigantine-8-9']], blue: [['schooner-5-6']], yellow: [['sloop-3-3']] },
      { neighbourRing },
      1,
      2,
    ).do(...up(1, 'confusion-right'), settle);
    expect(afloat(t)).toEqual(expected);
  });

  test.each([
    ['owner', [1, 0, 0], 1],
    ['nobody', [0, 0, 0], 0],
  ])('whose bystander goes to %s', (confusionCredit, fame, owed) => {
    const t = fight(
      { red: [['brigantine-8-9']], blue: [['schooner-5-6']], yellow: [['sloop-3-3']] },
      { confusionCredit },
      1,
      2,
    ).do(...up(1, 'confusion-right'), settle);
    expect([fames(t), t.told('goldOwed').length]).toEqual([fame, owed]);
  });

  test.each([
    ['likeSelfSunk', [0, 1, 0]],
    ['nobody', [0, 0, 0]],
  ])('in an armada sinks its own beside it, whose fame goes by %s', (ownShot, fame) => {
    const t = fight(
      {
        red: [
          ['sloop-3-3', 0, 0, 0, true],
          ['brigantine-8-9', 0, 0, 0, true],
        ],
        blue: [['schooner-5-6']],
      },
      { ownShot },
      1,
      3,
    ).do(...up(2, 'confusion-left'), settle);
    expect([row(t, 'red'), row(t, 'blue'), fames(t)]).toEqual([['brigantine-8-9'], ['schooner-5-6'], fame]);
  });

  test.each([
    [false, [1, 1, 1], [0, 0, 0]],
    [true, [1, 1, 0], [1, 0, 0]],
  ])(
    'with curses beside a fight turned: %s, Fire on the bystander counts or does not',
    (told, ships, fame) => {
      const t = fight(
        { red: [['sloop-3-4']], blue: [['schooner-5-6']], yellow: [['schooner-5-6']] },
        { bystanderWD: told },
        1,
        2,
      ).do(...up(1, 'confusion-right', 'skilled-carpenter-5'));
      if (told) t.do({ kind: 'turnUp', ship: 3, card: 'fire' });
      t.do(settle);
      expect([afloat(t), fames(t)]).toEqual([ships, fame]);
    },
  );

  test.each([
    ['the Plague takes whoever shot along', ['the-black-plague'], undefined, [0, 1, 0]],
    ['a Vaccine of whoever shot saves that ship alone', ['the-black-plague'], 'vaccine', [1, 1, 0]],
    ['of two the table’s first takes the ship', ['mutiny', 'the-black-plague'], undefined, [0, 1, 0]],
    [
      'of two others than the table’s first a Mutiny comes before Poison',
      ['mutiny', 'poison'],
      undefined,
      [2, 1, 0],
    ],
  ] as const)('beside a fight %s', (_, curses, cure, ships) => {
    const rows: Rows = { red: [['brigantine-8-9']], blue: [['schooner-5-6']], yellow: [['schooner-5-6']] };
    const t = fight(rows, { bystanderWD: true, wdOrder: 'plague' }, 1, 2).do(...up(1, 'confusion-right'));
    t.do(...up(3, ...curses));
    if (cure) t.do({ kind: 'cureShip', ship: 3, card: cure, side: 'other' });
    expect(afloat(t.do(settle))).toEqual(ships);
  });

  test('is discarded after the fight, a bystander’s cards stay, and by hand it goes as well', () => {
    const fields = {
      red: [['brigantine-8-9', 0, 1]],
      blue: [['brigantine-7-8']],
      yellow: [['schooner-5-6', 2]],
    } as const;
    const begin = () =>
      at(fields).do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'confusion-right'));
    const t = begin();
    expect(t.refused(settle)).toBe('not-certain');
    t.do(...up(3, 'skilled-carpenter-4', 'lazy-blacksmith-1'), settle);
    expect([afloat(t), cardsUnder(t.state, 3), magicUnder(t.state, 1)]).toEqual([[1, 1, 1], 2, 0]);
    expect([zoneAt(t.state.zones, spentAt('magic')).known, whole(t)]).toEqual([
      [{ card: 'confusion-right', to: 'all' }],
      true,
    ]);
    const byHand = begin().do(stands);
    expect([magicUnder(byHand.state, 1), whole(byHand)]).toEqual([0, true]);
  });

  test('is turned up of a bystander only where one is shot at', () => {
    const t = fight({ red: [['brigantine-8-9']], blue: [['schooner-5-6']], yellow: [['sloop-3-3']] });
    expect(t.refused({ kind: 'turnUp', ship: 3, card: 'skilled-carpenter-4' })).toBe('not-in-fight');
    t.do(...up(1, 'confusion-right'));
    expect(t.refused({ kind: 'turnUp', ship: 3, card: 'skilled-carpenter-4' })).toBeUndefined();
  });

  test('goes with a Sea Creature that its ship withstands, as many as were shown', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['brigantine-8-9', 1, 2]] });
    const creature: Command = {
      kind: 'playCard',
      seat: 'red',
      card: 'sea-creature-4',
      ship: 2,
      sinks: false,
    };
    expect(t.refused({ ...creature, confusions: 3 })).toBe('less-magic');
    t.do({ ...creature, confusions: 2 });
    expect([afloat(t), magicUnder(t.state, 2), cardsUnder(t.state, 2), whole(t)]).toEqual([
      [1, 1, 0],
      0,
      1,
      true,
    ]);
  });
});

describe('Reincarnation', () => {
  const rows: Rows = { red: [['brigantine-9-9']], blue: [['sloop-3-3'], ['sloop-4-4', 1, 1], ['sloop-3-4']] };

  test('brings a ship that sank in a fight back to its place, bare; it has sunk, and is paid for', () => {
    const t = at(rows).do(draw('red', 'you-must-attack-someone'), attack(1, 3));
    t.do(...up(3, 'reincarnation', 'skilled-carpenter-1'), settle);
    expect(row(t, 'blue')).toEqual(['sloop-3-3', 'sloop-4-4', 'sloop-3-4']);
    const [, back = 0] = ids(t, 'blue');
    expect([back, cardsUnder(t.state, back), t.state.dead]).toEqual([5, 0, []]);
    expect([fames(t), t.told('goldOwed')]).toMatchObject([[1, 0, 0], [{ seat: 'red', count: 1 }]]);
    expect([countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([1, true]);
  });

  test('leaves its ship outside the armada it was in', () => {
    const t = fight(
      {
        red: [['brigantine-10-10']],
        blue: [
          ['sloop-3-3', 0, 0, 0, true],
          ['sloop-3-4', 0, 0, 0, true],
        ],
      },
      {},
      1,
      2,
    ).do(...up(2, 'reincarnation'), settle);
    expect([row(t, 'blue'), t.state.armadas]).toEqual([['sloop-3-3'], {}]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'red', count: 2 }]);
  });

  test.each([
    ['fights', 1],
    ['shots', 0],
  ])('after Poison, by the rule %s, leaves %i', (reincarnationCauses, left) => {
    const begin = () =>
      fight({ red: [['sloop-3-3']], blue: [['sloop-4-4']] }, { reincarnationCauses }).do(
        ...up(2, 'poison', 'reincarnation'),
      );
    expect(begin().do(settle).ships('blue')).toBe(left);
    expect(begin().do({ kind: 'sinkShip', ship: 2 }, stands).ships('blue')).toBe(left);
  });

  test('is told with a Sea Creature, in the same press', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4', 0, 1]] });
    const creature: Command = { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship: 2, sinks: true };
    expect(offered(t, 'card', 'red')).toContainEqual({ ...creature, returns: true });
    t.do({ ...creature, returns: true });
    expect([row(t, 'blue'), magicUnder(t.state, ids(t, 'blue')[0] ?? 0), fames(t), whole(t)]).toEqual([
      ['sloop-4-4'],
      0,
      [1, 0, 0],
      true,
    ]);
  });

  test('is not told afterwards of a ship whose only card has been laid since', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] }, {}, {}, { depth: 'fights' });
    t.do({ kind: 'sinkShip', ship: 2, creature: 'red' });
    const again: Command = { kind: 'layShip', seat: 'red', card: 'sloop-4-4' };
    while (t.refused(again) !== 'no-copy-left') t.do(again);
    expect(t.refused({ kind: 'returnShip', seat: 'blue' })).toBe('no-copy-left');
  });

  test('is told afterwards where nobody told the cards, until somebody attacks or the Chip goes on', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] }, {}, {}, { depth: 'fights' });
    const back: Command = { kind: 'returnShip', seat: 'blue' };
    expect(t.refused(back)).toBe('none-sunk');
    t.do({ kind: 'sinkShip', ship: 2, creature: 'red' });
    expect(offered(t, 'told', 'blue')).toContainEqual(back);
    expect(t.refused({ kind: 'returnShip', seat: 'red' })).toBe('none-sunk');
    expect(row(t.do(back), 'blue')).toEqual(['sloop-4-4']);
    expect(t.refused(back)).toBe('none-sunk');
    t.do({ kind: 'sinkShip', ship: 3 }, { kind: 'passChip', seat: 'red' });
    expect(t.refused(back)).toBe('none-sunk');
  });
});

describe('the Hurricane', () => {
  const storm = draw('red', 'hurricane');

  test('sinks everything at sea at once where nothing lies under any ship, and is the play of the turn', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4'], ['brigantine-9-9']] }).do(storm);
    expect([afloat(t), fames(t), t.state.play.played, whole(t)]).toEqual([[0, 0, 0], [0, 0, 0], true, true]);
    expect(t.told('shipSunk')).toMatchObject([{ how: 'storm', by: null }, {}, {}]);
    expect(t.state.agenda).toEqual([]);
  });

  test('spares whoever shows a Master Navigator, and that card stays', () => {
    const t = at({ red: [['sloop-3-3', 1]], blue: [['sloop-4-4', 2], ['brigantine-9-9']] }).do(storm);
    expect([afloat(t), t.refused({ kind: 'passChip', seat: 'red' })]).toEqual([[1, 2, 0], 'hurricane-first']);
    t.do(spare(2));
    expect(t.refused(spare(2))).toBe('spared-already');
    t.do(over);
    expect([row(t, 'blue'), cardsUnder(t.state, 2), whole(t)]).toEqual([['sloop-4-4'], 2, true]);
    expect([t.ships('red'), t.told('hurricanePassed')]).toMatchObject([0, [{ sunk: 2 }]]);
    expect(t.refused(over)).toBe('no-navy');
  });

  test('brings nothing back that has a Reincarnation, and nobody fame, unless the table gives it the drawer', () => {
    const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-4-4', 0, 1]], yellow: [['brigantine-9-9']] };
    const t = at(rows).do(storm, over);
    expect([afloat(t), fames(t)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(t.refused({ kind: 'returnShip', seat: 'blue' })).toBe('none-sunk');
    expect(fames(at(rows, {}, { stormPrize: 'drawer' }).do(storm, over))).toEqual([2, 0, 0]);
  });

  test('is told by a press where cards are not, and the Master Navigators with it', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] }, {}, {}, { depth: 'fights' });
    const come: Command = { kind: 'letCome', seat: 'red', card: 'hurricane' };
    expect(offered(t, 'turn', 'red')).toContainEqual(come);
    t.do(come);
    expect(offered(t, 'hurricane', 'red')).toEqual([over, spare(1), spare(2)]);
    expect(afloat(t.do(spare(1), over))).toEqual([1, 0, 0]);
  });

  test('takes a Master Navigator at a reader as what it is, and then its ship', () => {
    const t = at({ red: [['sloop-3-3', 1]], blue: [['sloop-4-4', 1]] }).do(storm);
    const sign = { kind: 'card', row: 'master-navigator', copy: 1 } as const;
    expect(unseen(t.state, sign)).toBeUndefined();
    const [asked] = pirateAttack.prompts(t.state);
    const square = { kind: 'square', square: '2' } as const;
    expect(pirateAttack.interpret(t.state, asked!, [sign, square], undefined)).toEqual({
      kind: 'command',
      command: spare(2),
    });
  });

  test('has no more Master Navigators than there are, and none on a ship that is not there', () => {
    const six = Array.from({ length: 6 }, (): Ship => ['unknown', 1]);
    const t = at({ red: six }).do(storm, spare(1), spare(2), spare(3), spare(4), spare(5));
    expect([t.refused(spare(6)), t.refused(spare(9))]).toEqual(['no-copy-left', 'no-such-ship']);
    expect(at({ red: [['sloop-3-3', 1]] }).refused(spare(1))).toBe('no-hurricane');
  });
});

describe('the Master Navigator', () => {
  test('is a card under a ship like others, named or not, and is discarded while a ship floats by nobody', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] });
    expect(t.refused({ kind: 'discardCard', seat: 'red', card: 'master-navigator' })).toBe('usable-card');
    t.do({ kind: 'playCard', seat: 'red', card: 'master-navigator', ship: 2 });
    expect(t.told('cardPlayed')).toMatchObject([{ card: null, ship: { id: 2 } }]);
    expect([cardsUnder(t.state, 2), magicUnder(t.state, 2)]).toEqual([1, 0]);
    expect(offered(at({ red: [['sloop-3-3']] }), 'card', 'red')).not.toContainEqual(
      expect.objectContaining({ card: 'master-navigator' }),
    );
  });

  test('does nothing in a fight, and stays under a ship that is left', () => {
    const t = at({ red: [['brigantine-9-9', 1]], blue: [['sloop-3-3']] }).do(
      draw('red', 'you-must-attack-someone'),
      attack(1, 2),
      ...up(1, 'master-navigator'),
    );
    expect(totals(t)).toMatchObject({ attacker: { cannons: 9, strength: 9 } });
    expect(cardsUnder(t.do(settle).state, 1)).toBe(1);
  });
});

describe('the Royal Navy', () => {
  test('meets each ship once, from the right of whoever drew it, then clockwise', () => {
    const t = at({
      red: [['brigantine-7-8'], ['schooner-6-6']],
      blue: [['sloop-3-3']],
      yellow: [['schooner-5-5'], ['sloop-4-4']],
    }).do(navy);
    expect([t.state.play.played, t.refused({ kind: 'passChip', seat: 'red' })]).toEqual([
      true,
      'fight-first',
    ]);
    for (let fought = 0; fought < 5; fought++) t.do(settle);
    expect(met(t)).toEqual([[2], [1], [3], [5], [4]]);
    expect([afloat(t), fames(t), t.state.agenda, whole(t)]).toEqual([[0, 0, 0], [0, 0, 0], [], true]);
    expect(t.told('navyGone')).toMatchObject([{ sunk: false }]);
  });

  test('goes on past a ship that withstands it and does not sink it', () => {
    const t = at({ red: [['brigantine-7-8', 1]], blue: [['sloop-3-3']] }).do(
      navy,
      ...up(1, 'skilled-carpenter-1'),
      settle,
    );
    expect([t.ships('red'), met(t)]).toEqual([1, [[1], [2]]]);
  });

  test('is over with a ship that sinks it; who is left has a Gold Card and its fame', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['brigantine-9-9']], yellow: [['sloop-4-4']] }).do(
      navy,
      settle,
      settle,
    );
    expect([afloat(t), fames(t), met(t)]).toEqual([
      [0, 1, 1],
      [0, 1, 0],
      [[1], [2]],
    ]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 1 }]);
    expect(t.told('navyGone')).toMatchObject([{ sunk: true }]);
    t.do({ kind: 'takeGold', seat: 'blue', gold: 3, how: 'won' });
    expect([t.purse('blue'), t.state.agenda]).toEqual([[0, 3], []]);
  });

  test('and a ship that goes down with it have nothing, and it stops', () => {
    const t = at({ red: [['brigantine-8-8']], blue: [['sloop-3-3']] }).do(navy, settle);
    expect([afloat(t), fames(t), t.told('goldOwed'), met(t)]).toEqual([[0, 1, 0], [0, 0, 0], [], [[1]]]);
  });

  test('meets an armada as one', () => {
    const t = at({
      red: [['sloop-3-3', 0, 0, 0, true], ['schooner-5-5'], ['schooner-5-6', 0, 0, 0, true]],
      blue: [['sloop-3-3']],
    }).do(navy);
    expect(met(t)).toEqual([[1, 3]]);
    expect(totals(t)).toMatchObject({
      attacker: { cannons: 8, strength: 8 },
      defender: { cannons: 8, strength: 9 },
    });
    t.do(settle);
    expect([afloat(t), fames(t)]).toEqual([
      [3, 1, 0],
      [1, 0, 0],
    ]);
  });

  test('turns no curse, and cards under ships as in a fight', () => {
    const t = at({ red: [['sloop-4-4', 1, 0, 1]] }).do(navy);
    expect(t.refused({ kind: 'turnUp', ship: 1, card: 'poison' })).toBe('curses-lie');
    expect(offered(t, 'fight', 'red').filter((one) => 'card' in one && one.card === 'poison')).toEqual([]);
    t.do(...up(1, 'skilled-carpenter-5'), settle);
    expect([t.ships('red'), countAt(t.state.zones, 'above.1')]).toEqual([1, 1]);
  });

  test('meets no ship again that a Reincarnation brings back, and goes through to the end', () => {
    const t = at({ red: [['sloop-3-3'], ['sloop-4-4', 0, 1]], blue: [['schooner-5-5']] }).do(
      navy,
      ...up(2, 'reincarnation'),
      settle,
    );
    expect([row(t, 'red'), met(t)]).toEqual([
      ['sloop-3-3', 'sloop-4-4'],
      [[2], [1]],
    ]);
    t.do(settle, settle);
    expect([met(t), row(t, 'red'), t.state.agenda, whole(t)]).toEqual([
      [[2], [1], [3]],
      ['sloop-4-4'],
      [],
      true,
    ]);
  });

  test('is told by hand: what sinks, that it sails on, or that it sinks', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['schooner-5-5']] }, {}, {}, { depth: 'fights' }).do({
      kind: 'letCome',
      seat: 'red',
      card: 'royal-navy-8-8',
    });
    t.do({ kind: 'sinkShip', ship: 1 }, stands);
    expect(t.told('navyMet')).toMatchObject([{ unit: { seat: 'blue', ships: [2] } }]);
    expect(offered(t, 'fight', 'blue')).toContainEqual({ kind: 'sinkNavy' });
    t.do({ kind: 'sinkNavy' });
    expect([afloat(t), fames(t), t.told('goldOwed')]).toMatchObject([
      [0, 1, 0],
      [0, 1, 0],
      [{ seat: 'blue' }],
    ]);
    const both = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] }, {}, {}, { depth: 'fights' }).do(
      { kind: 'letCome', seat: 'red', card: 'royal-navy-8-8' },
      { kind: 'sinkShip', ship: 1 },
      { kind: 'sinkNavy' },
    );
    expect([afloat(both), fames(both), both.state.fight]).toEqual([[0, 1, 0], [0, 0, 0], null]);
  });

  test('finds nobody where no ship floats', () => {
    const t = at({}).do(navy);
    expect([t.told('navyGone').length, t.state.agenda, t.state.fight]).toEqual([1, [], null]);
  });

  test.each([
    ['right', [[2], [1], [3]]],
    ['left', [[1], [2], [3]]],
  ])('begins at the %s of each captain, as the table has settled it', (navyOrder, order) => {
    const t = at({ red: [['sloop-3-3'], ['sloop-4-4']], blue: [['sloop-3-4']] }, {}, { navyOrder }).do(navy);
    expect(met(t.do(settle, settle, settle))).toEqual(order);
  });

  test('is sent on by each captain where the table is asked, and by nobody where one ship is left', () => {
    const t = at({ red: [['sloop-3-3'], ['sloop-4-4']], blue: [['sloop-3-4']] }, {}, { navyOrder: 'asked' });
    t.do(navy);
    const meet = (ship: number): Command => ({ kind: 'meetNavy', ship });
    expect(offered(t, 'navy', 'red')).toEqual([meet(2), meet(1)]);
    expect([t.refused(meet(3)), t.refused(over), t.refused({ kind: 'passChip', seat: 'red' })]).toEqual([
      'meets-other',
      'navy-goes-on',
      'navy-first',
    ]);
    t.do(meet(1), settle);
    expect(met(t)).toEqual([[1], [2]]);
    t.do(settle, settle);
    expect([met(t), t.state.agenda]).toEqual([[[1], [2], [3]], []]);
  });

  test.each([0, 1, 4])('brings fame of %i, as the table has settled it', (fameNavy) => {
    const t = at({ red: [['brigantine-10-10']] }, {}, { fameNavy }).do(navy, settle);
    expect(fames(t)).toEqual([fameNavy, 0, 0]);
  });

  test.each([
    ['none', [0, 0, 0]],
    ['drawer', [1, 0, 0]],
  ])('gives the fame of what it sinks to %s', (stormPrize, fame) => {
    const rows: Rows = { red: [['sloop-3-3']], blue: [['sloop-4-4']] };
    expect(fames(at(rows, {}, { stormPrize }).do(navy, settle, settle))).toEqual(fame);
  });

  test.each([
    ['apply', [0, 1, 0]],
    ['ignore', [1, 0, 0]],
  ])('with the Magic under ships: %s', (navyMagic, expected) => {
    const t = at({ red: [['brigantine-10-10', 0, 1]], blue: [['schooner-5-5']] }, {}, { navyMagic }).do(
      navy,
      ...up(1, 'confusion-left'),
      settle,
    );
    const confused = navyMagic === 'apply';
    expect(t.ships('blue')).toBe(confused ? 0 : 1);
    expect([t.told('navyGone').length, expected.length]).toEqual([1, 3]);
    expect(magicUnder(t.state, 1)).toBe(confused ? 0 : 1);
  });

  test('comes by a red card outside of a draw where those act, once it is said', () => {
    const t = at({ red: [['sloop-3-3']] }, {}, { redOutOfTurn: 'acts' });
    t.do({ kind: 'showDrawn', seat: 'blue', card: 'royal-navy-8-8' });
    expect([
      t.refused({ kind: 'letGo', seat: 'blue' }),
      t.refused({ kind: 'letCome', seat: 'red', card: 'hurricane' }),
    ]).toEqual(['card-comes', 'red-first']);
    expect(offered(t, 'red-card', 'blue')).toEqual([
      { kind: 'letCome', seat: 'blue', card: 'royal-navy-8-8' },
    ]);
    t.do({ kind: 'letCome', seat: 'blue', card: 'royal-navy-8-8' });
    expect(t.state.fight?.navy).toBe('royal-navy-8-8');
    expect(
      at({ red: [['sloop-3-3']] }).refused({ kind: 'letCome', seat: 'red', card: 'royal-navy-8-8' }),
    ).toBe('not-drawn');
    expect(at({}).refused({ kind: 'letCome', seat: 'red', card: 'spy' })).toBe('comes-not');
    expect([
      t.refused({ kind: 'meetNavy', ship: 1 }),
      at({}).refused({ kind: 'meetNavy', ship: 1 }),
      at({}).refused({ kind: 'sinkNavy' }),
    ]).toEqual(['fight-first', 'no-navy', 'no-navy']);
  });

  test('stands on the other side of the picture, without a captain', () => {
    const t = at({ red: [['sloop-3-3']] }).do(navy);
    const part = pirateAttack.view(t.state, { kind: 'table' })['fight'];
    expect(part).toMatchObject({
      sides: {
        attacker: { seat: null, words: { key: 'drawn.sheet.navy', values: { size: '8/8' } } },
        defender: { seat: 'red', ships: 1 },
      },
    });
  });
});

describe('more Armadas', () => {
  test('are six, so that the tenth of them may be played', () => {
    const [armada] = cards.filter(({ id }) => id === 'armada');
    expect(armada?.copies).toEqual({ main: 4, 'magic-shop': 6 });
    const pieces = pirateAttack.pieces(edition).filter(({ row: id }) => id === 'armada');
    expect(pieces.map(({ copy, pack }) => [copy, pack?.number])).toEqual([
      ...[1, 2, 3, 4].map((copy) => [copy, 0]),
      ...[5, 6, 7, 8, 9, 10].map((copy) => [copy, 1]),
    ]);
  });
});

describe('what if', () => {
  const sunk = (t: Table, asked: object) => {
    const answer = pirateAttack.ask(t.state, { kind: 'what-if', ...asked });
    if (!answer.ok) throw new Error(answer.no.code);
    const { fight: part, faces } = answer.value as unknown as {
      readonly fight: {
        readonly sheet: { readonly verdicts: Record<string, { readonly standing: string }> };
      } | null;
      readonly faces: readonly { readonly card: string }[];
    };
    const { attacker, defender } = part?.sheet.verdicts ?? {};
    return [attacker?.standing, defender?.standing, faces.length];
  };

  test('knows what the pack brings, in a fight that nobody has declared and in one with the Navy', () => {
    const t = at({ red: [['schooner-5-6']], blue: [['brigantine-8-8']] }, {}, {}, { depth: 'fights' });
    const with5 = (card: string) => ({ ship: 1, target: 2, turned: [{ ship: 1, card }] });
    expect(sunk(t, with5('skilled-carpenter-1'))).toEqual(['sinks', 'holds', 31]);
    expect(sunk(t, with5('double-ships-strength'))).toEqual(['holds', 'holds', 31]);
    expect(sunk(t, with5('double-ships-cannons'))).toEqual(['sinks', 'sinks', 31]);
    t.do({ kind: 'letCome', seat: 'red', card: 'royal-navy-8-8' });
    expect(sunk(t, { turned: [] })).toEqual(['holds', 'sinks', 31]);
    expect(sunk(t, { turned: [{ ship: 1, card: 'double-ships-cannons' }] })).toEqual(['sinks', 'sinks', 31]);
    expect(t.state.fight?.turned).toEqual({});
  });
});
