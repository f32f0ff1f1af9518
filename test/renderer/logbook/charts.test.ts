import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';

const need = needs('chromium');
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'logbook' };
const charts: Readonly<Record<string, readonly string[]>> = {
  'pirate-quest': ['The race', 'Won, of what was bid', 'Dice'],
  'pirate-tricks': ['The race', 'Won, of what was bid'],
  'pirates-flag': ['The race', 'Dice'],
  'pirate-attack': ['The race', 'Gold', 'Market prices'],
};

describe.skipIf(need.missing)(`each chart of an evening${need.reason}`, () => {
  const stand = atAStand();

  async function openEvening(game: string, look: string): Promise<Page> {
    const { companion } = stand.house;
    const example = examples.find((each) => each.game === game);
    if (!example) throw new Error(game);
    const begun = companion.begin(game, example.setup as never);
    if (!begun.ok) throw new Error(JSON.stringify(begun.no));
    for (const line of example.lines) companion.take(line, keeper);
    await companion.leave();
    const session = encodeURIComponent((begun.value as { session: string }).session);
    const { page } = await stand.visit(`/logbook?look=${look}&evening=${session}`, {
      viewport: { width: 1366, height: 768 },
    });
    await page.locator('[data-entry]').first().waitFor();
    return page;
  }
  /** In ms: a browser takes ten files of a page within a second, and drops the next without a word. */
  const apart = 110;
  let last = 0;
  async function saved(page: Page, button: Locator): Promise<Buffer> {
    await page.waitForTimeout(Math.max(0, last + apart - Date.now()));
    last = Date.now();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return readFileSync(await download.path());
  }
  const onlySlowly = 90_000;
  const keep = async (name: string, bytes: Buffer | string | Locator): Promise<void> => {
    const out = process.env['QM_LOOK'];
    if (out === undefined) return;
    mkdirSync(out, { recursive: true });
    const isPlace = typeof bytes === 'object' && 'screenshot' in bytes;
    writeFileSync(join(out, name), isPlace ? await bytes.screenshot() : bytes);
  };
  /** Every figure of the table, as somebody hears them. */
  const heard = (section: Locator): Promise<string> => section.locator('table').innerText();

  test.each(Object.entries(charts))(
    'of %s has its table, takes the focus, is walked point by point, and is saved as PNG and SVG',
    async (game, labels) => {
      const page = await openEvening(game, game === 'pirate-attack' ? 'day' : 'evening');
      const sections = page.locator('section').filter({ has: page.locator('figure svg.chart') });
      await expect.poll(() => sections.count()).toBe(labels.length);
      const found: string[] = [];
      for (const section of await sections.all()) {
        const slider = section.getByRole('slider');
        const label = (await slider.getAttribute('aria-label')) ?? '';
        found.push(label);
        const table = await heard(section);
        expect([label, /\d/.test(table)]).toEqual([label, true]);
        await slider.focus();
        await page.keyboard.press('ArrowRight');
        const first = await section.locator('p.point').innerText();
        for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
        const then = await section.locator('p.point').allInnerTexts();
        expect([label, then[0] !== first, await slider.getAttribute('aria-valuetext')]).toEqual([
          label,
          true,
          then[0],
        ]);
        const svg = (await saved(page, section.getByRole('button', { name: /^SVG/ }))).toString();
        expect([label, svg.startsWith('<svg'), svg.includes('@font-face'), /var\(--/.test(svg)]).toEqual([
          label,
          true,
          true,
          false,
        ]);
        const png = await saved(page, section.getByRole('button', { name: /^PNG/ }));
        expect([label, png.toString('latin1', 1, 4)]).toEqual([label, 'PNG']);
        await keep(`${game}-${label}.png`, section);
      }
      expect(found.sort()).toEqual([...labels].sort());
      // All at once, in place of the drawings.
      await page.keyboard.press('t');
      await page.locator('figure svg.chart').first().waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('figure .seen table').count()).toBe(labels.length);
    },
    onlySlowly,
  );

  const parts = '[data-picture], section';
  /** Of whom or of what each picture says it is. */
  const others: Readonly<Record<string, { readonly query: () => string; readonly title?: string }>> = {
    captain: { query: () => `captain=${freya()}`, title: 'Freya' },
    game: { query: () => 'games=pirate-quest', title: 'Quest' },
    dice: { query: () => 'dice=' },
  };
  const freya = (): string =>
    stand.house.companion.data.library.people.list().find(({ name }) => name === 'Freya')?.person ?? '';

  test.each(Object.entries(others))(
    'each picture of the page of a %s is saved as it is seen, as PNG and SVG, with whose it is above it',
    async (name, { query, title }) => {
      await openEvening('pirate-quest', 'evening');
      const { page } = await stand.visit(`/logbook?look=${name === 'dice' ? 'day' : 'evening'}&${query()}`, {
        viewport: { width: 1366, height: 768 },
      });
      const drawn = page.locator(parts).filter({ has: page.getByRole('button', { name: /^SVG/ }) });
      await drawn.first().waitFor();
      for (const [nth, part] of (await drawn.all()).entries()) {
        const svg = (await saved(page, part.getByRole('button', { name: /^SVG/ }).first())).toString();
        const [, size = ''] = /viewBox="0 0 ([\d. ]+)"/.exec(svg) ?? [];
        const png = await saved(page, part.getByRole('button', { name: /^PNG/ }).first());
        await keep(`${name}-${nth}.svg`, svg);
        await keep(`${name}-${nth}.png`, png);
        await keep(`${name}-${nth}-page.png`, part);
        expect(/class=|\sstyle=|var\(--|NaN/.exec(svg)?.[0]).toBeUndefined();
        expect(svg).toContain('@font-face');
        // Twice as many dots as the drawing is wide.
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
          size.split(' ').map((each) => Math.floor(2 * Number(each))),
        );
        const said = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
        if (title !== undefined) expect(said[0]).toBe(title);
        for (const words of await seenIn(part))
          expect(said.join(' ').toLowerCase()).toContain(words.toLowerCase());
        expect(svg).not.toContain('>SVG<');
      }
      await expect.poll(() => drawn.count()).toBeGreaterThan(name === 'dice' ? 0 : 3);
    },
    onlySlowly,
  );

  /** Words of rows and heads that somebody sees there. */
  const seenIn = (part: Locator): Promise<readonly string[]> =>
    part.evaluate((node) =>
      [...node.querySelectorAll('h2, tbody th, .of, td b')]
        .filter((each) => !each.closest('.unseen') && !each.querySelector('.unseen'))
        .map((each) => (each instanceof HTMLElement ? each.innerText.trim() : ''))
        .filter((words) => words !== ''),
    );
});
