import { concat } from '../parser/bytes.ts';
import { stx } from './constants.ts';
import { type Code, readCode } from './code.ts';

export type ScannerFrame = Code;

export interface Manner {
  /** What the scanner puts behind each code. */
  readonly end: Uint8Array;
  readonly leadingStx?: boolean;
}

const carriageReturn: Manner = { end: Uint8Array.of(0x0d) };
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function encodeFrame({ text, symbology = '' }: ScannerFrame, manner = carriageReturn): Uint8Array {
  const start = manner.leadingStx ? [stx] : [];
  return concat(Uint8Array.from(start), new TextEncoder().encode(symbology + text), manner.end);
}

/** Older scanners send Latin-1; its control characters above 0x7F are in no printed code. */
function decodeLatin1(bytes: Uint8Array): string | undefined {
  if (bytes.some((byte) => byte >= 0x80 && byte < 0xa0)) return undefined;
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

/** One line between its start and its end; undefined where the bytes are no text. */
export function decodeFrame(line: Uint8Array): ScannerFrame | undefined {
  const text = decodeText(line);
  return text === undefined ? undefined : readCode(text);
}
