import type { SeatId } from '../../kernel/seat.ts';
import type { Course } from './fight.ts';
import { otherSide, sailingOf, sides, type Encounter, type Fleet, type Sailing, type Side } from './fleet.ts';
import type { House } from './house.ts';
import type { Cause, Prize } from './steps.ts';

/** What everybody has of a fight: fame, Gold Cards, bounties. */
export function prizesOf(course: Course, encounter: Encounter, house: House): readonly Prize[] {
  const { clash } = course;
  const own =
    clash.kind === 'navy'
      ? navyPrize(course, encounter, clash.fame)
      : clash.fled === undefined
        ? sides.flatMap((side) => sidePrize(course, encounter, side, house))
        : [];
  return merged([...own, ...bystanderPrizes(course, encounter, house)]);
}

export const isLeft = ({ cursed, sunk, drawnAlong }: Course, { ship }: Sailing): boolean =>
  !sunk.has(ship.id) &&
  !drawnAlong.has(ship.id) &&
  !cursed.taken.some(({ ships }) => ships.includes(ship.id));

const fleetOf = ({ fleets }: Encounter, seat: SeatId): Fleet => {
  const fleet = fleets.find((one) => one.seat === seat);
  if (!fleet) throw new Error(`nobody sits at ${seat}`);
  return fleet;
};

function navyPrize(course: Course, encounter: Encounter, fame: number): readonly Prize[] {
  const winner = course.ships.defender.find((one) => isLeft(course, one));
  if (!winner || !course.isNavySunk) return [];
  const { seat, sharks } = fleetOf(encounter, winner.fleet.seat);
  return [{ seat, sunk: [], fame, goldCards: sharks ? 0 : 1, gold: 0 }];
}

/** Whoever has a ship left is paid for those that the other side lost; in gold, if it lost all. */
function sidePrize(course: Course, encounter: Encounter, side: Side, house: House): readonly Prize[] {
  const { clash, ships, sunk } = course;
  if (clash.kind === 'navy' || !ships[side].some((one) => isLeft(course, one))) return [];
  const lost = ships[otherSide(side)].filter(
    ({ ship }) => sunk.has(ship.id) && isCredited(course, ship.id, house),
  );
  const isWipedOut = !ships[otherSide(side)].some((one) => isLeft(course, one));
  const paid = isWipedOut ? lost : lost.filter(({ ship }) => causesOf(course, ship.id).includes('exploded'));
  return [prizeFor(fleetOf(encounter, clash[side].seat), lost, paid.length, lost)];
}

/** Fame is not had for a partner's ships, gold is. */
function prizeFor(
  { seat, partner, sharks }: Fleet,
  sunk: readonly Sailing[],
  goldCards: number,
  bounties: readonly Sailing[],
): Prize {
  const famous = sunk.filter(({ fleet }) => fleet.seat !== partner);
  return {
    seat,
    sunk: famous.map(({ ship }) => ship.id),
    fame: famous.reduce((sum, { ship }) => sum + ship.fame, 0),
    goldCards: sharks ? 0 : goldCards,
    gold: sharks ? 0 : bounties.reduce((sum, { ship }) => sum + (ship.bounty ?? 0), 0),
  };
}

const causesOf = ({ sunk }: Course, ship: string): readonly Cause[] => sunk.get(ship) ?? [];

/** A ship that only its own side has hit is the other side's as much as one that sank by itself. */
function isCredited(course: Course, id: string, house: House): boolean {
  const hits = hitsOn(course, id);
  const isByOthers = causesOf(course, id).some((cause) => cause !== 'stray' && cause !== 'spirit');
  const sideOf = (ship: string): Side | undefined =>
    sides.find((side) => course.ships[side].some((one) => one.ship.id === ship));
  if (isByOthers || hits.some((by) => sideOf(by) !== sideOf(id))) return true;
  return house.says('ownShot') === 'likeSelfSunk';
}

/** Ships whose own shots went at this one. */
const hitsOn = ({ shots }: Course, id: string): readonly string[] =>
  shots.flatMap(({ by, at, sinks, kind }) =>
    sinks && kind !== 'exploded' && 'ship' in by && 'ship' in at && at.ship === id ? [by.ship] : [],
  );

/** A ship beside the fight goes to the captain whose confused ship hit it, unless it is his own or his partner's. */
function bystanderPrizes(course: Course, encounter: Encounter, house: House): readonly Prize[] {
  const sunk = course.fighters.filter(({ side, ship }) => side === null && course.sunk.has(ship.id));
  return sunk.flatMap((victim): readonly Prize[] => {
    const [by] = hitsOn(course, victim.ship.id).map((id) => sailingOf(encounter, id));
    if (!by || by.fleet.seat === victim.fleet.seat || by.fleet.partner === victim.fleet.seat) return [];
    if (house.says('confusionCredit') === 'nobody') return [];
    const paid = isLeft(course, by) ? [victim] : [];
    return [prizeFor(by.fleet, [victim], paid.length, paid)];
  });
}

/** One line a captain; whoever has nothing of it has none. */
function merged(prizes: readonly Prize[]): readonly Prize[] {
  const bySeat = new Map<SeatId, Prize>();
  for (const prize of prizes) {
    const before = bySeat.get(prize.seat);
    bySeat.set(prize.seat, before ? added(before, prize) : prize);
  }
  return [...bySeat.values()].filter(
    ({ sunk, fame, goldCards, gold }) => sunk.length > 0 || fame + goldCards + gold > 0,
  );
}

const added = (one: Prize, other: Prize): Prize => ({
  seat: one.seat,
  sunk: [...one.sunk, ...other.sunk],
  fame: one.fame + other.fame,
  goldCards: one.goldCards + other.goldCards,
  gold: one.gold + other.gold,
});
