import { expect, test } from 'vitest';
import type { Figure, Side } from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import { Guns, type Gunner, type GunRules } from '../../../../src-main/rules/pirate-attack/battle/guns.ts';
import type { Die } from '../../../../src-main/rules/pirate-attack/battle/pooled.ts';
import { volleysIn } from '../../../../src-main/rules/pirate-attack/battle/volleys.ts';
import { random, type Random } from '../../../support/random.ts';

const gunner = (at: number, side: Side, by: Random): Gunner => ({
  ship: `${side}-${at}`,
  side,
  order: by.below(5) === 0 ? 'reflects' : 'fights',
  aims: [],
  isTaken: false,
  isDeadly: false,
  prefers: null,
  guns: by.below(6),
  strength: by.below(6),
  size: 0,
});

/** A die of three faces for one ship, or for two that are thrown for together. */
const dieOf = (at: readonly number[], figure: Figure, by: Random): Die => ({
  at,
  figure,
  ways: [1, 2, 3].map((thrown) => ({
    thrown,
    figures: at.map(() => Math.max(0, thrown * (1 + by.below(2)) - by.below(3))),
    weight: 1 + by.below(2),
  })),
});

/** Each throw played out by itself. */
function playedOut(dice: readonly Die[], gunners: readonly Gunner[], rules: GunRules): Map<number, number> {
  const weighed = new Map<number, number>();
  const played = gunners.map((one) => ({ ...one }));
  const guns = new Guns(played, rules);
  const fall = (nth: number, throws: number): void => {
    const die = dice[nth];
    for (const way of die?.ways ?? []) {
      for (const [place, at] of (die?.at ?? []).entries())
        played[at]![die!.figure === 'cannons' ? 'guns' : 'strength'] = way.figures[place] ?? 0;
      fall(nth + 1, throws * way.weight);
    }
    if (die) return;
    guns.fire();
    const struck = guns.struck.reduce((bits, causes, at) => (causes === 0 ? bits : bits | (1 << at)), 0);
    weighed.set(struck, (weighed.get(struck) ?? 0) + throws);
  };
  fall(0, 1);
  return weighed;
}

const rulesBy = (by: Random): GunRules => ({
  zeroShipGuns: by.below(2) === 0,
  splitUp: false,
  spiritEndsFight: true,
  explodeEndsFight: true,
});

test('a fight of nothing but volleys ends as often in each way as its throws do, played one by one', () => {
  const by = random(20);
  let most = 0;
  for (let round = 0; round < 40; round++) {
    const own = 1 + by.below(3);
    const gunners = Array.from({ length: own + 1 + by.below(3) }, (_, at) =>
      gunner(at, at < own ? 'attacker' : 'defender', by),
    );
    const thrown = [...gunners.keys()].filter(() => by.below(4) > 0).slice(0, 4);
    // The first two of one side are at times a ship and its copy.
    const [first = 0, second = 0, ...others] = thrown;
    const isCopy = thrown.length > 1 && by.below(3) === 0 && gunners[first]?.side === gunners[second]?.side;
    const throws = isCopy ? [[first, second], ...others.map((at) => [at])] : thrown.map((at) => [at]);
    const dice = throws.flatMap((at) => [dieOf(at, 'cannons', by), dieOf(at, 'strength', by)]);
    const rules = rulesBy(by);
    most = Math.max(most, dice.length);
    const found = [...(volleysIn(dice, gunners, rules) ?? [])].toSorted();
    expect(found, JSON.stringify({ gunners, dice, rules })).toEqual(
      [...playedOut(dice, gunners, rules)].toSorted(),
    );
  }
  expect(most).toBe(8);
});

test('sums alone do not say how a fight ends in which a shot goes elsewhere, or one throw counts on both sides', () => {
  const by = random(3);
  const gunners = [gunner(0, 'attacker', by), gunner(1, 'defender', by)];
  const dice = [dieOf([0], 'cannons', by), dieOf([0], 'strength', by)];
  for (const order of ['strays', 'spirit', 'explodes'] as const)
    expect(volleysIn(dice, [{ ...gunners[0]!, order }, gunners[1]!], rulesBy(by))).toBeUndefined();
  expect(volleysIn([dieOf([0, 1], 'cannons', by)], gunners, rulesBy(by))).toBeUndefined();
  expect(volleysIn(dice, [...gunners, { ...gunners[0]!, side: null }], rulesBy(by))).toBeUndefined();
});
