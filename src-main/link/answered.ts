import type { Reply } from '../contract/reply.ts';

const mostKept = 500;

/**
 * What was answered to lines that bear an id. A phone whose network went away before the answer came asks again;
 * by then its question is closed, and it would be refused what it has done.
 */
export class AnsweredLines {
  readonly #replies = new Map<string, Reply>();

  find(device: string, id: string): Reply | undefined {
    return this.#replies.get(`${device} ${id}`);
  }

  keep(device: string, id: string, reply: Reply): void {
    if (!('seq' in reply)) return;
    this.#replies.set(`${device} ${id}`, { ...reply, repeated: true });
    const [oldest] = this.#replies.keys();
    if (this.#replies.size > mostKept && oldest !== undefined) this.#replies.delete(oldest);
  }
}
