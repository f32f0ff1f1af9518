import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, parseHex } from '../../../hardware/parser/bytes.ts';
import { longestContent } from '../../../hardware/pn532/constants.ts';
import { type Pn532Frame, encodeFrame } from '../../../hardware/pn532/frame.ts';
import { pn532Parser } from '../../../hardware/pn532/parser.ts';
import { type Row, bytesOf, readmeTable } from '../../support/readme-table.ts';
import { describeParser, framesOf } from '../parser-laws.ts';

const page = 'hardware/pn532/README.md';

function expected(row: Row): Pn532Frame {
  const kind = row['kind'] ?? '';
  if (kind === 'ack' || kind === 'nack' || kind === 'error') return { kind };
  if (kind !== 'request' && kind !== 'reply') throw new Error(`no kind of frame: ${kind}`);
  return { kind, command: Number.parseInt(row['command'] ?? '', 16), data: parseHex(row['data'] ?? '') };
}

describeParser({ name: 'PN532', folder: 'pn532', parser: pn532Parser, expected });

describe('PN532 frames', () => {
  it.each(readmeTable(page, 'Examples'))('are written as sent: $bytes', (row) => {
    expect(encodeFrame(expected(row))).toEqual(bytesOf(row['bytes'] ?? ''));
  });

  it('read back as they were written', () => {
    const informed = fc.record({
      kind: fc.constantFrom('request' as const, 'reply' as const),
      command: fc.integer({ min: 0, max: 255 }),
      data: fc.uint8Array({ maxLength: longestContent - 2 }).map((data) => Uint8Array.from(data)),
    });
    const bare = fc.constantFrom<Pn532Frame>({ kind: 'ack' }, { kind: 'nack' }, { kind: 'error' });
    fc.assert(
      fc.property(fc.array(fc.oneof(informed, bare), { minLength: 1, maxLength: 5 }), (frames) => {
        expect(framesOf(pn532Parser().feed(concat(...frames.map(encodeFrame))))).toEqual(frames);
      }),
    );
  });

  it('are never read with one bit of a tag flipped', () => {
    const [, , , , , , , , , long] = readmeTable(page, 'Examples');
    const good = bytesOf(long?.['bytes'] ?? '');
    for (let at = 0; at < good.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = good.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte));
        expect(framesOf(pn532Parser().feed(flipped))).toEqual([]);
      }
    }
  });

  it('never make us wait for more than the longest one', () => {
    const parser = pn532Parser();
    parser.feed(Uint8Array.of(0x00, 0x00, 0xff, longestContent, -longestContent & 0xff));
    parser.feed(new Uint8Array(10_000));
    expect(parser.held).toBeLessThanOrEqual(longestContent + 7);
  });
});
