import type { LogFault } from './log/entry.ts';
import { openDataDirectory } from './log/data-directory.ts';
import { accept, type Result } from './rules/kernel/result.ts';
import type { Clock } from './log/data-directory.ts';
import { Companion } from './shell/companion.ts';
import { systemTimer } from './shell/evening.ts';
import type { Opener } from './windows/file-type/session-type.ts';

/** Joins the parts on one data directory, for the app, the headless program and tests alike. */
export function compose(folder: string, clock: Clock = Date, opener?: Opener): Result<Companion, LogFault> {
  const data = openDataDirectory(folder, clock);
  return data.ok ? accept(new Companion(data.value, clock, systemTimer, { opener })) : data;
}
