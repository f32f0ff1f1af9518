import { describe, expect, test } from 'vitest';
import type { CommonParts, FieldPart, PromptPart } from '../../src-main/contract/view.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { fieldKey, type AnyGame } from '../../src-main/rules/kernel/game.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';

function begun(game: AnyGame, setup: object): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
  enter(table, { kind: 'begin', setup: { seats, ...setup } });
  return table;
}

/** The form and what stands in it, which travel apart. */
function fieldsFor(table: RunningTable, viewer: Viewer): readonly FieldPart[] | undefined {
  const { fields, values } = viewOf(table, viewer, 0) as Pick<CommonParts, 'fields' | 'values'>;
  return fields?.map((field) => ({ ...field, value: values?.[fieldKey(field.field, field.seat)] ?? null }));
}
const console_ = { kind: 'console' } as const;

describe('the numbers of the table', () => {
  test('go to the console, to be put right there, and to nobody else', () => {
    const table = begun(pirateQuest, { depth: 'score', dealer: 'red' });
    expect(fieldsFor(table, console_)?.map(({ field }) => field)).toContain('luck');
    expect(fieldsFor(table, { kind: 'table' })).toBeUndefined();
    expect(fieldsFor(table, { kind: 'captain', seat: 'red' })).toBeUndefined();
  });

  test('are left out where only a seat may see them, until a reveal is logged', () => {
    const table = begun(pirateTricks, { depth: 'score' });
    const purse = (viewer: Viewer) =>
      fieldsFor(table, viewer)?.find(({ field, seat }) => field === 'loon' && seat === 'blue');
    expect(purse(console_)).toMatchObject({ value: null, secretOf: 'blue' });
    expect(purse({ kind: 'console', seat: 'blue' })?.value).toBeTypeOf('number');
    enter(table, { kind: 'reveal', seat: 'blue' });
    expect(purse(console_)?.value).toBeTypeOf('number');
  });
});

describe('what the television shows', () => {
  test('goes to the console too, where a scorekeeper who plays sees more than it', () => {
    const table = begun(pirateTricks, { depth: 'fights' });
    const purses = (parts: Readonly<Record<string, unknown>>, name: string) =>
      (parts[name] as readonly { loon: number | null }[] | undefined)?.map(({ loon }) => loon);
    const own = viewOf(table, { kind: 'console', seat: 'blue' }, 0);
    expect(purses(own, 'game.captains')?.[1]).toBeTypeOf('number');
    expect(purses(own, 'tv.captains')).toEqual([null, null, null]);
    const bare = viewOf(table, console_, 0);
    expect(Object.keys(bare).filter((name) => name.startsWith('tv.'))).toEqual([]);
  });
});

describe('a question to several', () => {
  test('comes with the list of one of them, on a phone with the own', () => {
    const table = begun(pirateQuest, { depth: 'score', dealer: 'red' });
    const luck = (viewer: Viewer) =>
      (viewOf(table, viewer, 0)['prompts'] as readonly PromptPart[]).find(({ kind }) => kind === 'luck');
    expect(luck(console_)).toMatchObject({ of: 'red', step: { choices: [{ id: 'choice/give' }, {}] } });
    expect(luck({ kind: 'captain', seat: 'blue' })).toMatchObject({ of: 'blue' });
    expect(luck({ kind: 'table' })).not.toHaveProperty('step');
  });

  test('sends the open step, and no command', () => {
    const table = begun(pirateQuest, { depth: 'score', dealer: 'red' });
    const sent = JSON.stringify(viewOf(table, console_, 0)['prompts']);
    expect(sent).toContain('choice/give');
    expect(sent).not.toContain('command');
    expect(sent).not.toContain('giveLuck');
  });
});
