import { describe, expect, test } from 'vitest';
import { zoneAt, type ZoneName } from '../../../src-main/rules/kernel/zones.ts';
import { deckLeft } from '../../../src-main/rules/pirate-attack/custody.ts';
import { seaOf, whole, type Rows } from './sea.ts';
import type { Table } from './table.ts';

const { at } = seaOf({ packs: ['main', 'magic-shop'] });
const armadas = (t: Table, name: ZoneName) =>
  zoneAt(t.state.zones, name).known.filter(({ card }) => card === 'armada').length;
const pair = (isArmada: boolean): NonNullable<Rows['red']> => [
  ['sloop-3-3', 0, 0, 0, isArmada],
  ['sloop-3-4', 0, 0, 0, isArmada],
];
const rowOf = (isArmada: boolean) =>
  pair(isArmada).map(([card, , , , armada = false]) => ({ card, under: 0, magic: 0, curses: 0, armada }));

describe('an armada that is set by hand', () => {
  test('brings its card from the deck onto the table, and takes it away with the armada', () => {
    const alone = at({ red: pair(false) });
    const t = at({ red: pair(true) });
    expect([armadas(t, 'table'), deckLeft(alone.state) - deckLeft(t.state), whole(t)]).toEqual([1, 1, true]);
    t.stand({ 'row.red': rowOf(true) });
    expect(armadas(t, 'table')).toBe(1);
    t.stand({ 'row.red': rowOf(false) });
    expect([armadas(t, 'table'), armadas(t, 'discard'), whole(t)]).toEqual([0, 1, true]);
  });

  test('loses its card where its ships are set to fewer', () => {
    const t = at({ red: pair(true) }).stand({ 'ships.red': 1 });
    expect([t.state.armadas['red'] ?? [], armadas(t, 'table'), armadas(t, 'discard')]).toEqual([[], 0, 1]);
  });

  test('comes out of the discards where nothing is left to draw', () => {
    const t = at({ red: pair(false) });
    t.stand({ 'hand.red': 99, 'hand.blue': 99, 'hand.yellow': 5 });
    t.stand({ 'hand.yellow': 5 + deckLeft(t.state) }).stand({ 'hand.yellow': 4 });
    t.stand({ 'row.red': rowOf(true) });
    expect([deckLeft(t.state), armadas(t, 'table'), whole(t)]).toEqual([0, 1, true]);
  });

  test('is one of as many as there are cards for it', () => {
    const few = seaOf({ packs: ['main', 'magic-shop'], cards: { armada: { lost: 8 } } });
    const t = few.at({ red: pair(true), blue: pair(true), yellow: pair(false) });
    expect([armadas(t, 'table'), whole(t)]).toEqual([2, true]);
    expect(t.refused({ kind: 'setTable', fields: { 'row.yellow': rowOf(true) } })).toBe('no-copy-left');
  });

  test('stays where it was, also where cards for it are missing by now', () => {
    const t = at({ red: pair(true), blue: pair(true) }).stand({ differing: [{ card: 'armada', lost: 9 }] });
    t.stand({ 'row.red': rowOf(true) });
    expect([armadas(t, 'table'), whole(t)]).toEqual([2, true]);
  });

  test('is refused where there is no card for it', () => {
    const lost = seaOf({ packs: ['main', 'magic-shop'], cards: { armada: { lost: 10 } } });
    const t = lost.at({ red: pair(false) });
    expect(t.refusal({ kind: 'setTable', fields: { 'row.red': rowOf(true) } })).toMatchObject({
      code: 'no-copy-left',
      values: { card: 'Armada' },
    });
  });
});
