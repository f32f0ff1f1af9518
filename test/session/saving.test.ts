import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { auction } from '../contract/games.ts';
import { beginOf, codeOf, enter, heading, reading, tickingClock } from '../contract/table.ts';
import { failingLog } from '../support/failing-log.ts';

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });

function tableOnABadDisk() {
  const disk = memoryLog(heading('secret-auction'));
  const log = failingLog(disk);
  const table = new RunningTable(auction, log, tickingClock());
  table.act({ command: beginOf(['red', 'blue', 'yellow']) });
  return { table, log, disk };
}

describe('a disk that fails', () => {
  test('changes nothing on any display but the banner, and the request is held', () => {
    const { table, log } = tableOnABadDisk();
    const before = table.state;
    log.fail({ code: 'disk-full', detail: 'as told' });
    expect(codeOf(table.act({ command: bid('red', 2), evidence: [reading('two')] }))).toBe('held');
    expect(table.state).toBe(before);
    expect(viewOf(table, { kind: 'table' }, 0)['status']).toMatchObject({
      saving: { fault: { code: 'disk-full' }, held: 1, since: null },
    });
  });

  test('that works again takes what was held, in the order in which it came', () => {
    const { table, log, disk } = tableOnABadDisk();
    log.fail({ code: 'disk-full', detail: 'as told' });
    table.act({ command: bid('red', 2) });
    table.act({ command: bid('blue', 3) });
    log.recover();
    expect(table.trySaving()).toBeUndefined();
    expect(table.saving).toMatchObject({ held: 0, fault: undefined });
    expect(disk.entries.slice(1).map(({ command }) => JSON.parse(command) as unknown)).toEqual([
      bid('red', 2),
      bid('blue', 3),
    ]);
  });

  test('is gone on without only when the scorekeeper presses, and every display then says since when', () => {
    const { table, log, disk } = tableOnABadDisk();
    expect(table.goOnUnsaved()).toBe(false);
    log.fail({ code: 'read-only', detail: 'as told' });
    table.act({ command: bid('red', 2) });
    expect(table.goOnUnsaved()).toBe(true);
    enter(table, bid('blue', 1));
    expect(table.state.game).toMatchObject({ bids: { answers: { red: 2, blue: 1 } } });
    expect(disk.entries).toHaveLength(1);
    for (const viewer of [
      { kind: 'table' },
      { kind: 'console' },
      { kind: 'captain', seat: 'red' },
    ] as const) {
      const status = viewOf(table, viewer, 0)['status'] as { saving: { since: number; unsaved: number } };
      expect(status.saving.since).toBeGreaterThan(0);
      expect(status.saving.unsaved).toBe(2);
    }
  });

  test('is given late what went on unsaved, under the same numbers and with the same play hash', () => {
    const { table, log, disk } = tableOnABadDisk();
    log.fail({ code: 'disk', detail: 'as told' });
    table.act({ command: bid('red', 2) });
    table.goOnUnsaved();
    enter(table, bid('blue', 1));
    table.sign({ sign: { kind: 'number', value: 1 }, seat: 'yellow', evidence: reading('one') });
    const wrong = enter(table, bid('red', 5));
    table.undo(wrong);
    const hash = table.playHash();
    log.recover();
    expect(table.trySaving()).toBeUndefined();
    expect(table.saving).toMatchObject({ since: undefined, unsaved: 0 });
    const reopened = new RunningTable(auction, disk, tickingClock());
    expect(reopened.playHash()).toBe(hash);
    expect(disk.readings({ last: 1 })[0]?.fates[0]).toMatchObject({ fate: 'entry', entry: 4 });
  });

  test('can be left for another file, which is the session’s own from then on', () => {
    const { table, log } = tableOnABadDisk();
    log.fail({ code: 'gone', detail: 'as told' });
    table.act({ command: bid('red', 2) });
    table.goOnUnsaved();
    const elsewhere = memoryLog(heading('secret-auction'));
    elsewhere.append({ entries: table.log.entries.slice(0, 1) });
    expect(table.trySaving(elsewhere)).toBeUndefined();
    enter(table, bid('blue', 1));
    expect(elsewhere.entries).toHaveLength(3);
  });

  test('that still fails keeps everything unsaved', () => {
    const { table, log } = tableOnABadDisk();
    log.fail({ code: 'disk', detail: 'as told' });
    table.act({ command: bid('red', 2) });
    table.goOnUnsaved();
    expect(table.trySaving()).toMatchObject({ code: 'disk' });
    expect(table.saving).toMatchObject({ unsaved: 1 });
    expect(table.state.game).toMatchObject({ bids: { answers: { red: 2 } } });
  });

  test('lets nothing overtake what waits for it', () => {
    const { table, log, disk } = tableOnABadDisk();
    log.fail({ code: 'disk-full', detail: '' });
    table.act({ command: bid('red', 2) });
    log.recover();
    expect(codeOf(table.act({ command: bid('blue', 3) }))).toBe('entered');
    const seats = disk.entries.slice(1).map(({ command }) => (JSON.parse(command) as { seat: string }).seat);
    expect(seats).toEqual(['red', 'blue']);
    expect(table.saving).toMatchObject({ held: 0, fault: undefined });
  });

  test('tells what had waited and was refused when its turn came', () => {
    const { table, log } = tableOnABadDisk();
    const prompt = table.prompts[0]?.id ?? '';
    for (const seat of ['red', 'blue']) table.act({ command: bid(seat, 1), prompt });
    log.fail({ code: 'disk', detail: '' });
    table.act({ command: bid('yellow', 1), prompt });
    table.act({ command: bid('red', 2), prompt });
    log.recover();
    table.trySaving();
    expect(table.saving.refused).toMatchObject([{ code: 'moved-on' }]);
    expect(table.saving.held).toBe(0);
  });

  test('that fails again half way through late saving loses nothing, and readings find their places', () => {
    const { table, log, disk } = tableOnABadDisk();
    log.fail({ code: 'disk', detail: '' });
    table.act({ command: bid('red', 2) });
    table.goOnUnsaved();
    table.sign({ sign: { kind: 'number', value: 1 }, seat: 'blue', evidence: reading('one') });
    table.keepReading(reading('strange'), 'strange');
    log.recover();
    let writes = 0;
    const { append } = log;
    log.append = (batch) => {
      writes += 1;
      if (writes === 2) log.fail({ code: 'disk', detail: '' });
      return append(batch);
    };
    expect(table.trySaving()).toMatchObject({ code: 'disk' });
    log.recover();
    expect(table.trySaving()).toBeUndefined();
    expect(disk.entries).toHaveLength(3);
    expect(disk.readings({ last: 9 }).map(({ fates }) => fates[0]?.fate)).toEqual(['entry', 'strange']);
  });
});
