import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { inward, on, play, roll, stand, table, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const asked = (t: Table) => piratesFlag.prompts(t.state).map(({ kind, need }) => [kind, need]);
const answersTo = (t: Table, kind: string, seat: SeatId) => {
  const prompt = piratesFlag.prompts(t.state).find((one) => one.kind === kind);
  if (!prompt) throw new Error(`${kind} is not asked`);
  return waysToAnswer(piratesFlag, t.state, prompt, seat);
};
const cardOf = (command: object): unknown => ('card' in command ? command.card : undefined);

describe('which cards are offered', () => {
  test('those that somebody has taught, one for all that nobody has, and none of the discards', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'hand.red': 3, 'hand.blue': 2 });
    t.do(play('blue', 'heavy-breeze'), stand);
    const offered = new Set(answersTo(t, 'card', 'red').map(({ command }) => cardOf(command)));
    expect([...offered].sort()).toEqual([
      'aarrgh',
      'card-10',
      'flank',
      'gone-fishin',
      'harpoon-gun',
      'its-you-or-me',
      'smooth-sailing',
    ]);
  });

  test('an answer says which card it is for, and no other card does', () => {
    const t = on({}, { 'hand.red': 2, 'hand.blue': 1 }).do(play('blue', 'aarrgh', 'red'));
    const notes = (card: string) =>
      answersTo(t, 'answer-card', 'red')
        .filter(({ command }) => cardOf(command) === card)
        .map(({ note }) => note);
    const answering = { key: 'note.answers', values: { card: { key: 'card.aarrgh' } } };
    expect(notes('thick-fog')).toEqual([{ key: 'note.list', values: { notes: [answering] } }]);
    expect(notes('smooth-sailing')).toEqual([undefined]);
  });
});

describe('what is asked where little is left to do', () => {
  test('a captain for the last ship that has none', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan', blue: 'captain-2' } });
    expect(asked(t)).toContainEqual(['take-captain', 'may']);
  });

  test('a carrier bound so far that it cannot move need not sail: the next one rolls', () => {
    const options = { carrierSeaward: true, exactLeave: true };
    const t = on({}, { flag: 'red', 'at.red': 1 }, options).do(roll('red', 3));
    expect(asked(t)).toEqual([
      ['roll', 'must'],
      ['sail', 'may'],
      ['pass-dice', 'may'],
      ['card', 'may'],
    ]);
  });

  test('no next roll after a stop that ends between two hazards: there the table has to say where', () => {
    const hazards = [12, 11].map((space) => ({ space, push: -1 as const }));
    const t = on({ hazards }, { 'at.red': 10, flag: 'afloat', flagAt: 12 });
    t.do(roll('red', 5), inward('red', 12));
    expect(asked(t)).toEqual([
      ['sail', 'must'],
      ['pass-dice', 'may'],
      ['card', 'may'],
    ]);
  });
});
