import { describe, expect, test } from 'vitest';
import type { CardId, Suit } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { dealOf, dealt, play, winTricks, type Plan, type Table } from './table.ts';

/** One suit to each seat, 9 to 20, so that nobody ever has to follow: 9 to 13 dealt, the rest from the row. */
const suits: readonly Suit[] = ['red', 'green', 'blue'];
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const cardsOf = (suit: Suit, from: number, to: number): readonly CardId[] =>
  numbers(from, to).map((number): CardId => `${suit}-${number}`);

const deal = dealOf(3, {
  hands: suits.map((suit) => cardsOf(suit, 9, 13)),
  open: suits.map((suit) => cardsOf(suit, 14, 18)),
  hidden: suits.map((suit) => cardsOf(suit, 19, 20)),
});

const ready = (plan: Plan = {}): Table =>
  dealt({ ...plan, deal, cards: ['gang-of-three', 'recruitment-4', 'bountiful-booty', 'capture-1'] });

/** Ten tricks, all to red; each seat plays its ten in this order. */
function playOut(table: Table, red: readonly CardId[] = cardsOf('red', 11, 20), from = 11): Table {
  for (const [at, card] of red.entries())
    play(table, ['red', card], ['blue', `green-${from + at}`], ['yellow', `blue-${from + at}`]);
  return table;
}

const flags = (table: Table) => table.state.flags.filter(({ seat }) => seat === 'red');

describe('after the tenth trick all cards are known', () => {
  test('a round in which everything was claimed leaves nothing to say', () => {
    const table = ready();
    table.do({ kind: 'showCards', seat: 'red', cards: cardsOf('red', 11, 20) });
    expect(flags(playOut(table))).toEqual([]);
  });

  test('a recruit that was never played is an error: it lay aside or was not there', () => {
    const table = ready();
    table.do({ kind: 'showCards', seat: 'red', cards: cardsOf('red', 10, 18) });
    playOut(table, cardsOf('red', 11, 19));
    table.override({ kind: 'playCard', seat: 'red', card: 'red-20' }, 'more-than-ten');
    play(table, ['blue', 'green-20'], ['yellow', 'blue-20']);
    expect(flags(table)).toEqual([
      { kind: 'claim-not-played', seat: 'red', cards: ['red-10'], number: 1, round: 1 },
    ]);
  });

  test('two known cards that were never played lay aside', () => {
    const table = ready();
    table.do({ kind: 'noteHand', seat: 'red', cards: cardsOf('red', 9, 13) });
    playOut(table, [...cardsOf('red', 9, 13), ...cardsOf('red', 16, 20)]);
    expect(flags(table).map(({ kind }) => kind)).toEqual(['missed-claim']);
  });

  test('more than two known cards that were never played are an error', () => {
    const table = ready();
    table.do({ kind: 'showCards', seat: 'red', cards: cardsOf('red', 9, 13) });
    table.do({ kind: 'showCards', seat: 'red', cards: cardsOf('red', 19, 20) });
    table.override({ kind: 'playCard', seat: 'red', card: 'green-9' }, 'too-many-cards');
    play(table, ['blue', 'green-20'], ['yellow', 'blue-20']);
    table.do({ kind: 'setRight', field: 'leader', value: 'red' });
    for (const at of numbers(0, 8)) {
      const more: readonly string[] = at >= 4 && at <= 6 ? ['more-than-ten'] : [];
      table.override({ kind: 'playCard', seat: 'red', card: `red-${12 + at}` }, ...more);
      play(table, ['blue', `green-${11 + at}`], ['yellow', `blue-${11 + at}`]);
    }
    expect(flags(table).find(({ kind }) => kind === 'too-many-unplayed')).toMatchObject({
      cards: ['red-9', 'red-10', 'red-11'],
    });
  });

  test('a better claim that was not laid open is named, with what it would have brought', () => {
    expect(flags(playOut(ready()))).toMatchObject([
      { kind: 'missed-claim', slot: 'recruitment1', best: 9, collected: 0, cards: { length: 9 } },
    ]);
  });

  test('a claim that brought less than the best is named with both numbers', () => {
    const table = ready();
    table.do({ kind: 'showCards', seat: 'red', cards: ['red-14', 'red-15', 'red-16'] });
    expect(flags(playOut(table))).toMatchObject([{ kind: 'missed-claim', best: 9, collected: 3 }]);
  });

  test('nothing is said of a round whose cards were not all told', () => {
    const table = ready();
    winTricks(table, 'red');
    playOut(table, cardsOf('red', 11, 19));
    expect(table.state.flags).toEqual([]);
  });

  test('known cards that were never played lie aside: whoever did not follow them held them no more', () => {
    const table = dealt({
      deal: dealOf(3, {
        hands: [[...cardsOf('red', 10, 13), 'green-9'], cardsOf('green', 10, 14), cardsOf('blue', 9, 13)],
        open: [cardsOf('red', 14, 18), ['red-9', ...cardsOf('green', 15, 18)], cardsOf('blue', 14, 18)],
        hidden: suits.map((suit) => cardsOf(suit, 19, 20)),
      }),
    });
    const seen = () => table.view()['flags'] as { readonly possible: unknown; readonly aside: unknown };
    play(table, ['red', 'red-20'], ['blue', 'green-20'], ['yellow', 'blue-20']);
    expect(seen()).toMatchObject({ possible: [{ seat: 'blue', trick: 1 }], aside: [] });
    playOut(table, cardsOf('red', 11, 19), 11);
    expect(seen()).toMatchObject({ possible: [], aside: [{ seat: 'blue', cards: ['red-9'] }] });
  });

  test('flags stay when the next round begins', () => {
    const table = playOut(ready());
    for (const seat of table.seats) table.do({ kind: 'collect', seat, slot: 'capture', loon: 0 });
    expect(table.state.round.number).toBe(2);
    expect(table.state.flags.map(({ round }) => round)).toEqual([1, 1, 1]);
  });
});

describe('the rulings of a table that decides itself', () => {
  /** Blue did not follow green, and played it later. */
  function breached(breach: 'note' | 'table'): Table {
    const table = dealt({ depth: 'fights', options: { breach } }).do({ kind: 'setDepth', depth: 'cards' });
    play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16']);
    return play(table, ['red', 'green-15'], ['blue', 'green-18'], ['yellow', 'green-14']);
  }

  test('a breach that is only noted costs nothing and asks nothing', () => {
    const table = breached('note');
    expect(table.state.flags).toHaveLength(1);
    expect(table.prompts()).not.toContain('rule-breach');
    expect(table.code({ kind: 'ruleBreach', flag: 1, fine: 2 })).toBe('not-now');
  });

  test('a table that decides is asked, and the fine goes to the bank', () => {
    const table = breached('table');
    expect(table.prompt('rule-breach').need).toBe('may');
    table.do({ kind: 'ruleBreach', flag: 1, fine: 3 });
    expect(table.loon()).toEqual([12, 9, 12]);
    expect(table.state.flags[0]).toMatchObject({ fine: 3 });
    expect(table.prompts()).not.toContain('rule-breach');
  });

  test('it may let a breach stand', () => {
    const table = breached('table').do({ kind: 'ruleBreach', flag: 1, fine: 0 });
    expect(table.loon()).toEqual([12, 12, 12]);
  });

  test('whoever has less than the fine pays all', () => {
    const table = breached('table').do({ kind: 'ruleBreach', flag: 1, fine: 40 });
    expect(table.loon()).toEqual([12, 0, 12]);
  });

  test('a card that was seen elsewhere is ruled on like a suit that was not followed', () => {
    const table = dealt({ depth: 'fights', options: { breach: 'table' } });
    table.do({ kind: 'setDepth', depth: 'cards' });
    table.do({ kind: 'layAside' }, { kind: 'showCards', seat: 'blue', cards: ['green-16', 'green-17'] });
    expect(table.prompts()).not.toContain('rule-breach');
    table.override({ kind: 'playCard', seat: 'red', card: 'green-16' }, 'card-elsewhere');
    expect(table.state.flags).toMatchObject([{ kind: 'seen-elsewhere' }]);
    expect(table.prompts()).toContain('rule-breach');
    table.do({ kind: 'ruleBreach', flag: 1, fine: 1 });
    expect(table.prompts()).not.toContain('rule-breach');
  });

  test('one ruling for each breach', () => {
    const table = breached('table').do({ kind: 'ruleBreach', flag: 1, fine: 1 });
    expect(table.code({ kind: 'ruleBreach', flag: 1, fine: 1 })).toBe('ruled-already');
    expect(table.code({ kind: 'ruleBreach', flag: 2, fine: 1 })).toBe('no-such-flag');
  });

  test('before capture and treasure are settled the table has to rule', () => {
    const table = breached('table');
    winTricks(table, 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red');
    expect(table.prompts()).toEqual(['rule-breach']);
    expect(table.prompt('rule-breach').need).toBe('must');
    table.do({ kind: 'ruleBreach', flag: 1, fine: 1 });
    expect(table.prompts()).toEqual(['settle']);
  });
});

describe('a suit that is certainly held', () => {
  test('is proven by its own cards alone, also after another suit was not followed', () => {
    const table = dealt({
      deal: dealOf(3, {
        hands: [
          ['blue-9', 'green-9', 'blue-10', 'blue-11', 'green-10'],
          cardsOf('red', 9, 13),
          ['blue-12', 'blue-13', 'green-11', 'green-12', 'green-13'],
        ],
        open: [
          cardsOf('red', 14, 18),
          ['green-14', 'green-15', 'green-16', 'blue-14', 'blue-15'],
          ['green-17', 'green-18', 'blue-16', 'blue-17', 'blue-18'],
        ],
        hidden: [cardsOf('red', 19, 20), cardsOf('green', 19, 20), cardsOf('blue', 19, 20)],
      }),
    });
    play(table, ['red', 'blue-9'], ['blue', 'green-19'], ['yellow', 'blue-12']);
    play(table, ['yellow', 'green-11'], ['red', 'green-9']);
    const refused = table.refusal({ kind: 'playCard', seat: 'blue', card: 'red-10' });
    expect(refused).toMatchObject({
      code: 'must-follow',
      values: { proof: { key: 'proof.counted', values: { cards: { length: 3 } } } },
    });
    expect(JSON.stringify(refused)).not.toContain('suit.blue');
  });
});

describe('a suit of which two cards were laid open', () => {
  /** Blue laid two greens open, and nothing else is known of that hand. */
  function shown(): Table {
    const cards = ['gang-of-two', 'partners-in-crime', 'bountiful-booty', 'capture-1'];
    const table = dealt({ depth: 'fights', cards }).do({ kind: 'setDepth', depth: 'cards' });
    table.do({ kind: 'layAside' }, { kind: 'showCards', seat: 'blue', cards: ['green-18', 'green-17'] });
    return play(table, ['red', 'green-16']);
  }
  const other: Command = { kind: 'playCard', seat: 'blue', card: 'blue-20' };

  test('is followed: both prove it by being there, not by their number', () => {
    expect(shown().refusal(other)).toMatchObject({
      code: 'must-follow',
      values: { proof: { key: 'proof.seen', values: { cards: { length: 2 } } } },
    });
    const [flag] = (shown().override(other, 'must-follow').view()['flags'] as { certain: unknown[] }).certain;
    expect(flag).toMatchObject({ kind: 'revoke', text: { key: 'flag.revoke.held' } });
  });

  test('is no secret because somebody has noted something else', () => {
    const table = shown().do({ kind: 'noteHand', seat: 'yellow', cards: ['red-20'] });
    const refused = table.refusal(other);
    expect(refused).toMatchObject({ code: 'must-follow', values: { proof: { key: 'proof.seen' } } });
    expect(refused).not.toHaveProperty('secret');
  });
});
