import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePath } from '../support/chromium.ts';
import { needs } from '../support/needs.ts';
import { openStand, type Stand } from './house.ts';

const need = needs('chromium');

/** A reader who has set the browser's text to twice the usual size. */
describe.skipIf(need.missing)(`at twice the text size${need.reason}`, () => {
  let stand: Stand;
  let browser: Browser;
  beforeAll(async () => {
    stand = await openStand();
    browser = await chromium.launch({
      executablePath: pagePath,
      args: ['--blink-settings=defaultFontSize=32', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    await stand.begin('pirate-quest', { depth: 'score' });
  });
  afterAll(async () => {
    await browser.close();
    await stand.close();
  });

  test.each([
    ['/', '.columns', { width: 1366, height: 768 }],
    ['/console', '.ask', { width: 1366, height: 768 }],
    ['/captain', 'h1', { width: 390, height: 844 }],
  ] as const)('%s has nothing to scroll sideways, in English and German', async (path, shown, viewport) => {
    for (const language of ['en', 'de']) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await page.goto(stand.url(`${path}?lang=${language}`));
      await page.locator(shown).first().waitFor();
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([language, size, wide]).toEqual([language, '32px', 0]);
      await context.close();
    }
  });

  test('the console drops its side columns under the centre', async () => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await page.goto(stand.url('/console?lang=en'));
    await page.locator('.ask').first().waitFor();
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? NaN;
    const centre = await page.locator('main.centre').boundingBox();
    expect(await top('aside.left')).toBeGreaterThanOrEqual((centre?.y ?? 0) + (centre?.height ?? NaN));
    expect(await top('aside.right')).toBeGreaterThan(await top('aside.left'));
    await context.close();
  });
});
