import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { message } from '../kernel/message.ts';
import { misfit } from '../kernel/shape.ts';
import { checkBoard, type Board } from './board.ts';
import { marks, type CaptainRow, type CardRow, type Mark } from './cards.ts';
import { deliveredCaptains } from './data/captains.ts';
import { deliveredCards } from './data/cards.ts';
import { sampleBoard } from './data/sample-board.ts';
import { effectKinds, kindOf } from './effects/effects.ts';
import type { Effect } from './effects/kinds.ts';
import { onlyOf } from './fields.ts';
import { refusal } from './refusals.ts';

/** The data a table plays with. A table states only what differs from what is delivered. */
export interface Edition {
  readonly board?: Board;
  /** Rows that replace the delivered row of the same id, or add one. */
  readonly cards?: readonly CardRow[];
  readonly captains?: readonly CaptainRow[];
  /** Cards this copy of the game has lost. */
  readonly missing?: readonly string[];
}

export interface Data {
  readonly board: Board;
  readonly cards: readonly CardRow[];
  readonly captains: readonly CaptainRow[];
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
export const longestName = 60;

/** What of something unknown the rules cannot carry out: it is no effect, or one with a value that does not suit. */
export function wrongEffect(value: unknown): Refusal | undefined {
  const kind = isObject(value) ? effectKinds.find((one) => one === value['kind']) : undefined;
  if (!isObject(value) || kind === undefined) return refusal('bad-teaching');
  const { shape, sane } = kindOf({ kind });
  const effect = message(`kind.${kind}`);
  const part = misfit(shape, value);
  const member = part === undefined ? undefined : shape[part];
  if (part !== undefined && member)
    return refusal('bad-effect', { effect, part: message(`column.${part}`), only: onlyOf(part, member) });
  // Its members suit, so that it is one.
  return !sane || sane(value as unknown as Effect) ? undefined : refusal('idle-effect', { effect });
}

export const mostEffects = 3;
const areEffects = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= mostEffects;

/** Why a row that a table states cannot be read, in the words for whoever has just stated it. */
export function wrongRow(row: unknown): Refusal | undefined {
  if (!isObject(row) || !isText(row['name'], longestName) || !areEffects(row['effects']))
    return refusal('bad-teaching');
  for (const effect of row['effects']) {
    const wrong = wrongEffect(effect);
    if (wrong) return wrong;
  }
  return undefined;
}

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 60 && idShape.test(value);

const isCaptainRow = (value: unknown): value is CaptainRow =>
  isObject(value) && isId(value['id']) && !wrongRow(value);

export const areMarks = (value: unknown): value is readonly Mark[] =>
  Array.isArray(value) && value.every((mark) => marks.some((one) => one === mark));

const isCardRow = (value: unknown): value is CardRow =>
  isCaptainRow(value) && areMarks((value as unknown as Fields)['marks']);

const listOf = <Row>(value: unknown, isRow: (row: unknown) => row is Row): value is readonly Row[] =>
  Array.isArray(value) && value.length <= 200 && value.every(isRow);

/** Replaces rows of the same id where they stand and adds new ones behind. */
function replaced<Row extends { readonly id: string }>(rows: readonly Row[], by: readonly Row[]): Row[] {
  const changed = rows.map((row) => by.findLast(({ id }) => id === row.id) ?? row);
  const added = by.filter(
    (row, place) =>
      !rows.some(({ id }) => id === row.id) && by.findIndex(({ id }) => id === row.id) === place,
  );
  return [...changed, ...added];
}

const members = ['board', 'cards', 'captains', 'missing'];
const badEdition = (what: string): Result<Data, Refusal> => refuse(refusal('bad-edition', { what }));

/** What a table plays with, whole, from what it states. Nothing stated: as delivered, on our sample board. */
export function dataOf(edition: unknown): Result<Data, Refusal> {
  if (edition === undefined)
    return accept({ board: sampleBoard, cards: deliveredCards, captains: deliveredCaptains });
  if (!isObject(edition)) return badEdition('edition');
  const stranger = Object.keys(edition).find((member) => !members.includes(member));
  if (stranger !== undefined) return badEdition(stranger);
  const board = edition['board'] === undefined ? accept(sampleBoard) : checkBoard(edition['board']);
  if (!board.ok) return board;
  return rowsOf(edition, board.value);
}

function rowsOf(edition: Fields, board: Board): Result<Data, Refusal> {
  const cards = edition['cards'] ?? [];
  const captains = edition['captains'] ?? [];
  const missing = edition['missing'] ?? [];
  if (!listOf(cards, isCardRow)) return badEdition('cards');
  if (!listOf(captains, isCaptainRow)) return badEdition('captains');
  if (!listOf(missing, (id): id is string => typeof id === 'string')) return badEdition('missing');
  const rows = replaced(deliveredCards, cards).filter(({ id }) => !missing.includes(id));
  const allCaptains = replaced(deliveredCaptains, captains);
  // A scanned card names its row by id alone, so no captain may be called like a card.
  const shared = allCaptains.some(({ id }) => rows.some((row) => row.id === id));
  return shared ? badEdition('captains') : accept({ board, cards: rows, captains: allCaptains });
}
