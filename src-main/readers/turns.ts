import { waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import type { ReaderId, ReaderView } from '../../hardware/rack.ts';
import { seatAt } from './reader-list.ts';

/** "Your turn" at the reader of a captain whom the table waits for: once for each question. */
export class Turns {
  /** The question at which each reader was last called. */
  readonly #called = new Map<ReaderId, string>();

  clear(): void {
    this.#called.clear();
  }

  call(
    prompts: readonly Prompt[],
    readers: readonly ReaderView[],
    call: (reader: ReaderId) => boolean,
  ): void {
    const musts = prompts.filter(({ need }) => need === 'must');
    for (const { reader, remembered } of readers) {
      const seat = seatAt(remembered?.place);
      const prompt = seat && musts.find((each) => waitingFor(each).includes(seat));
      if (!prompt || this.#called.get(reader) === prompt.id) continue;
      if (call(reader)) this.#called.set(reader, prompt.id);
    }
  }
}
