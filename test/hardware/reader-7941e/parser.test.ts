import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat } from '../../../hardware/parser/bytes.ts';
import { encodeFrame } from '../../../hardware/reader-7941e/frame.ts';
import { reader7941eParser } from '../../../hardware/reader-7941e/parser.ts';
import { reader7941e } from '../../../hardware/reader-7941e/reader.ts';
import { bytesOf, readmeTable } from '../../support/readme-table.ts';
import { describeParser, framesOf } from '../parser-laws.ts';
import { digits } from '../samples.ts';

describeParser({
  name: '7941E',
  folder: 'reader-7941e',
  parser: reader7941eParser,
  expected: (row) => ({ type: Number(row['type']), tag: row['tag'] ?? '' }),
});

describe('7941E frames', () => {
  it.each(readmeTable('hardware/reader-7941e/README.md', 'Examples'))(
    'are written as sent for $tag',
    (row) => {
      const frame = { type: Number(row['type']), tag: row['tag'] ?? '' };
      expect(encodeFrame(frame)).toEqual(bytesOf(row['bytes'] ?? ''));
    },
  );

  it('read back as they were written, whatever bytes are in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), digits(10), (type, tag) => {
        expect(framesOf(reader7941eParser().feed(encodeFrame({ type, tag })))).toEqual([{ type, tag }]);
      }),
    );
  });

  it('are found behind a frame that was cut off, though the start byte stands inside of both', () => {
    const tag = '020A020302';
    const good = encodeFrame({ type: 2, tag });
    for (let cut = 1; cut < good.length; cut++) {
      const stream = concat(good.subarray(0, cut), good);
      expect(framesOf(reader7941eParser().feed(stream)), `cut at ${String(cut)}`).toContainEqual({
        type: 2,
        tag,
      });
    }
  });

  it('are never read with one bit flipped', () => {
    const good = encodeFrame({ type: 2, tag: '2E00B6D7B5' });
    for (let at = 0; at < good.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = good.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte));
        expect(framesOf(reader7941eParser().feed(flipped))).toEqual([]);
      }
    }
  });

  it('name the kind of card on the test bench', () => {
    const said = (type: number) =>
      reader7941e
        .converse()
        .heard(encodeFrame({ type, tag: '2E00B6D7B5' }), 0)
        .find((deed) => deed.kind === 'frame')?.words;
    expect(said(1)).toBe('Mifare 2E00B6D7B5');
    expect(said(2)).toBe('EM4100 2E00B6D7B5');
    expect(said(7)).toBe('card of kind 7 2E00B6D7B5');
  });
});
