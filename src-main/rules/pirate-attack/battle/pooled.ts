import type { Figure } from './fleet.ts';
import type { GunRules, Gunner } from './guns.ts';

/** One die of one throw, with what each of its ways gives the ships that share it, the weakest end first. */
export interface Die {
  /** Places among the gunners. */
  readonly at: readonly number[];
  readonly figure: Figure;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly thrown: number;
  readonly figures: readonly number[];
  /** How many throws come to it. */
  readonly weight: number;
}

/**
 * Dice that count only together are one: all cannons that fire in a volley, all strength that it is fired at; and where
 * a spirit ends the fight, both dice of a ship, by which it is the largest or not.
 */
export function pooled(dice: readonly Die[], gunners: Gunner[], rules: GunRules): readonly Die[] {
  const hasSpirit = gunners.some(({ order, isDeadly }) => order === 'spirit' || isDeadly);
  if (hasSpirit) return isDecidedBySize(dice, gunners, rules) ? bySize(dice, gunners) : dice;
  const pools = new Map<string, readonly Die[]>();
  const alone: Die[] = [];
  for (const die of dice) {
    const pool = poolOf(die, dice, gunners, rules);
    if (pool === undefined) alone.push(die);
    else pools.set(pool, [...(pools.get(pool) ?? []), die]);
  }
  return [
    ...alone,
    ...[...pools.values()].map((pool) => (pool.length > 1 ? together(pool) : (pool[0] as Die))),
  ];
}

/** Which sum a die goes into; none of its own where one of its ships is more than a part of its side. */
function poolOf(
  die: Die,
  dice: readonly Die[],
  gunners: readonly Gunner[],
  rules: GunRules,
): string | undefined {
  const ships = die.at.map((at) => gunners[at] as Gunner);
  const [first] = ships;
  const isPart = ships.every(
    ({ side, order }) =>
      side !== null && side === first?.side && (order === 'fights' || order === 'reflects'),
  );
  const isAimedAt = gunners.some(({ aims }) => aims.some((aim) => aim !== null && die.at.includes(aim)));
  if (!first || !isPart || isAimedAt) return undefined;
  const counts = die.figure === 'cannons' && rules.zeroShipGuns;
  return counts || die.at.every((at) => neverWithout(at, dice, gunners))
    ? `${first.side} ${die.figure}`
    : undefined;
}

/** Whether a ship has strength however its die falls. */
function neverWithout(at: number, dice: readonly Die[], gunners: readonly Gunner[]): boolean {
  const die = dice.find((one) => one.figure === 'strength' && one.at.includes(at));
  const place = die?.at.indexOf(at) ?? 0;
  return die
    ? die.ways.every(({ figures }) => (figures[place] as number) > 0)
    : (gunners[at] as Gunner).strength > 0;
}

const sumOf = ({ figures }: Way): number => figures.reduce((sum, one) => sum + one, 0);

/** Each sum once, with the throws that come to it: the first ship has it all, but for one each of the others. */
function together(dice: readonly Die[]): Die {
  const at = dice.flatMap((die) => die.at);
  const { figure } = dice[0] as Die;
  const sums = dice
    .map(({ ways }) => weighed(ways.map((way) => [sumOf(way), way.weight] as const)))
    .reduce(added);
  const least = figure === 'strength' ? 1 : 0;
  const ways = [...sums]
    .toSorted(([one], [other]) => (figure === 'cannons' ? one - other : other - one))
    .map(([sum, weight]): Way => ({
      thrown: 0,
      figures: at.map((_, place) => (place === 0 ? sum - least * (at.length - 1) : least)),
      weight,
    }));
  return { at, figure, ways };
}

type Weighed = ReadonlyMap<number, number>;

function weighed(all: readonly (readonly [sum: number, weight: number])[]): Weighed {
  const sums = new Map<number, number>();
  for (const [sum, weight] of all) sums.set(sum, (sums.get(sum) ?? 0) + weight);
  return sums;
}

const added = (one: Weighed, other: Weighed): Weighed =>
  weighed([...one].flatMap(([a, times]) => [...other].map(([b, more]) => [a + b, times * more] as const)));

/** Nobody but spirits does anything, and no ship sinks by itself. */
const isDecidedBySize = (dice: readonly Die[], gunners: readonly Gunner[], rules: GunRules): boolean =>
  rules.spiritEndsFight &&
  gunners.some(({ order }) => order === 'spirit') &&
  gunners.every(
    ({ order, side }, at) =>
      order !== 'strays' && order !== 'explodes' && (side === null || neverWithout(at, dice, gunners)),
  );

/** One die for each throw: what both show together. */
function bySize(dice: readonly Die[], gunners: Gunner[]): readonly Die[] {
  const throws = [...new Set(dice.map(({ at }) => at))];
  return throws.map((at) => {
    for (const place of at) (gunners[place] as Gunner).strength = 1;
    const sums = dice
      .filter((die) => die.at === at)
      .map(({ ways }) => weighed(ways.map(({ thrown, weight }) => [thrown, weight] as const)))
      .reduce(added);
    const ways = [...sums]
      .toSorted(([one], [other]) => one - other)
      .map(([thrown, weight]): Way => ({ thrown, figures: at.map(() => 0), weight }));
    return { at, figure: 'cannons', ways };
  });
}
