import { record } from './reader-record.ts';
import { replay } from './reader-replay.ts';
import { simulateReaders } from './reader-simulate.ts';
import type { ReaderValues } from './values.ts';

/** The exit code, or what is wrong with how it was called. */
export async function reader(words: readonly string[], values: ReaderValues): Promise<number | string> {
  const [verb, file] = words;
  switch (verb) {
    case 'simulate':
      return file === undefined ? 'qm reader simulate needs a script.' : simulateReaders(file, values);
    case 'record':
      return values.to === undefined ? 'qm reader record needs --to.' : record(values.to, values);
    case 'replay':
      return file === undefined ? 'qm reader replay needs a recording.' : replay(file, values);
    default:
      return 'qm reader takes simulate, record or replay.';
  }
}
