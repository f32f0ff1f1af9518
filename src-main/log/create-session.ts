import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { putInPlace, removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { storeHeading } from './heading.ts';
import { migrate } from './migrate.ts';
import { fileNameOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { SessionFile, type Loaded } from './session-file.ts';
import { sessionKind } from './session-kind.ts';
import type { SessionHeading } from './session-log.ts';
import { openWritable, transaction, type Writable } from './sql.ts';

/** In bytes: a name may have 255, and what is made of a session for a while is called a little longer. */
const longestName = 220;

/** A new session in this folder, under the name of its id. It appears whole or not at all. */
export function createSession(folder: string, heading: SessionHeading): Result<SessionFile, LogFault> {
  return createSessionAt(join(folder, fileNameOf(heading.id)), heading);
}

export function createSessionAt(path: string, heading: SessionHeading): Result<SessionFile, LogFault> {
  if (existsSync(path)) return refuse({ code: 'exists', detail: path });
  const name = basename(path);
  if (name === '' || Buffer.byteLength(name) > longestName)
    return refuse({ code: 'bad-name', detail: name.slice(0, 60) });
  return attempt(() => {
    const loaded = buildInPlace(path, heading);
    const db = openWritable(path);
    try {
      return new SessionFile(db, loaded, path);
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Half of it is left to nobody. */
function buildInPlace(path: string, heading: SessionHeading): Loaded {
  const made = `${path}.new`;
  try {
    const loaded = buildSession(made, heading);
    putInPlace(made, path);
    return loaded;
  } finally {
    if (existsSync(made)) removeFile(made);
  }
}

function buildSession(path: string, heading: SessionHeading): Loaded {
  removeFile(path);
  const db = openWritable(path, { create: true });
  try {
    return begin(db, heading);
  } finally {
    db.close();
  }
}

/** Gives an empty file its tables and its heading. */
export function begin(db: Writable, heading: SessionHeading): Loaded {
  migrate(db, sessionKind);
  const stored = transaction(db, () => storeHeading(db, heading));
  const start = { last: 0, seal: stored.origin };
  return {
    heading: stored,
    entries: [],
    ends: { entries: start, readings: start, fates: start },
    isWitnessed: false,
  };
}
