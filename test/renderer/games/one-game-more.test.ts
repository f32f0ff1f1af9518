import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { build, pagesBuild } from '../../../src-main/shell/build.ts';
import type * as House from '../../../src-main/shell/house.ts';
import { treeWithOneMore } from '../../contract/one-game-more.ts';
import { needs } from '../../support/needs.ts';
import { complaintsInBothLooks, openStand, until, type Stand } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

describe.skipIf(need.missing)(`a game that was added in one folder and three lines${need.reason}`, () => {
  let tree: string;
  let stand: Stand;
  beforeAll(async () => {
    tree = treeWithOneMore();
    const wrong = await build(tree, pagesBuild);
    if (wrong !== undefined) throw new Error(wrong);
    const { openHouse } = (await import(
      /* @vite-ignore */ join(tree, 'src-main/shell/house.ts')
    )) as typeof House;
    stand = await openStand(openHouse, () => Promise.resolve(join(tree, 'out/renderer')));
  }, 240_000);
  afterEach(async () => {
    await stand.clear();
    await stand.house.companion.leave();
  });
  afterAll(async () => {
    await stand.close();
    rmSync(tree, { recursive: true });
  });

  async function at(path: string, options: object = {}): Promise<Page> {
    const { page } = await stand.visit(path, options);
    page.setDefaultTimeout(30_000);
    return page;
  }
  const scores = () =>
    Object.fromEntries(
      stand.table.game.standings(stand.table.state.game).ranks.map(({ seat, score }) => [seat, score]),
    );
  const rawKeys =
    /\b(page|prompt|answer|tell|field|option|before|unit|rule|depth|logbook|story)\.[a-z]|\{\w+/;

  test('is offered, begun with a pack and its house rule, and without the pack that rule is not asked', async () => {
    const page = await at('/');
    await page.locator('.columns').waitFor();
    await page.getByLabel('Soundings').check();
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel('How many fathoms win.').fill('12');
    await page.getByLabel('How many fathoms win.').press('Tab');
    const shoal = page.getByLabel('A cast of so many runs aground.');
    expect(await shoal.count()).toBe(0);
    await page.getByLabel('Shoals').check();
    await shoal.fill('2');
    await shoal.press('Tab');
    expect(await page.locator('body').innerText()).not.toMatch(rawKeys);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    await page.locator('.ask h1', { hasText: 'casts the lead.' }).waitFor();
    expect(stand.table.state.game).toMatchObject({
      options: { goal: 12, shoal: 2 },
      chosen: { packs: ['sea', 'shoals'] },
    });
  });

  test('is played at the console, on a phone and by word, and seen on television and overlay, in two languages', async () => {
    await stand.begin('soundings', { options: { goal: 12 } });
    const page = await at('/console');
    const television = await at('/table', { viewport: { width: 1280, height: 720 }, locale: 'de-DE' });
    const overlay = await at('/overlay?place=third', { viewport: { width: 1280, height: 720 } });
    await page.locator('.ask h1', { hasText: 'Ines casts the lead.' }).waitFor();
    await television.getByText('wirft das Lot.').first().waitFor();
    await page.keyboard.press('5');
    await until(() => scores()['red'] === 5);
    const phone = await at('/captain', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.getByLabel('Free seats').getByText('Bartholomew').click();
    await phone.getByText('You cast the lead.').first().waitFor();
    await phone.getByRole('button', { name: '6 fathoms' }).click();
    await until(() => scores()['blue'] === 6);
    await overlay.locator('section', { hasText: 'Mo casts the lead.' }).waitFor();
    const shown = await television.locator('body').innerText();
    expect(shown).toMatch(/Lotung/);
    expect(shown).toMatch(/Bartholomew[\s\S]*6/);
    for (const one of [page, television, overlay, phone])
      expect(await one.locator('body').innerText()).not.toMatch(rawKeys);
    expect(await complaintsInBothLooks(page)).toEqual([]);
    expect(await complaintsInBothLooks(television)).toEqual([]);
  });

  test('is corrected at the console, ends, and is told in the logbook', async () => {
    await stand.begin('soundings', { options: { goal: 12 } });
    const casts = [4, 5, 1, 1, 4, 5, 1, 1] as const;
    for (const [nth, fathoms] of casts.entries()) {
      const seat = (['red', 'blue', 'yellow', 'green'] as const)[nth % 4] ?? 'red';
      stand.house.companion.take({ kind: 'cast', seat, fathoms }, keeper);
    }
    const page = await at('/console');
    await page.locator('.ask h1', { hasText: 'Ines casts the lead.' }).waitFor();
    stand.house.companion.take({ kind: 'setRight', field: 'fathoms', seat: 'red', value: 9 }, keeper);
    await page.keyboard.press('6');
    await until(() => stand.table.game.standings(stand.table.state.game).over);
    const television = await at('/table', { viewport: { width: 1280, height: 720 } });
    await television.getByText('Ines').first().waitFor();
    await stand.house.companion.leave();
    const book = await at('/logbook');
    await book.locator('[data-row] .game', { hasText: 'Soundings' }).first().waitFor();
    await book.locator('[data-row] a').first().click();
    await book.getByText('Ines wins').first().waitFor();
    expect(await book.locator('body').innerText()).not.toMatch(rawKeys);
    await television.getByText('Cast the lead, and be the first in deep water.').waitFor();
  });
});
