import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { formatBoard } from '../../../src-main/rules/pirates-flag/board.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import { totalOf } from '../../../src-main/rules/pirates-flag/rolls.ts';
import { random } from '../../support/random.ts';
import { on, play, running, type Table } from './table.ts';

const ask = (t: Table, question: object): Readonly<Record<string, unknown>> => {
  const answer = piratesFlag.ask(t.state, question as { kind: string });
  return answer.ok ? answer.value : { refused: answer.no.code };
};
const chance = (t: Table) =>
  ask(t, { kind: 'battle', attacker: 'red', defender: 'blue' })['chance'] as number;

describe('the chance to win a battle', () => {
  test('is even without bonuses', () => {
    expect(chance(running())).toBeCloseTo(0.5, 12);
  });

  test('counts what waits for both, a tie being rolled again without it', () => {
    // +1: of 36 the attacker wins 21, ties 5, and of ties half.
    expect(chance(running({ 'bonus.red': 1 }))).toBeCloseTo((21 + 2.5) / 36, 12);
    expect(chance(running({ 'bonus.red': 6 }))).toBeCloseTo(1, 12);
    expect(chance(running({ 'bonus.blue': 6 }))).toBeCloseTo(0, 12);
  });

  test('with bonuses kept in a re-roll they count there as well', () => {
    expect(chance(running({ 'bonus.red': 1 }, { options: { tieBonus: 'kept' } }))).toBeCloseTo(21 / 31, 12);
  });

  test('where both can only roll 0 for ever nobody wins', () => {
    const t = running({ 'bonus.red': -9, 'bonus.blue': -9 }, { options: { tieBonus: 'kept' } });
    expect(chance(t)).toBe(0);
  });

  test('counts cards that lie on the stack as if they stood', () => {
    const t = running({ 'hand.red': 1 }).do(play('red', 'smooth-sailing'));
    expect(chance(t)).toBeCloseTo(chance(running({ 'bonus.red': 3 })), 12);
  });

  test.each(['dieFirst', 'wholeSum'] as const)('agrees with dice thrown 60,000 times (%s)', (doubling) => {
    const { below } = random(11);
    const die = () => 1 + below(6);
    const mine = [{ row: null, by: null, times: 2, plus: -3 }];
    const theirs = [{ row: null, by: null, times: 1, plus: 2 }];
    let won = 0;
    const tries = 60_000;
    for (let game = 0; game < tries; game++) {
      let [attack, defence] = [totalOf(die(), mine, doubling), totalOf(die(), theirs, doubling)];
      while (attack === defence) [attack, defence] = [die(), die()];
      if (attack > defence) won += 1;
    }
    const t = running({ 'bonus.red': -3, 'doubled.red': true, 'bonus.blue': 2 }, { options: { doubling } });
    expect(Math.abs(chance(t) - won / tries)).toBeLessThan(0.006);
  });
});

describe('the chance to come so far', () => {
  test('with two dice, and with one', () => {
    expect(ask(running(), { kind: 'reach', seat: 'red', spaces: 7 })).toEqual({
      atLeast: expect.closeTo(21 / 36, 12) as number,
      exactly: expect.closeTo(6 / 36, 12) as number,
    });
    const one = running({ flag: 'blue', 'at.blue': 4 });
    expect(ask(one, { kind: 'reach', seat: 'red', spaces: 4 })).toMatchObject({
      atLeast: expect.closeTo(0.5, 12) as number,
    });
    expect(ask(one, { kind: 'reach', seat: 'red', spaces: 7 })).toEqual({ atLeast: 0, exactly: 0 });
  });

  test('with what waits for the next roll', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 4, 'bonus.red': 3 });
    expect(ask(t, { kind: 'reach', seat: 'red', spaces: 4 })).toMatchObject({
      atLeast: expect.closeTo(1, 12) as number,
    });
  });
});

describe('other questions', () => {
  test('whether a board can be sailed, while it is drawn', () => {
    expect(ask(running(), { kind: 'board', board: sampleBoard })).toEqual({
      board: sampleBoard,
      text: formatBoard(sampleBoard),
    });
    expect(ask(running(), { kind: 'board', text: formatBoard(sampleBoard) })).toMatchObject({
      board: sampleBoard,
    });
    expect(ask(running(), { kind: 'board', text: '{' })).toEqual({ refused: 'board-shape' });
    expect(ask(running(), { kind: 'board', board: { ...sampleBoard, posts: [99] } })).toEqual({
      refused: 'board-place',
    });
  });

  test('whether an edition can be read', () => {
    expect(ask(running(), { kind: 'edition', edition: { missing: ['flank'] } })).toEqual({
      board: sampleBoard,
      cards: 47,
      captains: 8,
    });
    expect(ask(running(), { kind: 'edition', edition: 4 })).toEqual({ refused: 'bad-edition' });
  });

  test.each([
    { kind: 'luck' },
    { kind: 'battle', attacker: 'red', defender: 'red' },
    { kind: 'battle', attacker: 'red', defender: 'grey' },
    { kind: 'battle', attacker: 3, defender: 'red' },
    { kind: 'reach', seat: 'grey', spaces: 4 },
    { kind: 'reach', seat: 'red', spaces: 'four' },
    { kind: 'reach', seat: 'red', spaces: 4.5 },
  ])('%j cannot be asked', (question) => {
    expect(ask(running(), question)).toEqual({ refused: 'bad-question' });
  });
});
