import type { Shape } from '../../../src-main/rules/kernel/shape.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { rowsWords } from '../rows-words.ts';
import { columnsOf, problemsOf, thingOf } from '../shapes.ts';
import { changedRows, textOf, type Command, type DataSay, type TablesOf } from '../tables.ts';

/** The part of the edition that is filled in here. */
interface Edition {
  readonly faces: Readonly<Record<string, readonly string[]>>;
  readonly deck: readonly {
    readonly id: string;
    readonly suit: string;
    readonly value: number;
    readonly feature: {
      readonly feature: string;
      readonly cost: number | null;
      readonly becomes: { readonly suit: string; readonly value: number };
    } | null;
  }[];
}

const sides = [1, 2, 3, 4, 5, 6] as const;

export const tables: TablesOf = (seen, say) => {
  const edition = seen.parts['game.edition'] as Edition;
  return [deckTable(seen, say, edition), facesTable(seen, say, edition)];
};

function facesTable(seen: Seen, say: DataSay, { faces }: Edition) {
  const rows = Object.entries(faces).map(([die, shown]): Row => ({
    id: die,
    die: seen.say({ key: `colour.${die}` }),
    ...Object.fromEntries(sides.map((side) => [`face${side}`, shown[side - 1] ?? ''])),
  }));
  const columns: readonly RowsColumn[] = [
    { id: 'die', head: say('die'), kind: 'text' },
    ...sides.map((side) => ({
      id: `face${side}`,
      head: say('face', { number: side }),
      kind: 'text' as const,
      required: true,
    })),
  ];
  const command = (row: Row): Command => ({
    kind: 'setFaces',
    die: row['id'],
    faces: sides.map((side) => textOf(row, `face${side}`)),
  });
  return {
    id: 'faces',
    head: say('faces'),
    note: say('faces.note'),
    columns,
    rows,
    enter: (now: readonly Row[]) =>
      changedRows(now, rows)
        .filter(({ id }) => id !== undefined)
        .map(command),
  };
}

function deckTable(seen: Seen, say: DataSay, { deck }: Edition) {
  const rows = deck.map(({ id, suit, value, feature }): Row => ({
    id,
    card: seen.say({ key: 'card', values: { value, suit: { key: `suit.${suit}` } } }),
    feature: feature?.feature ?? '',
    cost: feature?.cost ?? '',
    suit: feature?.becomes.suit ?? '',
    value: feature?.becomes.value ?? '',
  }));
  const kinds = [{ kind: 'fillCard', shape: seen.parts['game.printed'] as Shape }];
  const words = (key: string): string => (key.includes('.') ? seen.say({ key }) : say(key));
  const columns: readonly RowsColumn[] = [
    { id: 'card', head: say('card'), kind: 'text' },
    ...columnsOf(kinds, words),
  ];
  return {
    id: 'deck',
    head: say('deck'),
    note: say('deck.note'),
    columns,
    rows,
    // A row that is not filled in to the end is no mistake.
    problems: (now: readonly Row[]) =>
      now.flatMap((row, at) =>
        problemsOf(kinds, 'fillCard', row, at, rowsWords(say)).filter(({ column }) => row[column] !== ''),
      ),
    enter: (now: readonly Row[]) =>
      changedRows(now, rows).flatMap((row): readonly Command[] => {
        const filled = thingOf(kinds, 'fillCard', row);
        return filled && row['id'] !== undefined ? [{ ...filled, card: row['id'] }] : [];
      }),
  };
}
