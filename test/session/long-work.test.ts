import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { begin } from '../../src-main/log/create-session.ts';
import { SessionFile } from '../../src-main/log/session-file.ts';
import type { Writable } from '../../src-main/log/sql.ts';
import { openingTable, openTable } from '../../src-main/session/open-table.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import type { Outcome, Previewed } from '../../src-main/session/request.ts';
import { auction } from '../contract/games.ts';
import { beginOf, codeOf, enter, heading, reading, tickingClock } from '../contract/table.ts';
import { handPace } from '../support/hand-pace.ts';
import { random, type Random } from '../support/random.ts';

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });
const note = (text: string) => ({ kind: 'note', text });

/** An evening of so many notes, at which long work goes on by hand. */
function longEvening(notes = 60, stepsAtOnce = 3) {
  const db = new Database(':memory:') as Writable;
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  const log = new SessionFile(db, begin(db, heading(auction.id)));
  const pace = handPace(stepsAtOnce);
  const table = new RunningTable(auction, log, tickingClock(), pace);
  enter(table, beginOf(['red', 'blue', 'yellow']));
  for (let at = 0; at < notes; at++) enter(table, note(`the ${at}.`));
  const answers: string[] = [];
  const say = (came: Outcome | Previewed) => answers.push(codeOf(came));
  return {
    table,
    pace,
    answers,
    log,
    /** As a rescue leaves them, or a look that found them wrong. */
    giveUpRows: () => db.exec("INSERT INTO pending VALUES ('rows')"),
    /** Rows of any table that were ever written, changed or deleted in this file. */
    written: () => db.prepare<[], { n: number }>('SELECT total_changes() AS n').get()?.n ?? 0,
    correct: (edits: Parameters<RunningTable['correct']>[0]['edits'], head = table.head) =>
      void table.inTurn(() => table.correcting({ edits, head })).then(say),
    preview: (edits: Parameters<RunningTable['correct']>[0]['edits'], head = table.head) =>
      void table.inTurn(() => table.previewing({ edits, head })).then(say),
    undo: (entry = table.head) => void table.inTurn(() => table.moving('undo', entry)).then(say),
    redo: () => void table.inTurn(() => table.moving('redo', table.redoEntry ?? 0)).then(say),
    async finish() {
      while (pace.goOn());
      await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    },
    texts: () =>
      table.entriesInForce().flatMap(({ command }) => (JSON.parse(command) as { text?: string }).text ?? []),
    recorded: () => db.prepare<[], { entry: number; rows: number }>('SELECT entry, rows FROM recorded').all(),
  };
}

/** So many facts, each in the middle of what is written: none waits for more than its own entry. */
async function interrupted(at: ReturnType<typeof longEvening>, facts: number): Promise<void> {
  for (let turn = 0; turn < facts; turn++) {
    for (let go = 0; go < 46; go++) at.pace.goOn();
    await new Promise((resolve) => setImmediate(resolve));
    const before = at.table.log.entries.length;
    enter(at.table, note(`late ${turn}`));
    if (at.answers.length === 0) expect(at.table.log.entries.length).toBe(before + 1);
  }
}

/** The rows in the file are those of what is in force, under the numbers at which they belong. */
function expectRows({ table, recorded }: ReturnType<typeof longEvening>): void {
  const wanted = new Map<number, number>();
  for (const { entry } of table.allRows()) wanted.set(entry, (wanted.get(entry) ?? 0) + 1);
  expect(new Map(recorded().map(({ entry, rows }) => [entry, rows]))).toEqual(wanted);
}

describe('while a correction of a long evening is worked out', () => {
  test('it takes a few steps at a time, and shows nothing of itself before it is done', async () => {
    const at = longEvening();
    const before = at.texts();
    at.correct([{ kind: 'void', entry: 5 }]);
    let goes = 0;
    while (at.pace.goOn()) if (at.answers.length === 0 && at.table.head === 61) goes += 1;
    await at.finish();
    expect(goes).toBeGreaterThan(20);
    expect(at.pace.most).toBeLessThan(6);
    expect(at.texts()).toEqual(before.filter((text) => text !== 'the 3.'));
    expectRows(at);
  });

  test('a fact that comes after any of its steps is entered at once, and stands behind it', async () => {
    for (let goes = 0; goes < 100; goes++) {
      const at = longEvening(12, 1);
      at.correct([{ kind: 'void', entry: 5 }]);
      for (let go = 0; go < goes; go++) at.pace.goOn();
      const seq = enter(at.table, note('meanwhile'));
      expect(at.table.entry(seq).command).toContain('meanwhile');
      await at.finish();
      expect(at.answers).toEqual(['entered']);
      expect(at.texts().at(-1)).toBe('meanwhile');
      expect(at.texts()).not.toContain('the 3.');
      expect(at.table.entriesInForce()).toEqual(
        new RunningTable(auction, at.table.log, Date).entriesInForce(),
      );
      expectRows(at);
    }
  });

  test('it is refused rather than that a fact which came meanwhile drops out', async () => {
    const at = longEvening();
    at.correct([{ kind: 'replace', entry: 1, command: beginOf(['red', 'blue', 'green']) }]);
    at.pace.goOn();
    const seq = enter(at.table, bid('yellow', 2));
    await at.finish();
    expect(at.answers).toEqual(['moved-on']);
    expect(at.table.head).toBe(seq);
    expect(at.table.state.game.seats).toEqual(['red', 'blue', 'yellow']);
  });

  test('it is refused when what it was made against is taken back meanwhile', async () => {
    const at = longEvening();
    at.correct([{ kind: 'void', entry: 5 }]);
    at.pace.goOn();
    at.table.undo(at.table.head);
    await at.finish();
    expect(at.answers).toEqual(['moved-on']);
    expect(at.texts()).toContain('the 3.');
  });

  test('a second one waits its turn, and hears then that the table has moved on', async () => {
    const at = longEvening();
    const { head } = at.table;
    at.correct([{ kind: 'void', entry: 5 }], head);
    at.correct([{ kind: 'void', entry: 6 }], head);
    await at.finish();
    expect(at.answers).toEqual(['entered', 'moved-on']);
  });

  test('a reading that leads to no entry is kept, and the correction stands', async () => {
    const at = longEvening();
    at.correct([{ kind: 'void', entry: 5 }]);
    for (let go = 0; go < 85; go++) {
      at.pace.goOn();
      if (go % 9 === 0) at.table.keepReading(reading(`tag ${go}`), 'strange');
    }
    await at.finish();
    expect(at.table.log.readings({ last: 100 })).toHaveLength(10);
    expect(at.answers).toEqual(['entered']);
    expectRows(at);
  });

  test('it gives way whenever something comes while it is written, and is written once there is time', async () => {
    const at = longEvening();
    at.correct([{ kind: 'void', entry: 5 }]);
    await interrupted(at, 20);
    expect(at.answers).toEqual([]);
    await at.finish();
    expect(at.answers).toEqual(['entered']);
    expect(at.texts()).not.toContain('the 3.');
    expect(at.texts().filter((text) => text.startsWith('late'))).toHaveLength(20);
    expectRows(at);
  });

  test('one that is never given the time is refused in the end, and nothing has waited for it', async () => {
    const at = longEvening();
    at.correct([{ kind: 'void', entry: 5 }]);
    await interrupted(at, 80);
    await at.finish();
    expect(at.answers).toEqual(['moved-on']);
    expect(at.texts()).toContain('the 3.');
    expect(at.texts().filter((text) => text.startsWith('late'))).toHaveLength(80);
    expectRows(at);
  });

  test('whoever leaves the table sees it done first', async () => {
    const at = longEvening();
    at.correct([{ kind: 'void', entry: 5 }]);
    at.undo();
    at.table.finishWork();
    await at.finish();
    // The undo names what was newest when it was sent.
    expect(at.answers).toEqual(['entered', 'moved-on']);
    expect(at.texts()).not.toContain('the 3.');
  });
});

test('an undo of a long correction that something newer overtakes takes nothing back', async () => {
  const at = longEvening();
  at.correct([{ kind: 'void', entry: 5 }]);
  await at.finish();
  at.undo();
  at.pace.goOn();
  enter(at.table, note('meanwhile'));
  await at.finish();
  expect(at.answers).toEqual(['entered', 'moved-on']);
  expect(at.texts().at(-1)).toBe('meanwhile');
});

test('a preview says what would come of it at the table at which it was asked', async () => {
  const at = longEvening();
  at.preview([{ kind: 'void', entry: 5 }]);
  at.pace.goOn();
  enter(at.table, note('meanwhile'));
  await at.finish();
  expect(at.answers).toEqual(['previewed']);
});

describe('query rows', () => {
  test('that a correction and its undo do not change are not written again', async () => {
    const at = longEvening(300);
    const rows = at.table.entriesInForce().length;
    const before = at.written();
    at.correct([{ kind: 'void', entry: 5 }]);
    await at.finish();
    // Its own entries, and one row gone with its seal.
    expect(at.written() - before).toBeLessThan(rows + 10);
    const corrected = at.written();
    at.undo();
    await at.finish();
    at.redo();
    await at.finish();
    expect(at.written() - corrected).toBeLessThan(20);
    expect(at.answers).toEqual(['entered', 'entered', 'entered']);
    expectRows(at);
  });

  test('stay where they are when something is put in before them, and what is put in stands in its order', async () => {
    const at = longEvening(300);
    const before = at.written();
    at.correct([{ kind: 'insert', before: 5, command: note('put in') }]);
    await at.finish();
    expect(at.written() - before).toBeLessThan(at.table.entriesInForce().length + 12);
    const texts = at.table.allRows().flatMap(({ row }) => row.values['text'] ?? []);
    expect(texts.slice(2, 5)).toEqual(['the 2.', 'put in', 'the 3.']);
    const numbers = at.table.allRows().map(({ entry }) => entry);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expectRows(at);
  });
});

describe('query rows that a rescue gave up', () => {
  test('are written anew in as many steps as there are facts, and count as missing until all are there', () => {
    const at = longEvening(300);
    at.giveUpRows();
    const opening = openingTable(auction, at.log, tickingClock());
    let steps = 0;
    while (opening.next().done !== true) {
      steps += 1;
      expect(at.log.rowsPending).toBe(true);
    }
    expect(steps).toBeGreaterThan(300);
    expect(at.log.rowsPending).toBe(false);
    expectRows(at);
  });

  test('are those from before, and missing still, where they could not be finished', () => {
    const at = longEvening(40);
    const before = at.recorded();
    at.giveUpRows();
    const opening = openingTable(auction, at.log, tickingClock());
    for (let step = 0; step < 20; step++) opening.next();
    opening.return(undefined as never);
    expect(at.log.rowsPending).toBe(true);
    expect(at.recorded()).toEqual(before);
    expect(openTable(auction, at.log, tickingClock()).ok).toBe(true);
    expectRows(at);
  });
});

test('whatever comes between the steps, the table is what its log tells, and no fact is lost', async () => {
  const chance = random(11);
  for (let round = 0; round < 12; round++) {
    const at = longEvening(40);
    const entered = await playMeanwhile(at, chance, round);
    await at.finish();
    const again = new RunningTable(auction, at.table.log, tickingClock());
    expect(again.playHash()).toBe(at.table.playHash());
    expect(again.state).toEqual(at.table.state);
    for (const text of entered) expect(at.texts()).toContain(text);
    expectRows(at);
  }
});

/** Corrections, previews, undos and redos one after the other, and facts at any moment; what was noted for good. */
async function playMeanwhile(
  at: ReturnType<typeof longEvening>,
  chance: Random,
  round: number,
): Promise<readonly string[]> {
  const entered: string[] = [];
  for (let turn = 0; turn < 14; turn++) {
    const entry = chance.pick(
      at.table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent > 0),
    ).seq;
    const whim = chance.below(8);
    // What is voided or undone is none of those that are noted here.
    const isOurs = at.table.entry(entry).command.includes('round');
    if (whim < 2 && !isOurs) at.correct([{ kind: 'void', entry }]);
    else if (whim < 4) at.correct([{ kind: 'insert', before: entry, command: note(`in ${turn}`) }]);
    else if (whim === 4) at.preview([{ kind: 'insert', before: entry, command: note('never') }]);
    else if (whim === 5 && !isOurs) at.correct([{ kind: 'replace', entry, command: note(`other ${turn}`) }]);
    else if (whim === 6 && at.table.entry(at.table.head).redecides !== undefined) at.undo();
    for (let go = chance.below(60); go > 0; go--) at.pace.goOn();
    const text = `round ${round}, ${turn}`;
    // An undo must not take back what is counted on.
    if (whim !== 6) entered.push(enter(at.table, note(text)) > 0 ? text : '');
    for (let go = chance.below(60); go > 0; go--) at.pace.goOn();
    await at.finish();
  }
  return entered;
}
