import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { say } from '../../src-main/contract/say.ts';
import { dataWords } from '../../src-main/contract/text/data/en.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { placeOf, type State } from '../../src-main/rules/pirates-flag/state.ts';
import { captainOf } from '../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../src-renderer/games/drawing.ts';
import type { DataTable, TablesOf } from '../../src-renderer/games/tables.ts';
import { addWhirlpool, takeOut, whirlpoolRow } from './one-more.ts';
import { heading, tickingClock } from './table.ts';
import { waysToAnswer } from '../support/pressing.ts';

/** The program with a kind more in its list, a row more in its deck, and the words of both. */
async function withWhirlpool() {
  addWhirlpool();
  const { boundaryOf } = await import('../../src-main/contract/games.ts');
  const { RunningTable } = await import('../../src-main/session/running-table.ts');
  const { viewOf } = await import('../../src-main/session/view.ts');
  const { contentsOf } = await import('../../src-main/chest/contents.ts');
  const { tables } = await import('../../src-renderer/games/pirates-flag/tables.ts');
  const boundary = boundaryOf('pirates-flag');
  if (!boundary) throw new Error('no game');
  return { boundary, RunningTable, viewOf, contentsOf, tables: tables as TablesOf };
}

let program: Awaited<ReturnType<typeof withWhirlpool>>;
beforeAll(async () => {
  program = await withWhirlpool();
});
afterAll(takeOut);

/** A table that plays with it: commands as they come from outside, through the schema. */
function evening() {
  const { boundary, RunningTable } = program;
  const table = new RunningTable(boundary.game, memoryLog(heading('pirates-flag')), tickingClock());
  const enter = (command: object): string => {
    const read = boundary.commandSchema.safeParse(command);
    if (!read.success) return 'no command';
    const outcome = table.act({ command: read.data });
    return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
  };
  const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
  table.act({ command: { kind: 'begin', setup: { seats } } as never });
  const fields = { turn: 'red', 'at.red': 10, 'at.blue': 14, 'at.yellow': 20, 'hand.red': 5, 'hand.blue': 5 };
  expect(enter({ kind: 'setTable', fields })).toBe('entered');
  const at = (seat: SeatId): number => placeOf(table.state.game as State, seat);
  return { table, enter, at };
}

describe('a card with an effect of its own, added from outside the game', () => {
  test('is played like any other: its aim, its range and its own condition are looked at, and it is carried out', () => {
    const { enter, at, table } = evening();
    const whirlpool = { kind: 'playCard', seat: 'red', card: 'whirlpool' };
    expect(enter(whirlpool)).toBe('target-missing');
    expect(enter({ ...whirlpool, target: 'red' })).toBe('wrong-target');
    expect(enter({ ...whirlpool, target: 'yellow' })).toBe('out-of-range');
    expect(enter({ ...whirlpool, target: 'blue' })).toBe('entered');
    expect(enter({ kind: 'letStand' })).toBe('entered');
    expect([at('red'), at('blue')]).toEqual([14, 10]);
    const late = evening();
    expect(late.enter({ ...whirlpool, seat: 'blue', target: 'red' })).toBe('entered');
    expect(late.enter({ kind: 'letStand' })).toBe('entered');
    expect([late.at('red'), late.at('blue')]).toEqual([10, 14]);
    expect((table.state.game as State).discards).toEqual(['whirlpool']);
  });

  test('is laid on a reader, and the ship it is aimed at is scanned after it', () => {
    const { table, enter, at } = evening();
    const prompt = table.prompts.find(({ kind }) => kind === 'card')?.id ?? '';
    const card = { kind: 'card', row: 'whirlpool', copy: 1 } as const;
    expect(table.sign({ sign: card, seat: 'red', prompt })).toMatchObject({ kind: 'waiting' });
    const aimed = table.sign({ sign: { kind: 'token', seat: 'blue' }, seat: 'red', prompt });
    expect(aimed).toMatchObject({ kind: 'entered', events: [{ kind: 'cardPlayed', card: 'whirlpool' }] });
    expect(enter({ kind: 'letStand' })).toBe('entered');
    expect([at('red'), at('blue')]).toEqual([14, 10]);
  });

  test('has its buttons, one for each ship it may be aimed at', () => {
    const { table } = evening();
    const prompt = table.prompts.find(({ kind }) => kind === 'card');
    if (!prompt) throw new Error('no card is asked for');
    const own = waysToAnswer(table.game, table.state.game, prompt, 'red').filter(
      ({ command }) => (command as { card?: string }).card === 'whirlpool',
    );
    expect(
      own.map(({ command, refusal }) => [(command as { target?: string }).target, refusal?.code]),
    ).toEqual([
      ['blue', undefined],
      ['yellow', 'out-of-range'],
    ]);
  });

  test('is taught with the editor, which has learnt its columns, and what is out of range is refused there and by the schema', () => {
    const { table, enter } = evening();
    const seen = (): Seen => {
      const parts = program.viewOf(table, { kind: 'console' }, 0) as unknown as ViewParts;
      return {
        parts,
        say: (said) => say([program.boundary.game.text.en], said, {}),
        captain: captainOf(parts.seats),
      };
    };
    const cards = (): DataTable => {
      const said = program.tables(seen(), (key, values = {}) =>
        say([dataWords], { key: `data.${key}`, values }, {}),
      );
      const found = said.find(({ id }) => id === 'flag-cards');
      if (!found) throw new Error('no table of cards');
      return found;
    };
    const { columns, rows } = cards();
    expect(columns.find(({ id }) => id === 'reach')).toMatchObject({ head: 'Reach', kind: 'number' });
    expect(columns.find(({ id }) => id === 'effect')).toMatchObject({
      choices: expect.arrayContaining([{ value: 'changePlaces', words: 'changes places' }]) as unknown,
    });
    const place = rows.findIndex(({ id }) => id === 'card-10');
    const taught = (more: object) =>
      rows.map((one, nth) =>
        nth === place ? { ...one, name: 'Maelstrom', effect: 'changePlaces', whose: 'any', ...more } : one,
      );
    const written = taught({ reach: 10 });
    expect(cards().enter(written, () => written)).toEqual([]);
    expect(cards().problems?.(written)).toEqual([{ row: place, column: 'reach', words: 'At most 9' }]);
    const effect = { kind: 'changePlaces', whose: 'any', reach: 10 };
    const command = { kind: 'teachCard', card: 'card-10', name: 'Maelstrom', marks: [], effects: [effect] };
    expect(enter(command)).toBe('no command');
    expect(table.act({ command })).toMatchObject({ refusal: { code: 'bad-effect' } });

    const right = taught({ reach: 9 });
    expect(
      cards()
        .enter(right, () => right)
        .map(enter),
    ).toEqual(['entered']);
    expect(cards().rows[place]).toMatchObject({
      name: 'Maelstrom',
      effect: 'changePlaces',
      reach: 9,
      least: '',
    });
    expect(enter({ kind: 'playCard', seat: 'red', card: 'card-10', target: 'blue' })).toBe('entered');
  });

  test('says what it does, has a label that finds it, and stands in a deck that begins an evening', () => {
    const { game } = program.boundary;
    const { table } = evening();
    const parts = game.view(table.state.game, { kind: 'table' }) as {
      edition: { cards: readonly { id: string; words: readonly { key: string }[] }[] };
    };
    const text = parts.edition.cards.find(({ id }) => id === 'whirlpool')?.words[0];
    expect(text && say([game.text.de], text, {})).toBe(
      'Changes places with ein anderes Schiff, at most 5 off.',
    );
    const pieces = game.pieces();
    const piece = pieces.find(({ key }) => key === 'card/whirlpool/1');
    if (!piece) throw new Error('no piece');
    const found = program.contentsOf('pirates-flag', pieces).ofCode(formatCode('pirates-flag', piece));
    expect(found?.key).toBe(piece.key);
    const own = { ...whirlpoolRow, id: 'ours', name: 'Ours' };
    const deck = (more: object) => ({
      cards: [{ ...own, effects: [{ ...whirlpoolRow.effects[0], ...more }] }],
    });
    const seats = ['red', 'blue', 'yellow'] as const;
    expect(game.begin({ seats, edition: deck({}) }).ok).toBe(true);
    expect(game.begin({ seats, edition: deck({ reach: 0 }) })).toMatchObject({ no: { code: 'bad-edition' } });
  });
});
