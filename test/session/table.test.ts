import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { openTable } from '../../src-main/session/open-table.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { playedUntil } from '../../src-main/session/table-state.ts';
import { tell, viewOf } from '../../src-main/session/view.ts';
import { auction } from '../contract/games.ts';
import { beginOf, codeOf, enter, heading, reading, tableOf, tickingClock } from '../contract/table.ts';

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });

describe('an override', () => {
  test('waives exactly what refuses a command, keeps the reason, and is a row of the rulings', () => {
    const table = tableOf(auction);
    const command = bid('red', 9);
    expect(table.act({ command })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'too-much', waivable: true },
    });
    const outcome = table.act({ command, override: { reason: 'house rule' } });
    expect(outcome).toMatchObject({
      kind: 'entered',
      entry: { override: { codes: ['too-much'], reason: 'house rule' } },
    });
    expect(table.allRows()).toContainEqual({
      entry: 2,
      row: {
        table: 'rulings',
        values: { kind: 'override', codes: 'too-much', text: 'bid', reason: 'house rule' },
      },
    });
  });

  test('of other codes than those that refuse changes nothing', () => {
    const table = tableOf(auction);
    const outcome = table.act({
      command: bid('red', 9),
      override: { reason: '', codes: ['something-else'] },
    });
    expect(codeOf(outcome)).toBe('too-much');
  });

  test('cannot make nonsense true', () => {
    const table = tableOf(auction);
    expect(codeOf(table.act({ command: bid('grey', 1), override: { reason: 'please' } }))).toBe('not-asked');
  });

  test('is not written where the rules allow the command anyway', () => {
    const table = tableOf(auction);
    table.act({ command: bid('red', 2), override: { reason: 'to be safe' } });
    expect(table.entry(2).override).toBeUndefined();
  });
});

describe('the beginning', () => {
  test('comes first and once', () => {
    const table = new RunningTable(auction, memoryLog(heading('secret-auction')), tickingClock());
    expect(codeOf(table.act({ command: bid('red', 1) }))).toBe('not-begun');
    expect(codeOf(table.act({ command: beginOf(['red', 'blue']) }))).toBe('entered');
    expect(codeOf(table.act({ command: beginOf(['red', 'blue']) }))).toBe('already-begun');
  });

  test('can be replaced by a correction, and what was played on it is decided anew', () => {
    const table = tableOf(auction);
    enter(table, bid('red', 2));
    const edits = [{ kind: 'replace', entry: 1, command: beginOf(['red', 'blue', 'green']) }] as const;
    expect(codeOf(table.correct({ edits, head: table.head }))).toBe('entered');
    expect(table.state.game.seats).toEqual(['red', 'blue', 'green']);
    expect(table.prompts[0]?.answered).toEqual(['red']);
  });

  test('cannot be taken away', () => {
    const table = tableOf(auction);
    expect(codeOf(table.undo(table.head))).toBe('nothing-to-undo');
    expect(codeOf(table.preview({ edits: [{ kind: 'void', entry: 1 }], head: 1 }))).toBe('beginning');
  });
});

describe('undo and redo', () => {
  test('undo takes back what the sender named, and moved-on is the answer when something newer is there', () => {
    const table = tableOf(auction);
    const first = enter(table, bid('red', 1));
    enter(table, bid('blue', 2));
    expect(codeOf(table.undo(first))).toBe('moved-on');
    expect(table.state.game).toMatchObject({ bids: { answers: { red: 1, blue: 2 } } });
  });

  test('a whole correction is taken back at once and brought back at once', () => {
    const table = tableOf(auction);
    const red = enter(table, bid('red', 1));
    enter(table, bid('blue', 2));
    const hash = table.playHash();
    table.correct({ edits: [{ kind: 'replace', entry: red, command: bid('red', 3) }], head: table.head });
    const corrected = table.head;
    const correctedHash = table.playHash();
    table.undo(corrected);
    expect(table.playHash()).toBe(hash);
    table.redo(corrected);
    expect(table.playHash()).toBe(correctedHash);
  });

  test('what was taken back cannot be brought back once something new is entered', () => {
    const table = tableOf(auction);
    const undone = enter(table, bid('red', 1));
    table.undo(undone);
    enter(table, bid('red', 2));
    expect(codeOf(table.redo(undone))).toBe('nothing-to-redo');
    expect(table.isInForce(undone)).toBe(false);
  });

  test('undo and redo go on after a restart', () => {
    const log = memoryLog(heading('secret-auction'));
    const table = tableOf(auction, log);
    const undone = enter(table, bid('red', 1));
    table.undo(undone);
    const again = new RunningTable(auction, log, tickingClock());
    expect(again.redoEntry).toBe(undone);
    expect(codeOf(again.redo(undone))).toBe('entered');
    expect(again.state.game).toMatchObject({ bids: { answers: { red: 1 } } });
  });

  test('the rows of an entry leave with it and come back with it', () => {
    const table = tableOf(auction);
    for (const [seat, amount] of [
      ['red', 1],
      ['blue', 3],
    ] as const)
      enter(table, bid(seat, amount));
    const last = enter(table, bid('yellow', 2));
    const sold = () => table.allRows().filter(({ row }) => row.table === 'fights');
    expect(sold()).toHaveLength(1);
    table.undo(last);
    expect(sold()).toHaveLength(0);
    table.redo(last);
    expect(sold()).toHaveLength(1);
  });
});

describe('the table around the game', () => {
  test('the clock stands still in a pause and goes on with the next fact', () => {
    const clock = tickingClock();
    const table = tableOf(auction, memoryLog(heading('secret-auction')), clock);
    enter(table, { kind: 'pause' });
    const played = () => playedUntil(table.state.table, clock.now()).played;
    const stood = played();
    clock.pass(600_000);
    expect(played()).toBe(stood);
    const outcome = table.act({ command: bid('red', 1) });
    expect(outcome).toMatchObject({ events: [{ kind: 'resumed' }, { kind: 'bidSealed' }] });
    expect(played()).toBeLessThan(stood + 60_000);
  });

  test('a captain who leaves is followed by another, and the seat keeps what it has', () => {
    const table = tableOf(auction);
    enter(table, bid('red', 4));
    enter(table, { kind: 'seatCaptain', seat: 'red', captain: 'Freya' });
    expect(table.state.table.captains.red).toBe('Freya');
    expect(table.state.game).toMatchObject({ bids: { answers: { red: 4 } } });
    expect(codeOf(table.act({ command: { kind: 'seatCaptain', seat: 'pink', captain: 'Nobody' } }))).toBe(
      'no-such-seat',
    );
  });

  test('a captain may leave, and the seat waits for another', () => {
    const table = tableOf(auction);
    enter(table, { kind: 'seatCaptain', seat: 'red', captain: null });
    expect(table.state.table.captains).not.toHaveProperty('red');
    expect(viewOf(table, { kind: 'table' }, 0)['seats']).toContainEqual({ seat: 'red', captain: 'red' });
    expect(codeOf(table.act({ command: { kind: 'seatCaptain', seat: 'red', captain: null } }))).toBe(
      'same-captain',
    );
  });

  test('a reveal shows one seat’s secrets on the console until the next entry, and is in the log', () => {
    const table = tableOf(auction);
    enter(table, bid('red', 4));
    const own = () => viewOf(table, { kind: 'console' }, 0)['game.own'];
    expect(own()).toEqual([]);
    const looked = enter(table, { kind: 'reveal', seat: 'red' });
    expect(own()).toEqual([4]);
    expect(viewOf(table, { kind: 'table' }, 0)['game.own']).toEqual([]);
    expect(tell(table, table.entry(looked), { kind: 'table' })[0]?.message.key).toBe('tell.revealed');
    enter(table, bid('blue', 1));
    expect(own()).toEqual([]);
  });
});

describe('readings', () => {
  test('each is kept with what became of it', () => {
    const table = tableOf(auction);
    table.sign({ sign: { kind: 'number', value: 9 }, seat: 'red', evidence: reading('nine') });
    table.sign({ sign: { kind: 'number', value: 2 }, seat: 'red', evidence: reading('two') });
    table.keepReading(reading('unknown'), 'strange');
    const fates = table.log.readings({ last: 3 }).map(({ fates: [fate] }) => [fate?.fate, fate?.code]);
    expect(fates).toEqual([
      ['refused', 'too-much'],
      ['entry', undefined],
      ['strange', undefined],
    ]);
  });

  test('one that was kept before leads to its entry together with what speaks for it', () => {
    const table = tableOf(auction);
    const token = table.keepReading(reading('token of red'), 'unasked') ?? 0;
    const strange = table.keepReading(reading('unknown'), 'strange') ?? 0;
    const named = table.sign({
      sign: { kind: 'number', value: 2 },
      seat: 'red',
      reading: strange,
      also: [token],
    });
    if (named.kind !== 'entered') throw new Error(named.kind);
    const evidence = table.log.readings({ entry: named.entry.seq });
    expect(evidence.map(({ id }) => id)).toEqual([token, strange]);
  });

  test('one that was kept before and is refused now says so', () => {
    const table = tableOf(auction);
    const strange = table.keepReading(reading('unknown'), 'strange') ?? 0;
    table.sign({ sign: { kind: 'number', value: 9 }, seat: 'red', reading: strange });
    expect(table.log.readings({ last: 1 })[0]?.fates.map(({ fate }) => fate)).toEqual(['strange', 'refused']);
  });

  test('what a sign could mean is told without entering anything', () => {
    const table = tableOf(auction);
    const before = table.head;
    const meanings = table.meanings({ kind: 'number', value: 2 }, 'red');
    expect(meanings.map(({ result }) => result)).toEqual([
      { command: { kind: 'bid', seat: 'red', amount: 2 } },
    ]);
    expect(table.head).toBe(before);
  });

  test('undo and correction never touch a reading', () => {
    const table = tableOf(auction);
    table.sign({ sign: { kind: 'number', value: 2 }, seat: 'red', evidence: reading('two') });
    const before = table.log.readings({ last: 9 });
    const entry = table.head;
    table.correct({ edits: [{ kind: 'replace', entry, command: bid('red', 3) }], head: table.head });
    table.undo(table.head);
    table.undo(table.head);
    expect(table.log.readings({ last: 9 })).toEqual(before);
  });

  test('a reading for a question that is gone is kept, and the sender hears what is asked now', () => {
    const table = tableOf(auction);
    const prompt = table.prompts[0]?.id ?? '';
    for (const seat of ['red', 'blue', 'yellow']) enter(table, bid(seat, 1));
    const late = table.sign({
      sign: { kind: 'number', value: 3 },
      seat: 'blue',
      prompt,
      evidence: reading('late'),
    });
    expect(late).toMatchObject({ kind: 'refused', refusal: { code: 'moved-on' }, open: [{ kind: 'bid' }] });
    expect(table.log.readings({ last: 1 })[0]?.fates[0]).toMatchObject({ fate: 'refused', code: 'moved-on' });
  });
});

describe('rules that were mended since', () => {
  test('are shown apart from what the edits change', () => {
    const log = memoryLog(heading('secret-auction'));
    const table = tableOf(auction, log);
    const red = enter(table, bid('red', 4));
    enter(table, bid('blue', 3));
    const sold = enter(table, bid('yellow', 1));
    // Later rules sell a lot to the lowest bid.
    const mended = {
      ...auction,
      decide: (...args: Parameters<typeof auction.decide>) => {
        const decided = auction.decide(...args);
        if (!decided.ok) return decided;
        const events = decided.value.map((event) =>
          event.kind === 'lotSold' ? { ...event, to: 'yellow' } : event,
        );
        return { ...decided, value: events };
      },
    };
    const today = new RunningTable(mended, log, tickingClock());
    expect(today.state.game).toMatchObject({ lots: { red: 1 } });
    const previewed = today.preview({
      edits: [{ kind: 'replace', entry: red, command: bid('red', 5) }],
      head: today.head,
    });
    expect(previewed).toMatchObject({ preview: { mended: [sold], kept: [], dropped: [] } });
  });
});

describe('query tables that a rescue left empty', () => {
  test('are written anew when the session is opened', () => {
    const log = memoryLog(heading('secret-auction'));
    const table = tableOf(auction, log);
    enter(table, bid('red', 1));
    const rebuilt: number[] = [];
    const rescued: SessionLog = {
      ...log,
      heading: log.heading,
      entries: log.entries,
      rowsPending: true,
      snapshot: () => undefined,
      *rebuildingRows(rows) {
        for (const { entry } of rows) yield void rebuilt.push(entry);
        return { ok: true, value: undefined };
      },
    };
    expect(openTable(auction, rescued, tickingClock()).ok).toBe(true);
    expect(rebuilt).toContain(1);
  });
});

describe('what is sent twice', () => {
  test('is done once, whatever it is, and after a restart too', () => {
    const log = memoryLog(heading('secret-auction'));
    const table = tableOf(auction, log);
    const entry = enter(table, bid('red', 1));
    const edits = [{ kind: 'replace', entry, command: bid('red', 2) }] as const;
    const { head } = table;
    const ways = [
      (to: RunningTable) => to.correct({ edits, head }, 'c'),
      (to: RunningTable) => to.undo(to.head, 'u'),
      (to: RunningTable) => to.redo(to.redoEntry ?? 0, 'r'),
      (to: RunningTable) => to.sign({ sign: { kind: 'number', value: 2 }, seat: 'blue', id: 's' }),
    ];
    for (const send of ways) {
      expect(codeOf(send(table))).toBe('entered');
      const { length } = log.entries;
      expect(codeOf(send(table))).toBe('repeated');
      expect(codeOf(send(new RunningTable(auction, log, tickingClock())))).toBe('repeated');
      expect(log.entries).toHaveLength(length);
    }
  });
});

describe('a correction', () => {
  test('never touches the beginning but to put another in its place, also after it was replaced', () => {
    const table = tableOf(auction);
    const fact = enter(table, bid('red', 2));
    const begin = beginOf(['red', 'blue', 'green']);
    const tried = (edits: Parameters<RunningTable['preview']>[0]['edits']) =>
      codeOf(table.preview({ edits, head: table.head }));
    expect(tried([{ kind: 'replace', entry: 1, command: { kind: 'note', text: 'x' } }])).toBe('beginning');
    expect(tried([{ kind: 'insert', before: fact, command: begin }])).toBe('beginning');
    table.correct({ edits: [{ kind: 'replace', entry: 1, command: begin }], head: table.head });
    const begun = table.entriesInForce().find(({ kind }) => kind === 'fact')?.seq ?? 0;
    expect(tried([{ kind: 'void', entry: begun }])).toBe('beginning');
    expect(tried([{ kind: 'insert', before: begun, command: bid('red', 1) }])).toBe('beginning');
  });

  test('that changes one entry twice is refused', () => {
    const table = tableOf(auction);
    const entry = enter(table, bid('red', 2));
    const edits = [
      { kind: 'replace', entry, command: bid('red', 3) },
      { kind: 'void', entry },
    ] as const;
    expect(codeOf(table.correct({ edits, head: table.head }))).toBe('edited-twice');
  });

  test('tells no event of the tail, where secrets of others may lie', () => {
    const table = tableOf(auction);
    const red = enter(table, bid('red', 2));
    enter(table, bid('blue', 4));
    const outcome = table.correct({
      edits: [{ kind: 'replace', entry: red, command: bid('red', 3) }],
      head: table.head,
    });
    expect(outcome).toMatchObject({ kind: 'entered', entry: { kind: 'draft' }, events: [] });
  });
});

describe('an override that names codes', () => {
  test('keeps those that were in the way, and no others', () => {
    const table = tableOf(auction);
    table.act({ command: bid('red', 9), override: { reason: '', codes: ['bogus', 'too-much'] } });
    expect(table.entry(2).override?.codes).toEqual(['too-much']);
  });
});

describe('a look at a secret', () => {
  test('is over when what came after it is taken back', () => {
    const table = tableOf(auction);
    enter(table, bid('red', 4));
    enter(table, { kind: 'reveal', seat: 'red' });
    const next = enter(table, bid('blue', 1));
    table.undo(next);
    expect(viewOf(table, { kind: 'console' }, 0)['game.own']).toEqual([]);
  });
});

describe('an unknown reading', () => {
  test('is refused in words', () => {
    const table = tableOf(auction);
    const signed = { sign: { kind: 'number', value: 2 }, seat: 'red', reading: 77 } as const;
    expect(codeOf(table.sign(signed))).toBe('no-such-reading');
  });
});
