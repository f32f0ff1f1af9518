import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat } from '../../../hardware/parser/bytes.ts';
import { encodeFrame } from '../../../hardware/rdm6300/frame.ts';
import { rdm6300Parser } from '../../../hardware/rdm6300/parser.ts';
import { bytesOf, readmeTable } from '../../support/readme-table.ts';
import { describeParser, framesOf } from '../parser-laws.ts';
import { digits } from '../samples.ts';

describeParser({
  name: 'RDM6300',
  folder: 'rdm6300',
  parser: rdm6300Parser,
  expected: (row) => ({ tag: row['tag'] ?? '' }),
});

describe('RDM6300 frames', () => {
  it.each(readmeTable('hardware/rdm6300/README.md', 'Examples'))(
    'are written as $reader sends $tag',
    (row) => {
      const ending = row['reader'] === 'ID-12LA' ? 'id-12la' : 'rdm6300';
      expect(encodeFrame({ tag: row['tag'] ?? '' }, ending)).toEqual(bytesOf(row['bytes'] ?? ''));
    },
  );

  it('read back as they were written, with either ending', () => {
    fc.assert(
      fc.property(digits(10), fc.constantFrom('rdm6300' as const, 'id-12la' as const), (tag, ending) => {
        expect(framesOf(rdm6300Parser().feed(encodeFrame({ tag }, ending)))).toEqual([{ tag }]);
      }),
    );
  });

  it('are found behind a frame that lost a byte in the middle', () => {
    const good = encodeFrame({ tag: '62E3086CED' });
    for (let lost = 0; lost < good.length; lost++) {
      const stream = concat(
        good.filter((_, at) => at !== lost),
        good,
      );
      expect(framesOf(rdm6300Parser().feed(stream)), `lost byte ${String(lost)}`).toEqual([
        { tag: '62E3086CED' },
      ]);
    }
  });

  it('are never read with one bit of tag or checksum flipped', () => {
    const good = encodeFrame({ tag: '62E3086CED' });
    for (let at = 1; at <= 12; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = good.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte));
        const frames = framesOf(rdm6300Parser().feed(flipped));
        // Bit 5 turns a letter into its small self, which is the same digit.
        expect(frames.every(({ tag }) => tag === '62E3086CED')).toBe(true);
      }
    }
  });
});
