import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { LogFault } from './entry.ts';

export interface IndexOrder {
  readonly order: number;
  /** Throws the index away first. */
  readonly all: boolean;
}

export interface IndexReport {
  readonly order: number;
  /** How many sessions were read. */
  readonly indexed: number;
  /** Those that could not be; their rows are missing from the statistics. */
  readonly faults: readonly { readonly file: string; readonly fault: LogFault }[];
}

/** Keeps the library's index of all sessions up to date, in a thread of its own that starts when first needed. */
export class Indexer {
  readonly #library: string;
  readonly #sessions: string;
  readonly #waiting = new Map<number, (report: IndexReport) => void>();
  #worker: Worker | undefined;
  #orders = 0;

  constructor(library: string, sessions: string) {
    this.#library = library;
    this.#sessions = sessions;
  }

  /** Reads the sessions that have changed since they were read. */
  refresh(): Promise<IndexReport> {
    return this.#order(false);
  }

  /** Reads them all again, from nothing. */
  rebuild(): Promise<IndexReport> {
    return this.#order(true);
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop');
    await ended;
  }

  #order(all: boolean): Promise<IndexReport> {
    const order = ++this.#orders;
    return new Promise((resolve) => {
      this.#waiting.set(order, resolve);
      const worker = this.#running();
      worker.ref();
      worker.postMessage({ order, all } satisfies IndexOrder);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(workerFile(), {
      workerData: { library: this.#library, sessions: this.#sessions },
      resourceLimits: { maxOldGenerationSizeMb: 200 },
    });
    worker.on('message', (report: IndexReport) => {
      this.#waiting.get(report.order)?.(report);
      this.#waiting.delete(report.order);
      // Idle, it is no reason to keep the program running.
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on('error', (error) => this.#giveUp(error));
    return (this.#worker = worker);
  }

  /** The next order starts a new thread. */
  #giveUp(error: unknown): void {
    this.#worker = undefined;
    const detail = error instanceof Error ? error.message : String(error);
    const fault: LogFault = { code: 'disk', detail: `indexing stopped: ${detail}` };
    for (const [order, resolve] of this.#waiting)
      resolve({ order, indexed: 0, faults: [{ file: '', fault }] });
    this.#waiting.clear();
  }
}

/** Beside this file as source; built, beside it or above the folder of chunks that it went into. */
function workerFile(): URL {
  const places = ['./index-worker.ts', './index-worker.js', '../index-worker.js'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error('the index worker was not built');
  return found;
}
