import Database from 'better-sqlite3';
import { join } from 'node:path';
import { companionAt, open, sessionIn, withEvening } from './long-evening.ts';
import type { Line } from './measure.ts';

/** Every row read, and what happened in it parsed. */
function bareOpen(path: string): void {
  const db = new Database(path, { readonly: true });
  const read = db.prepare<[], string>('SELECT events FROM entries ORDER BY seq').pluck();
  for (const events of read.iterate()) JSON.parse(events);
  db.close();
}

/** Milliseconds of all threads: what else the machine has to do is no part of it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** From the press on a session of the list until the console can be sent the whole of it. */
export const reopen: Line = {
  name: 'reopen',
  what: 'what is worked until a session of 20,000 entries is open and the console has all of it, against as many rows read and parsed',
  unit: 'ms',
  limit: 0,
  most: 300,
  percentiles: [50],
  run: ({ count }) =>
    withEvening(20_000, 'pirate-quest', async (copy) => {
      const bare: number[] = [];
      const ours: number[] = [];
      const folder = copy();
      for (let turn = 0; turn < Math.max(5, Math.min(20, count / 20)); turn++) {
        const from = spent();
        bareOpen(join(folder, 'sessions', sessionIn(folder)));
        bare.push(spent() - from);
        const companion = companionAt(folder);
        const before = spent();
        await open(companion, folder);
        companion.whole({ kind: 'console' });
        ours.push(spent() - before);
        await companion.close();
      }
      return { bare, ours };
    }),
};
