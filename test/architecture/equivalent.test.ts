import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { equivalents, isThis } from '../mutate/equivalent.ts';
import { mutationsOf } from '../mutate/mutations.ts';

const root = join(import.meta.dirname, '../..');

test('every change that is known to change nothing can still be made, in one place of its file', () => {
  const places = equivalents.map((row) => {
    const text = readFileSync(join(root, row.file), 'utf8');
    return { ...row, places: mutationsOf(row.file, text).filter((one) => isThis(row, text, one)).length };
  });
  expect(places.filter(({ places }) => places !== 1)).toEqual([]);
});
