import { ascii, asciiText, formatHex, parseHex, xor } from '../parser/bytes.ts';
import { frameDigits, tagDigits } from './constants.ts';

export interface Em18Frame {
  /** Ten hexadecimal digits, the same that an RDM6300 reads from the same tag. */
  readonly tag: string;
}

export function encodeFrame({ tag }: Em18Frame): Uint8Array {
  return ascii(tag.toUpperCase() + formatHex(Uint8Array.of(xor(parseHex(tag)))));
}

/** Twelve digits, the last two of which are the XOR of the others. */
export function decodeDigits(digits: string): Em18Frame | undefined {
  const isSound = digits.length === frameDigits && xor(parseHex(digits)) === 0;
  return isSound ? { tag: digits.slice(0, tagDigits).toUpperCase() } : undefined;
}

const burst = /^([\x00-\x01\x04-\x1f\x7f-\xff]*)((?:[0-9A-Fa-f]{12})+)((?:\r?\n|\r)?)$/;

/**
 * All that came between two silences: one frame or several of them and nothing else, but for what rattles in with the
 * plug and the end of a line that a sketch may add. STX or ETX around the digits are the frame of another reader.
 */
export function decodeBurst(bytes: Uint8Array): readonly Em18Frame[] | undefined {
  const [, , digits = ''] = burst.exec(asciiText(bytes)) ?? [];
  const frames = (digits.match(/.{12}/g) ?? []).map(decodeDigits);
  const sound = frames.filter((frame) => frame !== undefined);
  return sound.length > 0 && sound.length === frames.length ? sound : undefined;
}
