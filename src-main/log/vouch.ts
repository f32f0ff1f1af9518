import type { LogFault } from './entry.ts';
import { attempt, attemptUnproved } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';
import { hashPages } from './hash-pages.ts';
import type { Looking } from './looking.ts';
import { first, openReadable, sql, type Readable } from './sql.ts';
import { verify, type Verdict } from './verify.ts';
import { readWitness, WitnessKeeper } from './witness.ts';

/** Whether the witness beside a file vouches for every byte of it already. */
export function isVouchedFor(path: string): boolean {
  const witness = readWitness(path);
  if (typeof witness !== 'object' || witness.pages === null) return false;
  const hashed = attemptUnproved(() => {
    const db = openReadable(path);
    try {
      return hashPages(db);
    } finally {
      db.close();
    }
  });
  return hashed.ok && hashed.value === witness.pages;
}

/** Looks at a file that nobody has open, and writes down what it holds, so that a later change shows. */
export function vouchFor(path: string, looking: Looking = {}): Result<Verdict, LogFault> {
  const verdict = verify(path, { ...looking, keepsEntries: false });
  if (!verdict.ok || verdict.value.findings.length > 0) return verdict;
  const { heading, ends } = verdict.value;
  if (!heading || !ends) return verdict;
  return attempt(() => {
    const db = openReadable(path);
    const pages = hashPages(db);
    const last = lastEntryAt(db);
    db.close();
    const { id, game, startedAt } = heading.heading;
    const keeper = new WitnessKeeper(path);
    keeper.tell({ session: { id, game, startedAt }, ends, at: last ?? startedAt, pages });
    keeper.close();
    return { ...verdict.value, isWitnessed: true };
  });
}

const lastEntryAt = (db: Readable): number | undefined =>
  first<{ at: number }>(db, sql`SELECT at FROM entries ORDER BY seq DESC LIMIT 1`)?.at;
