/**
 * Fills the library's index in a thread of its own, so that reading every evening ever played keeps no display
 * waiting. It reads session files while the main thread may write to them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { IndexOrder, IndexReport } from './indexer.ts';
import { indexSession, isIndexed } from './library/index-session.ts';
import { forget, indexedFiles } from './library/sessions-index.ts';
import { attempt } from './fault.ts';
import { extension } from './places.ts';
import { openWritable, transaction } from './sql.ts';

const { library: path, sessions } = workerData as { readonly library: string; readonly sessions: string };
const library = openWritable(path, { whose: 'library' });

const report = (told: IndexReport): void => parentPort?.postMessage(told);

function bringUpToDate(order: IndexOrder): void {
  const files = readdirSync(sessions).filter((file) => file.endsWith(extension));
  const vanished = indexedFiles(library).filter((file) => order.all || !files.includes(file));
  const forgotten = attempt(() =>
    transaction(library, () => vanished.forEach((file) => forget(library, file))),
  );
  const faults = forgotten.ok ? [] : [{ file: '', fault: forgotten.no }];
  let indexed = 0;
  for (const file of files) {
    const session = join(sessions, file);
    if (!order.all && isIndexed(library, session)) continue;
    const done = indexSession(library, session);
    if (done.ok) indexed += 1;
    else faults.push({ file, fault: done.no });
  }
  report({ order: order.order, indexed, faults });
}

parentPort?.on('message', (order: IndexOrder | 'stop') => {
  if (order !== 'stop') return bringUpToDate(order);
  library.close();
  parentPort?.close();
});
