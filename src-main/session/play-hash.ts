import { createHash } from 'node:crypto';
import type { Entry } from '../log/entry.ts';

/**
 * One hash for what was played: commands, overrides and events in force, in order, without times, devices and
 * numbers of entries. Equal after replay, export and import, on any machine.
 */
export function playHash(entriesInForce: readonly Entry[]): string {
  const hash = createHash('sha256');
  for (const entry of entriesInForce) {
    if (entry.kind !== 'fact') continue;
    const waived = entry.override ? [...entry.override.codes].sort().join(' ') : '';
    for (const part of [entry.command, waived, entry.events]) {
      hash.update(`${Buffer.byteLength(part)}:`);
      hash.update(part);
    }
  }
  return hash.digest('hex');
}
