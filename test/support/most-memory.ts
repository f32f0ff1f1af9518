import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has held since it began, in MB. What the system counts for a child process on
 * Linux begins with what its parent held when it was started.
 */
export function mostMemory(): number {
  const ofUs = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(ofUs)?.[1];
  return Math.round((peak === undefined ? process.resourceUsage().maxRSS : Number(peak)) / 1024);
}
