/**
 * The codes that Quartermaster prints: `QMC:` on a piece, `QMB:` on a scan board, then capitals, digits and hyphens,
 * then a check character. What they name is the chest's business; that one is whole can be told on the wire.
 */
const form = /^QM[CB]:(.+)(.)$/;

/** Without I, L and O, which are read as 1 and 0; and the hyphen. */
const values = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ-';
/** As many as the modulus: a hyphen at the end would look like a mistake. */
const checkCharacters = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ*+$%';

/** The same for every way in which a person may read a code off and type it: small letters, O for 0, I for 1. */
export const inOneWriting = (code: string): string =>
  code.replace(/\s/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');

/**
 * Powers of two do not repeat within 36 places modulo 37, so that one wrong character and two that changed places
 * always show. Characters beside the alphabet count as hyphens: a row has them only by way of exception.
 */
export function checkCharacter(body: string): string {
  const modulus = checkCharacters.length;
  let weight = 1;
  let sum = 0;
  for (const character of inOneWriting(body)) {
    const at = values.indexOf(character);
    sum += weight * (at < 0 ? values.length - 1 : at);
    weight = (weight * 2) % modulus;
  }
  return checkCharacters.charAt(sum % modulus);
}

export function isWholeCode(text: string): boolean {
  const [, body = '', check = ''] = form.exec(text.trim().toUpperCase()) ?? [];
  return body !== '' && checkCharacter(body) === check;
}
