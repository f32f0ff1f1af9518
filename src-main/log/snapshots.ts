import { sealOf } from './seal.ts';
import { all, change, changeAny, sql, type Readable, type Writable } from './sql.ts';

/** Enough to find one before a correction that reaches far back; more would only make the file larger. */
const kept = 24;

interface SnapshotRow {
  readonly entry: number;
  readonly state: string;
  readonly seal: string;
}

export const sealSnapshot = (stateVersion: number, entry: number, state: string): string =>
  sealOf(['snapshots', stateVersion, entry, state]);

export function newestSnapshot(
  db: Readable,
  stateVersion: number,
  isInForce: (entry: number) => boolean,
): { readonly entry: number; readonly state: string } | undefined {
  const entries = all<{ entry: number }>(
    db,
    sql`SELECT entry FROM snapshots WHERE state_version = ${stateVersion} ORDER BY entry DESC`,
  );
  for (const { entry } of entries) {
    if (!isInForce(entry)) continue;
    const [found] = all<SnapshotRow>(
      db,
      sql`SELECT entry, state, seal FROM snapshots WHERE state_version = ${stateVersion} AND entry = ${entry}`,
    );
    // One that does not hold is no loss: an older one and more entries lead to the same state.
    if (found?.seal === sealSnapshot(stateVersion, entry, found?.state ?? ''))
      return { entry, state: found.state };
  }
  return undefined;
}

/** Inside a transaction. Those of another shape of the state are never read again. */
export function storeSnapshot(db: Writable, stateVersion: number, entry: number, state: string): void {
  const seal = sealSnapshot(stateVersion, entry, state);
  changeAny(db, sql`DELETE FROM snapshots WHERE state_version <> ${stateVersion}`);
  changeAny(db, sql`DELETE FROM snapshots WHERE state_version = ${stateVersion} AND entry = ${entry}`);
  change(db, sql`INSERT INTO snapshots VALUES (${stateVersion}, ${entry}, ${state}, ${seal})`, 1);
  changeAny(
    db,
    sql`DELETE FROM snapshots WHERE entry NOT IN (SELECT entry FROM snapshots ORDER BY entry DESC LIMIT ${kept})`,
  );
}
