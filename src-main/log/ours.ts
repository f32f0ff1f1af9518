import { notOurs } from './damage.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { hasHeading } from './salvage-source.ts';
import { readWitness } from './witness.ts';

/** Whether anything about a file that says it is another's, or nothing, still tells that it was a session. */
export function isOurs(path: string): boolean {
  if (typeof readWitness(path) === 'object') return true;
  const found = attempt(() => hasHeading(path));
  return found.ok && found.value;
}

/** What cannot be read is damaged only if it was a session. */
export const asFound = (path: string, fault: LogFault): LogFault =>
  fault.code === 'damaged' && !isOurs(path) ? notOurs(fault.detail) : fault;
