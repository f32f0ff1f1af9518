import type { Captain } from '../look/marks.ts';
import type { Vessel } from './ledger.ts';

export interface Side {
  /** Nobody where the sea itself attacks. */
  readonly captain?: Captain;
  /** The ship's type and its printed worth in words, or "armada of four". */
  readonly ship: string;
  readonly type: Vessel['type'];
}

/** What a step does to one number: the change, and the number after it. */
export interface StepNumber {
  readonly change?: string;
  /** A loss is written in the colour of no. */
  readonly loss?: boolean;
  readonly figure: number | string;
  /** Not known yet. */
  readonly afloat?: boolean;
}

export interface AttackStep {
  readonly words: string;
  readonly cannons?: StepNumber;
  readonly strength?: StepNumber;
  readonly theirCannons?: StepNumber;
  readonly theirStrength?: StepNumber;
  /** Not known yet, all of it. */
  readonly afloat?: boolean;
}

/** What both sides fight with; nothing of a creature, or of whoever has fled. */
export interface Totals {
  readonly cannons?: number;
  readonly strength?: number;
  readonly theirCannons?: number;
  readonly theirStrength?: number;
  /** A card still lies face down there. */
  readonly afloat?: boolean;
  readonly theirsAfloat?: boolean;
}

export interface Outcome {
  readonly word: string;
  readonly words: string;
  readonly sinks: boolean;
  /** Something may still be turned up on either side. */
  readonly afloat?: boolean;
}
