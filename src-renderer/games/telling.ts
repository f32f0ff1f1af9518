import type { LogRow } from '../../src-main/contract/view.ts';
import type { Seen } from './drawing.ts';

/** What a row of the log says, all its sentences in one line. */
export const sentenceOf = ({ told }: LogRow, say: Seen['say']): string =>
  told
    .map(({ message }) => say(message))
    // The Dummy is no name, and yet it may begin a sentence.
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .map((sentence, at, all) => (at < all.length - 1 ? sentence.replace(/[.]?$/, '.') : sentence))
    .join(' ');

/** What has been entered since the last look, for those who listen; what was there before is not told anew. */
export class Teller {
  #heard: number | undefined;

  news({ parts }: Seen): LogRow | undefined {
    const newest = parts.log.rows.at(-1);
    if (!newest) return undefined;
    const isNew = this.#heard !== undefined && newest.entry > this.#heard;
    this.#heard = newest.entry;
    return isNew ? newest : undefined;
  }
}
