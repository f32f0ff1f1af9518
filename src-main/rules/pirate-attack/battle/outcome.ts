import { deathsOf } from './deaths.ts';
import { fightOut, type Course } from './fight.ts';
import { sides, type Encounter, type Side } from './fleet.ts';
import type { Fought } from './gunners.ts';
import type { House } from './house.ts';
import { isLeft, prizesOf } from './prizes.ts';
import { workedUnder } from './spent.ts';
import type { BySide, Death, Deserter, Open, Shot, SideTotal, Standing, Step, Verdict } from './steps.ts';
import { survivorsOf } from './survivors.ts';

/** How an encounter ends as far as it is known, with all its steps. */
export interface Outcome {
  readonly steps: readonly Step[];
  readonly totals: BySide<SideTotal | null>;
  readonly verdicts: BySide<Verdict | null>;
  readonly deaths: readonly Death[];
  readonly deserters: readonly Deserter[];
  /** Choices that the table still has. */
  readonly open: readonly Open[];
}

/** Ships against each other, or against the Navy. */
export function byGuns(encounter: Encounter, clash: Fought, house: House): Outcome {
  const course = fightOut(encounter, clash, house);
  const beside = new Set(course.fighters.flatMap(({ side, ship }) => (side === null ? [ship.id] : [])));
  const isBeside = ({ at }: Shot): boolean => 'ship' in at && beside.has(at.ship);
  const shots = course.shots.filter((shot) => !isBeside(shot));
  const stray = course.shots.filter(isBeside);
  const deaths = deathsOf(encounter, course.sunk, house, (ship) => workedUnder(course, ship, house));
  const prizes = prizesOf(course, encounter, house);
  const { deserters } = course.cursed;
  const steps: readonly Step[] = [
    ...course.layers,
    ...(shots.length > 0 ? [{ kind: 'volley', shots } as const] : []),
    ...(stray.length > 0 ? [{ kind: 'bystanders', shots: stray } as const] : []),
    { kind: 'prizes', prizes },
    { kind: 'deaths', deaths, armadasEnd: armadasEnd(course) },
    { kind: 'survivors', ships: survivorsOf(course, encounter, house), deserters },
  ];
  const { totals, open } = course;
  return { steps, totals, verdicts: verdictsOf(course), deaths, deserters, open };
}

/** One ship left is no armada. */
const armadasEnd = (course: Course): readonly Side[] =>
  sides.filter(
    (side) =>
      course.ships[side].length > 1 && course.ships[side].filter((one) => isLeft(course, one)).length < 2,
  );

const verdictsOf = (course: Course): BySide<Verdict | null> => ({
  attacker: course.clash.kind === 'navy' ? navyVerdict(course) : verdictOf(course, 'attacker'),
  defender: verdictOf(course, 'defender'),
});

function verdictOf(course: Course, side: Side): Verdict {
  const { clash, ships, sunk, drawnAlong } = course;
  const lost = ships[side].flatMap(({ ship: { id } }) => (sunk.has(id) || drawnAlong.has(id) ? [id] : []));
  const left = ships[side].filter((one) => isLeft(course, one)).map(({ ship }) => ship.id);
  const hasFled = clash.kind === 'ships' && clash.fled === side;
  return {
    standing: standingOf(lost.length, left.length, hasFled),
    lost,
    left,
    against: against(course, side),
  };
}

function standingOf(lost: number, left: number, hasFled: boolean): Standing {
  if (left === 0) return lost > 0 ? 'sinks' : 'deserted';
  if (hasFled) return 'fled';
  return lost > 0 ? 'afloat' : 'holds';
}

/** The shot that a side has to bear: the volley, or the one at its only ship. */
function against({ shots, ships }: Course, side: Side): Verdict['against'] {
  const [only, ...more] = ships[side];
  const isAt = ({ at }: Shot): boolean =>
    'side' in at ? at.side === side : more.length === 0 && at.ship === only?.ship.id;
  return shots.find(isAt) ?? null;
}

const navyVerdict = (course: Course): Verdict => ({
  standing: course.isNavySunk ? 'sinks' : 'holds',
  lost: [],
  left: [],
  against: against(course, 'attacker'),
});
