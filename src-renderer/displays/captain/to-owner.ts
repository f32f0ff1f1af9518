import { gapsOf } from '../../../src-main/contract/say.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Words } from '../../state/words.svelte.ts';

/** An answer that names the reader is said as to the reader, where there are words for that: "You deal". */
export function toOwner(words: Words, message: Message, reader: SeatId | undefined): string {
  const key = `you.${message.key}`;
  const spoken = words.under(key);
  if (spoken === undefined) return words.say(message);
  const left = gapsOf(spoken);
  const isReader = [...gapsOf(words.under(message.key) ?? '')].every((gap) => {
    if (left.has(gap)) return true;
    const named = message.values?.[gap];
    return typeof named === 'object' && 'seat' in named && named.seat === reader;
  });
  return words.say(isReader ? { ...message, key } : message);
}
