import type { Piece } from '../rules/kernel/piece.ts';
import { checkCharacter, inOneWriting } from '../../hardware/scanner/own-code.ts';

/**
 * The code on a printed tag names the piece itself: `QMC:PQC-SWORDS-9-15` is, of Pirate Quest, the card swords-9, its
 * first copy, with 5 as check character. Capitals, digits, hyphens and one colon: the smallest alphabet of a QR
 * code, the same keys on an English and a German keyboard but for the two signs, and few enough to be typed.
 */
const prefix = 'QMC:';

const letters: Readonly<Record<Piece['kind'], string>> = {
  card: 'C',
  face: 'F',
  'dice-card': 'D',
  token: 'T',
  button: 'B',
};

/** The first letters of a game's id: PQ for pirate-quest. */
export const initialsOf = (game: string): string =>
  game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export function formatCode(game: string, piece: Piece): string {
  const body = `${initialsOf(game)}${letters[piece.kind]}-${rowAndCopy(piece)}`;
  return `${prefix}${body}${checkCharacter(body)}`;
}

/** As the key has them, which no two pieces share; a piece of which there is one need not say so in its key. */
function rowAndCopy({ key, copy }: Piece): string {
  const [, ...rest] = key.toUpperCase().split('/');
  return rest.length > 1 ? rest.join('-') : [...rest, copy].join('-');
}

/** Whether a text means to be such a code, well written or not, with or without something around it. */
export const isCode = (text: string): boolean => plain(text).startsWith(prefix);

/** The game that a code speaks of, as its initials. */
export const gameOfCode = (text: string): string => /^QMC:([A-Z0-9]*)[CFDTB]-/.exec(plain(text))?.[1] ?? '';

/** In capitals, without blanks, and without what a scanner or a web address puts around it. */
export const plain = (text: string): string => withoutFrame(text).replace(/\s/g, '').toUpperCase();

const inAddress = /QM[CB](?::|%3A)/i;
/** What may stand behind the last character of a code in a web address or a text; no code has it. */
const behind = /[&#/?"'<>)\]},;|~\x00-\x1f]/;

/**
 * A code of ours out of the text around it: `https://cards.example/?c=QMC%3APQC-SWORDS-9-15&from=box`. What a scanner
 * types behind a code without anything between cannot be told from it; that is said on the test bench.
 */
function withoutFrame(text: string): string {
  const begun = inAddress.exec(text);
  if (!begun) return text;
  const [code = ''] = text.slice(begun.index).split(behind);
  return decoded(code);
}

/** The signs of a code, as an address writes them; a percent sign alone is a check character. */
const decoded = (code: string): string =>
  code.replace(/%(3A|2A|2B|24|25)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The same for every way in which a person may read a code off and type it: small letters, O for 0, I for 1. */
export const readOff = (text: string): string => inOneWriting(withoutFrame(text));
