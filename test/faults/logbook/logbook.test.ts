import { expect, test } from 'vitest';
import { hostile } from './hostile.ts';
import { returned } from './returned.ts';

test('random evenings that are taken along and brought back are the same, and come once', async () => {
  expect((await returned.run(4, 3)).wrongs).toEqual([]);
});

test('a hostile file at the door of the logbook is told in a sentence and changes nothing', async () => {
  expect((await hostile.run(60, 3)).wrongs).toEqual([]);
});
