import type { LastPart } from '../contract/reader-parts.ts';
import { message, type Message, type MessageValue } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Outcome } from '../session/request.ts';
import type { Signal } from '../../hardware/driver.ts';

/** What became of one reading, to be told at the reader, on the console and to whoever sent it. */
export interface Taken {
  readonly outcome: LastPart['outcome'];
  readonly message: Message;
  /** Of the game whose pieces are named, where that is not the one that is played. */
  readonly game?: string;
  readonly signal?: Signal;
  /** What the table answered, where it was asked. */
  readonly answer?: Outcome;
  /** Where it takes a while: what becomes of it in the end. */
  readonly later?: Promise<Taken>;
}

export const accepted = (key: string, values: Values, answer?: Outcome): Taken => ({
  outcome: 'accepted',
  message: did(key, values),
  signal: 'accepted',
  ...(answer ? { answer } : {}),
});

export const refused = (key: string, values: Values, answer?: Outcome): Taken => ({
  outcome: 'refused',
  message: did(key, values),
  signal: 'refused',
  ...(answer ? { answer } : {}),
});

export const noted = (key: string, values: Values): Taken => ({
  outcome: 'noted',
  message: did(key, values),
});

type Values = Readonly<Record<string, MessageValue>>;
const did = (key: string, values: Values): Message => message(`reader.did.${key}`, values);

/** Who and what, as far as others may know: a bid in secret is told as happened. */
export interface About {
  readonly what: MessageValue;
  readonly seat: SeatId | undefined;
  readonly isSecret: boolean;
}

/** What the running table answered, in words for the reader. */
export function takenOf(outcome: Outcome, about: About): Taken {
  const { what, isSecret } = about;
  switch (outcome.kind) {
    case 'entered':
    case 'repeated':
      return told(accepted, 'entered', about, outcome);
    case 'waiting':
      if (isSecret) return accepted('secret', {}, outcome);
      return accepted(outcome.missing.includes('seat') ? 'waitingSeat' : 'waiting', { what }, outcome);
    case 'asked':
      return {
        outcome: 'asked',
        message: did(isSecret ? 'secretAsked' : 'asked', { what }),
        answer: outcome,
      };
    case 'refused':
      return notTaken(outcome.refusal, about, outcome);
    case 'held':
      return isSecret ? refused('secretHeld', {}, outcome) : refused('held', { what }, outcome);
  }
}

function told(
  verdict: (key: string, values: Values, answer: Outcome) => Taken,
  key: string,
  { what, seat, isSecret }: About,
  outcome: Outcome,
): Taken {
  if (isSecret) return verdict('secret', {}, outcome);
  return seat ? verdict(`${key}For`, { what, who: { seat } }, outcome) : verdict(key, { what }, outcome);
}

function notTaken({ code, values }: Refusal, about: About, outcome: Outcome): Taken {
  if (code === 'unasked') return told(refused, 'unasked', about, outcome);
  if (about.isSecret) return refused('secretRefused', {}, outcome);
  return refused('refused', { what: about.what, why: message(`refusal.${code}`, values) }, outcome);
}

/** Whether it was told so that nobody learns what was read. */
export const isSecretTold = ({ message: { key } }: Taken): boolean => key.startsWith('reader.did.secret');

/** Whether an answer to one of these may be known to others. */
export const isSecretAmong = (prompts: readonly Prompt[]): boolean => prompts.some(({ secret }) => secret);
