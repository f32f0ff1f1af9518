import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOf, sealRow } from '../../src-main/log/seal.ts';
import type { Bindable } from '../../src-main/log/sql.ts';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

test.each<[string, readonly Bindable[], string]>([
  ['text by its bytes, not its letters', ['gold', 'Öl'], 't4:goldt3:Öl'],
  ['a number by its decimal text', [0, -12, 1_700_000_000_000], 'i1:0i3:-12i13:1700000000000'],
  ['nothing as nothing, unlike empty text', [null, ''], 'n0:t0:'],
])('a seal is taken over %s', (_, values, bytes) => {
  expect(sealOf(values)).toBe(sha256(bytes));
});

test('a seal is taken over bytes as they are', () => {
  const bytes = Buffer.concat([Buffer.from('t1:ab2:'), Buffer.of(0, 255), Buffer.from('i1:7')]);
  expect(sealOf(['a', Uint8Array.of(0, 255), 7])).toBe(sha256(bytes));
});

test('no two rows have the same bytes', () => {
  const rows: readonly (readonly Bindable[])[] = [
    ['a', 'b'],
    ['ab', ''],
    ['at1:b'],
    [1, 2],
    [12],
    ['1', 2],
    [null],
    [''],
    [Uint8Array.of(97)],
    ['a'],
  ];
  expect(new Set(rows.map(sealOf)).size).toBe(rows.length);
});

test('a row of one table cannot pass for a row of another', () => {
  expect(sealRow('readings', 'x', [1])).not.toBe(sealRow('fates', 'x', [1]));
});
