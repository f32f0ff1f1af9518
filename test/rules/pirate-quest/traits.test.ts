import { expect, test } from 'vitest';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { kindsWith } from '../../support/traits.ts';

const having = kindsWith(pirateQuest.kinds);

test('nothing is asked in secret: bids are made aloud, one after the other', () => {
  expect(having('secret')).toEqual([]);
});

test('what could still change a throw, a fight or its points is closed by the next fact', () => {
  expect(having('window')).toEqual(['bend-roll', 'buy-point', 'hindsight', 'leave-feature']);
});

test('what was begun goes on behind somebody else’s fact where no die is thrown for it', () => {
  expect(having('keeps')).toEqual(['fill-card', 'thief', 'told-mutiny']);
});

test('a captain’s marker begins no answer by itself, and everybody answers the own question', () => {
  expect([having('seatFirst'), having('each'), having('many'), having('anyOrder')]).toEqual([[], [], [], []]);
});
