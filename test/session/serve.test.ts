import { describe, expect, test } from 'vitest';
import { lineReader } from '../../src-main/contract/line.ts';
import { speaker } from '../../src-main/contract/words.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { serve } from '../../src-main/session/serve.ts';
import { logRows } from '../../src-main/session/view.ts';
import { auction } from '../contract/games.ts';
import { beginOf, heading, tickingClock } from '../contract/table.ts';
import { failingLog } from '../support/failing-log.ts';
import { z } from 'zod';
import type { AnyCommand } from '../../src-main/contract/request.ts';

const commands = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), seat: z.string(), amount: z.number() }),
]) as unknown as z.ZodType<AnyCommand>;

/** A table whose disk fails when told, and what a line answers there. */
function onABadDisk() {
  const log = failingLog(memoryLog(heading('secret-auction')));
  const table = new RunningTable(auction, log, tickingClock());
  table.act({ command: beginOf(['red', 'blue', 'yellow']) });
  const reader = lineReader('Auction', commands, ['bid']);
  const say = speaker(undefined, 'en', () => ({}));
  const ask = (line: object) => {
    const read = reader.take(line);
    if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.no)}`);
    return serve(table, read.value, say);
  };
  return { table, log, ask };
}

const bid = { kind: 'bid', seat: 'red', amount: 2 };

describe('a disk that fails', () => {
  test('is answered with the fault, and the press to go on unsaved enters what was held', () => {
    const { table, log, ask } = onABadDisk();
    log.fail({ code: 'disk-full', detail: 'as told' });
    expect(ask(bid)).toMatchObject({ fault: { code: 'disk-full' } });
    expect(ask({ kind: 'goOnUnsaved', id: 'a' })).toEqual({ done: true });
    expect(table.log.entries).toHaveLength(2);
    expect(table.saving).toMatchObject({ held: 0, unsaved: 1 });
  });

  test('is tried again by one press, which says whether it works', () => {
    const { table, log, ask } = onABadDisk();
    log.fail({ code: 'disk-full', detail: 'as told' });
    ask(bid);
    expect(ask({ kind: 'trySaving' })).toMatchObject({ fault: { code: 'disk-full' } });
    log.recover();
    expect(ask({ kind: 'trySaving', id: 'b' })).toEqual({ done: true });
    expect(table.log.entries).toHaveLength(2);
  });

  test('has to have failed: on a good one there is nothing to go on without', () => {
    const { ask } = onABadDisk();
    for (const kind of ['goOnUnsaved', 'trySaving'])
      expect(ask({ kind })).toMatchObject({ refusal: { code: 'all-saved', rule: 'table.saving' } });
  });
});

describe('what a scanner’s keys had entered', () => {
  const words = (table: RunningTable, language: 'en' | 'de') => {
    const say = speaker(undefined, language, () => ({}));
    const [row] = logRows(table, { kind: 'console' }, 1);
    return row?.told.map(({ message }) => say(message)).join();
  };

  test('is taken back and brought back by moves that say so, in both languages', () => {
    const { table, ask } = onABadDisk();
    ask(bid);
    expect(ask({ kind: 'undo', entry: 2, because: 'scan' })).toMatchObject({ seq: 3 });
    expect(JSON.parse(table.entry(3).command)).toEqual({ kind: 'undo', entry: 2, because: 'scan' });
    expect(words(table, 'en')).toBe('Took back entry 2: a scan, taken for keys');
    expect(words(table, 'de')).toBe('Eintrag 2 zurückgenommen: ein Scan, für Tasten gehalten');
    ask({ kind: 'redo', entry: 2, because: 'scan' });
    expect(words(table, 'en')).toBe('Brought back entry 2: a scan had taken it back');
    expect(table.head).toBe(2);
  });

  test('keeps its reason while it waits for the disk', () => {
    const { table, log, ask } = onABadDisk();
    ask(bid);
    log.fail({ code: 'disk-full', detail: 'as told' });
    ask({ kind: 'undo', entry: 2, because: 'scan' });
    log.recover();
    ask({ kind: 'trySaving' });
    expect(JSON.parse(table.entry(3).command)).toMatchObject({ because: 'scan' });
  });

  test('leaves a person’s undo as it always was written, and knows no other reason', () => {
    const { table, ask } = onABadDisk();
    ask(bid);
    ask({ kind: 'undo', entry: 2 });
    expect(table.entry(3).command).toBe('{"entry":2,"kind":"undo"}');
    expect(words(table, 'en')).toBe('Took back entry 2');
    const reader = lineReader('Auction', commands, ['bid']);
    expect(reader.take({ kind: 'undo', entry: 2, because: 'whim' })).toMatchObject({ ok: false });
  });
});
