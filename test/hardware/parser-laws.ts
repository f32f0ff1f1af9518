import { describe, expect, it } from 'vitest';
import { concat } from '../../hardware/parser/bytes.ts';
import type { Parsed, Parser } from '../../hardware/parser/parser.ts';
import { type Row, bytesOf, readmeTable } from '../support/readme-table.ts';

export interface ParserUnderTest<Frame> {
  readonly name: string;
  readonly parser: () => Parser<Frame>;
  /** The folder whose README lists example frames and pieces that are none. */
  readonly folder: string;
  readonly expected: (row: Row) => Frame;
}

export function framesOf<Frame>(parsed: readonly Parsed<Frame>[]): readonly Frame[] {
  return parsed.flatMap((piece) => (piece.kind === 'frame' ? [piece.frame] : []));
}

export function discardedOf<Frame>(parsed: readonly Parsed<Frame>[]): Uint8Array {
  return concat(...parsed.flatMap((piece) => (piece.kind === 'discarded' ? [piece.bytes] : [])));
}

/** What every parser of the house promises, tried on the examples of its page. */
export function describeParser<Frame>({ name, parser, folder, expected }: ParserUnderTest<Frame>): void {
  const page = `hardware/${folder}/README.md`;
  const examples = readmeTable(page, 'Examples').map((row) => ({ row, bytes: bytesOf(row['bytes'] ?? '') }));
  const broken = readmeTable(page, 'Not a frame').map((row) => ({ row, bytes: bytesOf(row['bytes'] ?? '') }));
  const stream = concat(
    ...examples.map(({ bytes }) => bytes),
    ...broken.map(({ bytes }) => bytes),
    ...examples.map(({ bytes }) => bytes),
  );

  describe(`the ${name} parser`, () => {
    it.each(examples)('reads the example $row.bytes', ({ row, bytes }) => {
      const parsed = parser().feed(bytes);
      expect(framesOf(parsed)).toEqual([expected(row)]);
      expect(discardedOf(parsed)).toHaveLength(0);
    });

    it.each(broken)('discards $row.bytes because $row.why', ({ row, bytes }) => {
      const reader = parser();
      const parsed = [...reader.feed(bytes), ...reader.flush()];
      expect(framesOf(parsed)).toEqual([]);
      expect(parsed.map((piece) => piece.kind === 'discarded' && piece.reason)).toContain(row['reason']);
    });

    it('hands on the bytes of each frame as they came', () => {
      for (const { bytes } of examples) {
        const raw = parser()
          .feed(bytes)
          .flatMap((piece) => (piece.kind === 'frame' ? [piece.raw] : []));
        expect(raw).toEqual([bytes.slice(0, raw[0]?.length)]);
      }
    });

    it('finds the same frames and throws away the same bytes wherever the stream is cut', () => {
      const reader = parser();
      const whole = [...reader.feed(stream), ...reader.flush()];
      expect(framesOf(whole).length).toBeGreaterThanOrEqual(examples.length * 2 - 1);
      for (let cut = 0; cut <= stream.length; cut++) {
        const halves = parser();
        const parsed = [
          ...halves.feed(stream.subarray(0, cut)),
          ...halves.feed(stream.subarray(cut)),
          ...halves.flush(),
        ];
        expect(framesOf(parsed), `cut at ${String(cut)}`).toEqual(framesOf(whole));
        expect(discardedOf(parsed), `cut at ${String(cut)}`).toEqual(discardedOf(whole));
      }
    });

    it('finds the same frames when the bytes come one by one', () => {
      const reader = parser();
      const parsed = [...stream].flatMap((byte) => reader.feed(Uint8Array.of(byte)));
      expect(framesOf(parsed)).toEqual(framesOf(parser().feed(stream)));
    });

    it('does not join a half frame with what comes after the port was closed', () => {
      for (const { bytes } of examples) {
        const reader = parser();
        const half = Math.floor(bytes.length / 2);
        expect(framesOf([...reader.feed(bytes.subarray(0, half)), ...reader.flush()])).toEqual([]);
        expect(reader.held).toBe(0);
      }
    });
  });
}
