/**
 * Looks through one file of which nobody knows what is in it, in a thread of its own: it may take its time, take no
 * more memory than it is given, and be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { importSession } from './import-session.ts';
import type { LookDone, LookJob, LookTold } from './look.ts';
import { isVouchedFor, vouchFor } from './vouch.ts';

const tellEvery = 150;
let toldAt = 0;

const tell = (told: LookTold): void => parentPort?.postMessage(told);

function onProgress(part: number): void {
  const now = Date.now();
  if (now - toldAt < tellEvery) return;
  toldAt = now;
  tell({ kind: 'progress', part });
}

async function done(job: LookJob): Promise<LookDone> {
  switch (job.kind) {
    case 'import':
      return importSession(job.path, job.sessions, { arriving: job.arriving, onProgress });
    case 'vouch': {
      // What is found in it is told by whoever opens it; what is whole is opened at once from then on.
      if (!isVouchedFor(job.path)) vouchFor(job.path, { onProgress });
      return { ok: true, value: job.path };
    }
  }
}

tell({ kind: 'done', done: await done(workerData as LookJob) });
