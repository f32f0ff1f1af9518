import { expect, test } from 'vitest';
import {
  after,
  attack,
  kindsIn,
  played,
  prizes,
  shots,
  standings,
  step,
  sum,
  sunk,
  total,
} from './waters.ts';

/** The booklet's worked examples, in its order; the captains are red and yellow. */
const first = attack({ red: ['7/8 -2c +1s -4s'], yellow: ['5/6'] });
const second = attack({ red: ['6/7 +2c -2c +1c -4s'], yellow: ['10/10 -3c +4c -1s !fire'] });
const third = attack({
  red: ['5/5 -3c', '6/7 -1s !fire', '3/3 -4s', '9/9 !poison'],
  yellow: ['8/8 +4c +5s'],
});
const fourth = attack({
  red: ['6/6 -4s -3s -1s +5c +5c +4c', '6/7 -3c', '7/8 +4s'],
  yellow: ['3/3 -2s', '10/10 -4s', '9/9 -2s -4c', '7/7 !mutiny'],
});

test('example 1: a Brigantine made 5/5 by its cards sinks before a Schooner 5/6', () => {
  const sheet = played(first);
  expect(after(sheet, 'underCards')).toEqual({ 'red-1': '5/5' });
  expect(shots(sheet)).toEqual([
    'attacker volley 5 at defender 6: holds',
    'defender volley 5 at attacker 5: sinks',
  ]);
  expect(sunk(sheet)).toEqual(['red-1']);
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 1 cards, 0 gold']);
});

test('example 2: Fire takes five of nine, both ships sink, and nobody is paid', () => {
  const sheet = played(second);
  expect(after(sheet, 'underCards')).toEqual({ 'red-1': '7/3', 'yellow-1': '11/9' });
  expect(after(sheet, 'halved')).toEqual({ 'yellow-1': '11/4' });
  expect(shots(sheet)).toEqual([
    'attacker volley 7 at defender 4: sinks',
    'defender volley 11 at attacker 3: sinks',
  ]);
  expect(prizes(sheet)).toEqual([]);
  expect(standings(sheet)).toBe('sinks against sinks');
});

test('example 2: a plus and its minus may be thrown out once they were shown', () => {
  const survived = played(attack({ red: ['6/7 +2c -2c +1c -4s'], yellow: ['3/8'] }));
  expect(step(survived, 'survivors').ships.map(({ ship, opposites }) => [ship, opposites])).toEqual([
    ['yellow-1', []],
  ]);
  const left = played(attack({ red: ['6/9 +2c -2c +1c -4s'], yellow: ['3/8'] }));
  expect(step(left, 'survivors').ships[0]?.opposites).toEqual([[0, 1]]);
});

test('example 3: an armada is the sum of its ships, each with nothing at the least', () => {
  const sheet = played(third);
  expect(kindsIn(sheet)).toEqual([
    'printed',
    'poison',
    'underCards',
    'halved',
    'volley',
    'prizes',
    'deaths',
    'survivors',
  ]);
  expect(sum(sheet, 'printed')).toBe('23/24 against 8/8');
  expect(sum(sheet, 'poison')).toBe('14/15 against 8/8');
  expect(step(sheet, 'poison').totals.attacker?.change).toEqual({ cannons: -9, strength: -9 });
  expect(after(sheet, 'underCards')).toMatchObject({ 'red-1': '2/5', 'red-2': '6/6', 'red-3': '3/0' });
  expect(sum(sheet, 'underCards')).toBe('11/11 against 12/13');
  expect(after(sheet, 'halved')).toEqual({ 'red-2': '6/3' });
  expect(total(sheet)).toBe('11/8 against 12/13');
});

test('example 3: a change is told as it counts, so that one and four off fifteen are eleven', () => {
  const { ships, totals } = step(played(third), 'underCards');
  expect(ships.find(({ ship }) => ship === 'red-3')?.change).toEqual({ cannons: 0, strength: -3 });
  expect(totals.attacker?.change).toEqual({ cannons: -3, strength: -4 });
});

test('example 3: whoever is left is paid for ships that sank by themselves too, once the other side is wiped out', () => {
  const sheet = played(third);
  expect(sunk(sheet)).toEqual(['red-1', 'red-2', 'red-3', 'red-4']);
  expect(prizes(sheet)).toEqual(['yellow 4 fame, 4 cards, 0 gold']);
  expect(step(sheet, 'deaths').deaths.map(({ ship, cause }) => [ship, cause])).toEqual([
    ['red-4', 'poison'],
    ['red-1', 'volley'],
    ['red-2', 'volley'],
    ['red-3', 'noStrength'],
  ]);
});

test('example 4: where a ship without strength does not fire, both armadas stay afloat', () => {
  const sheet = played(fourth, { zeroShipGuns: 'ignore' });
  expect(after(sheet, 'underCards')).toEqual({
    'red-1': '20/0',
    'red-2': '3/7',
    'red-3': '7/12',
    'yellow-1': '3/1',
    'yellow-2': '10/6',
    'yellow-3': '5/7',
  });
  expect(after(sheet, 'gunsAway')).toEqual({ 'red-1': '0/0' });
  expect(total(sheet)).toBe('10/19 against 18/14');
  expect(shots(sheet)).toEqual([
    'attacker volley 10 at defender 14: holds',
    'defender volley 18 at attacker 19: holds',
  ]);
  expect(sunk(sheet)).toEqual(['red-1']);
  expect(standings(sheet)).toBe('afloat against holds');
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 0 cards, 0 gold']);
});

test('example 4: the ship with a Mutiny goes over unseen and fights for nobody', () => {
  const sheet = played(fourth, { zeroShipGuns: 'ignore' });
  expect(sum(sheet, 'mutiny')).toBe('19/21 against 22/22');
  expect(step(sheet, 'mutiny').totals.defender?.change).toEqual({ cannons: -7, strength: -7 });
  expect(step(sheet, 'survivors').deserters).toEqual([
    { ship: 'yellow-4', from: 'yellow', to: 'red', cursesStay: [], cursesDiscarded: [0] },
  ]);
});

test('example 4: as this table counts the cannons, the other armada sinks, and both readings are told', () => {
  const sheet = played(fourth);
  expect(sunk(sheet)).toEqual(['red-1', 'yellow-1', 'yellow-2', 'yellow-3']);
  expect(sheet.readings).toMatchObject([
    {
      option: 'zeroShipGuns',
      counts: 'count',
      differs: true,
      others: [
        {
          value: 'ignore',
          sunk: ['red-1'],
          totals: { attacker: { cannons: 10, strength: 19 }, defender: { cannons: 18, strength: 14 } },
        },
      ],
    },
  ]);
});

test('example 3: the other reading is told there too, and changes nothing', () => {
  expect(played(third).readings).toMatchObject([
    { option: 'zeroShipGuns', differs: false, others: [{ totals: { attacker: { cannons: 8 } } }] },
  ]);
  expect(played(first).readings).toEqual([]);
});
