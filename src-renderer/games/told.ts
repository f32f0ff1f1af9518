import type { LogRow } from '../../src-main/contract/view.ts';
import type { Seen } from './drawing.ts';

/** What the newest entry tells under this name, or one that begins with it. */
export const toldIn = ({ parts }: Seen, key: string): LogRow['told'][number] | undefined =>
  parts.log.rows.at(-1)?.told.find(({ message }) => message.key === key || message.key.startsWith(`${key}.`));
