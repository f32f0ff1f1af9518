import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSession } from '../../src-main/log/create-session.ts';
import { openSession } from '../../src-main/log/open-session.ts';

test('smoke', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qm-'));
  const made = createSession(folder, { id: 'a', game: 'pirate-quest', title: 'T', startedAt: 5 });
  if (!made.ok) throw new Error(made.no.detail);
  const log = made.value;
  const r = log.append({
    entries: [{ kind: 'fact', parent: 'previous', head: 'self', command: '{}', events: '[]', source: 'typed', at: 1700000000000, commandId: 'x', override: { codes: ['a'], reason: 'b' } }],
    rows: [{ inBatch: 0, row: { table: 'gold', values: { currency: 'gold', seat: 'red', change: 1, balance: 2, reason: null } } }],
    readings: [{ reader: 'r', raw: new Uint8Array([1, 2]), report: '{}', at: 3 }],
    fates: [{ reading: { inBatch: 0 }, fate: 'entry', entry: { inBatch: 0 } }],
  });
  expect(r.ok).toBe(true);
  const { entries } = log;
  log.keepSnapshot(1, 1, '{}');
  log.close();
  const again = openSession(join(folder, 'a.quartermaster'));
  if (!again.ok) throw new Error(again.no.detail);
  expect(again.value.entries).toEqual(entries);
  expect(again.value.append({ entries: [], leave: [1] }).ok).toBe(true);
  again.value.close();
});
