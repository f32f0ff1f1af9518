import { crc32 } from 'node:zlib';
import { qm1Conversation } from '../../../hardware/qm1/conversation.ts';
import { longestSentence } from '../../../hardware/qm1/constants.ts';
import { Qm1Parser } from '../../../hardware/qm1/parser.ts';
import { encodeSentence } from '../../../hardware/qm1/sentence.ts';
import { chance } from '../../../hardware/simulator/chance.ts';
import type { Chance } from '../../../hardware/simulator/chance.ts';

export interface Fuzzed {
  readonly bytes: number;
  readonly frames: number;
  readonly discarded: number;
  readonly longestHeld: number;
  /** Frames whose checksum, computed here anew, is not theirs. */
  readonly wrongChecksums: number;
  /** Bytes that are neither in a frame, nor handed on as discarded, nor a line end. */
  readonly unaccounted: number;
  readonly reports: number;
}

/** Random bytes, many of them letters that QM1 uses, and now and then a true sentence. */
function randomChunk(luck: Chance): Uint8Array {
  if (luck.happens(0.02))
    return encodeSentence({ kind: 'TAG', fields: ['b', String(luck.below(70_000)), 'A0'] });
  const letters = '$$*,QMTAGHI0123456789ABCDEF\r\n^';
  const likely = luck.happens(0.5);
  return Uint8Array.from({ length: 1 + luck.below(200) }, () =>
    likely ? letters.charCodeAt(luck.below(letters.length)) : luck.below(256),
  );
}

function hasItsChecksum(raw: Uint8Array): boolean {
  const [, body = '', digits = ''] = /^\$(.*)\*(.{8})$/.exec(Buffer.from(raw).toString('latin1')) ?? [];
  return crc32(body) === Number.parseInt(digits, 16);
}

export function fuzzQm1({ bytes, seed }: { readonly bytes: number; readonly seed: number }): Fuzzed {
  const luck = chance(seed);
  const parser = new Qm1Parser();
  const host = qm1Conversation();
  host.opened(0);
  const seen = { bytes: 0, frames: 0, discarded: 0, longestHeld: 0, wrongChecksums: 0, reports: 0 };
  let accounted = 0;
  let lineEnds = 0;
  while (seen.bytes < bytes) {
    const chunk = randomChunk(luck);
    seen.bytes += chunk.length;
    lineEnds += chunk.filter((byte) => byte === 13 || byte === 10).length;
    for (const parsed of parser.feed(chunk)) {
      accounted += (parsed.kind === 'frame' ? parsed.raw : parsed.bytes).length;
      if (parsed.kind === 'discarded') seen.discarded += 1;
      else {
        seen.frames += 1;
        if (!hasItsChecksum(parsed.raw)) seen.wrongChecksums += 1;
      }
    }
    seen.longestHeld = Math.max(seen.longestHeld, parser.held);
    seen.reports += host.heard(chunk, seen.bytes).filter((deed) => deed.kind === 'report').length;
  }
  return { ...seen, unaccounted: seen.bytes - accounted - lineEnds - parser.held };
}

export const mostHeld = longestSentence;
