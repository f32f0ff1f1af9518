import { describe, expect, test } from 'vitest';
import { cleanName, cleanText, toldApart } from '../../../src-main/rules/kernel/name.ts';
import { random } from '../../support/random.ts';

describe('a name', () => {
  test.each([
    ['Ines', 'Ines'],
    ['  Ines   Sørensen ', 'Ines Sørensen'],
    ['In\u200bes', 'Ines'],
    ['\u202eseni\u202c', 'seni'],
    ['Mo\u2067\u2066\u2069', 'Mo'],
    ['A\u0000B\u001b[31mC\u007f\u0085', 'AB[31mC'],
    ['A\nB\tC\u2028D', 'A B C D'],
    ['\ud800Ann\udc00', 'Ann'],
    ['\u3164\u115f\u2800\uffa0', ''],
    ['\u0301\u0302', ''],
    ['Zoe\u0308', 'Zoë'],
    ['Z\u0335\u0336\u0337\u0338\u0321\u0322\u0327', 'Z\u0335\u0336\u0337\u0338'],
    ['An\u00adn\u2060e\ufeff', 'Anne'],
    ['Ann\ufe0f', 'Ann'],
    ['An\u200dn', 'Ann'],
    ['\u{e0041}\u{e0042}Kai', 'Kai'],
    ['\ue000Kai', 'Kai'],
    // What is to be seen stays: other scripts, what joins in them, pictures made of several.
    ['שרה', 'שרה'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩🏽\u200d✈\ufe0f', '👩🏽\u200d✈\ufe0f'],
    ['🏴\u200d☠\ufe0f Jack', '🏴\u200d☠\ufe0f Jack'],
    ['李 白', '李 白'],
  ])('%j is %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  test('once clean is clean, holds nothing that is not seen, and no line is broken by it', () => {
    const { pick, below } = random(7);
    const signs = [
      'a',
      'é',
      ' ',
      '\u202e',
      '\u200d',
      '\ufe0f',
      '👩',
      '\ud83d',
      '\u0301',
      '\n',
      '\u0007',
      'ש',
      '\u{e0020}',
    ];
    for (let n = 0; n < 5000; n++) {
      const name = cleanName(Array.from({ length: below(12) }, () => pick(signs)).join(''));
      expect(cleanName(name)).toBe(name);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\n]/u);
    }
  });

  test('a text keeps its lines', () => {
    expect(cleanText(' one\u202e \r\ntwo\u200b\n')).toBe('one\ntwo');
  });
});

describe('names that look alike', () => {
  test.each([
    [
      ['Ines', 'Mo'],
      ['Ines', 'Mo'],
    ],
    [
      ['Ines', 'Mo', 'ines'],
      ['Ines (1)', 'Mo', 'ines (2)'],
    ],
    [
      ['Ann', 'Ａｎｎ'],
      ['Ann (1)', 'Ａｎｎ (2)'],
    ],
    [
      ['Ann', 'Ann', 'Ann (1)'],
      ['Ann (2)', 'Ann (3)', 'Ann (1)'],
    ],
  ])('%j are shown as %j', (names, shown) => {
    expect(toldApart(names)).toEqual(shown);
    expect(new Set(toldApart(names)).size).toBe(names.length);
  });
});
