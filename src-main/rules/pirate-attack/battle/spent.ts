import type { Course } from './fight.ts';
import { otherSide, type ShipId, type Side, type UnderFace } from './fleet.ts';
import type { Fighter } from './gunners.ts';
import type { House } from './house.ts';

const oneShot = [
  'explode',
  'confuse',
  'spirit',
  'forceField',
] as const satisfies readonly UnderFace['kind'][];
type OneShot = (typeof oneShot)[number];

/** What a card that works once comes to in a fight that its ship has survived. */
export type Spent = (kind: OneShot) => boolean;

export const isOneShot = (kind: UnderFace['kind']): kind is OneShot =>
  (oneShot as readonly string[]).includes(kind);

/** Whether each one-shot card under a ship is used up: by itself, or because another went before it. */
export function spentBy(course: Course, fighter: Fighter, house: House): Spent {
  const { clash } = course;
  if (fighter.order === 'explodes') return () => true;
  if (has(course, 'explodes') && house.says('explodeEndsFight'))
    return () => house.says('unusedMagic') === 'discard';
  // Without an opponent they go as well: whoever was left in the smoke takes his special cards away.
  if (clash.kind === 'ships' && clash.fled !== undefined) return () => true;
  switch (fighter.order) {
    case 'strays':
    case 'spirit':
      return () => true;
    case 'reflects':
      return () => isFieldUsed(course, fighter) || house.says('ffUnused') === 'discard';
    case 'fights':
      return () => false;
  }
}

const has = ({ fighters }: Course, order: Fighter['order'], side?: Side): boolean =>
  fighters.some(
    (one) => one.order === order && one.side !== null && (side === undefined || one.side === side),
  );

/** A spirit breaks a field, a shot uses it up. */
const isFieldUsed = (course: Course, { side }: Fighter): boolean =>
  (side !== null && has(course, 'spirit', otherSide(side))) || isShotAt(course, side);

const isShotAt = ({ shots }: Course, side: Side | null): boolean =>
  shots.some(
    ({ kind, by, cannons }) => kind === 'bounced' && cannons > 0 && 'side' in by && by.side !== side,
  );

/** What worked under a ship that sank; the rest is there for whoever may have it. */
export function workedUnder(course: Course, id: ShipId, house: House): readonly UnderFace['kind'][] {
  const fighter = course.fighters.find(({ ship }) => ship.id === id);
  if (!fighter) return [];
  const figures = ['addOn', 'double'] as const;
  if (fighter.order !== 'explodes' && has(course, 'explodes') && house.says('explodeEndsFight'))
    return figures;
  switch (fighter.order) {
    case 'explodes':
      return [...figures, 'explode'];
    case 'strays':
      return [...figures, 'confuse', 'spirit'];
    case 'spirit':
      return [...figures, 'spirit'];
    case 'reflects':
      return isFieldUsed(course, fighter) ? [...figures, 'forceField'] : figures;
    case 'fights':
      return figures;
  }
}
