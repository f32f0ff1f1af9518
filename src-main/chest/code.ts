import type { Piece } from '../rules/kernel/piece.ts';

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

/** Without I, L and O, which are read as 1 and 0; and the hyphen. */
const values = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ-';
/** As many as the modulus: a hyphen at the end would look like a mistake. */
const checkCharacters = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ*+$%';

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

/**
 * Powers of two do not repeat within 36 places modulo 37, so that one wrong character and two that changed places
 * always show. Characters beside the alphabet count as hyphens: a row has them only by way of exception.
 */
export function checkCharacter(body: string): string {
  const modulus = checkCharacters.length;
  let weight = 1;
  let sum = 0;
  for (const character of readOff(body)) {
    const at = values.indexOf(character);
    sum += weight * (at < 0 ? values.length - 1 : at);
    weight = (weight * 2) % modulus;
  }
  return checkCharacters.charAt(sum % modulus);
}

/** Whether a text means to be such a code, well written or not. */
export const isCode = (text: string): boolean => text.trim().toUpperCase().startsWith(prefix);

/** The game that a code speaks of, as its initials. */
export const gameOfCode = (text: string): string => /^QMC:([A-Z0-9]*)[CFDTB]-/.exec(plain(text))?.[1] ?? '';

const plain = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The same for every way in which a person may read a code off and type it: small letters, O for 0, I for 1. */
export const readOff = (text: string): string => plain(text).replace(/O/g, '0').replace(/[IL]/g, '1');
