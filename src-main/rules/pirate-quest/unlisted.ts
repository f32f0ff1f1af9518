import type { Side, State } from './state.ts';

/** The newest face of this battle that was seen and that the list of its die lacks. */
export const unlistedSide = ({ flags, battle, edition, phase }: State): Side | undefined =>
  phase === 'over'
    ? undefined
    : flags.findLast(
        ({ battle: number, side }) =>
          side !== undefined && number === battle.number && !edition.faces[side.die].includes(side.face),
      )?.side;
