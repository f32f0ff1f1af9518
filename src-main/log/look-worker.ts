/**
 * Looks through one file of which nobody knows what is in it, in a thread of its own: it may take its time, take no
 * more memory than it is given, and be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { proveBackup } from './backups.ts';
import { importSession } from './import-session.ts';
import type { LookDone, LookJob, LookTold } from './look.ts';
import { whyNotOpened } from './open-session.ts';
import { rescueSession } from './rescue-session.ts';
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
      return importSession(job.path, job.sessions, { ...job, onProgress });
    case 'vouch': {
      // What is whole is opened at once from then on.
      if (isVouchedFor(job.path)) return { ok: true, value: job.path };
      vouchFor(job.path, { onProgress });
      const why = isVouchedFor(job.path) ? undefined : whyNotOpened(job.path);
      return why ? { ok: false, no: why } : { ok: true, value: job.path };
    }
    case 'prove':
      return proveBackup(job.copy);
    case 'rescue': {
      const rescued = rescueSession(job.path, job.now);
      if (rescued.ok && rescued.value.salvaged) vouchFor(job.path);
      return rescued;
    }
  }
}

tell({ kind: 'done', done: await done(workerData as LookJob) });
