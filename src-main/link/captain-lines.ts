import { commonCommandSchemas } from '../contract/common.ts';
import { tableCommandSchemas } from '../contract/line.ts';
import type { MessageValues } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { LinkCode } from './words.ts';

export interface CaptainRefusal {
  readonly code: LinkCode;
  readonly values?: MessageValues;
}

/** The kinds of command that answer a prompt for a seat, as the host knows them. */
export type AskedOf = (prompt: string, seat: SeatId) => readonly string[] | undefined;

/** The table's own commands are the scorekeeper's, whatever seat they name. */
const tableKinds: ReadonlySet<string> = new Set([
  'begin',
  ...commonCommandSchemas.map(({ shape }) => shape.kind.value),
  ...tableCommandSchemas.map(({ shape }) => shape.kind.value),
]);

/**
 * Why a captain may not send this line, or nothing. A captain answers what the own seat is asked: by a sign or by
 * a command that names the seat and the question, without an override. Everything else is the scorekeeper's.
 */
export function captainRefusal(
  line: unknown,
  seats: readonly SeatId[],
  asked: AskedOf,
): CaptainRefusal | undefined {
  if (!isObject(line)) return { code: 'not-allowed' };
  const isSign = line['kind'] === 'sign' && !('command' in line);
  const command = line['command'];
  if (!isSign && !isObject(command)) return { code: 'not-allowed' };
  if ('override' in line || 'reading' in line) return { code: 'not-allowed' };
  const answer = isObject(command) ? command : line;
  const kind = String(answer['kind']);
  if (!isSign && tableKinds.has(kind)) return { code: 'not-allowed' };
  const { seat } = answer;
  if (seat === undefined) return { code: 'names-no-seat' };
  const own = seats.find((each) => each === seat);
  if (!own) return { code: 'not-your-seat', values: { seats } };
  if (typeof line['prompt'] !== 'string') return { code: 'needs-prompt' };
  const kinds = asked(line['prompt'], own);
  if (!kinds) return { code: 'not-asked' };
  if (!isSign && kinds.length > 0 && !kinds.includes(kind))
    return { code: 'not-an-answer', values: { kind: kind.slice(0, 60) } };
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
