import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '../../src-main/contract/say.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { addCount, countWords, takeOut } from './one-more.ts';
import { heading, tickingClock } from './table.ts';

/** The program with a row more in one family of its questions, asked where that family says what is open. */
async function withCount() {
  addCount();
  const { boundaryOf } = await import('../../src-main/contract/games.ts');
  const { RunningTable } = await import('../../src-main/session/running-table.ts');
  const { viewOf } = await import('../../src-main/session/view.ts');
  const boundary = boundaryOf('pirates-flag');
  if (!boundary) throw new Error('no game');
  return { boundary, RunningTable, viewOf };
}

let program: Awaited<ReturnType<typeof withCount>>;
beforeAll(async () => {
  program = await withCount();
});
afterAll(takeOut);

function evening() {
  const { boundary, RunningTable } = program;
  const table = new RunningTable(boundary.game, memoryLog(heading('pirates-flag')), tickingClock());
  const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
  table.act({ command: { kind: 'begin', setup: { seats } } as never });
  table.act({ command: { kind: 'setTable', fields: { turn: 'red', 'at.red': 9, 'hand.red': 6 } } as never });
  const prompt = table.prompts.find(({ kind }) => kind === 'count-pile');
  if (!prompt) throw new Error('nobody is asked to count');
  return { table, prompt };
}
const said = (choice: string) => ({ kind: 'choice', choice }) as const;
const typed = (value: number) => ({ kind: 'number', value }) as const;

describe('a question of its own, added from outside the game', () => {
  test('is asked beside the others, in words of its own, of everybody who looks', () => {
    const { table, prompt } = evening();
    const { en, de } = program.boundary.game.text;
    expect(table.prompts.map(({ kind }) => kind)).toContain('roll');
    expect(say([en], prompt.ask, {})).toBe('The pile may be counted.');
    for (const viewer of [
      { kind: 'table' },
      { kind: 'console' },
      { kind: 'captain', seat: 'blue' },
    ] as const) {
      const { prompts } = program.viewOf(table, viewer, 0) as unknown as {
        prompts: readonly { kind: string; hint: typeof prompt.hint }[];
      };
      const shown = prompts.find(({ kind }) => kind === 'count-pile');
      expect(shown && say([de], shown.hint, {})).toBe(countWords['prompt.count-pile.hint']);
    }
  });

  test('is answered step by step, and a number alone is somebody’s roll', () => {
    const { table, prompt } = evening();
    expect(table.sign({ sign: said('count') })).toMatchObject({ kind: 'waiting', missing: ['number'] });
    const counted = table.sign({ sign: typed(27), prompt: prompt.id });
    expect(counted).toMatchObject({
      kind: 'entered',
      events: [{ kind: 'pileCounted', cards: 27, expected: 42 }, { kind: 'remarked' }],
    });
    expect(table.sign({ sign: typed(4) })).toMatchObject({
      kind: 'entered',
      events: [{ kind: 'diceRolled', seat: 'red' }],
    });
  });

  test('is answered by whoever may send what its row makes, and its prompt is another one once it is answered', () => {
    const { table, prompt } = evening();
    table.sign({ sign: said('count'), seat: 'blue', answersFor: ['blue'] });
    expect(
      table.sign({ sign: typed(28), seat: 'blue', answersFor: ['blue'], prompt: prompt.id }),
    ).toMatchObject({
      kind: 'entered',
    });
    expect(table.prompts.find(({ kind }) => kind === 'count-pile')?.id).not.toBe(prompt.id);
  });
});
