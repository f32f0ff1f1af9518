import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, type ZoneName } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft, handSize } from '../../../src-main/rules/pirate-attack/custody.ts';
import type { CardsDiffering } from '../../../src-main/rules/pirate-attack/edition.ts';
import { attack, draw, offered, row, seaOf, settle, stands, up, whole, type Rows } from './sea.ts';
import type { Table } from './table.ts';

const packs = ['main', 'magic-shop', 'raise-the-dead', 'walk-the-plank'] as const;
/** One copy is left of each of these. */
const single: CardsDiffering = {
  'smoke-screen': { lost: 4 },
  spy: { lost: 9 },
  armada: { lost: 9 },
  'sloop-4-4': { lost: 4 },
  'spirit-of-good-fortune': { lost: 4 },
  antidote: { lost: 4 },
  duplicate: { lost: 4 },
  'sails-of-invisibility': { lost: 4 },
};
const { at } = seaOf({ packs, cards: single });

const play = (seat: SeatId, card: string, more: object = {}): Command =>
  ({ kind: 'playCard', seat, card, ...more }) as Command;
const sink = (ship: number): Command => ({ kind: 'sinkShip', ship });
const insists = (t: Table, command: Command) => [t.refused(command), t.refused(command, 'card-elsewhere')];
const remarked = ['card-elsewhere', undefined];
const hide = { hidden: true } as const;

describe('a card of which every copy is seen somewhere', () => {
  test('lets nobody flee from another fight, unless the table insists', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] });
    const flee: Command = { kind: 'fleeFight', seat: 'blue', card: 'smoke-screen' };
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), flee, draw('blue'));
    t.do(play('blue', 'close-market'), draw('yellow'), play('yellow', 'close-market'));
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    expect(insists(t, flee)).toEqual(remarked);
  });

  test('is no ship that is laid or shows itself, unless the table insists', () => {
    const t = at({
      red: [['sloop-4-4']],
      blue: [
        ['unknown', 0, 0, 0, false, hide],
        ['sloop-3-4', 0, 0, 0],
      ],
    });
    const lay: Command = { kind: 'layShip', seat: 'yellow', card: 'sloop-4-4' };
    const name: Command = { kind: 'nameShip', ship: 2, card: 'sloop-4-4' };
    const lift: Command = { kind: 'liftSails', ship: 2, card: 'sloop-4-4' };
    expect([lay, name, lift].map((one) => t.refused(one))).toEqual(Array(3).fill('no-copy-left'));
    expect(t.refused(play('red', 'sloop-4-4'), 'card-elsewhere')).toBe('no-copy-left');
    const unseen = at({ blue: [['sloop-3-3'], ['unknown', 0, 0, 0, false, hide]] });
    expect([lay, name, lift].map((one) => unseen.refused(one))).toEqual(Array(3).fill(undefined));
    t.do(sink(1));
    expect([lay, name, lift].map((one) => insists(t, one))).toEqual(Array(3).fill(remarked));
  });

  test('is no second Armada, also once a ship that nobody named has gone from the table', () => {
    const pair: Rows = {
      red: [['sloop-3-3'], ['sloop-3-4'], ['unknown']],
      blue: [['schooner-5-5'], ['schooner-5-6']],
    };
    const form: Command = { kind: 'formArmada', seat: 'blue', ships: [4, 5] };
    const t = at(pair).do(play('red', 'armada', { ships: [1, 2] }), sink(3), draw('blue'));
    expect(insists(t, play('blue', 'armada', { ships: [4, 5] }))).toEqual(remarked);
    expect(t.refused(form)).toBe('no-copy-left');
    expect(t.refused({ kind: 'formArmada', seat: 'red', ships: [1, 2] })).toBeUndefined();
    t.do(sink(1));
    expect([insists(t, form), insists(t, play('blue', 'armada', { ships: [4, 5] }))]).toEqual([
      remarked,
      remarked,
    ]);
  });

  test('is a third Armada where there are two, of which one is lost sight of', () => {
    const pairs: Rows = {
      red: [['sloop-3-3'], ['sloop-3-4'], ['unknown']],
      blue: [['schooner-5-5'], ['schooner-5-6']],
      yellow: [['schooner-6-6'], ['schooner-6-7']],
    };
    const t = seaOf({ packs, cards: { armada: { lost: 8 } } }).at(pairs);
    t.do(play('red', 'armada', { ships: [1, 2] }), sink(3), draw('blue'));
    t.do(play('blue', 'armada', { ships: [4, 5] }), draw('yellow'));
    expect(insists(t, play('yellow', 'armada', { ships: [6, 7] }))).toEqual(remarked);
    const both = seaOf({ packs, cards: { armada: { lost: 8 } } }).at(pairs);
    both.do(play('red', 'armada', { ships: [1, 2] }), draw('blue'));
    expect(both.refused(play('blue', 'armada', { ships: [4, 5] }))).toBeUndefined();
  });

  test('makes no armada by hand where there is none of it, and as many as there are where only ships are told', () => {
    const form = (seat: SeatId, ...ships: readonly number[]): Command => ({
      kind: 'formArmada',
      seat,
      ships,
    });
    const pairs: Rows = { red: [['sloop-3-3'], ['sloop-3-4']], blue: [['schooner-5-5'], ['schooner-5-6']] };
    const none = seaOf({ packs, cards: { armada: { lost: 10 } } });
    expect(none.at(pairs).refused(form('red', 1, 2))).toBe('no-copy-left');
    const t = at(pairs, {}, {}, { depth: 'fights' }).do(form('red', 1, 2));
    expect(t.refused(form('blue', 3, 4))).toBe('no-copy-left');
  });

  test('is turned up under no other ship, unless the table insists', () => {
    const t = at({ red: [['sloop-3-3', 0, 1]], blue: [['sloop-3-4'], ['schooner-5-5', 0, 1]] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'spirit-of-good-fortune'), settle);
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' }, { kind: 'passChip', seat: 'red' });
    t.stand({ turn: 'red' }).do(draw('red', 'you-must-attack-someone'), attack(1, 3));
    const turned: Command = { kind: 'turnUp', ship: 3, card: 'spirit-of-good-fortune' };
    expect([t.ships('blue'), insists(t, turned)]).toEqual([1, remarked]);
    const two = seaOf({ packs, cards: { 'spirit-of-good-fortune': { lost: 3 } } });
    const more = two.at({ red: [['sloop-3-3', 0, 2]], blue: [['sloop-3-4'], ['schooner-5-5', 0, 1]] });
    more.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'spirit-of-good-fortune'), stands);
    more.do({ kind: 'passChip', seat: 'red' }).stand({ turn: 'red' });
    more.do(draw('red', 'you-must-attack-someone'), attack(1, 3), ...up(1, 'spirit-of-good-fortune'));
    expect(insists(more, turned)).toEqual(remarked);
  });

  test('cures no other ship, unless the table insists', () => {
    const cure = (ship: number): Command => ({ kind: 'cureShip', ship, card: 'antidote', side: 'cursed' });
    const t = at({ red: [['sloop-3-3', 0, 0, 1]], blue: [['sloop-3-4', 0, 0, 1]] }, {
      'cures.red': 1,
      'cures.blue': 1,
    } as FieldValues);
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'poison'), ...up(2, 'poison'));
    expect([t.refused(cure(1)), insists(t.do(cure(1)), cure(2))]).toEqual([undefined, remarked]);
  });

  test('is not played out of the saved Magic, unless the table insists', () => {
    const t = at({ red: [['sloop-3-3']] }, { 'magic.red': 2 });
    const copy: Command = { kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 };
    t.do(copy);
    expect([row(t, 'red'), insists(t, copy)]).toEqual([['sloop-3-3', 'sloop-3-3'], remarked]);
    t.do(sink(2));
    expect(insists(t, copy)).toEqual(remarked);
  });

  test('is offered as long as there is one of it in the box', () => {
    const isOffered = (cards: CardsDiffering): boolean =>
      offered(seaOf({ packs, cards }).at({ red: [['sloop-3-3']] }, { 'magic.red': 1 }), 'card', 'red').some(
        (one) => one.kind === 'playMagic' && one.card === 'duplicate',
      );
    expect([isOffered(single), isOffered({ duplicate: { lost: 5 } })]).toEqual([true, false]);
  });

  test('is no Spy that might stop the Spy that is the last one', () => {
    const t = at({}).do(play('red', 'spy', { on: 'blue' }));
    expect([t.told('cardPlayed')[0]?.waits, offered(t, 'react', 'blue'), handSize(t.state, 'blue')]).toEqual([
      false,
      [],
      5,
    ]);
    const more = seaOf({ packs, cards: { spy: { lost: 8 } } }).at({});
    expect(offered(more.do(play('red', 'spy', { on: 'blue' })), 'react', 'blue').length).toBe(1);
  });
});

describe('a row that is set by hand', () => {
  const set = (...red: readonly object[]): Command => ({
    kind: 'setTable',
    fields: { 'row.red': red } as FieldValues,
  });

  test('hides no more ships than there are Sails, whatever is hidden by itself', () => {
    const [one, two] = [
      { card: 'sloop-3-3', hidden: true },
      { card: 'sloop-3-4', hidden: true },
    ];
    expect(at({}).refused(set(one))).toBeUndefined();
    expect(at({}).refusal(set(one, two))).toMatchObject({
      code: 'no-copy-left',
      values: { card: 'Sails of Invisibility' },
    });
    const none = seaOf({ packs: ['main', 'special-abilities'] }).at({});
    expect(none.refused(set(one))).toBe('no-copy-left');
    expect(none.refused(set({ card: 'invisible-ship-6-6', hidden: true }))).toBeUndefined();
  });

  test('has no more copies than there are Duplicates', () => {
    const copy = { card: 'sloop-3-3', copyOf: 'red', copyAt: 1 };
    expect(at({}).refused(set({ card: 'sloop-3-3' }, copy))).toBeUndefined();
    expect(at({}).refusal(set({ card: 'sloop-3-3' }, copy, copy))).toMatchObject({
      values: { card: 'Duplicate' },
    });
  });

  test('may stay as it is where cards of it are missing by now', () => {
    const sloop = { card: 'sloop-3-3' };
    const t = at({ red: [['sloop-3-3'], ['sloop-3-3']] }, {}, {}, { depth: 'fights' });
    t.stand({ differing: [{ card: 'sloop-3-3', lost: 4 }] });
    expect(t.refused(set(sloop, sloop, { card: 'sloop-3-4' }))).toBeUndefined();
    expect(t.refused(set(sloop, sloop, sloop))).toBe('no-copy-left');
  });
});

describe('what comes to lie on the table', () => {
  const zone = ({ state }: Table, name: ZoneName) => countAt(state.zones, name);
  /** Nothing is left to draw: all is in hands and, as much as `away`, laid away. */
  const bare = (away = 0, red: Rows['red'] = [['sloop-3-3']]): Table => {
    const t = seaOf({ packs: ['main', 'magic-shop'] }).at({ red }, { 'hand.red': 99, 'hand.blue': 99 });
    const last = handSize(t.state, 'yellow') + deckLeft(t.state);
    return t.stand({ 'hand.yellow': last }).stand({ 'hand.yellow': last - away });
  };

  test('by hand is taken out of the discards where nothing is left to draw, and refused where there is nothing', () => {
    const two: Command = { kind: 'setTable', fields: { 'ships.blue': 2 } };
    expect(bare(1).refused(two)).toBe('no-cards-left');
    const t = bare(2).do(two);
    expect([zone(t, 'table'), zone(t, 'discard'), whole(t)]).toEqual([3, 0, true]);
  });

  test('by hand is the card that everybody has seen laid away, where there is no other', () => {
    const t = at({ red: [['sloop-4-4']] }).do(sink(1));
    const left = deckLeft(t.state);
    t.stand({ 'row.blue': [{ card: 'sloop-4-4' }] });
    expect([deckLeft(t.state), zone(t, 'discard'), row(t, 'blue'), whole(t)]).toEqual([
      left,
      0,
      ['sloop-4-4'],
      true,
    ]);
    const more = seaOf({ packs })
      .at({ red: [['sloop-4-4']] })
      .do(sink(1));
    expect(zone(more.stand({ 'row.blue': [{ card: 'sloop-4-4' }] }), 'discard')).toBe(1);
  });

  test('is a card also where a captain lays it whose hand is empty', () => {
    const t = bare(1).stand({ 'hand.red': 0 });
    const away = zone(t, 'discard');
    t.do({ kind: 'layShip', seat: 'red', card: 'sloop-3-4' });
    expect([zone(t, 'table'), zone(t, 'discard'), whole(t)]).toEqual([2, away - 1, true]);
    t.do({ kind: 'formArmada', seat: 'red', ships: [1, 2] });
    expect([zone(t, 'table'), zone(t, 'discard'), whole(t)]).toEqual([3, away - 2, true]);
    t.overrule({ kind: 'playCard', seat: 'red', card: 'sloop-4-4' }, 'empty-hand');
    expect([row(t, 'red').length, zone(t, 'table'), zone(t, 'discard')]).toEqual([3, 4, away - 3]);
  });

  test('is Magic that a captain had not saved, and a ship that was raised when no discards were left', () => {
    const t = at({ red: [['sloop-3-3']] });
    t.overrule({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 1 }, 'no-magic-saved');
    expect([row(t, 'red').length, zone(t, 'table'), whole(t)]).toEqual([2, 2, true]);
    const raised = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] }, { 'magic.red': 1 }).do(sink(2));
    raised.stand({ deck: deckLeft(raised.state) + zone(raised, 'discard') });
    raised.do({ kind: 'playMagic', seat: 'red', card: 'raise-the-dead', grave: 0 });
    expect([row(raised, 'red').length, zone(raised, 'table'), whole(raised)]).toEqual([2, 2, true]);
  });
});
