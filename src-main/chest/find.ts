import type { Chest, Chests } from '../log/library/chests.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { gameOfCode, initialsOf, isCode } from './code.ts';
import type { Contents } from './contents.ts';

/** What a tag turns out to be on. */
export type Found =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly by: 'taught' | 'printed' | 'name' }
  /** It lies in another box. */
  | { readonly kind: 'elsewhere'; readonly chest: Chest; readonly piece: string }
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
  const on = chests.find(tag) ?? findByNumber(chests, chest, tag);
  if (!on) return undefined;
  if (on.chest === chest?.id) {
    const piece = contents.piece(on.piece);
    return piece && { kind: 'piece', piece, by: 'taught' };
  }
  const other = chests.list().find(({ id }) => id === on.chest);
  return other && { kind: 'elsewhere', chest: other, piece: on.piece };
}

/**
 * Readers that act as keyboards type a 125 kHz tag as the ten decimal digits of its last four bytes, others send all
 * five bytes in hex: the same tag by two names.
 */
function findByNumber(chests: Shelf['chests'], chest: Chest | undefined, tag: string) {
  if (!chest || !/^\d{10}$/.test(tag)) return undefined;
  const hex = Number(tag).toString(16).toUpperCase().padStart(8, '0');
  return chests.tags(chest.id).find((taught) => taught.tag.length === 10 && taught.tag.endsWith(hex));
}

function findPrinted(contents: Contents, tag: string): Found {
  const piece = contents.ofCode(tag);
  if (piece) return { kind: 'piece', piece, by: 'printed' };
  const initials = gameOfCode(tag);
  return initials !== '' && initials !== initialsOf(contents.game)
    ? { kind: 'other-game', initials }
    : unknown;
}

function findNamed(contents: Contents, tag: string, seat: SeatId | undefined): Piece | undefined {
  const [, die, face] = /^face:(.*):([^:]*)$/.exec(tag) ?? [];
  if (die !== undefined && face !== undefined) {
    const faces = seat ? [...contents.faces(die), ...contents.faces(`${die}-${seat}`)] : contents.faces(die);
    return faces.find(({ sign }) => sign.kind === 'face' && sign.face === face);
  }
  const [, button] = /^button:(.*)$/.exec(tag) ?? [];
  return contents.pieces.find(({ sign }) => sign.kind === 'button' && sign.button === button);
}
