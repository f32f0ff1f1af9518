import type { House } from './house.ts';
import type { Curse } from '../cards.ts';
import type { Clash, Ship, UnderFace } from './fleet.ts';

/** A card under a ship with its place there. */
export interface Lying<Face = UnderFace> {
  readonly at: number;
  readonly face: Face;
}

const isEliminated = (ship: Ship): boolean =>
  ship.under.some(({ face, removed }) => face?.kind === 'eliminate' && !removed);

/** Whether what lies under a ship goes before it counts. Of a creature tables think in two ways. */
export const losesAll = (ship: Ship, clash: Clash, house: House): boolean =>
  isEliminated(ship) && (clash.kind !== 'creature' || house.says('seaEliminate'));

/** What is turned and counts. */
export function inForce(ship: Ship, clash: Clash, house: House): readonly Lying[] {
  if (losesAll(ship, clash, house)) return [];
  return ship.under.flatMap(({ face, removed }, at) => (face && !removed ? [{ at, face }] : []));
}

/** Cards under a ship that may still change what it fights with. */
export const faceDown = (ship: Ship, clash: Clash, house: House): number =>
  losesAll(ship, clash, house)
    ? 0
    : ship.under.filter(({ face, removed }) => face === null && !removed).length;

/** Curses are turned where ships fight each other, nowhere else. */
export const turnsCurses = (clash: Clash, house: House): boolean =>
  clash.kind === 'ships' && (clash.fled === undefined || house.says('smokeWD'));

/** How often a curse strikes: it was turned and nobody on its ship's side has cured it. */
export const strikes = (ship: Ship, curse: Curse): number =>
  ship.curses.filter(({ face, cure }) => face === curse && cure !== 'cursed').length;

export const isUnthrown = ({ printed, thrown }: Ship): boolean =>
  printed === null && (typeof thrown?.cannons !== 'number' || typeof thrown.strength !== 'number');

/** Whether nothing is left to be told about a ship in a fight. */
export function isSettled(ship: Ship, clash: Clash, house: House): boolean {
  if (isUnthrown(ship) || faceDown(ship, clash, house) > 0) return false;
  return !turnsCurses(clash, house) || areCursesSettled(ship);
}

export const areCursesSettled = (ship: Ship): boolean =>
  ship.curses.every(({ face, cure }) => face !== null && cure !== 'asked' && cure !== 'otherAsked');
