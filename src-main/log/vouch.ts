import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';
import { hashPages } from './hash-pages.ts';
import { openReadable } from './sql.ts';
import { verify, type Verdict } from './verify.ts';
import { WitnessKeeper } from './witness.ts';

/** Looks at a file that nobody has open, and writes down what it holds, so that a later change shows. */
export function vouchFor(path: string): Result<Verdict, LogFault> {
  const verdict = verify(path);
  if (!verdict.ok || verdict.value.findings.length > 0) return verdict;
  const { heading, ends, entries } = verdict.value;
  if (!heading || !ends) return verdict;
  return attempt(() => {
    const db = openReadable(path);
    const pages = hashPages(db);
    db.close();
    const { id, game, startedAt } = heading.heading;
    const keeper = new WitnessKeeper(path);
    keeper.tell({ session: { id, game, startedAt }, ends, at: entries.at(-1)?.at ?? startedAt, pages });
    keeper.close();
    return { ...verdict.value, isWitnessed: true };
  });
}
