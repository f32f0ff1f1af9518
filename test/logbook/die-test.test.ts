import { expect, test } from 'vitest';
import { accusedAtMost, DieTest, enoughRolls, type Side } from '../../src-main/logbook/die-test.ts';
import { random } from '../support/random.ts';

const six: readonly Side[] = ['1', '2', '3', '4', '5', '6'].map((face) => ({ face, sides: 1 }));

/** The roll at which a die is accused; its faces by turns as likely as they stand in the list. */
function accusedAfter(faces: readonly string[], looks: number, chance: () => number): number | null {
  const die = new DieTest(six);
  for (let roll = 0; roll < looks; roll++) {
    die.roll(faces[Math.floor(chance() * faces.length)] ?? '1');
    if (die.judged.since !== null) return die.judged.since;
  }
  return null;
}

test('of 10,000 fair dice looked at after every roll at most the stated share is ever accused', () => {
  const { next: number } = random(1);
  const dice = 10_000;
  let accused = 0;
  for (let each = 0; each < dice; each++)
    if (accusedAfter(['1', '2', '3', '4', '5', '6'], 1000, number) !== null) accused += 1;
  console.log(`${accused} of ${dice} fair dice accused in 1,000 looks each`);
  expect(accused / dice).toBeLessThanOrEqual(accusedAtMost);
  expect(accused).toBeGreaterThan(0);
});

test('a die with one face doubled is found', () => {
  const { next: number } = random(2);
  const found = Array.from({ length: 2000 }, () =>
    accusedAfter(['1', '2', '3', '4', '5', '5', '6'], 3000, number),
  );
  const doubled = Array.from({ length: 2000 }, () =>
    accusedAfter(['1', '2', '3', '4', '5', '5'], 3000, number),
  );
  const at = (all: readonly (number | null)[], share: number) =>
    [...all].map((each) => each ?? 3001).sort((a, b) => a - b)[Math.floor(all.length * share)];
  console.log(
    `one face twice in place of another: half by ${at(doubled, 0.5)}, nine in ten by ${at(doubled, 0.9)}`,
  );
  console.log(
    `one face twice as likely as each other: half by ${at(found, 0.5)}, nine in ten by ${at(found, 0.9)}`,
  );
  expect(at(found, 0.9)).toBeLessThanOrEqual(enoughRolls);
});

test('a die that was accused stays accused, and a face it does not have is another die’s', () => {
  const die = new DieTest(six);
  for (let roll = 0; roll < 40; roll++) die.roll('6');
  const { since } = die.judged;
  for (let roll = 0; roll < 5000; roll++) die.roll(String((roll % 6) + 1));
  die.roll('skull');
  expect(die.judged.since).toBe(since);
  expect(die.judged.rolls).toBe(5040);
});
