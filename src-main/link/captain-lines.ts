import type { MessageValues } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { LinkCode } from './words.ts';

export interface CaptainRefusal {
  readonly code: LinkCode;
  readonly values?: MessageValues;
}

/** Whether a prompt is open and asks this seat, as the host knows it. */
export type IsAsked = (prompt: string, seat: SeatId) => boolean;

/**
 * Why a captain may not send this line, or nothing. A captain presses what the own seat is asked: the names of choices,
 * and never a command, which is made of them by the question's row; and takes back the own last tap. Everything else is
 * the scorekeeper's.
 */
export function captainRefusal(
  line: unknown,
  seats: readonly SeatId[],
  isAsked: IsAsked,
): CaptainRefusal | undefined {
  if (isOwnUndo(line)) return undefined;
  if (!isObject(line) || line['kind'] !== 'press' || 'command' in line || 'override' in line)
    return { code: 'not-allowed' };
  const { seat, prompt } = line;
  if (seat === undefined) return { code: 'names-no-seat' };
  const own = seats.find((each) => each === seat);
  if (!own) return { code: 'not-your-seat', values: { seats } };
  if (typeof prompt !== 'string') return { code: 'needs-prompt' };
  return isAsked(prompt, own) ? undefined : { code: 'not-asked' };
}

/** Which tap it is, whose, and whether it may still be taken back, is for the running table to say. */
const isOwnUndo = (line: unknown): boolean =>
  isObject(line) &&
  line['kind'] === 'undo' &&
  typeof line['entry'] === 'number' &&
  Object.keys(line).every((key) => ['kind', 'entry', 'id'].includes(key));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
