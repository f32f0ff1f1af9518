import { existsSync } from 'node:fs';
import { createSessionAt } from './create-session.ts';
import type { LogFault } from './entry.ts';
import { openSession } from './open-session.ts';
import type { Result } from '../rules/kernel/result.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';

/** A file that somebody names, wherever it lies: it goes on if it is there, and is begun with this heading if not. */
export const openOrCreate = (path: string, heading: SessionHeading): Result<SessionLog, LogFault> =>
  existsSync(path) ? openSession(path) : createSessionAt(path, heading);
