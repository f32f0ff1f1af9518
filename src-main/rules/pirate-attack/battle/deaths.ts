import { inForce, type Lying } from './cards.ts';
import { sailingOf, type Encounter, type Ship, type ShipId, type UnderFace } from './fleet.ts';
import type { House } from './house.ts';
import type { Cause, Death } from './steps.ts';

/** Causes after which a Reincarnation brings a ship back, whatever the table thinks of the others. */
const shotCauses: readonly Cause[] = ['volley', 'bounced', 'exploded', 'stray', 'creature'];
/** No fight at all. */
const endCauses: readonly Cause[] = ['storm', 'copy'];

export type Sunk = ReadonlyMap<ShipId, readonly Cause[]>;

/** Every ship that sinks, with what its owner has of it; then the copies of those, wherever they are. */
export function deathsOf(
  encounter: Encounter,
  sunk: Sunk,
  house: House,
  worked: (ship: ShipId) => readonly UnderFace['kind'][],
): readonly Death[] {
  const all = withCopies(encounter, sunk);
  return [...all].map(([id, causes]): Death => {
    const { ship, fleet } = sailingOf(encounter, id);
    const cards = inForce(ship, encounter.clash, house);
    const returns = comesBack(ship, cards, causes, all, house);
    return {
      ship: id,
      seat: fleet.seat,
      cause: causes[0] ?? 'copy',
      insurance: insuranceOf(ship, cards, house),
      returns,
      used: cards.filter(({ face }) => isUsed(face, returns, worked(id))).map(({ at }) => at),
    };
  });
}

/** A copy goes down with the ship it was made after, and takes its own copies along. */
export function withCopies({ fleets }: Encounter, sunk: Sunk): Sunk {
  const all = new Map(sunk);
  const copies = fleets.flatMap(({ ships }) => ships.filter(({ copyOf }) => copyOf !== undefined));
  // A map is walked to its end, what is added on the way included.
  for (const id of all.keys())
    for (const { id: copy, copyOf } of copies) if (copyOf === id && !all.has(copy)) all.set(copy, ['copy']);
  return all;
}

function insuranceOf(ship: Ship, cards: readonly Lying[], house: House): number {
  const sums = [
    ...cards.flatMap(({ face }) => (face.kind === 'insure' ? [face.gold] : [])),
    ...(ship.insured ? [ship.insured] : []),
  ];
  const most = Math.max(0, ...sums);
  return sums.length > 1 && house.says('insuredTwice') ? sums.reduce((sum, gold) => sum + gold, 0) : most;
}

/** A copy comes back only while the ship it was made after is there. */
function comesBack(
  { copyOf }: Ship,
  cards: readonly Lying[],
  causes: readonly Cause[],
  all: Sunk,
  house: House,
): boolean {
  if (!cards.some(({ face }) => face.kind === 'reincarnate')) return false;
  if (copyOf !== undefined && all.has(copyOf)) return false;
  if (causes.every((cause) => endCauses.includes(cause))) return false;
  const isShot = causes.some((cause) => shotCauses.includes(cause));
  return isShot || house.says('reincarnationCauses') === 'fights';
}

/** What has done something cannot be used again by anybody. */
const isUsed = ({ kind }: UnderFace, returns: boolean, worked: readonly UnderFace['kind'][]): boolean =>
  kind === 'reincarnate' ? returns : kind === 'insure' || worked.includes(kind);
