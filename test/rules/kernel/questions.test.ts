import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { digit, upTo } from '../../../src-main/rules/kernel/questions/picks.ts';
import { signOf } from '../../../src-main/rules/kernel/questions/step.ts';
import { decide, harbour, questions, type Harbour } from './harbour.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const promptOf = (kind: string, state: Harbour = harbour) => {
  const found = questions.prompts(state).find((prompt) => prompt.kind === kind);
  if (!found) throw new Error(`nobody is asked ${kind}`);
  return found;
};

/** Choices by their names, and a captain's token as it is read. */
const signs = (ids: readonly string[]): readonly Sign[] =>
  ids.map((id): Sign => {
    const sign = id.startsWith('token/')
      ? { kind: 'token' as const, seat: id.slice(6) as SeatId }
      : signOf(id);
    if (!sign) throw new Error(`${id} is no sign`);
    return sign;
  });

const read = (kind: string, ids: readonly string[], seat?: SeatId, state: Harbour = harbour) =>
  questions.interpret(state, promptOf(kind, state), signs(ids), seat);

const offered = (kind: string, seat?: SeatId, state: Harbour = harbour) =>
  waysToAnswer(questions, state, promptOf(kind, state), seat);

const bid = (seat: SeatId, amount: number) => ({ kind: 'command', command: { kind: 'bid', seat, amount } });
const shot = (card: string, target?: SeatId, way?: string) => ({
  kind: 'command',
  command: { kind: 'shoot', seat: 'red', card, target, way },
});
const lacks = (...missing: readonly string[]) => ({ kind: 'incomplete', missing });
const unfit = { kind: 'unfit' };

describe('what signs mean', () => {
  test('a sign presses at the open step, also what is not listed there', () => {
    expect(read('bid', ['number/2'], 'red')).toEqual(bid('red', 2));
    expect(read('bid', ['number/40'], 'red')).toEqual(bid('red', 40));
    expect(read('bid', ['card/ball-1'], 'red')).toEqual(unfit);
  });

  test('whose it is may be said before and after, and anew', () => {
    expect(read('bid', ['number/2'])).toEqual(lacks('seat'));
    expect(read('bid', ['number/2', 'seat/blue'])).toEqual(bid('blue', 2));
    expect(read('bid', ['token/blue', 'number/2'])).toEqual(bid('blue', 2));
    expect(read('bid', ['seat/blue', 'seat/red', 'number/2'])).toEqual(bid('red', 2));
    expect(read('bid', ['number/2', 'number/1', 'seat/red'])).toEqual(bid('red', 1));
  });

  test('a token alone begins an answer only where the question says so', () => {
    expect(read('bid', ['token/blue'])).toEqual(lacks('number'));
    expect(read('throw', ['token/blue'])).toEqual(unfit);
  });

  test('a die that only one has says whose it is, a purse does not', () => {
    expect(read('throw', ['face/blue/2'])).toEqual({
      kind: 'command',
      command: { kind: 'throw', seat: 'blue', face: '2' },
    });
    expect(read('bid', ['number/9'])).toEqual(lacks('seat'));
    expect(read('pay', ['number/9'])).toEqual(lacks('seat'));
    expect(read('pay', ['number/9', 'seat/blue'])).toEqual(bid('blue', 9));
  });

  test('a card that only one may hold says whose it is', () => {
    const shown = (seat: SeatId, card: string) => ({
      kind: 'command',
      command: { kind: 'shoot', seat, card },
    });
    expect(read('show', ['card/ball-3'])).toEqual(shown('blue', 'ball-3'));
    expect(read('show', ['card/ball-2'])).toEqual(lacks('seat'));
    expect(read('show', ['card/ball-3'], 'red')).toEqual(shown('red', 'ball-3'));
  });

  test('a slip that no command can say meets a refusal of its own', () => {
    expect(read('throw', ['face/blue/2'], 'red')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'other-die', rule: 'dice' },
    });
    expect(read('throw', ['face/blue/2', 'face/red/1'], 'red')).toMatchObject({ kind: 'command' });
  });

  test('a dice card stands for the die that is thrown', () => {
    const card: Sign = { kind: 'dice-card', row: 'dice-2' };
    expect(questions.interpret(harbour, promptOf('throw'), [card], 'red')).toEqual({
      kind: 'command',
      command: { kind: 'throw', seat: 'red', face: '2' },
    });
  });

  test('each step lacks its own, and the command grows with them', () => {
    expect(read('shoot', ['card/ball-1'], 'red')).toEqual(lacks('target'));
    expect(read('shoot', ['card/ball-1', 'seat/blue'], 'red')).toEqual(lacks('way'));
    expect(read('shoot', ['card/ball-1', 'seat/blue', 'choice/back'], 'red')).toEqual(
      shot('ball-1', 'blue', 'back'),
    );
  });

  test('after the first a step with one choice is taken by itself, the first never', () => {
    const one = { ...harbour, targets: ['blue'] as const, hands: { red: ['ball-1'] } };
    expect(read('shoot', ['card/ball-1'], 'red', one)).toEqual(lacks('way'));
    expect(read('shoot', ['card/ball-1', 'choice/back'], 'red', one)).toEqual(shot('ball-1', 'blue', 'back'));
    expect(read('shoot', ['choice/back'], 'red', one)).toEqual(unfit);
    expect(read('shoot', ['card/ball-1', 'seat/green', 'choice/back'], 'red', one)).toEqual(
      shot('ball-1', 'green', 'back'),
    );
  });

  test('a sign ends before an optional step, and reads it where it comes', () => {
    const path = ['card/ball-1', 'seat/blue', 'choice/back'];
    expect(read('shoot', [...path, 'number/2'], 'red')).toMatchObject({ command: { spaces: 2 } });
  });

  test('a sign may change what was said before, and the rest stands', () => {
    expect(read('shoot', ['card/ball-1', 'seat/blue', 'card/ball-2', 'choice/back'], 'red')).toEqual(
      shot('ball-2', 'blue', 'back'),
    );
    expect(read('shoot', ['card/ball-1', 'seat/blue', 'seat/green', 'choice/back'], 'red')).toEqual(
      shot('ball-1', 'green', 'back'),
    );
  });

  test('what was taken by itself is said for nobody where it is not the only choice any more', () => {
    const one = { ...harbour, targets: ['blue'] as const };
    expect(read('shoot', ['card/ball-1', 'choice/back', 'card/ball-2'], 'red', one)).toEqual(
      shot('ball-2', 'blue', 'back'),
    );
    expect(read('shoot', ['card/ball-5', 'choice/back', 'card/ball-1'], 'red')).toEqual(lacks('target'));
    expect(read('shoot', ['card/ball-1', 'seat/blue', 'choice/back', 'card/ball-5'], 'red')).toEqual(
      shot('ball-5', 'blue', 'back'),
    );
  });

  test('where any order will do the second may come first', () => {
    expect(read('shoot', ['seat/green'], 'red')).toEqual(lacks('card'));
    expect(read('shoot', ['seat/green', 'card/ball-1', 'choice/back'], 'red')).toEqual(
      shot('ball-1', 'green', 'back'),
    );
    expect(read('shoot', ['square/4'], 'red')).toEqual(unfit);
  });

  test('the newest must have said something', () => {
    expect(read('shoot', ['card/ball-1', 'square/4'], 'red')).toEqual(unfit);
    expect(read('shoot', [], 'red')).toEqual(unfit);
  });

  test('whoever says what was taken by itself has said it, and said again it is the next step', () => {
    const one = { ...harbour, hands: { red: ['ball-1'] } };
    const loaded = (to: string) => ({ kind: 'command', command: { kind: 'load', from: 'ball-1', to } });
    expect(read('load', ['choice/load'], undefined, one)).toEqual(lacks('to'));
    expect(read('load', ['choice/load', 'card/ball-3'], undefined, one)).toEqual(loaded('ball-3'));
    expect(read('load', ['choice/load', 'card/ball-1'], undefined, one)).toEqual(lacks('to'));
    expect(read('load', ['choice/load', 'card/ball-1', 'card/ball-3'], undefined, one)).toEqual(
      loaded('ball-3'),
    );
    expect(read('load', ['choice/load', 'card/ball-1', 'card/ball-1'], undefined, one)).toEqual(
      loaded('ball-1'),
    );
  });

  test('what is not listed may be read for all that', () => {
    expect(read('load', ['card/ball-2', 'card/ball-3'])).toMatchObject({ command: { from: 'ball-2' } });
    expect(new Set(offered('load').map(({ path }) => path[1]))).toEqual(
      new Set(['card/ball-1', 'card/ball-2']),
    );
  });

  test('another die is said in the command where the command can say it', () => {
    const rolled = (face: string, die?: string) => ({
      kind: 'command',
      command: { kind: 'roll', face, ...(die ? { die } : {}) },
    });
    expect(read('roll', ['face/white/7'])).toEqual(rolled('7'));
    expect(read('roll', ['face/black/2'])).toEqual(rolled('2', 'black'));
    expect(read('roll', ['face/none/2'])).toEqual(unfit);
    const card: Sign = { kind: 'dice-card', row: 'dice-4' };
    expect(questions.interpret(harbour, promptOf('roll'), [card], undefined)).toEqual(rolled('4'));
    expect(offered('roll').map(({ label }) => label.key)).toEqual(['1']);
  });

  test('words are closed, and a numbered square may be typed', () => {
    expect(read('moor', ['choice/wait'])).toEqual({ kind: 'command', command: { kind: 'wait' } });
    expect(read('moor', ['choice/swim'])).toEqual(unfit);
    expect(read('moor', ['number/7'])).toEqual({ kind: 'command', command: { kind: 'moor', at: '7' } });
    expect(read('moor', ['square/7'])).toEqual({ kind: 'command', command: { kind: 'moor', at: '7' } });
  });
});

describe('what can be pressed', () => {
  test('numbers are listed from the least to the most, and none where the most is less', () => {
    expect([upTo(3), upTo(3, 2), upTo(0), upTo(-1), upTo(2, 5)]).toEqual([[0, 1, 2, 3], [2, 3], [0], [], []]);
    expect([0, 9, 10, -1].map(digit)).toEqual([{ key: '0' }, { key: '9' }, {}, {}]);
  });

  test('all that is listed, with the refusal it would meet', () => {
    expect(offered('moor').map(({ label, refusal }) => [label.key, refusal?.code])).toEqual([
      ['1', undefined],
      ['2', 'taken'],
      ['3', undefined],
      ['wait', undefined],
    ]);
    expect(offered('bid', 'red').map(({ key }) => key)).toEqual(['0', '1', '2']);
  });

  test('of several steps each is reached by the one before it', () => {
    const all = offered('shoot', 'red').map(({ path }) => path.join(' '));
    expect(all).toEqual(
      ['ball-1', 'ball-2'].flatMap((card) =>
        ['blue', 'green'].flatMap((seat) =>
          ['ahead', 'back'].flatMap((way) =>
            ['enough', 'number/1', 'number/2'].map((far) => `card/${card} seat/${seat} choice/${way} ${far}`),
          ),
        ),
      ),
    );
  });

  test('for whom is said first where nobody in particular answers', () => {
    const thrown = offered('throw');
    expect(thrown.map(({ command }) => command)).toEqual(
      ['red', 'blue'].flatMap((seat) => ['1', '2'].map((face) => ({ kind: 'throw', seat, face }))),
    );
    expect(thrown.map(({ path }) => path[0])).toEqual(['seat/red', 'seat/red', 'seat/blue', 'seat/blue']);
    expect(offered('throw', 'blue').every(({ path }) => path.length === 1)).toBe(true);
  });

  test('nobody’s secret answer is offered to somebody who is nobody', () => {
    expect(offered('bid')).toEqual([]);
    expect(offered('bid', 'blue')).toHaveLength(10);
  });

  test('of many what may be done comes first, what a ruling could make true behind it, and nonsense nowhere', () => {
    const named = (
      all: readonly { readonly label: { readonly key: string }; readonly refusal?: unknown }[],
    ) => all.map(({ label, refusal }) => [label.key, refusal !== undefined]);
    const sifted = [
      ['wait', false],
      ['flag-1', false],
      ['flag-taken', true],
    ];
    expect(named(offered('hoist', 'red'))).toEqual(sifted);
    const pressed = questions.press(harbour, promptOf('hoist'), [], 'red');
    expect(named(pressed?.kind === 'open' ? pressed.step.choices : [])).toEqual(sifted);
    expect(read('hoist', ['card/flag-torn'], 'red')).toMatchObject({ command: { card: 'flag-torn' } });
  });

  test('of many nothing is listed for nobody in particular but what is nobody’s in particular', () => {
    expect(offered('hoist').map(({ command }) => command)).toEqual([{ kind: 'wait' }]);
    expect(read('hoist', ['choice/wait'])).toEqual({ kind: 'command', command: { kind: 'wait' } });
    expect(read('hoist', ['choice/wait'], 'blue')).toEqual({ kind: 'command', command: { kind: 'wait' } });
    expect(read('hoist', ['card/flag-1'])).toEqual(lacks('seat'));
    expect(read('hoist', ['card/flag-1', 'token/blue'])).toMatchObject({ command: { seat: 'blue' } });
    expect(questions.press(harbour, promptOf('hoist'), [], undefined)).toMatchObject({
      step: { choices: [{ id: 'seat/red' }, { id: 'seat/blue' }, { id: 'choice/wait' }] },
    });
  });

  test('a refusal that would tell a secret is not shown', () => {
    expect(offered('moor').find(({ label }) => label.key === '3')).not.toHaveProperty('refusal');
    expect(decide(harbour, { kind: 'moor', at: '3' })).toMatchObject({ no: { code: 'reserved' } });
  });
});

describe('a press', () => {
  const press = (kind: string, path: readonly string[], seat?: SeatId, state: Harbour = harbour) =>
    questions.press(state, promptOf(kind, state), path, seat);
  const choices = (...names: readonly string[]) =>
    names.map((id): unknown => expect.objectContaining({ id }));

  test('is shown the first step before anything is said, with its range and its dice', () => {
    expect(press('bid', [], 'red')).toMatchObject({
      kind: 'open',
      step: {
        path: [],
        choices: choices('number/0', 'number/1', 'number/2'),
        number: { least: 0, most: 99 },
      },
    });
    expect(press('throw', [], 'blue')).toMatchObject({ step: { dice: ['blue'] } });
    expect(press('throw', [])).toMatchObject({ step: { choices: choices('seat/red', 'seat/blue') } });
  });

  test('carries its whole path, and sends no command before the answer is finished', () => {
    const step = press('shoot', ['card/ball-1', 'seat/blue'], 'red');
    expect(step).toMatchObject({
      kind: 'open',
      step: { path: choices('card/ball-1', 'seat/blue'), choices: choices('choice/ahead', 'choice/back') },
    });
    expect(JSON.stringify(step)).not.toContain('command');
    expect(press('bid', ['number/2'], 'red')).toMatchObject(bid('red', 2));
  });

  test('is shown an optional step, at which the answer stands already', () => {
    const path = ['card/ball-1', 'seat/blue', 'choice/back'];
    expect(press('shoot', path, 'red')).toMatchObject({ kind: 'open', step: { optional: true } });
    expect(press('shoot', [...path, 'number/1'], 'red')).toMatchObject({ command: { spaces: 1 } });
  });

  test('has in its path what was taken by itself', () => {
    const one = { ...harbour, targets: ['blue'] as const };
    const path = ['card/ball-1', 'seat/blue'];
    expect(press('shoot', ['card/ball-1'], 'red', one)).toMatchObject({ step: { path: choices(...path) } });
    expect(press('shoot', path, 'red', one)).toMatchObject({ step: { path: choices(...path) } });
  });

  test('hears where its path ends, and what a slip was', () => {
    expect(press('shoot', ['card/ball-1', 'square/4'], 'red')).toEqual({ kind: 'gone', at: 1 });
    expect(press('throw', ['face/blue/1'], 'red')).toMatchObject({ kind: 'refused' });
  });

  test('of nobody in particular says so, for whomever it is pressed', () => {
    const bare = { kind: 'command', command: { kind: 'wait' }, isNobodys: true };
    expect(press('hoist', ['choice/wait'], 'red')).toMatchObject(bare);
    expect(press('hoist', ['choice/wait'])).toMatchObject(bare);
    expect(press('hoist', ['card/flag-1'], 'red')).not.toHaveProperty('isNobodys');
    expect(press('hoist', [], 'red')).toMatchObject({
      step: { choices: [{ id: 'choice/wait', isNobodys: true }, { id: 'card/flag-1' }, {}] },
    });
    expect(press('hoist', [], 'red')).not.toHaveProperty('step.choices.1.isNobodys');
    expect(read('hoist', ['choice/wait'], 'red')).toEqual({ kind: 'command', command: { kind: 'wait' } });
  });

  test('goes on with what was read before its step, and says otherwise what it says anew', () => {
    const after = (kind: string, early: readonly string[], path: readonly string[]) =>
      questions.press(harbour, promptOf(kind), path, undefined, signs(early));
    expect(after('bid', ['number/2'], ['seat/blue'])).toMatchObject(bid('blue', 2));
    expect(after('bid', ['number/2'], ['seat/blue', 'number/3'])).toMatchObject(bid('blue', 3));
    expect(after('bid', ['number/2'], [])).toMatchObject({
      kind: 'open',
      early: [{ kind: 'number', value: 2 }],
    });
    expect(after('shoot', ['seat/blue'], ['card/ball-2'])).toMatchObject({
      step: { path: choices('card/ball-2', 'seat/blue'), choices: choices('choice/ahead', 'choice/back') },
    });
    expect(after('shoot', ['seat/blue'], ['card/ball-2', 'seat/green'])).toMatchObject({
      step: { path: choices('card/ball-2', 'seat/green') },
    });
    expect(after('shoot', ['seat/blue'], ['card/ball-2'])).not.toHaveProperty('early');
  });

  test('is refused where nothing could be chosen after it, as a sign is that would begin it', () => {
    const alone = { ...harbour, targets: [] };
    const refused = {
      kind: 'refused',
      refusal: { code: 'nothing-to-choose', waivable: false, values: { choice: { key: 'ball-2' } } },
    };
    expect(press('shoot', [], 'red', alone)).toMatchObject({
      step: { choices: [{ refusal: { code: 'nothing-to-choose' } }, { refusal: refused.refusal }] },
    });
    expect(press('shoot', ['card/ball-2'], 'red', alone)).toMatchObject(refused);
    expect(read('shoot', ['card/ball-2'], 'red', alone)).toMatchObject(refused);
    expect(read('shoot', ['card/ball-2'], 'red')).toEqual(lacks('target'));
  });

  test('is refused what leads to such a choice alone, where nobody’s choice is left', () => {
    const empty = { ...harbour, hands: {} };
    expect(press('load', [], undefined, empty)).toMatchObject({
      step: { choices: [{ id: 'choice/load', refusal: { code: 'nothing-to-choose' } }] },
    });
    expect(press('load', [])).not.toHaveProperty('step.choices.0.refusal');
  });

  test('of many is refused what only nonsense could follow, in the words of what was said', () => {
    const at = (...targets: readonly SeatId[]) => ({ ...harbour, targets });
    expect(read('broadside', ['card/ball-1'], 'red', at('red', 'yellow'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'nothing-to-choose' },
    });
    expect(read('broadside', ['card/ball-9'], 'red', at('red', 'yellow'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'not-held' },
    });
    expect(read('broadside', ['card/ball-1'], 'red', at('red', 'blue', 'yellow'))).toEqual(lacks('target'));
    expect(press('broadside', ['card/ball-1'], 'red', at('red', 'yellow'))).toMatchObject({
      kind: 'refused',
    });
    expect(press('broadside', ['card/ball-1'], 'red', at('red', 'blue', 'yellow'))).toMatchObject({
      step: { choices: choices('seat/blue') },
    });
  });

  test('is not refused what a later step will answer', () => {
    const [first] = waysToAnswer(questions, harbour, promptOf('show'), 'red');
    expect(first).toMatchObject({ command: { card: 'ball-1' }, refusal: { code: 'no-target' } });
    const shown = (kind: string): string => {
      const pressed = press(kind, [], 'red');
      return JSON.stringify(pressed?.kind === 'open' ? pressed.step : pressed);
    };
    expect(shown('shoot')).not.toContain('no-target');
    expect(shown('show')).toContain('no-target');
  });
});

describe('the questions of a game', () => {
  test('are asked in the order in which they are open', () => {
    expect(questions.prompts(harbour).map(({ kind }) => kind)).toEqual([
      'bid',
      'throw',
      'moor',
      'shoot',
      'show',
      'load',
      'roll',
      'hoist',
      'pay',
      'broadside',
    ]);
  });

  test('a question that is not asked now has no answers', () => {
    const gone = { ...promptOf('moor'), id: 'moor-gone' as ReturnType<typeof promptOf>['id'] };
    expect(waysToAnswer(questions, harbour, gone, undefined)).toEqual([]);
    expect(questions.interpret(harbour, gone, signs(['choice/wait']), undefined)).toEqual(unfit);
  });

  test('the commands that answer a question are known without asking it', () => {
    expect(
      Object.fromEntries(Object.values(questions.kinds).map(({ kind, makes }) => [kind, makes])),
    ).toEqual({
      bid: ['bid'],
      throw: ['throw'],
      shoot: ['shoot'],
      show: ['shoot'],
      moor: ['moor', 'wait'],
      load: ['load'],
      roll: ['roll'],
      hoist: ['hoist', 'wait'],
      pay: ['bid'],
      broadside: ['shoot'],
    });
  });
});
