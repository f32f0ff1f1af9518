import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardOf, formatMark, type BoardAction, type Mark } from '../../src-main/chest/board.ts';
import { contentsOf } from '../../src-main/chest/contents.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { editionOf } from '../../src-main/readers/edition-of.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { waitingFor } from '../../src-main/rules/kernel/prompt.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { enter, heading, tableBegun, tickingClock } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { handPace } from '../support/hand-pace.ts';
import { random } from '../support/random.ts';
import { anEvening, type Evening } from './evening.ts';
import { ownLibrary } from './table.ts';
import { waysToAnswer } from '../support/pressing.ts';

const seats: readonly SeatId[] = ['red', 'blue', 'yellow'];
const cast = scriptOf({ reader: 'gun', kind: 'scanner' });
const begunAt = (game: AnyGame): RunningTable =>
  tableBegun(game, { seats: seats.map((seat) => ({ seat, captain: seat })), depth: game.depths[0] });

let owned: ReturnType<typeof ownLibrary>;
let evening: Evening;

beforeEach(() => {
  owned = ownLibrary();
});
afterEach(async () => {
  await evening.end();
  owned.remove();
});

async function sitDown(game: AnyGame): Promise<RunningTable> {
  const table = begunAt(game);
  evening = await anEvening(cast, { library: owned.library, table });
  return table;
}

/** Holds one code of the board before the scanner; it has to be one that is printed. */
async function scan(game: AnyGame, mark: Mark): Promise<Taken | undefined> {
  const contents = contentsOf(game.id, game.pieces());
  const printed = boardOf(game, contents).flatMap(({ marks }) =>
    marks.map((each) => formatMark(game.id, each.mark)),
  );
  const text = formatMark(game.id, mark);
  expect(printed).toContain(text);
  return evening.show('gun', { kind: 'code', text });
}

const action = (name: BoardAction): Mark => ({ kind: 'action', action: name });
const number = (value: number): Mark => ({ kind: 'number', value });

/** A number as the board has it: by its own code, or digit by digit. */
function marksOfNumber(value: number): readonly Mark[] {
  if (value >= 0 && value <= 20) return [number(value)];
  const digits = [...String(Math.abs(value))].map((digit) => number(Number(digit)));
  return [action(value < 0 ? 'minus' : 'digits'), ...digits, action('enter')];
}

interface Said {
  readonly sign: Sign;
  readonly marks: readonly Mark[];
}

/** Everything that can be said with the board. */
function sayable(table: RunningTable): readonly Said[] {
  const { game } = table;
  const contents = contentsOf(game.id, game.pieces(editionOf(table.state.game)));
  const numbers = Array.from({ length: 121 }, (_, at) => at - 60);
  return [
    ...numbers.map((value): Said => ({ sign: { kind: 'number', value }, marks: marksOfNumber(value) })),
    ...seats.map((seat): Said => ({ sign: { kind: 'token', seat }, marks: [{ kind: 'seat', seat }] })),
    ...(game.board?.choices ?? []).map((choice): Said => ({
      sign: { kind: 'choice', choice },
      marks: [{ kind: 'choice', choice }],
    })),
    ...(game.board?.dice ?? []).flatMap((die) =>
      contents.faces(die).map(({ key, sign }): Said => ({ sign, marks: [{ kind: 'face', piece: key }] })),
    ),
  ];
}

/** What to scan for this command: what says it by itself, or behind the token of its captain. */
function marksFor(table: RunningTable, command: AnyCommand): readonly Mark[] | undefined {
  const wanted = JSON.stringify(command);
  const says = (sign: Sign, seat?: SeatId): boolean => {
    const [only, ...others] = table.meanings(sign, seat);
    return (
      others.length === 0 &&
      only !== undefined &&
      'command' in only.result &&
      JSON.stringify(only.result.command) === wanted
    );
  };
  const all = sayable(table);
  const plain = all.find(({ sign }) => says(sign));
  if (plain) return plain.marks;
  for (const seat of seats) {
    const behind = all.find(({ sign }) => says(sign, seat));
    if (behind) return [{ kind: 'seat', seat }, ...behind.marks];
  }
  return undefined;
}

describe.each([
  [games['pirate-quest'], 24],
  [games['pirate-tricks'], 10],
  [games['pirates-flag'], 16],
] as const)('an evening of %s', (each, facts) => {
  const game = each as unknown as AnyGame;

  test('is told by one scanner and the board alone, as it would be typed', async () => {
    const table = await sitDown(game);
    const typed = begunAt(game);
    const chance = random(7);
    const told = new Set<string>();
    for (let fact = 0; fact < facts; fact++) {
      const prompt = table.prompts.find(({ need }) => need === 'must');
      if (!prompt) break;
      const seat = waitingFor(prompt)[0];
      const open = waysToAnswer(game, table.state.game, prompt, seat).filter(({ refusal }) => !refusal);
      const shown = open.flatMap(({ command }) => {
        const marks = marksFor(table, command as AnyCommand);
        return marks ? [{ command: command as AnyCommand, marks }] : [];
      });
      expect(
        shown.length,
        `${prompt.kind} of ${JSON.stringify(open.map(({ command }) => command))}`,
      ).toBeGreaterThan(0);
      const { command, marks } = chance.pick(shown);
      const before = table.log.entries.length;
      for (const mark of marks) await scan(game, mark);
      expect(JSON.parse(table.entry(table.head).command), JSON.stringify(marks)).toEqual(command);
      expect(table.log.entries.length).toBe(before + 1);
      expect(table.entry(table.head).source).toBe('scanned');
      enter(typed, command);
      told.add(prompt.kind);
    }
    expect(table.log.entries.length).toBeGreaterThan(5);
    expect(table.playHash()).toBe(typed.playHash());
  });
});

describe('what no question answers', () => {
  const quest = games['pirate-quest'] as unknown as AnyGame;

  test('is taken back and brought back, as by U and R', async () => {
    const table = await sitDown(quest);
    enter(table, { kind: 'nameDealer', seat: 'red' });
    const { head } = table;
    expect((await scan(quest, action('undo')))?.message.key).toBe('reader.did.board.undo');
    expect(table.head).toBeLessThan(head);
    expect((await scan(quest, action('redo')))?.message.key).toBe('reader.did.board.redo');
    expect(table.head).toBe(head);
    expect((await scan(quest, action('redo')))?.outcome).toBe('refused');
  });

  test('is taken back in steps where much hangs on it, and the reader says first that it is under way', async () => {
    const pace = handPace(3);
    const table = new RunningTable(quest, memoryLog(heading(quest.id)), tickingClock(), pace);
    enter(table, { kind: 'begin', setup: { seats: seats.map((seat) => ({ seat, captain: seat })) } });
    evening = await anEvening(cast, { library: owned.library, table });
    for (let at = 0; at < 250; at++) enter(table, { kind: 'note', text: `the ${at}.` });
    const before = table.head;
    const edits = [{ kind: 'replace', entry: 2, command: { kind: 'note', text: 'other' } }] as const;
    expect(table.correct({ edits, head: before }).kind).toBe('entered');
    const corrected = table.head;
    const typed = (name: BoardAction) =>
      evening.readers.takeTyped('console', formatMark(quest.id, action(name)), 0);
    const keyOf = (taken: Taken | undefined) => taken?.message.key;
    const last = () => evening.parts().readers.readers.find(({ kind }) => kind === null)?.last?.words;

    const taking = typed('undo');
    expect([keyOf(taking), table.head]).toEqual(['reader.did.board.undoBegun', corrected]);
    expect(last()).toMatchObject({ en: expect.stringContaining('Taking back') as string });
    while (pace.goOn());
    expect([keyOf(await taking?.later), table.head]).toEqual(['reader.did.board.undo', before]);
    expect(last()).toMatchObject({ en: expect.stringContaining('Took back') as string });

    const bringing = typed('redo');
    expect(keyOf(bringing)).toBe('reader.did.board.redoBegun');
    enter(table, { kind: 'note', text: 'meanwhile' });
    while (pace.goOn());
    const overtaken = await bringing?.later;
    expect([overtaken?.outcome, overtaken?.signal]).toEqual(['refused', 'refused']);
    expect(table.entry(table.head).command).toContain('meanwhile');
  });

  test('brings the next question to the middle of the console', async () => {
    await sitDown(quest);
    const before = evening.parts().readers.next;
    await scan(quest, action('next'));
    expect(evening.parts().readers.next).toBe(before + 1);
  });

  test('types a long number digit by digit, lays a wrong one aside, and enters none that is empty', async () => {
    const tricks = games['pirate-tricks'] as unknown as AnyGame;
    const table = await sitDown(tricks);
    const head = table.log.entries.length;
    await scan(tricks, { kind: 'seat', seat: 'red' });
    expect((await scan(tricks, action('digits')))?.outcome).toBe('noted');
    await scan(tricks, number(7));
    expect((await scan(tricks, action('undo')))?.message.key).toBe('reader.did.board.untyped');
    expect((await scan(tricks, action('enter')))?.message.key).toBe('reader.did.board.empty');
    expect(table.log.entries).toHaveLength(head);
    for (const mark of [action('digits'), number(1), number(2), action('enter')]) await scan(tricks, mark);
    expect(JSON.parse(table.entry(table.head).command)).toMatchObject({ seat: 'red', bid: 12 });
  });

  test('says so when the page is of another game, of a later version, or was read wrong', async () => {
    const table = await sitDown(quest);
    const said = async (text: string) => (await evening.show('gun', { kind: 'code', text }))?.message.key;
    expect(await said(formatMark('pirates-flag', number(2)))).toBe('reader.did.board.other-game');
    expect(await said('QMB:2PQN-29')).toBe('reader.did.board.newer');
    expect(await said('QMB:1PQN-2A')).toBe('reader.did.board.unread');
    expect(table.log.entries).toHaveLength(1);
    expect(evening.parts().readers.strange).toEqual([]);
  });

  test('is refused by the referee as a key would be', async () => {
    const table = await sitDown(quest);
    enter(table, { kind: 'nameDealer', seat: 'yellow' });
    const taken = await scan(quest, number(5));
    expect(taken?.outcome).toBe('refused');
    expect(table.prompts[0]?.kind).toBe('bid');
  });
});
