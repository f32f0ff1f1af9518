import type { Captain } from '../look/marks.ts';
import type { Vessel } from './ledger.ts';

export interface Side {
  readonly captain: Captain;
  /** The ship's type and its printed worth in words. */
  readonly ship: string;
  readonly type: Vessel['type'];
}

/** What a step does to one number: the change, and the number after it. */
export interface StepNumber {
  readonly change?: string;
  /** A loss is written in the colour of no. */
  readonly loss?: boolean;
  readonly figure: number | string;
}

export interface AttackStep {
  readonly words: string;
  readonly cannons?: StepNumber;
  readonly strength?: StepNumber;
  readonly theirCannons?: StepNumber;
  readonly theirStrength?: StepNumber;
  readonly afloat?: boolean;
}

export interface Outcome {
  readonly word: string;
  readonly words: string;
  readonly sinks: boolean;
}
