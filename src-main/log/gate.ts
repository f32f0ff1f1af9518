import { lstatSync, openSync, closeSync, readSync, statSync, type Stats } from 'node:fs';
import type { LogFault } from './entry.ts';
import { companions } from './places.ts';

/** No evening gets near it; what is larger would only fill the memory of whoever looks at it. */
const mostBytes = 128 * 1024 * 1024;

/** A file that is not let in, in the words of a fault. */
export class NotLetIn extends Error {
  readonly fault: LogFault['code'];

  constructor(fault: LogFault['code'], detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/**
 * Before anything is opened: a pipe would never answer, a device never end, and what SQLite finds beside a file it
 * plays into it. Throws what the system says, or why the file is not let in.
 */
export function letIn(path: string, whose: 'session' | 'library'): void {
  // The library holds the rows of every evening ever played, and nobody sends one.
  const most = whose === 'library' ? Number.POSITIVE_INFINITY : mostBytes;
  const file = statSync(path);
  mustBeFile(file, '', most);
  for (const beside of companions) {
    const found = lstatSync(path + beside, { throwIfNoEntry: false });
    if (found) mustBeFile(found, `${beside} beside it: `, most);
  }
  if (whose === 'session') mustHaveFlatSchema(path);
}

/** A small text beside a file: whole, or nothing where it is no such thing. */
export const isSmallFile = (path: string, most: number): boolean => {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && found.size <= most;
};

function mustBeFile(file: Stats, whose: string, most: number): void {
  const kind = kindOf(file);
  if (kind !== undefined) throw new NotLetIn('foreign', whose + kind);
  if (file.size > most) throw new NotLetIn('too-large', `${whose}${Math.ceil(file.size / 1024 / 1024)} MB`);
}

function kindOf(file: Stats): string | undefined {
  if (file.isFile()) return undefined;
  if (file.isDirectory()) return 'a folder';
  if (file.isFIFO()) return 'a pipe';
  if (file.isSocket()) return 'a socket';
  return file.isSymbolicLink() ? 'a link' : 'a device';
}

const leaf = 13;
const inner = 5;
const logHeader = 32;
const frameHeader = 24;

/**
 * The list of tables is read before anything can be checked, so a list whose pages lead back to themselves would be
 * read for ever. Ours is one page, or one page of pages.
 * (Layout: https://sqlite.org/fileformat2.html)
 */
function mustHaveFlatSchema(path: string): void {
  const head = bytesAt(path, 0, 100);
  if (head.length < 100) return;
  const size = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
  // Any other size is no SQLite file's, and SQLite says so by itself.
  if (size < 512 || (size & (size - 1)) !== 0) return;
  const inLog = framesOf(`${path}-wal`, size);
  const versions = (number: number): readonly Buffer[] => [
    bytesAt(path, (number - 1) * size, size),
    ...(inLog.get(number) ?? []).map((at) => bytesAt(`${path}-wal`, at, size)),
  ];
  for (const first of versions(1)) {
    if (first.length < size || first[100] !== inner) continue;
    const below = childrenOf(first);
    const isFlat = new Set(below).size === below.length;
    if (!isFlat || below.some((number) => versions(number).some(([type = leaf]) => type !== leaf)))
      throw new NotLetIn('damaged', 'its list of tables leads back to itself');
  }
}

/** Of the first page, whose tree begins behind the header of the file. */
function childrenOf(first: Buffer): readonly number[] {
  const cells = Math.min(first.readUInt16BE(103), Math.floor((first.length - 112) / 2));
  const starts = Array.from({ length: cells }, (_, at) => first.readUInt16BE(112 + 2 * at));
  const children = starts
    .filter((start) => start <= first.length - 4)
    .map((start) => first.readUInt32BE(start));
  return [...children, first.readUInt32BE(108)];
}

/**
 * Where the write-ahead log holds each page anew: as far as its sums hold, which is as far as SQLite plays it. What
 * a power cut left behind that means nothing.
 */
function framesOf(path: string, size: number): ReadonlyMap<number, readonly number[]> {
  const frames = new Map<number, number[]>();
  const length = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const file = length > logHeader ? openSync(path, 'r') : undefined;
  if (file === undefined) return frames;
  try {
    const head = Buffer.alloc(logHeader);
    readSync(file, head, 0, logHeader, 0);
    const sums = new Sums(head.readUInt32BE(0) === 0x377f0682);
    sums.add(head, 0, 24);
    if (!sums.are(head, 24)) return frames;
    const frame = Buffer.alloc(frameHeader + size);
    for (let at = logHeader; at + frame.length <= length; at += frame.length) {
      readSync(file, frame, 0, frame.length, at);
      sums.add(frame, 0, 8);
      sums.add(frame, frameHeader, frame.length);
      const isOfThisLog = frame.compare(head, 16, 24, 8, 16) === 0;
      if (!isOfThisLog || !sums.are(frame, 16)) break;
      const number = frame.readUInt32BE(0);
      frames.set(number, [...(frames.get(number) ?? []), at + frameHeader]);
    }
    return frames;
  } finally {
    closeSync(file);
  }
}

/** The sums of a write-ahead log, over words in the order of bytes that its header names. */
class Sums {
  readonly #isLittle: boolean;
  #one = 0;
  #two = 0;

  constructor(isLittle: boolean) {
    this.#isLittle = isLittle;
  }

  add(bytes: Buffer, from: number, to: number): void {
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = from; at < to; at += 8) {
      this.#one = (this.#one + words.getUint32(at, this.#isLittle) + this.#two) >>> 0;
      this.#two = (this.#two + words.getUint32(at + 4, this.#isLittle) + this.#one) >>> 0;
    }
  }

  are(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.#one && bytes.readUInt32BE(at + 4) === this.#two;
  }
}

function bytesAt(path: string, start: number, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}
