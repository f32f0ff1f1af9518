import { still } from '../../look/still.ts';

/** A picture that has only just been drawn. */
export const awake = still(0, 0);
