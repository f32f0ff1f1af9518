import { describe, expect, test } from 'vitest';
import { isSameTag, readingsOf, sameTag } from '../../src-main/chest/writings.ts';

/** One tag a row: every writing of it is that tag to every other. */
const tags: Readonly<Record<string, readonly string[]>> = {
  'an EM4100 tag, by its five bytes, its last four, its printed digits and a Wiegand line': [
    '3C00CE75CC',
    '3c00ce75cc',
    '3C 00 CE 75 CC',
    '3c:00:ce:75:cc',
    '3C-00-CE-75-CC',
    '0x3C 0x00 0xCE 0x75 0xCC',
    '3C00CE75CC4B',
    '00CE75CC',
    '0013530572',
    '13530572',
    '206,30156',
    '20630156',
    '0013530572 206,30156',
    'CE75CC',
  ],
  'the same number, by the decimal digits of all five bytes': ['3C00CE75CC', '257711568332'],
  'a card with four bytes, from either end': [
    'DEADBEEF',
    'de ad be ef',
    '0xDEADBEEF',
    'EF-BE-AD-DE',
    '3735928559',
    '4022250974',
  ],
  'a card with four bytes, three of them by Wiegand from either end': ['DEADBEEF', 'ADBEEF'],
  'a card with four bytes, three of them by Wiegand, reversed': ['DEADBEEF', 'BEADDE'],
  'an NTAG with seven bytes': [
    '04A035B2BC2B80',
    '04:a0:35:b2:bc:2b:80',
    '04-A0-35-B2-BC-2B-80',
    '0x4 0xA0 0x35 0xB2 0xBC 0x2B 0x80',
    '802BBCB235A004',
    '1302052399229824',
  ],
};

describe('one tag is one tag, in whatever writing', () => {
  test.each(Object.entries(tags))('%s', (_, writings) => {
    for (const one of writings)
      for (const other of writings) {
        const wiegandAlone = [one, other].every((each) => readingsOf(each).every((hex) => hex.length === 6));
        if (!wiegandAlone) expect(isSameTag(one, other), `${one} and ${other}`).toBe(true);
      }
  });

  test('two tags stay two', () => {
    const firsts = Object.values(tags).flatMap(([first]) => first ?? []);
    const alone = [...new Set(firsts)];
    for (const one of alone) for (const other of alone) expect(isSameTag(one, other)).toBe(one === other);
    expect(isSameTag('DEADBEEF', 'BEEFDEAD')).toBe(false);
    expect(isSameTag('62E3086CED', '62E3086CEE')).toBe(false);
  });

  test('twelve digits whose last two are no checksum of the others are no tag', () => {
    expect(readingsOf('3C00CE75CC4B')).toContain('3C00CE75CC');
    expect(readingsOf('3C00CE75CC4C')).toEqual([]);
  });

  test('what is no number of a tag is the same as itself only', () => {
    for (const text of ['', '7', '12345', 'QMC:PQC-SWORDS-9-15', 'face:green:1', 'Tortuga', 'DE AD-BE EF'])
      expect(readingsOf(text), text).toEqual([]);
    expect(isSameTag('Tortuga', 'Tortuga')).toBe(true);
    expect(isSameTag('300,70000', '300,70001')).toBe(false);
  });

  test('a writing that fits two pieces names neither', () => {
    const tag = (tag: string, piece: string) => ({ tag, chest: 'ours', piece });
    expect(sameTag([tag('AADEADBEEF', 'card/a'), tag('BBDEADBEEF', 'card/b')], 'DEADBEEF')).toBeUndefined();
    expect(sameTag([tag('AADEADBEEF', 'card/a'), tag('3735928559', 'card/a')], 'DEADBEEF')).toMatchObject({
      piece: 'card/a',
    });
  });
});
