/**
 * Appends to a session and says of each entry that it is stored, until it is killed or has appended enough.
 * Arguments: the file, how many entries in all (default: without end), after how many to close and reopen.
 */
import { writeSync } from 'node:fs';
import { openOrCreate } from '../../../src-main/log/open-or-create.ts';
import type { SessionLog } from '../../../src-main/log/session-log.ts';
import { expectedBatch, faultHeading } from './expected.ts';

const [path = '', enough = 'Infinity', between = 'Infinity'] = process.argv.slice(2);

function open(): SessionLog {
  const opened = openOrCreate(path, faultHeading);
  if (opened.ok) return opened.value;
  throw new Error(`${opened.no.code}: ${opened.no.detail}`);
}

let log = open();
for (let number = log.entries.length + 1; number <= Number(enough); number++) {
  const appended = log.append(expectedBatch(number));
  if (!appended.ok) throw new Error(`${appended.no.code}: ${appended.no.detail}`);
  writeSync(1, `${number} ${appended.value.entries[0]?.seal}\n`);
  if (number % 13 === 0) log.keepSnapshot(1, number, JSON.stringify({ at: number }));
  if (number % Number(between) === 0) {
    log.close();
    log = open();
  }
}
log.close();
