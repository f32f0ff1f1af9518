import type { LogFault } from './entry.ts';
import { examine, type Examined } from './examine.ts';
import { attemptUnproved } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';
import { hashPages } from './hash-pages.ts';
import type { FileKind } from './migrate.ts';
import type { Looking } from './looking.ts';
import { readAnywhere } from './protected-disk.ts';
import { sessionKind } from './session-kind.ts';
import { openReadable } from './sql.ts';
import { readWitness } from './witness.ts';

/** What a look at every byte of a session file finds. */
export interface Verdict extends Examined {
  /** Whether the witness beside it vouches for all of its bytes. */
  readonly isWitnessed: boolean;
}

/** Reads the whole file, wherever it lies, and changes nothing. No finding means: nothing is wrong. */
export const verify = (path: string, looking: Looking = {}, kind = sessionKind): Result<Verdict, LogFault> =>
  readAnywhere(path, (there) => verifyThere(there, looking, kind));

function verifyThere(path: string, looking: Looking, kind: FileKind): Result<Verdict, LogFault> {
  const verdict = attemptUnproved(() => {
    const witness = readWitness(path);
    const db = openReadable(path);
    try {
      const examined = examine(db, path, kind, witness, looking);
      const pages = typeof witness === 'object' ? witness.pages : null;
      const isWitnessed = examined.findings.length === 0 && pages !== null && pages === hashPages(db);
      return { ...examined, isWitnessed };
    } finally {
      db.close();
    }
  });
  if (verdict.ok || verdict.no.code !== 'damaged') return verdict;
  const { detail } = verdict.no;
  return { ok: true, value: { findings: [{ kind: 'unreadable', detail }], entries: [], isWitnessed: false } };
}
