import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame } from '../../../hardware/em-18/frame.ts';
import { em18Parser } from '../../../hardware/em-18/parser.ts';
import { em18 } from '../../../hardware/em-18/reader.ts';
import { ascii, concat } from '../../../hardware/parser/bytes.ts';
import { bytesOf, readmeTable } from '../../support/readme-table.ts';
import { discardedOf, framesOf } from '../parser-laws.ts';
import { digits } from '../samples.ts';

const page = 'hardware/em-18/README.md';
const withBytes = (heading: string) =>
  readmeTable(page, heading).map((row) => ({ row, bytes: bytesOf(row['bytes'] ?? '') }));

/** The bytes in pieces, then silence. */
function heard(...pieces: readonly Uint8Array[]) {
  const parser = em18Parser();
  return [...pieces.flatMap((piece) => parser.feed(piece)), ...parser.pause.end()];
}

describe('the EM-18 parser', () => {
  it.each(withBytes('Examples'))('reads the example $row.bytes once it is silent', ({ row, bytes }) => {
    expect(em18Parser().feed(bytes)).toEqual([]);
    expect(heard(bytes)).toEqual([{ kind: 'frame', frame: { tag: row['tag'] }, raw: bytes }]);
  });

  it.each(withBytes('Not a frame'))('discards $row.bytes because $row.why', ({ row, bytes }) => {
    expect(heard(bytes)).toEqual([{ kind: 'discarded', bytes, reason: row['reason'] }]);
  });

  it('reads back what was written, wherever it was cut', () => {
    fc.assert(
      fc.property(digits(10), fc.nat(12), (tag, cut) => {
        const bytes = encodeFrame({ tag });
        expect(framesOf(heard(bytes.subarray(0, cut), bytes.subarray(cut)))).toEqual([{ tag }]);
      }),
    );
  });

  it('reads each frame of a board that repeats without a pause, and keeps no more than four', () => {
    const frame = encodeFrame({ tag: '307E4DE5C2' });
    const parser = em18Parser();
    const all = [...Array(10).keys()].flatMap(() => parser.feed(frame));
    expect(parser.held).toBeLessThan(4 * frame.length);
    expect(framesOf([...all, ...parser.pause.end()])).toHaveLength(10);
  });

  it('hears the frame behind what rattled in with the plug', () => {
    const bytes = concat(Uint8Array.of(0xff, 0x00, 0x80), ascii('307E4DE5C224'));
    expect(framesOf(heard(bytes))).toEqual([{ tag: '307E4DE5C2' }]);
  });

  it('does not join a half frame with what comes after the port was closed', () => {
    const parser = em18Parser();
    parser.feed(ascii('307E4D'));
    expect(discardedOf(parser.flush())).toEqual(ascii('307E4D'));
    expect(parser.held).toBe(0);
  });

  it('finds no tag in lines of text, however they are cut by silences', () => {
    for (const text of ['Key: 307E4DE5C224', '307E4DE5C224 is a tag', '04A035B2BC2B80\r\n'])
      expect(framesOf(heard(ascii(text))), text).toEqual([]);
  });
});

it('an EM-18 is not proven by twelve decimal digits that a product could have', () => {
  const talk = em18.converse();
  const strengthOf = (text: string) => {
    talk.heard(ascii(text), 0);
    return talk.timeout(100).find(({ kind }) => kind === 'proved');
  };
  expect(strengthOf('307E4DE5C224')).toEqual({ kind: 'proved' });
  expect(strengthOf('725102734614')).toEqual({ kind: 'proved', strength: 'hint' });
});
