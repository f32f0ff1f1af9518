import { isUnthrown } from './cards.ts';
import { fightOut, shipsOf, type Course } from './fight.ts';
import type { Size } from '../cards.ts';
import type { Clash, Encounter, Figure, Ship, ShipId, Side } from './fleet.ts';
import { fighterOf, type Fighter, type Fought } from './gunners.ts';
import { Guns, type GunRules, type Gunner } from './guns.ts';
import { House, type BattleOptions } from './house.ts';
import { pooled, type Die, type Way } from './pooled.ts';
import type { BySide } from './steps.ts';
import { volleysIn } from './volleys.ts';
import { worthOf } from './worth.ts';

/** How likely each end is while a ship's size has still to be thrown; what lies face down counts for nothing. */
export interface Chances {
  readonly ships: readonly { readonly ship: ShipId; readonly sinks: number }[];
  /** That a side has nothing left. */
  readonly sides: BySide<number>;
  /** That neither has. */
  readonly both: number;
}

const faces = Array.from({ length: 20 }, (_, at) => at + 1);

/** Two such ships are in the box, and five copies: where shots go elsewhere and more than these dice count by themselves, nothing is reckoned. */
const mostDice = 4;

/** Nothing where nothing is thrown, or too much. */
export function chancesOf(encounter: Encounter, options: BattleOptions): Chances | null {
  const { clash } = encounter;
  switch (clash.kind) {
    case 'ships':
    case 'navy':
      return byGuns(encounter, clash, new House(options));
    case 'creature':
      return byLevel(encounter, clash, new House(options));
    case 'storm':
      return null;
  }
}

function byGuns(encounter: Encounter, clash: Fought, house: House): Chances | null {
  const course = fightOut(encounter, clash, house);
  const throws = throwsOf(course.fighters);
  if (throws.length === 0) return null;
  const each = throws.flatMap((at) =>
    (['cannons', 'strength'] as const).map((figure) => dieOf(at, figure, course.fighters, house)),
  );
  const gunners = course.gunners.map((gunner) => ({ ...gunner }));
  const rules = rulesOf(house);
  const weighed = volleysIn(each, gunners, rules) ?? endsOf(each, gunners, rules);
  return weighed && chancesIn(course, weighed, faces.length ** each.length);
}

function endsOf(
  each: readonly Die[],
  gunners: Gunner[],
  rules: GunRules,
): ReadonlyMap<number, number> | null {
  const dice = pooled(each, gunners, rules);
  return dice.length > mostDice ? null : new Ends(gunners, rules, dice).weighed();
}

/** All of them, since another throw may turn on another rule. */
const rulesOf = (house: House): GunRules => ({
  zeroShipGuns: house.says('zeroShipGuns') === 'count',
  splitUp: house.says('confusionSplit') === 'up',
  spiritEndsFight: house.says('spiritEndsFight'),
  explodeEndsFight: house.says('explodeEndsFight'),
});

const throwOf = ({ id, thrownWith }: Ship): ShipId => thrownWith ?? id;

/** Places of the ships that wait for a throw, those of one throw together. */
function throwsOf(fighters: readonly Fighter[]): readonly (readonly number[])[] {
  const waiting = fighters.flatMap(({ ship }, at) => (isUnthrown(ship) ? [{ at, by: throwOf(ship) }] : []));
  const throws = [...new Set(waiting.map(({ by }) => by))];
  return throws.map((one) => waiting.flatMap(({ at, by }) => (by === one ? [at] : [])));
}

/** A way for each of twenty faces. More cannons sink more, more strength sinks less. */
function dieOf(at: readonly number[], figure: Figure, fighters: readonly Fighter[], house: House): Die {
  const ships = at.map((place) => fighters[place] as Fighter);
  const known = ships[0]?.ship.thrown?.[figure];
  const thrown = typeof known === 'number' ? faces.map(() => known) : faces;
  const ways = (figure === 'cannons' ? thrown : thrown.toReversed()).map((face) => ({
    thrown: face,
    figures: ships.map((one) => figureOf(one, figure, face, house)),
    weight: 1,
  }));
  return { at, figure, ways };
}

function figureOf(fighter: Fighter, figure: Figure, face: number, house: House): number {
  const thrown: Size = { cannons: 0, strength: 0, [figure]: face };
  return worthOf(fighter, house, thrown).halved[figure];
}

/** The chance of each end, from how many throws lead to it. */
function chancesIn(
  { fighters, gunners, sunk }: Course,
  weighed: ReadonlyMap<number, number>,
  all: number,
): Chances {
  // Whom a curse has taken no throw saves.
  const taken = fighters.reduce((bits, { ship }, at) => {
    const isTaken = sunk.get(ship.id)?.some((cause) => cause === 'plague' || cause === 'poison') ?? false;
    return isTaken ? bits | (1 << at) : bits;
  }, 0);
  const chance = (fits: (struck: number) => boolean): number =>
    [...weighed].reduce((sum, [struck, throws]) => sum + (fits(struck | taken) ? throws : 0), 0) / all;
  const isEmpty = (side: Side, struck: number): boolean =>
    gunners.every((gunner, at) => gunner.side !== side || (struck & (1 << at)) !== 0);
  return {
    ships: fighters.map(({ ship }, at) => ({
      ship: ship.id,
      sinks: chance((struck) => (struck & (1 << at)) !== 0),
    })),
    sides: {
      attacker: chance((struck) => isEmpty('attacker', struck)),
      defender: chance((struck) => isEmpty('defender', struck)),
    },
    both: chance((struck) => isEmpty('attacker', struck) && isEmpty('defender', struck)),
  };
}

/** From which way of a die to which. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Every end of a fight, with the number of throws that lead to it. Along each die ever more ships sink, so where the
 * weakest and the strongest throw of a range sink the same ships, all between do, and the range is one step.
 */
class Ends {
  readonly #gunners: readonly Gunner[];
  readonly #guns: Guns;
  readonly #dice: readonly Die[];
  readonly #isSteady: boolean;
  /** Cannons that go silent with the last strength sink less, not more. */
  readonly #fallsSilent: boolean;
  readonly #weighed = new Map<number, number>();

  constructor(gunners: readonly Gunner[], rules: GunRules, dice: readonly Die[]) {
    this.#gunners = gunners;
    this.#guns = new Guns(gunners, rules);
    this.#dice = dice;
    this.#isSteady = !gunners.some((gunner) => this.#choosesBySize(gunner));
    this.#fallsSilent = !rules.zeroShipGuns;
  }

  weighed(): ReadonlyMap<number, number> {
    this.#weigh(this.#dice.map(({ ways }) => ({ from: 0, to: ways.length - 1 })));
    return this.#weighed;
  }

  /** A spirit takes the largest of several: which one that is goes with what is thrown, up and down. */
  #choosesBySize({ order, side }: Gunner): boolean {
    if (order !== 'spirit') return false;
    const others = this.#gunners.flatMap((one, at) => (one.side !== null && one.side !== side ? [at] : []));
    return others.length > 1 && this.#dice.some((die) => die.at.some((at) => others.includes(at)));
  }

  /** The die at which a ship of this range has strength left or has none. */
  #edge(spans: readonly Span[]): number {
    return this.#dice.findIndex(({ figure, ways }, at) => {
      const { from, to } = spans[at] as Span;
      const [strong, weak] = [ways[from], ways[to]];
      return (
        figure === 'strength' && strong?.figures.some((left, place) => left > 0 && weak?.figures[place] === 0)
      );
    });
  }

  #weigh(spans: readonly Span[]): void {
    const split = this.#split(spans);
    if (split === null) {
      const struck = this.#struck(spans.map(({ from }) => from));
      const throws = spans.reduce((product, span, at) => product * this.#throwsIn(at, span), 1);
      this.#weighed.set(struck, (this.#weighed.get(struck) ?? 0) + throws);
      return;
    }
    const { from, to } = spans[split] as Span;
    const middle = Math.floor((from + to) / 2);
    this.#weigh(spans.with(split, { from, to: middle }));
    this.#weigh(spans.with(split, { from: middle + 1, to }));
  }

  #throwsIn(at: number, { from, to }: Span): number {
    let throws = 0;
    for (let way = from; way <= to; way++) throws += (this.#dice[at] as Die).ways[way]?.weight ?? 0;
    return throws;
  }

  /** The die of which a range has to be looked at more closely; null where all of it comes to the same. */
  #split(spans: readonly Span[]): number | null {
    const wide = spans.map(({ from, to }) => to - from);
    if (Math.max(...wide) === 0) return null;
    if (!this.#isSteady) return wide.indexOf(Math.max(...wide));
    const edge = this.#fallsSilent ? this.#edge(spans) : -1;
    if (edge >= 0) return edge;
    const low = spans.map(({ from }) => from);
    const high = spans.map(({ to }) => to);
    const [weakest, strongest] = [this.#struck(low), this.#struck(high)];
    if (weakest === strongest) return null;
    // First a die that turns the fight by itself, of those the one that is least known.
    const telling = spans.map(({ from, to }, at) => {
      const turns =
        this.#struck(low.with(at, to)) !== weakest || this.#struck(high.with(at, from)) !== strongest;
      return turns ? faces.length + to - from : to - from;
    });
    return telling.indexOf(Math.max(...telling));
  }

  /** Who sinks when each die falls this way, a bit for each gunner. */
  #struck(falls: readonly number[]): number {
    for (const die of this.#dice) for (const at of die.at) (this.#gunners[at] as Gunner).size = 0;
    this.#dice.forEach((die, number) => {
      const way = die.ways[falls[number] as number] as Way;
      die.at.forEach((at, place) => {
        const gunner = this.#gunners[at] as Gunner;
        gunner[die.figure === 'cannons' ? 'guns' : 'strength'] = way.figures[place] as number;
        gunner.size += way.thrown;
      });
    });
    this.#guns.fire();
    return this.#guns.struck.reduce((bits, causes, at) => (causes === 0 ? bits : bits | (1 << at)), 0);
  }
}

/** A creature asks only for the strength. */
function byLevel(
  encounter: Encounter,
  clash: Extract<Clash, { readonly kind: 'creature' }>,
  house: House,
): Chances | null {
  const [first] = shipsOf(encounter, 'defender');
  if (!first || !isUnthrown(first.ship)) return null;
  const { ways } = dieOf([0], 'strength', [fighterOf(first, 'defender', clash, house)], house);
  const taking = ways.filter(({ figures }) => clash.level >= (figures[0] as number));
  const sinks = taking.length / faces.length;
  return { ships: [{ ship: first.ship.id, sinks }], sides: { attacker: 0, defender: sinks }, both: 0 };
}
