import { describe, expect, test } from 'vitest';
import {
  carriedBy,
  countAt,
  impossibleAt,
  moved,
  timesKnown,
  zoneAt,
  zonesSeen,
  type CardMove,
  type Zones,
} from '../../../src-main/rules/kernel/zones.ts';
import { cardsIn } from '../../support/cards-in.ts';

const after = (zones: Zones, ...moves: readonly CardMove[]): Zones => moves.reduce(moved, zones);
const start: Zones = { pile: { count: 20, known: [] } };
const hands = after(
  start,
  { from: 'pile', to: 'hand.red', count: 3 },
  { from: 'pile', to: 'hand.blue', count: 2 },
);

describe('custody by count', () => {
  test('carries cards from one place to another, and none is lost or made', () => {
    expect([countAt(hands, 'pile'), countAt(hands, 'hand.red'), countAt(hands, 'hand.blue')]).toEqual([
      15, 3, 2,
    ]);
    expect(cardsIn(hands)).toBe(20);
    const all = after(hands, { from: 'hand.red', to: 'discard', count: 9 });
    expect([countAt(all, 'hand.red'), countAt(all, 'discard'), cardsIn(all)]).toEqual([0, 3, 20]);
    expect(moved(hands, { from: 'hand.white', to: 'discard' })).toBe(hands);
    expect(moved(hands, { from: 'pile', to: 'pile' })).toBe(hands);
  });

  test('knows a card that was named, and who has seen it', () => {
    const taken = after(hands, { from: 'hand.blue', to: 'hand.red', card: 'spy', seenBy: ['red', 'blue'] });
    expect(zoneAt(taken, 'hand.red').known).toEqual([{ card: 'spy', to: ['red', 'blue'] }]);
    const laid = after(taken, { from: 'hand.red', to: 'under.1', card: 'spy' });
    expect(zoneAt(laid, 'under.1').known).toEqual([{ card: 'spy', to: ['red', 'blue'] }]);
  });

  test('knows nothing of a card that was named and that nobody has seen', () => {
    const laid = after(hands, { from: 'hand.red', to: 'discard', card: 'spy' });
    expect(zoneAt(laid, 'discard')).toEqual({ count: 1, known: [] });
  });

  test('forgets what lay there when a card leaves unseen, unless all of them go', () => {
    const two = after(
      hands,
      { from: 'pile', to: 'hand.red', card: 'spy', seenBy: 'all' },
      { from: 'pile', to: 'hand.red', card: 'guard', seenBy: 'all' },
    );
    expect(zoneAt(after(two, { from: 'hand.red', to: 'under.1' }), 'hand.red').known).toEqual([]);
    const gone = after(two, { from: 'hand.red', to: 'discard', count: 5 });
    expect(zoneAt(gone, 'discard').known.map(({ card }) => card)).toEqual(['spy', 'guard']);
  });

  test('shows nobody a card that only others have seen', () => {
    const taken = after(hands, { from: 'hand.blue', to: 'hand.red', card: 'spy', seenBy: ['red', 'blue'] });
    const open = after(taken, { from: 'pile', to: 'table', card: 'armada', seenBy: 'all' });
    const asYellow = zonesSeen(open, (seat) => seat === 'yellow');
    expect(JSON.stringify(asYellow)).not.toContain('spy');
    expect(zoneAt(asYellow, 'table').known).toEqual([{ card: 'armada', to: 'all' }]);
    expect(countAt(asYellow, 'hand.red')).toBe(4);
    expect(
      zoneAt(
        zonesSeen(open, (seat) => seat === 'blue'),
        'hand.red',
      ).known,
    ).toHaveLength(1);
    expect(zonesSeen(open, (seat) => seat === 'blue')).toBe(open);
  });

  test('says why a card cannot be where it is seen', () => {
    const open = after(
      hands,
      { from: 'hand.red', to: 'table', card: 'spy', seenBy: 'all' },
      { from: 'pile', to: 'under.1', card: 'guard', seenBy: 'all' },
    );
    expect(impossibleAt(open, 'hand.red', 'guard', 2)).toBeUndefined();
    expect(impossibleAt(open, 'hand.red', 'spy', 1)).toBe('all-elsewhere');
    expect(impossibleAt(open, 'under.1', 'spy', 9)).toBe('others-there');
    expect(impossibleAt(open, 'under.1', 'guard', 1)).toBeUndefined();
    expect(impossibleAt(open, 'above.1', 'spy', 9)).toBe('none-there');
    expect(timesKnown(open, 'spy')).toBe(1);
  });

  test('believes the table: a card that was none of those it must have been makes the others unknown', () => {
    const one = after(start, { from: 'pile', to: 'under.1', card: 'guard', seenBy: 'all' });
    const odd = after(
      one,
      { from: 'pile', to: 'under.1' },
      { from: 'under.1', to: 'discard', card: 'spy', seenBy: 'all' },
    );
    expect(zoneAt(odd, 'under.1')).toEqual({ count: 1, known: [{ card: 'guard', to: 'all' }] });
    const odder = after(odd, { from: 'under.1', to: 'discard', card: 'knife', seenBy: 'all' });
    expect(zoneAt(odder, 'discard').known.map(({ card }) => card)).toEqual(['spy', 'knife']);
    expect(cardsIn(odder)).toBe(20);
  });
});

describe('of several moves those count that find something to carry', () => {
  const one = { from: 'pile', to: 'hand.red' } as const;
  const kept = (zones: Zones, ...moves: readonly CardMove[]) => {
    const carried = carriedBy(zones, moves);
    return moves.flatMap((move, at) => (carried.includes(move) ? [at] : []));
  };
  const pile = (count: number): Zones => ({ pile: { count, known: [] } });

  test('each after those before it, and one card at a time where nothing else is said', () => {
    expect(kept(pile(2), { ...one }, { ...one }, { ...one })).toEqual([0, 1]);
    expect(kept(pile(0), { ...one })).toEqual([]);
    expect(kept(pile(3), { ...one, count: 2 }, { ...one }, { ...one })).toEqual([0, 1]);
    expect(kept(pile(3), { ...one, count: 5 }, { ...one })).toEqual([0]);
  });

  test('what came there by one is there for the next', () => {
    const back = { from: 'hand.red', to: 'discard' } as const;
    expect(kept(pile(1), { ...one }, { ...back }, { ...back })).toEqual([0, 1]);
    expect(kept(pile(2), { ...one, count: 2 }, { ...back }, { ...back }, { ...back })).toEqual([0, 1, 2]);
  });

  test('a named card is one, however many are said, and what stays where it is takes nothing away', () => {
    expect(kept(pile(2), { ...one, card: 'spy', count: 2 }, { ...one }, { ...one })).toEqual([0, 1]);
    const stays = { from: 'pile', to: 'pile' } as const;
    expect(kept(pile(1), { ...stays }, { ...one }, { ...stays })).toEqual([0, 1]);
  });
});

describe('what is known of a place', () => {
  const known = [{ card: 'spy', to: ['red'] }] as const;
  const place: Zones = { pile: { count: 2, known } };

  test('a card that goes seen by one alone is known there to that one', () => {
    const gone = moved(
      { pile: { count: 2, known: [] } },
      { from: 'pile', to: 'hand.red', card: 'spy', seenBy: ['red'] },
    );
    expect(zoneAt(gone, 'hand.red').known).toEqual(known);
  });

  test('was wrong where all of it was known and another card has gone from there', () => {
    const both: Zones = { pile: { count: 2, known: [...known, { card: 'gun', to: 'all' }] } };
    const gone = moved(both, { from: 'pile', to: 'hand.red', card: 'rum', seenBy: 'all' });
    expect([zoneAt(gone, 'pile'), zoneAt(gone, 'hand.red').known]).toEqual([
      { count: 1, known: [] },
      [{ card: 'rum', to: 'all' }],
    ]);
    const one = moved(place, { from: 'pile', to: 'hand.red', card: 'rum', seenBy: 'all' });
    expect(zoneAt(one, 'pile')).toEqual({ count: 1, known });
  });
});
