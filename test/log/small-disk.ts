import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { needs, type Need } from '../support/needs.ts';
import { temporaryFolder } from './samples.ts';

/** A disk of its own takes the right to mount one. */
export function needsDisk(): Need {
  const tool = needs('mount');
  if (tool.missing || process.getuid?.() === 0) return tool;
  if (process.env['QM_NO_SKIP'] === '1') throw new Error('mounting takes root and nothing may be skipped');
  return { missing: true, reason: ' (skipped: mounting takes root)' };
}

export interface SmallDisk {
  readonly path: string;
  /** Pulls it out. */
  pull(): void;
  /** As a switch on a memory card does. */
  protect(): void;
}

export function smallDisk(megabytes: number): SmallDisk {
  const path = join(temporaryFolder(), 'disk');
  mkdirSync(path);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  let isIn = true;
  const pull = (): void => {
    if (isIn) execFileSync('umount', ['-l', path]);
    isIn = false;
  };
  onTestFinished(pull);
  return { path, pull, protect: () => void execFileSync('mount', ['-o', 'remount,ro', path]) };
}
