import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, concat } from '../../../hardware/parser/bytes.ts';
import { readCode, symbologyName } from '../../../hardware/scanner/code.ts';
import { longestCode } from '../../../hardware/scanner/constants.ts';
import { encodeFrame } from '../../../hardware/scanner/frame.ts';
import { scannerParser } from '../../../hardware/scanner/parser.ts';
import { describeParser, discardedOf, framesOf } from '../parser-laws.ts';

describeParser({
  name: 'scanner',
  folder: 'scanner',
  parser: scannerParser,
  expected: (row) => ({
    text: row['text'] ?? '',
    ...(row['symbology'] ? { symbology: row['symbology'] } : {}),
  }),
});

const endings = {
  CR: '\r',
  LF: '\n',
  'CR LF': '\r\n',
  TAB: '\t',
  ETX: '\x03',
  EOT: '\x04',
  'CR ETX': '\r\x03',
};

describe('codes from a serial scanner', () => {
  it.each(Object.entries(endings))('end with %s', (_, end) => {
    const parsed = scannerParser().feed(ascii(`QMC:1${end}QMC:2${end}`));
    expect(framesOf(parsed)).toEqual([{ text: 'QMC:1' }, { text: 'QMC:2' }]);
    expect(discardedOf(parsed)).toHaveLength(0);
  });

  it('read back as they were written, with any end, with and without STX and identifier', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).filter(
      // Control characters and the identifier's own sign are the wire's, not the code's.
      (letters) => !/[\x00-\x1b\x7f]|^\]/.test(letters),
    );
    const end = fc.constantFrom(...Object.values(endings)).map(ascii);
    const symbology = fc.constantFrom(undefined, ']C0', ']Q1', ']d2');
    fc.assert(
      fc.property(text, end, fc.boolean(), symbology, (letters, ending, leadingStx, identifier) => {
        const code = { text: letters, ...(identifier === undefined ? {} : { symbology: identifier }) };
        const bytes = encodeFrame(code, { end: ending, leadingStx });
        expect(framesOf(scannerParser().feed(bytes))).toEqual([code]);
      }),
    );
  });

  it('keep the separators inside of a GS1 code', () => {
    const text = '0104012345678901\x1d17261231';
    expect(framesOf(scannerParser().feed(ascii(`]d2${text}\r`)))).toEqual([{ text, symbology: ']d2' }]);
  });

  it('are read as Latin-1 where they are not UTF-8', () => {
    const bytes = Uint8Array.of(0x4b, 0xf6, 0x6e, 0x69, 0x67, 0x0d);
    expect(framesOf(scannerParser().feed(bytes))).toEqual([{ text: 'König' }]);
  });

  it('are given up whole when a byte in them is impossible, and the next one is read', () => {
    const parsed = scannerParser().feed(concat(ascii('40063'), Uint8Array.of(0x00), ascii('81333\rQMC:1\r')));
    expect(framesOf(parsed)).toEqual([{ text: 'QMC:1' }]);
    expect(discardedOf(parsed)).toEqual(concat(ascii('40063'), Uint8Array.of(0x00), ascii('81333')));
  });

  it('are read when noise stands before the first letter only', () => {
    const parsed = scannerParser().feed(concat(Uint8Array.of(0x00, 0xff, 0x7f), ascii('QMC:1\r')));
    expect(framesOf(parsed)).toEqual([{ text: 'QMC:1' }]);
    expect(discardedOf(parsed)).toEqual(Uint8Array.of(0x00, 0xff, 0x7f));
  });

  it('are given up when too long, without a tail that passes for a code', () => {
    const parser = scannerParser();
    const long = ascii('7'.repeat(longestCode + 500));
    const parsed = [...parser.feed(long), ...parser.feed(ascii('123\rQMC:1\r'))];
    expect(framesOf(parsed)).toEqual([{ text: 'QMC:1' }]);
    expect(parsed[0]).toMatchObject({ kind: 'discarded', reason: 'too-long' });
  });

  it('need no end where it is plain that nothing is missing, once 150 ms are silent', () => {
    const alone = (text: string) => {
      const parser = scannerParser();
      const before = parser.feed(ascii(text));
      return { before, after: framesOf(parser.pause.end()), held: parser.held };
    };
    expect(scannerParser().pause.after).toBe(150);
    expect(alone('QMC:PQC-SWORDS-9-15')).toEqual({
      before: [],
      after: [{ text: 'QMC:PQC-SWORDS-9-15' }],
      held: 0,
    });
    expect(alone(']C0QMB:1PQN-29').after).toEqual([{ text: 'QMB:1PQN-29', symbology: ']C0' }]);
    for (const digits of ['12345670', '0013530572', '4006381333931', '04006381333931'])
      expect(alone(digits).after).toEqual([{ text: digits }]);
    for (const part of ['QMC:PQC-SWORDS-9-1', 'QMC:PQC-SWO', '1234567', '123456789012345', 'hello'])
      expect(alone(part), part).toEqual({ before: [], after: [], held: part.length });
  });

  it('are not what is left of a code whose front was sent before the port was open', () => {
    const cut = () => {
      const parser = scannerParser();
      parser.cut();
      return parser;
    };
    // Else the end of a printed tag would be a bid of fifteen.
    const tail = cut().feed(ascii('15\rQMC:2\r'));
    expect(framesOf(tail)).toEqual([{ text: 'QMC:2' }]);
    expect(tail[0]).toMatchObject({ kind: 'discarded', reason: 'length' });
    expect(framesOf(cut().feed(ascii('QMC:PQC-SWORDS-9-15\r')))).toHaveLength(1);
    const behindSilence = cut();
    behindSilence.pause.end();
    expect(framesOf(behindSilence.feed(ascii('15\r')))).toEqual([{ text: '15' }]);
    const digits = cut();
    digits.feed(ascii('81333931'));
    expect(digits.pause.end()).toEqual([]);
  });

  it('are whole though they come in pieces with silences between', () => {
    const parser = scannerParser();
    const pieces = ['QMC:PQC-', 'SWORDS-9', '-15'].flatMap((piece) => [
      ...parser.feed(ascii(piece)),
      ...parser.pause.end(),
    ]);
    expect(framesOf(pieces)).toEqual([{ text: 'QMC:PQC-SWORDS-9-15' }]);
    expect(framesOf(parser.feed(ascii('\rQMC:1\r')))).toEqual([{ text: 'QMC:1' }]);
  });

  it('lose the identifier only when a code follows it', () => {
    expect(readCode(']C0QMC:1')).toEqual({ text: 'QMC:1', symbology: ']C0' });
    expect(readCode(']C0')).toEqual({ text: ']C0' });
    expect(readCode('C0QMC')).toEqual({ text: 'C0QMC' });
    expect(readCode('~]C0QMC:1#', { prefix: '~', suffix: '#' })).toEqual({ text: 'QMC:1', symbology: ']C0' });
    expect(readCode('QMC:1', { prefix: '~', suffix: '' })).toEqual({ text: 'QMC:1' });
  });

  it('name their symbology in everyday words, or by its identifier', () => {
    expect(symbologyName(']C0')).toBe('Code 128');
    expect(symbologyName(']d2')).toBe('Data Matrix');
    expect(symbologyName(']B9')).toBe(']B9');
  });
});
