import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { rowsWords } from '../rows-words.ts';
import { cellsOf, columnsOf, problemsOf, thingOf, type Kind, type Thing } from '../shapes.ts';
import { changedRows, editionIn, textOf, type Command, type DataSay, type TablesOf } from '../tables.ts';

interface Edition {
  readonly factions: Readonly<Record<string, string | undefined>>;
  readonly scorings: readonly Kind[];
  readonly scoreCards: readonly {
    readonly id: string;
    readonly deck: string;
    readonly name?: string;
    readonly label: Message;
    readonly scoring: Thing;
    readonly predicts: boolean;
  }[];
}

const suits = ['red', 'green', 'blue'] as const;

export const tables: TablesOf = (seen, say) => {
  const edition = editionIn(seen) as unknown as Edition;
  return [cardsTable(seen, say, edition), factionsTable(seen, say, edition)];
};

function cardsTable(seen: Seen, say: DataSay, { scoreCards, scorings }: Edition) {
  const rows = scoreCards.map(({ id, label, name, scoring, predicts }): Row => ({
    id,
    card: seen.say(label),
    name: name ?? '',
    kind: scoring.kind,
    ...cellsOf(scorings, scoring),
    predicts,
  }));
  return {
    id: 'score-cards',
    head: say('score-cards'),
    note: say('score-cards.note'),
    columns: columnsFor(say, scorings),
    rows,
    problems: (now: readonly Row[]) =>
      now.flatMap((row, at) => problemsOf(scorings, textOf(row, 'kind'), row, at, rowsWords(say))),
    enter: (now: readonly Row[]) => changedRows(now, rows).flatMap((row) => teach(row, scorings)),
  };
}

const columnsFor = (say: DataSay, scorings: readonly Kind[]): readonly RowsColumn[] => [
  { id: 'card', head: say('card'), kind: 'text' },
  { id: 'name', head: say('name'), kind: 'text' },
  {
    id: 'kind',
    head: say('pays'),
    kind: 'choice',
    choices: scorings.map(({ kind }) => ({ value: kind, words: say(`pays.${kind}`) })),
  },
  ...columnsOf(scorings, say, 'kind'),
  { id: 'predicts', head: say('predicts'), kind: 'flag', inside: 'always' },
];

function teach(row: Row, scorings: readonly Kind[]): readonly Command[] {
  const scoring = thingOf(scorings, textOf(row, 'kind'), row);
  if (!scoring || row['id'] === undefined) return [];
  const name = textOf(row, 'name');
  return [
    {
      kind: 'teachScoreCard',
      card: row['id'],
      ...(name === '' ? {} : { name }),
      scoring,
      predicts: row['predicts'] === true,
    },
  ];
}

function factionsTable(seen: Seen, say: DataSay, { factions }: Edition) {
  const rows = suits.map((suit): Row => ({
    id: suit,
    colour: seen.say({ key: `suit.${suit}` }),
    name: factions[suit] ?? '',
  }));
  return {
    id: 'factions',
    head: say('factions'),
    columns: [
      { id: 'colour', head: say('colour'), kind: 'text' as const },
      { id: 'name', head: say('name'), kind: 'text' as const },
    ],
    rows,
    enter: (now: readonly Row[]) =>
      changedRows(now, rows)
        .filter((row) => row['id'] !== undefined && textOf(row, 'name') !== '')
        .map((row): Command => ({ kind: 'nameFaction', suit: row['id'], name: textOf(row, 'name') })),
  };
}
