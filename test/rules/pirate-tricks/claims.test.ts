import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { begin, dealOf, dealt, play, rowsInOrder, type Plan, type Table } from './table.ts';

/** Red holds these, the rest is dealt as it comes; the two recruitment cards lie open. */
const holding = (
  cards: readonly CardId[],
  recruitment: readonly [string, string] = ['gang-of-three', 'partners-in-crime'],
  plan: Plan = {},
): Table =>
  dealt({
    ...plan,
    cards: [...recruitment, 'bountiful-booty', 'capture-1'],
    deal: dealOf(3, { hands: [cards.slice(0, 5)], hidden: [cards.slice(5, 7)] }),
  });

const show = (table: Table, ...cards: readonly CardId[]): Table =>
  table.do({ kind: 'showCards', seat: 'red', cards });

const collected = (table: Table) => table.state.round.collected.red ?? {};

describe('the worked examples of the rulebook', () => {
  const four = ['red-15', 'red-16', 'red-17', 'red-18'] as const;

  test('four reds in a row holding 16 and 17 are one run of three, 3 loon, not two', () => {
    const table = show(holding(four), ...four);
    expect(collected(table)).toEqual({ recruitment1: 3 });
    expect(table.loon()[0]).toBe(15);
  });

  test('the same four are two runs of two with Gang of Two, 2 loon', () => {
    const table = show(holding(four, ['gang-of-two', 'partners-in-crime']), ...four);
    expect(collected(table)).toEqual({ recruitment1: 2 });
  });

  test('three equal numbers are one pair for Partners in Crime, 2 loon', () => {
    const table = show(holding(['red-13', 'green-13', 'blue-13']), 'red-13', 'green-13', 'blue-13');
    expect(collected(table)).toEqual({ recruitment2: 2 });
  });

  test('red 13, 14, 15 and green 13 pay for both cards: a card counts once for each of the two', () => {
    const cards = ['red-13', 'red-14', 'red-15', 'green-13'] as const;
    const table = show(holding(cards), ...cards);
    expect(collected(table)).toEqual({ recruitment1: 3, recruitment2: 2 });
    expect(table.loon()[0]).toBe(17);
  });
});

describe('recruits', () => {
  const eleven = ['red-13', 'red-14', 'red-15', 'red-16', 'red-17', 'red-18', 'red-19', 'red-20'] as const;

  test('come from the ten cards that are left when two lie aside: an eleventh is not paid', () => {
    const table = holding(eleven.slice(0, 7));
    const open = table.state.round.seen.red ?? [];
    show(table, ...eleven.slice(0, 5), ...open);
    expect(table.loon()[0]).toBeGreaterThan(12);
    const [more] = eleven.slice(5);
    expect(table.refusal({ kind: 'showCards', seat: 'red', cards: more ? [more] : [] })).toMatchObject({
      code: 'more-than-ten',
      rule: 'ditch',
      values: { seat: { seat: 'red' }, count: 11, most: 10, aside: 2 },
    });
  });

  test('that are ten leave no other card to be played, one by one or all at once', () => {
    const table = holding(eleven.slice(0, 7));
    const open = table.state.round.seen.red ?? [];
    const all = [...eleven.slice(0, 6), ...open];
    expect(table.code({ kind: 'showCards', seat: 'red', cards: all })).toBe('more-than-ten');
    show(table, ...all.slice(1));
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'red-13' })).toBe('more-than-ten');
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'red-14' })).toBeUndefined();
  });

  test('and cards that were played are ten together, whatever the table overrules about the time for them', () => {
    const table = holding(eleven.slice(0, 7));
    const open = table.state.round.seen.red ?? [];
    show(table, ...eleven.slice(0, 4), ...open);
    play(table, ['red', 'red-17']);
    table.override({ kind: 'showCards', seat: 'red', cards: ['red-18'] }, 'more-than-ten', 'too-late');
  });

  test('that pay for both cards by themselves leave no amount to be told by hand', () => {
    expect(holding([]).prompts()).toContain('show-cards');
    expect(holding([]).prompts()).not.toContain('collect');
    expect(holding([], ['gang-of-three', 'recruitment-4']).prompts()).toContain('collect');
  });

  test('may be laid open one by one, and each time what more they bring is paid', () => {
    const table = holding(['red-13', 'red-14', 'red-15', 'red-16', 'red-17', 'red-18']);
    show(table, 'red-13', 'red-14');
    expect(table.loon()[0]).toBe(12);
    show(table, 'red-15');
    expect(table.loon()[0]).toBe(15);
    show(table, 'red-16', 'red-17');
    show(table, 'red-18');
    expect(table.loon()[0]).toBe(18);
    expect(table.last('collected')).toMatchObject({ total: 6, change: 3, groups: [{}, {}] });
  });

  test('a single loon is paid too', () => {
    const table = show(
      holding(['red-13', 'red-14'], ['gang-of-two', 'partners-in-crime']),
      'red-13',
      'red-14',
    );
    expect(table.loon()[0]).toBe(13);
  });

  test('a run goes through one suit', () => {
    const cards = ['red-13', 'green-14', 'blue-15'] as const;
    expect(collected(show(holding(cards), ...cards))).toEqual({});
  });

  test('the best is worked out: pairs beside a run, whatever the order of laying', () => {
    const cards = ['green-9', 'blue-9', 'red-9', 'green-10', 'blue-10'] as const;
    expect(collected(show(holding(cards), ...cards))).toEqual({ recruitment2: 4 });
  });

  test('nobody has to: the first card of the first trick closes the time for it', () => {
    const table = holding(['red-13', 'red-14', 'red-15']);
    expect(table.prompts()).toContain('show-cards');
    play(table, ['red', 'red-13']);
    expect(table.state.round.claimsClosed).toBe(true);
    expect(table.prompts()).not.toContain('show-cards');
  });

  test('a card that is refused closes nothing', () => {
    const table = holding(['red-13', 'red-14', 'red-15']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'blue-20' })).toBe('not-your-turn');
    expect(table.state.round.claimsClosed).toBe(false);
    expect(table.prompts()).toContain('show-cards');
  });

  test('too late is too late, unless the table overrules it', () => {
    const table = play(holding(['red-13', 'red-14', 'red-15', 'red-16']), ['red', 'red-13']);
    const late = { kind: 'showCards', seat: 'red', cards: ['red-14', 'red-15', 'red-16'] } as const;
    table.override(late, 'too-late');
    expect(collected(table)).toEqual({ recruitment1: 3 });
    expect(table.code({ ...late, cards: ['red-13'] })).toBe('card-played');
  });

  test('a card is laid open once', () => {
    const table = show(holding(['red-13', 'red-14']), 'red-13');
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-13'] })).toBe('shown-already');
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-14', 'red-14'] })).toBe(
      'card-named-twice',
    );
  });

  test('a card that stays in the box is not laid open', () => {
    expect(holding([]).code({ kind: 'showCards', seat: 'red', cards: ['red-8'] })).toBe('card-in-box');
  });

  test('a card of another’s row is not laid open, unless the table overrules it, which is flagged', () => {
    const table = holding([]);
    const card = table.state.round.seen.blue?.[0] ?? 'red-9';
    table.override({ kind: 'showCards', seat: 'red', cards: [card] }, 'card-elsewhere');
    expect(table.state.flags).toMatchObject([{ kind: 'seen-elsewhere', seat: 'red', other: 'blue' }]);
    expect(table.state.round.seen.blue).not.toContain(card);
  });

  test('no hand shows more than twelve cards', () => {
    const table = holding([]);
    const own = table.state.round.seen.red ?? [];
    const unseen = (['red', 'green', 'blue'] as const).flatMap((suit) =>
      [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((number): CardId => `${suit}-${number}`),
    );
    const free = unseen.filter(
      (card) => !table.seats.some((seat) => table.state.round.seen[seat]?.includes(card)),
    );
    expect(own).toHaveLength(5);
    expect(table.code({ kind: 'showCards', seat: 'red', cards: free.slice(0, 7) })).toBeUndefined();
    expect(table.code({ kind: 'showCards', seat: 'red', cards: free.slice(0, 8) })).toBe('too-many-cards');
  });

  test('a recruitment card that is not known yet is told by its amount', () => {
    const table = holding([], ['gang-of-three', 'recruitment-7']);
    expect(table.prompts()).toContain('collect');
    table.do({ kind: 'collect', seat: 'red', slot: 'recruitment2', loon: 4 });
    expect(table.loon()[0]).toBe(16);
    table.do({ kind: 'collect', seat: 'red', slot: 'recruitment2', loon: 1 });
    expect(table.loon()[0]).toBe(13);
    expect(collected(table)).toEqual({ recruitment2: 1 });
  });

  test('a recruitment card that is worked out is told by hand only against the referee', () => {
    const table = holding([]);
    table.override({ kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 3 }, 'by-cards');
    expect(table.loon()[0]).toBe(15);
  });

  test('recruits bring loon and never cost any', () => {
    const table = dealt({ depth: 'fights' });
    expect(table.refusal({ kind: 'collect', seat: 'red', slot: 'recruitment1', loon: -1 })).toMatchObject({
      code: 'bad-value',
      values: { value: -1, only: { key: 'only.number', values: { least: 0, most: 188 } } },
    });
  });

  test('where cards are not told, both recruitment cards are told by their amounts', () => {
    const table = dealt({ depth: 'fights' });
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-9'] })).toBe('wrong-depth');
    table.do({ kind: 'collect', seat: 'blue', slot: 'recruitment1', loon: 6 });
    expect(table.loon()).toEqual([12, 18, 12]);
  });

  test('wait until all rows are taken', () => {
    const table = dealt();
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['blue-20'] })).toBeUndefined();
  });
});

describe('the end of recruiting', () => {
  test('what was collected before stays, also where the cards laid open are worth less', () => {
    const table = holding(['red-15', 'red-16', 'red-17'], undefined, { depth: 'fights' });
    table.do({ kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 6 });
    table.do({ kind: 'setDepth', depth: 'cards' });
    show(table, 'red-15', 'red-16', 'red-17');
    expect(collected(table)).toEqual({ recruitment1: 6 });
    expect(table.loon()[0]).toBe(18);
  });

  test('cards laid open pay nothing for a card that is told by hand, or that was never drawn', () => {
    const blank = holding(['red-15', 'red-16', 'red-17'], ['gang-of-three', 'recruitment-4']);
    expect(collected(show(blank, 'red-15', 'red-16', 'red-17'))).toEqual({ recruitment1: 3 });
    const undrawn = begin();
    const first = { kind: 'tellRow', seat: 'red', row: 1, bid: 0 } as const;
    rowsInOrder(undrawn.override(first, 'score-cards-missing', 'rows-face-down'));
    expect(collected(show(undrawn, 'red-15', 'red-16', 'red-17'))).toEqual({});
  });

  test('a bank that has nothing pays nothing, and nothing counts as collected', () => {
    const table = holding(['red-15', 'red-16', 'red-17'], undefined, { options: { bank: 'limited' } });
    table.do({ kind: 'setRight', field: 'loon', seat: 'blue', value: 12 + table.state.bank });
    expect(table.state.bank).toBe(0);
    show(table, 'red-15', 'red-16', 'red-17');
    expect(collected(table)).toEqual({});
    expect(table.view()['claims']).toMatchObject({
      seats: [{ slots: [{ loon: null }, { loon: null }] }, {}, {}],
    });
  });

  test('after the last round nothing is laid open or collected any more', () => {
    const table = begin({ depth: 'score' });
    for (let round = 0; round < 3; round++) {
      rowsInOrder(table);
      table.do({ kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 0 })) });
    }
    table.do({ kind: 'setDepth', depth: 'cards' });
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-15'] })).toBe('not-now');
    expect(table.code({ kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 1 })).toBe('not-now');
  });
});

describe('two cards set aside', () => {
  test('nobody has to say which', () => {
    const table = holding(['red-13']);
    expect(table.prompt('ditch')).toMatchObject({ need: 'may', whom: table.seats, secret: true });
    expect(table.prompts().slice(0, 2)).toEqual(['lay-aside', 'play-card']);
  });

  test('at most two', () => {
    const table = holding(['red-13', 'red-14', 'red-15']);
    const three = { kind: 'ditch', seat: 'red', cards: ['red-13', 'red-14', 'red-15'] } as const;
    expect(table.code(three)).toBe('too-many-cards');
    table.do({ ...three, cards: ['red-13', 'red-14'] });
    expect(table.prompt('ditch').answered).toEqual(['red']);
  });

  test('what lies aside is no recruit and is not played, unless the owner does it after all', () => {
    const table = holding(['red-13', 'red-14', 'red-15']);
    table.do({ kind: 'ditch', seat: 'red', cards: ['red-13', 'red-14'] });
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-13'] })).toBe('card-set-aside');
    table.override({ kind: 'playCard', seat: 'red', card: 'red-14' }, 'card-set-aside');
    expect(table.state.round.ditched.red).toEqual(['red-13']);
  });

  test('a recruit laid open is not set aside', () => {
    const table = show(holding(['red-13']), 'red-13');
    expect(table.code({ kind: 'ditch', seat: 'red', cards: ['red-13'] })).toBe('shown-already');
  });

  test('not before the rows are taken and not after the first card', () => {
    const table = holding(['red-13', 'red-14']);
    play(table, ['red', 'red-13']);
    expect(table.code({ kind: 'ditch', seat: 'red', cards: ['red-14'] })).toBe('too-late');
  });

  test('a card that everyone has seen elsewhere is not noted as one’s own', () => {
    const table = holding([]);
    const card = table.state.round.seen.blue?.[0] ?? 'red-9';
    expect(table.code({ kind: 'noteHand', seat: 'red', cards: [card] })).toBe('note-contradicts');
    expect(table.code({ kind: 'ditch', seat: 'red', cards: [card] })).toBe('note-contradicts');
  });

  test('what another has noted is not held against anybody, and gives way to what all see', () => {
    const table = holding(['red-13']);
    table.do({ kind: 'noteHand', seat: 'blue', cards: ['red-13'] });
    expect(table.code({ kind: 'noteHand', seat: 'red', cards: ['red-13'] })).toBeUndefined();
    play(table, ['red', 'red-13']);
    expect(table.state.round.noted.blue).toEqual([]);
  });
});
