import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putInPlace } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';

/** Evenings of which only the result is known, each a file of its own beside the sessions. */
export const resultExtension = '.result.json';
export const isResultFile = (file: string): boolean => file.endsWith(resultExtension);

export const resultsBeside = (sessions: string): string => join(dirname(sessions), 'results');

export function resultFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(isResultFile).sort();
  } catch {
    // Nobody has brought one yet.
    return [];
  }
}

/** Appears whole or not at all. */
export const putResult = (folder: string, file: string, text: string): Result<void, LogFault> =>
  attempt(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, file);
    writeFileSync(`${path}.part`, text);
    putInPlace(`${path}.part`, path);
  });
