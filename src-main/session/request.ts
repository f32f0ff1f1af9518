import type { Entry, LogFault, NewReading, Source } from '../log/entry.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { AnyCommand, AnyEvent } from './fact.ts';
import type { Preview } from './preview.ts';
import type { Edit } from './redecide.ts';

/** What somebody at the table wants entered. */
export interface Act {
  readonly command: AnyCommand;
  /** The id that the sender gave it; the same id twice is one entry. */
  readonly id?: string;
  /** The prompt it answers: taken only while that one is open. */
  readonly prompt?: string;
  readonly source?: Source;
  /** Overrule what refuses it: these codes, or whichever they are. */
  readonly override?: { readonly reason: string; readonly codes?: readonly string[] };
  readonly evidence?: readonly NewReading[];
  /** Readings stored before that are now explained: by a person's tap, or by the rest of a set. */
  readonly readings?: readonly number[];
}

/** What a reader read or a finger tapped, before it is known what it means. */
export interface Signed {
  readonly sign: Sign;
  readonly id?: string;
  readonly prompt?: string;
  /** Whose it is: the seat of the reader, a captain's token just scanned. */
  readonly seat?: SeatId;
  readonly source?: Source;
  readonly evidence?: NewReading;
  /** A reading stored before that a person has now explained. */
  readonly reading?: number;
}

export interface Correction {
  readonly edits: readonly Edit[];
  readonly reason?: string;
  /** The head that the edits were made against. */
  readonly head: number;
}

export interface Entered {
  readonly kind: 'entered';
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
}

export type Outcome =
  | Entered
  /** Sent before: nothing new was entered. */
  | (Omit<Entered, 'kind'> & { readonly kind: 'repeated' })
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly open?: readonly Prompt[] }
  /** Two answers fit: the reading is kept, one tap says which. */
  | { readonly kind: 'asked'; readonly reading: number | undefined; readonly prompts: readonly Prompt[] }
  /** Part of an answer: the rest is waited for. */
  | { readonly kind: 'waiting'; readonly prompt: Prompt; readonly missing: readonly string[] }
  /** The disk failed: nothing has changed, the request is kept until it is tried again. */
  | { readonly kind: 'held'; readonly fault: LogFault };

export type Previewed =
  | { readonly kind: 'previewed'; readonly preview: Preview }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
