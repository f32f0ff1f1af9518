/**
 * Fills the library's index in a thread of its own, so that reading every evening ever played keeps no display
 * waiting. It reads session files while the main thread may write to them. What is told of an evening is worked out
 * by whoever starts the thread and knows the games.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { attempt } from './fault.ts';
import type { IndexOrder, IndexReport, IndexSaid } from './indexer.ts';
import { isDigested } from './library/evenings.ts';
import { indexResult, indexSession, isIndexed, type Digesting } from './library/index-session.ts';
import { forget, indexedFiles } from './library/sessions-index.ts';
import { extension } from './places.ts';
import { isResultFile, resultFilesIn, resultsBeside } from './results.ts';
import { openWritable, transaction, type Writable } from './sql.ts';

/** So often the main thread hears how far it is. */
const toldEvery = 200;

/** `madeBy` says which digests are made as they are today. Most orders find all of them so, and load no game. */
export function workIndex(madeBy: number, loadDigesting: () => Promise<Digesting>): void {
  const { library: path, sessions } = workerData as { readonly library: string; readonly sessions: string };
  const library = openWritable(path, { whose: 'library' });
  const said = (told: IndexSaid): void => parentPort?.postMessage(told);
  let work: Promise<void> = Promise.resolve();
  let isHalted = false;
  parentPort?.on('message', (order: IndexOrder | 'halt' | 'stop') => {
    if (order === 'halt' || order === 'stop') {
      isHalted = true;
      if (order === 'stop')
        void work.then(() => {
          library.close();
          parentPort?.close();
        });
      return;
    }
    work = work.then(async () => {
      isHalted = false;
      said(
        await bringUpToDate({
          library,
          sessions,
          madeBy,
          loadDigesting,
          order,
          said,
          halted: () => isHalted,
        }),
      );
    });
  });
}

interface Work {
  readonly library: Writable;
  readonly sessions: string;
  readonly madeBy: number;
  readonly loadDigesting: () => Promise<Digesting>;
  readonly order: IndexOrder;
  readonly said: (told: IndexSaid) => void;
  readonly halted: () => boolean;
}

/** File by file, with a look at the post in between: what is done stays done when it is stopped. */
async function bringUpToDate(work: Work): Promise<IndexReport> {
  const { library, sessions, madeBy, loadDigesting, order, said, halted } = work;
  const results = resultsBeside(sessions);
  const files = [
    ...readdirSync(sessions).filter((file) => file.endsWith(extension)),
    ...resultFilesIn(results),
  ];
  const here = new Set(files);
  const touched = new Set(order.touched);
  const vanished = indexedFiles(library).filter((file) => order.all || !here.has(file));
  const forgotten = attempt(() =>
    transaction(library, () => vanished.forEach((file) => forget(library, file, touched))),
  );
  const faults = forgotten.ok ? [] : [{ file: '', fault: forgotten.no }];
  let indexed = 0;
  let told = Date.now();
  for (const [done, file] of files.entries()) {
    if (halted()) break;
    const isBare = isResultFile(file);
    const session = join(isBare ? results : sessions, file);
    const isDone = isIndexed(library, session) && isDigested(library, file, madeBy);
    if (order.all || !isDone) {
      const index = isBare ? indexResult : indexSession;
      const indexing = index(library, session, await loadDigesting(), touched);
      if (indexing.ok) indexed += 1;
      else faults.push({ file, fault: indexing.no });
    }
    if (Date.now() - told < toldEvery) continue;
    told = Date.now();
    said({ order: order.order, done: done + 1, of: files.length });
    await turn();
  }
  if (touched.size > 0) (await loadDigesting()).reckon(library, touched);
  return { order: order.order, indexed, faults };
}
