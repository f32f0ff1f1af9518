import type { TaggedPiece } from '../log/library/chests.ts';

/**
 * Readers write one and the same tag in many ways: all its bytes in hex, with or without what parts them; the ten
 * decimal digits that are printed on it; the last four bytes alone; the three that a Wiegand line carries; with the
 * bytes from the other end. Two writings are one tag if any way to read the one agrees with any way to read the other.
 */
type Hex = string;

/** Bytes that a writing may have: Wiegand, four-byte UID or EM4100 number, EM4100, NTAG, ISO 15693, triple size. */
const lengths: ReadonlySet<number> = new Set([3, 4, 5, 7, 8, 10].map((bytes) => bytes * 2));

const parted = /^[\dA-F]{1,2}(?:([ :.-])[\dA-F]{1,2})(?:\1[\dA-F]{1,2})*$/;
const wiegand = /^(\d{1,3})[,/](\d{1,5})$/;
const printed = /^(\d{10})[ ,]+\d{3},\d{5}$/;
const facilityAndNumber = /^(\d{3})(\d{5})$/;
const highest = { facility: 0xff, number: 0xffff };

/** Every way to read a writing, in capital hex; none where it is no number of a tag. */
export function readingsOf(writing: string): readonly Hex[] {
  const text = writing.trim().toUpperCase().replace(/\b0X/g, '');
  return [...new Set([...asHex(text), ...asDecimal(text), ...asWiegand(text)])];
}

function asHex(text: string): readonly Hex[] {
  const digits = parted.test(text)
    ? text
        .split(/[ :.-]/)
        .map((byte) => byte.padStart(2, '0'))
        .join('')
    : text;
  if (!/^[\dA-F]+$/.test(digits)) return [];
  // Readers with room for five bytes write four with zeros before them.
  if (/^00.{8}$/.test(digits)) return [digits, digits.slice(2)];
  if (lengths.has(digits.length)) return [digits];
  return withChecksum(digits);
}

/** Ten digits and their XOR behind them, as an EM-18 sends it and as an unchecked line of an RDM6300 is read. */
function withChecksum(digits: string): readonly Hex[] {
  const bytes = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const isChecked = digits.length === 12 && bytes.reduce((sum, byte) => sum ^ byte, 0) === 0;
  return isChecked ? [digits.slice(0, 10)] : [];
}

/** Fewer digits than these are a number that somebody means. */
const fewestDecimals = 6;

/** Decimal digits of four, five or seven bytes, by how many it takes to write the highest of each. */
function asDecimal(text: string): readonly Hex[] {
  const digits = printed.exec(text)?.[1] ?? text;
  if (!/^\d{6,17}$/.test(digits) || digits.length < fewestDecimals) return [];
  const bytes = digits.length <= 10 ? 4 : digits.length <= 13 ? 5 : 7;
  const hex = BigInt(digits).toString(16).toUpperCase();
  return hex.length <= bytes * 2 ? [hex.padStart(bytes * 2, '0')] : [];
}

/** `206,30028`, or the same eight digits in one. */
function asWiegand(text: string): readonly Hex[] {
  const [, facility = '', number = ''] = wiegand.exec(text) ?? facilityAndNumber.exec(text) ?? [];
  if (facility === '' || Number(facility) > highest.facility || Number(number) > highest.number) return [];
  const hex = Number(facility) * (highest.number + 1) + Number(number);
  return [hex.toString(16).toUpperCase().padStart(6, '0')];
}

const reversed = (hex: Hex): Hex => (hex.match(/../g) ?? []).reverse().join('');

/** Of these lengths a reader may begin at either end. */
const eitherWay: ReadonlySet<number> = new Set([8, 14]);

/** So many digits are still one tag's own: the last eight, and the six of a Wiegand line. */
const enough: ReadonlySet<number> = new Set([6, 8]);

function agree(a: Hex, b: Hex): boolean {
  if (a.length < b.length) return agree(b, a);
  if (a.length !== b.length) return enough.has(b.length) && (a.endsWith(b) || endsOtherWay(a, b));
  return a === b || (eitherWay.has(a.length) && a === reversed(b));
}

/** A Wiegand line carries three bytes of a four-byte UID, from whichever end. */
const endsOtherWay = (a: Hex, b: Hex): boolean => a.length === 8 && reversed(a).endsWith(b);

export function isSameTag(one: string, other: string): boolean {
  const readings = readingsOf(one);
  return one === other || agreesWith(readings, other);
}

const agreesWith = (readings: readonly Hex[], other: string): boolean =>
  readings.length > 0 && readingsOf(other).some((b) => readings.some((a) => agree(a, b)));

/** The piece that a tag is on by another writing. Two pieces that it might be on are none: nobody guesses. */
export function sameTag(tags: readonly TaggedPiece[], tag: string): TaggedPiece | undefined {
  const readings = readingsOf(tag);
  if (readings.length === 0) return undefined;
  const [first, ...others] = tags.filter((each) => agreesWith(readings, each.tag));
  const isAlone = others.every(({ chest, piece }) => chest === first?.chest && piece === first.piece);
  return isAlone ? first : undefined;
}
