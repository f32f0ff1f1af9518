import { describe, expect, test } from 'vitest';
import { deliveredCards } from '../../../src-main/rules/pirates-flag/data/cards.ts';
import { bare, inward, on, play, roll, running, seaward, stand } from './table.ts';

/** A box of so many cards. */
const boxOf = (count: number) => ({ missing: deliveredCards.slice(count).map(({ id }) => id) });

describe('docks', () => {
  test('every passing draws a card, without a stop', () => {
    const t = on({ docks: [4, 10] }, { 'at.red': 3 }).do(roll('red', 5, 4), inward('red'));
    expect(t.at('red')).toBe(12);
    expect(t.hand('red')).toBe(2);
    expect(t.state.pile).toBe(46);
  });

  test('going back passes it again', () => {
    const t = on({ docks: [4], posts: [6] }, { 'at.red': 4 }).do(
      roll('red', 1, 1),
      inward('red'),
      roll('blue', 1, 1),
    );
    t.do(inward('blue'), roll('yellow', 1, 1), inward('yellow'), roll('red', 1, 2), seaward('red'));
    expect(t.hand('red')).toBe(2);
  });

  test('a turn at the end of the board passes it twice', () => {
    const t = on({ spaces: 20, flagShip: 10, docks: [19] }, { 'at.red': 19 }).do(
      roll('red', 1, 1),
      inward('red'),
    );
    expect(t.hand('red')).toBe(2);
  });

  test('a dock at the edge of the sea is passed on setting out', () => {
    expect(
      on({ docks: [0] })
        .do(roll('red', 1, 1), inward('red'))
        .hand('red'),
    ).toBe(1);
  });

  test('five cards are the limit, and a dock passed with them gives none', () => {
    const t = on({ docks: [4] }, { 'at.red': 3, 'hand.red': 5 }).do(roll('red', 1, 1), inward('red'));
    expect(t.hand('red')).toBe(5);
    expect(t.told('dockPassedFull')).toMatchObject([{ hand: 5, dock: 4 }]);
    expect(
      on({ docks: [4] }, { 'at.red': 3, 'hand.red': 4 })
        .do(roll('red', 1, 1), inward('red'))
        .hand('red'),
    ).toBe(5);
  });

  test('who took the flag from the Dread Captain holds six, even without the flag', () => {
    const fields = { 'at.red': 3, 'hand.red': 5, firstTaker: 'red', flag: 'blue', 'at.blue': 20 };
    expect(
      on({ docks: [4] }, fields)
        .do(roll('red', 2), inward('red'))
        .hand('red'),
    ).toBe(6);
    const full = on({ docks: [4] }, { ...fields, 'hand.red': 6 }).do(roll('red', 2), inward('red'));
    expect(full.hand('red')).toBe(6);
  });

  test('who takes the flag later holds five', () => {
    const fields = { 'at.red': 3, 'hand.red': 5, firstTaker: 'blue', flag: 'red' };
    expect(
      on({ docks: [4] }, fields)
        .do(roll('red', 2), inward('red'))
        .hand('red'),
    ).toBe(5);
  });
});

describe('piles', () => {
  test('all cards go to one pile of discards, which is the draw pile again when that is used up', () => {
    const t = running(
      { 'at.red': 4, 'hand.red': 2, 'hand.blue': 5, 'hand.yellow': 4 },
      { edition: boxOf(12) },
    );
    expect(t.state.pile).toBe(1);
    t.do(play('red', 'smooth-sailing'), stand);
    t.do({ kind: 'setRight', field: 'hand', seat: 'blue', value: 6 });
    expect(t.state.pile).toBe(0);
    t.do(roll('red', 1, 1), inward('red'));
    expect(t.told('pileRenewed')).toEqual([{ kind: 'pileRenewed', pile: 1 }]);
    expect(t.state.discards).toEqual([]);
    expect(t.hand('red')).toBe(2);
  });

  test('row 20: with both piles empty nothing is drawn', () => {
    const t = running({ 'at.red': 4, 'hand.blue': 5, 'hand.yellow': 5 }, { edition: boxOf(10) });
    t.do(roll('red', 1, 1), inward('red'));
    expect(t.hand('red')).toBe(0);
    expect(t.told('noCardToDraw')).toMatchObject([{ seat: 'red' }]);
  });

  test('a draw that empties the pile goes on from the discards', () => {
    const edition = {
      ...boxOf(12),
      cards: [
        {
          id: 'card-10',
          name: 'Cargo',
          marks: [],
          effects: [{ kind: 'draw', whose: 'own', count: 3 } as const],
        },
      ],
    };
    const t = running({ 'hand.red': 2, 'hand.blue': 5, 'hand.yellow': 2, discards: 2 }, { edition });
    expect(t.state.pile).toBe(1);
    t.do(play('red', 'card-10'), stand);
    expect(t.hand('red')).toBe(4);
    expect(t.told('cardsDrawn').map(({ count }) => count)).toEqual([1, 2]);
  });

  test('the last card of a box can be told from a hand, and a card that can be nowhere from none', () => {
    const edition = boxOf(11);
    const hands = { 'hand.red': 1, 'hand.blue': 5, 'hand.yellow': 5 };
    const last = running(hands, { edition });
    expect([last.state.pile, last.refused(play('red', 'smooth-sailing'))]).toEqual([0, undefined]);
    const nowhere = running({ 'hand.blue': 6, 'hand.yellow': 5 }, { edition });
    expect(nowhere.refused(play('red', 'smooth-sailing'))).toBe('no-card-left');
    const drawn = running({ ...hands, 'hand.red': 0 }, { edition });
    expect(drawn.refused(play('red', 'smooth-sailing'))).toBe('empty-hand');
  });

  test('a card that nobody knew of comes from the draw pile, which is renewed only when it has run out', () => {
    const edition = boxOf(13);
    const found = (blue: number) => {
      const t = running({ 'hand.blue': blue, 'hand.yellow': 5, discards: 2 }, { edition });
      t.overrule(play('red', 'smooth-sailing'), 'empty-hand');
      return [t.told('pileRenewed'), t.told('cardFound').map(({ pile }) => pile)];
    };
    expect(found(5)).toEqual([[], [0]]);
    expect(found(6)).toEqual([[{ kind: 'pileRenewed', pile: 2 }], [1]]);
  });

  test('the pile counted by the table is compared, and a difference noted with both numbers', () => {
    const t = running({ 'hand.red': 3 });
    t.do({ kind: 'countPile', cards: 45 });
    expect(t.state.remarks).toEqual([]);
    t.do({ kind: 'countPile', cards: 44 });
    expect(t.state.remarks).toMatchObject([{ kind: 'pileDoesNotAddUp', told: 44, expected: 45 }]);
    expect(t.state.pile).toBe(45);
    expect(t.refusal({ kind: 'countPile', cards: 49 })).toMatchObject({
      code: 'bad-value',
      values: { value: 49, only: { values: { least: 0, most: 48 } } },
    });
    expect(t.refused({ kind: 'countPile', cards: 48 })).toBeUndefined();
  });

  test('a pile that has run out is counted too: no cards, and never fewer', () => {
    const t = running({ 'hand.red': 3 });
    expect(t.refused({ kind: 'countPile', cards: -1 })).toBe('bad-value');
    t.do({ kind: 'countPile', cards: 0 });
    expect(t.state.remarks).toMatchObject([{ kind: 'pileDoesNotAddUp', told: 0, expected: 45 }]);
  });
});

describe('cards beyond the limit', () => {
  const edition = {
    board: bare(),
    cards: [
      {
        id: 'card-10',
        name: 'Cargo',
        marks: [],
        effects: [{ kind: 'draw', whose: 'own', count: 3 } as const],
      },
      {
        id: 'card-11',
        name: 'Leak',
        marks: [],
        effects: [{ kind: 'discard', whose: 'other', count: 2 } as const],
      },
    ],
  };

  test('row 21: they are discarded on the spot', () => {
    const t = running({ 'hand.red': 5 }, { edition }).do(play('red', 'card-10'), stand);
    expect(t.hand('red')).toBe(7);
    expect(t.owed).toEqual({ red: 2 });
    expect(t.refusal(roll('red', 1, 1))).toMatchObject({ code: 'discard-first', values: { count: 2 } });
    t.do({ kind: 'discard', seat: 'red', card: 'flank' }, { kind: 'discard', seat: 'red' });
    expect(t.told('cardDiscarded')).toMatchObject([{ seat: 'red', why: 'owed' }]);
    expect(t.hand('red')).toBe(5);
    expect(t.state.discards).toEqual(['card-10', 'flank', null]);
    expect(t.refused(roll('red', 1, 1))).toBeUndefined();
    expect(t.refused({ kind: 'discard', seat: 'red' })).toBe('nothing-owed');
  });

  test('row 21, set to keep: they stay', () => {
    const t = running({ 'hand.red': 5 }, { edition, options: { overLimit: 'keep' } }).do(
      play('red', 'card-10'),
      stand,
    );
    expect(t.hand('red')).toBe(7);
    expect(t.owed).toEqual({});
  });

  test('within the limit nothing is owed', () => {
    const t = running({ 'hand.red': 3 }, { edition }).do(play('red', 'card-10'), stand);
    expect(t.hand('red')).toBe(5);
    expect(t.owed).toEqual({});
  });

  test('a card that makes somebody discard takes no more than is there', () => {
    const t = running({ 'hand.red': 1, 'hand.blue': 1 }, { edition }).do(
      play('red', 'card-11', 'blue'),
      stand,
    );
    expect(t.owed).toEqual({ blue: 1 });
    expect(t.refused(roll('red', 1, 1))).toBe('discard-first');
    const none = running({ 'hand.red': 1 }, { edition }).do(play('red', 'card-11', 'blue'), stand);
    expect(none.owed).toEqual({});
  });

  test('a table may go on before the discard, or discard what nobody asked for', () => {
    const t = running({ 'hand.red': 1, 'hand.blue': 3 }, { edition }).do(
      play('red', 'card-11', 'blue'),
      stand,
    );
    t.overrule(roll('red', 1, 1), 'discard-first');
    expect(t.owed).toEqual({ blue: 2 });
    t.overrule({ kind: 'discard', seat: 'yellow' }, 'nothing-owed', 'empty-hand');
    expect(t.told('cardDiscarded')).toMatchObject([{ seat: 'yellow', why: 'told' }]);
    expect(t.hand('yellow')).toBe(0);
    expect(t.state.remarks).toMatchObject([{ kind: 'handDidNotAddUp', seat: 'yellow' }]);
  });

  test('only a card of this box is discarded, and one that is not known to be elsewhere', () => {
    const t = running({ 'hand.red': 2, 'hand.blue': 3 }, { edition }).do(
      play('red', 'card-11', 'blue'),
      stand,
    );
    expect(t.refused({ kind: 'discard', seat: 'blue', card: 'no-such-card' })).toBe('no-such-card');
    expect(t.refused({ kind: 'discard', seat: 'blue', card: 'card-11' })).toBe('card-in-discards');
  });
});

describe('cards that are owed', () => {
  const others = { 'hand.red': 3, 'hand.blue': 2, 'hand.yellow': 0, 'at.blue': 8 };

  test('are owed by each captain apart', () => {
    const t = on({}, others).teach('card-14', 'Toll', [
      { kind: 'discard', whose: 'own', count: 1 },
      { kind: 'discard', whose: 'any', count: 2 },
    ]);
    t.do(play('red', 'card-14', 'blue'), stand);
    expect(t.owed).toEqual({ red: 1, blue: 2 });
  });

  test('are still owed by a ship that is moved meanwhile', () => {
    const t = on({}, others).teach('card-14', 'Gale', [
      { kind: 'discard', whose: 'any', count: 1 },
      { kind: 'moveShip', whose: 'any', way: 'inward', spaces: 2, upTo: false },
    ]);
    t.do(play('red', 'card-14', 'blue'), stand);
    expect([t.at('blue'), t.owed]).toEqual([10, { blue: 1 }]);
  });

  test('are none where none are held', () => {
    const t = on({}, others).teach('card-14', 'Toll', [{ kind: 'discard', whose: 'any', count: 1 }]);
    t.do(play('red', 'card-14', 'yellow'), stand);
    expect([t.owed, t.told('discardOwed')]).toEqual([{}, []]);
  });
});
