import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { wordsOf } from '../gallery.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, complaintsOfAxe } from '../house.ts';

const need = needs('chromium');

/** What lies behind a key and, for some, behind a button of the sheet that the key opens. */
interface Way {
  readonly name: string;
  readonly game: string;
  readonly key: string;
  readonly then?: { readonly en: string; readonly de: string };
  /** To be seen when the sheet is there as a whole. */
  readonly shows: string;
}

const ways: readonly Way[] = [
  { name: 'the chest', game: 'pirate-quest', key: 'B', then: { en: 'Chest', de: 'Kiste' }, shows: '.panel' },
  {
    name: 'the table as it stands',
    game: 'pirate-quest',
    key: 'M',
    then: { en: 'The table as it stands', de: 'Der Tisch, wie er steht' },
    shows: '.panel input',
  },
  {
    name: 'the map',
    game: 'pirate-quest',
    key: 'E',
    then: { en: 'The map', de: 'Die Karte' },
    shows: '.bench',
  },
  { name: 'score cards', game: 'pirate-tricks', key: 'E', shows: '.panel select' },
  { name: 'the board', game: 'pirates-flag', key: 'E', shows: '.panel .picture' },
  { name: 'a correction', game: 'pirates-flag', key: 'C', shows: '.editor' },
  { name: 'a dispute', game: 'pirate-tricks', key: 'X', shows: '.panel input' },
];

describe.skipIf(need.missing)(`the console’s sheets${need.reason}`, () => {
  const stand = atAStand();

  async function atTheConsole(query: string): Promise<Page> {
    const { page } = await stand.visit(`/console${query}`);
    await page.locator('.ask').waitFor();
    return page;
  }
  async function openSheet(page: Page, { key, then, shows }: Way, language: 'en' | 'de'): Promise<void> {
    // Where a card is asked for, the focus stands in the search: there the keys of the console go with Alt.
    await page.keyboard.press(`Alt+${key}`);
    await page.locator('.sheets .panel').waitFor();
    if (then)
      await page.locator('.sheets').getByRole('button', { name: then[language], exact: true }).click();
    await page.locator(`.sheets ${shows}`).first().waitFor();
  }
  async function closeSheet(page: Page): Promise<void> {
    // A window of its own lies over its sheet.
    const window = page.locator('.sheets dialog');
    if ((await window.count()) > 0) {
      await page.keyboard.press('Escape');
      await window.waitFor({ state: 'detached' });
    }
    await page
      .locator('.sheets .panel')
      .getByRole('button', { name: /Close|Schließen/ })
      .click();
    await page.locator('.sheets .panel').waitFor({ state: 'detached' });
  }
  /** Where the keys go now; the body is nowhere. */
  const focusWithin = (page: Page, selector: string) =>
    page.waitForFunction((within) => document.activeElement?.closest(within), selector);
  /** The keys that are printed somewhere while a sheet lies open, whose own window may have more. */
  const printed = async (page: Page): Promise<readonly string[]> =>
    [...new Set(await page.locator('kbd:visible:not(dialog kbd)').allInnerTexts())].sort(
      (one, other) => one.length - other.length,
    );
  /** Notes every sheet that takes the focus before it has a name: whoever listens would hear nothing. */
  const noteUnnamed = (page: Page) =>
    page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.matches('.panel[aria-label=""]'))
          document.documentElement.classList.add('heard-nothing');
      }),
    );
  /** What is to be read beyond the edges, and how far the page could be scrolled sideways. */
  async function beyond(page: Page): Promise<readonly unknown[]> {
    const width = page.viewportSize()?.width ?? 0;
    const out = (await wordsOf(page)).filter(({ left, right }) => left < -1 || right > width + 1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return [...out.map(({ text }) => text), ...(wide > 0 ? [wide] : [])];
  }
  const gamesOf = [...new Set(ways.map(({ game }) => game))];

  test('give axe nothing to find by evening and by day', async () => {
    const found: [string, readonly string[]][] = [];
    for (const game of gamesOf) {
      await stand.begin(game);
      const page = await atTheConsole('?lang=en');
      for (const way of ways.filter((one) => one.game === game)) {
        await openSheet(page, way, 'en');
        found.push([way.name, await complaintsInBothLooks(page)]);
        await closeSheet(page);
      }
      await stand.clear();
    }
    expect(found.filter(([, complaints]) => complaints.length > 0)).toEqual([]);
  }, 240_000);

  test('show the code to join by, and axe finds nothing', async () => {
    await stand.begin('pirate-quest');
    const page = await atTheConsole('?lang=de');
    await page.keyboard.press('Alt+T');
    await page.getByRole('button', { name: 'Andere hereinlassen' }).click();
    await page.locator('.join svg').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await stand.house.link.hub.room.shut();
  });

  test('are named as they take the focus, print no key of the table that waits for them, and give it back when they close, also one that was opened out of another', async () => {
    for (const game of gamesOf) {
      await stand.begin(game);
      const page = await atTheConsole('');
      await noteUnnamed(page);
      for (const way of ways.filter((one) => one.game === game)) {
        await openSheet(page, way, 'en');
        await focusWithin(page, '.panel');
        expect([way.name, await printed(page)]).toEqual([
          way.name,
          way.key === 'C' ? ['↑', '↓', 'Esc'] : ['Esc'],
        ]);
        await closeSheet(page);
        await focusWithin(page, '.ask, .log');
        expect([way.name, await page.locator('html.heard-nothing').count()]).toEqual([way.name, 0]);
      }
      await stand.clear();
    }
  });

  test.each([
    { width: 1366, height: 768 },
    { width: 320, height: 640 },
  ])(
    'cut nothing and need no scrolling sideways in either direction of reading, on %o',
    async (viewport) => {
      for (const game of gamesOf) {
        await stand.begin(game);
        const { page } = await stand.visit('/console?lang=de', { viewport });
        await page.locator('.ask').waitFor();
        for (const dir of ['ltr', 'rtl']) {
          await page.evaluate((way) => {
            document.documentElement.dir = way;
          }, dir);
          expect([game, dir, await beyond(page)]).toEqual([game, dir, []]);
          for (const way of ways.filter((one) => one.game === game && one.key !== 'E')) {
            await openSheet(page, way, 'de');
            expect([way.name, dir, await beyond(page)]).toEqual([way.name, dir, []]);
            await closeSheet(page);
          }
        }
        await stand.clear();
      }
    },
    240_000,
  );
});
