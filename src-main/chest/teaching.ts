import type { Piece } from '../rules/kernel/piece.ts';
import type { Contents } from './contents.ts';
import type { Found } from './find.ts';
import { isSameTag } from './writings.ts';

/** A deck goes by scanning in order: each tag is taught to the piece on offer, then the next is offered. */
export interface Teaching {
  /** Keys, in the order in which they are offered. */
  readonly order: readonly string[];
  readonly offered: string | undefined;
  readonly last: Lesson | undefined;
}

export interface Lesson {
  readonly tag: string;
  readonly piece: string;
}

/** What a tag that was shown leads to. */
export type Taught =
  | { readonly kind: 'teach'; readonly tag: string; readonly piece: string }
  /** On a piece of this chest already. */
  | { readonly kind: 'duplicate'; readonly piece: Piece }
  /** It lies in another box, or belongs to another game. */
  | { readonly kind: 'stranger'; readonly found: Exclude<Found, { kind: 'piece' | 'unknown' }> }
  /** Its printed code names it: nothing to teach. */
  | { readonly kind: 'printed'; readonly piece: Piece }
  /** The tag that was taught just now still lies there. */
  | { readonly kind: 'again' }
  /** Everything has a tag. */
  | { readonly kind: 'nothing-offered' };

/** Pieces that have a tag already are passed over. */
export function startTeaching(
  contents: Contents,
  kinds: readonly Piece['kind'][] | undefined,
  isTagged: (key: string) => boolean,
): Teaching {
  const order = contents.pieces.filter(({ kind }) => !kinds || kinds.includes(kind)).map(({ key }) => key);
  return { order, offered: order.find((key) => !isTagged(key)), last: undefined };
}

/** A person picks another piece; from there it goes on in order. */
export const pick = (teaching: Teaching, key: string): Teaching => ({ ...teaching, offered: key });

export function show({ offered, last }: Teaching, tag: string, found: Found): Taught {
  if (last && isSameTag(last.tag, tag)) return { kind: 'again' };
  switch (found.kind) {
    case 'piece':
      if (found.by === 'printed') return { kind: 'printed', piece: found.piece };
      if (found.by === 'taught') return { kind: 'duplicate', piece: found.piece };
      break;
    case 'elsewhere':
    case 'other-game':
    case 'left-out':
      return { kind: 'stranger', found };
    case 'unknown':
      break;
  }
  return offered === undefined ? { kind: 'nothing-offered' } : { kind: 'teach', tag, piece: offered };
}

/** The lesson is stored; the next piece without a tag is offered. */
export function learnt(teaching: Teaching, lesson: Lesson, isTagged: (key: string) => boolean): Teaching {
  const rest = teaching.order.slice(teaching.order.indexOf(lesson.piece) + 1);
  return { ...teaching, last: lesson, offered: rest.find((key) => !isTagged(key)) };
}

/** The last lesson is taken back: its piece is offered once more. */
export const unlearnt = (teaching: Teaching): Teaching =>
  teaching.last ? { ...teaching, offered: teaching.last.piece, last: undefined } : teaching;
