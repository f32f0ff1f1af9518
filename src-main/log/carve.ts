import { existsSync, readFileSync } from 'node:fs';
import type { Bindable } from './sql.ts';

/**
 * Finds rows in the bare pages of a file, without asking its header, its schema or its inner pages, any of which
 * may be what is damaged. What it finds may be old, torn or nonsense: only a seal can say that a row is good.
 * (Layout: https://sqlite.org/fileformat2.html)
 */
export function* carve(path: string): Generator<CarvedRow> {
  const pages = [...pagesOf(path), ...pagesOfLog(`${path}-wal`)];
  const newest = new Map(pages.map(({ number, bytes }) => [number, bytes]));
  const budget: Budget = { bytes: 4 * pageSize * pages.length };
  for (const page of pages) yield* rowsOfPage(page, newest, budget);
}

export interface CarvedRow {
  /** The row's key, which a table with an integer key does not store a second time. */
  readonly key: number;
  readonly values: readonly Bindable[];
}

interface Page {
  readonly number: number;
  readonly bytes: Buffer;
}

/** Rows of a forged page may all claim the same bytes: no more is read than a few files of this size hold. */
interface Budget {
  bytes: number;
}

/** Session files are always made with pages of this size and use all of it. */
const pageSize = 4096;
const fileHeader = 100;
const logHeader = 32;
const frameHeader = 24;

function pagesOf(path: string): readonly Page[] {
  const file = readFileSync(path);
  const count = Math.floor(file.length / pageSize);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    bytes: file.subarray(at * pageSize, (at + 1) * pageSize),
  }));
}

function pagesOfLog(path: string): readonly Page[] {
  if (!existsSync(path)) return [];
  const log = readFileSync(path);
  const step = frameHeader + pageSize;
  const count = Math.max(0, Math.floor((log.length - logHeader) / step));
  return Array.from({ length: count }, (_, at) => {
    const start = logHeader + at * step;
    return {
      number: log.readUInt32BE(start),
      bytes: log.subarray(start + frameHeader, start + step),
    };
  });
}

/** Takes every page for a leaf of a table, and every pointer it could have for one; no row is read twice. */
function* rowsOfPage(
  { number, bytes }: Page,
  pages: ReadonlyMap<number, Buffer>,
  budget: Budget,
): Generator<CarvedRow> {
  const read = new Set<number>();
  for (let at = (number === 1 ? fileHeader : 0) + 8; at + 2 <= pageSize; at += 2) {
    const start = bytes.readUInt16BE(at);
    if (start < at + 2 || start >= pageSize - 4) break;
    if (read.has(start)) continue;
    read.add(start);
    const row = rowAt(bytes, start, pages, budget);
    if (row) yield row;
  }
}

function rowAt(
  page: Buffer,
  start: number,
  pages: ReadonlyMap<number, Buffer>,
  budget: Budget,
): CarvedRow | undefined {
  try {
    const length = varint(page, start);
    const key = varint(page, length.next);
    if (length.value > pages.size * pageSize || length.value > budget.bytes) return undefined;
    budget.bytes -= length.value;
    const payload = payloadAt(page, key.next, length.value, pages);
    const values = payload && decodeRecord(payload);
    return values && { key: key.value, values };
  } catch (error) {
    // Reading past the end of a page: it was no row.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The part of a row that its page holds, and the rest along the chain of overflow pages. */
function payloadAt(
  page: Buffer,
  start: number,
  length: number,
  pages: ReadonlyMap<number, Buffer>,
): Buffer | undefined {
  const mostLocal = pageSize - 35;
  if (length <= mostLocal)
    return start + length <= pageSize ? page.subarray(start, start + length) : undefined;
  const leastLocal = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const fitting = leastLocal + ((length - leastLocal) % (pageSize - 4));
  const local = fitting <= mostLocal ? fitting : leastLocal;
  const parts = [page.subarray(start, start + local)];
  let rest = length - local;
  let next = page.readUInt32BE(start + local);
  while (rest > 0) {
    const overflow = pages.get(next);
    if (!overflow) return undefined;
    parts.push(overflow.subarray(4, 4 + rest));
    rest -= pageSize - 4;
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

/** The bytes of whole numbers by their serial type. */
const wholeNumberBytes = [0, 1, 2, 3, 4, 6, 8];

/** Of garbage most rows are none: that is said by nothing, since to throw for each takes a thousand times as long. */
function decodeRecord(payload: Buffer): readonly Bindable[] | undefined {
  const header = varint(payload, 0);
  const values: Bindable[] = [];
  let at = header.value;
  for (let type = header.next; type < header.value;) {
    const serial = varint(payload, type);
    type = serial.next;
    const decoded = decodeValue(payload, at, serial.value);
    if (!decoded) return undefined;
    const [value, bytes] = decoded;
    values.push(value);
    at += bytes;
  }
  return values;
}

function decodeValue(payload: Buffer, at: number, serial: number): readonly [Bindable, number] | undefined {
  if (serial === 0) return [null, 0];
  if (serial === 8 || serial === 9) return [serial - 8, 0];
  if (serial >= 12) {
    const length = Math.floor((serial - 12) / 2);
    if (at + length > payload.length) return undefined;
    const bytes = payload.subarray(at, at + length);
    return [serial % 2 === 1 ? bytes.toString('utf8') : bytes, length];
  }
  const length = wholeNumberBytes[serial];
  // No table of a log keeps fractions.
  if (length === undefined || at + length > payload.length) return undefined;
  return [length === 8 ? Number(payload.readBigInt64BE(at)) : payload.readIntBE(at, length), length];
}

function varint(bytes: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let next = at; next < at + 8; next++) {
    const byte = bytes.readUInt8(next);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: next + 1 };
  }
  throw new RangeError('longer than any number of a log');
}
