import type { MessageValues } from './message.ts';
import type { Result } from './result.ts';
import type { SeatId } from './seat.ts';

/**
 * Why a command was not accepted. `code` is from the game's closed list, `rule` names the rule card that says
 * more, `values` are the numbers of the sum. Waivable: a rule that a table may overrule. Not waivable: nonsense,
 * which no ruling can make true (a seat that is not there, a card that does not exist).
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly waivable: boolean;
  readonly values?: MessageValues;
  readonly secret?: SecretGround;
}

/**
 * Where a refusal rests on what one seat keeps to itself, so that it would tell it. `table`: on what the seat holds,
 * notes or has sealed. `answer`: on what the command itself says, which is the seat's own where it was answered in
 * secret.
 */
export interface SecretGround {
  readonly of: SeatId;
  readonly in: 'table' | 'answer';
}

/** The same refusal, with what it would tell. */
export const inSecret = (
  of: SeatId,
  where: SecretGround['in'],
  refusal: Refusal | undefined,
): Refusal | undefined => refusal && { ...refusal, secret: { of, in: where } };

/** The refusal codes that an override leaves aside, and no others. */
export type Waived = ReadonlySet<string>;
export const nothingWaived: Waived = new Set();

export type Decision<Event> = Result<readonly Event[], Refusal>;

/** A check answers with a refusal or with nothing. Later checks may rely on what earlier ones have made sure of. */
export type Check = () => Refusal | undefined;

/**
 * The first refusal that is not waived. A refusal that cannot be waived stands whatever is asked, unless nobody may
 * hear it: the table waives those in silence, and no ruling names them.
 */
export function firstRefusal(waived: Waived, checks: readonly Check[]): Refusal | undefined {
  for (const check of checks) {
    const refusal = check();
    if (refusal && !((refusal.waivable || refusal.secret) && waived.has(refusal.code))) return refusal;
  }
  return undefined;
}

/** One row of a game's closed list of refusals. */
export interface RefusalKind {
  readonly rule: string;
  readonly waivable: boolean;
  /** It says that something else has to be done first; a correction that brought that up may leave it (`agenda.ts`). */
  readonly task?: boolean;
}

/** Makes the function with which a game refuses: the code must be in its list, the rule comes from there. */
export function refusalsOf<const Kinds extends Readonly<Record<string, RefusalKind>>>(kinds: Kinds) {
  return (code: keyof Kinds & string, values?: MessageValues): Refusal => {
    const kind = kinds[code] as RefusalKind;
    return values
      ? { code, rule: kind.rule, waivable: kind.waivable, values }
      : { code, rule: kind.rule, waivable: kind.waivable };
  };
}
