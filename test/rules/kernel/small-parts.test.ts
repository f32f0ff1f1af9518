import { describe, expect, test } from 'vitest';
import { canonical, digest } from '../../../src-main/rules/kernel/digest.ts';
import { onlyWhat, suits } from '../../../src-main/rules/kernel/field.ts';
import type { Field } from '../../../src-main/rules/kernel/game.ts';
import { following } from '../../../src-main/rules/kernel/following.ts';
import { defaultsOf, inGroups, offers, type Option } from '../../../src-main/rules/kernel/option.ts';
import { asks, may, must, waitingFor } from '../../../src-main/rules/kernel/prompt.ts';
import { firstRefusal, inSecret, refusalsOf } from '../../../src-main/rules/kernel/refusal.ts';
import { acceptOnceSeen } from '../../../src-main/rules/kernel/result.ts';
import { clockwiseAfter, clockwiseFrom, forSeats, isSeatId } from '../../../src-main/rules/kernel/seat.ts';
import { answeredBy, askAll, isLastToAnswer, opened, seal } from '../../../src-main/rules/kernel/secret.ts';
import {
  among,
  flag,
  maybe,
  misfit,
  several,
  suitsMember,
  whole,
  words,
  type Member,
} from '../../../src-main/rules/kernel/shape.ts';
import {
  alter,
  emptyStack,
  isOpen,
  lay,
  lift,
  pendingPlay,
  settleAll,
  topOf,
  type Stack,
} from '../../../src-main/rules/kernel/stack.ts';
import { rankByScore } from '../../../src-main/rules/kernel/standings.ts';
import {
  commonCodes,
  handSet,
  serviceRefusals,
  valuesBegun,
} from '../../../src-main/rules/kernel/table-service.ts';
import { winning } from '../../../src-main/rules/kernel/tricks.ts';
import { maySee } from '../../../src-main/rules/kernel/view.ts';

describe('what a table may state itself', () => {
  test.each<[string, Member, readonly unknown[], readonly unknown[]]>([
    ['one of a list', among(['own', 'any']), ['own', 'any'], ['other', 1, undefined]],
    ['a whole number within its bounds', whole(2, 5), [2, 5], [1, 6, 2.5, '3', undefined]],
    ['yes or no', flag, [true, false], ['true', 0, undefined]],
    ['a line of words', words(3), ['a', 'abc'], ['', '  ', 'abcd', 3, undefined]],
    ['several, as many as there may be', several(whole(1, 2), 2), [[], [1], [1, 2]], [[1, 1, 1], [3], 1]],
    ['one that may be left out', maybe(whole(1, 2)), [1, 2, undefined], [3, null]],
  ])('%s', (_, member, suits, doesNot) => {
    expect(suits.map((value) => suitsMember(member, value))).toEqual(suits.map(() => true));
    expect(doesNot.map((value) => suitsMember(member, value))).toEqual(doesNot.map(() => false));
  });

  test('the first member that does not suit is named, and one that nobody knows is left alone', () => {
    const shape = { whose: among(['own']), spaces: whole(1, 3) };
    expect(misfit(shape, { whose: 'own', spaces: 4 })).toBe('spaces');
    expect(misfit(shape, { whose: 'any', spaces: 4 })).toBe('whose');
    expect(misfit(shape, { whose: 'own', spaces: 3, later: true })).toBeUndefined();
  });
});

describe('an option', () => {
  const option = (more: object) => ({ name: 'one', digest: '1', ...more }) as Option;
  test('offers what lies within it, at its bounds too, and nothing else', () => {
    const number = option({ type: 'number', least: 1, most: 3, default: 2 });
    const numbers = option({ type: 'numbers', least: 1, most: 3, default: [1, 2] });
    const choice = option({ type: 'choice', choices: ['a', 'b'], default: 'a' });
    const isOffered = (one: Option, ...values: readonly unknown[]) =>
      values.map((value) => offers(one, value));
    expect(isOffered(number, 1, 3, 0, 4, 1.5, '2')).toEqual([true, true, false, false, false, false]);
    expect(isOffered(numbers, [1, 3], [1], [1, 2, 3], [0, 1], 1)).toEqual([true, false, false, false, false]);
    expect(isOffered(choice, 'b', 'c', 1)).toEqual([true, false, false]);
    expect(isOffered(option({ type: 'flag', default: true }), false, 'no')).toEqual([true, false]);
    expect(defaultsOf([number, choice])).toEqual({ one: 'a' });
  });
});

describe('a digest', () => {
  test('is the same for the same content, however it was put together, and has fourteen signs', () => {
    expect(canonical({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}');
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    expect(digest(['a', 'b'])).not.toBe(digest(['b', 'a']));
    expect(digest(undefined)).toHaveLength(14);
    // It stands in sessions and on pages: the same content has this name for ever.
    expect(digest({ kind: 'bid', among: ['red', 'blue'] })).toBe('03hm42s1nx7b8h');
  });
});

describe('what follows by itself', () => {
  test('and never ends says in its name what the last of it was', () => {
    const endless = () =>
      following(
        0,
        (state) => [{ kind: 'swept' }, { kind: 'sunk', state }],
        (state) => state + 1,
      );
    expect(endless).toThrow(
      'what follows by itself never ends; the last of it: {"kind":"sunk","state":1000}',
    );
  });
});

describe('a refusal', () => {
  const no = refusalsOf({
    early: { rule: 'turn', waivable: true },
    unknown: { rule: 'table', waivable: false },
  });
  test('is the first that is not waived; nonsense cannot be waived, and what nobody may hear can', () => {
    const both = [() => no('early'), () => no('unknown')];
    expect(firstRefusal(new Set(), both)?.code).toBe('early');
    expect(firstRefusal(new Set(['early', 'unknown']), both)?.code).toBe('unknown');
    const hidden = [() => inSecret('red', 'table', no('unknown'))];
    expect(firstRefusal(new Set(), hidden)?.secret).toEqual({ of: 'red', in: 'table' });
    expect(firstRefusal(new Set(['unknown']), hidden)).toBeUndefined();
    expect(inSecret('red', 'answer', undefined)).toBeUndefined();
    expect(no('early', { at: 1 })).toEqual({
      code: 'early',
      rule: 'turn',
      waivable: true,
      values: { at: 1 },
    });
    expect(no('early')).not.toHaveProperty('values');
  });
});

describe('a prompt', () => {
  const asked = { kind: 'bid', rule: 'bid', ask: { key: 'a' }, hint: { key: 'h' }, shown: 1 };
  test('waits for whom it asks who has not answered, and for nobody where anyone may', () => {
    const bid = must({ ...asked, whom: ['red', 'blue'], answered: ['red'] } as never);
    expect([bid.need, waitingFor(bid), asks(bid, 'red'), asks(bid, 'green')]).toEqual([
      'must',
      ['blue'],
      true,
      false,
    ]);
    const anyone = may({ ...asked, whom: 'anyone' } as never);
    expect([anyone.need, waitingFor(anyone), asks(anyone, 'green')]).toEqual(['may', [], true]);
    expect([anyone.answered, anyone.secret]).toEqual([[], false]);
  });

  test('has its name from its kind, whom it asks, and what is shown', () => {
    const id = (more: object) => must({ ...asked, whom: ['red'], ...more } as never).id;
    expect(id({})).toBe(id({ ask: { key: 'other' }, answered: ['red'] }));
    expect(new Set([id({}), id({ shown: 2 }), id({ whom: ['blue'] }), id({ kind: 'tie' })]).size).toBe(4);
  });
});

describe('seats', () => {
  const order = ['red', 'blue', 'yellow'] as const;
  test('go clockwise once round, from one or behind it', () => {
    expect(clockwiseFrom(order, 'blue')).toEqual(['blue', 'yellow', 'red']);
    expect(clockwiseAfter(order, 'blue')).toEqual(['yellow', 'red', 'blue']);
    expect(clockwiseAfter(order, 'yellow')).toEqual(['red', 'blue', 'yellow']);
    expect(forSeats(order, (seat) => seat.length)).toEqual({ red: 3, blue: 4, yellow: 6 });
    expect([isSeatId('grey'), isSeatId('brown')]).toEqual([true, false]);
  });

  test('share a rank where they are level, and the next rank counts them all', () => {
    const scores = [3, 5, 5, 1].map((score, at) => ({
      seat: ['red', 'blue', 'yellow', 'green'][at] as 'red',
      score,
    }));
    expect(rankByScore(scores).map(({ seat, rank }) => [seat, rank])).toEqual([
      ['blue', 1],
      ['yellow', 1],
      ['red', 3],
      ['green', 4],
    ]);
  });

  test('see their own secrets; the television none, the console its own and what was revealed', () => {
    expect(maySee({ kind: 'table' }, 'red')).toBe(false);
    expect(maySee({ kind: 'captain', seat: 'red' }, 'red')).toBe(true);
    expect(maySee({ kind: 'captain', seat: 'red' }, 'blue')).toBe(false);
    const console = { kind: 'console', seat: 'red', revealed: 'blue' } as const;
    expect([maySee(console, 'red'), maySee(console, 'blue'), maySee(console, 'green')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('sealed answers', () => {
  test('are opened once the last is in, may be changed until then, and are in the order of asking', () => {
    const asked = askAll<number>(['red', 'blue']);
    const one = seal(asked, 'blue', 3);
    expect([answeredBy(one), opened(one)]).toEqual([['blue'], undefined]);
    expect([isLastToAnswer(asked, 'red'), isLastToAnswer(one, 'red'), isLastToAnswer(one, 'blue')]).toEqual([
      false,
      true,
      false,
    ]);
    const all = seal(seal(one, 'blue', 1), 'red', 0);
    expect(opened(all)).toEqual([
      ['red', 0],
      ['blue', 1],
    ]);
    expect(isLastToAnswer(all, 'red')).toBe(false);
  });
});

describe('a trick', () => {
  test('is won by the strongest, by all who are level, and by nobody whose card cannot win', () => {
    const laid = [2, 7, 7, 9].map((card) => ({ seat: 'red' as const, card }));
    const strength = (card: number) => (card === 9 ? undefined : card);
    expect(winning(laid, strength)).toEqual([laid[1], laid[2]]);
    expect(winning(laid, () => undefined)).toEqual([]);
  });
});

describe('a stack', () => {
  const laid = lay(lay<string>(emptyStack, 'aim'), 'fog', 1);
  test('numbers what is laid, knows what each answers, and begins anew once nothing lies there', () => {
    expect(laid.plays).toEqual([
      { number: 1, play: 'aim' },
      { number: 2, play: 'fog', answers: 1 },
    ]);
    expect([isOpen(emptyStack), isOpen(laid), topOf(laid)?.play, laid.next]).toEqual([false, true, 'fog', 3]);
    const left = lift(laid, 1);
    expect([left.next, pendingPlay(left, 1), pendingPlay(left, 2)?.play]).toEqual([3, undefined, 'fog']);
    expect(lift(left, 2)).toBe(emptyStack);
    expect(alter(laid, 2, (play) => `${play}!`).plays.map(({ play }) => play)).toEqual(['aim', 'fog!']);
  });

  test('is settled from the top down, and a play that stays there is a bug with its number', () => {
    const settle = (_: Stack<string>, { number }: { number: number }) => [number];
    expect(settleAll(laid, (now) => now, settle, lift)).toEqual([2, 1]);
    expect(() =>
      settleAll(
        laid,
        (now) => now,
        settle,
        (now) => now,
      ),
    ).toThrow('pending play 2 was not taken off');
  });
});

describe('what is refused in the same way in every game', () => {
  test('four of the common refusals the table may overrule, and of those of the service none', () => {
    const waivable = Object.entries(commonCodes).filter((one) => one[1].waivable);
    expect(waivable.map(([code]) => code)).toEqual([
      'not-your-turn',
      'must-follow',
      'card-elsewhere',
      'empty-hand',
    ]);
    const service = serviceRefusals({ table: 'a', depth: 'b', byHand: 'c' });
    expect(Object.values(service).filter((one) => one.waivable)).toEqual([]);
    expect([service['seat-count'].rule, service['no-such-depth'].rule, service['bad-value'].rule]).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('a form is told whole, a number by its field', () => {
    const form = { kind: 'setTable', fields: { turn: 'red' } } as const;
    const right = { kind: 'setRight', field: 'gold', seat: 'red', value: 3 } as const;
    expect(handSet(form, 1)).toEqual({ kind: 'tableSet', fields: { turn: 'red' }, outcome: 1 });
    expect(handSet(right, 1)).toEqual({ kind: 'fieldSet', field: 'gold', seat: 'red', value: 3, outcome: 1 });
    expect(valuesBegun({ kind: 'setTable', fields: {} }, 'blue')).toEqual({ turn: 'blue' });
    expect(valuesBegun(form, 'blue')).toEqual({ turn: 'red' });
    expect(valuesBegun(right, 'blue')).toEqual({ 'gold.red': 3 });
  });
});

describe('a line of the form', () => {
  const field = (type: Field['type']): Field => ({ field: 'f', label: { key: 'f' }, type, value: 0 });
  const choice = (count: number) =>
    field({ kind: 'choice', among: Array.from({ length: count }, (_, at) => `c${at}`) });

  test('names what may stand in it as long as those are few', () => {
    expect(onlyWhat(choice(6)).key).toBe('only.choice');
    expect(onlyWhat(choice(7)).key).toBe('only.offered');
  });

  test('holds as many rows as it may', () => {
    const type = { kind: 'number', least: 1, most: 3 } as const;
    const columns = [{ name: 'card', label: { key: 'c' }, type, usual: 1 }];
    const list = field({ kind: 'list', most: 2, columns });
    const rows = (count: number) => Array.from({ length: count }, () => ({ card: 1 }));
    expect([1, 2, 3].map((count) => suits(list, rows(count)))).toEqual([true, true, false]);
    expect(suits(list, [{ card: 4 }])).toBe(false);
    expect(suits(list, [{ ship: 1 }])).toBe(false);
  });
});

test('a house rule that no group names stands in none', () => {
  const rows = [
    { name: 'a', digest: '1', type: 'flag', default: false },
    { name: 'b', digest: '2', type: 'flag', default: false },
  ] as const satisfies readonly Option[];
  expect(inGroups({ moving: ['b'] }, rows)).toEqual([rows[0], { ...rows[1], group: 'moving' }]);
  expect(inGroups({ moving: ['b'] }, rows)[0]).not.toHaveProperty('group');
});

test('a number has what it usually is only where that is said', () => {
  expect(whole(1, 3)).toEqual({ kind: 'whole', least: 1, most: 3 });
  expect(whole(1, 3)).not.toHaveProperty('usual');
  expect(whole(1, 3, 2)).toEqual({ kind: 'whole', least: 1, most: 3, usual: 2 });
});

test('pending plays are numbered from one on, and no number comes twice', () => {
  const two = lay(lay(emptyStack as Stack<string>, 'a'), 'b');
  expect(two.plays.map(({ number }) => number)).toEqual([1, 2]);
  expect(lay(lift(two, 2), 'c').plays.map(({ number }) => number)).toEqual([1, 3]);
});

test('what is accepted once it is seen is made once, and for nobody who only asks whether it is', () => {
  let made = 0;
  const accepted = acceptOnceSeen(() => (made += 1));
  expect([accepted.ok, made]).toEqual([true, 0]);
  expect([accepted.value, accepted.value, made]).toEqual([1, 1, 1]);
});
