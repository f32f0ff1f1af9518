import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSession } from '../../src-main/log/create-session.ts';
import type { Batch, EntryRow, NewEntry } from '../../src-main/log/entry.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import type { Result } from '../../src-main/rules/kernel/result.ts';
import type { SessionFile } from '../../src-main/log/session-file.ts';
import type { SessionHeading, SessionLog } from '../../src-main/log/session-log.ts';

/** A folder of its own for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const evening = Date.UTC(2026, 2, 14, 20, 0);

export const heading = (id = 'evening-1'): SessionHeading => ({
  id,
  game: 'pirate-quest',
  title: 'The long night',
  startedAt: evening,
});

export const fact = (number: number, more: Partial<NewEntry> = {}): NewEntry => ({
  kind: 'fact',
  parent: 'previous',
  head: 'self',
  command: JSON.stringify({ bid: number, kind: 'bid' }),
  events: JSON.stringify([{ bid: number, kind: 'bidMade', seat: 'red' }]),
  source: 'typed',
  at: evening + number * 1000,
  ...more,
});

export const goldRow = (seat: string, balance: number): EntryRow => ({
  table: 'gold',
  values: { currency: 'gold', seat, change: 1, balance, reason: null },
});

/** An entry as an evening has them: its reading, its fate and two query rows. */
export const playedBatch = (number: number, more: Partial<NewEntry> = {}): Batch => ({
  entries: [fact(number, { source: 'scanned', commandId: `command-${number}`, ...more })],
  rows: [
    { inBatch: 0, row: goldRow('red', number) },
    { inBatch: 0, row: { table: 'bids', values: { round: number, lot: null, seat: 'red', bid: number } } },
  ],
  readings: [
    {
      reader: 'tray',
      raw: Uint8Array.of(2, number & 255, 3),
      report: '{"kind":"tag"}',
      at: evening + number,
    },
  ],
  fates: [{ reading: { inBatch: 0 }, fate: 'entry', entry: { inBatch: 0 } }],
});

/** The value, or the test has failed. */
export function must<Value>(
  result: Result<Value, { readonly code: string; readonly detail?: string }>,
): Value {
  if (result.ok) return result.value;
  throw new Error(`${result.no.code}: ${result.no.detail ?? ''}`);
}

export const begun = (folder: string, id?: string): SessionFile => must(createSession(folder, heading(id)));

export function play(log: Pick<SessionLog, 'append' | 'entries'>, count: number): void {
  for (let played = 0; played < count; played++) must(log.append(playedBatch(log.entries.length + 1)));
}

/** A closed session of so many entries. Returns where it lies. */
export function playedSession(folder: string, count: number, id = 'evening-1'): string {
  const log = begun(folder, id);
  play(log, count);
  log.close();
  return join(folder, `${id}.quartermaster`);
}

export const reopened = (path: string): SessionFile => must(openSession(path));
