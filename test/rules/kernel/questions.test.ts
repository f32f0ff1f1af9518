import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { signOf } from '../../../src-main/rules/kernel/questions/step.ts';
import { decide, harbour, questions, type Harbour } from './harbour.ts';

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
  questions.answers(state, promptOf(kind, state), seat);

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
    expect(new Set(offered('load').map(({ under }) => under?.key))).toEqual(new Set(['ball-1', 'ball-2']));
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

  test('whoever is not asked says nothing', () => {
    expect(read('roll', ['face/white/1'], 'blue')).toEqual(unfit);
    expect(read('roll', ['face/white/1'], 'red')).toMatchObject({ kind: 'command' });
  });

  test('words are closed, and a numbered square may be typed', () => {
    expect(read('moor', ['choice/wait'])).toEqual({ kind: 'command', command: { kind: 'wait' } });
    expect(read('moor', ['choice/swim'])).toEqual(unfit);
    expect(read('moor', ['number/7'])).toEqual({ kind: 'command', command: { kind: 'moor', at: '7' } });
    expect(read('moor', ['square/7'])).toEqual({ kind: 'command', command: { kind: 'moor', at: '7' } });
  });
});

describe('what can be pressed', () => {
  test('all that is listed, with the refusal it would meet', () => {
    expect(offered('moor').map(({ label, refusal }) => [label.key, refusal?.code])).toEqual([
      ['1', undefined],
      ['2', 'taken'],
      ['3', undefined],
      ['wait', undefined],
    ]);
    expect(offered('bid', 'red').map(({ key }) => key)).toEqual(['0', '1', '2']);
  });

  test('of several steps the first is the part that the others are in', () => {
    const all = offered('shoot', 'red');
    expect(new Set(all.map(({ under }) => under?.key))).toEqual(new Set(['ball-1', 'ball-2']));
    expect(all.filter(({ under }) => under?.key === 'ball-1').map(({ label }) => label.key)).toEqual(
      ['blue', 'green'].flatMap((seat) =>
        ['ahead', 'back'].flatMap((way) => ['', ' 1', ' 2'].map((far) => `ball-1 ${seat} ${way}${far}`)),
      ),
    );
  });

  test('for whom is the first part where nobody in particular answers', () => {
    const thrown = offered('throw');
    expect(thrown.map(({ command }) => command)).toEqual(
      ['red', 'blue'].flatMap((seat) => ['1', '2'].map((face) => ({ kind: 'throw', seat, face }))),
    );
    expect(thrown[3]?.under).toEqual({ key: 'answer.whose', values: { seat: { seat: 'blue' } } });
    expect(offered('throw', 'blue').every(({ under }) => under === undefined)).toBe(true);
  });

  test('nobody’s secret answer is offered to somebody who is nobody', () => {
    expect(offered('bid')).toEqual([]);
    expect(offered('bid', 'blue')).toHaveLength(10);
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
    expect(press('bid', ['number/2'], 'red')).toEqual(bid('red', 2));
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

  test('is not refused what a later step will answer', () => {
    const [first] = questions.answers(harbour, promptOf('show'), 'red');
    expect(first).toMatchObject({ command: { card: 'ball-1' }, refusal: { code: 'no-target' } });
    const step = press('shoot', [], 'red');
    expect(JSON.stringify(step)).not.toContain('no-target');
    expect(JSON.stringify(press('show', [], 'red'))).toContain('no-target');
  });
});

describe('a game on its way', () => {
  test('what has no row yet is answered as it was', () => {
    expect(questions.prompts(harbour).map(({ kind }) => kind)).toEqual([
      'bid',
      'throw',
      'moor',
      'shoot',
      'show',
      'load',
      'roll',
      'plain',
    ]);
    expect(offered('plain').map(({ label }) => label.key)).toEqual(['plain']);
    expect(read('plain', ['choice/wait'])).toEqual({ kind: 'command', command: { kind: 'wait' } });
  });

  test('a question that is not asked now has no answers', () => {
    const gone = { ...promptOf('moor'), id: 'moor-gone' as ReturnType<typeof promptOf>['id'] };
    expect(questions.answers(harbour, gone, undefined)).toEqual([]);
    expect(questions.interpret(harbour, gone, signs(['choice/wait']), undefined)).toEqual(unfit);
  });

  test('the commands that answer a question are known without asking it', () => {
    expect(questions.makes).toEqual({
      bid: ['bid'],
      throw: ['throw'],
      shoot: ['shoot'],
      show: ['shoot'],
      moor: ['moor', 'wait'],
      load: ['load'],
      roll: ['roll'],
    });
  });
});
