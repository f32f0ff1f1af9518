import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { aboveAt, cardsUnder, magicUnder, spentAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { unseen } from '../../../src-main/rules/pirate-attack/unseen.ts';
import {
  afloat,
  attack,
  draw,
  ids,
  lay,
  offered,
  over,
  row,
  seaOf,
  settle,
  spare,
  stands,
  up,
  whole,
} from './sea.ts';
import { pass, type Table } from './table.ts';

const { at, fight } = seaOf({ packs: ['main', 'walk-the-plank'] });
const magic = seaOf({ packs: ['main', 'magic-shop', 'raise-the-dead', 'walk-the-plank'] });

const port = { port: true } as const;
const hidden = { hidden: true } as const;
const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const under = ({ state }: Table, ship: number) => [
  cardsUnder(state, ship) - magicUnder(state, ship),
  magicUnder(state, ship),
];
const shows = (seat: SeatId): Command => ({ kind: 'claimInsurance', seat });
const told = (t: Table, seat: SeatId) => offered(t, 'told', seat).map(({ kind }) => kind);

describe('The Magician', () => {
  const swap = (ship: number, to: number, ...swaps: readonly string[]): Command =>
    play('the-magician', { ship, to, ...(swaps.length > 0 ? { swaps } : {}) });

  test('swaps a card under one ship with a card under another, whoever’s they are, and names neither', () => {
    const t = at({ red: [['sloop-3-3', 2, 0]], blue: [['sloop-3-4', 0, 1]] });
    t.do(swap(1, 2));
    expect([under(t, 1), under(t, 2), whole(t)]).toEqual([[1, 1], [1, 0], true]);
    expect(t.told('cardsSwapped')).toMatchObject([{ seat: 'red', of: ['red', 'blue'] }]);
    expect(
      t
        .told('cardsCarried')
        .flatMap(({ moves }) => moves)
        .filter(({ card }) => card !== undefined),
    ).toEqual([{ from: 'hand.red', to: 'discard', card: 'the-magician', seenBy: 'all' }]);
    expect(t.state.play).toMatchObject({ drawn: true, played: true });
  });

  test.each([
    [
      ['card', 'card'],
      [1, 1],
      [1, 1],
    ],
    [
      ['card', 'magic'],
      [0, 2],
      [2, 0],
    ],
    [
      ['magic', 'card'],
      [2, 0],
      [0, 2],
    ],
    [
      ['magic', 'magic'],
      [1, 1],
      [1, 1],
    ],
  ] as const)('of two ships of one captain, cards of both backs: %s', (swaps, one, other) => {
    const t = at({
      red: [
        ['sloop-3-3', 1, 1],
        ['sloop-3-4', 1, 1],
      ],
    });
    expect(t.refused(swap(1, 2))).toBe('which-back');
    expect(offered(t, 'card')).toContainEqual(swap(1, 2, ...swaps));
    t.do(swap(1, 2, ...swaps));
    expect([under(t, 1), under(t, 2)]).toEqual([one, other]);
  });

  test('asks for no backs where each ship has one', () => {
    const t = at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 2]] });
    expect(offered(t, 'card').filter((one) => 'card' in one && one.card === 'the-magician')).toEqual([
      swap(1, 2),
      swap(2, 1),
    ]);
  });

  test('needs a card under two ships at sea that everybody sees', () => {
    const t = magic.at({
      red: [
        ['sloop-3-3', 1],
        ['sloop-3-4', 1, 0, 0, false, hidden],
        ['sloop-4-4', 1, 0, 0, false, port],
      ],
      blue: [['sloop-3-3'], ['sloop-4-4', 1, 0, 0, false, hidden]],
    });
    expect(t.refused(swap(1, 4))).toBe('nothing-under');
    expect(t.refused(swap(1, 2))).toBe('hidden-not-swapped');
    expect(t.refused(swap(1, 5))).toBe('ship-hidden');
    expect(t.refused(swap(1, 3))).toBe('ship-in-port');
    expect(t.refused(swap(1, 1))).toBe('same-ship');
    expect(t.refused(play('the-magician', { ship: 1 }))).toBe('which-ship');
    expect(offered(t, 'card').some((one) => 'card' in one && one.card === 'the-magician')).toBe(false);
  });
});

describe('Damn Pirates!', () => {
  const steal = (ship: number): Command => play('damn-pirates', { ship });

  test.each([
    ['travel', [1, 1], 2],
    ['discard', [0, 0], 0],
  ] as const)(
    'steals a ship out of its armada; what lies on it and under it: %s',
    (damnPiratesCards, lie, above) => {
      const t = at(
        { red: [['sloop-3-3']], blue: [['sloop-3-4', 1, 1, 2], ['sloop-4-4']] },
        {},
        { damnPiratesCards },
      );
      t.do({ kind: 'formArmada', seat: 'blue', ships: [2, 3] }, steal(2));
      expect([ids(t, 'red'), ids(t, 'blue'), t.state.armadas]).toEqual([[1, 2], [3], {}]);
      expect([under(t, 2), countAt(t.state.zones, aboveAt(2)), whole(t)]).toEqual([lie, above, true]);
      expect(countAt(t.state.zones, spentAt('curses'))).toBe(2 - above);
      expect(t.told('shipMoved')).toMatchObject([{ from: 'blue', to: 'red', ship: { id: 2 } }]);
    },
  );

  test('takes no own ship, no hidden one and none in port', () => {
    const t = magic.at({
      red: [['sloop-3-3']],
      blue: [
        ['sloop-3-4', 0, 0, 0, false, hidden],
        ['sloop-4-4', 0, 0, 0, false, port],
        ['sloop-3-3', 3],
      ],
    });
    expect([1, 2, 3, 9].map((ship) => t.refused(steal(ship)))).toEqual([
      'there-already',
      'ship-hidden',
      'ship-in-port',
      'no-such-ship',
    ]);
    // However many cards lie under it, nobody is asked whether it sinks.
    expect(offered(t, 'card').filter((one) => 'card' in one && one.card === 'damn-pirates')).toEqual([
      steal(4),
    ]);
  });
});

describe('Insurance', () => {
  test('goes face down under any ship, and is a card and no more as it is read', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] });
    expect(unseen(t.state, { kind: 'card', row: 'insurance', copy: 1 })).toEqual({
      kind: 'choice',
      choice: 'under',
    });
    t.do({ kind: 'playCard', seat: 'red', ship: 2 });
    expect(under(t, 2)).toEqual([1, 0]);
  });

  test('turned up in a fight it pays ten gold by itself when its ship sinks, locked until the next own turn', () => {
    const t = fight({ red: [['brigantine-10-10']], blue: [['sloop-3-4']] });
    t.do(...up(2, 'insurance'), settle);
    expect([t.purse('blue'), afloat(t)]).toEqual([
      [0, 10],
      [1, 0, 0],
    ]);
    expect(told(t, 'blue')).not.toContain('claimInsurance');
    t.do({ kind: 'takeGold', seat: 'red', gold: 2, how: 'won' }, pass('red'));
    expect(t.purse('blue')).toEqual([10, 0]);
  });

  test('pays nothing while its ship floats, and stays there', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['brigantine-10-10', 1]] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(2, 'insurance'), settle);
    expect([t.purse('blue'), under(t, 2)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('one lies under a ship: a second is refused as it is turned up', () => {
    const t = fight({ red: [['brigantine-10-10']], blue: [['sloop-3-4']] }).do(...up(2, 'insurance'));
    expect(t.refused(up(2, 'insurance')[0]!)).toBe('insured-already');
    t.overrule(up(2, 'insurance')[0]!, 'insured-already').do(settle);
    expect(t.purse('blue')).toEqual([0, 10]);
  });

  test('an Eliminate takes it before the ship sinks', () => {
    const t = magic.fight({ red: [['brigantine-10-10']], blue: [['sloop-3-4']] });
    t.do(...up(2, 'insurance', 'eliminate-all-add-on-cards'), settle);
    expect([t.purse('blue'), t.refused(shows('blue'))]).toEqual([[0, 0], 'nothing-insured']);
  });

  test('pays as well where the table says by hand what sank', () => {
    const t = fight({ red: [['brigantine-10-10']], blue: [['sloop-3-4']] });
    t.do(...up(2, 'insurance'), { kind: 'sinkShip', ship: 2 }, stands);
    expect(t.purse('blue')).toEqual([0, 10]);
  });

  test('that nobody turned up is shown behind the ship, once for each, until the Chip goes on', () => {
    const t = at({
      red: [['sloop-3-3']],
      blue: [['sloop-3-4', 1], ['sloop-4-4', 2], ['sloop-3-3']],
    });
    expect(t.refused(shows('blue'))).toBe('nothing-insured');
    t.do(play('sea-creature-10', { ship: 2, sinks: true }), { kind: 'sinkShip', ship: 4 });
    expect(told(t, 'blue')).toContain('claimInsurance');
    expect(told(t, 'red')).not.toContain('claimInsurance');
    t.do(shows('blue'));
    expect([t.purse('blue'), t.refused(shows('blue'))]).toEqual([[0, 10], 'nothing-insured']);
    t.do({ kind: 'sinkShip', ship: 3 }, draw('blue'));
    expect([t.purse('blue'), t.refused(shows('blue'))]).toEqual([[10, 0], 'nothing-insured']);
  });

  test('the Hurricane lets it be shown', () => {
    const t = magic.at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 1]] });
    t.do(draw('red', 'hurricane'), spare(1), over, shows('blue'));
    expect([t.purse('blue'), t.refused(shows('red')), afloat(t)]).toEqual([
      [0, 10],
      'nothing-insured',
      [1, 0, 0],
    ]);
  });

  test('no more is paid than the box has left', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4', 1]] });
    t.stand({ 'gold.red': 255 }).do({ kind: 'sinkShip', ship: 2 }, shows('blue'));
    expect(t.purse('blue')).toEqual([0, 7]);
  });

  test.each([
    [false, 10],
    [true, 20],
  ] as const)('on an Insured ship both are paid where the table has it so: %s', (insuredTwice, gold) => {
    const both = seaOf({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
    const rows = { red: [['brigantine-10-10']], blue: [['insured-ship-6-6']] } as const;
    const t = both.fight(rows, { insuredTwice }).do(...up(2, 'insurance'), settle);
    expect(t.purse('blue')).toEqual([0, gold]);
    const byHand = both
      .fight(rows, { insuredTwice })
      .do(...up(2, 'insurance'), { kind: 'sinkShip', ship: 2 });
    expect(byHand.purse('blue')).toEqual([0, gold]);
  });
});

describe('Force Field', () => {
  const field = 'force-field';

  test('throws an attack back at whoever shot, and its own ship does not shoot', () => {
    const t = fight({ red: [['brigantine-9-9']], blue: [['sloop-3-4']] });
    t.do(...up(2, field), settle);
    expect([row(t, 'red'), row(t, 'blue'), t.fame('blue')]).toEqual([[], ['sloop-3-4'], 1]);
    const weak = fight({ red: [['schooner-5-6']], blue: [['brigantine-10-10']] });
    weak.do(...up(2, field), settle);
    expect(afloat(weak)).toEqual([1, 1, 0]);
  });

  test('covers the whole armada it lies in, and hits all strength of the other one', () => {
    const together = (card: string) => [card, 0, 0, 0, true] as const;
    const t = fight(
      {
        red: [together('brigantine-10-10'), together('brigantine-8-8')],
        blue: [together('sloop-3-4'), together('sloop-3-3')],
      },
      {},
      1,
      3,
    );
    t.do(...up(4, field), settle);
    expect(afloat(t)).toEqual([0, 2, 0]);
  });

  test('on both sides each is hit by its own shots', () => {
    const t = fight({ red: [['brigantine-9-9']], blue: [['schooner-5-6']] });
    t.do(...up(1, field), ...up(2, field), settle);
    expect([row(t, 'red'), row(t, 'blue')]).toEqual([[], ['schooner-5-6']]);
  });

  test('a Spirit on the other side breaks it', () => {
    const t = magic.fight({ red: [['sloop-3-3']], blue: [['brigantine-10-10']] });
    t.do(...up(1, 'spirit-of-good-fortune'), ...up(2, field), settle);
    expect(afloat(t)).toEqual([1, 0, 0]);
  });

  test('is gone once it was shot at, and lies there when nobody shot, as the table has settled it', () => {
    const left = (options: object, card: string, other: string) => {
      const t = magic.at({ red: [[card, 0, 1]], blue: [[other, 0, 1]] }, {}, options as never);
      t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(2, field));
      t.do(...up(1, 'confusion-right'), settle);
      return under(t, 2)[1];
    };
    const rows = { red: [['sloop-3-3', 0, 0]], blue: [['brigantine-10-10', 0, 1]] } as const;
    const shot = at(rows).do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(2, field), settle);
    expect([under(shot, 2), countAt(shot.state.zones, spentAt('magic'))]).toEqual([[0, 0], 1]);
    const ring = { neighbourRing: false };
    expect(left({ ...ring, ffUnused: 'keep' }, 'sloop-3-3', 'brigantine-10-10')).toBe(1);
    expect(left({ ...ring, ffUnused: 'discard' }, 'sloop-3-3', 'brigantine-10-10')).toBe(0);
  });

  test('goes where the fight is told by hand, and a Sea Creature takes it along', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['brigantine-10-10', 0, 1]] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(2, field), stands);
    expect(under(t, 2)).toEqual([0, 0]);
    const creature = at({ red: [['sloop-3-3']], blue: [['brigantine-10-10', 0, 2]] });
    const holds = play('sea-creature-10', { ship: 2, sinks: false, confusions: 1 });
    expect(offered(creature, 'card')).toContainEqual(holds);
    creature.do(holds);
    expect([under(creature, 2), countAt(creature.state.zones, spentAt('magic'))]).toEqual([[0, 1], 1]);
  });

  test('is laid like all Magic, on the own turn or between two', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }, { 'magic.red': 1, 'magic.blue': 1 });
    t.do(lay('red', 2), lay('blue', 2), draw('red'));
    expect(under(t, 2)).toEqual([0, 2]);
  });

  test('the Royal Navy is hit by its own shots', () => {
    const t = magic
      .at({ red: [['sloop-3-3', 0, 1]] })
      .do(draw('red', 'royal-navy-8-8'), ...up(1, field), settle);
    expect([afloat(t), t.fame('red'), under(t, 1)]).toEqual([[1, 0, 0], 1, [0, 0]]);
  });
});

describe('Vision', () => {
  const see = (seat: SeatId, ship: number, shown?: string): Command => ({
    kind: 'playMagic',
    seat,
    card: 'vision',
    ship,
    ...(shown === undefined ? {} : { shows: shown }),
  });

  test('takes the Sails off any one ship, and both cards are gone', () => {
    const t = magic.at(
      { red: [['sloop-3-3']], blue: [['sloop-4-4', 0, 0, 0, false, hidden]] },
      { 'magic.red': 1 },
    );
    expect(offered(t, 'card')).toContainEqual(see('red', 2));
    t.do(see('red', 2));
    expect(t.state.rows.blue?.[0]).toEqual({ id: 2, card: 'sloop-4-4' });
    expect([countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([2, true]);
    expect(t.told('visionPlayed')).toEqual([
      { kind: 'visionPlayed', seat: 'red', card: 'vision', on: 'blue' },
    ]);
    const view = pirateAttack.view(t.state, { kind: 'table' })['fleets'] as readonly {
      row: readonly object[];
    }[];
    expect(view[1]?.row[0]).toMatchObject({ size: [4, 4] });
  });

  test('asks which ship it was where nobody knew, and takes no other’s name for it', () => {
    const t = magic.at(
      { red: [['sloop-3-3']], blue: [['unknown', 0, 0, 0, false, hidden]] },
      { 'magic.blue': 1 },
    );
    expect(offered(t, 'told', 'blue')).toContainEqual(see('blue', 2, 'schooner-6-7'));
    expect(t.refused(see('blue', 2, 'galleon-12-12'))).toBe('not-a-ship');
    expect(t.refused(see('blue', 2, 'spy'))).toBe('not-a-ship');
    t.do(see('blue', 2, 'schooner-6-7'));
    expect(t.state.rows.blue).toEqual([{ id: 2, card: 'schooner-6-7' }]);
  });

  test('names no ship of which all copies lie elsewhere', () => {
    const copies = Array.from({ length: 3 }, () => ['schooner-6-7'] as const);
    const t = magic.at({ red: copies, blue: [['unknown', 0, 0, 0, false, hidden]] }, { 'magic.blue': 1 });
    expect([t.refused(see('blue', 4, 'schooner-6-7')), t.refused(see('blue', 4, 'schooner-6-6'))]).toEqual([
      'no-copy-left',
      undefined,
    ]);
  });

  test('finds no ship that everybody sees, none in port, and none with Sails of its own', () => {
    const all = seaOf({ packs: ['main', 'raise-the-dead', 'walk-the-plank', 'special-abilities'] });
    const t = all.at(
      {
        red: [['sloop-3-3'], ['sloop-4-4', 0, 0, 0, false, { ...hidden, ...port }]],
        blue: [['invisible-ship-6-6', 0, 0, 0, false, hidden]],
      },
      { 'magic.red': 1 },
    );
    expect([1, 2, 3, 9].map((ship) => t.refused(see('red', ship)))).toEqual([
      'not-hidden',
      'ship-in-port',
      'sails-built-in',
      'no-such-ship',
    ]);
    expect(t.refused({ kind: 'playMagic', seat: 'red', card: 'vision' })).toBe('which-ship');
    expect(offered(t, 'card').some((one) => one.kind === 'playMagic' && one.card === 'vision')).toBe(false);
  });
});
