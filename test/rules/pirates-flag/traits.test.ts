import { expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { kindsWith } from '../../support/traits.ts';

const having = kindsWith(piratesFlag.kinds);

const cards = ['answer-card', 'card'];

test('a card is anybody’s to play from the own phone, out of the whole box, and goes on behind another fact', () => {
  expect([having('each'), having('many'), having('keeps')]).toEqual([cards, cards, cards]);
});

test('a card that wants a target or a direction is not refused before it can be said', () => {
  for (const kind of cards)
    expect(piratesFlag.kinds[kind]?.later).toEqual(['target-missing', 'direction-missing']);
  expect(having('later')).toEqual(cards);
});

test('whoever may answer a card may do so until the next fact', () => {
  expect(having('window')).toEqual(['answer-card']);
});

test('a ship’s token begins the taking of a captain, and no other answer', () => {
  expect([having('seatFirst'), having('anyOrder'), having('secret')]).toEqual([['take-captain'], [], []]);
});
