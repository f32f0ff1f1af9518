import { expect, test } from 'vitest';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { kindsWith } from '../../support/traits.ts';

const having = kindsWith(pirateTricks.kinds);

test('bids, tie cards, a noted hand and what lies aside are nobody else’s to see', () => {
  expect(having('secret')).toEqual(['bid', 'ditch', 'lay-tie-card', 'note-hand']);
});

test('what goes to nobody in particular each phone answers for its own captain', () => {
  expect(having('each')).toEqual(['collect', 'lay-aside', 'show-cards', 'top-up']);
});

test('a captain’s token begins the answer where a number follows it', () => {
  expect(having('seatFirst')).toEqual(['bid', 'settle', 'tell-round', 'tell-row']);
});

test('of what a score card brought the number may come before the card', () => {
  expect(having('anyOrder')).toEqual(['collect']);
});

test('nothing closes with the next fact but what the rules of recruits say, and nothing that was begun outlives it', () => {
  expect([having('window'), having('keeps'), having('many')]).toEqual([[], [], []]);
});
