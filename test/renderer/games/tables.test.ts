import { describe, expect, test } from 'vitest';
import { boundaryOf } from '../../../src-main/contract/games.ts';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { say } from '../../../src-main/contract/say.ts';
import { dataWords as de } from '../../../src-main/contract/text/data/de.ts';
import { dataWords as en } from '../../../src-main/contract/text/data/en.ts';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { viewOf } from '../../../src-main/session/view.ts';
import type { Row } from '../../../src-renderer/elements/rows.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { tables as quest } from '../../../src-renderer/games/pirate-quest/tables.ts';
import { tables as tricks } from '../../../src-renderer/games/pirate-tricks/tables.ts';
import { tables as flag } from '../../../src-renderer/games/pirates-flag/tables.ts';
import { boardFrom, drawable } from '../../../src-renderer/games/pirates-flag/board-rows.ts';
import { dataFile } from '../../../src-renderer/games/pirates-flag/data-file.ts';
import { parsed } from '../../../src-renderer/games/data-file.ts';
import type { Command, DataTable, TablesOf } from '../../../src-renderer/games/tables.ts';
import { heading, tickingClock } from '../../contract/table.ts';

const all: Readonly<Record<string, TablesOf>> = {
  'pirate-quest': quest,
  'pirate-tricks': tricks,
  'pirates-flag': flag,
};

/** A table of people with its rows, and what entering commands there comes to. */
function at(id: string) {
  const boundary = boundaryOf(id);
  const tablesOf = all[id];
  if (!boundary || !tablesOf) throw new Error(`no ${id}`);
  const running = new RunningTable(boundary.game, memoryLog(heading(id)), tickingClock());
  const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
  running.act({ command: { kind: 'begin', setup: { seats } } as AnyCommand });
  const seen = (): Seen => {
    const parts = viewOf(running, { kind: 'console' }, 0) as unknown as ViewParts;
    return {
      parts,
      say: (message) => say([boundary.game.text.en], message, {}),
      captain: captainOf(parts.seats),
    };
  };
  const read = (): readonly DataTable[] =>
    tablesOf(seen(), (key, values) => say([en], { key: `data.${key}`, ...(values ? { values } : {}) }, {}));
  const found = (name: string): DataTable => {
    const one = read().find((each) => each.id === name);
    if (!one) throw new Error(`no table ${name}`);
    return one;
  };
  const laid = (commands: readonly Command[]): readonly string[] =>
    commands.map((command) => {
      const checked = boundary.commandSchema.safeParse(command);
      if (!checked.success) return checked.error.message;
      const outcome = running.act({ command: checked.data });
      return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
    });
  const enter = (table: DataTable, rows: readonly Row[]): readonly string[] =>
    laid(table.enter(rows, (id) => (id === table.id ? rows : found(id).rows)));
  return { table: found, enter, laid, read, seen };
}

const change = (rows: readonly Row[], place: number, more: Row): readonly Row[] =>
  rows.map((row, nth) => (nth === place ? { ...row, ...more } : row));

describe.each(Object.keys(all))('the rows of %s', (id) => {
  test('enter nothing while nothing was changed', () => {
    const { read, table } = at(id);
    expect(read().map(({ id: name, rows, enter }) => [name, enter(rows, (of) => table(of).rows)])).toEqual(
      read().map(({ id: name }) => [name, []]),
    );
  });

  test('have words for every heading and every choice', () => {
    const said = at(id)
      .read()
      .flatMap(({ head, note, columns }) => [
        head,
        note ?? '',
        ...columns.flatMap((column) => [
          column.head,
          ...(column.kind === 'choice' ? column.choices.map(({ words }) => words) : []),
        ]),
      ]);
    expect(said.filter((words) => /^(data|suit|feature|colour|card|kind|column)\./.test(words))).toEqual([]);
  });
});

describe('Pirate Quest', () => {
  test('takes the faces of a die as they are printed', () => {
    const { table, enter } = at('pirate-quest');
    const faces = table('faces');
    expect(enter(faces, change(faces.rows, 0, { face6: 'bolt+2' }))).toEqual(['entered']);
    expect(table('faces').rows[0]?.['face6']).toBe('bolt+2');
  });

  test('takes a card’s feature once the row is whole', () => {
    const { table, enter } = at('pirate-quest');
    const deck = table('deck');
    const half = change(deck.rows, 3, { feature: 'fog', cost: 2 });
    expect(enter(deck, half)).toEqual([]);
    expect(enter(deck, change(half, 3, { suit: 'universal', value: 5 }))).toEqual(['entered']);
    expect(table('deck').rows[3]).toMatchObject({ feature: 'fog', cost: 2, suit: 'universal', value: 5 });
  });
});

describe('Pirate Tricks', () => {
  test.each([
    ['run', { length: 3, oneSuit: true, loon: 2 }],
    ['set', { size: 3, of: 'number', loon: 4 }],
    ['card', { suits: 'red blue', least: 1, most: 9, loon: 1 }],
  ])('takes a score card that pays for a %s', (kind, more) => {
    const { table, enter } = at('pirate-tricks');
    const cards = table('score-cards');
    const place = cards.rows.findIndex(({ kind: is }) => is === 'hand');
    expect(enter(cards, change(cards.rows, place, { kind, ...more, name: 'Ours' }))).toEqual(['entered']);
    expect(table('score-cards').rows[place]).toMatchObject({ kind, name: 'Ours', ...more });
  });

  test('takes the names of the factions', () => {
    const { table, enter } = at('pirate-tricks');
    const factions = table('factions');
    expect(enter(factions, change(factions.rows, 0, { name: 'Crimson' }))).toEqual(['entered']);
    expect(table('factions').rows[0]?.['name']).toBe('Crimson');
  });
});

describe('The Pirate’s Flag', () => {
  test('takes a card with two effects from two rows', () => {
    const { table, enter } = at('pirates-flag');
    const cards = table('flag-cards');
    const place = cards.rows.findIndex(({ effect }) => effect === '');
    const blank = cards.rows[place];
    if (!blank) throw new Error('every card is taught');
    const taught = { ...blank, name: 'Ours', effect: 'draw', whose: 'own', count: 2, onYourTurn: true };
    const second = { ...taught, effect: 'moveShip', way: 'seaward', spaces: 3, upTo: true };
    const rows = [...cards.rows.slice(0, place), taught, second, ...cards.rows.slice(place + 1)];
    expect(enter(cards, rows)).toEqual(['entered']);
    const own = table('flag-cards').rows.filter(({ id }) => id === blank['id']);
    expect(own.map(({ effect }) => effect)).toEqual(['draw', 'moveShip']);
    expect(own[1]).toMatchObject({ way: 'seaward', spaces: 3, upTo: true, onYourTurn: true });
  });

  test('takes the marks of a board as a board laid anew', () => {
    const { table, enter } = at('pirates-flag');
    const marks = table('marks');
    const post = { what: 'post', space: 3, foot: '' };
    const outcomes = enter(marks, [...marks.rows, post]);
    expect(outcomes).toEqual(['entered']);
    expect(table('marks').rows).toContainEqual(post);
  });

  test('lays length and marks of a board together, in one entry', () => {
    const { read, table, laid } = at('pirates-flag');
    const line = [{ name: 'Ours', spaces: 12, flagShip: 12 }];
    const marks = [
      { what: 'dock', space: 4, foot: '' },
      { what: 'fall', space: 5, foot: 9 },
    ];
    const written: Readonly<Record<string, readonly Row[]>> = { board: line, marks };
    const of = (id: string) => written[id] ?? table(id).rows;
    const commands = read().flatMap((one) => one.enter(of(one.id), of));
    expect(commands).toHaveLength(1);
    expect(laid(commands)).toEqual(['entered']);
    expect([table('board').rows, table('marks').rows]).toEqual([line, marks]);
  });

  test('what a table has filled in goes into a file and comes out of it at another table', () => {
    const { table, enter, seen } = at('pirates-flag');
    const cards = table('flag-cards');
    const place = cards.rows.findIndex(({ effect }) => effect === '');
    const fog = { name: 'Ours', effect: 'moveShip', whose: 'own', way: 'inward', spaces: 3, nextRoll: true };
    enter(cards, change(cards.rows, place, fog));
    const board = table('board');
    enter(board, change(board.rows, 0, { name: 'Our pass', spaces: 40 }));
    const file = JSON.stringify(dataFile.write(seen(), (id) => table(id).rows));

    const next = at('pirates-flag');
    const read = dataFile.read(next.seen(), (id) => next.table(id).rows, parsed(file));
    const of = (id: string) => read?.[id] ?? next.table(id).rows;
    expect(next.laid(next.read().flatMap((one) => one.enter(of(one.id), of)))).toEqual([
      'entered',
      'entered',
    ]);
    expect(next.table('board').rows).toEqual([{ name: 'Our pass', spaces: 40, flagShip: 36 }]);
    expect(next.table('flag-cards').rows[place]).toMatchObject(fog);
    expect(dataFile.edition(parsed(file))).toMatchObject({ cards: [{ name: 'Ours' }] });
  });

  test.each(['', 'Ahoy', '[]', '{}', '{"spaces":12}', '{"board":{"spaces":"12"}}'])(
    'a file that says %s is none of this game',
    (text) => {
      const { seen, table } = at('pirates-flag');
      expect(dataFile.read(seen(), (id) => table(id).rows, parsed(text))).toBeUndefined();
    },
  );

  test('a board is drawn while it is being written, with as much of it as lies on the line', () => {
    const usual = { ...boardFrom([{ name: 'Ours', spaces: 20, flagShip: 20 }], []) };
    const half = boardFrom(
      [{ name: '', spaces: '', flagShip: '' }],
      [
        { what: 'dock', space: 4, foot: '' },
        { what: 'dock', space: 4, foot: '' },
        { what: 'post', space: 33, foot: '' },
        { what: 'fall', space: 3, foot: '' },
        { what: '', space: 5, foot: '' },
      ],
    );
    expect(drawable(half, usual)).toMatchObject({
      spaces: 20,
      docks: [4],
      posts: [],
      falls: [],
      hazards: [],
    });
  });
});

test('German has the words that English has', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});
