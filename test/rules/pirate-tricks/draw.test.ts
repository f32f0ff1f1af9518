import { describe, expect, test } from 'vitest';
import { scoreCards } from '../../../src-main/rules/pirate-tricks/data/score-cards.ts';
import { waitingFor } from '../../../src-main/rules/kernel/prompt.ts';
import {
  begin,
  bids,
  collect,
  dealOf,
  dealt,
  draw,
  layRows,
  rowsInOrder,
  tricksTo,
  type Table,
} from './table.ts';

/** The round is played to its end, whatever is asked. */
function playedOut(table: Table): void {
  rowsInOrder(table);
  const round = table.state.past.length;
  const asked = () => table.prompts()[0] ?? '';
  const next = () => waitingFor(table.prompt(asked()))[0] ?? 'red';
  if (asked() === 'lay-aside') table.do({ kind: 'layAside' });
  while (asked() === 'predict') table.do({ kind: 'predict', seat: next(), tricks: 3 });
  tricksTo(table, 4, 3, 3);
  while (table.state.past.length === round) {
    const capture = table.state.round.told.capture ?? {};
    const slot = Object.keys(capture).length < table.seats.length ? 'capture' : 'treasure';
    table.do({ kind: 'collect', seat: next(), slot, loon: 0 });
  }
}

describe('score cards', () => {
  test('the box holds ten recruitment, nine capture and seven treasure cards, and no id twice', () => {
    const count = (deck: string) => scoreCards.filter((card) => card.deck === deck).length;
    expect([count('recruitment'), count('capture'), count('treasure')]).toEqual([10, 9, 7]);
    expect(new Set(scoreCards.map(({ id }) => id)).size).toBe(26);
  });

  test('a round begins with two recruitment cards, one treasure and one capture', () => {
    const table = begin({ depth: 'fights' });
    expect(table.prompts()).toEqual(['draw-score-card']);
    draw(table, ['capture-3', 'gang-of-two', 'gang-of-three', 'extra-loot']);
    expect(table.state.round.slots).toEqual({
      recruitment1: 'gang-of-two',
      recruitment2: 'gang-of-three',
      treasure: 'extra-loot',
      capture: 'capture-3',
    });
    expect(table.prompts()[0]).toBe('bid');
  });

  test('no third recruitment card is drawn', () => {
    const table = draw(begin(), ['gang-of-two', 'gang-of-three']);
    expect(table.code({ kind: 'drawScoreCard', card: 'partners-in-crime' })).toBe('deck-drawn');
  });

  test('a score card that lies open is not drawn again', () => {
    const table = draw(begin(), ['gang-of-two']);
    expect(table.code({ kind: 'drawScoreCard', card: 'gang-of-two' })).toBe('score-card-drawn');
  });

  test('a score card that is not in the box is refused', () => {
    expect(begin().code({ kind: 'drawScoreCard', card: 'gang-of-nine' })).toBe('no-such-score-card');
  });

  test('bidding waits for the score cards, unless the table overrules it and goes on without', () => {
    const table = begin({ depth: 'fights' });
    table.override({ kind: 'bid', seat: 'red', row: 1, amount: 2 }, 'score-cards-missing');
    expect(table.prompts()[0]).toBe('bid');
    expect(table.state.round.drawSkipped).toBe(true);
  });
});

describe('rows', () => {
  test('the open cards of the rows are told from the top, five to a row', () => {
    const table = draw(begin());
    expect(table.prompts()[0]).toBe('deal-card');
    layRows(table);
    expect(table.state.round.rows.map(({ open }) => open.length)).toEqual([5, 5, 5]);
    expect(table.prompts()[0]).toBe('bid');
  });

  test('a row of five takes no sixth card', () => {
    const table = layRows(draw(begin()));
    expect(table.code({ kind: 'dealCard', row: 1, card: 'blue-20' })).toBe('row-full');
  });

  test('there are no more rows than players', () => {
    expect(draw(begin()).code({ kind: 'dealCard', row: 4, card: 'red-20' })).toBe('no-such-row');
  });

  test('with three players the numbers 1 to 8 stay in the box', () => {
    const table = draw(begin({ players: 3 }));
    expect(table.code({ kind: 'dealCard', row: 1, card: 'red-8' })).toBe('card-in-box');
    expect(table.code({ kind: 'dealCard', row: 1, card: 'red-9' })).toBeUndefined();
  });

  test('with four players the numbers 1 to 4 stay in the box', () => {
    const table = draw(begin({ players: 4 }));
    expect(table.code({ kind: 'dealCard', row: 1, card: 'red-4' })).toBe('card-in-box');
    expect(table.code({ kind: 'dealCard', row: 1, card: 'red-5' })).toBeUndefined();
  });

  test('a card that lies in one row cannot lie in another', () => {
    const table = draw(begin()).do({ kind: 'dealCard', row: 1, card: 'red-9' });
    expect(table.code({ kind: 'dealCard', row: 2, card: 'red-9' })).toBe('card-elsewhere');
    expect(table.code({ kind: 'dealCard', row: 1, card: 'red-9' })).toBe('card-named-twice');
  });

  test('where two readings disagree and the newer is kept, the older is forgotten and asked for again', () => {
    const table = draw(begin()).do({ kind: 'dealCard', row: 1, card: 'red-9' });
    table.override({ kind: 'dealCard', row: 2, card: 'red-9' }, 'card-elsewhere');
    expect(table.state.round.rows.map(({ open }) => open)).toEqual([[], ['red-9'], []]);
    expect(table.prompt('deal-card').ask).toMatchObject({ values: { row: 1 } });
  });

  test('a card of a row that is taken already is not dealt', () => {
    const table = layRows(draw(begin()));
    bids(table, 3, 0, 0);
    expect(table.code({ kind: 'dealCard', row: 1, card: 'blue-20' })).toBe('row-taken');
  });

  test('a card laid from a hand that was seen in a row is flagged and its face asked for again', () => {
    const table = layRows(draw(begin()), dealOf(3, { open: [['red-9']] }));
    bids(table, 1, 1, 0);
    table.override({ kind: 'layTieCard', seat: 'red', card: 'red-9' }, 'card-elsewhere');
    table.do({ kind: 'layTieCard', seat: 'blue', card: 'blue-20' });
    expect(table.state.flags).toMatchObject([
      { kind: 'seen-elsewhere', seat: 'red', cards: ['red-9'], row: 1 },
    ]);
    expect(table.state.round.seen.red).toEqual(['red-9']);
  });

  test('a card told in a row that a hand had laid before is flagged with that hand', () => {
    const table = draw(begin());
    table.override({ kind: 'bid', seat: 'red', row: 1, amount: 1 }, 'rows-face-down');
    table.do(
      { kind: 'bid', seat: 'blue', row: 1, amount: 1 },
      { kind: 'bid', seat: 'yellow', row: 1, amount: 0 },
    );
    table.do(
      { kind: 'layTieCard', seat: 'red', card: 'red-9' },
      { kind: 'layTieCard', seat: 'blue', card: 'red-10' },
    );
    table.override({ kind: 'dealCard', row: 2, card: 'red-9' }, 'card-elsewhere');
    expect(table.state.flags).toMatchObject([
      { kind: 'seen-elsewhere', seat: 'red', cards: ['red-9'], row: 2 },
    ]);
    expect(table.state.round.seen.red).toEqual([]);
  });

  test('bidding waits for the open cards, unless the table overrules it', () => {
    const table = draw(begin());
    table.override({ kind: 'bid', seat: 'red', row: 1, amount: 1 }, 'rows-face-down');
    expect(table.prompts()[0]).toBe('bid');
  });

  test('a row that is taken goes to the hand with its open cards, and two that only its taker knows', () => {
    const open = [['red-9', 'red-10', 'red-11', 'red-12', 'red-13']] as const;
    const table = layRows(draw(begin()), dealOf(3, { open }));
    bids(table, 0, 2, 0);
    expect(table.state.round.seen.blue).toEqual(open[0]);
    expect(table.view()['rows']).toMatchObject([{ hidden: 2, taken: { seat: 'blue', bid: 2 } }, {}, {}]);
  });
});

describe('the end of a round', () => {
  test('all crew cards come back and new score cards are drawn', () => {
    const table = dealt({ depth: 'fights' });
    collect(tricksTo(table, 4, 3, 3), 'capture', 0, 0, 0);
    expect(table.state.round).toMatchObject({ number: 2, slots: {}, seen: {}, marker: null });
    expect(table.prompts()[0]).toBe('draw-score-card');
  });

  test('a score card that was out is drawn again only if the table overrules it', () => {
    const table = dealt({ depth: 'fights' });
    collect(tricksTo(table, 4, 3, 3), 'capture', 0, 0, 0);
    table.override({ kind: 'drawScoreCard', card: 'gang-of-three' }, 'score-card-used');
    expect(table.state.round.slots.recruitment1).toBe('gang-of-three');
  });

  test('a deck that has no other cards left is shuffled in again', () => {
    const table = begin({ depth: 'fights' });
    const treasures = scoreCards.filter(({ deck }) => deck === 'treasure').map(({ id }) => id);
    const others = { recruitment1: 'gang-of-two', recruitment2: 'gang-of-three', capture: 'capture-1' };
    const drawable = () => {
      const offered = table.offered('draw-score-card');
      return treasures.filter((id) => offered.includes(`card/${id}`));
    };
    for (const [at, treasure] of treasures.entries()) {
      expect(drawable()).toEqual(treasures.slice(at));
      // The round is set back by hand, since seven treasures outlast five rounds.
      playedOut(table.do({ kind: 'setTable', fields: { ...others, treasure, round: 1 } }));
    }
    expect(drawable()).toEqual(treasures);
  });

  test('the marker goes back to the top row', () => {
    const table = dealt({ depth: 'fights' });
    expect(table.state.round.marker).toBe('red');
    collect(tricksTo(table, 4, 3, 3), 'capture', 0, 0, 0);
    draw(table, ['gang-of-two', 'recruitment-4', 'treasure-4', 'capture-2']);
    expect(table.view()['rows']).toMatchObject([{ marker: true }, { marker: false }, { marker: false }]);
    rowsInOrder(table);
  });
});
