import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii } from '../../../hardware/parser/bytes.ts';
import { Qm1Parser } from '../../../hardware/qm1/parser.ts';
import { encodeSentence, formatSentence } from '../../../hardware/qm1/sentence.ts';
import { fuzzQm1, mostHeld } from './fuzz.ts';

const tag = formatSentence({ kind: 'TAG', fields: ['3F2A', '117', '04A035B2BC2B80'] });
const button = formatSentence({ kind: 'BUTTON', fields: ['3F2A', '118', 'pass'] });

/** What was found, a frame by its kind and discarded bytes by their reason. */
function found(...chunks: readonly string[]): readonly string[] {
  const parser = new Qm1Parser();
  return chunks
    .flatMap((chunk) => parser.feed(ascii(chunk)))
    .map((parsed) => (parsed.kind === 'frame' ? parsed.frame.kind : parsed.reason));
}

describe('the parser', () => {
  it.each([
    ['two sentences in one piece', [`${tag}\r\n${button}\r\n`], ['TAG', 'BUTTON']],
    ['a sentence in three pieces', [tag.slice(0, 5), tag.slice(5, 30), tag.slice(30)], ['TAG']],
    ['sentences whose line ends were lost', [tag + button], ['TAG', 'BUTTON']],
    ['a sentence after rubbish', [`\x00\xffabc${tag}`], ['noise', 'TAG']],
    ['a sentence after a doubled dollar', [`$${tag}`], ['length', 'TAG']],
    ['a whole sentence behind half of one', [tag.slice(0, 20) + button], ['length', 'BUTTON']],
    [
      'a whole sentence behind one with a wrong digit',
      [tag.replace('117', '118') + button],
      ['checksum', 'BUTTON'],
    ],
    [
      'a whole sentence behind one whose star was lost',
      [tag.replace('*', '') + button],
      ['length', 'BUTTON'],
    ],
    [
      'a whole sentence behind one with a byte that is no text',
      [tag.replace('A', '\x81') + button],
      ['noise', 'noise', 'BUTTON'],
    ],
    [
      'a whole sentence behind one with two stars',
      [tag.replace('0', '*') + button],
      ['checksum', 'noise', 'BUTTON'],
    ],
    ['a sentence behind a line that never ends', ['$' + 'A'.repeat(300), tag], ['too-long', 'noise', 'TAG']],
    ['a bare line end', ['\r\n\n\r'], []],
    ['a checksum in small letters', [tag.slice(0, -8) + tag.slice(-8).toLowerCase()], ['TAG']],
  ])('of %s finds each', (_, chunks, expected) => {
    expect(found(...chunks)).toEqual(expected);
  });

  it('finds the same frames wherever the stream is cut', () => {
    const stream = ascii(`\x00${tag}\r\nxx${tag.slice(3)}\r\n${button}$Q${tag}\n`);
    const frames = (chunks: readonly Uint8Array[]) => {
      const parser = new Qm1Parser();
      return chunks.flatMap((chunk) => parser.feed(chunk)).filter((parsed) => parsed.kind === 'frame');
    };
    const whole = frames([stream]);
    expect(whole).toHaveLength(3);
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
        expect(frames(at.slice(1).map((end, index) => stream.slice(at[index], end)))).toEqual(whole);
      }),
    );
  });

  it('hands on a frame with the very bytes it was read from', () => {
    const [parsed] = new Qm1Parser().feed(encodeSentence({ kind: 'ALIVE', fields: ['b', ''] }));
    expect(parsed).toMatchObject({ raw: ascii(formatSentence({ kind: 'ALIVE', fields: ['b', ''] })) });
  });

  it('lets half a sentence go when the port has closed, so that it joins with nothing', () => {
    const parser = new Qm1Parser();
    parser.feed(ascii(tag.slice(0, 20)));
    expect(parser.flush()).toEqual([{ kind: 'discarded', reason: 'length', bytes: ascii(tag.slice(0, 20)) }]);
    expect(parser.held).toBe(0);
    expect(parser.feed(ascii(tag.slice(20)))).toMatchObject([{ reason: 'noise' }]);
  });

  it('neither crashes nor grows nor loses sight of a byte in 200,000 random ones', () => {
    const fuzzed = fuzzQm1({ bytes: 200_000, seed: 4 });
    expect(fuzzed).toMatchObject({ wrongChecksums: 0, unaccounted: 0, reports: 0 });
    expect(fuzzed.frames).toBeGreaterThan(10);
    expect(fuzzed.longestHeld).toBeLessThan(mostHeld);
  });
});
