import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame } from '../../../hardware/parallax/frame.ts';
import { parallaxParser } from '../../../hardware/parallax/parser.ts';
import { concat } from '../../../hardware/parser/bytes.ts';
import { bytesOf, readmeTable } from '../../support/readme-table.ts';
import { describeParser, framesOf } from '../parser-laws.ts';
import { digits } from '../samples.ts';

describeParser({
  name: 'Parallax',
  folder: 'parallax',
  parser: parallaxParser,
  expected: (row) => ({ tag: row['tag'] ?? '' }),
});

describe('Parallax frames', () => {
  it.each(readmeTable('hardware/parallax/README.md', 'Examples'))('are written as sent for $tag', (row) => {
    expect(encodeFrame({ tag: row['tag'] ?? '' })).toEqual(bytesOf(row['bytes'] ?? ''));
  });

  it('read back as they were written', () => {
    fc.assert(
      fc.property(digits(10), (tag) => {
        expect(framesOf(parallaxParser().feed(encodeFrame({ tag })))).toEqual([{ tag }]);
      }),
    );
  });

  it('are found behind a frame that lost a byte', () => {
    const good = encodeFrame({ tag: '0F0184F07A' });
    for (let lost = 0; lost < good.length; lost++) {
      const stream = concat(
        good.filter((_, at) => at !== lost),
        good,
      );
      expect(framesOf(parallaxParser().feed(stream)), `lost byte ${String(lost)}`).toEqual([
        { tag: '0F0184F07A' },
      ]);
    }
  });
});
