import { describe, expect, test } from 'vitest';
import type { Batch } from '../../src-main/log/entry.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { otherwiseToday } from '../../src-main/logbook/files/check.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { openTable } from '../../src-main/session/open-table.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { codeOf, enter, heading, tickingClock } from '../contract/table.ts';

const former = 'seen-elsewhere';

/** A log that writes as an earlier version did: the refusal that was overruled has the name that it had then. */
function writtenEarlier(): SessionLog {
  const log = memoryLog(heading('pirate-attack'));
  const earlier = (batch: Batch): Batch => ({
    ...batch,
    entries: batch.entries.map((entry) =>
      entry.override ? { ...entry, override: { ...entry.override, codes: [former] } } : entry,
    ),
  });
  return new Proxy(log, {
    get(target, name) {
      if (name === 'append') return (batch: Batch) => target.append(earlier(batch));
      if (name === 'appending') return undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
const steal = { kind: 'playCard', seat: 'red', card: 'steal-all-ft-from-1', on: 'blue' } as const;

/** The only copy of a card has been seen, and red plays it again; the table lets it stand. */
function evening() {
  const log = writtenEarlier();
  const table = new RunningTable(pirateAttack, log, tickingClock());
  enter(table, { kind: 'begin', setup: { seats, depth: 'cards' } });
  const ship = [{ card: 'schooner-5-5' }];
  const rows = { 'row.red': ship, 'row.blue': ship, 'row.yellow': ship };
  const hands = { 'hand.red': 5, 'hand.blue': 5, 'hand.yellow': 5 };
  enter(table, {
    kind: 'setTable',
    fields: { turn: 'red', 'gold.red': 9, 'cures.blue': 1, ...rows, ...hands },
  });
  const draw = (seat: string): number => enter(table, { kind: 'drawCard', seat });
  const first = draw('red');
  enter(table, steal);
  for (const seat of ['blue', 'yellow']) {
    draw(seat);
    enter(table, { kind: 'playCard', seat, card: 'close-market' });
  }
  draw('red');
  enter(table, { kind: 'setRight', field: 'cures', seat: 'blue', value: 1 });
  expect(codeOf(table.act({ command: steal }))).toBe('card-elsewhere');
  return { log, table, first };
}

describe('a ruling that is stored under the former name of its refusal', () => {
  test('is given by that name still, from a script as from a page', () => {
    const { table } = evening();
    const override = { reason: 'there were two', codes: [former] };
    expect(codeOf(table.act({ command: steal, override }))).toBe('entered');
  });

  test('stands as it was written when the session is opened again', () => {
    const { log, table } = evening();
    table.act({ command: steal, override: { reason: 'there were two' } });
    expect(log.entries.at(-1)?.override?.codes).toEqual([former]);
    const again = openTable(pirateAttack, log, tickingClock());
    if (!again.ok) throw new Error(again.no.code);
    expect(again.value.playHash()).toBe(table.playHash());
    expect(otherwiseToday(again.value)).toEqual([]);
  });

  test('is no new ruling where a correction works out again what came before it', () => {
    const { log, table, first } = evening();
    table.act({ command: steal, override: { reason: 'there were two' } });
    const before = table.head;
    const edits = [
      { kind: 'insert', before: first, command: { kind: 'setRight', field: 'gold', seat: 'red', value: 3 } },
    ];
    const previewed = table.preview({ edits: edits as never, head: before });
    if (previewed.kind !== 'previewed') throw new Error(previewed.kind);
    expect([previewed.preview.kept, previewed.preview.dropped]).toEqual([[], []]);
    expect(codeOf(table.correct({ edits: edits as never, head: before }))).toBe('entered');
    const last = table.entriesInForce().at(-1);
    expect(last?.override?.reason).toBe('there were two');
    expect(log.entries.length).toBeGreaterThan(before);
  });
});
