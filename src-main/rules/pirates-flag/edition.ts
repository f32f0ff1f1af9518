import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { checkBoard, isWhole, type Board } from './board.ts';
import { marks, ways, whoses, type CaptainRow, type CardRow, type Effect, type EffectKind } from './cards.ts';
import { deliveredCaptains } from './data/captains.ts';
import { deliveredCards } from './data/cards.ts';
import { sampleBoard } from './data/sample-board.ts';
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
const isWithin = (value: unknown, least: number, most: number): boolean =>
  isWhole(value) && value >= least && value <= most;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isAmong = (value: unknown, among: readonly string[]): boolean =>
  typeof value === 'string' && among.includes(value);

const whose = (effect: Fields): boolean => isAmong(effect['whose'], whoses);
const few = (effect: Fields): boolean => isWithin(effect['count'], 1, 6);

const effectShapes: Readonly<Record<EffectKind, (effect: Fields) => boolean>> = {
  modifyRoll: (effect) =>
    whose(effect) &&
    isWithin(effect['times'], 1, 3) &&
    isWithin(effect['plus'], -12, 12) &&
    !(effect['times'] === 1 && effect['plus'] === 0),
  moveShip: (effect) =>
    whose(effect) &&
    isAmong(effect['way'], ways) &&
    isWithin(effect['spaces'], 1, 60) &&
    typeof effect['upTo'] === 'boolean' &&
    (effect['within'] === undefined || isWithin(effect['within'], 0, 120)),
  takeFlag: (effect) => isWithin(effect['within'], 0, 120),
  cancel: (effect) => isAmong(effect['only'], ['againstYou', 'any']),
  redirect: (effect) => isAmong(effect['to'], ['back', 'chosen']),
  forceRoll: whose,
  draw: (effect) => whose(effect) && few(effect),
  discard: (effect) => whose(effect) && few(effect),
  note: (effect) => isText(effect['text'], 300),
};

/** Whether something unknown is an effect the rules can carry out. */
export function isEffect(value: unknown): value is Effect {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false;
  const shape = (effectShapes as Readonly<Record<string, (effect: Fields) => boolean>>)[value['kind']];
  return Object.hasOwn(effectShapes, value['kind']) && shape !== undefined && shape(value);
}

export const mostEffects = 3;
export const areEffects = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= mostEffects && value.every(isEffect);

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 60 && idShape.test(value);

const isCaptainRow = (value: unknown): value is CaptainRow =>
  isObject(value) && isId(value['id']) && isText(value['name'], 60) && areEffects(value['effects']);

const isCardRow = (value: unknown): value is CardRow =>
  isCaptainRow(value) &&
  Array.isArray((value as unknown as Fields)['marks']) &&
  ((value as unknown as Fields)['marks'] as unknown[]).every((mark) => isAmong(mark, marks));

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
