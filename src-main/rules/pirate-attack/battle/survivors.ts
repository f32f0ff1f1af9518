import { inForce, losesAll, turnsCurses } from './cards.ts';
import type { Course } from './fight.ts';
import { sides, type CurseCard, type Clash, type Encounter, type Sailing, type Ship } from './fleet.ts';
import type { House } from './house.ts';
import { isOneShot, spentBy, type Spent } from './spent.ts';
import type { Survivor } from './steps.ts';

export function survivorsOf(course: Course, encounter: Encounter, house: House): readonly Survivor[] {
  const { clash, cursed, ships, fighters } = course;
  const handed = cursed.deserters.map(({ ship }) => ship);
  const own = sides.flatMap((side) => ships[side]);
  const there = [...own, ...fighters.filter(({ side }) => side === null)];
  return there.flatMap(({ ship, fleet }) => {
    if (course.sunk.has(ship.id) || course.drawnAlong.has(ship.id) || handed.includes(ship.id)) return [];
    const fighter = fighters.find((one) => one.ship === ship);
    const spent = fighter?.side ? spentBy(course, fighter, house) : () => false;
    const burns = fighter?.side === null ? fighter.cursed : turnsCurses(clash, house);
    return [survivorOf({ ship, fleet }, encounter, spent, fighter !== undefined, burns, house)];
  });
}

/** Cards go back face down under a ship that is left, but those that worked once and those that were taken out. */
export function survivorOf(
  { ship }: Sailing,
  { fleets, clash }: Encounter,
  spent: Spent,
  isTurned: boolean,
  burns: boolean,
  house: House,
): Survivor {
  const places = ship.under.map((_, at) => at);
  const isGone = (at: number): boolean => {
    const card = ship.under[at];
    if (!isTurned || !card) return false;
    if (card.removed || losesAll(ship, clash, house)) return true;
    return card.face !== null && isOneShot(card.face.kind) && spent(card.face.kind);
  };
  const discarded = places.filter(isGone);
  const isPlain = fleets.every(({ math }) => math === 'plain');
  const stay = (at: number): boolean => !burns || staysOn(ship.curses[at], house);
  const curses = [...ship.curses.keys()];
  return {
    ship: ship.id,
    back: places.filter((at) => !discarded.includes(at)),
    discarded,
    opposites: isTurned && isPlain ? oppositesOf(ship, clash, house) : [],
    cursesStay: curses.filter(stay),
    cursesDiscarded: curses.filter((at) => !stay(at)),
  };
}

/** A cured curse goes with its cure; one that has struck stays as the table has it, one face down as it lies. */
const staysOn = (curse: CurseCard | undefined, house: House): boolean =>
  curse?.face === null || (curse?.cure !== 'cursed' && house.says('wdAfterFight') === 'stay');

/** Each card stands in one pair at most. */
function oppositesOf(ship: Ship, clash: Clash, house: House): readonly (readonly [number, number])[] {
  const taken = new Set<number>();
  const cards = inForce(ship, clash, house);
  return cards.flatMap(({ at, face }): readonly (readonly [number, number])[] => {
    if (face.kind !== 'addOn' || taken.has(at)) return [];
    const other = cards.find(
      (one) =>
        one.face.kind === 'addOn' &&
        one.face.of === face.of &&
        one.face.plus === -face.plus &&
        !taken.has(one.at),
    );
    if (!other) return [];
    taken.add(at);
    taken.add(other.at);
    return [[at, other.at]];
  });
}
