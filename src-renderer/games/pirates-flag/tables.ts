import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { numberOf, textOf, type Command, type DataSay, type TablesOf } from '../tables.ts';

type Effect = Readonly<Record<string, unknown>> & { readonly kind: string };

interface TaughtRow {
  readonly id: string;
  readonly name: Message;
  readonly taught: boolean;
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
}
interface Edition {
  readonly cards: readonly TaughtRow[];
  readonly captains: readonly TaughtRow[];
}
interface Board {
  readonly name: string;
  readonly invented: boolean;
  readonly spaces: number;
  readonly flagShip: number;
  readonly docks: readonly number[];
  readonly hazards: readonly { readonly space: number; readonly push: -1 | 1 }[];
  readonly posts: readonly number[];
  readonly falls: readonly { readonly top: number; readonly foot: number }[];
}

const marks = ['onYourTurn', 'insteadOfRolling', 'nextRoll', 'doesNotCount'] as const;
const effects = [
  'modifyRoll',
  'moveShip',
  'takeFlag',
  'cancel',
  'redirect',
  'forceRoll',
  'draw',
  'discard',
  'note',
];
const whoses = ['own', 'other', 'any', 'carrier', 'nearestSea', 'nearestFlagShip'];
const ways = ['either', 'seaward', 'inward', 'towards', 'away'];

export const tables: TablesOf = (seen, say) => {
  const { cards, captains } = seen.parts['game.edition'] as Edition;
  const board = seen.parts['game.board'] as Board;
  return [
    taughtTable(seen, say, { id: 'flag-cards', rows: cards, kind: 'teachCard', field: 'card' }),
    taughtTable(seen, say, { id: 'captains', rows: captains, kind: 'teachCaptain', field: 'captain' }),
    boardTable(say, board),
    marksTable(say, board),
  ];
};

interface Taught {
  readonly id: 'flag-cards' | 'captains';
  readonly rows: readonly TaughtRow[];
  readonly kind: string;
  readonly field: 'card' | 'captain';
}

/** One row for each effect: rows of one card belong together. */
function taughtTable(seen: Seen, say: DataSay, { id, rows: taught, kind, field }: Taught) {
  const rows = taught.flatMap((one) => {
    const shown = one.effects.length > 0 ? one.effects : [{ kind: '' }];
    return shown.map((effect): Row => ({
      id: one.id,
      name: one.taught ? seen.say(one.name) : '',
      card: seen.say(one.name),
      ...effectRow(effect),
      ...Object.fromEntries(marks.map((mark) => [mark, one.marks.includes(mark)])),
    }));
  });
  const hasMarks = field === 'card';
  const command = (card: string, own: readonly Row[]): readonly Command[] => {
    const [first] = own;
    const said = own.map(effectOf);
    if (!first || textOf(first, 'name') === '' || said.includes(undefined)) return [];
    const marked = marks.filter((mark) => own.some((row) => row[mark] === true));
    const named = { [field]: card, name: textOf(first, 'name') };
    return [{ kind, ...named, ...(hasMarks ? { marks: marked } : {}), effects: said }];
  };
  return {
    id,
    head: say(id),
    note: say('flag-cards.note'),
    columns: effectColumns(say, hasMarks),
    rows,
    enter: (now: readonly Row[]) => {
      const of = (all: readonly Row[], card: string) => all.filter((row) => row['id'] === card);
      const changed = taught.filter(
        (one) => JSON.stringify(of(now, one.id)) !== JSON.stringify(of(rows, one.id)),
      );
      return changed.flatMap((one) => command(one.id, of(now, one.id)));
    },
  };
}

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

function boardTable(say: DataSay, board: Board) {
  const rows: readonly Row[] = [{ name: board.name, spaces: board.spaces, flagShip: board.flagShip }];
  return {
    id: 'board',
    head: say('board'),
    note: say('board.note'),
    columns: [
      { id: 'name', head: say('name'), kind: 'text' as const, required: true },
      { id: 'spaces', head: say('spaces'), kind: 'number' as const, required: true, least: 6, most: 120 },
      { id: 'flagShip', head: say('flag-ship'), kind: 'number' as const, required: true, least: 1 },
    ],
    rows,
    enter: ([row]: readonly Row[]): readonly Command[] => {
      if (!row || JSON.stringify(row) === JSON.stringify(rows[0])) return [];
      const said = {
        name: textOf(row, 'name'),
        spaces: numberOf(row, 'spaces'),
        flagShip: numberOf(row, 'flagShip'),
      };
      return [{ kind: 'layBoard', board: { ...board, ...said, invented: false } }];
    },
  };
}

const whats = ['dock', 'post', 'back', 'on', 'fall'] as const;

function marksTable(say: DataSay, board: Board) {
  const mark = (what: (typeof whats)[number], space: number, foot: number | string = ''): Row => ({
    what,
    space,
    foot,
  });
  const rows: readonly Row[] = [
    ...board.docks.map((space) => mark('dock', space)),
    ...board.posts.map((space) => mark('post', space)),
    ...board.hazards.map(({ space, push }) => mark(push === -1 ? 'back' : 'on', space)),
    ...board.falls.map(({ top, foot }) => mark('fall', top, foot)),
  ];
  return {
    id: 'marks',
    head: say('marks'),
    note: say('board.note'),
    columns: [
      {
        id: 'what',
        head: say('what'),
        kind: 'choice' as const,
        required: true,
        choices: whats.map((value) => ({ value, words: say(`what.${value}`) })),
      },
      { id: 'space', head: say('space'), kind: 'number' as const, required: true, least: 1 },
      { id: 'foot', head: say('foot'), kind: 'number' as const, least: 1 },
    ],
    rows,
    enter: (now: readonly Row[]): readonly Command[] => {
      if (JSON.stringify(now) === JSON.stringify(rows)) return [];
      const at = (what: string) =>
        now.filter((row) => row['what'] === what).flatMap((row) => numberOf(row, 'space') ?? []);
      const falls = now
        .filter((row) => row['what'] === 'fall')
        .flatMap((row) => {
          const [top, foot] = [numberOf(row, 'space'), numberOf(row, 'foot')];
          return top === undefined || foot === undefined ? [] : [{ top, foot }];
        });
      const hazards = [
        ...at('back').map((space) => ({ space, push: -1 })),
        ...at('on').map((space) => ({ space, push: 1 })),
      ];
      const said = { docks: at('dock'), posts: at('post'), hazards, falls, invented: false };
      return [{ kind: 'layBoard', board: { ...board, ...said } }];
    },
  };
}
