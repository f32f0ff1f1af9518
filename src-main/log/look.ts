import { Worker } from 'node:worker_threads';
import type { Unproved } from './backups.ts';
import { builtWorker } from './built-worker.ts';
import { removeFile } from './copy.ts';
import type { Damage } from './damage.ts';
import type { LogFault } from './entry.ts';
import type { RescuedSession } from './rescue-session.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';

/** What is done with a file in a thread of its own. */
export type LookJob =
  | {
      readonly kind: 'import';
      readonly path: string;
      readonly sessions: string;
      readonly arriving: string;
      readonly open: readonly string[];
      readonly now: number;
    }
  | { readonly kind: 'vouch'; readonly path: string }
  | { readonly kind: 'prove'; readonly path: string; readonly copy: Unproved }
  | { readonly kind: 'rescue'; readonly path: string; readonly now: number };

/** Where the file lies then, or what was rescued of it. */
interface Found {
  readonly import: string;
  readonly vouch: string;
  readonly prove: string;
  readonly rescue: RescuedSession;
}

export type LookDone<Kind extends LookJob['kind'] = LookJob['kind']> = Result<Found[Kind], LogFault | Damage>;

export type LookTold =
  { readonly kind: 'progress'; readonly part: number } | { readonly kind: 'done'; readonly done: LookDone };

export interface LookedAt {
  readonly path: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** In MB, beside what SQLite takes for itself. A rescue has the rows of the file and of a backup side by side. */
const mostMemory = { import: 160, vouch: 160, prove: 1024, rescue: 1024 } as const;
/** Without a sign of going on it is given up; of a backup and of a rescue there is none. */
const patience = { import: 60_000, vouch: 60_000, prove: 600_000, rescue: 600_000 } as const;
/** What takes no longer is not worth telling, and how far it is not more often. */
const tellAfter = 400;

interface Running extends LookedAt {
  readonly kind: LookJob['kind'];
  readonly end: (fault: LogFault) => void;
  /** Whether anybody has seen that it is on: only they are told that it is over. */
  isSeen: boolean;
}

/** The looks that are being taken at files, which people see and may end. */
export class Looks {
  readonly #running = new Map<Worker, Running>();
  readonly #onChange: () => void;
  #toldAt = -Infinity;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Those that somebody waits for; a backup is nobody's business. */
  get current(): readonly LookedAt[] {
    return this.#waitedFor.map((running) => {
      running.isSeen = true;
      return { path: running.path, part: running.part };
    });
  }

  cancel(): void {
    for (const { end, path } of this.#waitedFor) end({ code: 'cancelled', detail: path });
  }

  get #waitedFor(): readonly Running[] {
    return [...this.#running.values()].filter(({ kind }) => kind !== 'prove');
  }

  /** Whoever is told gets the list of all evenings, and a thousand files may be on their way in. */
  #tellHowFar(): void {
    const now = performance.now();
    if (now - this.#toldAt < tellAfter) return;
    this.#toldAt = now;
    this.#onChange();
  }

  take<Kind extends LookJob['kind']>(
    job: Extract<LookJob, { readonly kind: Kind }>,
  ): Promise<LookDone<Kind>> {
    const worker = new Worker(builtWorker('./look-worker'), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory[job.kind], maxYoungGenerationSizeMb: 8 },
    });
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => undefined, 0);
      const finish = (): void => {
        clearTimeout(timer);
        clearTimeout(telling);
        const isSeen = this.#running.get(worker)?.isSeen;
        this.#running.delete(worker);
        if (isSeen) this.#onChange();
      };
      const end = (fault: LogFault): void => {
        finish();
        void worker.terminate().then(() => {
          removeHalfMade(job);
          resolve(refuse(fault));
        });
      };
      const goesOn = (part: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => end(tooLong(patience[job.kind])), patience[job.kind]);
        const isSeen = this.#running.get(worker)?.isSeen ?? false;
        this.#running.set(worker, { kind: job.kind, path: job.path, part, end, isSeen });
      };
      const telling = setTimeout(this.#onChange, tellAfter);
      goesOn(0);
      worker.on('message', (told: LookTold) => {
        if (told.kind === 'progress') {
          if (!this.#running.has(worker)) return;
          goesOn(told.part);
          this.#tellHowFar();
          return;
        }
        finish();
        resolve(told.done as LookDone<Kind>);
      });
      worker.on('error', (error: Error & { readonly code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(tooMuch(mostMemory[job.kind]));
        finish();
        reject(error);
      });
    });
  }
}

function removeHalfMade(job: LookJob): void {
  if (job.kind !== 'import') return;
  for (const made of [job.arriving, `${job.arriving}.part`]) removeFile(made);
}

const tooLong = (milliseconds: number): LogFault => ({
  code: 'too-large',
  detail: `nothing came of it in ${milliseconds / 1000} s`,
});
const tooMuch = (megabytes: number): LogFault => ({
  code: 'too-large',
  detail: `${megabytes} MB of memory are not enough for it`,
});
