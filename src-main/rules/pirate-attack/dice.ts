import { upTo } from '../kernel/questions/picks.ts';
import type { Size } from './cards.ts';

/** The two dice of twenty sides that size a ship of X/X: red for its cannons, green for its strength. */
export const sizeDice = { cannons: 'red-20', strength: 'green-20' } as const satisfies Record<
  keyof Size,
  string
>;

export const mostThrown = 20;
export const thrownFaces: readonly number[] = upTo(mostThrown, 1);

export const isThrowable = (face: number): boolean =>
  Number.isInteger(face) && face >= 1 && face <= mostThrown;
