import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const captains = (['red', 'blue', 'yellow', 'green', 'white'] as const).map((seat) => ({
  seat,
  captain: `Wilhelmina ${seat}`,
}));

describe.skipIf(need.missing)(`the television while rows are bid for${need.reason}`, () => {
  const stand = atAStand();

  test.each([
    ['/table?lang=en', 1280, 720],
    ['/table?lang=de', 1280, 720],
    ['/table?lang=de', 1024, 768],
  ])(
    'names the four score cards of the round, whole and large enough: %s %i × %i',
    async (path, width, height) => {
      await stand.begin('pirate-tricks', { depth: 'fights', captains });
      const drawn = ['gang-of-three', 'partners-in-crime', 'bountiful-booty', 'capture-1'];
      for (const card of drawn) stand.house.companion.take({ kind: 'drawScoreCard', card }, keeper);
      const { page } = await stand.visit(path, { viewport: { width, height } });
      const names = page.locator('.names b');
      await names.nth(3).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const seen = await names.evaluateAll((all) =>
        all.map((name) => ({
          words: name.textContent,
          whole: name.scrollWidth <= name.clientWidth,
          size: parseFloat(getComputedStyle(name).fontSize),
          bottom: name.getBoundingClientRect().bottom,
        })),
      );
      expect(seen.slice(0, 3).map(({ words }) => words)).toEqual([
        'Gang of Three',
        'Partners in Crime',
        'Bountiful Booty',
      ]);
      expect(seen.map(({ whole }) => whole)).toEqual([true, true, true, true]);
      for (const { size, bottom } of seen) {
        expect(size).toBeGreaterThanOrEqual(height / 36 - 1);
        expect(bottom).toBeLessThan(height * 0.86);
      }
      const cards = await page.locator('ol li').last().boundingBox();
      const first = await names.first().boundingBox();
      expect((cards?.y ?? 0) + (cards?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    },
    60_000,
  );

  test.each([3, 4, 5])('turns bids of two digits over within their frames: %i bidders', async (count) => {
    const bidders = captains.slice(0, count);
    await stand.begin('pirate-tricks', { depth: 'fights', captains: bidders });
    for (const card of ['gang-of-three', 'partners-in-crime', 'bountiful-booty', 'capture-1'])
      stand.house.companion.take({ kind: 'drawScoreCard', card }, keeper);
    const { page } = await stand.visit('/table?lang=en', { viewport: { width: 1280, height: 720 } });
    await page.locator('h1').first().waitFor();
    for (const [at, { seat }] of bidders.entries())
      stand.house.companion.take({ kind: 'bid', seat, row: 1, amount: 12 - at }, keeper);
    const bids = page.locator('.bid');
    await bids.nth(count - 1).waitFor();
    const over = await bids.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(over).toEqual(bidders.map(() => 0));
  });
});
