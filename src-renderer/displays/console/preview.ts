import type { AnyCommand } from '../../../src-main/contract/request.ts';
import type { FieldValue } from '../../../src-main/rules/kernel/game.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Seen } from '../../games/drawing.ts';

/** What a correction would do, grouped by cause, as the session previews it. */
export interface Preview {
  readonly numbers: readonly (Change<FieldValue> & {
    readonly label: Message;
    readonly seat?: SeatId;
  })[];
  readonly leaders?: Change<readonly SeatId[]>;
  readonly winners?: Change<readonly SeatId[]>;
  readonly refusedEdits: readonly Doubt[];
  readonly kept: readonly Doubt[];
  /** Of the kept, pieces that may not be where they were moved any more. */
  readonly decide?: readonly Decision[];
  readonly dropped: readonly Doubt[];
  readonly mended: readonly number[];
  /** It would open what is secret: what comes of it is not told before it is applied. */
  readonly opens: boolean;
  /** Whose secrets are left out of all this. */
  readonly unseen: readonly SeatId[];
}

export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

export interface Decision {
  readonly entry: number;
  /** Where the rules have the piece instead. */
  readonly places: readonly { readonly label: Message; readonly command: AnyCommand }[];
}

export interface Doubt {
  /** None for an inserted fact. */
  readonly entry?: number;
  readonly refusal: Refusal;
}

/** A refusal in words, as the table would have said it. */
export const refusalWords = ({ code, values }: Refusal, say: Seen['say']): string =>
  say(values ? { key: `refusal.${code}`, values } : { key: `refusal.${code}` });

/**
 * The same of what stands all the same: the reason alone, since it was entered. A refusal that says otherwise of an
 * entry of the log would be believed.
 */
export function reasonWords(refusal: Refusal, say: Seen['say']): string {
  const words = refusalWords(refusal, say);
  const [head, tail] = ['page.refused.head', 'page.refused.tail'].map((key) => say({ key })) as [
    string,
    string,
  ];
  const from = words.startsWith(head) ? head.length : 0;
  const reason = words.slice(from, words.endsWith(tail) ? -tail.length : undefined).trim();
  return reason.charAt(0).toLocaleUpperCase() + reason.slice(1);
}

export const namesOf = (seats: readonly SeatId[], { captain, say }: Seen): string =>
  seats.map((seat) => captain(seat).name).join(', ') || say({ key: 'page.nobody' });
