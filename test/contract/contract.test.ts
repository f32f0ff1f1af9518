import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { auction, chase, curses } from './games.ts';
import { codeOf, enter, heading, reading, tableOf, tickingClock } from './table.ts';

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });
const grab = { kind: 'lay', play: { card: 'grab', by: 'blue', from: 'red' } };
const dodge = { kind: 'lay', play: { card: 'step', by: 'red', ship: 'red', to: 9 }, answers: 1 };
const shove = { kind: 'lay', play: { card: 'step', by: 'yellow', ship: 'red', to: 1 }, answers: 2 };

describe('a secret auction', () => {
  test('nobody is shown a bid until the last is in, and the own one only to its seat', () => {
    const table = tableOf(auction);
    enter(table, bid('red', 3));
    const seen = (viewer: Parameters<typeof auction.view>[1]) => auction.view(table.state.game, viewer);
    expect(JSON.stringify(seen({ kind: 'table' }))).not.toContain('3');
    expect(seen({ kind: 'captain', seat: 'blue' })['own']).toEqual([null]);
    expect(seen({ kind: 'captain', seat: 'red' })['own']).toEqual([3]);
  });

  test('a seat may change its answer until the last is in, and the question keeps its id meanwhile', () => {
    const table = tableOf(auction);
    const question = table.prompts[0]?.id ?? '';
    for (const [seat, amount] of [
      ['red', 1],
      ['blue', 2],
      ['red', 4],
    ] as const)
      expect(codeOf(table.act({ command: bid(seat, amount), prompt: question }))).toBe('entered');
    enter(table, bid('yellow', 3));
    expect(auction.standings(table.state.game).leaders).toEqual(['red']);
    expect(codeOf(table.act({ command: bid('blue', 5), prompt: question }))).toBe('moved-on');
  });

  test('the same question has the same id after an undo of its last answer', () => {
    const table = tableOf(auction);
    const question = table.prompts[0]?.id;
    enter(table, bid('red', 1));
    enter(table, bid('blue', 2));
    const last = enter(table, bid('yellow', 3));
    expect(table.prompts[0]?.id).not.toBe(question);
    table.undo(last);
    expect(table.prompts[0]?.id).toBe(question);
    expect(table.prompts[0]?.answered).toEqual(['red', 'blue']);
  });

  test('swapping two opened bids in one draft changes the winner and keeps the later lot', () => {
    const table = tableOf(auction);
    const red = enter(table, bid('red', 4));
    const blue = enter(table, bid('blue', 1));
    enter(table, bid('yellow', 0));
    enter(table, bid('yellow', 2));
    const edits = [
      { kind: 'replace', entry: red, command: bid('red', 1) },
      { kind: 'replace', entry: blue, command: bid('blue', 4) },
    ] as const;
    const previewed = table.preview({ edits, head: table.head });
    expect(previewed).toMatchObject({
      kind: 'previewed',
      preview: { leaders: { before: ['red'], after: ['blue'] }, kept: [], dropped: [], refusedEdits: [] },
    });
    expect(auction.standings(table.state.game).leaders).toEqual(['red']);
    expect(codeOf(table.correct({ edits, head: table.head }))).toBe('entered');
    expect(auction.standings(table.state.game).leaders).toEqual(['blue']);
    expect(table.prompts[0]?.answered).toEqual(['yellow']);
  });

  test('a reading without an address goes to the one prompt it fits, and says which seat is needed when it cannot', () => {
    const table = tableOf(auction);
    const unclear = table.sign({ sign: { kind: 'number', value: 2 }, evidence: reading('2') });
    expect(codeOf(unclear)).toBe('unasked');
    const clear = table.sign({ sign: { kind: 'number', value: 2 }, seat: 'blue', evidence: reading('2') });
    expect(clear).toMatchObject({
      kind: 'entered',
      events: [{ kind: 'bidSealed', seat: 'blue', amount: 2 }],
    });
    expect(table.log.readings({ last: 2 }).map(({ fates }) => fates[0]?.fate)).toEqual(['unasked', 'entry']);
  });
});

describe('a stack of three with one that fizzles', () => {
  test('the last card laid is settled first, and a grab that is out of reach by then does nothing', () => {
    const table = tableOf(chase);
    enter(table, grab);
    enter(table, dodge);
    enter(table, { kind: 'sail', seat: 'red', to: 9 });
    expect(table.state.game).toMatchObject({ holder: 'red', fizzled: 1 });
  });

  test('a third card on top may bring it back within reach', () => {
    const table = tableOf(chase);
    for (const command of [grab, dodge, shove]) enter(table, command);
    // Settled from the top: the shove puts red on 1, the dodge then moves red to 9, so the grab fizzles all the same.
    enter(table, { kind: 'sail', seat: 'red', to: 8 });
    expect(table.state.game).toMatchObject({ holder: 'red', fizzled: 1, at: { red: 8 } });
  });

  test('a fact entered while the window is open closes it, and settles what was pending in the same entry', () => {
    const table = tableOf(chase);
    enter(table, grab);
    const outcome = table.act({ command: { kind: 'sail', seat: 'red', to: 5 } });
    expect(outcome).toMatchObject({
      kind: 'entered',
      events: [
        { kind: 'settled', holds: true },
        { kind: 'sailed', to: 5 },
      ],
    });
  });

  test('a fact that is refused while the window is open closes nothing', () => {
    const table = tableOf(chase);
    enter(table, grab);
    const before = table.state;
    expect(codeOf(table.act({ command: { kind: 'sail', seat: 'blue', to: 5 } }))).toBe('not-your-turn');
    expect(table.state).toBe(before);
    expect(table.prompts.map(({ kind }) => kind)).toEqual(['sail', 'react']);
  });

  test('two phones react to the same card at once: one is first, the other hears what is on top', () => {
    const table = tableOf(chase);
    enter(table, grab);
    const window = table.prompts.find(({ kind }) => kind === 'react')?.id ?? '';
    const [first, second] = [
      table.act({ command: dodge, prompt: window, id: 'phone-1' }),
      table.act({ command: shove, prompt: window, id: 'phone-2' }),
    ];
    expect(codeOf(first)).toBe('entered');
    expect(second).toMatchObject({ kind: 'refused', refusal: { code: 'moved-on' } });
    expect(second.kind === 'refused' && second.open?.some(({ kind }) => kind === 'react')).toBe(true);
  });
});

describe('a redirected card with a late reaction', () => {
  test('a card sent on lands on the other, and undo gives it back to the first', () => {
    const table = tableOf(curses);
    enter(table, { kind: 'curse', seat: 'red', on: 'blue' });
    const sent = enter(table, { kind: 'sendOn', seat: 'blue', curse: 1, to: 'yellow' });
    expect(table.prompts.find(({ kind }) => kind === 'answer')?.whom).toEqual(['yellow']);
    table.undo(sent);
    expect(table.prompts.find(({ kind }) => kind === 'answer')?.whom).toEqual(['blue']);
    table.redo(sent);
    enter(table, { kind: 'curse', seat: 'blue', on: 'red' });
    expect(table.state.game).toMatchObject({ marks: { yellow: 1 } });
  });

  test('a late reaction is put before the fact that closed the window, as one correction', () => {
    const table = tableOf(curses);
    enter(table, { kind: 'curse', seat: 'red', on: 'blue' });
    const closed = enter(table, { kind: 'curse', seat: 'blue', on: 'red' });
    enter(table, { kind: 'curse', seat: 'yellow', on: 'red' });
    expect(table.state.game).toMatchObject({ marks: { blue: 1, red: 1 } });
    const edits = [
      { kind: 'insert', before: closed, command: { kind: 'ward', seat: 'blue', curse: 1 } },
    ] as const;
    const previewed = table.preview({ edits, head: table.head });
    expect(previewed).toMatchObject({
      preview: { numbers: [{ seat: 'blue', before: 1, after: 0 }], kept: [], dropped: [], mended: [] },
    });
    table.correct({ edits, head: table.head, reason: 'blue had warded it off' });
    expect(table.state.game).toMatchObject({ marks: { red: 1 } });
    expect(table.state.game).not.toMatchObject({ marks: { blue: 1 } });
    table.undo(table.head);
    expect(table.state.game).toMatchObject({ marks: { blue: 1, red: 1 } });
  });

  test('a later entry that a correction makes nonsense of drops out and is named in the preview', () => {
    const table = tableOf(curses);
    const curse = enter(table, { kind: 'curse', seat: 'red', on: 'blue' });
    const ward = enter(table, { kind: 'ward', seat: 'blue', curse: 1 });
    const edits = [
      { kind: 'replace', entry: curse, command: { kind: 'curse', seat: 'red', on: 'yellow' } },
    ] as const;
    expect(table.preview({ edits, head: table.head })).toMatchObject({
      preview: { dropped: [{ entry: ward, refusal: { code: 'not-on-top' } }] },
    });
  });

  test('a later entry that the rules would now refuse stands as an override, since the table did it', () => {
    const table = tableOf(curses);
    const first = enter(table, { kind: 'curse', seat: 'red', on: 'blue' });
    const second = enter(table, { kind: 'curse', seat: 'blue', on: 'red' });
    const edits = [{ kind: 'void', entry: first }] as const;
    expect(table.preview({ edits, head: table.head })).toMatchObject({
      preview: { kept: [{ entry: second, refusal: { code: 'not-your-turn' } }] },
    });
    table.correct({ edits, head: table.head });
    expect(table.entriesInForce().at(-1)).toMatchObject({
      redecides: second,
      override: { codes: ['not-your-turn'] },
    });
  });
});

describe('every difficulty', () => {
  const evenings = [
    [auction, [bid('red', 1), bid('blue', 2), bid('red', 3), bid('yellow', 2), bid('blue', 1)]],
    [chase, [grab, dodge, shove, { kind: 'sail', seat: 'red', to: 8 }, grab]],
    [
      curses,
      [
        { kind: 'curse', seat: 'red', on: 'blue' },
        { kind: 'sendOn', seat: 'blue', curse: 1, to: 'yellow' },
        { kind: 'curse', seat: 'blue', on: 'red' },
        { kind: 'ward', seat: 'red', curse: 1 },
      ],
    ],
  ] as const;

  test.each(evenings)('$id: undoing everything and redoing it gives the same play hash', (game, commands) => {
    const table = tableOf(game);
    for (const command of commands) table.act({ command });
    const hash = table.playHash();
    const { head } = table;
    while (table.canUndo) table.undo(table.head);
    expect(table.head).toBe(1);
    while (table.redoEntry !== undefined) table.redo(table.redoEntry);
    expect(table.head).toBe(head);
    expect(table.playHash()).toBe(hash);
  });

  test.each(evenings)('$id: reopened from its log the table waits for exactly the same', (game, commands) => {
    const log = memoryLog(heading(game.id));
    const table = tableOf(game, log);
    for (const command of commands) {
      table.act({ command });
      const again = new RunningTable(game, log, tickingClock());
      expect(again.prompts).toEqual(table.prompts);
      expect(again.state).toEqual(table.state);
    }
  });

  test.each(evenings)(
    '$id: two clients racing with one answer give one entry and one refusal',
    (game, commands) => {
      const table = tableOf(game);
      for (const command of commands) {
        const prompt = table.prompts.find(({ need }) => need === 'must')?.id ?? '';
        const { length } = table.log.entries;
        const both = [
          table.act({ command, prompt, id: `a${length}` }),
          table.act({ command, prompt, id: `b${length}` }),
        ];
        if (table.prompts.some(({ id }) => id === prompt)) continue;
        expect(both.map(codeOf)).toEqual(['entered', 'moved-on']);
        expect(table.log.entries).toHaveLength(length + 1);
      }
    },
  );

  test('the same command id sent twice is one entry', () => {
    const table = tableOf(auction);
    const once = table.act({ command: bid('red', 2), id: 'phone-7' });
    const twice = table.act({ command: bid('red', 2), id: 'phone-7' });
    expect([once.kind, twice.kind]).toEqual(['entered', 'repeated']);
    expect(table.log.entries).toHaveLength(2);
  });
});
