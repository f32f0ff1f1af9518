import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';

/** An archive that every computer opens by itself. (Layout: PKWARE's APPNOTE 6.3.10, without its 64-bit part.) */

export interface Packed {
  /** A name inside the archive, its folders divided by a slash. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const mostFiles = 65_000;
/** Offsets have 32 bits. */
export const mostBytes = 4_000_000_000;

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
const utf8 = 0x0800;
const deflated = 8;

export interface Entered {
  readonly head: Buffer;
  readonly body: Buffer;
  readonly central: Buffer;
}

/** One file as it goes into an archive behind so many bytes. */
export function enterFile({ name, bytes }: Packed, offset: number, at: Date): Entered {
  const body = deflateRawSync(bytes);
  const named = Buffer.from(name, 'utf8');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(utf8, 2);
  common.writeUInt16LE(deflated, 4);
  common.writeUInt16LE(dosTime(at), 6);
  common.writeUInt16LE(dosDate(at), 8);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(body.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(named.length, 22);
  const more = Buffer.alloc(14);
  more.writeUInt32LE(offset, 10);
  return {
    head: Buffer.concat([mark(localMark), common, named]),
    body,
    central: Buffer.concat([mark(centralMark), word(20), common, more, named]),
  };
}

/** What stands behind all files: the list of them. */
export function endOf(centrals: readonly Buffer[], offset: number): Buffer {
  const list = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([list, mark(endMark), end]);
}

export function zipOf(files: readonly Packed[], at: Date): Buffer {
  let offset = 0;
  const entered = files.map((file) => {
    const one = enterFile(file, offset, at);
    offset += one.head.length + one.body.length;
    return one;
  });
  return Buffer.concat([
    ...entered.flatMap(({ head, body }) => [head, body]),
    endOf(
      entered.map(({ central }) => central),
      offset,
    ),
  ]);
}

const mark = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};
const word = (number: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(number);
  return bytes;
};

const dosTime = (at: Date): number =>
  (at.getHours() << 11) | (at.getMinutes() << 5) | Math.floor(at.getSeconds() / 2);
const dosDate = (at: Date): number =>
  ((Math.max(1980, at.getFullYear()) - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();

/** What is wrong with an archive; `name` is the file in it. */
export interface ZipNo {
  readonly code: 'not-an-archive' | 'archive-name' | 'archive-broken' | 'archive-large';
  readonly name: string;
}

export interface Listed {
  readonly name: string;
  readonly size: number;
  /** Unpacked when it is asked for, so that no more than one file is in memory. */
  read(): Result<Uint8Array, ZipNo>;
}

/** Reads a part of the archive. */
export type ReadAt = (start: number, length: number) => Buffer;

const endLength = 22;
const longestComment = 65_535;

/**
 * The files of an archive from anywhere. A name leads nowhere but into the archive: no root, no step up, no drive, no
 * name twice. Sizes are held to what they say, so that a small archive cannot unpack into a full disk.
 */
export function listZip(size: number, readAt: ReadAt, mostEach: number): Result<readonly Listed[], ZipNo> {
  const tail = readAt(
    Math.max(0, size - endLength - longestComment),
    Math.min(size, endLength + longestComment),
  );
  const at = tail.lastIndexOf(mark(endMark));
  if (at < 0 || at + endLength > tail.length) return refuse({ code: 'not-an-archive', name: '' });
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (start + length > size) return refuse({ code: 'archive-broken', name: '' });
  const list = readAt(start, length);
  const found: Listed[] = [];
  const names = new Set<string>();
  for (let next = 0, nth = 0; nth < count; nth++) {
    if (next + 46 > list.length || list.readUInt32LE(next) !== centralMark)
      return refuse({ code: 'archive-broken', name: '' });
    const nameLength = list.readUInt16LE(next + 28);
    const name = list.subarray(next + 46, next + 46 + nameLength).toString('utf8');
    if (!isPlainName(name) || names.has(name.toLowerCase())) return refuse({ code: 'archive-name', name });
    names.add(name.toLowerCase());
    const listed = listedAt(list, next, name, readAt, size, mostEach);
    if (!listed.ok) return listed;
    if (!name.endsWith('/')) found.push(listed.value);
    next += 46 + nameLength + list.readUInt16LE(next + 30) + list.readUInt16LE(next + 32);
  }
  return accept(found);
}

const isPlainName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= 300 &&
  !/^[/\\]|^[A-Za-z]:|\\|\p{Cc}/u.test(name) &&
  !name.split('/').some((part) => part === '..' || part === '.');

function listedAt(
  list: Buffer,
  at: number,
  name: string,
  readAt: ReadAt,
  all: number,
  mostEach: number,
): Result<Listed, ZipNo> {
  const method = list.readUInt16LE(at + 10);
  const sum = list.readUInt32LE(at + 16);
  const packed = list.readUInt32LE(at + 20);
  const size = list.readUInt32LE(at + 24);
  const start = list.readUInt32LE(at + 42);
  if (size > mostEach) return refuse({ code: 'archive-large', name });
  if ((method !== 0 && method !== deflated) || start + 30 + packed > all)
    return refuse({ code: 'archive-broken', name });
  const read = (): Result<Uint8Array, ZipNo> => {
    const head = readAt(start, 30);
    if (head.length < 30 || head.readUInt32LE(0) !== localMark)
      return refuse({ code: 'archive-broken', name });
    const body = readAt(start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
    const bytes = method === 0 ? body : inflated(body, size);
    return bytes && bytes.length === size && crc32(bytes) === sum
      ? accept(bytes)
      : refuse({ code: 'archive-broken', name });
  };
  return accept({ name, size, read });
}

function inflated(body: Buffer, size: number): Buffer | undefined {
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}
