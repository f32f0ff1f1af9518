import { inflateSync } from 'node:zlib';

/** How long the two headers are, and one row of their lists of tables. */
const woff = { header: 44, row: 20 } as const;
const sfnt = { header: 12, row: 16 } as const;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The plain font in a WOFF file, each of its tables unpacked. What writes PDFs unpacks them too, for every document
 * anew and in JavaScript, which took longer than all else of a sheet.
 */
export function unpacked(file: Buffer): Buffer {
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, at) => {
    const row = woff.header + at * woff.row;
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(row + field)) as [
      number,
      number,
      number,
    ];
    const body = file.subarray(offset, offset + packed);
    return {
      tag: file.subarray(row, row + 4),
      checksum: file.readUInt32BE(row + 16),
      body: packed < length ? inflateSync(body) : body,
    };
  });
  const header = Buffer.alloc(sfnt.header + tables.length * sfnt.row);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  const deepest = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(2 ** deepest * sfnt.row, 6);
  header.writeUInt16BE(deepest, 8);
  header.writeUInt16BE((tables.length - 2 ** deepest) * sfnt.row, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [at, { tag, checksum, body }] of tables.entries()) {
    const row = sfnt.header + at * sfnt.row;
    tag.copy(header, row);
    header.writeUInt32BE(checksum, row + 4);
    header.writeUInt32BE(offset, row + 8);
    header.writeUInt32BE(body.length, row + 12);
    bodies.push(body, Buffer.alloc(padded(body.length) - body.length));
    offset += padded(body.length);
  }
  return Buffer.concat([header, ...bodies]);
}
