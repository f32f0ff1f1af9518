import { turnsBeside } from './bystanders.ts';
import { faceDown, isUnthrown, turnsCurses } from './cards.ts';
import { sailingOf, sides, unitOf, type Encounter, type Ship, type ShipId } from './fleet.ts';
import type { House } from './house.ts';
import type { Outcome } from './outcome.ts';
import type { Open, Step } from './steps.ts';

/** What is still to be told of a fight, in the order in which a table turns things up. */
export function openIn(encounter: Encounter, outcome: Outcome, house: House): readonly Open[] {
  const { clash } = encounter;
  const ships = shipsIn(encounter).map((id) => sailingOf(encounter, id).ship);
  const beside = besideOf(outcome, encounter).filter((ship) => turnsBeside(ship, clash, house));
  const cursed = [...(turnsCurses(clash, house) ? ships : []), ...beside];
  const turning = turningIn(encounter, outcome).map((id) => sailingOf(encounter, id).ship);
  return [
    ...cursed.flatMap(curseOpen),
    ...cursed.flatMap(curesOpen),
    ...turning.flatMap((ship): readonly Open[] =>
      isUnthrown(ship) && clash.kind !== 'storm' ? [{ kind: 'throw', ship: ship.id }] : [],
    ),
    ...turning.flatMap((ship): readonly Open[] => {
      const count = ship.navigator && clash.kind === 'storm' ? 0 : faceDown(ship, clash, house);
      return count > 0 ? [{ kind: 'under', ship: ship.id, count }] : [];
    }),
    ...outcome.open,
  ];
}

const shipsIn = ({ clash }: Encounter): readonly ShipId[] =>
  clash.kind === 'storm' ? clash.ships : sides.flatMap((side) => unitOf(clash, side)?.ships ?? []);

/** Whose under-cards are turned: nobody's where the curses have ended the fight, and of bystanders those fired at. */
function turningIn(encounter: Encounter, { steps }: Outcome): readonly ShipId[] {
  const { clash } = encounter;
  if (clash.kind === 'storm') return clash.ships;
  const taken = new Set(steps.flatMap(takenIn));
  const turning = sides.map((side) =>
    clash.kind === 'ships' && clash.fled === side
      ? null
      : (unitOf(clash, side)?.ships ?? []).filter((id) => !taken.has(id)),
  );
  if (clash.kind === 'ships' && turning.some((ships) => ships?.length === 0)) return [];
  return [...turning.flatMap((ships) => ships ?? []), ...new Set(steps.flatMap(besideIn))];
}

const takenIn = (step: Step): readonly ShipId[] =>
  step.kind === 'mutiny' || step.kind === 'plague' || step.kind === 'poison'
    ? step.ships.map(({ ship }) => ship)
    : [];

/** Ships beside the fight: what is left of them has its place among the survivors or the dead. */
const besideOf = ({ deaths, deserters, steps }: Outcome, encounter: Encounter): readonly Ship[] => {
  const own = new Set(shipsIn(encounter));
  const left = steps.flatMap((step) => (step.kind === 'survivors' ? step.ships : []));
  const ids = new Set([...left, ...deaths, ...deserters].map(({ ship }) => ship));
  return [...ids].flatMap((id) => (own.has(id) ? [] : [sailingOf(encounter, id).ship]));
};

const besideIn = (step: Step): readonly ShipId[] =>
  step.kind === 'bystanders' ? step.shots.flatMap(({ at }) => ('ship' in at ? [at.ship] : [])) : [];

function curseOpen({ id, curses }: Ship): readonly Open[] {
  const count = curses.filter(({ face }) => face === null).length;
  return count > 0 ? [{ kind: 'curse', ship: id, count }] : [];
}

const curesOpen = ({ id, curses }: Ship): readonly Open[] =>
  curses.flatMap(({ face, cure }): readonly Open[] =>
    face !== null && (cure === 'asked' || cure === 'otherAsked')
      ? [{ kind: 'cure', ship: id, curse: face, of: cure === 'asked' ? 'cursed' : 'other' }]
      : [],
  );
