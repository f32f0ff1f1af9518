import { describe, expect, test } from 'vitest';
import type { AnyCommand, Edit } from '../../src-main/contract/request.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { codeOf, enter, heading, reading, tickingClock } from '../contract/table.ts';

const captains = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo', green: 'Freya' } as const;

/** Four captains, three cards each, Freya deals, the fights told by hand. */
function table(depth = 'fights', log = memoryLog(heading('pirate-quest'))): RunningTable {
  const running = new RunningTable(pirateQuest, log, tickingClock());
  const seats = Object.entries(captains).map(([seat, captain]) => ({ seat: seat as SeatId, captain }));
  const setup = { seats, depth, dealer: 'green', options: { openingDeal: 3 } };
  if (!running.begun) enter(running, { kind: 'begin', setup });
  return running;
}

const bid = (seat: SeatId, amount: number): AnyCommand => ({ kind: 'bid', seat, bid: amount });
const win = (seat: SeatId): AnyCommand => ({ kind: 'winFight', seat });
const bids = (running: RunningTable, ...amounts: readonly [SeatId, number][]) =>
  amounts.map(([seat, amount]) => enter(running, bid(seat, amount)));
const pointsOf = (running: RunningTable) =>
  Object.fromEntries(
    running
      .allRows()
      .filter(({ row }) => row.table === 'movement_points')
      .map(({ row }) => [row.values['seat'], row.values['points']]),
  );

describe('a battle of Pirate Quest', () => {
  test('goes from bids over fights to movement points, each fact told once', () => {
    const running = table();
    bids(running, ['red', 1], ['blue', 0], ['yellow', 1]);
    expect(codeOf(running.act({ command: bid('green', 1) }))).toBe('nemesis');
    enter(running, bid('green', 2));
    enter(running, { kind: 'giveLuck', seat: 'blue' });
    for (const seat of ['red', 'green', 'green'] as const) enter(running, win(seat));
    expect(pointsOf(running)).toEqual({ red: 3, blue: 2, yellow: 1, green: 4 });
    expect(running.prompts[0]).toMatchObject({ kind: 'move', whom: ['green'] });
  });

  test('is told with as few entries at depth score: a bid and the fights won for each captain but the last', () => {
    const running = table('score');
    bids(running, ['red', 1], ['blue', 0], ['yellow', 1], ['green', 2]);
    for (const [seat, won] of [
      ['red', 1],
      ['blue', 0],
      ['yellow', 0],
    ] as const)
      enter(running, { kind: 'countFights', seat, won });
    expect(pointsOf(running)).toEqual({ red: 3, blue: 2, yellow: 1, green: 4 });
    expect(running.log.entries).toHaveLength(8);
  });

  test('a marker that a correction takes moves from is asked about before: where it was moved, or where the rules have it', () => {
    const running = table();
    bids(running, ['red', 3], ['blue', 3], ['yellow', 3], ['green', 2]);
    const [, , last = 0] = (['red', 'green', 'green'] as const).map((seat) => enter(running, win(seat)));
    const moved = enter(running, { kind: 'advance', seat: 'green', rank: 4 });
    const edit = { kind: 'replace', entry: last, command: win('blue') } as const;
    const preview = (...edits: readonly Edit[]) => {
      const previewed = running.preview({ edits, head: running.head });
      if (!('preview' in previewed)) throw new Error('no preview');
      return previewed.preview;
    };
    // Freya has won one of two now: one move, and her marker lies on rank 4.
    expect(preview(edit)).toMatchObject({ kept: [{ entry: moved, refusal: { code: 'too-far' } }] });
    const [asked] = preview(edit).decide ?? [];
    expect(asked?.entry).toBe(moved);
    expect(asked?.places.map(({ command }) => command)).toEqual([
      { kind: 'advance', seat: 'green', rank: 1 },
    ]);
    const [place] = asked?.places ?? [];
    const byRule = { kind: 'replace', entry: moved, command: place?.command ?? win('red') } as const;
    expect(preview(edit, byRule)).toMatchObject({ kept: [] });
    expect(preview(edit, byRule)).not.toHaveProperty('decide');
  });

  test('a marker that only moves at another turn is not asked about, and neither is a bid', () => {
    const running = table();
    const [red = 0] = bids(running, ['red', 1], ['blue', 0], ['yellow', 1], ['green', 2]);
    for (const seat of ['red', 'green', 'green'] as const) enter(running, win(seat));
    enter(running, { kind: 'advance', seat: 'green', rank: 3 });
    const edit = { kind: 'replace', entry: red, command: bid('red', 0) } as const;
    const previewed = running.preview({ edits: [edit], head: running.head });
    expect(previewed).not.toHaveProperty('preview.decide');
  });

  test('two captains’ bids were swapped: one draft puts both right, and Nemesis holds for the pair, not for the half', () => {
    const running = table();
    const [red = 0, blue = 0, , green = 0] = bids(
      running,
      ['red', 1],
      ['blue', 0],
      ['yellow', 0],
      ['green', 1],
    );
    for (const seat of ['blue', 'green', 'yellow'] as const) enter(running, win(seat));
    const half = { kind: 'replace', entry: blue, command: bid('blue', 1) } as const;
    const other = { kind: 'replace', entry: red, command: bid('red', 0) } as const;
    expect(running.preview({ edits: [half], head: running.head })).toMatchObject({
      preview: { kept: [{ entry: green, refusal: { code: 'nemesis' } }] },
    });
    const pair = running.preview({ edits: [other, half], head: running.head });
    expect(pair).toMatchObject({ preview: { kept: [], dropped: [], refusedEdits: [], mended: [] } });
    expect(codeOf(running.correct({ edits: [other, half], head: running.head, reason: 'swapped' }))).toBe(
      'entered',
    );
    expect(pointsOf(running)).toEqual({ red: 2, blue: 3, yellow: 1, green: 3 });
    expect(running.entriesInForce().some(({ override }) => override)).toBe(false);
    running.undo(running.head);
    expect(pointsOf(running)).toEqual({ red: 1, blue: 1, yellow: 1, green: 3 });
  });

  test('undo pressed while a phone’s bid is on its way: undo names its entry, and the later bid hears that the table has moved on', () => {
    const running = table();
    const [, blue = 0] = bids(running, ['red', 1], ['blue', 0]);
    const asked = running.prompts[0]?.id ?? '';
    const sent = { command: bid('yellow', 1), prompt: asked, id: 'phone-1' };
    expect(codeOf(running.undo(blue))).toBe('entered');
    expect(codeOf(running.act(sent))).toBe('moved-on');
    expect(running.prompts[0]).toMatchObject({ kind: 'bid', whom: ['blue'] });
    enter(running, bid('blue', 0));
    expect(running.prompts[0]?.id).toBe(asked);
    expect(codeOf(running.act(sent))).toBe('entered');
  });

  test('the phone’s bid came first: undo, which named the one before, takes nothing back', () => {
    const running = table();
    const [, blue = 0] = bids(running, ['red', 1], ['blue', 0]);
    running.act({ command: bid('yellow', 1), prompt: running.prompts[0]?.id ?? '', id: 'phone-1' });
    expect(codeOf(running.undo(blue))).toBe('moved-on');
    expect(running.prompts[0]).toMatchObject({ whom: ['green'] });
  });

  test('a number that is read goes to the captain whose bid is awaited', () => {
    const running = table();
    const outcome = running.sign({ sign: { kind: 'number', value: 2 }, evidence: reading('2') });
    expect(outcome).toMatchObject({ kind: 'entered', events: [{ kind: 'bidMade', seat: 'red', bid: 2 }] });
  });

  test('a six on a captain’s die is a bid of zero', () => {
    const running = table();
    const outcome = running.sign({ sign: { kind: 'face', die: 'bid-red', face: '6' } });
    expect(outcome).toMatchObject({ kind: 'entered', events: [{ seat: 'red', bid: 0 }] });
  });

  test('a fact that is overruled stays in force over later corrections', () => {
    const running = table();
    const [red = 0, , yellow = 0] = bids(running, ['red', 1], ['blue', 0], ['yellow', 1]);
    running.act({ command: bid('green', 1), override: { reason: 'we play without Nemesis today' } });
    const edits = [
      { kind: 'replace', entry: red, command: bid('red', 2) },
      { kind: 'replace', entry: yellow, command: bid('yellow', 0) },
    ] as const;
    running.correct({ edits, head: running.head });
    const last = running.entriesInForce().at(-1);
    expect(last?.override).toEqual({ codes: ['nemesis'], reason: 'we play without Nemesis today' });
  });

  test('the table as it stands is one entry in a running game', () => {
    const running = table('score');
    const fields = Object.fromEntries(
      running.game
        .fields(running.state.game)
        .map(({ field, seat, value }) => [seat ? `${field}.${seat}` : field, value]),
    );
    const before = running.log.entries.length;
    enter(running, { kind: 'setTable', fields: { ...fields, 'luck.red': 2 } });
    expect(running.log.entries).toHaveLength(before + 1);
    expect(viewOf(running, { kind: 'table' }, 0)).toBeDefined();
    expect(running.game.fields(running.state.game)).toContainEqual(
      expect.objectContaining({ field: 'luck', seat: 'red', value: 2 }),
    );
  });

  test('depth changes by one entry in the middle of a battle, and the bids stand', () => {
    const running = table('score');
    bids(running, ['red', 1], ['blue', 0], ['yellow', 1], ['green', 2]);
    enter(running, { kind: 'setDepth', depth: 'fights' });
    expect(running.prompts[0]?.kind).toBe('fight-winner');
    for (const seat of ['red', 'green', 'green'] as const) enter(running, win(seat));
    expect(pointsOf(running)).toEqual({ red: 3, blue: 2, yellow: 1, green: 4 });
  });

  test('reopened at any entry, the table waits for exactly what was shown', () => {
    const log = memoryLog(heading('pirate-quest'));
    const running = table('fights', log);
    const commands = [
      bid('red', 1),
      bid('blue', 0),
      bid('yellow', 1),
      bid('green', 2),
      win('red'),
      win('green'),
      win('green'),
    ];
    for (const command of commands) {
      enter(running, command);
      const again = new RunningTable(pirateQuest, log, tickingClock());
      expect(again.prompts).toEqual(running.prompts);
      expect(again.playHash()).toBe(running.playHash());
    }
  });
});
