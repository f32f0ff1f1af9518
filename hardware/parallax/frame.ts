import { ascii, asciiText, concat, isHexDigit } from '../parser/bytes.ts';
import { type Verdict, incomplete, none } from '../parser/resynchroniser.ts';
import { frameEnd, frameLength, frameStart, tagDigits } from './constants.ts';

export interface ParallaxFrame {
  /** Ten hexadecimal digits, the same that an RDM6300 reads from the same tag. */
  readonly tag: string;
}

export function encodeFrame({ tag }: ParallaxFrame): Uint8Array {
  return concat(Uint8Array.of(frameStart), ascii(tag.toUpperCase()), Uint8Array.of(frameEnd));
}

export function decodeFrame(bytes: Uint8Array): Verdict<ParallaxFrame> {
  if (bytes[0] !== frameStart) return none('noise');
  for (let at = 1; at <= tagDigits; at++) {
    if (at >= bytes.length) return incomplete;
    if (!isHexDigit(bytes[at])) return none('length');
  }
  if (bytes.length < frameLength) return incomplete;
  if (bytes[frameLength - 1] !== frameEnd) return none('length');
  const tag = asciiText(bytes.subarray(1, 1 + tagDigits)).toUpperCase();
  return { kind: 'frame', frame: { tag }, length: frameLength };
}
