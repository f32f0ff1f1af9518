import { closeSync, openSync, writeSync } from 'node:fs';
import type { AlarmClock } from '../port/port.ts';
import { formatMoment, parseMoment } from './moment.ts';
import type { Moment, What } from './moment.ts';
import type { Sink } from './record-port.ts';

/** An evening of five readers that never rest stays well below this. */
export const usualLimit = 64 * 1024 * 1024;

export interface RecordingOptions {
  readonly clock: AlarmClock;
  /** The file grows no further than this many bytes. */
  readonly limit?: number;
}

/** `full` when the limit is reached, else the system's own code for what went wrong with the file. */
export type RecordingFault = 'full' | { readonly code: string };

export interface Recording extends Sink {
  /** Why nothing is being written any more. The game goes on without. */
  readonly fault: RecordingFault | undefined;
  close(): void;
}

/** Begins a file of its own, which is only ever added to; one that exists is left alone. */
export function beginRecording(path: string, options: RecordingOptions): Recording | RecordingFault {
  try {
    return new FileRecording(openSync(path, 'ax'), options);
  } catch (error) {
    return systemFault(error);
  }
}

const heading = (began: number) => JSON.stringify({ recording: 1, began }) + '\n';
const ending = JSON.stringify({ full: true }) + '\n';

class FileRecording implements Recording {
  readonly #clock: AlarmClock;
  readonly #began: number;
  #file: number | undefined;
  #left: number;
  fault: RecordingFault | undefined;

  constructor(file: number, { clock, limit = usualLimit }: RecordingOptions) {
    this.#file = file;
    this.#clock = clock;
    this.#began = clock.now();
    this.#left = limit - ending.length;
    this.#add(heading(this.#began));
  }

  take(port: string, what: What): void {
    this.#add(formatMoment({ at: this.#clock.now() - this.#began, port, what }) + '\n');
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #add(line: string): void {
    const bytes = Buffer.from(line);
    const isFull = bytes.length > this.#left;
    this.#left -= bytes.length;
    this.#write(isFull ? Buffer.from(ending) : bytes);
    if (isFull) this.#give('full');
  }

  #write(bytes: Uint8Array): void {
    if (this.#file === undefined) return;
    try {
      writeSync(this.#file, bytes);
    } catch (error) {
      this.#give(systemFault(error));
    }
  }

  #give(fault: RecordingFault): void {
    this.fault ??= fault;
    this.close();
  }
}

function systemFault(error: unknown): RecordingFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return { code };
}

export interface Played {
  readonly moments: readonly Moment[];
  /** Lines that could not be read: the last of a recording cut off in mid-line, or damage. */
  readonly unread: number;
}

/** The file's text as it was taken down, in order. */
export function parseRecording(text: string): Played {
  const lines = text.split('\n').slice(1);
  const told = lines.filter((line) => line !== '' && line + '\n' !== ending);
  const moments = told.map(parseMoment).filter((moment) => moment !== undefined);
  return { moments, unread: told.length - moments.length };
}
