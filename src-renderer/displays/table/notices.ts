import type { You } from '../../../src-main/contract/link-parts.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Standing } from '../../state/connection.ts';

export interface Notice {
  readonly key: string;
  readonly values: NonNullable<Message['values']>;
  /** It stays until somebody does something, so that there is more to be seen than words. */
  readonly stays?: 'idle' | 'waiting' | 'out';
}

/** Also while the words are still to come with which a game is told. */
export const joining: Notice = { key: 'page.table.joining', values: {} };

/** What stands on a television that has no session to show; its hint is `<key>.hint`. */
export function noticeFor(
  standing: Standing,
  you: You | undefined,
  game: string | undefined,
): Notice | undefined {
  if (standing.kind === 'out')
    return { key: 'page.table.out', values: { reason: standing.refusal.text }, stays: 'out' };
  if (you?.role === 'waiting')
    return { key: 'page.table.waiting', values: { code: you.code ?? '' }, stays: 'waiting' };
  if (game !== undefined) return undefined;
  // Whoever has heard that there is a session waits for its picture.
  return you?.session === null ? { key: 'page.table.idle', values: {}, stays: 'idle' } : joining;
}
