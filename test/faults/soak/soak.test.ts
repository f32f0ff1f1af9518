import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('after some seconds of all games at once every page shows what its log tells', async () => {
  expect((await soak(2, 5, false)).wrongs).toEqual([]);
});
