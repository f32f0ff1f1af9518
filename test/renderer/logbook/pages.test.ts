import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { resized } from '../gallery.ts';
import { complaintsInBothLooks, complaintsOfAxe } from '../house.ts';

const need = needs('chromium');
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'de', page: 'logbook' };
const desk = { width: 1366, height: 768 };
const sizes = [desk, { width: 1920, height: 1080 }, { width: 390, height: 844 }];
const rawKeys = /\b(page|logbook|story|number|event|depth|option|figures)\.[a-z]|\{\w+/;

describe.skipIf(need.missing)(`every page of the logbook${need.reason}`, () => {
  const stand = atAStand();
  const sessions: string[] = [];

  /** All evenings that come with the program, and one that is not over. */
  async function playAll(): Promise<void> {
    const { companion } = stand.house;
    for (const [game, setup, lines] of [
      ...examples.map((each) => [each.game, each.setup, each.lines] as const),
      ...examples.slice(1, 2).map((each) => [each.game, each.setup, each.lines.slice(0, 30)] as const),
    ]) {
      const begun = companion.begin(game, setup as never);
      if (!begun.ok) throw new Error(JSON.stringify(begun.no));
      for (const line of lines) companion.take(line, keeper);
      await companion.leave();
      sessions.push((begun.value as { session: string }).session);
    }
    await companion.data.refreshIndex();
  }

  async function looked(page: Page, name: string, wide: number): Promise<readonly string[]> {
    const out = process.env['QM_LOOK'];
    if (out !== undefined) {
      mkdirSync(out, { recursive: true });
      await page.screenshot({ path: join(out, `${name}-${wide}.png`) });
    }
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    const words = await page.locator('body').innerText();
    return [...(isWide ? ['wider than the screen'] : []), ...(rawKeys.exec(words)?.[0] ?? [])].map(
      (complaint) => `${name}, ${wide}: ${complaint}`,
    );
  }

  /** Takes out what axe would look at again: more than three rows of the same make, of hundreds that an evening has. */
  const thinOut = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const known = new Map<string, number>();
      for (const row of document.querySelectorAll('[data-entry]')) {
        const make = row.outerHTML.replace(/>[^<]+/g, '>').replace(/(?<!class)="[^"]*"/g, '');
        known.set(make, (known.get(make) ?? 0) + 1);
        if ((known.get(make) ?? 0) > 3) row.remove();
      }
    });

  /** Names and order are the same at every size, and so are colours; one evening is laid out on a phone as another. */
  async function axed(page: Page, name: string): Promise<readonly string[]> {
    await thinOut(page);
    const complaints: string[] = [];
    if (!/^evening-[1-9]/.test(name)) {
      // What goes along at the foot of a phone lies over nothing at the end.
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight });
      });
      complaints.push(...(await complaintsOfAxe(page)).map((complaint) => `on a phone: ${complaint}`));
    }
    await resized(page, desk);
    complaints.push(...(await complaintsInBothLooks(page)));
    return complaints.map((complaint) => `${name}, ${complaint}`);
  }

  test('holds in German, by evening and by day, at every size', async () => {
    await playAll();
    const [someone] = stand.house.companion.data.library.people.list();
    const pages = {
      evenings: '',
      captains: '&captain=',
      captain: `&captain=${someone?.person ?? ''}`,
      games: '&games=',
      dice: '&dice=',
      files: '&files=',
      ...Object.fromEntries(
        sessions.map((session, nth) => [`evening-${nth}`, `&evening=${encodeURIComponent(session)}`]),
      ),
    };
    const { page } = await stand.visit('/logbook?lang=de', { viewport: desk });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const [name, query] of Object.entries(pages)) {
      await page.goto(stand.url(`/logbook?lang=de${query}`));
      await page.locator('.two, main.told, main h1:not(.unseen)').first().waitFor();
      if (name.startsWith('evening-')) await page.locator('[data-entry]').first().waitFor();
      for (const size of sizes) {
        await resized(page, size);
        complaints.push(...(await looked(page, name, size.width)));
      }
      complaints.push(...(await axed(page, name)));
    }
    expect(complaints).toEqual([]);
  }, 400_000);
});
