import type { Entry, LogFault, NewReading, Source } from '../log/entry.ts';
import type { SentAct, SentPress, SentSign } from '../contract/request.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { AnyEvent } from './fact.ts';
import type { Preview } from './preview.ts';

/** What a display or a script sent, with the evidence that only this side of the wire knows. */
export interface Act extends Omit<SentAct, 'source'> {
  readonly source?: Source;
  readonly evidence?: readonly NewReading[];
  /** Readings stored before that are now explained: by a person's tap, or by the rest of a set. */
  readonly readings?: readonly number[];
  /** What others keep to themselves is no reason to refuse this one; a script knows everything. */
  readonly sender?: Viewer | undefined;
}

export interface Signed extends SentSign {
  readonly source?: Source;
  readonly evidence?: NewReading;
  /** Readings stored before that speak for this one: the captain's token that said whose it is. */
  readonly also?: readonly number[];
  /** Whoever reads it may answer for these and for nobody else: a captain's phone. */
  readonly answersFor?: readonly SeatId[];
  readonly sender?: Viewer | undefined;
}

/** A press with its whole path, and who sent it. */
export interface PressedAt extends SentPress {
  readonly answersFor?: readonly SeatId[];
  readonly sender?: Viewer | undefined;
  /** From which device: what it has begun is laid aside once it has been gone for long. */
  readonly device?: string | undefined;
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
