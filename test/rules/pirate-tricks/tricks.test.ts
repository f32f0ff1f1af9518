import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { dealOf, dealt, play, type Table } from './table.ts';

/** Nothing about any hand is known: the rows were not told. */
function blind(players = 3): Table {
  const table = dealt({ depth: 'fights', players });
  return table.do({ kind: 'setDepth', depth: 'cards' });
}

const laid = (...cards: readonly CardId[]): readonly (readonly [SeatId, CardId])[] => {
  const seats = ['red', 'blue', 'yellow', 'green', 'white'] as const;
  return cards.map((card, at) => [seats[at] ?? 'red', card]);
};

describe('a trick', () => {
  test.each([
    { cards: ['green-10', 'green-12', 'green-9'], winner: 'blue', rule: 'the highest of the suit led' },
    { cards: ['green-10', 'blue-20', 'green-9'], winner: 'red', rule: 'a suit that was not led cannot win' },
    { cards: ['green-20', 'red-9', 'green-9'], winner: 'blue', rule: 'any red beats every other suit' },
    { cards: ['green-20', 'red-9', 'red-10'], winner: 'yellow', rule: 'the highest red' },
    { cards: ['red-12', 'red-14', 'blue-20'], winner: 'blue', rule: 'red may be led' },
  ] as const)('$cards: $winner takes it, $rule', ({ cards, winner }) => {
    const table = play(blind(), ...laid(...cards));
    expect(table.last('trickWon')).toMatchObject({ seat: winner, trick: 1, tricks: 1 });
  });

  test('the marker’s owner leads, the winner leads the next, and it goes to the left', () => {
    const table = blind();
    expect(table.prompt('play-card').whom).toEqual(['red']);
    play(table, ...laid('green-10', 'green-12', 'green-9'));
    expect(table.prompt('play-card').whom).toEqual(['blue']);
    play(table, ['blue', 'blue-9']);
    expect(table.prompt('play-card').whom).toEqual(['yellow']);
  });

  test('out of turn is refused, unless the table overrules it: then whoever led really led', () => {
    const table = blind();
    table.override({ kind: 'playCard', seat: 'yellow', card: 'green-9' }, 'not-your-turn');
    expect(table.prompt('play-card').whom).toEqual(['red']);
    play(table, ['red', 'blue-20'], ['blue', 'green-12']);
    expect(table.last('trickWon').seat).toBe('blue');
  });

  test('whoever was passed over is still to play, before those to the left', () => {
    const table = play(blind(5), ['red', 'green-10']);
    table.override({ kind: 'playCard', seat: 'green', card: 'green-9' }, 'not-your-turn');
    expect(table.prompt('play-card').whom).toEqual(['blue']);
    play(table, ['blue', 'green-12']);
    expect(table.prompt('play-card').whom).toEqual(['yellow']);
    play(table, ['yellow', 'green-11']);
    expect(table.prompt('play-card').whom).toEqual(['white']);
    play(table, ['white', 'green-8']);
    expect(table.last('trickWon').seat).toBe('blue');
  });

  test('nobody lays twice to one trick', () => {
    const table = play(blind(), ['red', 'green-9']);
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'green-10' })).toBe('laid-already');
  });

  test('a card is played once in a round', () => {
    const table = play(blind(), ['red', 'green-9']);
    expect(table.refusal({ kind: 'playCard', seat: 'blue', card: 'green-9' })).toMatchObject({
      code: 'card-played',
      waivable: false,
      values: { seat: { seat: 'red' }, trick: 1 },
    });
  });

  test('a card of another’s row is refused, and kept with a flag if the table really laid it', () => {
    const table = dealt();
    const card = table.state.round.seen.blue?.[0] ?? 'red-9';
    table.override({ kind: 'playCard', seat: 'red', card }, 'card-elsewhere');
    expect(table.state.flags).toMatchObject([
      { number: 1, round: 1, kind: 'seen-elsewhere', seat: 'red', other: 'blue', cards: [card] },
    ]);
  });

  test('is played only when all rows are taken', () => {
    const table = dealt();
    table.do({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0 } });
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'blue-20' })).not.toBeUndefined();
  });

  test('where cards are not told, the table says who took it', () => {
    const table = dealt({ depth: 'fights' });
    table.do({ kind: 'winTrick', seat: 'yellow' });
    expect(table.last('trickWon')).toEqual({
      kind: 'trickWon',
      trick: 1,
      seat: 'yellow',
      card: null,
      tricks: 1,
    });
  });

  test('may be cut short by telling who took it', () => {
    const table = play(blind(), ['red', 'green-9']);
    table.do({ kind: 'winTrick', seat: 'yellow' });
    expect(table.state.round).toMatchObject({ laid: [], leader: 'yellow', tricks: [{ winner: 'yellow' }] });
  });
});

describe('following suit', () => {
  /** Blue took the row with these open cards. */
  const knownOfBlue = (open: readonly CardId[], hands?: readonly (readonly CardId[])[]): Table =>
    dealt({ deal: dealOf(3, { open: [[], open], ...(hands ? { hands } : {}) }) });

  test('three known cards of the suit are more than can lie aside: not following is refused for certain', () => {
    const table = knownOfBlue(['green-18', 'green-19', 'green-20']);
    play(table, ['red', 'green-17']);
    expect(table.refusal({ kind: 'playCard', seat: 'blue', card: 'blue-20' })).toMatchObject({
      code: 'must-follow',
      rule: 'follow',
      values: {
        suit: { key: 'suit.green' },
        proof: { key: 'proof.counted', values: { cards: [{}, {}, {}] } },
      },
    });
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'green-18' })).toBeUndefined();
  });

  test('two known cards may both lie aside: not following is possible, and noted as that', () => {
    const table = knownOfBlue(['green-18', 'green-19', 'red-18', 'red-19', 'red-20']);
    play(table, ['red', 'green-17'], ['blue', 'blue-20']);
    expect(table.state.flags).toEqual([]);
    expect(table.view()['flags']).toMatchObject({
      certain: [],
      possible: [{ seat: 'blue', suit: 'green', trick: 1, cards: ['blue-20', 'green-18', 'green-19'] }],
    });
  });

  test('a card shown as a recruit does not lie aside: one is enough for certain', () => {
    const reds = ['red-16', 'red-17', 'red-18', 'red-19', 'red-20'] as const;
    const table = knownOfBlue(reds, [['green-17'], ['green-20']]);
    table.do({ kind: 'showCards', seat: 'blue', cards: ['green-20'] });
    play(table, ['red', 'green-17']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'blue-20' })).toBe('must-follow');
  });

  test('a suit that nothing is known of may be missing, whatever became of another', () => {
    const table = knownOfBlue(
      ['green-18', 'green-19', 'green-20', 'red-18', 'red-19'],
      [['green-17', 'blue-17']],
    );
    play(table, ['red', 'green-17']);
    table.override({ kind: 'playCard', seat: 'blue', card: 'red-18' }, 'must-follow');
    table.do({ kind: 'winTrick', seat: 'red' });
    play(table, ['red', 'blue-17']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'red-19' })).toBeUndefined();
  });

  test('a recruit that was played since is held no more', () => {
    const hands = [['green-17', 'green-16'], ['green-20', 'blue-18'], ['blue-19']] as const;
    const table = knownOfBlue(['red-16', 'red-17', 'red-18', 'red-19', 'red-20'], hands);
    table.do({ kind: 'showCards', seat: 'blue', cards: ['green-20'] });
    play(table, ['red', 'green-17'], ['blue', 'green-20'], ['yellow', 'blue-19']);
    table.do({ kind: 'setRight', field: 'leader', value: 'red' });
    play(table, ['red', 'green-16']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'blue-18' })).toBeUndefined();
  });

  test('two suits of two known cards cannot both lie aside: one of two tricks was a breach, it is not known which', () => {
    const hands = [['green-17', 'blue-17'], ['red-20'], ['green-16']] as const;
    const table = knownOfBlue(['green-18', 'green-19', 'blue-18', 'blue-19', 'red-18'], hands);
    play(table, ['red', 'green-17'], ['blue', 'red-18'], ['yellow', 'green-16']);
    table.do({ kind: 'setRight', field: 'leader', value: 'red' });
    play(table, ['red', 'blue-17'], ['blue', 'red-20']);
    expect(table.state.flags).toMatchObject([
      {
        kind: 'revoke-in-one',
        seat: 'blue',
        tricks: [
          { trick: 1, suit: 'green', card: 'red-18' },
          { trick: 2, suit: 'blue', card: 'red-20' },
        ],
        cards: ['green-18', 'green-19', 'blue-18', 'blue-19'],
      },
    ]);
    expect(table.view()['flags']).toMatchObject({ certain: [{}], possible: [] });
  });

  /** Blue, whose row was green 10, blue 9 and 10, red 11 and 12, followed neither green nor, at last, blue. */
  function toTheThird(): Table {
    const table = dealt({
      deal: dealOf(3, {
        hands: [[], [], ['red-18']],
        open: [
          ['red-9', 'green-9', 'blue-11', 'red-10', 'blue-12'],
          ['green-10', 'blue-9', 'blue-10', 'red-11', 'red-12'],
          ['green-12', 'green-11', 'green-18', 'blue-18'],
        ],
      }),
    });
    play(table, ['red', 'green-9'], ['blue', 'red-12'], ['yellow', 'green-11']);
    play(table, ['blue', 'red-11'], ['yellow', 'red-18'], ['red', 'red-9']);
    return play(table, ['yellow', 'blue-18'], ['red', 'blue-11']);
  }

  test('a known card that is being laid does not lie aside: what it proves is the trick in which it was held back', () => {
    const table = play(toTheThird(), ['blue', 'green-10']);
    expect(table.state.flags).toMatchObject([
      { kind: 'revoke', seat: 'blue', trick: 1, later: 3, cards: ['red-12', 'green-10'] },
    ]);
    expect(table.view()['flags']).toMatchObject({
      possible: [{ seat: 'blue', suit: 'blue', trick: 3, cards: ['green-10', 'blue-9', 'blue-10'] }],
    });
  });

  test('three known cards in two suits prove the first or the third trick, and the trick itself once it shows', () => {
    const table = toTheThird();
    play(table, ['blue', 'red-16']);
    expect(table.state.flags).toMatchObject([
      { kind: 'revoke-in-one', tricks: [{ trick: 1 }, { trick: 3 }] },
    ]);
    play(table, ['blue', 'blue-10']);
    expect(table.state.flags).toMatchObject([
      { kind: 'revoke-in-one' },
      { kind: 'revoke', trick: 3, later: 4, cards: ['red-16', 'blue-10'] },
    ]);
    expect(table.view()['flags']).toMatchObject({ possible: [{ trick: 1, cards: ['red-12', 'green-10'] }] });
  });

  test('a card that may have gone to a trick told without it proves nothing of the tricks behind', () => {
    const table = knownOfBlue(['green-18', 'green-19', 'green-20'], [['green-17', 'green-16']]);
    table.do({ kind: 'winTrick', seat: 'red' });
    play(table, ['red', 'green-17'], ['blue', 'blue-20']);
    expect(table.state.flags).toEqual([]);
    expect(table.view()['flags']).toMatchObject({
      possible: [{ trick: 2, cards: ['blue-20', 'green-18', 'green-19', 'green-20'] }],
    });
  });

  test('a recruit shown too late proves a suit that was not followed before', () => {
    const table = play(blind(), ...laid('green-17', 'blue-20', 'green-16'));
    table.override({ kind: 'showCards', seat: 'blue', cards: ['green-18'] }, 'too-late');
    expect(table.state.flags).toMatchObject([{ kind: 'revoke', trick: 1, cards: ['blue-20', 'green-18'] }]);
  });

  test('what a seat noted as set aside leaves the rest of its known cards certain', () => {
    const table = knownOfBlue(
      ['green-18', 'green-19', 'red-18', 'red-19', 'red-20'],
      [[], ['blue-19', 'blue-18']],
    );
    table.do({ kind: 'ditch', seat: 'blue', cards: ['blue-19', 'blue-18'] });
    play(table, ['red', 'green-17']);
    expect(table.refusal({ kind: 'playCard', seat: 'blue', card: 'red-20' })).toMatchObject({
      code: 'must-follow',
      values: { proof: { key: 'proof.noted' } },
      secret: { of: 'blue', in: 'table' },
    });
  });

  test('what only a note proves is held against its seat by nobody else: no remark is made of it', () => {
    const table = knownOfBlue(
      ['green-18', 'green-19', 'red-18', 'red-19', 'red-20'],
      [[], ['blue-19', 'blue-18']],
    );
    table.do({ kind: 'ditch', seat: 'blue', cards: ['blue-19', 'blue-18'] });
    play(table, ['red', 'green-17']);
    table.override({ kind: 'playCard', seat: 'blue', card: 'red-20' }, 'must-follow');
    expect(table.state.flags).toEqual([]);
    expect(table.view()['flags']).toMatchObject({ possible: [{ seat: 'blue', trick: 1 }] });
  });

  test('a breach that the table keeps is flagged with its evidence', () => {
    const table = knownOfBlue(['green-18', 'green-19', 'green-20']);
    play(table, ['red', 'green-17']);
    table.override({ kind: 'playCard', seat: 'blue', card: 'blue-20' }, 'must-follow');
    expect(table.state.flags).toMatchObject([
      {
        kind: 'revoke',
        seat: 'blue',
        suit: 'green',
        trick: 1,
        cards: ['blue-20', 'green-18', 'green-19', 'green-20'],
      },
    ]);
    expect(table.view()['flags']).toMatchObject({ possible: [] });
  });

  test('a suit not followed and played later is a breach for certain, and both tricks are named', () => {
    const table = play(blind(), ...laid('green-17', 'blue-20', 'green-16'), ['red', 'red-20']);
    expect(table.state.flags).toEqual([]);
    play(table, ['blue', 'green-18']);
    expect(table.state.flags).toMatchObject([
      { kind: 'revoke', seat: 'blue', suit: 'green', trick: 1, later: 2, cards: ['blue-20', 'green-18'] },
    ]);
    play(table, ['yellow', 'red-9'], ['red', 'green-15'], ['blue', 'green-19']);
    expect(table.state.flags).toHaveLength(1);
  });

  test('two who did not follow the same trick are flagged each, and each trick by itself', () => {
    const table = play(blind(), ...laid('green-17', 'blue-20', 'blue-19'), ['red', 'green-16']);
    play(table, ['blue', 'blue-18'], ['yellow', 'green-15'], ['red', 'red-9'], ['blue', 'green-14']);
    expect(table.state.flags).toMatchObject([
      { seat: 'yellow', trick: 1, later: 2 },
      { seat: 'blue', trick: 1, later: 3 },
      { seat: 'blue', trick: 2, later: 3 },
    ]);
  });

  test('whoever leads has no suit to follow', () => {
    const table = knownOfBlue(['green-18', 'green-19', 'green-20']);
    play(table, ['red', 'blue-19'], ['blue', 'blue-20'], ['yellow', 'blue-18']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'red-20' })).toBeUndefined();
  });

  test('no hand plays a thirteenth card that was seen with it', () => {
    const table = dealt();
    const all = (['red', 'green', 'blue'] as const).flatMap((suit) =>
      Array.from({ length: 12 }, (_, at): CardId => `${suit}-${at + 9}`),
    );
    const free = all.filter(
      (card) => !table.seats.some((seat) => table.state.round.seen[seat]?.includes(card)),
    );
    table.do({ kind: 'showCards', seat: 'red', cards: free.slice(0, 7) });
    expect(table.code({ kind: 'playCard', seat: 'red', card: free[7] ?? 'red-9' })).toBe('too-many-cards');
  });
});
