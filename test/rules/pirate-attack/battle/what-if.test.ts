import { expect, test, vi } from 'vitest';
import { chancesOf } from '../../../../src-main/rules/pirate-attack/battle/chances.ts';
import type { Encounter, Ship } from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import { Guns } from '../../../../src-main/rules/pirate-attack/battle/guns.ts';
import {
  defaultBattleOptions,
  type BattleOptions,
} from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import { outlookIn, withTrial, type Trial } from '../../../../src-main/rules/pirate-attack/battle/what-if.ts';
import { random } from '../../../support/random.ts';
import { encounterFor, optionsFor } from './encounters.ts';
import { attack, creature, face, navy, played } from './waters.ts';

const looks = (encounter: Encounter, ship: string, words: readonly string[]) =>
  words
    .map((word): Trial => ({ kind: 'under', ship, face: face(word) }))
    .map(outlookIn(encounter, defaultBattleOptions))
    .map(
      ({ standings, turns }) =>
        `${standings.attacker} against ${standings.defender}${turns ? ', turns' : ''}`,
    );

/** The picture of a fight in which one card lies face down under the Brigantine. */
const almost = attack({
  red: ['5/5 -3c', '6/7 -1s !fire', '3/3 -4s', '9/9 !poison'],
  yellow: ['8/8 +4c ?'],
});

test('for each face that may still be turned it is told who would sink, and which of them turn the fight', () => {
  expect(looks(almost, 'yellow-1', ['-5c', '-4c', '+5c', '-5s', '+3s', '+4s', '+5s'])).toEqual(
    [
      'sinks against holds, turns',
      'sinks against sinks',
      'sinks against sinks',
      'sinks against sinks',
      'sinks against sinks',
      'sinks against holds, turns',
      'sinks against holds, turns',
    ].with(0, looks(almost, 'yellow-1', ['-5c'])[0] as string),
  );
  expect(looks(almost, 'yellow-1', ['-5c'])).toEqual(['afloat against sinks, turns']);
});

test('trying changes nothing of what is known', () => {
  const before = JSON.stringify(almost);
  looks(almost, 'yellow-1', ['-5c']);
  expect(JSON.stringify(almost)).toBe(before);
});

const shipIn = (encounter: Encounter, id: string): Ship =>
  encounter.fleets.flatMap(({ ships }) => ships).find((ship) => ship.id === id) as Ship;

test('what is tried takes the place of a card face down, or is laid beside those that are turned', () => {
  const plus = face('+1c');
  const turned = withTrial(almost, { kind: 'under', ship: 'yellow-1', face: plus });
  expect(shipIn(turned, 'yellow-1').under).toEqual([{ face: face('+4c') }, { face: plus }]);
  const only = withTrial(attack({ red: ['5/5'], yellow: ['8/8 ?'] }), {
    kind: 'under',
    ship: 'yellow-1',
    face: plus,
  });
  expect(shipIn(only, 'yellow-1').under).toEqual([{ face: plus }]);
  const added = withTrial(turned, { kind: 'under', ship: 'yellow-1', face: plus });
  expect(shipIn(added, 'yellow-1').under).toHaveLength(3);
  expect(shipIn(added, 'red-1')).toBe(shipIn(almost, 'red-1'));
});

test('a curse, a cure and a throw can be tried as well', () => {
  const cursed = withTrial(almost, { kind: 'curse', ship: 'yellow-1', face: 'poison' });
  expect(played(cursed).sunk).toContain('yellow-1');
  const cure = { kind: 'cure', ship: 'red-4', curse: 'poison', cure: 'cursed' } as const;
  expect(played(withTrial(almost, cure)).sunk).not.toContain('red-4');
  expect(shipIn(withTrial(almost, { ...cure, curse: 'fire' }), 'red-4').curses).toEqual(
    shipIn(almost, 'red-4').curses,
  );
  const thrown = { cannons: 20, strength: 20 };
  const unknown = attack({ red: ['X/X'], yellow: ['9/9'] });
  const look = outlookIn(unknown, defaultBattleOptions)({ kind: 'throw', ship: 'red-1', thrown });
  expect(look).toMatchObject({ sunk: ['yellow-1'], turns: true });
});

const chances = (encounter: Encounter, options: Partial<BattleOptions> = {}) =>
  chancesOf(encounter, { ...defaultBattleOptions, ...options });

test('the chance with one ship of unknown size is exact', () => {
  // Its cannons sink a 9/9 from nine up, twelve faces of twenty; nine cannons sink it up to nine.
  expect(chances(attack({ red: ['X/X'], yellow: ['9/9'] }))).toEqual({
    ships: [
      { ship: 'red-1', sinks: 9 / 20 },
      { ship: 'yellow-1', sinks: 12 / 20 },
    ],
    sides: { attacker: 9 / 20, defender: 12 / 20 },
    both: (9 * 12) / 400,
  });
});

test('two of unknown size against each other sink each other in more than half of the throws', () => {
  const found = chances(attack({ red: ['X/X'], yellow: ['X/X'] }));
  expect(found?.sides).toEqual({ attacker: 210 / 400, defender: 210 / 400 });
  expect(found?.both).toBe((210 * 210) / 160000);
});

test('cards, curses and the Navy have their part in a chance', () => {
  expect(chances(attack({ red: ['X/X +5c !fire'], yellow: ['9/9'] }))?.sides).toEqual({
    // Half of the strength: thrown up to 19 it is nine at most.
    attacker: 19 / 20,
    defender: 17 / 20,
  });
  expect(chances(navy('8/8', { red: ['X/X'] }))?.sides).toEqual({ attacker: 13 / 20, defender: 8 / 20 });
  expect(chances(creature(7, 'red', { red: ['X/X +2s'] }))?.sides.defender).toBe(5 / 20);
  expect(chances(creature(7, 'red', { red: ['X/X x2s'] }))?.ships).toEqual([
    { ship: 'red-1', sinks: 3 / 20 },
  ]);
});

test('whether a spirit takes a ship of unknown size goes with what is thrown for it', () => {
  const found = chances(attack({ red: ['3/3 spirit'], yellow: ['X/X', '6/6'] }));
  // Of 400 throws 55 come to less than twelve; as large as the other, the first in the row goes.
  expect(found?.ships.map(({ sinks }) => sinks)).toEqual([0, 345 / 400, 55 / 400]);
});

test('a die that lies there is no chance any more', () => {
  expect(chances(attack({ red: ['X/X=12/?'], yellow: ['9/9'] }))?.sides).toEqual({
    attacker: 9 / 20,
    defender: 1,
  });
  expect(chances(attack({ red: ['X/X=?/4'], yellow: ['9/9'] }))?.sides).toEqual({
    attacker: 1,
    defender: 12 / 20,
  });
});

test('nothing is reckoned where nothing is thrown, where too much is, and in a storm', () => {
  expect(chances(attack({ red: ['9/9'], yellow: ['9/9'] }))).toBeNull();
  const spirits = attack({ red: ['X/X spirit', 'X/X'], yellow: ['X/X'] });
  expect(chances(spirits, { spiritEndsFight: false })).toBeNull();
  expect(chances(creature(4, 'red', { red: ['3/3'] }))).toBeNull();
  const { fleets } = attack({ red: ['X/X'], yellow: ['3/3'] });
  expect(chances({ fleets, clash: { kind: 'storm', ships: ['red-1'] } })).toBeNull();
  expect(chances(attack({ red: ['X/X !mutiny'], yellow: ['3/3'] }))).toBeNull();
});

test('copies of one throw are thrown together', () => {
  const found = chances(attack({ red: ['X/X'], yellow: ['X/X with:red-1'] }));
  // Both sink where there are as many cannons as strength, and neither elsewhere.
  expect([found?.sides.attacker, found?.both]).toEqual([210 / 400, 210 / 400]);
});

test('a ship that explodes while the others fight on throws for itself, and its strength holds for no other', () => {
  const fought = attack({ red: ['X/X=1/? explode', 'X/X=1/?'], yellow: ['10/30'] });
  const found = chances(fought, { explodeEndsFight: false });
  // Its own cannon takes one of strength 1, ten cannons take one of up to 10.
  expect(found?.ships.map(({ sinks }) => sinks)).toEqual([1 / 20, 10 / 20, 0]);
});

test('ships beneath Force Fields throw together, however many of them there are', () => {
  const found = chances(
    attack({ red: ['X/X=9/? field', 'X/X=9/? field', 'X/X=9/? field'], yellow: ['9/9'] }),
  );
  expect(found?.sides).toEqual({ attacker: 0, defender: 1 });
});

/** The chances again: every throw played out by itself. */
function byHand(encounter: Encounter, options: BattleOptions, ids: readonly string[]): Map<string, number> {
  const sinks = new Map<string, number>();
  const [first, ...others] = ids;
  if (first === undefined) {
    for (const id of played(encounter, options).sunk) sinks.set(id, 1);
    return sinks;
  }
  for (let cannons = 1; cannons <= 20; cannons++)
    for (let strength = 1; strength <= 20; strength++) {
      const thrown = { cannons, strength };
      const inner = byHand(withTrial(encounter, { kind: 'throw', ship: first, thrown }), options, others);
      for (const [id, chance] of inner) sinks.set(id, (sinks.get(id) ?? 0) + chance / 400);
    }
  return sinks;
}

test('chances are what all throws played one by one come to', () => {
  const chance = random(7);
  let compared = 0;
  while (compared < 8) {
    const encounter = encounterFor(chance, 'all');
    const options = optionsFor(chance);
    const ids = encounter.fleets.flatMap(({ ships }) =>
      ships.filter(({ printed }) => !printed).map(({ id }) => id),
    );
    if (ids.length !== 1 || encounter.fleets.some(({ ships }) => ships.some(({ copyOf }) => copyOf)))
      continue;
    const fleets = encounter.fleets.map((fleet) => ({
      ...fleet,
      ships: fleet.ships.map(({ thrown: _, ...ship }) => ship),
    }));
    const found = chancesOf({ ...encounter, fleets }, options);
    if (!found) continue;
    compared += 1;
    const exact = byHand({ ...encounter, fleets }, options, ids);
    for (const { ship, sinks } of found.ships)
      expect(sinks, JSON.stringify({ ship, encounter, options })).toBeCloseTo(exact.get(ship) ?? 0, 9);
  }
});

/** How often the guns speak until the chances are known. */
function volleysFor(encounter: Encounter, options: Partial<BattleOptions> = {}) {
  const fire = vi.spyOn(Guns.prototype, 'fire');
  const sides = chances(encounter, options)?.sides;
  const volleys = fire.mock.calls.length;
  fire.mockRestore();
  return { sides, volleys };
}

const armada = ['X/X +1c', '6/6 -3s', '5/5', '3/3 +2s', '7/7 !fire'];

const three = ['X/X', 'X/X', 'X/X'];
const bare = three.map((ship) => `${ship} -1s`);

// Each of these was played throw by throw once: 160,000 throws, or 64 million with three ships of X/X.
test.each([
  ['two against each other', attack({ red: ['X/X'], yellow: ['X/X'] }), {}, 210 / 400, 210 / 400, 35_000],
  ['two in armadas', attack({ red: armada, yellow: armada }), {}, 0.7725, 0.7725, 25_000],
  ['two on one side', attack({ red: ['X/X', 'X/X'], yellow: ['12/12'] }), {}, 0.165, 0.8625, 1_000],
  [
    'one with a copy of one throw, and another',
    attack({ red: ['X/X', 'X/X with:red-1'], yellow: ['X/X'] }),
    {},
    0.25,
    0.775,
    20_000,
  ],
  [
    'two and a copy that is thrown for by itself',
    attack({ red: ['X/X', 'X/X'], yellow: ['X/X'] }),
    {},
    0.16625,
    0.8575,
    35_000,
  ],
  [
    'two that may be without strength',
    attack({ red: ['X/X -5s', '6/6'], yellow: ['X/X -5s', '6/6'] }),
    { zeroShipGuns: 'ignore' } as const,
    0.615625,
    0.615625,
    25_000,
  ],
  ['three on each side', attack({ red: three, yellow: three }), {}, 0.51376565625, 0.51376565625, 10],
  ['three that may be without strength', attack({ red: bare, yellow: ['30/30'] }), {}, 0.57475, 0.57475, 10],
  [
    'three that may be without strength, two on one side',
    attack({ red: bare.slice(1), yellow: bare.slice(2) }),
    {},
    0.221,
    0.878875,
    10,
  ],
  [
    'two that a spirit chooses from',
    attack({ red: ['3/3 spirit'], yellow: ['X/X', 'X/X'] }),
    {},
    0,
    0,
    2_000,
  ],
])(
  'the chance of %s is reckoned without playing every throw',
  (_, encounter, options, attacker, defender, most) => {
    const { sides, volleys } = volleysFor(encounter, options);
    expect(sides?.attacker).toBeCloseTo(attacker, 9);
    expect(sides?.defender).toBeCloseTo(defender, 9);
    expect(volleys).toBeLessThan(most);
  },
);

test('of two as likely to be larger a spirit takes each as often as not, and the first where they are as large', () => {
  const found = chances(attack({ red: ['3/3 spirit'], yellow: ['X/X', 'X/X'] }));
  const [, first = 0, second = 0] = found?.ships.map(({ sinks }) => sinks) ?? [];
  expect(first + second).toBeCloseTo(1, 9);
  // As large are 5,340 of 160,000 × 2 throws: the sum of the squares of 1, 2, … 20, … 2, 1.
  expect(first - second).toBeCloseTo(5340 / 160_000, 9);
});

test('a confused ship without cannons changes no chance, in whatever way that is reckoned', () => {
  const chance = random(31);
  const cards = ['', '', ' +2s', ' -1s', ' -3c', ' x2c', ' !fire'];
  const thrown = ['X/X', 'X/X=?/9', 'X/X=7/?'];
  const row = () =>
    Array.from({ length: 1 + chance.below(2) }, () => `${chance.pick(thrown)}${chance.pick(cards)}`);
  let compared = 0;
  for (let round = 0; round < 40; round++) {
    const [red, yellow] = [row(), row()];
    const options = optionsFor(chance);
    const found = ['0/6 right', '0/6'].map((idle) =>
      chancesOf(attack({ red: [...red, idle, '9/12'], yellow: [...yellow, '3/8'] }), options),
    );
    const [confused, plain] = found;
    expect(plain).not.toBeNull();
    if (!confused || !plain) continue;
    compared += 1;
    for (const [at, { ship, sinks }] of plain.ships.entries())
      expect([confused.ships[at]?.ship, confused.ships[at]?.sinks]).toEqual([ship, expect.closeTo(sinks, 9)]);
    for (const side of ['attacker', 'defender'] as const)
      expect(confused.sides[side]).toBeCloseTo(plain.sides[side], 9);
    expect(confused.both).toBeCloseTo(plain.both, 9);
  }
  expect(compared).toBeGreaterThan(20);
});

test.each([
  ['two on one side', ['X/X', 'X/X'], ['12/12'], {}, 90],
  ['three on one side', ['X/X', 'X/X', 'X/X'], ['30/30'], {}, 370],
  ['two in armadas', armada, armada, {}, 18_000],
  ['one with a copy of one throw, and another', ['X/X', 'X/X with:red-1'], ['X/X'], {}, 5_400],
  [
    'two that may be without strength',
    ['X/X -5s', '6/6'],
    ['X/X -5s', '6/6'],
    { zeroShipGuns: 'ignore' } as const,
    7_800,
  ],
] as const)(
  'beside a confused ship the chance of %s is reckoned without playing every throw',
  (_, red, yellow, options, most) => {
    const [confused, plain] = ['0/6 right', '0/6'].map((idle) =>
      volleysFor(attack({ red: [...red, idle, '9/12'], yellow: [...yellow, '3/8'] }), options),
    );
    expect(confused?.sides?.attacker).toBeCloseTo(plain?.sides?.attacker ?? -1, 9);
    expect(confused?.sides?.defender).toBeCloseTo(plain?.sides?.defender ?? -1, 9);
    expect(confused?.volleys).toBeLessThan(most);
  },
);
