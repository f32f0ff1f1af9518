import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { changedRows, numberOf, textOf, type Command, type DataSay, type TablesOf } from '../tables.ts';

type Scoring = Readonly<Record<string, unknown>> & { readonly kind: string };

interface Edition {
  readonly factions: Readonly<Record<string, string | undefined>>;
  readonly scoringKinds: Readonly<Record<string, readonly string[]>>;
  readonly scoreCards: readonly {
    readonly id: string;
    readonly deck: string;
    readonly name?: string;
    readonly label: Message;
    readonly scoring: Scoring;
    readonly predicts: boolean;
  }[];
}

const suits = ['red', 'green', 'blue'] as const;
const kinds = ['hand', 'run', 'set', 'card', 'trick', 'rank', 'prediction'] as const;

export const tables: TablesOf = (seen, say) => {
  const edition = seen.parts['game.edition'] as Edition;
  return [cardsTable(seen, say, edition), factionsTable(seen, say, edition)];
};

function cardsTable(seen: Seen, say: DataSay, { scoreCards }: Edition) {
  const rows = scoreCards.map(({ id, label, name, scoring, predicts }): Row => ({
    id,
    card: seen.say(label),
    name: name ?? '',
    kind: scoring.kind,
    ...flat(scoring),
    predicts,
  }));
  return {
    id: 'score-cards',
    head: say('score-cards'),
    note: say('score-cards.note'),
    columns: columnsFor(say),
    rows,
    enter: (now: readonly Row[]) => changedRows(now, rows).flatMap(teach),
  };
}

function columnsFor(say: DataSay): readonly RowsColumn[] {
  const number = (id: string, head = id): RowsColumn => ({ id, head: say(head), kind: 'number' });
  const choice = (id: string, head: string, values: readonly string[]): RowsColumn => ({
    id,
    head: say(head),
    kind: 'choice',
    choices: values.map((value) => ({ value, words: say(`${head}.${value}`) })),
  });
  return [
    { id: 'card', head: say('card'), kind: 'text' },
    { id: 'name', head: say('name'), kind: 'text' },
    choice('kind', 'pays', kinds),
    number('loon'),
    number('size'),
    choice('of', 'of', ['number', 'suit']),
    { id: 'oneSuit', head: say('one-suit'), kind: 'flag' },
    { id: 'suits', head: say('colours'), kind: 'text' },
    number('least'),
    number('most'),
    choice('order', 'order', ['most', 'fewest']),
    { id: 'places', head: say('places'), kind: 'text' },
    { id: 'needsTricks', head: say('needs-tricks'), kind: 'flag' },
    ...['hit', 'each', 'miss', 'off'].map((id) => number(id)),
    { id: 'predicts', head: say('predicts'), kind: 'flag' },
  ];
}

/** What a scoring holds, each in its column; lists are written with spaces between. */
const flat = (scoring: Scoring): Row =>
  Object.fromEntries(
    Object.entries(scoring)
      .filter(([name]) => name !== 'kind')
      .map(([name, value]) => [
        name === 'length' ? 'size' : name,
        Array.isArray(value) ? value.join(' ') : (value as string | number | boolean),
      ]),
  );

function teach(row: Row): readonly Command[] {
  const scoring = scoringOf(row);
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

/** The scoring that a row says, or nothing while a number is missing. */
function scoringOf(row: Row): Scoring | undefined {
  const loon = numberOf(row, 'loon');
  const size = numberOf(row, 'size');
  switch (row['kind']) {
    case 'hand':
      return { kind: 'hand' };
    case 'run':
      return whole({ kind: 'run', length: size, oneSuit: row['oneSuit'] === true, loon });
    case 'set':
      return whole({ kind: 'set', size, of: textOf(row, 'of') || undefined, loon });
    case 'card': {
      const [least, most] = [numberOf(row, 'least'), numberOf(row, 'most')];
      return whole({ kind: 'card', suits: words(row, 'suits'), least, most, loon });
    }
    case 'trick':
      return whole({ kind: 'trick', loon });
    case 'rank': {
      const places = words(row, 'places').map(Number);
      const order = textOf(row, 'order') || undefined;
      return whole({ kind: 'rank', order, places, needsTricks: row['needsTricks'] === true });
    }
    case 'prediction': {
      const [hit, each, miss, off] = ['hit', 'each', 'miss', 'off'].map((id) => numberOf(row, id));
      return whole({ kind: 'prediction', hit, each, miss, off });
    }
    default:
      return undefined;
  }
}

const words = (row: Row, column: string): readonly string[] =>
  textOf(row, column)
    .split(/[\s,;]+/)
    .filter(Boolean);

const whole = (scoring: Scoring): Scoring | undefined =>
  Object.values(scoring).includes(undefined) ? undefined : scoring;

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
