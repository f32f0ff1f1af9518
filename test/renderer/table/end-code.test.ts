import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { bgStatsUrls } from '../../../src-main/logbook/files/bgstats.ts';
import { playOf } from '../../../src-main/logbook/files/play.ts';
import { courseIn } from '../../../src-main/logbook/evening.ts';
import { codeOn } from '../../e2e/support/browser.ts';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { leave, openPages, type Pages } from '../engine.ts';
import { atAStand } from '../at-a-stand.ts';
import { settled } from '../gallery.ts';
import { complaintsInBothLooks, until } from '../house.ts';

const need = needs('chromium');
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
/** Past the turn of the race, and past that of the code. */
const turn = 20_000;

const sizes = [
  [1280, 720],
  [1024, 768],
] as const;

describe.skipIf(need.missing)(`at the end of an evening${need.reason}`, () => {
  const stand = atAStand();
  let windows: Pages;
  beforeAll(async () => {
    windows = await openPages();
  });
  afterAll(() => windows.close());
  const code = (page: Page) => page.getByRole('img', { name: 'a phone’s camera takes it' });

  async function end(game: string): Promise<void> {
    const { companion } = stand.house;
    const example = examples.find((each) => each.game === game);
    if (!example) throw new Error(game);
    companion.begin(game, example.setup as never);
    for (const line of example.lines) companion.take(line, keeper);
    await until(() => companion.running?.publisher.whole({ kind: 'table' }).includes('"bits"'));
  }
  /** The television, with a clock that can be moved by hand. */
  async function television(path: string, width: number, height: number): Promise<Page> {
    const page = await windows.open({ viewport: { width, height }, painted: true });
    await page.clock.install();
    await page.goto(stand.url(path));
    await page.locator('.end h1').waitFor();
    return page;
  }
  async function later(page: Page): Promise<void> {
    await page.clock.fastForward(turn);
    await settled(page);
  }
  async function picture(page: Page, name: string): Promise<void> {
    const out = process.env['QM_LOOK'];
    if (out === undefined) return;
    mkdirSync(out, { recursive: true });
    await page.screenshot({ path: join(out, `${name}.png`) });
  }

  test.each(examples.map(({ game }) => game))(
    '%s is told to BG Stats by a code on the television, by itself, which a camera reads off it',
    async (game) => {
      await end(game);
      const { companion } = stand.house;
      const log = companion.running?.table.log;
      const course = log && courseIn(log);
      if (!course) throw new Error('nothing was played');
      // How it is laid out is the same for every game.
      for (const [width, height] of game === 'pirate-quest' ? sizes : sizes.slice(0, 1)) {
        const page = await television('/table', width, height);
        expect(await code(page).count()).toBe(0);
        await later(page);
        await code(page).waitFor();
        await picture(page, `code-${game}-${width}`);
        const play = playOf(course, companion.data.library.evenings.noted(course.heading.id));
        expect(play.players.every(({ person, name }) => person !== name.toLowerCase())).toBe(true);
        expect(await codeOn(page)).toBe(bgStatsUrls(play).url);
        if (game === 'pirate-quest' && width === 1280) expect(await complaintsInBothLooks(page)).toEqual([]);
        await later(page);
        await code(page).waitFor({ state: 'detached' });
        await leave(page);
      }
      await companion.leave();
    },
    120_000,
  );

  test('no code comes where it was turned off by a key, and it stays off', async () => {
    await end('pirate-quest');
    const page = await television('/table?lang=de', 1280, 720);
    await later(page);
    await page.locator('figure').waitFor();
    await page.keyboard.press('c');
    await page.getByText('Kein Code des Ergebnisses.').waitFor();
    await page.locator('figure').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.end h1').waitFor();
    await later(page);
    expect(await page.locator('figure').count()).toBe(0);
    await leave(page);
    await stand.house.companion.leave();
  });
});
