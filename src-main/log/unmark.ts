import { firstLook } from './examine.ts';
import { sessionKind } from './session-kind.ts';
import type { Readable, Writable } from './sql.ts';
import { readWitness } from './witness.ts';
import { isCopiedOpen, removeMark } from './writing-mark.ts';

/**
 * Takes the mark out of a file, or of a copy, into which the log has been brought. To be asked before it is; in a
 * file that is not known to be ours nothing is changed, since what another program put there would run.
 */
export function unmarkOf(db: Readable, path: string): ((db: Writable) => void) | undefined {
  if (firstLook(db, sessionKind).length > 0) return undefined;
  return isCopiedOpen(db, path, readWitness(path)) ? undefined : removeMark;
}
