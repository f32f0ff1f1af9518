import { message, type Message } from '../kernel/message.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { refusal } from './refusals.ts';

/**
 * The Serpent's Pass as one line of spaces: 1 lies at The Dread Sea, the highest number at the far corner. 0 is
 * the sea itself, which is not a space of the board. The rulebook lists none of this, so it is data.
 */
export interface Board {
  readonly name: string;
  /** Made up by us, not copied from the printed board: said wherever it is shown. */
  readonly invented: boolean;
  readonly spaces: number;
  /** The space of the Dread Captain's ship, where the flag waits. */
  readonly flagShip: number;
  /** A dock is a line: 4 lies between the spaces 4 and 5. */
  readonly docks: readonly number[];
  readonly hazards: readonly Hazard[];
  readonly posts: readonly number[];
  readonly falls: readonly Fall[];
}

export interface Hazard {
  readonly space: number;
  /** −1 sends a ship back the way it came, +1 on the way it was going. */
  readonly push: -1 | 1;
}

/** One way, from the top nearer to the sea down to the foot nearer to the flag. */
export interface Fall {
  readonly top: number;
  readonly foot: number;
}

export const sea = 0;
const fewestSpaces = 6;
const mostSpaces = 120;

export const hazardAt = (board: Board, space: number): Hazard | undefined =>
  board.hazards.find((hazard) => hazard.space === space);

export const fallFrom = (board: Board, space: number): Fall | undefined =>
  board.falls.find((fall) => fall.top === space);

export const isPost = (board: Board, space: number): boolean => board.posts.includes(space);

type Verdict = Refusal | undefined;

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const part = (name: keyof Board): Message => message(`board.${name}`);
const misshapen = (name: keyof Board): Refusal => refusal('board-shape', { what: part(name) });

/** Whether an unknown value is a board that can be sailed, and if not, what is wrong with it. */
export function checkBoard(value: unknown): Result<Board, Refusal> {
  if (!isObject(value)) return refuse(refusal('board-shape', { what: message('board.whole') }));
  const wrong = shapeOf(value);
  if (wrong) return refuse(wrong);
  const board = tidy(value as unknown as Board);
  const misplaced = placesOf(board) ?? clashesOf(board);
  return misplaced ? refuse(misplaced) : accept(board);
}

/** Only what a board consists of, so that nothing unknown travels along in an export. */
const tidy = (board: Board): Board => ({
  name: board.name.trim(),
  invented: board.invented,
  spaces: board.spaces,
  flagShip: board.flagShip,
  docks: [...board.docks],
  hazards: board.hazards.map(({ space, push }) => ({ space, push })),
  posts: [...board.posts],
  falls: board.falls.map(({ top, foot }) => ({ top, foot })),
});

const shapes: Readonly<Record<keyof Board, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 60,
  invented: (value) => typeof value === 'boolean',
  spaces: (value) => isWhole(value) && value >= fewestSpaces && value <= mostSpaces,
  flagShip: isWhole,
  docks: (value) => Array.isArray(value) && value.every(isWhole),
  hazards: (value) => Array.isArray(value) && value.every(isHazard),
  posts: (value) => Array.isArray(value) && value.every(isWhole),
  falls: (value) => Array.isArray(value) && value.every(isFall),
};

const isHazard = (value: unknown): boolean =>
  isObject(value) && isWhole(value['space']) && (value['push'] === 1 || value['push'] === -1);
const isFall = (value: unknown): boolean =>
  isObject(value) && isWhole(value['top']) && isWhole(value['foot']);

function shapeOf(value: Readonly<Record<string, unknown>>): Verdict {
  for (const name of Object.keys(shapes) as (keyof Board)[])
    if (!shapes[name](value[name])) return misshapen(name);
  return undefined;
}

function placesOf(board: Board): Verdict {
  const last = board.spaces;
  const outside = (what: keyof Board, at: number, least: number, most: number): Verdict =>
    at >= least && at <= most ? undefined : refusal('board-place', { what: part(what), at, least, most });
  const verdicts = [
    outside('flagShip', board.flagShip, 2, last),
    ...board.docks.map((at) => outside('docks', at, 0, last - 1)),
    // At either end a push would leave the line.
    ...board.hazards.map(({ space }) => outside('hazards', space, 2, last - 1)),
    ...board.posts.map((at) => outside('posts', at, 1, last)),
    ...board.falls.flatMap(({ top, foot }) => [
      outside('falls', top, 1, last),
      outside('falls', foot, 1, last),
      top < foot ? undefined : refusal('board-fall', { top, foot }),
    ]),
  ];
  return verdicts.find((verdict) => verdict !== undefined);
}

function clashesOf(board: Board): Verdict {
  const twice = (what: keyof Board, at: readonly number[]): Verdict => {
    const again = at.find((space, place) => at.indexOf(space) !== place);
    return again === undefined
      ? undefined
      : refusal('board-clash', { at: again, what: part(what), other: part(what) });
  };
  const hazards = board.hazards.map(({ space }) => space);
  const onHazard = (what: keyof Board, at: readonly number[]): Verdict => {
    const shared = at.find((space) => hazards.includes(space));
    return shared === undefined
      ? undefined
      : refusal('board-clash', { at: shared, what: part(what), other: part('hazards') });
  };
  return (
    twice('docks', board.docks) ??
    twice('hazards', hazards) ??
    twice('posts', board.posts) ??
    twice(
      'falls',
      board.falls.map(({ top }) => top),
    ) ??
    onHazard('posts', board.posts) ??
    onHazard('flagShip', [board.flagShip])
  );
}

/** A board from the text of a file that somebody exported or wrote. */
export function parseBoard(text: string): Result<Board, Refusal> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(refusal('board-shape', { what: message('board.whole') }));
  }
  return checkBoard(value);
}

export const formatBoard = (board: Board): string => `${JSON.stringify(board, null, 2)}\n`;
