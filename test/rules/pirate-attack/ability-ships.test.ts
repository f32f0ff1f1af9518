import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { goodsAt, savedMagic, spentAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { classFor } from '../../../src-main/rules/pirate-attack/fleets.ts';
import { chairs } from '../../../src-main/rules/pirate-attack/chairs.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { goldTasks, raiseTasks } from '../../../src-main/rules/pirate-attack/tasks.ts';
import { stepAt } from '../../support/pressing.ts';
import { attack, draw, ids, offered, over, row, seaOf, settle, stands, up, whole, type Rows } from './sea.ts';
import type { Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'special-abilities'] } as const;
const { at, fight } = seaOf(edition);

const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const magic = (card: string, more: object = {}): Command => ({
  kind: 'playMagic',
  seat: 'red',
  card,
  ...more,
});
const raised = (grave: number): Command => magic('raise-the-dead', { grave });
const sink = (ship: number): Command => ({ kind: 'sinkShip', ship });
const given = (seat: SeatId, gold: number): Command => ({ kind: 'takeGold', seat, gold, how: 'given' });
const won = (seat: SeatId, gold: number): Command => ({ kind: 'takeGold', seat, gold, how: 'won' });
const owed = ({ state }: Table) => goldTasks(state).map(({ seat, count }) => [seat, count]);
const hidden = ({ state }: Table, seat: SeatId) =>
  rowOf(state, seat).flatMap((ship) => (ship.hidden ? [ship.id] : []));
const saved = { 'magic.red': 3 };

describe('an Extra Gold ship', () => {
  test('brings three Gold Cards as it is played, which may be spent on the same turn', () => {
    const t = at({}).do(play('extra-gold-ship-6-6'));
    expect(owed(t)).toEqual([['red', 3]]);
    expect(t.refused({ kind: 'passChip', seat: 'red' })).toBe('gold-first');
    expect(offered(t, 'gold-card', 'red')).toContainEqual(given('red', 4));
    t.do(given('red', 5), given('red', 2), given('red', 1));
    expect([t.purse('red'), owed(t)]).toEqual([[8, 0], []]);
    t.do({ kind: 'buy', seat: 'red', goods: 'cures', count: 1 });
    expect(t.purse('red')).toEqual([3, 0]);
  });

  test('brings them again to whoever raises it', () => {
    const t = at({ blue: [['extra-gold-ship-6-7']] }, saved).do(sink(1), raised(0));
    expect([row(t, 'red'), owed(t)]).toEqual([['extra-gold-ship-6-7'], [['red', 3]]]);
  });

  test('is offered by the name of its ability as long as one of a kind is left', () => {
    const t = at({ blue: [['unknown-size-ship-x-x']] });
    expect(offered(t, 'card', 'red')).toContainEqual(play('extra-gold-ship-6-6'));
    expect(offered(at({ blue: [['extra-gold-ship-6-6']] }), 'card', 'red')).not.toContainEqual(
      play('extra-gold-ship-6-6'),
    );
  });

  test('brings none where it only changes captains, is duplicated, or comes back by a Reincarnation', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['extra-gold-ship-6-7'], ['sloop-3-4']] }, saved);
    t.do({ kind: 'moveShip', ship: 2, to: 'yellow' }, magic('duplicate', { ship: 2 }));
    expect([row(t, 'red'), owed(t)]).toEqual([['sloop-3-3', 'extra-gold-ship-6-7'], []]);
    t.do(sink(2), { kind: 'returnShip', seat: 'yellow' });
    expect([row(t, 'yellow'), owed(t)]).toEqual([['extra-gold-ship-6-7'], []]);
  });

  test.each(['extra-gold-ship-6-6', 'extra-magic-ship-6-6', 'raise-the-dead-ship-6-6'])(
    '%s brings nothing again as a Reincarnation brings it back, and still can to whoever raises it',
    (card) => {
      const t = at({ blue: [[card], ['sloop-3-3']] }, saved).do(sink(2), sink(1));
      const brought = () =>
        [t.told('goldOwed'), t.told('magicGiven'), t.told('raisingDue')].flat().map(({ seat }) => seat);
      t.do({ kind: 'returnShip', seat: 'blue' });
      expect([row(t, 'blue'), brought()]).toEqual([[card], []]);
      t.do(sink(ids(t, 'blue')[0] ?? 0), raised(0));
      expect([row(t, 'red'), brought()]).toEqual([[card], ['red']]);
    },
  );

  test('brings them where ships and fights alone are told, too', () => {
    const t = at({}, {}, {}, { depth: 'fights' });
    t.do({ kind: 'layShip', seat: 'red', card: 'extra-gold-ship-6-6' }, given('red', 3));
    expect([owed(t), t.purse('red')]).toEqual([[['red', 2]], [3, 0]]);
  });

  test('is paid to each captain by itself, one card after the other', () => {
    const t = at({}, {}, {}, { depth: 'fights' }).do(
      { kind: 'layShip', seat: 'red', card: 'extra-gold-ship-6-6' },
      { kind: 'layShip', seat: 'blue', card: 'extra-gold-ship-6-7' },
    );
    const left = [1, 2, 3].map(() => owed(t.do(given('red', 1))));
    expect(left).toEqual([
      [
        ['red', 2],
        ['blue', 3],
      ],
      [
        ['red', 1],
        ['blue', 3],
      ],
      [['blue', 3]],
    ]);
  });

  test('says what a card is worth up to five, which is the most that any shows', () => {
    const t = at({}).do(play('extra-gold-ship-6-6'));
    const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'gold-card')!;
    const step = stepAt(pirateAttack, t.state, prompt, 'red');
    expect([step?.choices.map(({ key }) => key), step?.number]).toEqual([
      ['1', '2', '3', '4', '5'],
      { least: 1, most: 5 },
    ]);
    const given: Command = { kind: 'takeGold', seat: 'red', gold: 6, how: 'given' };
    expect([t.refused(given), t.refused({ ...given, gold: 5 })]).toEqual(['bad-count', undefined]);
  });

  test('leaves Gold Cards that were won in a fight to be told as those', () => {
    const t = fight({ red: [['brigantine-9-9']], blue: [['sloop-3-3']] }).do(settle);
    t.do({ kind: 'layShip', seat: 'red', card: 'extra-gold-ship-6-6' });
    expect(owed(t)).toEqual([
      ['red', 1],
      ['red', 3],
    ]);
    t.do(given('red', 2));
    expect(owed(t)).toEqual([
      ['red', 1],
      ['red', 2],
    ]);
    t.do(won('red', 2));
    expect([owed(t), t.purse('red')]).toEqual([[['red', 2]], [2, 2]]);
  });
});

describe('an Extra Magic ship', () => {
  test('brings three Magic cards as it is played, and again as it is raised', () => {
    const t = at({}, { 'magic.red': 1 }).do(play('extra-magic-ship-6-6'));
    expect([savedMagic(t.state, 'red'), whole(t)]).toEqual([4, true]);
    t.do(sink(1), raised(0));
    expect([row(t, 'red'), savedMagic(t.state, 'red'), whole(t)]).toEqual([
      ['extra-magic-ship-6-6'],
      6,
      true,
    ]);
  });

  test('brings what is left of Magic, with the used cards where the table shuffles them in again', () => {
    const nearlyOut = (refill: string, held = 48) => {
      const t = at({}, { 'magic.blue': held, 'magic.yellow': 0 }, { refill });
      t.do({ kind: 'setTable', fields: { 'magic.blue': held - 1 } }, play('extra-magic-ship-6-6'));
      return [
        savedMagic(t.state, 'red'),
        countAt(t.state.zones, goodsAt('magic')),
        countAt(t.state.zones, spentAt('magic')),
      ];
    };
    expect([nearlyOut('reshuffle'), nearlyOut('none'), nearlyOut('none', 49)]).toEqual([
      [3, 0, 0],
      [2, 0, 1],
      [1, 0, 1],
    ]);
  });

  test('brings nothing where no Magic is in play', () => {
    const t = seaOf({ packs: ['main', 'special-abilities'] }).at({});
    t.do(play('extra-magic-ship-6-6'));
    expect(t.told('magicGiven')).toEqual([]);
    expect([row(t, 'red'), whole(t)]).toEqual([['extra-magic-ship-6-6'], true]);
  });
});

describe('a Raise The Dead ship', () => {
  test('brings nobody along for a captain who has gone out meanwhile, and keeps nobody waiting', () => {
    const t = at({ blue: [['sloop-3-3'], ['sloop-3-4']] });
    t.do(sink(1), play('raise-the-dead-ship-6-7'));
    t.do({ kind: 'setTable', fields: { 'ships.red': 0, 'hand.red': 0 } }, { kind: 'goOut', seat: 'red' });
    expect(t.refused({ kind: 'raiseShip', seat: 'red', grave: 0 })).toBe('is-out');
    t.do({ kind: 'raiseShip', seat: 'red' });
    expect([t.state.agenda, t.state.dead]).toEqual([[], ['sloop-3-3']]);
  });

  test('brings one of the last three ships that sank with it, whoever’s it was', () => {
    const t = at({ blue: [['sloop-3-3'], ['sloop-3-4'], ['sloop-4-4'], ['schooner-5-5']] });
    t.do(sink(1), sink(2), sink(3), sink(4), play('raise-the-dead-ship-6-7'));
    expect(t.refused({ kind: 'passChip', seat: 'red' })).toBe('raise-first');
    expect(t.refused({ kind: 'raiseShip', seat: 'red', grave: 3 })).toBe('not-raised');
    expect(t.refused({ kind: 'raiseShip', seat: 'red', grave: 9 })).toBe('which-grave');
    expect(t.refused({ kind: 'raiseShip', seat: 'blue', grave: 1 })).toBe('none-to-raise');
    expect(t.refused({ kind: 'raiseShip', seat: 'red', grave: 1, place: 2 })).toBe('no-such-place');
    expect(offered(t, 'raise', 'red')).toContainEqual({ kind: 'raiseShip', seat: 'red', grave: 2 });
    t.do({ kind: 'raiseShip', seat: 'red', grave: 1, place: 0 });
    expect([row(t, 'red'), t.state.dead.length, whole(t)]).toEqual([
      ['sloop-4-4', 'raise-the-dead-ship-6-7'],
      3,
      true,
    ]);
    t.do({ kind: 'passChip', seat: 'red' });
  });

  test('may leave the dead where they are', () => {
    const t = at({ blue: [['sloop-3-3'], ['sloop-3-4']] }).do(sink(1), play('raise-the-dead-ship-6-6'));
    expect(offered(t, 'raise', 'red')).toContainEqual({ kind: 'raiseShip', seat: 'red' });
    t.do({ kind: 'raiseShip', seat: 'red' });
    expect([row(t, 'red'), raiseTasks(t.state), t.state.dead]).toEqual([
      ['raise-the-dead-ship-6-6'],
      [],
      ['sloop-3-3'],
    ]);
  });

  test('raises one for its own captain, and of two of a captain the first to come does first', () => {
    const rows: Rows = { yellow: [['sloop-3-3'], ['sloop-3-4'], ['sloop-4-4']] };
    const come = (...seats: readonly SeatId[]) =>
      at(rows, {}, {}, { depth: 'fights' }).do(
        ...[1, 2, 3].map(sink),
        ...seats.map((seat, nth): Command => {
          const card = ['raise-the-dead-ship-6-6', 'raise-the-dead-ship-6-7'][nth];
          return { kind: 'layShip', seat, ...(card === undefined ? {} : { card }) };
        }),
      );
    const left = (t: Table, by: SeatId) =>
      raiseTasks(t.do({ kind: 'raiseShip', seat: by, grave: 0 }).state).map(({ seat, card }) => [
        seat,
        card.slice(-3),
      ]);
    expect([
      left(come('red', 'blue'), 'blue'),
      left(come('red', 'blue'), 'red'),
      left(come('red', 'red'), 'red'),
    ]).toEqual([[['red', '6-6']], [['blue', '6-7']], [['red', '6-7']]]);
  });

  test('tells what it raises in no row of its own', () => {
    const t = at({ blue: [['sloop-3-3'], ['sloop-4-4']] }, saved).do(sink(1), sink(2));
    const told = (command: Command) => {
      const before = t.state;
      t.do(command);
      return t.last
        .flatMap((event) => pirateAttack.record(event, before, t.state))
        .flatMap(({ table, values }) => (table === 'plays' ? [[values['card'], values['how']]] : []));
    };
    expect([
      told(play('raise-the-dead-ship-6-6')),
      told({ kind: 'raiseShip', seat: 'red', grave: 0 }),
      told(raised(0)),
    ]).toEqual([[['raise-the-dead-ship-6-6', 'played']], [], [['raise-the-dead', 'played']]]);
  });

  test('asks nothing where nothing has sunk', () => {
    const t = at({}).do(play('raise-the-dead-ship-6-6'));
    expect(raiseTasks(t.state)).toEqual([]);
  });

  test('raised by another, raises one again; a ship that it raises comes with its own ability', () => {
    const t = at({ blue: [['extra-gold-ship-6-6'], ['raise-the-dead-ship-6-7']] });
    t.do(sink(1), sink(2), play('raise-the-dead-ship-6-6'), { kind: 'raiseShip', seat: 'red', grave: 0 });
    expect(raiseTasks(t.state)).toEqual([{ kind: 'raise', seat: 'red', card: 'raise-the-dead-ship-6-7' }]);
    t.do({ kind: 'raiseShip', seat: 'red', grave: 0 });
    expect([raiseTasks(t.state), owed(t), row(t, 'red').length]).toEqual([[], [['red', 3]], 3]);
  });

  test('knows who sank with whom where it comes without the pack of that name', () => {
    const t = seaOf({ packs: ['main', 'special-abilities'] }).at(
      { blue: [['sloop-3-3'], ['sloop-3-4']] },
      {},
      {},
      { depth: 'fights' },
    );
    t.do(sink(1), { kind: 'layShip', seat: 'red', card: 'raise-the-dead-ship-6-6' });
    expect(t.state.graves).toHaveLength(1);
    t.do({ kind: 'raiseShip', seat: 'red', grave: 0 });
    expect([row(t, 'red'), t.state.graves]).toEqual([['raise-the-dead-ship-6-6', 'sloop-3-3'], []]);
  });
});

describe('an Insured ship', () => {
  test('pays its captain ten gold as it sinks, locked until the own next turn', () => {
    const t = at({ blue: [['insured-ship-6-6'], ['sloop-3-3']] }).do(sink(1));
    expect(t.purse('blue')).toEqual([0, 10]);
    expect(t.told('goldTaken')).toMatchObject([{ seat: 'blue', gold: 10, how: 'insured', locked: true }]);
  });

  test('pays in a fight whoever has it then, and after a Mutiny its new captain', () => {
    const t = fight({ red: [['brigantine-10-10']], blue: [['insured-ship-6-6']] }).do(settle);
    expect([t.purse('blue'), owed(t)]).toEqual([[0, 10], [['red', 1]]]);
    const mutiny = at({ blue: [['insured-ship-6-6'], ['sloop-3-3']] });
    mutiny.do({ kind: 'moveShip', ship: 1, to: 'yellow' }, sink(1));
    expect([mutiny.purse('blue'), mutiny.purse('yellow')]).toEqual([
      [0, 0],
      [0, 10],
    ]);
  });

  test('pays nothing where its captain leaves the table with all ships', () => {
    const { state } = at({ blue: [['insured-ship-6-6'], ['sloop-3-3']] }, { 'gold.blue': 3 });
    const gone = chairs.behind(state, { kind: 'chairSettled', seat: 'blue', how: 'gone' });
    expect(gone.flatMap((event) => (/^gold/.test(event.kind) ? [event] : []))).toMatchObject([
      { kind: 'goldPaid', seat: 'blue', gold: 3 },
    ]);
  });

  test('pays by a Sea Creature and in the Hurricane, too', () => {
    const t = at({ blue: [['insured-ship-6-6'], ['sloop-3-3']] });
    t.do(play('sea-creature-6', { ship: 1 }));
    expect([row(t, 'blue'), t.purse('blue')]).toEqual([['sloop-3-3'], [0, 10]]);
    const storm = at({ blue: [['insured-ship-6-7']], yellow: [['sloop-3-3']] }).do(draw('red', 'hurricane'));
    expect([storm.ships('blue'), storm.purse('blue')]).toEqual([0, [0, 10]]);
  });

  test('pays nothing as a copy or beneath Sails of another card, and again once a Reincarnation has brought it back', () => {
    const t = at({ red: [['insured-ship-6-7']], blue: [['insured-ship-6-6', 0, 1]] }, saved);
    t.do(magic('duplicate', { ship: 2 }), magic('sails-of-invisibility', { ship: 1 }));
    t.do(sink(1), sink(3));
    expect(t.purse('red')).toEqual([0, 0]);
    t.do(sink(2), { kind: 'returnShip', seat: 'blue' });
    expect(t.purse('blue')).toEqual([0, 10]);
    t.do(sink(ids(t, 'blue')[0] ?? 0));
    expect(t.purse('blue')).toEqual([0, 20]);
  });

  test('pays no more than is left in the box', () => {
    const t = at({ blue: [['insured-ship-6-6'], ['sloop-3-3']] }, { 'gold.red': 212 }).do(sink(1));
    expect(t.purse('blue')).toEqual([0, 6]);
  });
});

describe('a Master Navigator ship', () => {
  test('rides out the Hurricane without a card, and nobody is asked for it', () => {
    const t = at({ red: [['master-navigator-ship-6-6']], blue: [['sloop-3-3']], yellow: [['sloop-3-4']] });
    t.do(draw('red', 'hurricane'));
    expect([row(t, 'red'), t.ships('blue'), t.ships('yellow')]).toEqual([
      ['master-navigator-ship-6-6'],
      0,
      0,
    ]);
  });

  test('rides it out once a Reincarnation has brought it back, too', () => {
    const t = at({ red: [['master-navigator-ship-6-6']], blue: [['sloop-3-3']] }, saved);
    t.do(sink(1), { kind: 'returnShip', seat: 'red' }, draw('red', 'hurricane'));
    expect([row(t, 'red'), t.ships('blue')]).toEqual([['master-navigator-ship-6-6'], 0]);
  });

  test('is not offered to be spared, and is spared already, where other ships are asked for', () => {
    const t = at({ red: [['master-navigator-ship-6-7', 1]], blue: [['sloop-3-3', 1], ['sloop-4-4']] });
    t.do(draw('red', 'hurricane'));
    expect(offered(t, 'hurricane', 'red')).toEqual([
      over,
      { kind: 'spareShip', ship: 2 },
      { kind: 'spareShip', ship: 3 },
    ]);
    expect(t.refused({ kind: 'spareShip', ship: 1 })).toBe('spared-already');
    t.do({ kind: 'spareShip', ship: 2 }, over);
    expect([row(t, 'red'), row(t, 'blue')]).toEqual([['master-navigator-ship-6-7'], ['sloop-3-3']]);
  });

  test('sinks as a copy of it does', () => {
    const t = at({ blue: [['master-navigator-ship-6-6']], red: [['sloop-3-3']] }, saved);
    t.do(magic('duplicate', { ship: 1 }), draw('red', 'hurricane'));
    expect([row(t, 'blue'), row(t, 'red')]).toEqual([['master-navigator-ship-6-6'], []]);
  });
});

describe('an Invisible ship', () => {
  test('lies beneath Sails of its own as it is played, and no card is used for them', () => {
    const t = at({ blue: [['sloop-3-3']] }).do(play('invisible-ship-6-6'));
    expect([hidden(t, 'red'), countAt(t.state.zones, 'table'), whole(t)]).toEqual([[2], 2, true]);
    const blue = at({ red: [['sloop-3-3']], blue: [['invisible-ship-6-7']] });
    expect(hidden(blue, 'blue')).toEqual([2]);
    expect(blue.refused(play('skilled-carpenter-1', { ship: 2 }))).toBe('ship-hidden');
    expect(blue.refused(play('sea-creature-10', { ship: 2 }))).toBe('ship-hidden');
    blue.do(draw('red', 'you-must-attack-someone'));
    expect(blue.refused(attack(1, 2))).toBe('ship-hidden');
  });

  test('keeps its Sails: nobody lifts them, lays others, and a fight it has begun does not show it', () => {
    const t = at({ red: [['invisible-ship-6-6']], blue: [['sloop-3-3']] }, saved, {
      invisibleAfterFight: 'shown',
    });
    expect(t.refused({ kind: 'liftSails', ship: 1 })).toBe('sails-built-in');
    expect(t.refused(magic('sails-of-invisibility', { ship: 1 }))).toBe('sails-built-in');
    expect(offered(t, 'card', 'red')).not.toContainEqual(magic('sails-of-invisibility', { ship: 1 }));
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), settle);
    expect([hidden(t, 'red'), t.ships('blue')]).toEqual([[1], 0]);
  });

  test('is none that lies beneath Sails of a card, whatever is said of what came from the hand', () => {
    const t = at({ blue: [['sloop-3-3']] }, saved).do(magic('sails-of-invisibility'));
    expect(t.refused({ kind: 'nameShip', ship: 2, card: 'invisible-ship-6-6' })).toBe('sails-built-in');
    t.do({ kind: 'nameShip', ship: 2, card: 'insured-ship-6-6' }, sink(2));
    expect([t.purse('red'), whole(t)]).toEqual([[0, 0], true]);
  });

  test('is seen once the deck and its captain’s hand are out, and no Sails are discarded', () => {
    const t = at({ red: [['invisible-ship-6-6']], blue: [['sloop-3-3'], ['sloop-3-4']] });
    const hands = (red: number): Command => ({
      kind: 'setTable',
      fields: { 'hand.red': red, 'hand.blue': 99, 'hand.yellow': 99 },
    });
    t.do(hands(99), hands(0));
    t.do(hands(countAt(t.state.zones, 'pile')));
    expect([countAt(t.state.zones, 'pile'), hidden(t, 'red')]).toEqual([0, [1]]);
    t.do(hands(0));
    expect([hidden(t, 'red'), countAt(t.state.zones, spentAt('magic')), whole(t)]).toEqual([[], 0, true]);
    expect(t.told('sailsLifted')).toHaveLength(1);
  });

  test('is hidden as it is raised or brought back by a Reincarnation, and seen as a copy', () => {
    const t = at({ red: [['invisible-ship-6-6']] }, saved);
    t.do(magic('duplicate', { ship: 1 }));
    expect(hidden(t, 'red')).toEqual([1]);
    t.do(sink(1), raised(0));
    expect(hidden(t, 'red')).toEqual([3]);
    t.do(sink(3), { kind: 'returnShip', seat: 'red' });
    expect([row(t, 'red'), hidden(t, 'red'), whole(t)]).toEqual([['invisible-ship-6-6'], [4], true]);
  });

  test('stays hidden where it changes captains, and joins no armada unless hidden ships may', () => {
    const rows = { red: [['invisible-ship-6-6'], ['sloop-3-3']], blue: [['sloop-3-4']] } as const;
    const join: Command = { kind: 'formArmada', seat: 'red', ships: [1, 2] };
    expect(at(rows).refused(join)).toBe('hidden-sails-alone');
    const t = at(rows, {}, { hiddenArmada: true }).do(join);
    t.do({ kind: 'moveShip', ship: 1, to: 'blue' });
    expect(hidden(t, 'blue')).toEqual([1]);
  });
});

test('an ability ship counts as a Schooner by its size, or of no class where the table has it so; X/X has none', () => {
  const classes = (abilityClass: string) => {
    const t = at(
      { red: [['insured-ship-6-6'], ['unknown-size-ship-x-x'], ['sloop-3-3']] },
      {},
      { abilityClass },
    );
    return rowOf(t.state, 'red').map((ship) => classFor(t.state, ship));
  };
  expect([classes('schooner'), classes('none')]).toEqual([
    ['schooner', null, 'sloop'],
    [null, null, 'sloop'],
  ]);
});

test('a fight that is told by what sinks pays for an Insured ship as well', () => {
  const t = fight({ red: [['brigantine-10-10']], blue: [['insured-ship-6-6']] }).do(sink(2), stands);
  expect(t.purse('blue')).toEqual([0, 10]);
});

test('nobody is paid twice by what was turned up under an Insured ship', () => {
  const t = fight({ red: [['brigantine-10-10']], blue: [['insured-ship-6-7']] });
  t.do(...up(2, 'skilled-carpenter-1'), settle);
  expect(t.purse('blue')).toEqual([0, 10]);
});

describe('an Insured ship with an Insurance under it', () => {
  const { fight: insuredFight } = seaOf({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
  const paid = (insuredTwice: boolean, end: Command) =>
    insuredFight({ red: [['brigantine-10-10']], blue: [['insured-ship-6-6']] }, { insuredTwice })
      .do(...up(2, 'insurance'), end)
      .purse('blue');

  test('is paid for once, whether the cards say so or the table', () => {
    expect([paid(false, settle), paid(false, sink(2))]).toEqual([
      [0, 10],
      [0, 10],
    ]);
  });

  test('is paid for twice where the table has it so', () => {
    expect([paid(true, settle), paid(true, sink(2))]).toEqual([
      [0, 20],
      [0, 20],
    ]);
  });
});

test('Vision takes no Sails off an Invisible ship, and Damn Pirates! does not steal it', () => {
  const { at: there } = seaOf({ packs: ['main', 'magic-shop', 'walk-the-plank', 'special-abilities'] });
  const t = there({ red: [['sloop-3-3']], blue: [['invisible-ship-6-6']] }, saved);
  expect([t.refused(magic('vision', { ship: 2 })), t.refused(play('damn-pirates', { ship: 2 }))]).toEqual([
    'sails-built-in',
    'ship-hidden',
  ]);
});

test('Damn Pirates! takes an ability ship with its ability, which it does not bring again', () => {
  const { at: there } = seaOf({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
  const t = there({ red: [['sloop-3-3']], blue: [['insured-ship-6-6'], ['extra-gold-ship-6-6']] });
  t.do(play('damn-pirates', { ship: 3 }));
  expect([row(t, 'red'), owed(t)]).toEqual([['sloop-3-3', 'extra-gold-ship-6-6'], []]);
  t.do({ kind: 'moveShip', ship: 2, to: 'red' }, sink(2));
  expect(t.purse('red')).toEqual([0, 10]);
});

test('a Mutiny takes an Insured ship over with its ability, and an Extra Gold ship without what it brought', () => {
  const t = fight({ red: [['brigantine-10-10']], blue: [['insured-ship-6-6'], ['extra-gold-ship-6-6']] });
  t.do(...up(2, 'mutiny'), settle);
  expect(row(t, 'red')).toEqual(['brigantine-10-10', 'insured-ship-6-6']);
  t.do(attack(1, 3), ...up(3, 'mutiny'), settle, sink(2));
  expect([row(t, 'red'), t.purse('red'), owed(t)]).toEqual([
    ['brigantine-10-10', 'extra-gold-ship-6-6'],
    [0, 10],
    [],
  ]);
});

test('a Master Navigator ship rides out the Whirlpool, too', () => {
  const { at: there } = seaOf({ packs: ['main', 'magic-shop', 'miss-direction', 'special-abilities'] });
  const t = there({ red: [['master-navigator-ship-6-6'], ['sloop-3-3']], blue: [['sloop-3-4']] });
  t.do(draw('red', 'whirlpool'));
  expect([row(t, 'red'), row(t, 'blue')]).toEqual([['master-navigator-ship-6-6'], ['sloop-3-4']]);
});

test('a ship that Into The Sea calls from a hand brings what its ability brings', () => {
  const { at: there } = seaOf({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
  const t = there({}).do(draw('red', 'into-the-sea'));
  t.do({ kind: 'sailShip', seat: 'blue', card: 'extra-gold-ship-6-6' });
  expect([row(t, 'blue'), owed(t)]).toEqual([['extra-gold-ship-6-6'], [['blue', 3]]]);
});

test('a wreck that the Bone Yard takes comes with its ability', () => {
  const t = at({ red: [['sloop-3-3']], blue: [['extra-gold-ship-6-6'], ['sloop-3-4']] }, { 'gold.red': 9 });
  for (const card of ['sharks', 'bone-yard'])
    t.overrule({ kind: 'drawStarter', seat: 'red', card }, 'starters-before');
  t.do(sink(2), { kind: 'takeWreck', seat: 'red', ship: 2 });
  expect([row(t, 'red'), owed(t), t.purse('red')]).toEqual([
    ['sloop-3-3', 'extra-gold-ship-6-6'],
    [['red', 3]],
    [4, 0],
  ]);
});
