import type { Board, Course } from '../../../src-main/contract/games/pirates-flag-view.ts';

/** One space of the line, with what is printed on it and what may be done there now. */
export interface Cell {
  readonly at: number;
  readonly push?: -1 | 1;
  readonly post: boolean;
  /** A roll ends or may end here. */
  readonly course?: Course;
}

export interface Track {
  readonly cells: readonly Cell[];
  /** In per cent of the line. */
  readonly docks: readonly number[];
  readonly falls: readonly { readonly from: number; readonly to: number }[];
}

/** The sea takes the room of the first cell. */
const places = ({ spaces }: Board): number => spaces + 1;

/** The middle of a space in per cent of the line; 0 is the sea. */
export const middleOf = (board: Board, at: number): number => ((at + 0.5) / places(board)) * 100;

export function trackOf(board: Board, courses: readonly Course[]): Track {
  const hazards = new Map(board.hazards.map(({ space, push }) => [space, push]));
  const ends = new Map([...courses].reverse().map((course) => [course.to, course]));
  return {
    cells: Array.from({ length: board.spaces }, (_, nth) => {
      const at = nth + 1;
      const push = hazards.get(at);
      const course = ends.get(at);
      return {
        at,
        post: board.posts.includes(at),
        ...(push === undefined ? {} : { push }),
        ...(course ? { course } : {}),
      };
    }),
    docks: board.docks.map((dock) => ((dock + 1) / places(board)) * 100),
    falls: board.falls.map(({ top, foot }) => ({ from: middleOf(board, top), to: middleOf(board, foot) })),
  };
}

/** As many numbers as can be read, and always where somebody lies. */
export function numbersOf(board: Board, taken: readonly number[]): readonly number[] {
  const step = [1, 2, 3, 5, 10, 20].find((one) => board.spaces / one <= 20) ?? 20;
  return Array.from({ length: board.spaces }, (_, nth) => nth + 1).filter(
    (at) =>
      taken.includes(at) || (at % step === 0 && !taken.some((other) => Math.abs(other - at) <= step / 2)),
  );
}
