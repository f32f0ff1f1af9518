import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { enter } from '../../contract/table.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { cableOf } from '../cable.ts';
import { complaintsOfAxe } from '../axe.ts';
import { openDisplays, type Displays } from '../displays.ts';
import { overlaps, wordsOf } from '../gallery.ts';
import { questTable } from '../quest/evening.ts';

const chromium = needs('chromium');

describe.skipIf(chromium.missing)(`the overlay${chromium.reason}`, () => {
  let displays: Displays;
  beforeAll(async () => {
    displays = await openDisplays(pirateQuest);
  });
  afterAll(() => displays.close());

  async function watch(query = '', captains = 4) {
    const table = questTable({ captains, long: captains === 6, depth: 'fights', dealer: 'red' });
    displays.host.play(table);
    const shown = await displays.open(`/overlay${query}`);
    await shown.page.waitForSelector('section');
    await shown.caughtUp();
    return { ...shown, table };
  }

  test('says what is asked and what each has, and lets the film through everywhere else', async () => {
    const { page, table, complaints, abroad, caughtUp } = await watch();
    enter(table, { kind: 'bid', seat: 'blue', bid: 2 } as never);
    await caughtUp();
    await expect.poll(() => page.locator('section').innerText()).toMatch(/Mo bids\.[\s\S]*Bartholomew\s*2/);
    const behind = await page.evaluate(() =>
      [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(new Set(behind)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    expect([complaints, abroad]).toEqual([[], []]);
    await leave(page);
  });

  test.each([
    ['across the foot', '?place=third', { left: true, right: true, top: false }],
    ['in the upper corner where reading begins', '?place=corner', { left: true, right: false, top: true }],
    ['in the other corner', '?place=corner&side=end', { left: false, right: true, top: true }],
  ])('stands %s as its address says', async (_, query, where) => {
    const { page } = await watch(query);
    const box = await page.locator('section').boundingBox();
    if (!box) throw new Error('no overlay');
    expect(box.x < 1280 * 0.1).toBe(where.left);
    expect(box.x + box.width > 1280 * 0.9).toBe(where.right);
    expect(box.y < 720 / 2).toBe(where.top);
    await leave(page);
  });

  test('is as large as its address says, within reason', async () => {
    const sizes: number[] = [];
    for (const size of ['70', '100', '900']) {
      const { page } = await watch(`?place=corner&size=${size}`);
      sizes.push((await page.locator('section').boundingBox())?.width ?? 0);
      await leave(page);
    }
    const [small = 0, usual = 0, unreasonable = 0] = sizes;
    expect(small / usual).toBeCloseTo(0.7, 1);
    expect(unreasonable).toBe(usual);
  });

  test('says that nothing is saved, and since when', async () => {
    const status = {
      head: 4,
      undo: 4,
      redo: null,
      paused: false,
      clock: { played: 0, isSure: true, asOf: 0, running: true },
      saving: { since: Date.UTC(2026, 0, 2, 20, 14), unsaved: 2, fault: null, held: 0, refused: [] },
    };
    const { page } = await watch();
    expect(await page.locator('[role="status"]').count()).toBe(0);
    await page.routeWebSocket(/link/, (route) => {
      const server = route.connectToServer();
      route.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        const sent = JSON.parse(String(message)) as { parts?: Record<string, unknown> };
        if (sent.parts && 'status' in sent.parts) sent.parts['status'] = status;
        route.send(JSON.stringify(sent));
      });
    });
    await page.reload();
    await page.locator('[role="status"]', { hasText: /Not saved since \d\d:\d\d\./ }).waitFor();
    await leave(page);
  });

  test.each([
    '?place=third&lang=de',
    '?place=third&lang=en&look=day',
    '?place=corner&lang=en',
    '?place=corner&lang=de&look=day',
  ])('with six of the longest names no word lies over another, and axe finds nothing: %s', async (query) => {
    const { page } = await watch(query, 6);
    expect(overlaps(await wordsOf(page))).toEqual([]);
    expect(await complaintsOfAxe(page)).toEqual([]);
    await leave(page);
  });

  test('leaves the film alone without a session, and says so when the network is gone', async () => {
    displays.host.play(undefined);
    const { page } = await displays.open('/overlay');
    const cable = await cableOf(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('section').count()).toBe(0);
    cable.pull();
    await page.getByText('No connection since').waitFor();
    await leave(page);
  });
});
