import { laidBefore } from '../decide/kept.ts';
import { rowOf } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** Every attack is with or upon this captain, for as long as one of the ships floats. */
export const theTrap: OwnEffect = {
  play: laidBefore,
  kept: { from: 'fights', ends: (state, { of }) => rowOf(state, of).length === 0 },
};
