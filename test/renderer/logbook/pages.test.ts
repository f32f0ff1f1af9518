import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { settled } from '../gallery.ts';
import { complaintsInBothLooks, complaintsOfAxe } from '../house.ts';

const need = needs('chromium');
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'de', page: 'logbook' };
const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
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
    await settled(page);
    const out = process.env['QM_LOOK'];
    if (out !== undefined) {
      mkdirSync(out, { recursive: true });
      await page.screenshot({ path: join(out, `${name}-${wide}.png`) });
    }
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    const words = await page.locator('body').innerText();
    // What goes along at the foot of a phone lies over nothing at the end.
    if (name.startsWith('evening-'))
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight });
      });
    // Names and order are the same at every size, and so are colours.
    const byAxe = wide === 1920 ? [] : await (wide === 1366 ? complaintsInBothLooks : complaintsOfAxe)(page);
    return [...byAxe, ...(isWide ? ['wider than the screen'] : []), ...(rawKeys.exec(words)?.[0] ?? [])].map(
      (complaint) => `${name}, ${wide}: ${complaint}`,
    );
  }

  test.each(sizes)(
    'holds in German, by evening and by day, at $width × $height',
    async ({ width, height }) => {
      if (sessions.length === 0) await playAll();
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
      const { page } = await stand.visit('/logbook?lang=de', { viewport: { width, height } });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      for (const [name, query] of Object.entries(pages)) {
        await page.goto(stand.url(`/logbook?lang=de${query}`));
        await page.locator('.two, main.told, main h1:not(.unseen)').first().waitFor();
        if (name.startsWith('evening-')) await page.locator('[data-entry]').first().waitFor();
        complaints.push(...(await looked(page, name, width)));
      }
      expect(complaints).toEqual([]);
    },
    400_000,
  );
});
