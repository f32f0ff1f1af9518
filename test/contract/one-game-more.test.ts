import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Catalogues from '../../src-main/contract/catalogues.ts';
import type * as Games from '../../src-main/contract/games.ts';
import type * as ReadSetup from '../../src-main/contract/setup.ts';
import type * as Shown from '../../src-main/contract/shown.ts';
import { say } from '../../src-main/contract/say.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type * as Running from '../../src-main/session/running-table.ts';
import type * as View from '../../src-main/session/view.ts';
import { waysToAnswer } from '../support/pressing.ts';
import { gameFiles, registryLines, treeWithOneMore } from './one-game-more.ts';
import { codeOf, heading, tickingClock } from './table.ts';

const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const contributing = readFileSync(join(import.meta.dirname, '../../docs/contributing.md'), 'utf8');
const recipe = contributing.slice(contributing.indexOf('## Add a game'));

describe('a game with a turn, a number, a question, an option, packs and two languages', () => {
  test('is at most 120 lines in its folder and 4 beside it', () => {
    expect(gameFiles.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(120);
    expect(registryLines.length).toBeLessThanOrEqual(4);
  });

  test('is the recipe, line by line', () => {
    for (const { text } of gameFiles) expect(recipe).toContain(text.trimEnd());
    for (const { file, line } of registryLines) {
      expect(recipe).toContain(`\`${file}\``);
      expect(recipe).toContain(line.trim());
    }
  });
});

describe('the program with that game in it', () => {
  let tree: string;
  let program: Awaited<ReturnType<typeof loaded>>;
  async function loaded() {
    tree = treeWithOneMore();
    const from = (path: string): Promise<unknown> => import(/* @vite-ignore */ join(tree, 'src-main', path));
    const { boundaryOf, gameIds } = (await from('contract/games.ts')) as typeof Games;
    const { readSetup } = (await from('contract/setup.ts')) as typeof ReadSetup;
    const { RunningTable } = (await from('session/running-table.ts')) as typeof Running;
    const { viewOf } = (await from('session/view.ts')) as typeof View;
    const { shownFor, heldFor } = (await from('contract/shown.ts')) as typeof Shown;
    const { cataloguesFor } = (await from('contract/catalogues.ts')) as typeof Catalogues;
    const boundary = boundaryOf('soundings');
    if (!boundary) throw new Error('no game');
    return { boundary, gameIds, readSetup, RunningTable, viewOf, shownFor, heldFor, cataloguesFor };
  }
  beforeAll(async () => {
    program = await loaded();
  });
  afterAll(() => {
    rmSync(tree, { recursive: true });
  });

  const seatsOf = (...seats: readonly string[]) => seats.map((seat) => ({ seat, captain: seat }));
  const trio = seatsOf('red', 'blue', 'yellow');

  function begun(more: object = {}) {
    const { boundary, readSetup, RunningTable } = program;
    const setup = readSetup(boundary, { seats: trio, ...more });
    if (!setup.ok) throw new Error(JSON.stringify(setup.no));
    const table = new RunningTable(boundary.game, memoryLog(heading('soundings')), tickingClock());
    table.act({ command: { kind: 'begin', setup: setup.value } as never });
    const enter = (command: object): string => {
      const read = boundary.commandSchema.safeParse(command);
      return read.success ? codeOf(table.act({ command: read.data })) : 'no command';
    };
    const cast = (seat: SeatId, fathoms: number) => enter({ kind: 'cast', seat, fathoms });
    const score = (seat: SeatId) =>
      boundary.game.standings(table.state.game).ranks.find((one) => one.seat === seat)?.score;
    return { table, enter, cast, score };
  }

  test('plays it from the first cast to the end, and tells who has won', () => {
    const { table, cast, score } = begun({ options: { goal: 10 } });
    expect([cast('red', 6), cast('blue', 2), cast('yellow', 1)]).toEqual(['entered', 'entered', 'entered']);
    expect(table.prompts.map(({ kind, whom }) => [kind, whom])).toEqual([['cast', ['red']]]);
    expect(cast('red', 4)).toBe('entered');
    expect([score('red'), table.prompts]).toEqual([10, []]);
    expect(program.boundary.game.standings(table.state.game)).toMatchObject({ over: true, winners: ['red'] });
    expect(cast('blue', 3)).toBe('game-over');
  });

  test.each([
    ['somebody whose turn it is not', { kind: 'cast', seat: 'blue', fathoms: 1 }, 'not-your-turn'],
    ['somebody who is not there', { kind: 'cast', seat: 'pink', fathoms: 1 }, 'no-such-seat'],
    ['more than the line holds', { kind: 'cast', seat: 'red', fathoms: 7 }, 'no command'],
    ['a number that cannot be', { kind: 'setRight', field: 'fathoms', seat: 'red', value: -1 }, 'bad-value'],
    ['a field that there is not', { kind: 'setRight', field: 'gold', value: 1 }, 'no-such-field'],
    ['another depth', { kind: 'setDepth', depth: 'score' }, 'no-such-depth'],
  ])('refuses %s', (_, command, code) => {
    expect(begun().enter(command)).toBe(code);
  });

  test.each([
    ['too many', { seats: seatsOf('red', 'blue', 'yellow', 'green', 'white', 'pink', 'grey') }, 'seat-count'],
    ['a mark twice', { seats: seatsOf('red', 'red') }, 'seat-twice'],
    ['a house rule that there is not', { seats: trio, options: { tide: true } }, 'no-such-option'],
    ['a pack that there is not', { seats: trio, packs: ['sea', 'kraken'] }, 'bad-setup'],
  ])('begins with none of %s', (_, setup, code) => {
    expect(program.readSetup(program.boundary, setup)).toMatchObject({ ok: false, no: { code } });
  });

  test('plays by the house rule of a pack where the pack is chosen, and else without it', () => {
    const options = { shoal: 3 };
    const without = begun({ options });
    without.cast('red', 2);
    expect(without.score('red')).toBe(2);
    const shoals = begun({ options, packs: ['sea', 'shoals'] });
    shoals.cast('red', 2);
    expect(shoals.score('red')).toBe(0);
  });

  test('puts a number right, corrects a cast and takes it back, as in any game', () => {
    const { table, enter, cast, score } = begun();
    cast('red', 5);
    const first = table.head;
    cast('blue', 3);
    expect(enter({ kind: 'setRight', field: 'fathoms', seat: 'blue', value: 9 })).toBe('entered');
    expect([score('red'), score('blue')]).toEqual([5, 9]);
    const edit = { kind: 'replace', entry: first, command: { kind: 'cast', seat: 'red', fathoms: 1 } };
    expect(codeOf(table.correct({ edits: [edit as never], head: table.head }))).toBe('entered');
    expect([score('red'), score('blue')]).toEqual([1, 9]);
    table.undo(table.head);
    expect(score('red')).toBe(5);
  });

  test.each(['en', 'de'] as const)('has a word for all that it shows: %s', async (language) => {
    const { boundary, cataloguesFor, heldFor, shownFor, viewOf } = program;
    const { table, cast, enter } = begun({ packs: ['sea', 'shoals'] });
    cast('red', 5);
    enter({ kind: 'setRight', field: 'fathoms', seat: 'blue', value: 9 });
    const keys = (value: unknown): readonly string[] =>
      typeof value !== 'object' || value === null
        ? []
        : [
            ...('key' in value && typeof value.key === 'string' ? [value.key] : []),
            ...Object.values(value).flatMap(keys),
          ];
    const viewers = [
      [{ kind: 'table' }, shownFor],
      [{ kind: 'captain', seat: 'blue' }, heldFor],
      [{ kind: 'console' }, cataloguesFor],
    ] as const;
    for (const [viewer, load] of viewers) {
      const known = Object.assign({}, ...(await load('soundings', language))) as Record<string, string>;
      const own = keys(viewOf(table, viewer, 0)).filter((key) => key in boundary.game.text.en);
      expect(own.length).toBeGreaterThan(3);
      expect(own.filter((key) => known[key] === undefined)).toEqual([]);
    }
    const { en, de } = boundary.game.text;
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const ways = table.prompts.flatMap((prompt) =>
      waysToAnswer(table.game, table.state.game, prompt, 'blue'),
    );
    expect(ways.map(({ label }) => say([boundary.game.text[language]], label, {}))).toContain(
      language === 'en' ? '1 fathom' : '1 Faden',
    );
  });

  test('counts it among the games, and asks for no question that it does not know', () => {
    expect(program.gameIds).toContain('soundings');
    expect(program.boundary.questionSchema.safeParse({ kind: 'odds' }).success).toBe(false);
    const { table } = begun();
    expect(program.boundary.game.ask(table.state.game, { kind: 'odds' })).toMatchObject({
      no: { code: 'bad-question' },
    });
  });
});
