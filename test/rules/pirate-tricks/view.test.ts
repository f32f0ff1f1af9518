import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import {
  begin,
  bids,
  collect,
  dealOf,
  dealt,
  draw,
  layRows,
  play,
  rowsInOrder,
  tricksTo,
  winTricks,
} from './table.ts';

describe('the table', () => {
  test('says round, phase, marker and what is in the bank', () => {
    const table = bids(draw(begin({ depth: 'fights', players: 4, options: { rounds: 4 } })), 0, 3, 0, 0);
    expect(table.view()['table']).toEqual({
      round: 1,
      rounds: 4,
      phase: 'bid',
      depth: 'fights',
      marker: 'blue',
      leader: 'blue',
      bank: 143,
      notes: 0,
      lowestCard: 5,
      showLoon: false,
      over: false,
      winners: [],
    });
  });

  test('says what each score card pays, and which are told by hand', () => {
    const table = draw(begin({ depth: 'fights' }), ['gang-of-three', 'partners-in-crime', 'extra-loot']);
    expect(table.view()['scoreCards']).toEqual([
      {
        slot: 'recruitment1',
        deck: 'recruitment',
        card: {
          id: 'gang-of-three',
          name: { key: 'card.gang-of-three' },
          text: {
            key: 'scoring.run.suit',
            values: { length: 3, pays: { key: 'scoring.pays', values: { loon: 3 } } },
          },
          byHand: false,
          predicts: false,
        },
      },
      expect.objectContaining({ slot: 'recruitment2' }),
      expect.objectContaining({
        slot: 'treasure',
        card: expect.objectContaining({ byHand: true, predicts: true }) as unknown,
      }),
      { slot: 'capture', deck: 'capture', card: undefined },
    ]);
  });

  test.each([
    { scoring: { kind: 'run', length: 3, oneSuit: false, loon: 2 }, key: 'scoring.run.any' },
    { scoring: { kind: 'set', size: 2, of: 'suit', loon: 2 }, key: 'scoring.set.suit' },
    { scoring: { kind: 'card', suits: ['red'], least: 1, most: 20, loon: -1 }, key: 'scoring.card' },
    { scoring: { kind: 'card', suits: ['red'], least: 2, most: 20, loon: 1 }, key: 'scoring.card.numbers' },
    { scoring: { kind: 'card', suits: ['red'], least: 1, most: 19, loon: 1 }, key: 'scoring.card.numbers' },
    { scoring: { kind: 'trick', loon: 1 }, key: 'scoring.trick' },
    {
      scoring: { kind: 'rank', order: 'fewest', places: [3], needsTricks: true },
      key: 'scoring.rank.fewest',
    },
  ] as const)('$key', ({ scoring, key }) => {
    const table = begin({ edition: { scoreCards: [{ id: 'capture-1', scoring }] } });
    const shown = table.view()['edition'] as { scoreCards: readonly { id: string; text: { key: string } }[] };
    expect(shown.scoreCards.find(({ id }) => id === 'capture-1')?.text.key).toBe(key);
  });

  test('loon that is owed is said as paying', () => {
    const edition = { scoreCards: [{ id: 'capture-1', scoring: { kind: 'trick', loon: -2 } as const }] };
    expect(JSON.stringify(begin({ edition }).view()['edition'])).toContain(
      '{"key":"scoring.owes","values":{"loon":2}}',
    );
  });

  test('a card that pays nothing owes nothing', () => {
    const edition = { scoreCards: [{ id: 'capture-1', scoring: { kind: 'trick', loon: 0 } as const }] };
    expect(JSON.stringify(begin({ edition }).view()['edition'])).toContain(
      '{"key":"scoring.pays","values":{"loon":0}}',
    );
  });

  test('marks score cards that were out in earlier rounds', () => {
    const table = collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0);
    const shown = table.view()['edition'] as { scoreCards: readonly { id: string; used: boolean }[] };
    expect(shown.scoreCards.filter(({ used }) => used).map(({ id }) => id)).toEqual([
      'gang-of-three',
      'partners-in-crime',
      'bountiful-booty',
      'capture-1',
    ]);
  });
});

describe('the auction', () => {
  test('shows the rows with their open cards, which is up, and where the marker lies', () => {
    const open = [['red-9', 'red-10', 'red-11', 'red-12', 'red-13']] as const;
    const table = layRows(draw(begin()), dealOf(3, { open }));
    expect(table.view()['rows']).toMatchObject([
      {
        row: 1,
        open: open[0],
        hidden: 2,
        untold: 0,
        loon: 0,
        passed: false,
        taken: null,
        marker: true,
        current: true,
      },
      { row: 2, marker: false, current: false },
      { row: 3, marker: false, current: false },
    ]);
    bids(table, 1, 0, 0);
    expect(table.view()['rows']).toMatchObject([
      { taken: { seat: 'red', bid: 1 }, marker: false, current: false },
      { current: true, marker: false },
      { current: false },
    ]);
  });

  test('turns bids over with who takes the row, until the next fact', () => {
    const table = bids(layRows(draw(begin())), 1, 3, 0);
    expect(table.view()['turned']).toEqual({
      row: 1,
      bids: [
        { seat: 'red', amount: 1 },
        { seat: 'blue', amount: 3 },
        { seat: 'yellow', amount: 0 },
      ],
      cards: [],
      winner: 'blue',
      passed: false,
      tied: [],
    });
    table.do({ kind: 'bid', seat: 'red', row: 2, amount: 0 });
    expect(table.view()['turned']).toBeNull();
  });

  test('turns bids of nothing over too: nobody takes the row, and nothing ties with nothing', () => {
    const table = bids(layRows(draw(begin())), 0, 0, 0);
    expect(table.view()['turned']).toMatchObject({ row: 1, winner: null, passed: true, tied: [] });
    bids(table, 0, 0, 0);
    expect(table.view()['turned']).toMatchObject({ row: 2, winner: null, passed: true, tied: [] });
  });

  test('says who ties from one loon on', () => {
    expect(bids(layRows(draw(begin())), 1, 1, 0).view()['turned']).toMatchObject({ tied: ['red', 'blue'] });
  });

  test('turns a tie over at once, and the cards that broke it with who takes the row', () => {
    const card = (seat: SeatId, id: CardId): Command => ({ kind: 'layTieCard', seat, card: id });
    const table = bids(layRows(draw(begin())), 2, 2, 0);
    expect(table.view()['turned']).toMatchObject({ winner: null, tied: ['red', 'blue'], cards: [] });
    table.do(card('red', 'red-20'));
    expect(table.view()['turned']).toBeNull();
    table.do(card('blue', 'blue-19'));
    expect(table.view()['turned']).toMatchObject({
      winner: 'red',
      tied: ['red', 'blue'],
      cards: [
        { seat: 'red', card: 'red-20' },
        { seat: 'blue', card: 'blue-19' },
      ],
    });
  });

  test('leaves the last row’s bids lying until a card is set aside or laid', () => {
    const table = bids(bids(layRows(draw(begin())), 1, 0, 0), 0, 2, 0);
    expect(table.state.round.lot).toBeNull();
    expect(table.view()['turned']).toMatchObject({ row: 2, winner: 'yellow' });
    table.do({ kind: 'layAside', seat: 'red' });
    expect(table.view()['turned']).toBeNull();
  });

  test('leaves the last row’s bids lying no longer than the predictions wait', () => {
    const table = draw(begin({ depth: 'fights' }), [
      'gang-of-two',
      'gang-of-three',
      'extra-loot',
      'capture-1',
    ]);
    bids(bids(table, 1, 0, 0), 0, 2);
    for (const { tricks, seat } of [
      { tricks: 1, seat: 'red' },
      { tricks: 0, seat: 'blue' },
      { tricks: 2, seat: 'yellow' },
    ] as const) {
      table.do({ kind: 'predict', seat, tricks });
      expect(table.view()['turned']).toBeNull();
    }
  });

  test('shows who has sealed and who has not, for bids and for cards', () => {
    const table = bids(layRows(draw(begin())), 1, 1, 0).do({
      kind: 'layTieCard',
      seat: 'blue',
      card: 'blue-20',
    });
    expect(table.view()['auction']).toMatchObject({
      open: true,
      row: 1,
      pass: 1,
      rowsLeft: 3,
      bidders: [],
      tie: {
        stake: 'win',
        bid: 1,
        tied: [
          { seat: 'red', sealed: false },
          { seat: 'blue', sealed: true },
        ],
      },
      chooser: null,
      asking: false,
    });
  });

  test('shows that the table is asked, and who may choose', () => {
    const asked = draw(begin({ depth: 'fights', options: { secondPass: 'ask' } }));
    bids(bids(bids(asked, 0, 0, 0), 0, 0, 0), 1, 0, 0);
    expect(asked.view()['auction']).toMatchObject({ open: true, asking: true, row: null, bidders: [] });
    asked.do({ kind: 'bidAgain' });
    bids(asked, 0, 0).do({ kind: 'winTie', seat: 'yellow' });
    expect(asked.view()['auction']).toMatchObject({
      chooser: 'yellow',
      tie: null,
      bidders: [],
      row: 1,
      pass: 2,
    });
  });

  test('is shut when all rows are taken', () => {
    expect(dealt().view()['auction']).toMatchObject({ open: false, row: null, rowsLeft: 0 });
  });
});

describe('the captains', () => {
  test('hold five cards, twelve with their row, ten when the tricks begin, and one less with each', () => {
    const table = bids(layRows(draw(begin())), 1, 0, 0);
    const cards = () => (table.view()['captains'] as { cards: number }[]).map((captain) => captain.cards);
    expect(cards()).toEqual([12, 5, 5]);
    rowsInOrder(table);
    play(table, ['red', 'blue-20']);
    expect(cards()).toEqual([9, 10, 10]);
    table.do({ kind: 'winTrick', seat: 'red' }, { kind: 'winTrick', seat: 'blue' });
    expect(cards()).toEqual([8, 8, 8]);
  });

  test('say who has the marker, who leads and whose turn it is', () => {
    const table = play(dealt(), ['red', 'blue-20']);
    expect(table.view()['captains']).toMatchObject([
      { seat: 'red', row: 1, marker: true, leads: true, next: false, prediction: null },
      { seat: 'blue', row: 2, marker: false, leads: false, next: true },
      { seat: 'yellow', row: 3, next: false },
    ]);
    table.do({ kind: 'setDepth', depth: 'fights' });
    expect(table.view()['captains']).toMatchObject([{ next: false }, { next: false }, { next: false }]);
  });

  test('say who predicts next and what was predicted', () => {
    const table = dealt({
      depth: 'fights',
      cards: ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'],
    });
    table.do({ kind: 'predict', seat: 'red', tricks: 4 });
    expect(table.view()['captains']).toMatchObject([
      { prediction: 4, next: false },
      { prediction: null, next: true },
      { prediction: null, next: false },
    ]);
  });
});

describe('the tricks', () => {
  test('show the led suit, which card would win as it lies, and who is next', () => {
    const table = play(dealt({ depth: 'fights' }).do({ kind: 'setDepth', depth: 'cards' }), [
      'red',
      'green-9',
    ]);
    play(table, ['blue', 'green-20']);
    expect(table.view()['trick']).toEqual({
      number: 1,
      led: 'green',
      laid: [
        { seat: 'red', card: 'green-9', winning: false, canWin: true },
        { seat: 'blue', card: 'green-20', winning: true, canWin: true },
      ],
      next: 'yellow',
      last: null,
      taken: null,
    });
    play(table, ['yellow', 'red-9']);
    expect(table.view()['trick']).toMatchObject({
      number: 2,
      led: null,
      laid: [],
      next: 'yellow',
      last: { winner: 'yellow' },
    });
    expect(table.view()['tricks']).toMatchObject([{ trick: 1, winner: 'yellow', laid: [{}, {}, {}] }]);
  });

  test('lie there once they are won, complete, until the next card is laid', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'setDepth', depth: 'cards' });
    const taken = () => (table.view()['trick'] as { readonly taken: unknown }).taken;
    play(table, ['red', 'green-9'], ['blue', 'green-20']);
    expect(taken()).toBe(null);
    play(table, ['yellow', 'blue-20']);
    expect(taken()).toEqual({
      trick: 1,
      winner: 'blue',
      decided: [],
      laid: [
        { seat: 'red', card: 'green-9', winning: false, canWin: true },
        { seat: 'blue', card: 'green-20', winning: true, canWin: true },
        { seat: 'yellow', card: 'blue-20', winning: false, canWin: false },
      ],
      why: {
        key: 'taken.why',
        values: { card: expect.anything() as unknown, suit: { key: 'suit.green' } },
      },
    });
    play(table, ['blue', 'green-19']);
    expect(taken()).toBe(null);
    play(table, ['yellow', 'red-9'], ['red', 'red-10']);
    expect(taken()).toMatchObject({
      trick: 2,
      winner: 'red',
      why: { values: { suit: { key: 'suit.red' } } },
    });
  });

  test('that were told by who took them, or cut short, left no cards to be looked at', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'winTrick', seat: 'red' });
    expect(table.view()['trick']).toMatchObject({ taken: null });
    table.do({ kind: 'setDepth', depth: 'cards' });
    play(table, ['red', 'green-9']).do({ kind: 'winTrick', seat: 'red' });
    expect(table.view()['trick']).toMatchObject({ taken: null });
  });

  test('show which card was thrown away', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'setDepth', depth: 'cards' });
    play(table, ['red', 'green-9'], ['blue', 'blue-20']);
    expect(table.view()['trick']).toMatchObject({
      laid: [
        { winning: true, canWin: true },
        { winning: false, canWin: false },
      ],
    });
  });

  test('are not there before and after', () => {
    expect(begin().view()['trick']).toMatchObject({ number: null, next: null });
    const table = tricksTo(dealt({ depth: 'fights' }), 4, 3, 3);
    expect(table.view()['trick']).toMatchObject({ number: 10 });
  });

  test('where cards are not told nobody is next', () => {
    expect(winTricks(dealt({ depth: 'fights' }), 'blue').view()['trick']).toMatchObject({
      number: 2,
      next: null,
    });
  });
});

describe('recruits and spoils', () => {
  test('show what was laid open, what it makes, and the coins for it', () => {
    const hands = [['red-13', 'red-14', 'red-15', 'green-13']] as const;
    const table = dealt({ deal: dealOf(3, { hands }) });
    table.do({ kind: 'showCards', seat: 'red', cards: hands[0] });
    expect(table.view()['claims']).toMatchObject({
      open: true,
      byCards: ['recruitment1', 'recruitment2'],
      seats: [
        {
          seat: 'red',
          shown: hands[0],
          slots: [
            {
              slot: 'recruitment1',
              groups: [['red-13', 'red-14', 'red-15']],
              loon: 3,
              coins: { tens: 0, fives: 0, ones: 3 },
            },
            { groups: [['red-13', 'green-13']], loon: 2 },
          ],
        },
        { shown: [], slots: [{ groups: [], loon: null }, {}] },
        {},
      ],
    });
    play(table, ['red', 'red-13']);
    expect(table.view()['claims']).toMatchObject({ open: false });
  });

  test('are open while predictions come after them, and shut while they come before', () => {
    const cards = ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'];
    const after = dealt({ cards, options: { predictions: 'after-claims' } });
    expect(after.view()['claims']).toMatchObject({ open: true });
    expect(dealt({ cards }).view()['claims']).toMatchObject({ open: false });
  });

  test('show what is known while the rest is told, and what was settled until the next is', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 4, 3, 3);
    collect(table, 'capture', -1);
    expect(table.view()['spoils']).toEqual({
      round: null,
      waiting: [
        { slot: 'capture', due: { red: -1 } },
        { slot: 'treasure', due: { red: 6, blue: 4, yellow: 4 } },
      ],
      settled: [],
    });
    table.do(
      { kind: 'collect', seat: 'blue', slot: 'capture', loon: 0 },
      { kind: 'collect', seat: 'yellow', slot: 'capture', loon: 2 },
    );
    expect(table.view()['spoils']).toEqual({
      round: 1,
      waiting: [],
      settled: [
        {
          slots: ['capture'],
          lines: [
            { seat: 'red', due: -1, change: -1, coins: { tens: 0, fives: 0, ones: 1 } },
            { seat: 'blue', due: 0, change: 0, coins: { tens: 0, fives: 0, ones: 0 } },
            { seat: 'yellow', due: 2, change: 2, coins: { tens: 0, fives: 0, ones: 2 } },
          ],
        },
        {
          slots: ['treasure'],
          lines: [
            { seat: 'red', due: 6, change: 6, coins: { tens: 0, fives: 1, ones: 1 } },
            { seat: 'blue', due: 4, change: 4, coins: { tens: 0, fives: 0, ones: 4 } },
            { seat: 'yellow', due: 4, change: 4, coins: { tens: 0, fives: 0, ones: 4 } },
          ],
        },
      ],
    });
  });

  test('of rounds past are kept, purses only for those who may see them', () => {
    const table = collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0);
    const past = (table.view()['past'] as readonly Record<string, unknown>[])[0];
    expect(past).toMatchObject({
      number: 1,
      tricks: { red: 4, blue: 3, yellow: 3 },
      rows: [{ seat: 'red' }, { seat: 'blue' }, { seat: 'yellow' }],
      loon: {},
    });
    expect(JSON.stringify(past)).not.toContain('"loon":18');
    expect(table.view({ kind: 'captain', seat: 'red' })['past']).toMatchObject([{ loon: { red: 18 } }]);
  });
});

describe('prompts', () => {
  test('a card that was played is not offered again', () => {
    const table = play(dealt(), ['red', 'blue-20']);
    const offered = table.offered('play-card', 'blue');
    expect(offered).not.toContain('card/blue-20');
    expect(offered).toContain('card/blue-19');
  });

  test('how many score cards of each deck are still to come', () => {
    const table = draw(begin(), ['gang-of-two']);
    expect(table.prompt('draw-score-card')).toMatchObject({
      ask: { values: { count: 3 } },
      hint: { values: { recruitment: 1, treasure: 1, capture: 1 } },
    });
  });

  test('where both recruitment cards are told by hand, no recruits are laid open', () => {
    const table = dealt({ cards: ['recruitment-4', 'recruitment-5', 'bountiful-booty', 'capture-1'] });
    expect(table.prompts()).toContain('collect');
    expect(table.prompts()).not.toContain('show-cards');
  });

  test('say how many answers are out, and that loon lies on a row', () => {
    const table = bids(draw(begin({ depth: 'fights' })), 0, 0, 0);
    bids(bids(table, 1, 0, 0), 0, 1);
    expect(table.state.round.rows[0]?.taken?.how).toBe('free');
    const again = draw(begin({ depth: 'fights' }));
    for (let row = 0; row < 3; row++) bids(again, 0, 0, 0);
    again.do({ kind: 'bid', seat: 'red', row: 1, amount: 0 });
    expect(again.prompt('bid')).toMatchObject({
      ask: { values: { row: 1, count: 2 } },
      hint: { key: 'prompt.bid.hint.again', values: { loon: 2 } },
      rule: 'nobody-bids',
    });
  });

  test('before the game and after it nothing is asked and nothing is entered', () => {
    expect(game.prompts(game.blank)).toEqual([]);
    for (const kind of ['bid', 'tellRow'] as const) {
      const command = { kind, seat: 'red', row: 1, amount: 0, bid: 0 } as const;
      const decided = game.decide(game.blank, command, new Set());
      expect(decided.ok ? undefined : decided.no.code).toMatch(/not-now|no-such-seat/);
    }
  });
});
