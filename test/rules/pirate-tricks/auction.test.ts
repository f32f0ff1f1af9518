import { describe, expect, test } from 'vitest';
import { begin, bids, dealOf, draw, layRows, type Plan, type Table } from './table.ts';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';

/** Ready for the first bid, without cards. */
const auction = (plan: Plan = {}): Table => draw(begin({ depth: 'fights', ...plan }));

/** Ready for the first bid, every row open. */
const openAuction = (plan: Plan = {}, hands?: readonly (readonly CardId[])[]): Table =>
  layRows(draw(begin(plan)), dealOf(plan.players ?? 3, hands ? { hands } : {}));

describe('a row that nobody wants twice', () => {
  test('is nobody’s to pay for: the cards are laid for nothing but the choice', () => {
    const table = auction();
    for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
    expect(table.last('tieBegun')).toMatchObject({ row: 1, stake: 'choose', bid: 0 });
    expect(table.view()['auction']).toMatchObject({ tie: { stake: 'choose', bid: 0 } });
    table.do({ kind: 'winTie', seat: 'blue' }, { kind: 'nameTaker', seat: 'blue', taker: 'yellow' });
    expect(table.loon()).toEqual([12, 12, 14]);
  });
});

describe('bidding', () => {
  test('everybody without a row is asked at once, and nobody sees a bid before the last is in', () => {
    const table = auction();
    expect(table.prompt('bid')).toMatchObject({
      whom: ['red', 'blue', 'yellow'],
      answered: [],
      secret: true,
    });
    table.do({ kind: 'bid', seat: 'blue', row: 1, amount: 4 });
    expect(table.prompt('bid').answered).toEqual(['blue']);
    expect(table.state.round.opened).toEqual([]);
  });

  test('the single highest bid is paid to the bank and takes the row; the others keep theirs', () => {
    const table = bids(auction(), 2, 4, 3);
    expect(table.state.round.rows[0]?.taken).toEqual({ seat: 'blue', bid: 4, how: 'bid' });
    expect(table.loon()).toEqual([12, 8, 12]);
    expect(table.state.bank).toBe(156);
  });

  test('a bid of nothing is allowed', () => {
    const table = bids(auction(), 0, 1, 0);
    expect(table.state.round.rows[0]?.taken?.seat).toBe('blue');
  });

  test('nobody bids more than he has', () => {
    const table = auction();
    expect(table.code({ kind: 'bid', seat: 'red', row: 1, amount: 13 })).toBe('over-purse');
    expect(table.code({ kind: 'bid', seat: 'red', row: 1, amount: 12 })).toBeUndefined();
  });

  test('a bid may be changed until the last is in', () => {
    const table = auction();
    table.do(
      { kind: 'bid', seat: 'red', row: 1, amount: 9 },
      { kind: 'bid', seat: 'red', row: 1, amount: 1 },
    );
    table.do(
      { kind: 'bid', seat: 'blue', row: 1, amount: 2 },
      { kind: 'bid', seat: 'yellow', row: 1, amount: 0 },
    );
    expect(table.last('bidsOpened').bids).toEqual([
      { seat: 'red', amount: 1 },
      { seat: 'blue', amount: 2 },
      { seat: 'yellow', amount: 0 },
    ]);
    expect(table.state.round.rows[0]?.taken?.seat).toBe('blue');
  });

  test('rows are bid for from the top, one after the other', () => {
    const table = auction();
    expect(table.code({ kind: 'bid', seat: 'red', row: 2, amount: 1 })).toBe('wrong-row');
    bids(table, 1, 0, 0);
    expect(table.state.round.lot).toMatchObject({ row: 2, pass: 1 });
  });

  test('whoever has a row bids no more in this round', () => {
    const table = bids(auction(), 1, 0, 0);
    expect(table.prompt('bid').whom).toEqual(['blue', 'yellow']);
    expect(table.code({ kind: 'bid', seat: 'red', row: 2, amount: 1 })).toBe('has-row');
  });

  test('the top row also brings the Go First marker', () => {
    const table = bids(auction(), 0, 0, 5);
    expect(table.state.round.marker).toBe('yellow');
    bids(table, 3, 0);
    expect(table.state.round.marker).toBe('yellow');
  });

  test('the last row is free for the last player', () => {
    const table = bids(bids(auction(), 5, 0, 0), 0, 2);
    expect(table.state.round.rows[2]?.taken).toEqual({ seat: 'blue', bid: 0, how: 'free' });
    expect(table.loon()).toEqual([7, 12, 10]);
    expect(table.prompts().slice(0, 2)).toEqual(['lay-aside', 'win-trick']);
  });

  test('a seat that does not play is refused', () => {
    expect(auction().code({ kind: 'bid', seat: 'grey', row: 1, amount: 1 })).toBe('no-such-seat');
  });

  test('nobody bids while a tie is open', () => {
    const table = bids(auction(), 3, 3, 0);
    expect(table.refusal({ kind: 'bid', seat: 'yellow', row: 1, amount: 4 })).toMatchObject({
      code: 'not-now',
      values: { phase: { key: 'phase.tie' } },
    });
  });

  test('a purse that a ruling emptied after the bid was sealed pays all it has', () => {
    const table = auction();
    table.do({ kind: 'bid', seat: 'red', row: 1, amount: 10 });
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 3 });
    table.do(
      { kind: 'bid', seat: 'blue', row: 1, amount: 1 },
      { kind: 'bid', seat: 'yellow', row: 1, amount: 1 },
    );
    expect(table.last('rowTaken')).toMatchObject({ seat: 'red', bid: 3, loon: 0 });
  });
});

describe('ties above nothing', () => {
  test('the tied players lay a card each and the highest number takes the row', () => {
    const table = bids(openAuction({}, [['red-9'], ['blue-20'], ['green-9']]), 3, 3, 1);
    expect(table.prompt('lay-tie-card')).toMatchObject({ whom: ['red', 'blue'], secret: true });
    table.do({ kind: 'layTieCard', seat: 'red', card: 'red-9' });
    table.do({ kind: 'layTieCard', seat: 'blue', card: 'blue-20' });
    expect(table.state.round.rows[0]?.taken).toEqual({ seat: 'blue', bid: 3, how: 'tie' });
    expect(table.loon()).toEqual([12, 9, 12]);
  });

  test.each([
    { red: 'red-15', blue: 'green-15', winner: 'red' },
    { red: 'blue-15', blue: 'green-15', winner: 'blue' },
    { red: 'blue-15', blue: 'red-15', winner: 'blue' },
  ] as const)('at equal numbers $red against $blue: $winner takes it', ({ red, blue, winner }) => {
    const table = bids(openAuction({}, [[red], [blue]]), 2, 2, 0);
    table.do(
      { kind: 'layTieCard', seat: 'red', card: red },
      { kind: 'layTieCard', seat: 'blue', card: blue },
    );
    expect(table.last('rowTaken').seat).toBe(winner);
  });

  test('the cards go back to the hands and everyone has seen them', () => {
    const table = bids(openAuction({}, [['red-15'], ['green-14']]), 2, 2, 0);
    table.do(
      { kind: 'layTieCard', seat: 'red', card: 'red-15' },
      { kind: 'layTieCard', seat: 'blue', card: 'green-14' },
    );
    expect(table.state.round.seen).toMatchObject({ blue: ['green-14'] });
    expect(table.state.round.seen.red).toContain('red-15');
    expect(table.view()['auction']).toMatchObject({
      opened: [
        {
          cards: [
            { seat: 'red', card: 'red-15' },
            { seat: 'blue', card: 'green-14' },
          ],
        },
      ],
    });
  });

  test('only tied players lay a card', () => {
    const table = bids(openAuction(), 2, 2, 0);
    expect(table.code({ kind: 'layTieCard', seat: 'yellow', card: 'blue-20' })).toBe('not-tied');
  });

  test('a card that lies in a row is not laid from a hand', () => {
    const table = bids(openAuction(), 2, 2, 0);
    const card = table.state.round.rows[1]?.open[0] ?? 'red-9';
    expect(table.refusal({ kind: 'layTieCard', seat: 'red', card })).toMatchObject({
      code: 'card-elsewhere',
      values: { where: { key: 'place.row', values: { row: 2 } } },
    });
  });

  test('two players do not lay the same card, and only whoever is last hears of it', () => {
    const table = bids(openAuction({}, [['red-15', 'blue-15']]), 2, 2, 2);
    table.do({ kind: 'layTieCard', seat: 'red', card: 'red-15' });
    expect(table.code({ kind: 'layTieCard', seat: 'blue', card: 'red-15' })).toBeUndefined();
    table.do({ kind: 'layTieCard', seat: 'blue', card: 'blue-15' });
    const refused = table.refusal({ kind: 'layTieCard', seat: 'yellow', card: 'red-15' });
    expect(refused).toMatchObject({ code: 'card-named-twice', secret: { of: 'red', in: 'table' } });
  });

  test('of the same card laid twice all the same one was misread, and that is remarked once', () => {
    const table = bids(openAuction({}, [['red-15', 'blue-15']]), 2, 2, 1);
    table.do({ kind: 'layTieCard', seat: 'red', card: 'red-15' });
    table.override({ kind: 'layTieCard', seat: 'blue', card: 'red-15' }, 'card-named-twice');
    expect(table.state.flags).toMatchObject([
      { kind: 'seen-elsewhere', seat: 'blue', cards: ['red-15'], other: 'red' },
    ]);
  });

  test('a hand of five has no sixth card before it takes a row', () => {
    const five = ['blue-16', 'blue-17', 'blue-18', 'blue-19', 'blue-20'] as const;
    const table = openAuction({}, [five, ['green-20']]);
    expect(table.code({ kind: 'noteHand', seat: 'red', cards: five })).toBeUndefined();
    expect(table.code({ kind: 'noteHand', seat: 'red', cards: [...five, 'green-20'] })).toBe(
      'too-many-cards',
    );
  });

  test('where the cards are not told, the table says whose was higher', () => {
    const table = bids(auction(), 4, 1, 4);
    expect(table.prompts()[0]).toBe('win-tie');
    expect(table.code({ kind: 'winTie', seat: 'blue' })).toBe('not-tied');
    table.do({ kind: 'winTie', seat: 'yellow' });
    expect(table.last('rowTaken')).toMatchObject({ seat: 'yellow', bid: 4, how: 'tie' });
  });
});

describe('nobody bids', () => {
  test('two loon from the bank go on the row and the next row is up', () => {
    const table = bids(auction(), 0, 0, 0);
    expect(table.state.round.rows[0]).toMatchObject({ loon: 2, passed: true, taken: null });
    expect(table.state.bank).toBe(150);
    expect(table.state.round.lot).toMatchObject({ row: 2, pass: 1 });
  });

  test('after the first pass such rows are bid for again from the top by those left', () => {
    const table = auction({ players: 4 });
    bids(table, 0, 0, 0, 0);
    bids(table, 0, 0, 0, 0);
    bids(table, 5, 0, 0, 0);
    bids(table, 0, 0, 0);
    expect(table.state.round.lot).toMatchObject({ row: 1, pass: 2 });
    expect(table.prompt('bid').whom).toEqual(['blue', 'yellow', 'green']);
    bids(table, 1, 0, 0);
    expect(table.last('rowTaken')).toMatchObject({ row: 1, seat: 'blue', bid: 1, found: 2, loon: 13 });
    expect(table.state.round.lot).toMatchObject({ row: 2, pass: 2 });
  });

  test('the one row left over is free for the one player left, with the loon on it', () => {
    const table = auction();
    bids(table, 0, 0, 0);
    bids(table, 1, 0, 0);
    bids(table, 2, 0);
    expect(table.state.round.rows[0]?.taken).toEqual({ seat: 'yellow', bid: 0, how: 'free' });
    expect(table.loon()).toEqual([11, 10, 14]);
  });

  test('nobody bids again: the highest card says who gets the row', () => {
    const table = openAuction({}, [['red-9'], ['blue-20'], ['green-9']]);
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    expect(table.prompt('lay-tie-card').whom).toEqual(['red', 'blue', 'yellow']);
    table.do(
      { kind: 'layTieCard', seat: 'red', card: 'red-9' },
      { kind: 'layTieCard', seat: 'blue', card: 'blue-20' },
      { kind: 'layTieCard', seat: 'yellow', card: 'green-9' },
    );
    expect(table.prompt('name-taker').whom).toEqual(['blue']);
    table.do({ kind: 'nameTaker', seat: 'blue', taker: 'red' });
    expect(table.last('rowTaken')).toMatchObject({ row: 1, seat: 'red', bid: 0, found: 2, how: 'chosen' });
    expect(table.state.round.lot).toMatchObject({ row: 2, pass: 2 });
  });

  test('only the chooser names, unless the table overrules it', () => {
    const table = auction();
    for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
    table.do({ kind: 'winTie', seat: 'blue' });
    table.override({ kind: 'nameTaker', seat: 'red', taker: 'red' }, 'not-the-chooser');
    expect(table.last('rowTaken').seat).toBe('red');
  });

  test('the chooser cannot name somebody who has a row', () => {
    const table = auction({ players: 4 });
    bids(table, 1, 0, 0, 0);
    for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
    table.do({ kind: 'winTie', seat: 'blue' });
    expect(table.code({ kind: 'nameTaker', seat: 'blue', taker: 'red' })).toBe('has-row');
  });

  test('no player bids more than twice on a row', () => {
    const table = auction();
    for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
    expect(table.state.round.opened.filter(({ row }) => row === 1)).toHaveLength(2);
    expect(table.code({ kind: 'bid', seat: 'red', row: 1, amount: 1 })).toBe('not-now');
    table.do({ kind: 'winTie', seat: 'red' }, { kind: 'nameTaker', seat: 'red', taker: 'red' });
    expect(table.code({ kind: 'bid', seat: 'blue', row: 1, amount: 1 })).toBe('wrong-row');
  });
});

describe('a row told as taken', () => {
  test('is for the scorekeeper, where the bids were made without the companion', () => {
    const table = auction();
    expect(table.prompt('tell-row')).toMatchObject({ need: 'may', whom: [] });
    bids(table, 2, 2, 0);
    expect(table.prompts()).toContain('tell-row');
    table.do({ kind: 'tellRow', seat: 'red', row: 1, bid: 2 });
    expect(table.state.round.lot).toMatchObject({ row: 2, tie: null });
  });

  test('is refused once it has a taker, and for a seat that has one', () => {
    const table = auction().do({ kind: 'tellRow', seat: 'red', row: 1, bid: 2 });
    expect(table.code({ kind: 'tellRow', seat: 'blue', row: 1, bid: 2 })).toBe('row-taken');
    expect(table.code({ kind: 'tellRow', seat: 'red', row: 2, bid: 2 })).toBe('has-row');
    expect(table.code({ kind: 'tellRow', seat: 'blue', row: 7, bid: 2 })).toBe('no-such-row');
  });

  test('takes the place of bids that were sealed for it', () => {
    const table = auction().do({ kind: 'bid', seat: 'red', row: 1, amount: 9 });
    table.do({ kind: 'tellRow', seat: 'blue', row: 1, bid: 1 });
    expect(table.state.round.lot).toMatchObject({ row: 2, bids: { answers: {} } });
  });
});
