import { closeSync, openSync, readSync } from 'node:fs';
import { attempt } from '../../log/fault.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { faultNo, type FileNo } from './file-no.ts';
import type { ReadAt } from './zip.ts';

export interface Reader {
  readonly readAt: ReadAt;
  close(): void;
}

/** A file that is read in parts, so that a large one is never in memory as a whole. */
export function readerOf(path: string): Result<Reader, FileNo> {
  const opened = attempt(() => openSync(path, 'r'));
  if (!opened.ok) return refuse(faultNo(opened.no));
  const file = opened.value;
  return accept({
    readAt: (start, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, start));
    },
    close: () => {
      closeSync(file);
    },
  });
}
