import { describe, expect, test } from 'vitest';
import {
  beside,
  changed,
  decidePastTasks,
  due,
  everyTask,
  notTold,
  onTop,
  type Agenda,
  type PastTasks,
} from '../../src-main/rules/kernel/agenda.ts';
import { EndlessConsequences, following, mostConsequences } from '../../src-main/rules/kernel/following.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { raid, type Task } from './raid.ts';
import { codeOf, enter, tableOf } from './table.ts';

const asked = (table: RunningTable) => table.prompts.map(({ kind, need, whom }) => [kind, need, whom]);
const coins = (table: RunningTable) => (table.state.game as unknown as { coins: object }).coins;
const agendaOf = (table: RunningTable) => (table.state.game as unknown as { agenda: Agenda<Task> }).agenda;
const tried = (table: RunningTable, command: { readonly kind: string }) => codeOf(table.act({ command }));

describe('an agenda', () => {
  const two = onTop(onTop<string>([], 'a', 'b'), 'c');

  test('what arises lies on top and is due; the level below comes up when it is done', () => {
    expect(due(two)).toEqual(['c']);
    expect(everyTask(two)).toEqual(['a', 'b', 'c']);
    expect(due(changed(two, (task) => (task === 'c' ? undefined : task)))).toEqual(['a', 'b']);
    expect(onTop(two)).toBe(two);
  });

  test('what joins lies beside what is due, or begins a level of its own', () => {
    expect(beside(two, 'd')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(beside<string>([], 'd')).toEqual([['d']]);
    expect(due([])).toEqual([]);
  });

  test('facts change tasks on every level, an empty level is gone, and nothing changed is the same', () => {
    expect(changed(two, (task) => (task === 'b' ? undefined : task.toUpperCase()))).toEqual([['A'], ['C']]);
    expect(changed(two, (task) => (task > 'b' ? task : undefined))).toEqual([['c']]);
    expect(changed(two, (task) => task)).toBe(two);
  });
});

describe('a raid', () => {
  test('a prize and a rescue are asked at once, and done in any order', () => {
    for (const first of ['prize', 'rescue'] as const) {
      const table = tableOf(raid);
      enter(table, { kind: 'raid', seat: 'red' });
      expect(asked(table)).toEqual([
        ['prize', 'must', ['red']],
        ['rescue', 'must', ['blue', 'yellow']],
      ]);
      const rescue = [
        { kind: 'rescue', seat: 'yellow', roll: 2 },
        { kind: 'rescue', seat: 'blue', roll: 5 },
      ];
      const claim = [{ kind: 'claim', seat: 'red' }];
      for (const command of first === 'prize' ? [...claim, ...rescue] : [...rescue, ...claim])
        enter(table, command);
      enter(table, { kind: 'sail', seat: 'blue' });
      expect(coins(table)).toEqual({ red: 4, blue: 2, yellow: 1 });
    }
  });

  test('who rolls at once and ties rolls again, nobody else', () => {
    const table = tableOf(raid);
    enter(table, { kind: 'raid', seat: 'red' });
    enter(table, { kind: 'claim', seat: 'red' });
    enter(table, { kind: 'rescue', seat: 'blue', roll: 4 });
    expect(tried(table, { kind: 'rescue', seat: 'blue', roll: 6 } as never)).toBe('not-asked');
    enter(table, { kind: 'rescue', seat: 'yellow', roll: 4 });
    expect(asked(table)).toEqual([['rescue', 'must', ['blue', 'yellow']]]);
    enter(table, { kind: 'rescue', seat: 'yellow', roll: 1 });
    enter(table, { kind: 'rescue', seat: 'blue', roll: 3 });
    expect(coins(table)).toMatchObject({ blue: 2, yellow: 1 });
  });

  test('a may that lies on top of a must is used, or closed by whatever answers the must', () => {
    const table = tableOf(raid);
    enter(table, { kind: 'raid', seat: 'red' });
    enter(table, { kind: 'claim', seat: 'red' });
    expect(agendaOf(table).map((level) => level.map(({ kind }) => kind))).toEqual([['rescue'], ['parry']]);
    expect(asked(table)).toEqual([
      ['rescue', 'must', ['blue', 'yellow']],
      ['parry', 'may', ['blue']],
    ]);
    expect(tried(table, { kind: 'parry', seat: 'yellow' } as never)).toBe('not-asked');
    const parried = enter(table, { kind: 'parry', seat: 'blue' });
    expect(coins(table)).toMatchObject({ red: 1 });
    table.undo(parried);
    enter(table, { kind: 'rescue', seat: 'blue', roll: 2 });
    expect(coins(table)).toMatchObject({ red: 4 });
    expect(asked(table)).toEqual([['rescue', 'must', ['blue', 'yellow']]]);
  });

  test('where the fact that would close a may is refused, nothing was closed', () => {
    const table = tableOf(raid);
    enter(table, { kind: 'raid', seat: 'red' });
    enter(table, { kind: 'claim', seat: 'red' });
    expect(tried(table, { kind: 'sail', seat: 'red' } as never)).toBe('task-first');
    expect(coins(table)).toMatchObject({ red: 1 });
    expect(asked(table)).toContainEqual(['parry', 'may', ['blue']]);
  });
});

describe('the Navy', () => {
  test('goes round clockwise from where it came, through every reaction, and passes by who has nothing', () => {
    const table = tableOf(raid);
    enter(table, { kind: 'raid', seat: 'red' });
    enter(table, { kind: 'navy', seat: 'blue' });
    expect(asked(table)).toEqual([['navy', 'must', ['blue']]]);
    expect(tried(table, { kind: 'pay', seat: 'red' } as never)).toBe('not-asked');
    enter(table, { kind: 'pay', seat: 'blue' });
    // Parried: blue keeps the coin, and the round goes on behind it.
    enter(table, { kind: 'parry', seat: 'yellow' });
    expect(asked(table)).toEqual([['navy', 'must', ['yellow']]]);
    enter(table, { kind: 'pay', seat: 'yellow' });
    enter(table, { kind: 'pay', seat: 'red' });
    expect(asked(table).map(([kind]) => kind)).toEqual(['prize', 'rescue', 'parry']);
    enter(table, { kind: 'claim', seat: 'red' });
    expect(coins(table)).toEqual({ red: 0, blue: 1, yellow: 0 });
    // What follows by itself does so after the parry has been settled and before anything else is decided.
    enter(table, { kind: 'parry', seat: 'blue' });
    enter(table, { kind: 'navy', seat: 'red' });
    expect(asked(table)).toEqual([['navy', 'must', ['blue']]]);
    enter(table, { kind: 'pay', seat: 'blue' });
    enter(table, { kind: 'rescue', seat: 'blue', roll: 1 });
    expect(agendaOf(table)).toEqual([[expect.objectContaining({ kind: 'rescue' })]]);
    expect(coins(table)).toEqual({ red: 0, blue: 0, yellow: 0 });
  });
});

describe('what follows by itself', () => {
  test('and never ends is a bug with a name, not a hang', () => {
    const count = (state: number, step: number) => state + step;
    expect(following(0, (state) => (state < mostConsequences ? [1] : []), count)).toHaveLength(1000);
    expect(() => following(0, (state) => (state <= mostConsequences ? [1] : []), count)).toThrow(
      EndlessConsequences,
    );
    expect(() => following(0, () => [1], count)).toThrow('never ends');
  });
});

describe('a fact before a task', () => {
  const sail = { kind: 'sail', seat: 'blue' } as const;
  /** Red sailed four times on the evening; a raid is put before the first of them. */
  function forgotten() {
    const table = tableOf(raid);
    const facts = [sail, sail, sail, sail].map((command) => enter(table, command));
    const edits = [
      { kind: 'insert', before: facts[0] ?? 0, command: { kind: 'raid', seat: 'red' } },
    ] as const;
    return { table, facts, edits };
  }

  test('is refused, and a ruling lets it come first while the task still waits', () => {
    const table = tableOf(raid);
    enter(table, { kind: 'raid', seat: 'red' });
    expect(tried(table, sail)).toBe('task-first');
    const ruled = table.act({ command: sail, override: { reason: 'sails all the same' } });
    expect(ruled).toMatchObject({ kind: 'entered', entry: { override: { codes: ['task-first'] } } });
    expect(asked(table).map(([kind]) => kind)).toEqual(['prize', 'rescue']);
    expect(tried(table, sail)).toBe('task-first');
    // Nobody can leave a task by saying so: only a correction does.
    const codes = ['task-first', 'not-told'];
    expect(table.act({ command: sail, override: { codes, reason: '' } })).toMatchObject({
      entry: { override: { codes: ['task-first'] } },
    });
  });

  test('is left where a correction has brought it up, and what comes later stands as it was', () => {
    const { table, facts, edits } = forgotten();
    expect(table.preview({ edits, head: table.head })).toMatchObject({
      preview: { kept: [{ entry: facts[0], refusal: { code: 'task-first' } }], dropped: [], mended: [] },
    });
    table.correct({ edits, head: table.head });
    const [, , raided, first, ...later] = table.entriesInForce();
    expect(first).toMatchObject({
      override: { codes: ['task-first', 'not-told'] },
      events: expect.stringContaining('tasksLeft') as string,
    });
    expect([raided, ...later].map((entry) => entry?.override)).toEqual(Array(4).fill(undefined));
    expect(agendaOf(table)).toEqual([]);
    expect(table.state.game).toMatchObject({ at: 4 });
    table.undo(table.head);
    expect(table.entriesInForce().some(({ override }) => override)).toBe(false);
  });

  test('stays left through a second correction, and needs nothing once the task is taken back', () => {
    const { table, edits } = forgotten();
    table.correct({ edits, head: table.head });
    const facts = table.entriesInForce();
    const last = facts.at(-1)?.seq ?? 0;
    const again = [{ kind: 'insert', before: last, command: sail }] as const;
    table.correct({ edits: again, head: table.head });
    expect(table.state.game).toMatchObject({ at: 5, agenda: [] });
    const raided =
      table.entriesInForce().find(({ kind, command }) => kind === 'fact' && command.includes('raid'))?.seq ??
      0;
    table.correct({ edits: [{ kind: 'void', entry: raided }], head: table.head });
    expect(table.entriesInForce().some(({ override }) => override)).toBe(false);
  });

  test('what was ruled on the evening stays a ruling: the task still waits', () => {
    const table = tableOf(raid);
    const first = enter(table, { kind: 'raid', seat: 'red' });
    table.act({ command: sail, override: { reason: 'ruled' } });
    const edits = [{ kind: 'replace', entry: first, command: { kind: 'raid', seat: 'blue' } }] as const;
    table.correct({ edits, head: table.head });
    expect(table.entriesInForce().at(-1)?.override).toEqual({ codes: ['task-first'], reason: 'ruled' });
    expect(asked(table).map(([kind]) => kind)).toEqual(['prize', 'rescue']);
  });

  test('an edit says itself what comes first: it is refused', () => {
    const { table, facts, edits } = forgotten();
    const more = [...edits, { kind: 'insert', before: facts[0] ?? 0, command: sail }] as const;
    expect(table.preview({ edits: more, head: table.head })).toMatchObject({
      preview: { refusedEdits: [{ refusal: { code: 'task-first' } }] },
    });
  });
});

describe('two ways past a task', () => {
  type Toy = 'plain' | 'bringsIt' | 'bringsItAndIsNonsense' | 'nonsense';
  const no = (code: string) => refuse({ code, rule: 'toy', waivable: true });
  const evolve = (waits: number, event: string) =>
    event === 'arose' ? waits + 1 : event === 'left' ? 0 : waits;
  const toy: PastTasks<number, Toy, string> = {
    codes: ['first', 'second'],
    leave: (waits, codes) => (waits > 0 && codes.includes('first') ? ['left'] : []),
    evolve,
    decide(waits, command, waived) {
      const brings = command.startsWith('brings');
      if ((waits > 0 || brings) && !waived.has('first')) return no('first');
      if (command === 'nonsense' || command === 'bringsItAndIsNonsense') return no('nonsense');
      return accept(brings ? ['arose', 'done'] : ['done']);
    },
  };
  const decided = (waits: number, command: Toy, ...waived: readonly string[]) => {
    const made = decidePastTasks(toy, waits, command, new Set(waived));
    return made.ok ? made.value : made.no.code;
  };

  test('nothing waived is refused, a ruling lets the fact come first', () => {
    expect(decided(1, 'plain')).toBe('first');
    expect(decided(1, 'plain', notTold)).toBe('first');
    expect(decided(1, 'plain', 'first')).toEqual(['done']);
    expect(decided(0, 'bringsIt', 'first')).toEqual(['arose', 'done']);
  });

  test('what waits is left before the fact, and only what waits under that code', () => {
    expect(decided(1, 'plain', 'first', notTold)).toEqual(['left', 'done']);
    expect(decided(0, 'plain', 'first', notTold)).toEqual(['done']);
    expect(decided(1, 'plain', 'second', notTold)).toBe('first');
  });

  test('what the fact itself brings up is left behind it', () => {
    expect(decided(0, 'bringsIt', 'first', notTold)).toEqual(['arose', 'done', 'left']);
    expect(decided(1, 'bringsIt', 'first', notTold)).toEqual(['left', 'arose', 'done', 'left']);
  });

  test('nonsense stays refused either way', () => {
    expect(decided(1, 'nonsense', 'first', notTold)).toBe('nonsense');
    expect(decided(0, 'bringsItAndIsNonsense', 'first', notTold)).toBe('nonsense');
  });
});
