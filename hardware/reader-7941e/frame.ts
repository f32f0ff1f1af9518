import { concat, formatHex, parseHex, xor } from '../parser/bytes.ts';
import { type Verdict, incomplete, none } from '../parser/resynchroniser.ts';
import { checksumAt, dataAt, etx, frameLength, stx } from './constants.ts';

export interface Reader7941eFrame {
  readonly type: number;
  /** Ten hexadecimal digits. */
  readonly tag: string;
}

export function encodeFrame({ type, tag }: Reader7941eFrame): Uint8Array {
  const checked = concat(Uint8Array.of(frameLength, type), parseHex(tag));
  return concat(Uint8Array.of(stx), checked, Uint8Array.of(xor(checked), etx));
}

export function decodeFrame(bytes: Uint8Array): Verdict<Reader7941eFrame> {
  if (bytes[0] !== stx) return none('noise');
  if (bytes.length > 1 && bytes[1] !== frameLength) return none('length');
  if (bytes.length < frameLength) return incomplete;
  if (bytes[frameLength - 1] !== etx) return none('length');
  if (xor(bytes.subarray(1, checksumAt)) !== bytes[checksumAt]) return none('checksum');
  const tag = formatHex(bytes.subarray(dataAt, checksumAt));
  return { kind: 'frame', frame: { type: bytes[dataAt - 1] ?? 0, tag }, length: frameLength };
}
