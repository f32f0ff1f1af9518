import { describe, expect, test } from 'vitest';
import { formatCode, gameOfCode, isCode } from '../../src-main/chest/code.ts';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { random } from '../support/random.ts';
import { harbourPieces } from './harbour.ts';

const contents = contentsOf('pirate-harbour', harbourPieces);
const codes = harbourPieces.map((piece) => formatCode('pirate-harbour', piece));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';

test('a code names game, kind, row and copy in capitals', () => {
  const [sloop] = harbourPieces;
  expect(sloop && formatCode('pirate-harbour', sloop)).toMatch(/^QMC:PHC-SLOOP-1[0-9A-Z*]$/);
});

test('every piece has a code of its own, and its code finds it', () => {
  expect(new Set(codes).size).toBe(harbourPieces.length);
  expect(codes.map((code) => contents.ofCode(code)?.key)).toEqual(harbourPieces.map(({ key }) => key));
});

test.each([
  ['in small letters', (code: string) => code.toLowerCase()],
  ['with spaces', (code: string) => ` ${code.replace('-', '- ')} `],
  ['with O for 0 and 0 for O', (code: string) => code.replace(/[O0]/g, (at) => (at === '0' ? 'O' : '0'))],
  ['with I for 1', (code: string) => code.replace(/1/g, 'I')],
])('typed %s it is still understood', (_, typed) => {
  expect(codes.map((code) => contents.ofCode(typed(code))?.key)).toEqual(harbourPieces.map(({ key }) => key));
});

describe('a slip never names another piece', () => {
  test('of one wrong character', () => {
    for (const code of codes) {
      for (let at = 4; at < code.length; at++) {
        for (const letter of letters) {
          const slipped = code.slice(0, at) + letter + code.slice(at + 1);
          const found = contents.ofCode(slipped)?.key;
          if (found !== undefined) expect(found).toBe(contents.ofCode(code)?.key);
        }
      }
    }
  });

  test('of two neighbours that changed places', () => {
    for (const code of codes) {
      for (let at = 4; at < code.length - 1; at++) {
        const [one = '', other = ''] = code.slice(at, at + 2);
        const slipped = code.slice(0, at) + other + one + code.slice(at + 2);
        if (one !== other) expect(contents.ofCode(slipped)?.key ?? 'none').toBe('none');
      }
    }
  });

  test('nor do a thousand rows of cards with their numbers mixed up', () => {
    const chance = random(5);
    const pieces = Array.from({ length: 1000 }, (_, at) => {
      const row = `${chance.pick(['red', 'green', 'blue'])}-${at}`;
      const sign = { kind: 'card', row } as const;
      return { key: `card/${row}/1`, kind: 'card', row, copy: 1, name: { key: row }, sign } as const;
    });
    const many = contentsOf('x', pieces);
    for (const piece of pieces) {
      const code = formatCode('x', piece);
      const at = chance.below(code.length - 5) + 4;
      const slipped = code.slice(0, at) + chance.pick([...'0123456789']) + code.slice(at + 1);
      expect([piece.key, undefined]).toContain(many.ofCode(slipped)?.key);
    }
  });
});

test('a code of another game says of which', () => {
  expect(gameOfCode('qmc:PQC-swords-9-15')).toBe('PQ');
  expect(isCode('4006381333931')).toBe(false);
});
