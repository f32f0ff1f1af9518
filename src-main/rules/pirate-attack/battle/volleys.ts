import { otherSide, sides, type Side } from './fleet.ts';
import type { GunRules, Gunner } from './guns.ts';
import type { Die } from './pooled.ts';
import type { BySide } from './steps.ts';

/** How many throws come to each sum. */
type Sums = ReadonlyMap<number, number>;

/** Who sinks, a bit for each gunner, with the number of throws that lead to it. */
type Weighed = ReadonlyMap<number, number>;

function added(one: Sums, other: Sums): Sums {
  const sums = new Map<number, number>();
  for (const [a, times] of one)
    for (const [b, more] of other) sums.set(a + b, (sums.get(a + b) ?? 0) + times * more);
  return sums;
}

const throwsIn = (sums: Sums): number => [...sums.values()].reduce((all, one) => all + one, 0);

const fromBelow = (sums: Sums) => [...sums].toSorted(([one], [other]) => one - other);

/** In how many throws of both there are cannons enough for the strength. */
function enough(cannons: Sums, strength: Sums): number {
  const targets = fromBelow(strength);
  let [at, reached, hits] = [0, 0, 0];
  for (const [guns, times] of fromBelow(cannons)) {
    for (let next = targets[at]; next && next[0] <= guns; next = targets[++at]) reached += next[1];
    hits += reached * times;
  }
  return hits;
}

/**
 * Where nothing but volleys is fired, a side sinks by how its strength stands against cannons that are thrown apart
 * from it: sums are enough, however many dice there are, once for each set of ships that may be left without
 * strength. Undefined where a shot goes elsewhere, or where one throw counts on both sides.
 */
export function volleysIn(
  dice: readonly Die[],
  gunners: readonly Gunner[],
  rules: GunRules,
): Weighed | undefined {
  const isPlain = gunners.every(
    ({ side, order }) => side !== null && (order === 'fights' || order === 'reflects'),
  );
  const isApart = dice.every(({ at }) => new Set(at.map((place) => gunners[place]?.side)).size === 1);
  return isPlain && isApart ? new Volleys(dice, gunners, rules).weighed() : undefined;
}

class Volleys {
  readonly #dice: readonly Die[];
  readonly #gunners: readonly Gunner[];
  readonly #rules: GunRules;
  /** Places of which nothing is thrown. */
  readonly #known: readonly number[];
  readonly #cannons = new Map<number, BySide<Sums>>();
  readonly #weighed = new Map<number, number>();

  constructor(dice: readonly Die[], gunners: readonly Gunner[], rules: GunRules) {
    this.#dice = dice;
    this.#gunners = gunners;
    this.#rules = rules;
    this.#known = [...gunners.keys()].filter((place) => !dice.some(({ at }) => at.includes(place)));
  }

  weighed(): Weighed {
    const bare = this.#known.filter((at) => this.#gunner(at).strength === 0);
    const known = (side: Side) => this.#sumOf(side, ({ strength }) => strength);
    this.#throw(
      this.#dice.filter(({ figure }) => figure === 'strength'),
      bare.reduce((bits, at) => bits | (1 << at), 0),
      { attacker: known('attacker'), defender: known('defender') },
    );
    return this.#weighed;
  }

  #gunner(at: number): Gunner {
    return this.#gunners[at] as Gunner;
  }

  #isOf({ at }: Die, side: Side): boolean {
    return at.some((place) => this.#gunner(place).side === side);
  }

  #sumOf(side: Side, figure: (gunner: Gunner) => number): Sums {
    const own = this.#known.map((at) => this.#gunner(at)).filter((one) => one.side === side);
    return new Map([[own.reduce((sum, one) => sum + figure(one), 0), 1]]);
  }

  /** One die of strength after the other, by which of its ships have none then. */
  #throw([die, ...others]: readonly Die[], without: number, strength: BySide<Sums>): void {
    if (!die) return this.#weigh(without, strength);
    const side = this.#isOf(die, 'attacker') ? 'attacker' : 'defender';
    const bareIn = ({ figures }: Die['ways'][number]) =>
      die.at.reduce((bits, at, place) => (figures[place] === 0 ? bits | (1 << at) : bits), 0);
    for (const bare of new Set(die.ways.map(bareIn))) {
      const sums = added(strength[side], summed(die.ways.filter((way) => bareIn(way) === bare)));
      this.#throw(others, without | bare, { ...strength, [side]: sums });
    }
  }

  #weigh(without: number, strength: BySide<Sums>): void {
    const cannons = this.#cannonsOf(this.#rules.zeroShipGuns ? 0 : without);
    const firing = sides.map((side) => this.#whoFiresAt(side));
    const silent = sides.filter((side) => !firing.includes(side));
    const idle = silent.reduce((product, side) => product * throwsIn(cannons[side]), 1);
    let all: (readonly [struck: number, throws: number])[] = [[without, idle]];
    for (const [nth, side] of sides.entries()) {
      const guns = cannons[firing[nth] ?? side];
      const hits = firing[nth] ? enough(guns, strength[side]) : 0;
      const throws = throwsIn(strength[side]) * (firing[nth] ? throwsIn(guns) : 1);
      const sunk = this.#placesOf(side);
      all = all.flatMap(([struck, times]) => [
        [struck | sunk, times * hits],
        [struck, times * (throws - hits)],
      ]);
    }
    for (const [struck, throws] of all)
      if (throws > 0) this.#weighed.set(struck, (this.#weighed.get(struck) ?? 0) + throws);
  }

  /** What each side fires with, when cannons of these ships are silent. */
  #cannonsOf(silent: number): BySide<Sums> {
    const before = this.#cannons.get(silent);
    if (before) return before;
    const isHeard = (at: number) => (silent & (1 << at)) === 0;
    const heard = this.#gunners.filter((_, at) => isHeard(at));
    const heardIn = ({ at, ways }: Die) =>
      ways.map((way) => ({ ...way, figures: way.figures.filter((_, nth) => isHeard(at[nth] as number)) }));
    const of = (side: Side): Sums =>
      this.#dice
        .filter((die) => die.figure === 'cannons' && this.#isOf(die, side))
        .map((die) => summed(heardIn(die)))
        .reduce(
          added,
          this.#sumOf(side, (one) => (heard.includes(one) ? one.guns : 0)),
        );
    const both = { attacker: of('attacker'), defender: of('defender') };
    this.#cannons.set(silent, both);
    return both;
  }

  /** A field throws back what comes, and its side does not fire but where the other has one too. */
  #whoFiresAt(side: Side): Side | undefined {
    const other = otherSide(side);
    if (!this.#reflects(side)) return this.#reflects(other) ? side : other;
    return this.#reflects(other) ? side : undefined;
  }

  #reflects(side: Side): boolean {
    return this.#gunners.some((one) => one.side === side && one.order === 'reflects');
  }

  #placesOf(side: Side): number {
    return this.#gunners.reduce((bits, one, at) => (one.side === side ? bits | (1 << at) : bits), 0);
  }
}

const summed = (ways: Die['ways']): Sums => {
  const sums = new Map<number, number>();
  for (const { figures, weight } of ways) {
    const sum = figures.reduce((all, one) => all + one, 0);
    sums.set(sum, (sums.get(sum) ?? 0) + weight);
  }
  return sums;
};
