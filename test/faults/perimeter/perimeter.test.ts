import { describe, expect, test } from 'vitest';
import { perimeter } from './perimeter.ts';

describe('what comes from outside takes nothing away and gets nothing out', () => {
  test.each(perimeter)('$name', async ({ run, share }) => {
    expect((await run(share, 3)).wrongs).toEqual([]);
  });
});
