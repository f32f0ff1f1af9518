import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { changedRows, numberOf, textOf, type Command, type DataSay, type TablesOf } from '../tables.ts';

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

const features = ['fog', 'blessed', 'luck', 'trump', 'mutiny', 'thief'] as const;
const suits = ['swords', 'axes', 'bows', 'shields', 'skulls', 'universal'] as const;
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
  const columns: readonly RowsColumn[] = [
    { id: 'card', head: say('card'), kind: 'text' },
    {
      id: 'feature',
      head: say('feature'),
      kind: 'choice',
      choices: features.map((value) => ({ value, words: seen.say({ key: `feature.${value}` }) })),
    },
    { id: 'cost', head: say('cost'), kind: 'number', least: 1, most: 9 },
    {
      id: 'suit',
      head: say('suit'),
      kind: 'choice',
      choices: suits.map((value) => ({ value, words: seen.say({ key: `suit.${value}` }) })),
    },
    { id: 'value', head: say('value'), kind: 'number', least: 0, most: 20 },
  ];
  return {
    id: 'deck',
    head: say('deck'),
    note: say('deck.note'),
    columns,
    rows,
    enter: (now: readonly Row[]) => changedRows(now, rows).flatMap(fillCard),
  };
}

/** A card is filled in as a whole, or not yet. */
function fillCard(row: Row): readonly Command[] {
  const [feature, suit] = [textOf(row, 'feature'), textOf(row, 'suit')];
  const [cost, value] = [numberOf(row, 'cost'), numberOf(row, 'value')];
  const isWhole = feature !== '' && suit !== '' && cost !== undefined && value !== undefined;
  return isWhole && row['id'] !== undefined
    ? [{ kind: 'fillCard', card: row['id'], feature, cost, suit, value }]
    : [];
}
