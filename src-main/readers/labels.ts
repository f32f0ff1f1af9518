import { boardOf, formatMark } from '../chest/board.ts';
import { formatCode } from '../chest/code.ts';
import type { Hold } from '../chest/hold.ts';
import { printBoard } from '../chest/labels/board.ts';
import { printCalibration, printLabels, type TooWide } from '../chest/labels/print.ts';
import type { Shift } from '../chest/labels/paper.ts';
import { perPage, sheetOf, sheets } from '../chest/labels/sheets.ts';
import type { Symbology } from '../chest/labels/symbol.ts';
import { unknownGame } from '../contract/games.ts';
import { message, type Language, type Message } from '../rules/kernel/message.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Pieces } from './pieces.ts';
import { speakFor } from './speak.ts';

export interface LabelsAsked {
  readonly game: string;
  readonly sheet: string;
  readonly code: Symbology;
  readonly kinds?: readonly Piece['kind'][];
  /** Of this pack alone, in play or not. */
  readonly pack?: string;
  /** Keys of the pieces; without them all. */
  readonly pieces?: readonly string[];
  readonly skip?: number;
  readonly shift?: Shift;
}

export type LabelsRefusal = TooWide | UnknownPack | ReturnType<typeof unknownGame> | UnknownSheet | TooFew;

interface UnknownSheet {
  readonly code: 'unknown-sheet';
  readonly values: { readonly sheet: string; readonly known: string };
}

interface UnknownPack {
  readonly code: 'unknown-pack';
  readonly values: { readonly pack: string; readonly known: string };
}

/** More labels are used up than the first sheet has. */
interface TooFew {
  readonly code: 'too-few-labels';
  readonly values: { readonly sheet: string; readonly skip: number; readonly most: number };
}

export interface Printed {
  readonly pdf: Uint8Array;
  readonly pieces: readonly Piece[];
}

/** Tags for the pieces of a game, as a PDF. */
export async function labelsOf(
  pieces: Pieces,
  asked: LabelsAsked,
  language: Language,
): Promise<Result<Printed, LabelsRefusal>> {
  const contents = pieces.contents(asked.game);
  if (!contents) return refuse(unknownGame(asked.game));
  const sheet = sheetOf(asked.sheet);
  if (!sheet) return refuse(unknownSheet(asked.sheet));
  const { kinds, pieces: keys, pack, code, skip, shift } = asked;
  const packs = pieces.packs(asked.game);
  if (pack !== undefined && !packs.some(({ id }) => id === pack))
    return refuse({ code: 'unknown-pack', values: { pack, known: packs.map(({ id }) => id).join(', ') } });
  const most = perPage(sheet) - 1;
  if (skip !== undefined && (skip > most || !Number.isInteger(skip)))
    return refuse({ code: 'too-few-labels', values: { sheet: sheet.id, skip, most } });
  const wanted = (pack === undefined ? contents.pieces : pieces.ofPack(asked.game, pack)).filter(
    ({ kind, key }) => (!kinds || kinds.includes(kind)) && (!keys || keys.includes(key)),
  );
  const speak = pieces.speak(asked.game);
  const printed = await printLabels({
    sheet,
    symbology: code,
    labels: wanted.map((piece) => ({
      code: formatCode(asked.game, piece),
      name: speak(withPack(piece))[language],
    })),
    title: speak(message('labels.title', { game: asked.game }))[language],
    ...(skip === undefined ? {} : { skip }),
    ...(shift ? { shift } : {}),
  });
  return printed.ok ? accept({ pdf: printed.value, pieces: wanted }) : printed;
}

/** A card of a pack bears the number of its pack, so that packs are sorted apart again. */
const withPack = ({ name, pack }: Piece): Message =>
  pack && pack.number > 0 ? message('labels.of-pack', { name, number: pack.number }) : name;

export interface BoardAsked {
  readonly game: string;
  readonly code: Symbology;
  readonly shift?: Shift;
}

/** One page of codes with which a single scanner tells a whole evening. */
export async function scanBoardOf(
  pieces: Pieces,
  { game: id, code, shift }: BoardAsked,
  language: Language,
): Promise<Result<Uint8Array, ReturnType<typeof unknownGame>>> {
  const game = pieces.game(id);
  const contents = pieces.contents(id);
  if (!game || !contents) return refuse(unknownGame(id));
  const speak = pieces.speak(id);
  const say = (words: Message): string => speak(words)[language];
  const rows = boardOf(game, contents).map(({ title, marks }) => ({
    title: say(title),
    codes: marks.map(({ mark, name }) => ({ code: formatMark(id, mark), name: say(name) })),
  }));
  const words = {
    title: say(message('board.title', { game: game.title })),
    note: say(message('board.note')),
  };
  return accept(await printBoard({ symbology: code, ...words, rows, ...(shift ? { shift } : {}) }));
}

export async function calibrationOf(
  asked: { readonly sheet: string; readonly shift?: Shift },
  language: Language,
): Promise<Result<Uint8Array, UnknownSheet>> {
  const sheet = sheetOf(asked.sheet);
  if (!sheet) return refuse(unknownSheet(asked.sheet));
  const speak = speakFor(undefined, () => ({}));
  const title = speak(message('labels.calibrate.title', { sheet: sheet.title }))[language];
  const steps = speak(message('labels.calibrate.steps'))[language];
  return accept(await printCalibration(sheet, { title, steps }, asked.shift));
}

const unknownSheet = (sheet: string): UnknownSheet => ({
  code: 'unknown-sheet',
  values: { sheet, known: sheets.map(({ id }) => id).join(', ') },
});

/** From now on these can be scanned, so that packing up knows to wait for them. */
export function rememberPrinted(hold: Hold, chestId: string, pieces: readonly Piece[]): void {
  const chest = hold.get(chestId);
  if (chest) hold.notePrinted(chest, pieces);
}
