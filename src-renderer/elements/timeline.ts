import type { Captain } from '../look/marks.ts';

export interface TimelineRow {
  readonly number: number;
  readonly captain?: Captain;
  /** What happened; the captain's name stands before it. */
  readonly words: string;
  /** Die, card, tap, key, phone; or that it was taken back. */
  readonly source: string;
  readonly undone?: boolean;
  readonly chosen?: boolean;
  /** Stands for several, which come out when it is pressed. */
  readonly folds?: boolean;
  /** Entered against a rule, or changed since. */
  readonly flag?: string;
}
