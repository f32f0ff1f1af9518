import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEntry } from '../../src-main/log/entry.ts';
import { createSessionAt } from '../../src-main/log/create-session.ts';
import { bareTable } from './bare/append.ts';
import { paced, type Line } from './measure.ts';

const entry = (turn: number): NewEntry => ({
  kind: 'fact',
  parent: turn,
  head: 'self',
  command: `{"bid":2,"kind":"bid","seat":"red","turn":${turn}}`,
  events: `[{"bid":2,"kind":"bidMade","seat":"red"}]`,
  source: 'typed',
  at: 1_767_384_000_000 + turn,
  commandId: `bench-${turn}`,
});

const row = (turn: number) => ({
  inBatch: 0,
  row: { table: 'bids', values: { round: turn, lot: null, seat: 'red', bid: 2 } },
});

/** A sealed entry with its query row, beside a bare INSERT; both on the disk when they return. */
export const append: Line = {
  name: 'append',
  what: 'time of one sealed entry with a query row, against one bare INSERT, both committed at FULL',
  unit: 'ms',
  limit: 2,
  percentiles: [50, 95],
  async run({ count, pace }) {
    const folder = mkdtempSync(join(tmpdir(), 'qm-bench-'));
    try {
      const insert = bareTable(join(folder, 'bare.db'));
      const created = createSessionAt(join(folder, 'ours.quartermaster'), {
        id: 'bench',
        game: 'bench',
        title: 'Bench',
        startedAt: 0,
      });
      if (!created.ok) throw new Error(created.no.detail);
      const log = created.value;
      const bare: number[] = [];
      const ours: number[] = [];
      // Turn about, so that both meet the same disk.
      for (let turn = 0; turn < count; turn++) {
        bare.push(...(await paced(1, pace / 2, () => insert.one(JSON.stringify(entry(turn))))));
        ours.push(
          ...(await paced(1, pace / 2, () => {
            const appended = log.append({ entries: [entry(turn)], rows: [row(turn)] });
            if (!appended.ok) throw new Error(appended.no.detail);
          })),
        );
      }
      log.close();
      return { bare, ours };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
