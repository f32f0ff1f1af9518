import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`the console’s picture of the television${need.reason}`, () => {
  const stand = atAStand();
  const byHand = asAPerson();

  test('is drawn only while it can be seen, and at once when it is scrolled to', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    stand.house.companion.take(
      { kind: 'nameDealer', seat: 'green' },
      { role: 'scorekeeper', seats: [], language: 'en', page: 'console' },
    );
    const { page } = await stand.visit('/console');
    const passed = (ms: number) => page.evaluate((wait) => new Promise((then) => setTimeout(then, wait)), ms);
    const small = page.getByRole('img', { name: 'The picture on the television' });
    await small.locator('h1', { hasText: 'Ines' }).waitFor();
    // All in one column: the picture lies below what is asked.
    await page.setViewportSize({ width: 900, height: 500 });
    await passed(300);
    await byHand(page, '1');
    await page.locator('.ask h1', { hasText: 'Bartholomew' }).waitFor();
    await passed(1300);
    expect(await small.locator('h1').innerText()).toContain('Ines');
    await small.scrollIntoViewIfNeeded();
    await small.locator('h1', { hasText: 'Bartholomew' }).waitFor();
  });

  test('has nothing that moves, neither as it comes nor as something is entered', async () => {
    await stand.begin('pirate-quest', { depth: 'cards' });
    const { page } = await stand.visit('/console');
    await page.getByRole('img', { name: 'The picture on the television' }).locator('h1').waitFor();
    /** Whatever in it moves in one of the next frames. */
    const moving = (): Promise<readonly string[]> =>
      page.evaluate(async () => {
        const found = new Set<string>();
        for (let frame = 0; frame < 30; frame++) {
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.target?.closest('.glass'))
              found.add(effect.target.className.toString());
          await new Promise(requestAnimationFrame);
        }
        return [...found];
      });
    expect(await moving()).toEqual([]);
    for (const key of ['1', '2']) {
      await byHand(page, key);
      expect(await moving()).toEqual([]);
    }
  });
});
