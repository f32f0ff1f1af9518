import type { Chest, Chests, TaggedPiece } from '../log/library/chests.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { gameOfCode, initialsOf, isCode } from './code.ts';
import type { Contents } from './contents.ts';
import { sameTag } from './writings.ts';

/** What a tag turns out to be on. */
export type Found =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly by: 'taught' | 'printed' | 'name' }
  /** It lies in another box. */
  | { readonly kind: 'elsewhere'; readonly chest: Chest; readonly piece: string }
  /** Of this game, and of a pack that is not played with. */
  | { readonly kind: 'left-out'; readonly piece: Piece }
  /** A printed tag of another game. */
  | { readonly kind: 'other-game'; readonly initials: string }
  | { readonly kind: 'unknown' };

/** The face of a die that a reader names, as if it were a tag: it can be taught like one. */
export const faceTag = (die: string, face: string): string => `face:${die}:${face}`;
export const buttonTag = (button: string): string => `button:${button}`;

const unknown: Found = { kind: 'unknown' };

/** Where to look: the chest in use, if there is one, and what the game's pieces are. */
export interface Shelf {
  readonly chests: Pick<Chests, 'list' | 'find' | 'tags'>;
  readonly chest: Chest | undefined;
  readonly contents: Contents;
}

/**
 * What was taught goes before what is printed, and that before what a reader's own names happen to mean. A seat
 * lets a die called `bid` be the bid die of that seat.
 */
export function find(shelf: Shelf, tag: string, seat?: SeatId): Found {
  const taught = findTaught(shelf, tag);
  if (taught) return taught;
  if (isCode(tag)) return findPrinted(shelf.contents, tag);
  const named = findNamed(shelf.contents, tag, seat);
  return named ? { kind: 'piece', piece: named, by: 'name' } : unknown;
}

function findTaught({ chests, chest, contents }: Shelf, tag: string): Found | undefined {
  const on = findTag(chests, tag, chest);
  if (!on) return undefined;
  if (on.chest === chest?.id) {
    const piece = contents.piece(on.piece);
    return piece ? { kind: 'piece', piece, by: 'taught' } : leftOut(contents.leftOut.piece(on.piece));
  }
  const other = chests.list().find(({ id }) => id === on.chest);
  return other && { kind: 'elsewhere', chest: other, piece: on.piece };
}

/** The same tag as it was taught; else by another writing, in the chest in use before all others. */
export function findTag(
  chests: Pick<Chests, 'list' | 'find' | 'tags'>,
  tag: string,
  inUse?: Chest,
): TaggedPiece | undefined {
  const exact = chests.find(tag);
  if (exact) return exact;
  const own = inUse && sameTag(chests.tags(inUse.id), tag);
  if (own) return own;
  const others = chests.list().filter(({ id }) => id !== inUse?.id);
  return sameTag(
    others.flatMap(({ id }) => chests.tags(id)),
    tag,
  );
}

function findPrinted(contents: Contents, tag: string): Found {
  const piece = contents.ofCode(tag);
  if (piece) return { kind: 'piece', piece, by: 'printed' };
  const other = leftOut(contents.leftOut.ofCode(tag));
  if (other) return other;
  const initials = gameOfCode(tag);
  return initials !== '' && initials !== initialsOf(contents.game)
    ? { kind: 'other-game', initials }
    : unknown;
}

const leftOut = (piece: Piece | undefined): Found | undefined => piece && { kind: 'left-out', piece };

function findNamed(contents: Contents, tag: string, seat: SeatId | undefined): Piece | undefined {
  const [, die, face] = /^face:(.*):([^:]*)$/.exec(tag) ?? [];
  if (die !== undefined && face !== undefined) {
    const faces = seat ? [...contents.faces(die), ...contents.faces(`${die}-${seat}`)] : contents.faces(die);
    return faces.find(({ sign }) => sign.kind === 'face' && sign.face === face);
  }
  const [, button] = /^button:(.*)$/.exec(tag) ?? [];
  return contents.pieces.find(({ sign }) => sign.kind === 'button' && sign.button === button);
}
