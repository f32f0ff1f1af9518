import { describe, expect, test } from 'vitest';
import { EndlessConsequences, mostConsequences } from '../../../src-main/rules/kernel/following.ts';
import {
  asked,
  numberOf,
  withHooks,
  type Change,
  type Hooked,
  type Hooks,
  type StandingCard,
} from '../../../src-main/rules/kernel/hooks.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';

interface State {
  readonly cards: readonly StandingCard[];
  readonly told: readonly string[];
}
type Event =
  { readonly kind: 'told'; readonly word: string } | { readonly kind: 'gone'; readonly id: number };
type Row = Hooks<State, StandingCard, string, Event, 'price', SeatId>;

const told = (word: string): Event => ({ kind: 'told', word });
const evolve = (state: State, event: Event): State =>
  event.kind === 'told'
    ? { ...state, told: [...state.told, event.word] }
    : { ...state, cards: state.cards.filter(({ id }) => id !== event.id) };

/** A table at which these cards lie, laid in this order. */
function laid(rows: Readonly<Record<string, Row>>, ...cards: readonly (readonly [string, SeatId])[]) {
  const standing = cards.map(([card, of], at): StandingCard => ({ id: at + 1, card, of }));
  const hooked: Hooked<State, StandingCard, string, Event, 'price', SeatId> = {
    standing: (state) => state.cards,
    hooksOf: ({ card }) => rows[card],
    evolve,
    ended: ({ id }) => ({ kind: 'gone', id }),
  };
  return { hooked, state: { cards: standing, told: [] } satisfies State };
}
const words = (events: readonly Event[]) =>
  events.map((event) => (event.kind === 'told' ? event.word : `card ${event.id} goes`));
const price = (change: Change): Row => ({ numbers: { price: () => change } });

describe('cards are asked', () => {
  test('clockwise from whoever is on turn, and of one captain the card that was laid first', () => {
    const cards: readonly StandingCard[] = [
      { id: 3, card: 'a', of: 'red' },
      { id: 4, card: 'b', of: 'blue' },
      { id: 1, card: 'c', of: 'red' },
      { id: 2, card: 'd', of: 'yellow' },
    ];
    const seats = ['red', 'blue', 'yellow'] as const;
    const order = (turn: SeatId) => asked(cards, seats, turn).map(({ id }) => id);
    expect([order('red'), order('blue'), order('red')]).toEqual([
      [1, 3, 4, 2],
      [4, 2, 1, 3],
      [1, 3, 4, 2],
    ]);
  });
});

describe('what cards do to a number', () => {
  const rows = {
    printed: price({ layer: 'printed', is: 5 }),
    doubled: price({ layer: 'doubled' }),
    plus: price({ layer: 'plus', by: 2 }),
    up: price({ layer: 'half', rounded: 'up' }),
    down: price({ layer: 'half', rounded: 'down' }),
    floor: price({ layer: 'floor', least: 4 }),
    replaced: price({ layer: 'replaced', is: 9 }),
  };
  const of = (printed: number, ...cards: readonly (keyof typeof rows)[]): number => {
    const { hooked, state } = laid(rows, ...cards.map((card) => [card, 'red'] as const));
    return numberOf(hooked, state, 'price', 'red', printed).value;
  };

  test.each([
    { cards: [], value: 3 },
    { cards: ['plus'], value: 5 },
    { cards: ['up'], value: 2 },
    { cards: ['down'], value: 1 },
    { cards: ['floor'], value: 4 },
    { cards: ['floor', 'down'], value: 2 },
    { cards: ['replaced', 'plus', 'up'], value: 5 },
    // What is printed is added once more, each time: what was doubled before is not what is printed.
    { cards: ['doubled', 'doubled'], value: 9 },
    { cards: ['doubled', 'printed'], value: 10 },
  ] as const)('three is $value with $cards', ({ cards, value }) => {
    expect(of(3, ...cards)).toBe(value);
  });
});

describe('what cards do to what happens', () => {
  test('each answers once to one thing and to what comes of it', () => {
    const echo = (word: string): Row => ({
      after: (_, __, event) => (event.kind === 'told' ? [told(word)] : []),
    });
    const { hooked, state } = laid({ a: echo('a'), b: echo('b') }, ['a', 'red'], ['b', 'blue']);
    expect(words(withHooks(hooked, state, [told('hoy')]))).toEqual(['hoy', 'a', 'b', 'b', 'a']);
  });

  test('one that is gone by then answers no more, and one that still lies there does', () => {
    const rows: Readonly<Record<string, Row>> = {
      sweep: { after: (_, __, event) => (event.kind === 'told' ? [{ kind: 'gone', id: 2 }] : []) },
      a: { after: (_, __, event) => (event.kind === 'told' ? [told('a')] : []) },
      b: { after: (_, __, event) => (event.kind === 'told' ? [told('b')] : []) },
    };
    const { hooked, state } = laid(rows, ['sweep', 'red'], ['a', 'red'], ['b', 'red']);
    expect(words(withHooks(hooked, state, [told('hoy')]))).toEqual([
      'hoy',
      'card 2 goes',
      'b',
      'card 2 goes',
    ]);
  });

  test('one that is over leaves, and what ends with it leaves behind it', () => {
    const rows: Readonly<Record<string, Row>> = {
      a: { ends: ({ told: said }) => said.length > 0 },
      b: { ends: ({ cards }) => cards.length === 1 },
    };
    const { hooked, state } = laid(rows, ['a', 'red'], ['b', 'blue']);
    expect(words(withHooks(hooked, state, [told('hoy')]))).toEqual(['hoy', 'card 1 goes', 'card 2 goes']);
  });

  test('as many follow as may, and one more is a bug that is named', () => {
    const { hooked, state } = laid({});
    const many = (count: number) => Array.from({ length: count }, () => told('hoy'));
    expect(withHooks(hooked, state, many(mostConsequences + 1))).toHaveLength(mostConsequences + 1);
    expect(() => withHooks(hooked, state, many(mostConsequences + 2))).toThrow(EndlessConsequences);
    expect(mostConsequences).toBe(1000);
  });
});
