import type { LinePart } from '../../../../src-main/contract/reader-parts.ts';
import type { CallWith } from '../../../../src-main/contract/link-calls.ts';

/** The speeds that manuals name, and the frames. */
export const speeds = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;
export const frames = ['8N1', '8E1', '8O1', '7E1', '7O1', '8N2'] as const;

type Line = NonNullable<CallWith<'reader.kind'>['line']>;

const parities = { N: 'none', E: 'even', O: 'odd' } as const;

/** A line as a person has set it, in the words of the wire. */
export function lineOf({ baudRate, frame }: LinePart): Line {
  const [, bits, letter, stops] = /^([78])([NEO])([12])$/.exec(frame) ?? [];
  return {
    baudRate,
    dataBits: bits === '7' ? 7 : 8,
    parity: parities[letter as keyof typeof parities],
    stopBits: stops === '2' ? 2 : 1,
  };
}
