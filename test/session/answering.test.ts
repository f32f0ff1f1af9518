import { expect, test } from 'vitest';
import { message } from '../../src-main/rules/kernel/message.ts';
import { may, must } from '../../src-main/rules/kernel/prompt.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import { meaningsOf } from '../../src-main/session/answering.ts';
import { BegunAnswers } from '../../src-main/session/begun.ts';
import { auction } from '../contract/games.ts';

const asking = (kind: string) => ({
  kind,
  whom: ['red'] as const,
  ask: message(kind),
  hint: message(kind),
  rule: kind,
  shown: kind,
});
const play = must(asking('play'));
const attempt = may(asking('try'));

/** A card is played, or tried once it was said that one is to be tried. */
const interpret: AnyGame['interpret'] = (_, { kind }, signs) => {
  const isTried = signs[0]?.kind === 'choice';
  const isCard = signs.at(-1)?.kind === 'card';
  if (kind === 'play') return isCard ? { kind: 'command', command: { kind } } : { kind: 'unfit' };
  if (!isTried) return { kind: 'unfit' };
  return isCard ? { kind: 'command', command: { kind } } : { kind: 'incomplete', missing: ['card'] };
};

test('a sign goes on with the answer that was begun, though a must waits for the same', () => {
  const game: AnyGame = { ...auction, interpret };
  const begun = new BegunAnswers();
  const card: Sign = { kind: 'card', row: 'parrot' };
  const meant = () =>
    meaningsOf(game, auction.blank, [play, attempt], begun, card, 'red').map(({ prompt }) => prompt.kind);
  expect(meant()).toEqual(['play']);
  const sign: Sign = { kind: 'choice', choice: 'try' };
  begun.add(attempt, 'red', { sign, readings: [], id: undefined });
  expect(meant()).toEqual(['try']);
});

test('a slip hears what was wrong with it only where nothing else can be meant', () => {
  const refusal = { code: 'other-die', rule: 'dice', waivable: false } as const;
  const slips: AnyGame['interpret'] = (state, prompt, signs, seat) =>
    prompt.kind === 'try' ? { kind: 'refused', refusal } : interpret(state, prompt, signs, seat);
  const game: AnyGame = { ...auction, interpret: slips };
  const meant = (sign: Sign) =>
    meaningsOf(game, auction.blank, [play, attempt], new BegunAnswers(), sign, 'red').map(
      ({ prompt, result }) => ({ at: prompt.kind, ...result }),
    );
  expect(meant({ kind: 'card', row: 'parrot' })).toEqual([{ at: 'play', command: { kind: 'play' } }]);
  expect(meant({ kind: 'number', value: 3 })).toEqual([{ at: 'try', refusal }]);
});
