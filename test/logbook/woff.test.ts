import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpacked } from '../../src-main/logbook/files/woff.ts';

const installed = createRequire(import.meta.url);

/** As OpenType sums a table up: words of four bytes, the last filled with zeros. */
function checksumOf(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each([
  ['piazzolla', '700-normal'],
  ['piazzolla', '400-italic'],
  ['sofia-sans-semi-condensed', '400-normal'],
])('a packed face of %s, %s, comes out with every table as it went in', (name, cut) => {
  const file = readFileSync(installed.resolve(`@fontsource/${name}/files/${name}-latin-${cut}.woff`));
  const face = unpacked(file);
  // As long as the packed file says the plain one is.
  expect(face.length).toBe(file.readUInt32BE(16));
  const tables = Array.from({ length: face.readUInt16BE(4) }, (_, at) => {
    const row = 12 + at * 16;
    const [sum, start, length] = [4, 8, 12].map((field) => face.readUInt32BE(row + field)) as [
      number,
      number,
      number,
    ];
    return { tag: face.toString('latin1', row, row + 4), sum, body: face.subarray(start, start + length) };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx']));
  // The head holds a sum over the whole file, which its own was made without.
  for (const { tag, sum, body } of tables.filter((table) => table.tag !== 'head'))
    expect([tag, checksumOf(body)]).toEqual([tag, sum]);
});
