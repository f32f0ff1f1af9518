import { ascii, concat, formatHex } from '../../hardware/parser/bytes.ts';
import type { Parser } from '../../hardware/parser/parser.ts';
import { mostDigits } from '../../hardware/em-18/constants.ts';
import { encodeFrame as encodeEm18 } from '../../hardware/em-18/frame.ts';
import { em18Parser } from '../../hardware/em-18/parser.ts';
import { encodeFrame as encodeParallax } from '../../hardware/parallax/frame.ts';
import { parallaxParser } from '../../hardware/parallax/parser.ts';
import { encodeRequest, encodeTargets } from '../../hardware/pn532/command.ts';
import { longestFrame as longestPn532 } from '../../hardware/pn532/constants.ts';
import { encodeFrame as encodePn532 } from '../../hardware/pn532/frame.ts';
import { pn532Parser } from '../../hardware/pn532/parser.ts';
import { longestFrame as longestRdm6300 } from '../../hardware/rdm6300/constants.ts';
import { encodeFrame as encodeRdm6300 } from '../../hardware/rdm6300/frame.ts';
import { rdm6300Parser } from '../../hardware/rdm6300/parser.ts';
import { encodeFrame as encode7941e } from '../../hardware/reader-7941e/frame.ts';
import { reader7941eParser } from '../../hardware/reader-7941e/parser.ts';
import { longestCode } from '../../hardware/scanner/constants.ts';
import { encodeFrame as encodeScanner } from '../../hardware/scanner/frame.ts';
import { scannerParser } from '../../hardware/scanner/parser.ts';
import { longestLine } from '../../hardware/text-uid/constants.ts';
import { textUidParser } from '../../hardware/text-uid/parser.ts';
import { type Random, random } from '../support/random.ts';

/** A parser under fire, and a second opinion on its frames that shares no code with it. */
export interface FuzzSubject {
  readonly parser: () => Parser<unknown>;
  readonly longest: number;
  /** A good frame, to be damaged. */
  readonly sample: (chance: Random) => Uint8Array;
  /** Whether the bytes of a frame really are one. */
  readonly isSound: (raw: Uint8Array) => boolean;
}

const latin1 = new TextDecoder('latin1');

function someBytes(chance: Random, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => chance.below(256));
}
function someTag(chance: Random): string {
  return formatHex(someBytes(chance, 5));
}
function pairs(text: string): readonly number[] {
  return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
function isSoundRdm6300(raw: Uint8Array): boolean {
  const [, digits = ''] = /^\x02([0-9A-F]{12})(?:\r\n)?\x03$/i.exec(latin1.decode(raw)) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, checksum = -1] = pairs(digits);
  return (a ^ b ^ c ^ d ^ e) === checksum;
}
function isSound7941e(raw: Uint8Array): boolean {
  const [stx, length, type = 0, a = 0, b = 0, c = 0, d = 0, e = 0, bcc, etx] = raw;
  const sum = 0x0a ^ type ^ a ^ b ^ c ^ d ^ e;
  return raw.length === 10 && stx === 2 && length === 10 && sum === bcc && etx === 3;
}
function isSoundPn532(raw: Uint8Array): boolean {
  const hex = formatHex(raw);
  if (hex === '0000FF00FF00' || hex === '0000FFFF0000') return true;
  const [length = 0, check = 0, ...rest] = raw.slice(3);
  const content = rest.slice(0, length + 1).reduce((sum, byte) => sum + byte, 0);
  const fits = raw.length === length + 7 && rest.at(-1) === 0 && hex.startsWith('0000FF');
  return fits && (length + check) % 256 === 0 && content % 256 === 0;
}

function isSoundEm18(raw: Uint8Array): boolean {
  const [, digits = ''] = /^[^\x02\x03 -~]*([0-9A-F]{12})[\r\n]*$/i.exec(latin1.decode(raw)) ?? [];
  return digits !== '' && pairs(digits).reduce((sum, byte) => sum ^ byte, 0) === 0;
}

export const fuzzSubjects = {
  rdm6300: {
    parser: rdm6300Parser,
    longest: longestRdm6300,
    sample: (chance) => encodeRdm6300({ tag: someTag(chance) }, chance.pick(['rdm6300', 'id-12la'])),
    isSound: isSoundRdm6300,
  },
  'em-18': {
    parser: em18Parser,
    longest: mostDigits,
    sample: (chance) => encodeEm18({ tag: someTag(chance) }),
    isSound: isSoundEm18,
  },
  'text-uid': {
    parser: textUidParser,
    longest: longestLine + 1,
    sample: (chance) => ascii(`Card UID: ${someTag(chance).slice(0, 8)}\r\n`),
    isSound: (raw) => /^[^\x00-\x08\x0a-\x1a\x1c-\x1f\x7fÿ]+[\r\n]$/.test(latin1.decode(raw)),
  },
  parallax: {
    parser: parallaxParser,
    longest: 12,
    sample: (chance) => encodeParallax({ tag: someTag(chance) }),
    isSound: (raw) => /^\n[0-9A-F]{10}\r$/i.test(latin1.decode(raw)),
  },
  'reader-7941e': {
    parser: reader7941eParser,
    longest: 10,
    sample: (chance) => encode7941e({ type: 1 + chance.below(2), tag: someTag(chance) }),
    isSound: isSound7941e,
  },
  pn532: {
    parser: pn532Parser,
    longest: longestPn532,
    sample: (chance) => {
      const uid = formatHex(someBytes(chance, chance.pick([4, 7])));
      const data = encodeTargets([{ uid, sensRes: 4, selRes: 8 }]);
      const reply = encodePn532({ kind: 'reply', command: 0x4b, data });
      return chance.pick([encodePn532({ kind: 'ack' }), encodeRequest('wake'), reply]);
    },
    isSound: isSoundPn532,
  },
  scanner: {
    parser: scannerParser,
    longest: longestCode,
    sample: (chance) => encodeScanner({ text: `QMC:${someTag(chance)}`, symbology: ']C0' }),
    isSound: (raw) => /^\x02?[^\x00-\x1b\x7f]+[\r\n\t\x03\x04]?$/.test(latin1.decode(raw)),
  },
} satisfies Record<string, FuzzSubject>;

export type FuzzKind = keyof typeof fuzzSubjects;

export interface FuzzOutcome {
  readonly bytes: number;
  readonly frames: number;
  readonly discarded: number;
  /** The most bytes that the parser ever kept for later. */
  readonly mostHeld: number;
}

/** Flips a bit, loses a byte or doubles one. */
function damage(frame: Uint8Array, chance: Random): Uint8Array {
  const at = chance.below(frame.length);
  const byte = frame[at] ?? 0;
  const middle = chance.pick([[byte ^ (1 << chance.below(8))], [], [byte, byte]]);
  return concat(frame.slice(0, at), Uint8Array.from(middle), frame.slice(at + 1));
}

function nextPiece(subject: FuzzSubject, chance: Random): Uint8Array {
  const dice = chance.below(8);
  if (dice < 5) return someBytes(chance, 1 + chance.below(64));
  if (dice === 5) return subject.sample(chance);
  if (dice === 6) return damage(subject.sample(chance), chance);
  // Only letters that the protocol itself is made of: what comes nearest to a frame without being one.
  const letters = [...subject.sample(chance)];
  return Uint8Array.from({ length: 1 + chance.below(64) }, () => chance.pick(letters));
}

/** Fires so many bytes at a parser; throws when it lets an unsound frame through or keeps too much. */
export function fuzz(subject: FuzzSubject, bytes: number, seed: number): FuzzOutcome {
  const chance = random(seed);
  const parser = subject.parser();
  const outcome = { bytes: 0, frames: 0, discarded: 0, mostHeld: 0 };
  while (outcome.bytes < bytes) {
    const chunk = nextPiece(subject, chance);
    outcome.bytes += chunk.length;
    const silence = parser.pause && chance.below(2) === 0 ? parser.pause.end() : [];
    for (const piece of [...silence, ...parser.feed(chunk)]) {
      if (piece.kind === 'discarded') outcome.discarded += piece.bytes.length;
      else if (subject.isSound(piece.raw)) outcome.frames += 1;
      else throw new Error(`unsound frame let through: ${formatHex(piece.raw)} (seed ${String(seed)})`);
    }
    outcome.mostHeld = Math.max(outcome.mostHeld, parser.held);
    if (parser.held > subject.longest)
      throw new Error(`kept ${String(parser.held)} bytes (seed ${String(seed)})`);
  }
  return outcome;
}

export function fuzzParser(kind: FuzzKind, bytes: number, seed: number): FuzzOutcome {
  return fuzz(fuzzSubjects[kind], bytes, seed);
}
