import { uidLengths } from './constants.ts';

/** How a UID was written; of digits alone nobody can say whether they are hex. */
export interface WrittenUid {
  /** Capital hex without anything between; digits as they were where they may be decimal. */
  readonly tag: string;
  readonly isHexForSure: boolean;
}

const bytesApart =
  /(?<![\da-f:-])[\da-f]{1,2}(?:([ :\t-]) ?[\da-f]{1,2})(?:\1 ?[\da-f]{1,2}){2,8}(?![\da-f]|[:-][\da-f])/gi;
const prefixed = /(?<![\da-f])0x[\da-f]{1,2}(?:[ ,:\t-]*0x[\da-f]{1,2}){3,9}(?![\da-f])/gi;
const joined = /(?<![\w.-])(?:0x)?(?:[\da-f]{20}|[\da-f]{16}|[\da-f]{14}|[\da-f]{10}|[\da-f]{8})(?![\w.-])/gi;
const decimalBytes = /(?<![\d.,])\d{1,3}(?:[ ,:\t-]+\d{1,3}){3,9}(?![\d.,])/g;
const decimal = /(?<![\w.,-])\d{6,10}(?![\w.,-])/g;

const hexOf = (bytes: readonly string[]): string =>
  bytes.map((byte) => byte.padStart(2, '0').toUpperCase()).join('');

function fromBytes(bytes: readonly string[]): WrittenUid | undefined {
  return uidLengths.has(bytes.length) ? { tag: hexOf(bytes), isHexForSure: true } : undefined;
}

function fromDecimals(text: string): WrittenUid | undefined {
  const bytes = (text.match(/\d+/g) ?? []).map(Number);
  if (!bytes.every((byte) => byte <= 0xff)) return undefined;
  return fromBytes(bytes.map((byte) => byte.toString(16)));
}

function fromJoined(text: string): WrittenUid {
  const digits = text.replace(/^0x/i, '').toUpperCase();
  return { tag: digits, isHexForSure: /[A-F]/.test(digits) || /^0x/i.test(text) };
}

type Way = readonly [pattern: RegExp, read: (text: string) => WrittenUid | undefined];

const inHex: readonly Way[] = [
  [prefixed, (text) => fromBytes(text.match(/(?<=0x)[\da-f]{1,2}/gi) ?? [])],
  [bytesApart, (text) => fromBytes(text.split(/[ :\t-]+/))],
  [joined, fromJoined],
];
const asNumber: Way = [decimal, (text) => ({ tag: text, isHexForSure: false })];

function found(text: string, ways: readonly Way[]): WrittenUid | undefined {
  for (const [pattern, read] of ways) {
    const [only, ...others] = text.match(pattern) ?? [];
    // Two of them in one line: which is the tag, nobody can say.
    if (only !== undefined) return others.length === 0 ? read(only) : undefined;
  }
  return undefined;
}

/** Three digits are no byte in hex: the program writes its bytes in decimal. */
const hasDecimalByte = /(?<![\da-f.])[12]\d\d(?:[ ,:\t-]+\d{1,3})|\d[ ,:\t-]+[12]\d\d(?![\da-f.])/i;

/** The one UID that is written somewhere in a text; none where there are two. */
export function findUid(text: string, isDecimal: boolean): WrittenUid | undefined {
  const isInDecimal = isDecimal || hasDecimalByte.test(text);
  return found(text, isInDecimal ? [[decimalBytes, fromDecimals], asNumber] : [...inHex, asNumber]);
}

const bareLengths: ReadonlySet<number> = new Set([8, 10, 14, 20]);

/** A line that holds a UID and nothing else. */
export function bareUid(line: string): WrittenUid | undefined {
  const text = line.trim();
  const uid = findUid(text, false);
  const isAlone = /^(?:0x)?[\da-f]+(?:[ :\t-]+(?:0x)?[\da-f]+)*$/i.test(text);
  return uid && isAlone && bareLengths.has(uid.tag.length) ? uid : undefined;
}
