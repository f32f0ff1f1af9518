import type { Ship as FightingShip } from './battle/fleet.ts';
import { isThrown } from './abilities/own.ts';
import type { Size } from './cards.ts';
import { originalOf, shipOf, sizeOf, type Found } from './fleets.ts';
import type { Ship, State } from './state.ts';

/** Whose dice size a ship: its own, or those of the ship it was made after, where the table throws once for both. */
export const thrower = (state: State, found: Found): Found =>
  state.options.xxCopy === 'same' ? originalOf(state, found) : found;

/** What a ship has to be known by to fight: the size that is printed on it, or that one is thrown. */
export const isSized = (ship: Ship): boolean => sizeOf(ship) !== null || isThrown(ship);

const throwerOf = (state: State, ship: Ship): number => {
  const found = shipOf(state, ship.id);
  return found ? thrower(state, found).ship.id : ship.id;
};

export const thrownFor = (state: State, ship: Ship): Size | undefined =>
  state.fight?.thrown?.[throwerOf(state, ship)];

/** Its dice in the fight that is on; copies of one throw have those of their original. */
export function diceIn(state: State, ship: Ship): Pick<FightingShip, 'thrown' | 'thrownWith'> {
  if (!isThrown(ship)) return {};
  const by = throwerOf(state, ship);
  const thrown = thrownFor(state, ship);
  return { ...(thrown ? { thrown } : {}), ...(by === ship.id ? {} : { thrownWith: String(by) }) };
}
