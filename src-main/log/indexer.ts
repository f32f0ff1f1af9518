import { Worker } from 'node:worker_threads';
import { builtWorker } from './built-worker.ts';
import type { LogFault } from './entry.ts';

export interface IndexOrder {
  readonly order: number;
  /** Throws the index away first. */
  readonly all: boolean;
  /** Whose totals are others besides. */
  readonly touched: readonly string[];
}

export interface IndexReport {
  readonly order: number;
  /** How many sessions were read. */
  readonly indexed: number;
  /** Those that could not be; their rows are missing from the statistics. */
  readonly faults: readonly { readonly file: string; readonly fault: LogFault }[];
}

/** How far an order is. */
export interface IndexProgress {
  readonly order: number;
  readonly done: number;
  readonly of: number;
}

export type IndexSaid = IndexReport | IndexProgress;

/** In milliseconds: whoever looks at the logbook asks again and again. */
const restsFor = 10_000;

/** Keeps the library's index of all sessions up to date, in a thread of its own that starts when first needed. */
export class Indexer {
  readonly #library: string;
  readonly #sessions: string;
  readonly #waiting = new Map<number, (report: IndexReport) => void>();
  #worker: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #orders = 0;
  #progress: IndexProgress | undefined;

  constructor(library: string, sessions: string) {
    this.#library = library;
    this.#sessions = sessions;
  }

  /** Reads the sessions that have changed since they were read. */
  refresh(touched: readonly string[] = []): Promise<IndexReport> {
    return this.#order(false, touched);
  }

  /** Reads them all again, from nothing. */
  rebuild(): Promise<IndexReport> {
    return this.#order(true);
  }

  /** How far it is, while it works; of none before it has looked how many there are. */
  get progress(): Omit<IndexProgress, 'order'> | undefined {
    return this.#waiting.size > 0 ? (this.#progress ?? { done: 0, of: 0 }) : undefined;
  }

  /** What is read so far stays; the rest is read another time. */
  halt(): void {
    this.#worker?.postMessage('halt');
  }

  async stop(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    // Idle it keeps no program running; its end is waited for.
    worker.ref();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop');
    await ended;
  }

  #order(all: boolean, touched: readonly string[] = []): Promise<IndexReport> {
    const order = ++this.#orders;
    return new Promise((resolve) => {
      this.#waiting.set(order, resolve);
      const worker = this.#running();
      worker.ref();
      worker.postMessage({ order, all, touched } satisfies IndexOrder);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(builtWorker('../logbook/index-worker'), {
      workerData: { library: this.#library, sessions: this.#sessions },
      resourceLimits: { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', (report: IndexSaid) => {
      this.#progress = 'done' in report ? report : undefined;
      if ('done' in report) return;
      const done = this.#waiting.get(report.order);
      this.#waiting.delete(report.order);
      done?.(report);
      if (this.#waiting.size === 0) this.#rest(worker);
    });
    worker.on('error', (error) => this.#giveUp(error));
    return (this.#worker = worker);
  }

  /** Idle, it is no reason to keep the program running, nor to keep for long the memory that it took. */
  #rest(worker: Worker): void {
    worker.unref();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      if (this.#waiting.size === 0) void this.stop();
    }, restsFor).unref();
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
