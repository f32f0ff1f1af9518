import { Worker } from 'node:worker_threads';
import { builtWorker } from './built-worker.ts';
import { removeFile } from './copy.ts';
import type { Damage } from './damage.ts';
import type { LogFault } from './entry.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';

/** What is done with a file in a thread of its own. */
export type LookJob =
  | { readonly kind: 'import'; readonly path: string; readonly sessions: string; readonly arriving: string }
  | { readonly kind: 'vouch'; readonly path: string };

/** Where the file lies then. */
export type LookDone = Result<string, LogFault | Damage>;

export type LookTold =
  { readonly kind: 'progress'; readonly part: number } | { readonly kind: 'done'; readonly done: LookDone };

export interface LookedAt {
  readonly path: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** In MB, beside what SQLite takes for itself. */
const mostMemory = 160;
/** Without a sign of going on it is given up. */
const patience = 60_000;
/** What takes no longer is not worth telling. */
const tellAfter = 400;

/** The looks that are being taken at files, which people see and may end. */
export class Looks {
  readonly #running = new Map<Worker, LookedAt & { readonly end: (fault: LogFault) => void }>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get current(): readonly LookedAt[] {
    return [...this.#running.values()].map(({ path, part }) => ({ path, part }));
  }

  cancel(): void {
    for (const { end, path } of this.#running.values()) end({ code: 'cancelled', detail: path });
  }

  take(job: LookJob): Promise<LookDone> {
    const worker = new Worker(builtWorker('./look-worker'), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => undefined, 0);
      const finish = (): void => {
        clearTimeout(timer);
        clearTimeout(telling);
        this.#running.delete(worker);
        this.#onChange();
      };
      const end = (fault: LogFault): void => {
        finish();
        void worker.terminate().then(() => {
          if (job.kind === 'import')
            for (const made of [job.arriving, `${job.arriving}.part`]) removeFile(made);
          resolve(refuse(fault));
        });
      };
      const goesOn = (part: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => end(tooLong), patience);
        this.#running.set(worker, { path: job.path, part, end });
      };
      const telling = setTimeout(this.#onChange, tellAfter);
      goesOn(0);
      worker.on('message', (told: LookTold) => {
        if (told.kind === 'progress') {
          if (!this.#running.has(worker)) return;
          goesOn(told.part);
          this.#onChange();
          return;
        }
        finish();
        resolve(told.done);
      });
      worker.on('error', (error: Error & { readonly code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(tooMuch);
        finish();
        reject(error);
      });
    });
  }
}

const tooLong: LogFault = { code: 'too-large', detail: `nothing came of it in ${patience / 1000} s` };
const tooMuch: LogFault = { code: 'too-large', detail: `${mostMemory} MB of memory are not enough for it` };
