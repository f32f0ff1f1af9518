import { describe, expect, test } from 'vitest';
import type { Edit } from '../../src-main/contract/request.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import type { State } from '../../src-main/rules/pirates-flag/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { recordedGames } from '../rules/recorded.ts';
import { heading, tickingClock } from './table.ts';

/** An evening as it was recorded, with the rulings of then. */
function evening(recorded: ReturnType<typeof recordedGames>[number]): RunningTable {
  const table = new RunningTable(piratesFlag as never, memoryLog(heading('pirates-flag')), tickingClock());
  const seats = recorded.setup.seats.map((seat) => ({ seat, captain: seat }));
  table.act({ command: { kind: 'begin', setup: { ...recorded.setup, seats } } as never });
  for (const { command, waive } of recorded.steps)
    table.act({ command, ...(waive ? { override: { reason: 'ruled' } } : {}) } as never);
  return table;
}

const told = recordedGames('pirates-flag').filter(({ setup }) => setup.depth === 'cards');

/** What somebody may have forgotten to tell: a card that opens a task for another seat. */
const forgotten: Readonly<Record<string, (seat: SeatId, target: SeatId) => readonly object[]>> = {
  'a roll': (seat, target) => [{ kind: 'playCard', seat, card: 'its-you-or-me', target }],
  'a discard': (seat, target) => [
    {
      kind: 'teachCard',
      card: 'card-48',
      name: 'Leak',
      marks: [],
      effects: [{ kind: 'discard', whose: 'other', count: 1 }],
    },
    { kind: 'playCard', seat, card: 'card-48', target },
  ],
};

/** Every place of an evening where it can have been: what a draft with it says of the entries after it. */
function inserted(table: RunningTable, make: (seat: SeatId, target: SeatId) => readonly object[]) {
  const chain = table.entriesInForce();
  return chain.flatMap((entry, at) => {
    const before = table.stateAt(entry.parent ?? 0).game as State;
    if (entry.kind !== 'fact' || at < 5 || !['rolling', 'moving', 'sailed'].includes(before.phase.kind))
      return [];
    const [seat, target] = before.seats.filter((one) => one !== before.turn.seat);
    if (!seat || !target) return [];
    const edits = make(seat, target).map(
      (command) => ({ kind: 'insert', before: entry.seq, command }) as unknown as Edit,
    );
    const tried = table.preview({ edits, head: table.head });
    if (tried.kind !== 'previewed' || tried.preview.refusedEdits.length > 0) return [];
    const { kept, dropped } = tried.preview;
    return [{ edits, later: chain.length - at, kept, dropped }];
  });
}

const looked = new Map<string, ReturnType<typeof inEveryEvening>>();

const inEveryEvening = (what: string) =>
  told.flatMap((recorded) => {
    const table = evening(recorded);
    return inserted(table, forgotten[what] ?? (() => [])).map((one) => ({ table, ...one }));
  });

/** Looked for once: it is thousands of drafts. */
function triedWith(what: string): ReturnType<typeof inEveryEvening> {
  const found = looked.get(what) ?? inEveryEvening(what);
  looked.set(what, found);
  return found;
}

describe.each(Object.keys(forgotten))('%s that nobody told, put into a recorded evening', (what) => {
  test('leaves every later entry as it was but the first, which stands as an override', () => {
    const tried = triedWith(what);
    const waits = tried.filter(({ kept }) => kept.some(({ refusal }) => /-first$/.test(refusal.code)));
    expect(waits.length).toBeGreaterThan(2);
    expect(Math.max(...waits.map(({ later }) => later))).toBeGreaterThan(70);
    const codes = waits.map(({ kept }) => kept.map(({ refusal }) => refusal.code));
    expect(codes.filter((each) => each.filter((code) => code.endsWith('-first')).length > 1)).toEqual([]);
  });
});

test('a forced roll put into a long evening keeps one as an override and drops none', () => {
  const longest = triedWith('a roll').toSorted((a, b) => b.later - a.later)[0];
  if (!longest) throw new Error('no place for it');
  const { table, edits, kept, dropped } = longest;
  expect([kept.length, dropped.length]).toEqual([1, 0]);
  table.correct({ edits, head: table.head });
  const after = table.entriesInForce();
  const [left] = after.filter(({ events }) => events.includes('tasksLeft'));
  expect(left?.override).toEqual({ codes: ['forced-roll-first', 'not-told'], reason: '' });
  expect((table.state.game as State).agenda).toEqual([]);
  const before = table.stateAt(left?.parent ?? 0).game;
  const events = JSON.parse(left?.events ?? '[]') as never;
  const said = piratesFlag.tell({ kind: 'letStand' }, events, before as State, { kind: 'table' });
  expect(said.find(({ message }) => message.key === 'tell.tasksLeft')?.message.values).toMatchObject({
    tasks: [{ key: 'task.roll' }],
  });
});
