import { getContext, setContext } from 'svelte';

/** The television's stage, as far as what stands on it has to know. */
export interface Stage {
  /** Its parts lie one under the other: there is no room beside the ledger. */
  readonly narrow: boolean;
}

const key = {};

export const setStage = (stage: Stage): Stage => setContext(key, stage);

/** Nothing where it stands on no television: on a desk, in a hand. */
export const stageHere = (): Stage | undefined => getContext(key);
