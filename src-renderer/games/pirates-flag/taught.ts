import type { EffectKind, Mark, Way, Whose } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { numberOf, textOf, type Command, type DataSay, type DataTable } from '../tables.ts';

export type Effect = Readonly<Record<string, unknown>> & { readonly kind: string };

/** A card or a captain as the view tells it. */
export interface TaughtRow {
  readonly id: string;
  readonly name: Message;
  readonly taught: boolean;
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
}

/** A list that is whole: one more in the rules, or one less, does not compile here. */
const all = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];

const marks = all<Mark>({ onYourTurn: true, insteadOfRolling: true, nextRoll: true, doesNotCount: true });
const effects = all<EffectKind>({
  modifyRoll: true,
  moveShip: true,
  takeFlag: true,
  cancel: true,
  redirect: true,
  forceRoll: true,
  draw: true,
  discard: true,
  note: true,
});
const whoses = all<Whose>({
  own: true,
  other: true,
  any: true,
  carrier: true,
  nearestSea: true,
  nearestFlagShip: true,
});
const ways = all<Way>({ either: true, seaward: true, inward: true, towards: true, away: true });

interface Taught {
  readonly id: 'flag-cards' | 'captains';
  readonly rows: readonly TaughtRow[];
  readonly kind: string;
  readonly field: 'card' | 'captain';
}

/** What is printed on one card: its name, its marks, its effects. */
export interface Printed {
  readonly name: string;
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
}

/** One row for each effect: rows of one card belong together. */
export const printedRows = (seen: Seen, one: TaughtRow, printed: Printed): readonly Row[] =>
  (printed.effects.length > 0 ? printed.effects : [{ kind: '' }]).map((effect) => ({
    id: one.id,
    name: printed.name,
    card: seen.say(one.name),
    ...effectRow(effect),
    ...Object.fromEntries(marks.map((mark) => [mark, printed.marks.includes(mark)])),
  }));

export const taughtRows = (seen: Seen, one: TaughtRow): readonly Row[] =>
  printedRows(seen, one, { ...one, name: one.taught ? seen.say(one.name) : '' });

export const rowsFor = (rows: readonly Row[], card: string): readonly Row[] =>
  rows.filter((row) => row['id'] === card);

/** What the rows of one card say, once they are whole. */
export function printedFrom(own: readonly Row[]): Printed | undefined {
  const [first] = own;
  const effects = own.flatMap((row) => effectOf(row) ?? []);
  if (!first || textOf(first, 'name') === '' || effects.length < own.length) return undefined;
  const marked = marks.filter((mark) => own.some((row) => row[mark] === true));
  return { name: textOf(first, 'name'), marks: marked, effects };
}

export function taughtTable(seen: Seen, say: DataSay, { id, rows: taught, kind, field }: Taught): DataTable {
  const rows = taught.flatMap((one) => taughtRows(seen, one));
  const hasMarks = field === 'card';
  return {
    id,
    head: say(id),
    note: say('flag-cards.note'),
    columns: effectColumns(say, hasMarks),
    rows,
    enter: (now: readonly Row[]) =>
      taught.flatMap(({ id: card }): readonly Command[] => {
        const own = rowsFor(now, card);
        const printed = printedFrom(own);
        if (!printed || isSame(own, rowsFor(rows, card))) return [];
        const { marks: marked, ...others } = printed;
        return [{ kind, [field]: card, ...others, ...(hasMarks ? { marks: marked } : {}) }];
      }),
  };
}

export const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function effectColumns(say: DataSay, hasMarks: boolean): readonly RowsColumn[] {
  const choice = (id: string, values: readonly string[]): RowsColumn => ({
    id,
    head: say(id),
    kind: 'choice',
    choices: values.map((value) => ({ value, words: say(`${id}.${value}`) })),
  });
  return [
    { id: 'card', head: say('card'), kind: 'text' },
    { id: 'name', head: say('name'), kind: 'text' },
    choice('effect', effects),
    choice('whose', whoses),
    choice('way', ways),
    { id: 'number', head: say('number'), kind: 'number' },
    { id: 'upTo', head: say('up-to'), kind: 'flag' },
    { id: 'within', head: say('within'), kind: 'number' },
    { id: 'times', head: say('times'), kind: 'number' },
    { id: 'plus', head: say('plus'), kind: 'number' },
    choice('aim', ['againstYou', 'any', 'back', 'chosen']),
    { id: 'text', head: say('text'), kind: 'text', wide: true },
    ...(hasMarks ? marks.map((id) => ({ id, head: say(`mark.${id}`), kind: 'flag' as const })) : []),
  ];
}

const effectRow = (effect: Effect): Row => ({
  effect: effect.kind,
  whose: String(effect['whose'] ?? ''),
  way: String(effect['way'] ?? ''),
  number: (effect['spaces'] ?? effect['count'] ?? '') as number | string,
  upTo: effect['upTo'] === true,
  within: (effect['within'] ?? '') as number | string,
  times: (effect['times'] ?? '') as number | string,
  plus: (effect['plus'] ?? '') as number | string,
  aim: String(effect['only'] ?? effect['to'] ?? ''),
  text: String(effect['text'] ?? ''),
});

/** The effect that a row says, or nothing while something is missing. */
function effectOf(row: Row): Effect | undefined {
  const kind = textOf(row, 'effect');
  const whose = textOf(row, 'whose') || undefined;
  const aim = textOf(row, 'aim') || undefined;
  const [number, within] = [numberOf(row, 'number'), numberOf(row, 'within')];
  switch (kind) {
    case 'modifyRoll':
      return whole({ kind, whose, times: numberOf(row, 'times') ?? 1, plus: numberOf(row, 'plus') ?? 0 });
    case 'moveShip': {
      const way = textOf(row, 'way') || undefined;
      const near = within === undefined ? {} : { within };
      return whole({ kind, whose, way, spaces: number, upTo: row['upTo'] === true, ...near });
    }
    case 'takeFlag':
      return whole({ kind, within });
    case 'cancel':
      return whole({ kind, only: aim });
    case 'redirect':
      return whole({ kind, to: aim });
    case 'forceRoll':
      return whole({ kind, whose });
    case 'draw':
    case 'discard':
      return whole({ kind, whose, count: number });
    case 'note':
      return whole({ kind, text: textOf(row, 'text') || undefined });
    default:
      return undefined;
  }
}

const whole = (effect: Effect): Effect | undefined =>
  Object.values(effect).includes(undefined) ? undefined : effect;
