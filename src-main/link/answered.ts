import { createHash } from 'node:crypto';
import type { Reply } from '../contract/reply.ts';

const mostKept = 500;

/**
 * The id of a line as the table knows it. Its sender chose it, and another device may choose the same, by accident or
 * by design: each has its own.
 */
export const idOfDevice = (device: string, id: string): string =>
  createHash('sha256').update(`${device}\n${id}`).digest('hex').slice(0, 40);

/**
 * What was answered to lines that bear an id. A phone whose network went away before the answer came asks again;
 * by then its question is closed, and it would be refused what it has done.
 */
export class AnsweredLines {
  readonly #replies = new Map<string, Reply>();

  find(id: string): Reply | undefined {
    return this.#replies.get(id);
  }

  keep(id: string, reply: Reply): void {
    if (!('seq' in reply)) return;
    this.#replies.set(id, { ...reply, repeated: true });
    const [oldest] = this.#replies.keys();
    if (this.#replies.size > mostKept && oldest !== undefined) this.#replies.delete(oldest);
  }
}
