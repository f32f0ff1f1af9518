import { concat } from '../parser/bytes.ts';
import { type Verdict, incomplete, none } from '../parser/resynchroniser.ts';
import {
  fromHost,
  fromModule,
  longestContent,
  postamble,
  preamble,
  startCode,
  syntaxError,
} from './constants.ts';

export type Pn532Frame =
  | { readonly kind: 'ack' }
  | { readonly kind: 'nack' }
  | { readonly kind: 'error' }
  | { readonly kind: 'request'; readonly command: number; readonly data: Uint8Array }
  | { readonly kind: 'reply'; readonly command: number; readonly data: Uint8Array };

const headLength = 5;

function sum(bytes: Uint8Array): number {
  return bytes.reduce((total, byte) => (total + byte) & 0xff, 0);
}

function envelope(...inner: readonly number[]): Uint8Array {
  return Uint8Array.of(preamble, ...startCode, ...inner, postamble);
}

function contentOf(frame: Pn532Frame & { kind: 'request' | 'reply' | 'error' }): Uint8Array {
  switch (frame.kind) {
    case 'error':
      return Uint8Array.of(syntaxError);
    case 'request':
      return concat(Uint8Array.of(fromHost, frame.command), frame.data);
    case 'reply':
      return concat(Uint8Array.of(fromModule, frame.command), frame.data);
  }
}

export function encodeFrame(frame: Pn532Frame): Uint8Array {
  if (frame.kind === 'ack') return envelope(0x00, 0xff);
  if (frame.kind === 'nack') return envelope(0xff, 0x00);
  const content = contentOf(frame);
  const { length } = content;
  return envelope(length, -length & 0xff, ...content, -sum(content) & 0xff);
}

function decodeContent(content: Uint8Array): Pn532Frame | undefined {
  const [speaker, command] = content;
  if (speaker === syntaxError && content.length === 1) return { kind: 'error' };
  if (command === undefined) return undefined;
  const data = content.slice(2);
  if (speaker === fromModule) return { kind: 'reply', command, data };
  if (speaker === fromHost) return { kind: 'request', command, data };
  return undefined;
}

function decodeBare(bytes: Uint8Array, frame: Pn532Frame): Verdict<Pn532Frame> {
  if (bytes.length <= headLength) return incomplete;
  return bytes[headLength] === postamble ? { kind: 'frame', frame, length: headLength + 1 } : none('length');
}

function decodeInformation(bytes: Uint8Array, length: number): Verdict<Pn532Frame> {
  const end = headLength + length;
  if (bytes.length < end + 2) return incomplete;
  if (sum(bytes.subarray(headLength, end + 1)) !== 0) return none('checksum');
  if (bytes[end + 1] !== postamble) return none('length');
  const frame = decodeContent(bytes.subarray(headLength, end));
  return frame ? { kind: 'frame', frame, length: end + 2 } : none('not-ours');
}

export function decodeFrame(bytes: Uint8Array): Verdict<Pn532Frame> {
  for (const [at, byte] of [preamble, ...startCode].entries()) {
    if (at >= bytes.length) return incomplete;
    if (bytes[at] !== byte) return none('noise');
  }
  const [length, check] = bytes.subarray(3);
  if (length === undefined || check === undefined) return incomplete;
  if (length === 0x00 && check === 0xff) return decodeBare(bytes, { kind: 'ack' });
  if (length === 0xff && check === 0x00) return decodeBare(bytes, { kind: 'nack' });
  if (((length + check) & 0xff) !== 0) return none('checksum');
  if (length === 0 || length > longestContent) return none('length');
  return decodeInformation(bytes, length);
}
