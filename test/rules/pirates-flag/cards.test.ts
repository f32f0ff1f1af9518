import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src-main/rules/pirates-flag/cards.ts';
import type { Effect } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { bare, flank, inward, on, play, roll, running, seaward, stand, table } from './table.ts';

const full = {
  'hand.red': 5,
  'hand.blue': 5,
  'hand.yellow': 5,
  'at.red': 10,
  'at.blue': 10,
  'at.yellow': 10,
};
/** A table with one card of ours in the box, card-10. */
const withCard = (effects: readonly Effect[], marks: readonly Mark[] = [], fields = {}) =>
  on({}, { ...full, ...fields }).teach('card-10', 'Ours', effects, marks);

describe('one card a turn', () => {
  test('for every player in any player’s turn, battle and movement together', () => {
    const t = on({}, full).do(play('blue', 'smooth-sailing'), play('red', 'heavy-breeze'));
    expect(t.refused(flank('blue', 'blue', 'inward'))).toBe('one-card-a-turn');
    t.do(roll('red', 1, 1), inward('red'));
    expect(t.refused(flank('blue', 'blue', 'inward'))).toBe('one-card-a-turn');
    t.do(roll('blue', 1, 1));
    expect(t.refused(flank('blue', 'yellow', 'inward'))).toBeUndefined();
  });

  test('a table that played two all the same overrules it', () => {
    const t = on({}, full).do(play('blue', 'smooth-sailing'));
    t.overrule(flank('blue', 'yellow', 'inward'), 'one-card-a-turn').do(stand);
    expect(t.at('yellow')).toBe(11);
  });

  test('cards that do not count come on top of it, before or after', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'), play('blue', 'smooth-sailing'));
    t.do(roll('red', 4, 4));
    expect(t.refused(flank('blue', 'red', 'inward'))).toBe('one-card-a-turn');
    expect(t.left).toBe(5);
  });

  test('row 17: Aarrgh! and Thick Fog both do not count until the table corrects it', () => {
    const t = on({}, full);
    const marked = (id: string) => t.state.cards.find((row) => row.id === id)?.marks.includes('doesNotCount');
    expect([marked('aarrgh'), marked('thick-fog')]).toEqual([true, true]);
    t.teach('aarrgh', 'Aarrgh!', [{ kind: 'modifyRoll', whose: 'any', times: 1, plus: -3 }], ['nextRoll']);
    t.do(play('blue', 'aarrgh', 'red'));
    expect(t.refused(play('blue', 'smooth-sailing'))).toBe('one-card-a-turn');
  });

  test('a new turn is a new card', () => {
    const t = on({}, full).do(play('blue', 'smooth-sailing'), roll('red', 1, 1), inward('red'));
    t.do({ kind: 'passDice', seat: 'red' });
    expect(t.refused(play('blue', 'heavy-breeze'))).toBeUndefined();
  });
});

describe('a card and where it lies', () => {
  test('it leaves the hand when it is played and lies in the discards once it is settled', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'));
    expect(t.hand('red')).toBe(4);
    expect(t.state.discards).toEqual([]);
    t.do(stand);
    expect(t.state.discards).toEqual(['smooth-sailing']);
  });

  test('an empty hand plays nothing, unless the count was wrong', () => {
    const t = on({}, { 'at.red': 4 });
    expect(t.refused(play('red', 'smooth-sailing'))).toBe('empty-hand');
    t.overrule(play('red', 'smooth-sailing'), 'empty-hand');
    expect(t.hand('red')).toBe(0);
    expect(t.state.pile).toBe(47);
    expect(t.state.remarks).toMatchObject([{ kind: 'handDidNotAddUp', seat: 'red', row: 'smooth-sailing' }]);
  });

  test('there is one of each: what lies in the discards is not in a hand', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'), stand);
    expect(t.refused(play('blue', 'smooth-sailing'))).toBe('card-in-discards');
    t.overrule(play('blue', 'smooth-sailing'), 'card-in-discards').do(stand);
    expect(t.state.discards).toEqual([null, 'smooth-sailing']);
    expect(t.state.remarks).toMatchObject([{ kind: 'cardSeenTwice', seat: 'blue', row: 'smooth-sailing' }]);
  });

  test('what lies on the stack is not in a hand', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'));
    expect(t.refused(play('blue', 'smooth-sailing'))).toBe('card-pending');
  });

  test('a card of another box does not exist', () => {
    expect(on({}, full).refused(play('red', 'kraken'))).toBe('no-such-card');
  });

  test('where one hand holds every card nobody else has one', () => {
    const edition = {
      board: bare(),
      missing: running()
        .state.cards.slice(3)
        .map(({ id }) => id),
    };
    const t = running({ 'hand.red': 3 }, { edition });
    expect(t.refused(play('blue', 'smooth-sailing'), 'empty-hand')).toBe('no-card-left');
    const below = running({ 'hand.red': 2, discards: 1 }, { edition });
    expect(below.refused(play('blue', 'smooth-sailing'), 'empty-hand')).toBeUndefined();
    const one = running({ 'hand.red': 2 }, { edition });
    expect(one.refused(play('blue', 'smooth-sailing'), 'empty-hand')).toBeUndefined();
  });

  test('nobody but those at the table plays', () => {
    expect(on({}, full).refused(play('grey', 'smooth-sailing'))).toBe('no-such-seat');
    expect(on({}, full).refused(play('red', 'aarrgh', 'grey'))).toBe('no-such-seat');
  });
});

describe('when a card may be played', () => {
  const gust: Effect = { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 4, upTo: false };

  test('on any player’s turn, at any point', () => {
    const t = on({}, full);
    for (const seat of ['red', 'blue', 'yellow'] as const)
      expect(t.refused(flank(seat, 'red', 'inward'))).toBeUndefined();
    t.do(roll('red', 2, 2));
    expect(t.refused(flank('blue', 'red', 'inward'))).toBeUndefined();
    t.do(inward('red'));
    expect(t.refused(flank('blue', 'red', 'inward'))).toBeUndefined();
  });

  test('"on your turn" only on one’s own', () => {
    const t = withCard([gust], ['onYourTurn']);
    expect(t.refused(play('blue', 'card-10'))).toBe('only-on-your-turn');
    expect(t.refused(play('red', 'card-10'))).toBeUndefined();
    t.overrule(play('blue', 'card-10'), 'only-on-your-turn').do(stand);
    expect(t.at('blue')).toBe(14);
    expect(t.state.turn.seat).toBe('red');
  });

  test('a card for one’s own turn passes the dice to the next seat by itself', () => {
    const t = withCard([gust], ['onYourTurn']).do(roll('red', 1, 1), inward('red'));
    expect(t.refused(play('yellow', 'card-10'))).toBe('only-on-your-turn');
    t.do(play('blue', 'card-10'));
    expect(t.state.turn.seat).toBe('blue');
    t.do(roll('blue', 1, 1));
    expect(t.at('blue')).toBe(14);
    expect(t.left).toBe(2);
  });

  test('a card for one’s own turn does not pass the dice while something has to be done first', () => {
    const t = on({}, { 'hand.blue': 2, 'hand.yellow': 1 });
    t.teach('card-10', 'Dawn', [{ kind: 'draw', whose: 'own', count: 1 }], ['onYourTurn']);
    t.do(roll('red', 1, 2), inward('red'), play('yellow', 'its-you-or-me', 'red'), stand);
    expect(t.refusal(play('blue', 'card-10'))).toMatchObject({
      code: 'forced-roll-first',
      values: { player: { seat: 'red' } },
    });
    t.do(roll('red', 5), play('blue', 'card-10'));
    expect(t.state.turn.seat).toBe('blue');
  });

  test('"instead of rolling" on one’s own turn, before the roll, and takes its place', () => {
    const t = withCard([gust], ['insteadOfRolling']);
    expect(t.refused(play('blue', 'card-10'))).toBe('only-on-your-turn');
    t.do(play('red', 'card-10'));
    expect(t.phase).toBe('sailed');
    expect(t.refused(roll('red', 1, 1))).toBe('rolled-already');
    t.do(roll('blue', 1, 1));
    expect(t.at('red')).toBe(14);
  });

  test('"instead of rolling" comes too late after the roll', () => {
    const t = withCard([gust], ['insteadOfRolling']).do(roll('red', 1, 2));
    expect(t.refused(play('red', 'card-10'))).toBe('before-the-roll');
    t.overrule(play('red', 'card-10'), 'before-the-roll').do(stand);
    expect(t.at('red')).toBe(14);
    expect(t.left).toBe(3);
  });

  test('"next roll" comes before the roll it is for', () => {
    const t = on({}, full).do(roll('red', 4, 4));
    expect(t.refusal(play('blue', 'aarrgh', 'red'))).toMatchObject({
      code: 'roll-already-made',
      values: { player: { seat: 'red' } },
    });
    expect(t.refused(play('blue', 'aarrgh', 'yellow'))).toBeUndefined();
  });

  test('a late "next roll" card that the table insists on waits for the roll after, with a note', () => {
    const t = on({}, full)
      .do(roll('red', 4, 4))
      .overrule(play('blue', 'aarrgh', 'red'), 'roll-already-made');
    t.do(inward('red'));
    expect(t.at('red')).toBe(18);
    expect(t.state.modifiers.red).toMatchObject([{ plus: -3, by: 'blue' }]);
    expect(t.state.remarks).toMatchObject([{ kind: 'cardCameLate', seat: 'red', row: 'aarrgh' }]);
  });

  test('once the ship sails, a "next roll" card is for the next roll again', () => {
    const t = on({ posts: [12] }, full).do(roll('red', 2, 2), inward('red', 12));
    expect(t.refused(play('blue', 'aarrgh', 'red'))).toBeUndefined();
  });

  test('in a battle it comes before that ship’s die', () => {
    const t = on({}, { ...full, flag: 'blue' }).do({ kind: 'battle', seat: 'red' }, roll('red', 5));
    expect(t.refused(play('yellow', 'aarrgh', 'red'))).toBe('roll-already-made');
    t.do(play('yellow', 'aarrgh', 'blue'), roll('blue', 6));
    expect(t.carrier).toBe('red');
  });
});

describe('next rolls', () => {
  test('row 24: a bonus is added to the sum of two dice once', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'), roll('red', 2, 2));
    expect(t.left).toBe(7);
  });

  test('row 25: a sum is never below 0', () => {
    const t = on({}, { ...full, 'bonus.red': -20 }).do(roll('red', 2, 2));
    expect(t.state.lastRoll).toMatchObject({ sum: 4, total: 0 });
  });

  test('a bonus goes into the next roll of any kind', () => {
    const t = on({}, { ...full, flag: 'blue' }).do(play('red', 'smooth-sailing'), {
      kind: 'battle',
      seat: 'red',
    });
    t.do(roll('red', 1), roll('blue', 3));
    expect(t.told('battleWon')).toMatchObject([{ totals: [4, 3] }]);
  });

  test('a bonus is used up by its roll', () => {
    const t = on({}, full).do(play('red', 'smooth-sailing'), roll('red', 2, 2), inward('red'));
    expect(t.state.modifiers).toEqual({});
  });

  test('two about to roll: the player of the card picks whom', () => {
    const t = on({}, { ...full, flag: 'blue' }).do({ kind: 'battle', seat: 'red' });
    expect(t.refused(play('yellow', 'aarrgh'))).toBe('target-missing');
    expect(t.refused(play('yellow', 'aarrgh', 'red'))).toBeUndefined();
    expect(t.refused(play('yellow', 'aarrgh', 'blue'))).toBeUndefined();
  });

  test('row 13: the die is doubled, then plus and minus', () => {
    const t = on({}, { ...full, flag: 'blue', 'bonus.red': 3, 'doubled.red': true }).do(roll('red', 2));
    expect(t.left).toBe(7);
    const low = on({}, { ...full, flag: 'blue', 'bonus.red': -5, 'doubled.red': true }).do(roll('red', 2));
    expect(low.state.lastRoll?.total).toBe(0);
  });

  test('row 13, set to the whole sum: all of it is doubled', () => {
    const fields = { ...full, flag: 'blue', 'bonus.red': 3, 'doubled.red': true };
    expect(on({}, fields, { doubling: 'wholeSum' }).do(roll('red', 2)).left).toBe(10);
  });
});

describe('aiming', () => {
  const nudge = (whose: Effect & { kind: 'moveShip' }): Effect => whose;
  const move = (changes: Partial<Extract<Effect, { kind: 'moveShip' }>>): Effect =>
    nudge({ kind: 'moveShip', whose: 'any', way: 'either', spaces: 2, upTo: false, ...changes });
  const aimed = (command: Partial<Extract<Command, { kind: 'playCard' }>>): Command => ({
    kind: 'playCard',
    seat: 'red',
    card: 'card-10',
    ...command,
  });

  test('the only one it can mean needs no saying', () => {
    const t = withCard([move({ whose: 'carrier', way: 'seaward' })], [], { flag: 'blue' }).do(
      aimed({}),
      stand,
    );
    expect(t.at('blue')).toBe(8);
  });

  test('a ship that the card does not mean is refused', () => {
    const t = withCard([move({ whose: 'other', way: 'seaward' })]);
    expect(t.refused(aimed({}))).toBe('target-missing');
    expect(t.refusal(aimed({ target: 'red' }))).toMatchObject({ code: 'wrong-target' });
    t.overrule(aimed({ target: 'red' }), 'wrong-target').do(stand);
    expect(t.at('red')).toBe(8);
  });

  test('of ships equally near, the player of the card picks', () => {
    const t = withCard([move({ whose: 'nearestSea', way: 'inward' })], [], { 'at.red': 4, 'at.blue': 4 });
    expect(t.refused(aimed({}))).toBe('target-missing');
    expect(t.refused(aimed({ target: 'yellow' }))).toBe('wrong-target');
    t.do(aimed({ target: 'blue' }), stand);
    expect(t.at('blue')).toBe(6);
    const far = withCard([move({ whose: 'nearestFlagShip', way: 'seaward' })], [], { 'at.yellow': 20 });
    far.do(aimed({}), stand);
    expect(far.at('yellow')).toBe(18);
  });

  test('seaward or inward has to be said where both will do', () => {
    const t = withCard([move({ whose: 'own' })]);
    expect(t.refused(aimed({}))).toBe('direction-missing');
    t.do(aimed({ direction: 'seaward' }), stand);
    expect(t.at('red')).toBe(8);
    const sea = withCard([move({ whose: 'own' })], [], { 'at.red': 0 }).do(aimed({}), stand);
    expect(sea.at('red')).toBe(2);
    const end = withCard([move({ whose: 'own' })], [], { 'at.red': 30, flag: 'blue' }).do(aimed({}), stand);
    expect(end.at('red')).toBe(28);
  });

  test('a card that moves two ships asks for a direction where one of them could go either way', () => {
    const two = [move({ way: 'seaward', spaces: 1 }), move({ whose: 'own' })];
    const t = withCard(two);
    expect(t.refused(aimed({ target: 'blue' }))).toBe('direction-missing');
    t.do(aimed({ target: 'blue', direction: 'inward' }), stand);
    expect([t.at('blue'), t.at('red')]).toEqual([9, 12]);
  });

  test('a pull ends at the ship that pulls', () => {
    const pull = move({ way: 'towards', spaces: 3 });
    const near = withCard([pull], [], { 'at.blue': 11 }).do(aimed({ target: 'blue' }), stand);
    expect(near.at('blue')).toBe(10);
    const far = withCard([pull], [], { 'at.blue': 15 }).do(aimed({ target: 'blue' }), stand);
    expect(far.at('blue')).toBe(12);
    const upTo = move({ way: 'towards', spaces: 3, upTo: true });
    const some = withCard([upTo], [], { 'at.blue': 15 }).do(aimed({ target: 'blue', spaces: 2 }), stand);
    expect(some.at('blue')).toBe(13);
    const more = withCard([upTo], [], { 'at.blue': 11 }).do(aimed({ target: 'blue', spaces: 2 }), stand);
    expect(more.at('blue')).toBe(10);
    const behind = withCard([pull], [], { 'at.blue': 4 }).do(aimed({ target: 'blue' }), stand);
    expect(behind.at('blue')).toBe(7);
    const same = withCard([pull]).do(aimed({ target: 'blue' }), stand);
    expect(same.at('blue')).toBe(10);
  });

  test('a push goes away from the ship that pushes, whichever way that is', () => {
    const push = move({ way: 'away', spaces: 3 });
    expect(
      withCard([push], [], { 'at.blue': 11 })
        .do(aimed({ target: 'blue' }), stand)
        .at('blue'),
    ).toBe(14);
    expect(
      withCard([push], [], { 'at.blue': 9 })
        .do(aimed({ target: 'blue' }), stand)
        .at('blue'),
    ).toBe(6);
    expect(withCard([push]).refused(aimed({ target: 'blue' }))).toBe('direction-missing');
    expect(
      withCard([push])
        .do(aimed({ target: 'blue', direction: 'seaward' }), stand)
        .at('blue'),
    ).toBe(7);
  });

  test('a card moves its whole number, or up to it where it says so', () => {
    const t = withCard([move({ whose: 'own', way: 'inward', spaces: 4 })]);
    expect(t.refusal(aimed({ spaces: 2 }))).toMatchObject({
      code: 'full-number',
      values: { full: 4, spaces: 2 },
    });
    expect(t.refused(aimed({ spaces: 4 }))).toBeUndefined();
    t.overrule(aimed({ spaces: 2 }), 'full-number').do(stand);
    expect(t.at('red')).toBe(12);
    const upTo = withCard([move({ whose: 'own', way: 'inward', spaces: 4, upTo: true })]);
    expect(upTo.refused(aimed({ spaces: 5 }))).toBe('full-number');
    expect(upTo.do(aimed({ spaces: 2 }), stand).at('red')).toBe(12);
  });

  test('on one’s own turn a card may stop at the carrier, to fight', () => {
    const rush = move({ whose: 'own', way: 'inward', spaces: 4 });
    const t = withCard([rush], [], { flag: 'blue', 'at.blue': 12 });
    t.do(aimed({ spaces: 2 }), { kind: 'battle', seat: 'red' });
    expect(t.phase).toBe('battle');
    const other = withCard([rush], [], { flag: 'blue', 'at.blue': 12, turn: 'yellow' });
    expect(other.refused(aimed({ spaces: 2 }))).toBe('full-number');
    const elsewhere = withCard([rush], [], { flag: 'blue', 'at.blue': 13 });
    expect(elsewhere.refused(aimed({ spaces: 2 }))).toBe('full-number');
  });

  test('it does not go further than it says to reach the carrier, nor stop another ship there', () => {
    const rush = move({ whose: 'own', way: 'inward', spaces: 4 });
    const far = withCard([rush], [], { flag: 'blue', 'at.blue': 15 });
    expect(far.refused(aimed({ spaces: 5 }))).toBe('full-number');
    const shove = move({ whose: 'other', way: 'inward', spaces: 4 });
    const other = withCard([shove], [], { flag: 'blue', 'at.blue': 12 });
    expect(other.refused(aimed({ target: 'yellow', spaces: 2 }))).toBe('full-number');
    const own = withCard([rush], [], { flag: 'red' });
    expect(own.refused(aimed({ spaces: 2 }))).toBe('full-number');
  });

  test('if the carrier has slipped away meanwhile, the card moves its whole number', () => {
    const t = withCard([move({ whose: 'own', way: 'inward', spaces: 4 })], [], {
      flag: 'blue',
      'at.blue': 12,
    });
    t.do(aimed({ spaces: 2 }), flank('blue', 'blue', 'inward'), stand);
    expect(t.at('red')).toBe(14);
  });

  test('a range is looked at when the card is laid and again when it comes up', () => {
    const shove = move({ whose: 'other', way: 'inward', within: 2 });
    const t = withCard([shove], [], { 'at.blue': 13 });
    expect(t.refused(aimed({ target: 'blue' }))).toBe('out-of-range');
    const near = withCard([shove], [], { 'at.blue': 12 });
    near.do(aimed({ target: 'blue' }), flank('blue', 'blue', 'inward'), stand);
    expect(near.told('playFizzled')).toMatchObject([{ why: 'out-of-range' }]);
    expect(near.at('blue')).toBe(13);
  });

  test('a range that the table has overruled holds to the end', () => {
    const t = on({}, { ...full, flag: 'blue', 'at.blue': 14 });
    t.overrule(play('red', 'gone-fishin'), 'out-of-range').do(stand);
    expect(t.carrier).toBe('red');
  });

  test('row 19: the same space is in range', () => {
    const t = on({}, { ...full, flag: 'blue' }).do(play('red', 'harpoon-gun'), stand);
    expect(t.carrier).toBe('red');
  });

  test('a flag is taken from the carrier only, and not from oneself', () => {
    const t = on({}, full);
    expect(t.refused(play('red', 'harpoon-gun'))).toBe('no-flag-there');
    const other = on({}, { ...full, flag: 'blue' });
    expect(other.refused(play('red', 'harpoon-gun', 'yellow'))).toBe('no-flag-there');
    expect(other.refused(play('blue', 'harpoon-gun'))).toBe('no-flag-there');
  });

  test('a flag taken by a card brings no roll, and the ordinary roll stays', () => {
    const t = on({}, { ...full, flag: 'blue' }).do(
      play('red', 'harpoon-gun'),
      roll('red', 4),
      seaward('red'),
    );
    expect(t.at('red')).toBe(6);
  });

  test('a ship that a card moves passes docks and hazards on the way, in one run where nothing happens', () => {
    const t = on({ docks: [11], hazards: [{ space: 14, push: -1 }] }, full);
    t.teach('card-10', 'Ours', [move({ whose: 'own', way: 'inward', spaces: 5 })]);
    t.do(aimed({}), stand);
    expect(t.hand('red')).toBe(5);
    expect(t.told('shipShifted')).toMatchObject([
      { from: 10, to: 12 },
      { from: 12, to: 15 },
    ]);
    const plain = withCard([move({ whose: 'own', way: 'inward', spaces: 5 })]).do(aimed({}), stand);
    expect(plain.told('shipShifted')).toMatchObject([{ from: 10, to: 15 }]);
  });

  test('a card moves no ship off the ends of the board', () => {
    const t = withCard([move({ whose: 'own', spaces: 5 })], [], { 'at.red': 28, flag: 'blue' });
    t.do(aimed({ direction: 'inward' }), stand);
    expect(t.at('red')).toBe(30);
    const low = withCard([move({ whose: 'own', spaces: 5 })], [], { 'at.red': 3 });
    low.do(aimed({ direction: 'seaward' }), stand);
    expect(low.at('red')).toBe(1);
    const sea = on({}, { ...full, 'at.red': 3 }, { seaEnd: 'sea' });
    sea.teach('card-10', 'Ours', [move({ whose: 'own', spaces: 5 })]);
    sea.do(aimed({ direction: 'seaward' }), stand);
    expect(sea.at('red')).toBe(0);
  });

  test('a ship in The Dread Sea that takes the flag by a card has it out of the pass', () => {
    const t = on({}, { ...full, 'at.red': 0, 'at.blue': 2, flag: 'blue' }).do(
      play('red', 'harpoon-gun'),
      stand,
    );
    expect(t.winner).toBe('red');
  });
});

describe('cards not taught yet', () => {
  test('row 2: nine cards and one captain are known, the rest is blank until the table teaches it', () => {
    const { cards, captains } = table().state;
    expect(cards).toHaveLength(48);
    expect(cards.filter(({ effects }) => effects.length > 0).map(({ id }) => id)).toEqual([
      'smooth-sailing',
      'heavy-breeze',
      'aarrgh',
      'thick-fog',
      'giant-mirror',
      'flank',
      'gone-fishin',
      'harpoon-gun',
      'its-you-or-me',
    ]);
    expect(captains).toHaveLength(8);
    expect(captains.filter(({ effects }) => effects.length > 0).map(({ id }) => id)).toEqual([
      'captain-shan',
    ]);
  });

  test('a blank card is refused until somebody says what it does', () => {
    const t = on({}, full);
    expect(t.refusal(play('red', 'card-12'))).toMatchObject({
      code: 'not-taught',
      values: { card: { key: 'card.number', values: { number: '12' } } },
    });
    t.teach('card-12', ' Rum Ration ', [{ kind: 'draw', whose: 'own', count: 1 }]);
    t.do(play('red', 'card-12'), stand);
    expect(t.hand('red')).toBe(5);
    expect(t.state.cards.find(({ id }) => id === 'card-12')?.name).toBe('Rum Ration');
  });

  test('played all the same it has no effect the companion knows of', () => {
    const t = on({}, full).overrule(play('red', 'card-12'), 'not-taught').do(stand);
    expect(t.state.discards).toEqual(['card-12']);
    expect(t.hand('red')).toBe(4);
  });

  test('a card on the table can be taught while it lies there', () => {
    const t = on({}, full).overrule(play('red', 'card-12'), 'not-taught');
    t.teach('card-12', 'Lookout', [{ kind: 'draw', whose: 'own', count: 1 }]);
    expect(t.state.stack.plays).toHaveLength(1);
    t.do(stand);
    expect(t.hand('red')).toBe(5);
  });

  test('teaching needs a card of this box, a name and an effect', () => {
    const t = on({}, full);
    const effects: readonly Effect[] = [{ kind: 'note', text: 'Sing' }];
    const teach = (changes: object) =>
      ({ kind: 'teachCard', card: 'card-12', name: 'Song', marks: [], effects, ...changes }) as Command;
    expect(t.refused(teach({}))).toBeUndefined();
    expect(t.refused(teach({ card: 'kraken' }))).toBe('no-such-card');
    expect(t.refused(teach({ name: '  ' }))).toBe('bad-teaching');
    expect(t.refused(teach({ effects: [] }))).toBe('bad-teaching');
    expect(t.refused({ kind: 'teachCaptain', captain: 'ahab', name: 'Ahab', effects })).toBe(
      'no-such-captain',
    );
    expect(t.refused({ kind: 'teachCaptain', captain: 'captain-2', name: ' ', effects })).toBe(
      'bad-teaching',
    );
    expect(t.refused({ kind: 'teachCaptain', captain: 'captain-2', name: 'Ahab', effects: [] })).toBe(
      'bad-teaching',
    );
  });

  test('a captain that is taught takes its own place, and no other', () => {
    const t = on({}).do({
      kind: 'teachCaptain',
      captain: 'captain-2',
      name: 'Ahab',
      effects: [{ kind: 'draw', whose: 'own', count: 1 }],
    });
    expect(t.state.captains.map(({ id, name }) => name ?? id).slice(0, 3)).toEqual([
      'captain-shan',
      'Ahab',
      'captain-3',
    ]);
    t.teach('card-11', 'Rum', [{ kind: 'draw', whose: 'own', count: 1 }]);
    expect(t.state.cards.map(({ id, name }) => name ?? id).slice(9, 12)).toEqual([
      'card-10',
      'Rum',
      'card-12',
    ]);
  });

  test('what no kind of effect can say is read out, and the table does it', () => {
    const t = withCard([{ kind: 'note', text: 'Everybody sings' }]).do(play('red', 'card-10'), stand);
    expect(t.told('noteRead')).toMatchObject([{ text: 'Everybody sings' }]);
  });

  test('two effects of one card happen in their order, and hold or fail together', () => {
    const both: readonly Effect[] = [
      { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 2, upTo: false },
      { kind: 'takeFlag', within: 3 },
    ];
    const t = withCard(both, [], { flag: 'blue', 'at.blue': 13 }).do(play('red', 'card-10'), stand);
    expect(t.at('red')).toBe(12);
    expect(t.carrier).toBe('red');
    const failed = withCard(both, [], { flag: 'blue', 'at.blue': 13 });
    failed.do(play('red', 'card-10'), flank('blue', 'blue', 'inward'), stand);
    expect(failed.at('red')).toBe(10);
    expect(failed.carrier).toBe('blue');
  });
});
