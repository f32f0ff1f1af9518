import type { SignName } from '../look/sign-names.ts';

export interface AnswerChoice {
  readonly id: string;
  /** The number, or a short word, in the middle. */
  readonly figure: string | number;
  /** What it would mean, or, refused, why not. */
  readonly note?: string;
  readonly key?: string;
  readonly sign?: SignName;
  /** `refused` is struck and gives its reason in `note`; pressing it still says so in full. */
  readonly standing?: 'open' | 'refused' | 'chosen';
  /** Read by a device and waiting to be confirmed, or the usual answer: the lamp lies on it. */
  readonly lit?: boolean;
  /** Stands out among the others. */
  readonly marked?: boolean;
  /** Spoken before and after what is to be seen: "Bid" 3, "refused". */
  readonly before?: string;
  readonly after?: string;
}

export type AnswerRoom = 'few' | 'many' | 'crowd' | 'lots';
export type AnswerSize = 'thumb' | 'small';
