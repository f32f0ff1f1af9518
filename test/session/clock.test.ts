import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { StatusPart } from '../../src-main/contract/view.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { logRows, viewOf } from '../../src-main/session/view.ts';
import { auction } from '../contract/games.ts';
import { beginOf, enter, heading } from '../contract/table.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** A computer whose clock says what somebody has set it to. */
function atTable() {
  let now = Date.UTC(2026, 2, 28, 21);
  const clock = { now: () => now };
  const log = memoryLog(heading(auction.id));
  const table = new RunningTable(auction, log, clock);
  enter(table, beginOf(['red', 'blue']));
  const note = (): void => void enter(table, { kind: 'note', text: 'so' });
  return {
    table,
    note,
    /** Somebody plays on for so long, with an entry every minute. */
    play(minutes: number) {
      for (let played = 0; played < minutes; played++) {
        now += minute;
        note();
      }
    },
    /** Whatever happens to the clock without anybody playing. */
    jump(by: number) {
      now += by;
    },
    shown: () => (viewOf(table, { kind: 'table' }, now)['status'] as StatusPart).clock,
    again: () => new RunningTable(auction, log, clock),
  };
}

describe('the time played', () => {
  test.each([
    ['set back a year', -365 * day],
    ['set forward a century', 36_525 * day],
    ['set back by an hour', -hour],
    ['asleep for a day', day],
  ])('is the least that is certain, and says so, when the computer was %s', (_, by) => {
    const at = atTable();
    at.play(30);
    at.jump(by);
    expect(at.shown()).toMatchObject({ played: 30 * minute, isSure: false });
    at.play(10);
    // The entry behind the jump may belong to either side of it.
    expect(at.shown()).toMatchObject({ isSure: false });
    expect(at.shown().played).toBeGreaterThanOrEqual(39 * minute);
    expect(at.shown().played).toBeLessThanOrEqual(40 * minute);
  });

  test('stays sure over the night in which clocks are put forward, and when a clock is put right by seconds', () => {
    const at = atTable();
    at.play(8 * 60);
    at.jump(-20 * second);
    at.play(60);
    expect(at.shown().isSure).toBe(true);
    expect(Math.round(at.shown().played / minute)).toBe(9 * 60);
  });

  test('stays sure when the table was paused while the computer slept', () => {
    const at = atTable();
    at.play(30);
    enter(at.table, { kind: 'pause' });
    at.jump(3 * day);
    expect(at.shown()).toMatchObject({ played: 30 * minute, isSure: true });
    enter(at.table, { kind: 'resume' });
    at.play(10);
    expect(at.shown()).toMatchObject({ played: 40 * minute, isSure: true });
  });

  test('is not made longer by a fact that is put in later', () => {
    const at = atTable();
    at.play(10);
    at.jump(2 * hour);
    const command = { kind: 'note', text: 'put in' };
    at.table.correct({ head: at.table.head, edits: [{ kind: 'insert', before: 5, command }] });
    at.jump(-2 * hour);
    expect(at.shown()).toMatchObject({ played: 10 * minute, isSure: true });
  });

  test('is the same after a restart', () => {
    const at = atTable();
    at.play(30);
    at.jump(-365 * day);
    at.play(5);
    expect(at.again().state.table.clock).toEqual(at.table.state.table.clock);
  });
});

test('entries stay in the order in which they were made, and undo takes the newest, whatever their times say', () => {
  const at = atTable();
  at.play(2);
  at.jump(-365 * day);
  at.play(2);
  at.jump(36_525 * day);
  at.play(2);
  const { table } = at;
  const rows = logRows(table, { kind: 'table' }, 40);
  expect(rows.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(table.undo(7)).toMatchObject({ kind: 'entered' });
  expect(table.entriesInForce().map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
});
