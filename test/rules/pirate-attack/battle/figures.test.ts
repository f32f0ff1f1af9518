import { expect, test } from 'vitest';
import { after, attack, kindsIn, played, step, sum, total, type More } from './waters.ts';

/** What red's ship fights with. */
const worth = (text: string, more: More = {}, options = {}): string =>
  total(played(attack({ red: [text], yellow: ['3/3'] }, more), options)).split(' ')[0] as string;

test('a plus or minus under a ship changes one of its figures', () => {
  expect(worth('6/7 +2c -4s')).toBe('8/3');
});

test('strength is never below nothing', () => {
  expect(worth('3/3 -5s -1s')).toBe('3/0');
});

test('cannons are never below nothing, or by the other rule count against the armada', () => {
  expect(worth('3/3 -5c')).toBe('0/3');
  const encounter = attack({ red: ['3/3 -5c', '6/6'], yellow: ['3/3'] });
  expect(total(played(encounter))).toBe('6/9 against 3/3');
  expect(total(played(encounter, { gunsFloor: false }))).toBe('4/9 against 3/3');
});

test('Storm takes nothing of cannons below nothing', () => {
  expect(worth('3/3 -5c !storm', {}, { gunsFloor: false })).toBe('-2/3');
});

test('the floor comes after the card of the fleet, so that a plus may lift a ship from below', () => {
  const sheet = played(attack({ red: ['3/3 -4s'], yellow: ['3/3'] }, { cards: { red: { plus: 3 } } }));
  expect(after(sheet, 'underCards')).toEqual({ 'red-1': '3/0' });
  expect(after(sheet, 'fleet')).toEqual({ 'red-1': '6/2' });
  expect(step(sheet, 'fleet').ships[0]?.change).toEqual({ cannons: 3, strength: 2 });
});

test('doubling is of what is printed, before any plus or minus', () => {
  const sheet = played(attack({ red: ['6/7 +4c x2c'], yellow: ['3/3'] }));
  expect(after(sheet, 'doubled')).toEqual({ 'red-1': '12/7' });
  expect(after(sheet, 'underCards')).toEqual({ 'red-1': '16/7' });
  expect(worth('6/7 x2s -1s')).toBe('6/13');
});

test('two doubles of a kind add the printed figure twice, or by the other rule make it four times', () => {
  expect(worth('6/7 x2c x2c')).toBe('18/7');
  expect(worth('6/7 x2c x2c', {}, { doubleStack: 'multiply' })).toBe('24/7');
  expect(worth('6/7 x2c', {}, { doubleStack: 'multiply' })).toBe('12/7');
});

test('the card of a fleet is on both figures of all its ships', () => {
  const encounter = attack({ red: ['6/7', '3/3'], yellow: ['4/4'] }, { cards: { red: { plus: -4 } } });
  expect(sum(played(encounter), 'fleet')).toBe('2/3 against 4/4');
});

test('Fire and Storm come last', () => {
  expect(worth('6/7 +1c -2s x2c !fire !storm', { cards: { red: { plus: 3 } } })).toBe('8/4');
});

test('with Good Math each plus is five and each minus one', () => {
  expect(worth('6/7 +1c +2c -5s', { cards: { red: { math: 'good' } } })).toBe('16/6');
});

test('with Bad Math each plus is one and each minus five', () => {
  expect(worth('6/17 +5c +2c -1s -2s', { cards: { red: { math: 'bad' } } })).toBe('8/7');
});

test('the card of a fleet is as it stands, or by the other rule goes by the Math too', () => {
  const good = { cards: { red: { math: 'good', plus: 3 } } } as const;
  const bad = { cards: { red: { math: 'bad', plus: -3 } } } as const;
  expect(worth('6/7', good)).toBe('9/10');
  expect(worth('6/7', good, { fleetMath: true })).toBe('11/12');
  expect(worth('6/7', bad, { fleetMath: true })).toBe('1/2');
});

test('Eliminate takes everything under its ship before it counts, but no curse', () => {
  const sheet = played(attack({ red: ['6/7 +5c x2s eliminate !fire'], yellow: ['3/3'] }));
  expect(after(sheet, 'eliminated')).toEqual({ 'red-1': '6/7' });
  expect(after(sheet, 'halved')).toEqual({ 'red-1': '6/3' });
});

test('a card that was taken out from under a ship does not count', () => {
  const sheet = played(attack({ red: ['6/7 out:-5s +1c'], yellow: ['3/3'] }));
  expect(after(sheet, 'removed')).toEqual({ 'red-1': '6/7' });
  expect(total(sheet)).toBe('7/7 against 3/3');
  expect(step(sheet, 'survivors').ships[0]).toMatchObject({ back: [1], discarded: [0] });
});

test('an Eliminate that was taken out eliminates nothing', () => {
  expect(worth('6/7 +1c out:eliminate')).toBe('7/7');
});

test('a ship of unknown size fights with what was thrown for it', () => {
  expect(worth('X/X=11/4 +1s')).toBe('11/5');
  expect(worth('X/X=11/4 x2c')).toBe('22/4');
});

test('a layer is told only where it touches a ship', () => {
  const plain = played(attack({ red: ['6/7'], yellow: ['3/3'] }));
  expect(kindsIn(plain)).toEqual(['printed', 'volley', 'prizes', 'deaths', 'survivors']);
  const full = played(
    attack(
      {
        red: ['6/7 +1c x2s out:+1s !fire', '5/5 spirit', '3/3 +1c eliminate'],
        yellow: ['3/3 !mutiny', '4/4'],
      },
      { cards: { yellow: { plus: 3 } } },
    ),
  );
  expect(kindsIn(full)).toEqual([
    'printed',
    'mutiny',
    'removed',
    'eliminated',
    'doubled',
    'underCards',
    'fleet',
    'halved',
    'gunsAway',
    'volley',
    'prizes',
    'deaths',
    'survivors',
  ]);
});

test('a plus and a minus that come to nothing are told all the same', () => {
  const sheet = played(attack({ red: ['6/7 +1c -1c'], yellow: ['3/3'] }));
  expect(step(sheet, 'underCards').ships).toMatchObject([
    { ship: 'red-1', change: { cannons: 0, strength: 0 } },
  ]);
});
