import type { ToldRefusal } from '../../../src-main/contract/reply.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';

/** A line that was not taken, with what would make it stand. */
export interface Refused {
  readonly refusal: ToldRefusal;
  /** What was tried, to be sent again as an override. */
  readonly again: Readonly<Record<string, unknown>> | undefined;
  /** The question that it answered, if it was open; once another answer is in, nothing is refused any more. */
  readonly prompt?: string | undefined;
  /** The sheet that it was tried on: once that is put away, nobody has to hear of it any more. */
  readonly on?: Sheet['kind'] | undefined;
}

/** A rule lies upon what was open, and leaves it as it was. */
export const beneath = (sheet: Sheet | undefined): Sheet | undefined =>
  sheet?.kind === 'rule' ? sheet.over : sheet;

/**
 * The sheet on which something is being written or gathered. Rules and keys only say something: the table is answered
 * while they lie open.
 */
export function busySheet(sheet: Sheet | undefined): Sheet['kind'] | undefined {
  const kind = beneath(sheet)?.kind;
  return kind === 'keys' ? undefined : kind;
}

/** What lies open on the desk beside what is asked. */
export type Sheet =
  | { readonly kind: 'keys' }
  | { readonly kind: 'rule'; readonly rule: string; readonly over?: Sheet | undefined }
  | { readonly kind: 'correct'; readonly entry?: number }
  | { readonly kind: 'set'; readonly seat?: SeatId; readonly whole?: boolean }
  | { readonly kind: 'dispute' }
  | { readonly kind: 'room' }
  | { readonly kind: 'bench'; readonly reader?: string }
  | { readonly kind: 'chest' }
  | { readonly kind: 'data' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'more' };
