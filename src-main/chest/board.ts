import { boardChoices, type AnyGame, type BoardChoice } from '../rules/kernel/game.ts';
import { message, type Message } from '../rules/kernel/message.ts';
import { seatIds, type SeatId } from '../rules/kernel/seat.ts';
import { checkCharacter } from '../../hardware/scanner/own-code.ts';
import { initialsOf, plain, readOff } from './code.ts';
import type { Contents } from './contents.ts';

/**
 * The code on a scan board names no piece of a chest but what a person would press: `QMB:1PQN-2W` is, in the first
 * version of these codes and of Pirate Quest, the number 2, with W as check character. The alphabet is that of the
 * printed tags, so every scanner, keyboard and phone reads it. A page that was printed once is good for ever: a
 * meaning is never changed, and what a later version adds has its own number.
 */
const prefix = 'QMB:';
const version = '1';

/** What no question answers: to take back, to bring the next question to the middle, to type a long number. */
const boardActions = ['undo', 'redo', 'next', 'digits', 'minus', 'enter'] as const;
export type BoardAction = (typeof boardActions)[number];

export type Mark =
  | { readonly kind: 'number'; readonly value: number }
  /** The key of a face: its die, and which of its faces it is. */
  | { readonly kind: 'face'; readonly piece: string }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'choice'; readonly choice: BoardChoice }
  | { readonly kind: 'action'; readonly action: BoardAction };

const letters: Readonly<Record<Mark['kind'], string>> = {
  number: 'N',
  face: 'F',
  seat: 'S',
  choice: 'C',
  action: 'A',
};

/** Numbers that have a code of their own; longer ones are typed digit by digit. */
const mostNumber = 20;

function valueOf(mark: Mark): string {
  switch (mark.kind) {
    case 'number':
      return String(mark.value);
    case 'face':
      return mark.piece.replace(/^face\//, '').replaceAll('/', '-');
    case 'seat':
      return mark.seat;
    case 'choice':
      return mark.choice;
    case 'action':
      return mark.action;
  }
}

export function formatMark(game: string, mark: Mark): string {
  const body = `${version}${initialsOf(game)}${letters[mark.kind]}-${valueOf(mark).toUpperCase()}`;
  return `${prefix}${body}${checkCharacter(body)}`;
}

/** Whether a text means to be a code of a scan board, of whatever version and however well read. */
export const isMark = (text: string): boolean => plain(text).startsWith(prefix);

export type ReadMark =
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'other-game'; readonly initials: string }
  | { readonly kind: 'newer' }
  /** A character is wrong, or this version has no such meaning. */
  | { readonly kind: 'unread' };

const unread: ReadMark = { kind: 'unread' };

/** What a code of a board says at a table of this game; undefined for what is no such code at all. */
export function readMark(text: string, contents: Contents): ReadMark | undefined {
  if (!isMark(text)) return undefined;
  const whole = plain(text).slice(prefix.length);
  const [, made = '', initials = ''] = /^(\d)([A-Z0-9]+)[NFSCA]-/.exec(whole) ?? [];
  if (made > version) return { kind: 'newer' };
  const known = marksOf(contents).get(readOff(`${prefix}${whole}`));
  if (known) return { kind: 'mark', mark: known };
  return initials !== '' && initials !== initialsOf(contents.game)
    ? { kind: 'other-game', initials }
    : unread;
}

/** More than a thousand, which are the same for every code that is read. */
const madeFor = new WeakMap<Contents, ReadonlyMap<string, Mark>>();

/** Every mark that a table of this game understands, whether it stands on the printed page or not, by its code. */
function marksOf(contents: Contents): ReadonlyMap<string, Mark> {
  const known = madeFor.get(contents) ?? marksMade(contents);
  madeFor.set(contents, known);
  return known;
}

function marksMade(contents: Contents): ReadonlyMap<string, Mark> {
  const marks: readonly Mark[] = [
    ...Array.from({ length: 1000 }, (_, value): Mark => ({ kind: 'number', value })),
    ...contents.pieces.flatMap(({ kind, key }): readonly Mark[] =>
      kind === 'face' ? [{ kind: 'face', piece: key }] : [],
    ),
    ...seatIds.map((seat): Mark => ({ kind: 'seat', seat })),
    ...boardChoices.map((choice): Mark => ({ kind: 'choice', choice })),
    ...boardActions.map((action): Mark => ({ kind: 'action', action })),
  ];
  return new Map(marks.map((mark) => [readOff(formatMark(contents.game, mark)), mark]));
}

export interface BoardRow {
  readonly title: Message;
  readonly marks: readonly { readonly mark: Mark; readonly name: Message }[];
}

/** What stands on the page, row by row. */
export function boardOf(game: AnyGame, contents: Contents): readonly BoardRow[] {
  const { dice = [], choices = [] } = game.board ?? {};
  const named = (mark: Mark, name: Message) => ({ mark, name });
  const row = (title: Message, marks: BoardRow['marks']): readonly BoardRow[] =>
    marks.length > 0 ? [{ title, marks }] : [];
  const actions = boardActions.map((action) =>
    named({ kind: 'action', action }, message(`board.action.${action}`)),
  );
  const numbers = Array.from({ length: mostNumber + 1 }, (_, value) =>
    named({ kind: 'number', value }, message('board.number', { value })),
  );
  const captains = contents.pieces.flatMap(({ sign, name }) =>
    sign.kind === 'token' ? [named({ kind: 'seat', seat: sign.seat }, name)] : [],
  );
  const said = choices.map((choice) => named({ kind: 'choice', choice }, message(`board.choice.${choice}`)));
  return [
    ...row(message('board.actions'), actions),
    ...row(message('board.numbers'), numbers),
    ...row(message('board.captains'), captains.slice(0, game.mostSeats)),
    ...row(message('board.choices'), said),
    ...dice.flatMap((die) =>
      row(
        message('board.faces'),
        contents.faces(die).map(({ key, name }) => named({ kind: 'face', piece: key }, name)),
      ),
    ),
  ];
}
