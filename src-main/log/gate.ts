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
  if (size < 512) return;
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

/** Where the write-ahead log holds each page anew. */
function framesOf(path: string, size: number): ReadonlyMap<number, readonly number[]> {
  const length = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const frames = new Map<number, number[]>();
  for (let at = logHeader; at + frameHeader + size <= length; at += frameHeader + size) {
    const number = bytesAt(path, at, 4).readUInt32BE(0);
    frames.set(number, [...(frames.get(number) ?? []), at + frameHeader]);
  }
  return frames;
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
