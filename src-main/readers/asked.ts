import { message, type Message, type MessageValue } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Reading, Report } from '../../hardware/report.ts';
import { isSecretAmong } from './taken.ts';

/** A reading that waits for a tap. */
export interface Asked {
  readonly reading: number;
  readonly sign: Sign;
  readonly seat: SeatId | undefined;
  readonly what: MessageValue;
  readonly prompts: readonly Prompt[];
  /** It waits because it is old, and not because it fits two questions. */
  readonly stale?: { readonly seconds: number; readonly report: Report };
}

/** A reader that was away tells later what it saw: by then the dice may lie otherwise. In milliseconds. */
const mostAge = 10_000;

/** For how many seconds a face has waited in its reader, where that is too long to count without asking. */
export function staleness({ report, age = 0 }: Reading): number | undefined {
  return report.kind === 'face' && age > mostAge ? Math.round(age / 1000) : undefined;
}

/** What a person is asked about it, as far as others may hear it. */
export function askedMessage({ prompts, what, stale }: Pick<Asked, 'prompts' | 'what' | 'stale'>): Message {
  const isSecret = isSecretAmong(prompts);
  if (!stale) return isSecret ? message('reader.did.secretAsked') : message('reader.did.asked', { what });
  const { seconds } = stale;
  return isSecret
    ? message('reader.did.secretStale', { seconds })
    : message('reader.did.stale', { what, seconds });
}
