import type { You } from '../../../src-main/contract/link-parts.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Standing } from '../../state/connection.ts';

interface Notice {
  readonly key: string;
  readonly values: NonNullable<Message['values']>;
}

/** What stands on a television that has no session to show; its hint is `<key>.hint`. */
export function noticeFor(
  standing: Standing,
  you: You | undefined,
  game: string | undefined,
): Notice | undefined {
  if (standing.kind === 'out') return { key: 'page.table.out', values: { reason: standing.refusal.text } };
  if (you?.role === 'waiting') return { key: 'page.table.waiting', values: { code: you.code ?? '' } };
  if (game !== undefined) return undefined;
  return { key: standing.kind === 'joining' ? 'page.table.joining' : 'page.table.idle', values: {} };
}
