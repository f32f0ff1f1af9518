import { describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { atAStand } from './at-a-stand.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`the link by which a page is let in${need.reason}`, () => {
  const stand = atAStand();

  test('still lets in a page that is loaded anew before it was, and has left the address once it has', async () => {
    await stand.begin('pirate-quest');
    for (let time = 0; time < 2; time++) {
      const { page } = await stand.visit('/console');
      await page.reload();
      await page.locator('.ask').waitFor();
      await page.waitForFunction(() => location.hash === '');
      await page.reload();
      await page.locator('.ask').waitFor();
      expect(new URL(page.url()).hash).toBe('');
    }
  });
});
