import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src-main/rules/games.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter } from '../../contract/table.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { random } from '../../support/random.ts';
import { watchTelevision } from '../../faults/television.ts';
import { complaintsInBothLooks } from '../axe.ts';
import { cableOf } from '../cable.ts';
import { openDisplays, type Displays } from '../displays.ts';
import { beyond, overlaps, resized, settled, wordsOf } from '../gallery.ts';
import { cornerReef, playOn, questTable } from '../quest/evening.ts';

const chromium = needs('chromium');
const screens = {
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 1024, height: 768 },
  '21:9': { width: 1720, height: 720 },
};

const picture = '.ledger, .scene, .standings';
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
/** Whether the race is still being drawn. */
const isDrawing = (page: Page) =>
  page
    .locator('.race .lines')
    .evaluate((lines) => lines.getAnimations().some(({ playState }) => playState === 'running'));

describe.skipIf(chromium.missing)(`the television${chromium.reason}`, () => {
  let displays: Displays;
  beforeAll(async () => {
    displays = await openDisplays(pirateQuest);
  });
  afterAll(() => displays.close());

  async function watch(table: RunningTable | undefined, query = '', options: BrowserContextOptions = {}) {
    displays.host.play(table);
    const shown = await displays.open(`/table${query}`, { viewport: screens['16:9'], ...options });
    await shown.page.waitForSelector(table ? picture : 'h1');
    await settled(shown.page);
    return shown;
  }

  test('tells whom the table waits for, for what, and how each captain stands', async () => {
    const table = questTable({ depth: 'fights', dealer: 'green', map: cornerReef });
    for (const [seat, bid] of [
      ['red', 1],
      ['blue', 0],
    ] as const)
      enter(table, { kind: 'bid', seat, bid } as never);
    const { page, complaints, abroad } = await watch(table);
    await expect.poll(() => page.textContent('h1')).toContain('Mo bids.');
    await expect.poll(() => page.locator('[aria-current="true"]').innerText()).toContain('Mo');
    await expect.poll(() => page.locator('[role="row"]').allInnerTexts()).toHaveLength(5);
    expect(complaints).toEqual([]);
    expect(abroad).toEqual([]);
    await leave(page);
  });

  test('has the one winning card solid, and the sum that a feature wants', async () => {
    const table = questTable({ captains: 4, depth: 'cards', dealer: 'green', map: cornerReef, luck: 2 });
    enter(table, {
      kind: 'setTable',
      fields: { cards: 3, 'square.yellow': 'c3-1' },
    } as never);
    for (const seat of ['red', 'blue', 'yellow']) enter(table, { kind: 'bid', seat, bid: 1 } as never);
    enter(table, { kind: 'bid', seat: 'green', bid: 1 } as never);
    enter(table, { kind: 'playCard', seat: 'red', card: 'axes-7' } as never);
    enter(table, { kind: 'playCard', seat: 'blue', card: 'axes-9' } as never);
    enter(table, { kind: 'tryFeature', seat: 'yellow', card: 'shields-6' } as never);
    enter(table, { kind: 'roll', seat: 'yellow', face: '1' } as never);
    const { page } = await watch(table);
    await expect
      .poll(() => page.locator('.card.winning').getAttribute('aria-label'))
      .toBe('Bartholomew: 9 of axes');
    await page.locator('h1', { hasText: 'Mo is one short.' }).waitFor();
    await expect.poll(() => page.locator('.sums').innerText()).toContain('the price of');
    await leave(page);
  });

  test('shows every square that may be gone to, on the map, with its price', async () => {
    const table = questTable({ depth: 'score', dealer: 'green', map: cornerReef });
    for (const [seat, bid] of [
      ['red', 1],
      ['blue', 0],
      ['yellow', 0],
      ['green', 0],
    ] as const)
      enter(table, { kind: 'bid', seat, bid } as never);
    for (const [seat, won] of [
      ['red', 2],
      ['blue', 0],
      ['yellow', 0],
    ] as const)
      enter(table, { kind: 'countFights', seat, won } as never);
    const { page } = await watch(table);
    const view = pirateQuest.view(table.state.game as never, { kind: 'table' }) as never as {
      moving: { legal: readonly unknown[] };
    };
    expect(view.moving.legal.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.square.legal').count()).toBe(view.moving.legal.length);
    await leave(page);
  });

  test('without a session says so, and before it is let in says which number knocks', async () => {
    const { page } = await watch(undefined);
    expect(await textOf(page)).toContain('No evening is open yet.');
    await leave(page);
  });

  test('says within three seconds that the network is gone, waits for nobody meanwhile, and comes back', async () => {
    const table = questTable({ depth: 'fights', dealer: 'green' });
    const { page } = await watch(table);
    const cable = await cableOf(page);
    await expect.poll(() => page.locator('.lead').count()).toBe(1);
    cable.pull();
    const lost = page.getByText('No connection since');
    await lost.waitFor({ timeout: 3500 });
    await page.locator('.lead').waitFor({ state: 'detached' });
    cable.plug();
    await lost.waitFor({ state: 'detached' });
    await leave(page);
  });

  test('keeps its picture while it is frozen, says so, and then shows the present', async () => {
    const table = questTable({ depth: 'fights', dealer: 'green' });
    const { page } = await watch(table);
    displays.link.hub.freeze();
    enter(table, { kind: 'bid', seat: 'red', bid: 1 } as never);
    await page.getByText('This picture is kept as of').waitFor();
    await expect.poll(() => page.textContent('h1')).toContain('Ines bids.');
    displays.link.hub.unfreeze();
    await page.locator('h1', { hasText: 'Bartholomew bids.' }).waitFor();
    expect(await textOf(page)).not.toContain('This picture is kept');
    await leave(page);
  });

  test('draws the whole race once more when the evening is over, and one press skips to its end', async () => {
    const table = questTable({ captains: 3, depth: 'fights', map: cornerReef });
    const chance = random(5);
    for (let fact = 0; fact < 4000 && table.prompts.length > 0; fact++) playOn(table, chance);
    const { page: still } = await watch(table, '', { reducedMotion: 'reduce' });
    await still.locator('h1', { hasText: /wins/ }).waitFor();
    await still.locator('.race .lines path').first().waitFor();
    expect(await isDrawing(still)).toBe(false);
    expect(await still.getByRole('button').count()).toBe(0);
    const story = await still.locator('.story li').allInnerTexts();
    expect(story.length).toBeGreaterThan(0);
    expect(story.length).toBeLessThanOrEqual(3);
    await still.getByText('picture to keep: console or any phone').waitFor();
    expect(await complaintsInBothLooks(still)).toEqual([]);
    await leave(still);
    displays.host.play(table);
    const moving = { viewport: screens['16:9'], reducedMotion: 'no-preference' } as const;
    const { page } = await displays.open('/table', moving);
    // Whatever moved is brought to its end as a page is opened here; loaded anew, it moves as anywhere.
    await page.reload();
    await page.locator('.race .lines path').first().waitFor();
    await expect.poll(() => isDrawing(page)).toBe(true);
    // Any key skips it.
    await page.keyboard.press('x');
    await expect.poll(() => isDrawing(page)).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    await leave(page);
  });

  test('is clean to axe by evening and by day', async () => {
    const table = questTable({ depth: 'cards', dealer: 'green', map: cornerReef });
    const { page } = await watch(table, '?lang=de');
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await leave(page);
  });

  test.each([
    [1, 'cards'],
    [4, 'fights'],
  ] as const)(
    'no word is smaller than a 36th of its height, and none lies over another: %i captains with long German names at depth %s',
    async (captains, depth) => {
      const table = questTable({ captains, depth, long: true, map: cornerReef });
      const shown = await watch(table, '?lang=de');
      const { page } = shown;
      const chance = random(captains * 31);
      for (let look = 0; look < 3; look++) {
        for (let fact = 0; fact < 24; fact++) playOn(table, chance);
        await shown.caughtUp();
        for (const size of Object.values(screens)) {
          await resized(page, size);
          const words = await wordsOf(page);
          const least = size.height / 36 - 0.05;
          expect(words.filter(({ size: height }) => height < least).map(({ text }) => text)).toEqual([]);
          expect(overlaps(words)).toEqual([]);
          expect(beyond(words, size)).toEqual([]);
        }
      }
      await leave(page);
    },
  );

  test.each(Object.values(games).map((game) => [game.title, game] as const))(
    'stays right through facts, undos, redos and corrections of %s against a fresh load',
    async (_, game) => {
      const tally = await watchTelevision(displays, { game, changes: 48, every: 24, seed: 5 });
      expect(tally.wrongs).toEqual([]);
      expect(Math.min(tally.facts, tally.undos, tally.redos, tally.corrections)).toBeGreaterThan(0);
    },
  );
});
