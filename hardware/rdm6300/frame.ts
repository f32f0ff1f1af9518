import { ascii, asciiText, concat, formatHex, isHexDigit, parseHex, xor } from '../parser/bytes.ts';
import { type Verdict, incomplete, none } from '../parser/resynchroniser.ts';
import { checksumDigits, cr, etx, lf, stx, tagDigits } from './constants.ts';

export interface Rdm6300Frame {
  /** Ten hexadecimal digits: a version byte and the 32 bits that are printed on the tag in decimal. */
  readonly tag: string;
}

/** `id-12la` puts CR LF before ETX. */
export type Ending = 'rdm6300' | 'id-12la';

function checksumOf(tag: string): number {
  return xor(parseHex(tag));
}

export function encodeFrame({ tag }: Rdm6300Frame, ending: Ending = 'rdm6300'): Uint8Array {
  const digits = tag.toUpperCase() + formatHex(Uint8Array.of(checksumOf(tag)));
  const tail = ending === 'id-12la' ? [cr, lf, etx] : [etx];
  return concat(Uint8Array.of(stx), ascii(digits), Uint8Array.from(tail));
}

function decodeEnding(bytes: Uint8Array, at: number, frame: Rdm6300Frame): Verdict<Rdm6300Frame> {
  const wanted = bytes[at] === cr ? [cr, lf, etx] : [etx];
  for (const [index, byte] of wanted.entries()) {
    const found = bytes[at + index];
    if (found === undefined) return incomplete;
    if (found !== byte) return none('length');
  }
  return { kind: 'frame', frame, length: at + wanted.length };
}

/** Judges the bytes at the front of a stream; every byte is checked as soon as it is there. */
export function decodeFrame(bytes: Uint8Array): Verdict<Rdm6300Frame> {
  if (bytes[0] !== stx) return none('noise');
  const end = 1 + tagDigits + checksumDigits;
  for (let at = 1; at < end; at++) {
    if (at >= bytes.length) return incomplete;
    if (!isHexDigit(bytes[at])) return none('length');
  }
  const tag = asciiText(bytes.subarray(1, 1 + tagDigits)).toUpperCase();
  const checksum = Number.parseInt(asciiText(bytes.subarray(1 + tagDigits, end)), 16);
  if (checksum !== checksumOf(tag)) return none('checksum');
  return decodeEnding(bytes, end, { tag });
}
