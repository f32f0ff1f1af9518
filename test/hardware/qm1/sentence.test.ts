import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSentence, parseSentence } from '../../../hardware/qm1/sentence.ts';
import type { Sentence } from '../../../hardware/qm1/sentence.ts';

const sentences: fc.Arbitrary<Sentence> = fc
  .record({
    kind: fc.stringMatching(/^[A-Z]{1,8}$/),
    fields: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 5 }),
  })
  .filter((sentence) => formatSentence(sentence).length <= 120);

describe('a sentence', () => {
  it('comes back as it was written, whatever stands in its fields', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        expect(parseSentence(formatSentence(sentence))).toEqual(sentence);
      }),
    );
  });

  it('is plain ASCII with one dollar and one star', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        expect(formatSentence(sentence)).toMatch(/^\$[ -#%-)+-~]*\*[0-9A-F]{8}$/);
      }),
    );
  });

  it('has the checksum of Ethernet and zip files', () => {
    expect(parseSentence('$123456789*CBF43926')).toBe('not-ours');
    expect(parseSentence('$123456789*CBF43927')).toBe('checksum');
  });

  it('is never taken for another one when up to three of its bytes are damaged', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(sentences, damage, (sentence, hits) => {
        const line = Buffer.from(formatSentence(sentence), 'latin1');
        for (const [at, mask] of hits) line[at % line.length] = (line[at % line.length] ?? 0) ^ mask;
        const read = parseSentence(line.toString('latin1'));
        expect([sentence, 'checksum', 'length', 'too-long', 'not-ours']).toContainEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused when it is longer than a reader can hold', () => {
    const line = formatSentence({ kind: 'TAG', fields: ['b', '1', 'A'.repeat(120)] });
    expect(parseSentence(line)).toBe('too-long');
  });

  it('keeps a caret that escapes nothing, as a careless firmware might send it', () => {
    const body = 'QMBUTTON,b,1,^G^';
    const line = `$${body}*${crc32(body).toString(16).padStart(8, '0')}`;
    expect(parseSentence(line)).toEqual({ kind: 'BUTTON', fields: ['b', '1', '^G^'] });
  });
});
