import { isStronger, type Conversation, type Deed, type ReaderDriver } from '../driver.ts';
import type { Heard } from './jury.ts';

/** Only a checksum within a frame is beyond doubt: of a text, any reader may be the author. */
const beyondDoubt = 'checksum';

/** Milliseconds. Of a frame that came in pieces the one may have reported the front before the other knew the whole. */
const sameFrame = 250;

/** Whoever could prove more than this driver ever can, by what it hears alone. */
export function rivalsOf(driver: ReaderDriver, drivers: readonly ReaderDriver[]): readonly ReaderDriver[] {
  if (!isStronger(beyondDoubt, driver.strength)) return [];
  return drivers.filter(({ proof, strength }) => proof === 'first-frame' && strength === beyondDoubt);
}

/**
 * The talk with a reader that was taken for what it is by its text or its shape alone. Others hear what it hears: the
 * first of them whose frame is proven by its checksum has outdone it, and what it reported is that one's.
 */
export function secondOpinion(
  own: Conversation,
  rivals: readonly ReaderDriver[],
  outdone: (by: Heard) => void,
): Conversation {
  if (rivals.length === 0) return own;
  const others = rivals.map((driver) => ({
    driver,
    conversation: driver.converse(),
    reports: [] as Deed[],
  }));
  let winner: (typeof others)[number] | undefined;
  let reportedAt = -Infinity;

  function hear(bytes: Uint8Array, at: number): void {
    for (const other of winner ? [winner] : others) {
      const deeds = other.conversation.heard(bytes, at);
      other.reports.push(...deeds.filter(({ kind }) => kind === 'report'));
      if (!winner && deeds.some(({ kind }) => kind === 'proved')) {
        winner = other;
        if (at - reportedAt < sameFrame) other.reports.length = 0;
        outdone(other);
      }
    }
  }

  return {
    ...own,
    heard(bytes, at) {
      hear(bytes, at);
      if (winner) return [];
      const deeds = own.heard(bytes, at);
      if (deeds.some(({ kind }) => kind === 'report')) reportedAt = at;
      return deeds;
    },
    timeout: (at) => (winner ? [] : own.timeout(at)),
    closed(at) {
      for (const other of others) if (other !== winner) other.conversation.closed(at);
      return own.closed(at);
    },
  };
}
