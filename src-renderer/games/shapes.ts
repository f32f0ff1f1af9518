import { suitsMember, type Member, type Shape } from '../../src-main/rules/kernel/shape.ts';
import type { Row, RowsColumn, RowsWords, Value } from '../elements/rows.ts';
import { textOf } from './tables.ts';

/** One kind of thing that a table states itself, as the view tells it. */
export interface Kind {
  readonly kind: string;
  readonly shape: Shape;
}

export type Thing = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Heads and choices, by the end of their key: a member's name, or its name and one of its values. */
type ColumnSay = (key: string) => string;

/**
 * One column for each member, whichever kinds have it; where several do, with the choices of all. With the column that
 * says the kind, a member stands in the rows of those kinds alone.
 */
export function columnsOf(kinds: readonly Kind[], say: ColumnSay, column?: string): readonly RowsColumn[] {
  return membersOf(kinds).map((name) => {
    const members = kinds.flatMap(({ shape }) => shape[name] ?? []);
    const values = kinds.flatMap(({ kind, shape }) => (shape[name] ? [kind] : []));
    return {
      ...columnOf(name, members, say),
      ...(column === undefined ? {} : { inside: { column, values } }),
    };
  });
}

const membersOf = (kinds: readonly Kind[]): readonly string[] => [
  ...new Set(kinds.flatMap(({ shape }) => Object.keys(shape))),
];

function columnOf(id: string, members: readonly Member[], say: ColumnSay): RowsColumn {
  const head = say(id);
  const [first] = members;
  const member = first?.kind === 'maybe' ? first.of : first;
  switch (member?.kind) {
    case 'among': {
      const values = new Set(members.flatMap((one) => (one.kind === 'among' ? one.among : [])));
      const choices = [...values].map((value) => ({ value, words: say(`${id}.${value}`) }));
      return { id, head, kind: 'choice', choices };
    }
    case 'whole':
      return { id, head, kind: 'number' };
    case 'flag':
      return { id, head, kind: 'flag' };
    case 'words':
      return { id, head, kind: 'text', wide: true };
    case 'several':
    case undefined:
      return { id, head, kind: 'text' };
  }
}

/** What a thing holds, each in its column; lists are written with spaces between. */
export const cellsOf = (kinds: readonly Kind[], thing: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(
    membersOf(kinds).map((name) => {
      const value = thing[name];
      const isFlag = kinds.some(({ shape }) => shape[name]?.kind === 'flag');
      if (isFlag) return [name, value === true];
      return [name, Array.isArray(value) ? value.join(' ') : ((value ?? '') as Value)];
    }),
  );

/** The thing of this kind that a row says, or nothing while something is missing or does not suit. */
export function thingOf(kinds: readonly Kind[], kind: string, row: Row): Thing | undefined {
  const shape = kinds.find((one) => one.kind === kind)?.shape;
  if (!shape) return undefined;
  const values = Object.entries(shape).map(([name, member]) => [name, valueIn(row, name, member)] as const);
  const suits = values.every(([name, value]) => suitsMember(shape[name] as Member, value));
  const stated = values.filter(([, value]) => value !== undefined);
  return suits ? { kind, ...Object.fromEntries(stated) } : undefined;
}

function valueIn(row: Row, name: string, member: Member): unknown {
  const text = textOf(row, name);
  switch (member.kind) {
    case 'flag':
      return row[name] === true;
    case 'whole':
      return text === '' ? member.usual : row[name];
    case 'among':
    case 'words':
      return text;
    case 'several': {
      const parts = text.split(/[\s,;]+/).filter(Boolean);
      return member.of.kind === 'whole' ? parts.map(Number) : parts;
    }
    case 'maybe':
      return text === '' ? undefined : valueIn(row, name, member.of);
  }
}

/** What is wrong with a cell of this kind, in a sentence; nothing where it is in order. */
function problemOf(row: Row, name: string, member: Member, words: RowsWords): string | undefined {
  const value = valueIn(row, name, member);
  if (suitsMember(member, value)) return undefined;
  const one = member.kind === 'maybe' ? member.of : member;
  if (textOf(row, name) === '') return words.missing;
  if (one.kind === 'words') return words.tooLarge(one.most);
  if (one.kind !== 'whole') return words.notChoice;
  if (typeof value !== 'number' || !Number.isInteger(value)) return words.notNumber;
  return value < one.least ? words.tooSmall(one.least) : words.tooLarge(one.most);
}

export interface Problem {
  readonly row: number;
  readonly column: string;
  readonly words: string;
}

/** What is wrong with the cells of a row that says a thing of this kind. */
export function problemsOf(
  kinds: readonly Kind[],
  kind: string,
  row: Row,
  at: number,
  words: RowsWords,
): readonly Problem[] {
  const shape = kinds.find((one) => one.kind === kind)?.shape ?? {};
  return Object.entries(shape).flatMap(([column, member]) => {
    const problem = problemOf(row, column, member, words);
    return problem === undefined ? [] : [{ row: at, column, words: problem }];
  });
}
