import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsOfAxe } from '../house.ts';

const need = needs('chromium');
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'logbook' };

describe.skipIf(need.missing)(`the logbook's page${need.reason}`, () => {
  const stand = atAStand();

  /** Plays the recorded evening of a game, or its beginning. */
  async function play(game: string, lines = Number.POSITIVE_INFINITY): Promise<string> {
    const { companion } = stand.house;
    const example = examples.find((each) => each.game === game);
    if (!example) throw new Error(`no example of ${game}`);
    const begun = companion.begin(game, example.setup as never);
    if (!begun.ok) throw new Error(JSON.stringify(begun.no));
    for (const line of example.lines.slice(0, lines)) companion.take(line, keeper);
    await companion.leave();
    return (begun.value as { session: string }).session;
  }
  async function open(query = '', size = { width: 1366, height: 768 }): Promise<Page> {
    const { page } = await stand.visit(`/logbook${query}`, { viewport: size });
    await page.locator('.two, main.told').first().waitFor();
    return page;
  }
  const rowsOf = (page: Page) => page.locator('[data-row] a');
  const rawKeys = /\b(page|logbook|story|number|event|depth|option)\.[a-z]|\{\w+/;
  const isWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  test('looks meant without an evening, and with one', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'No evening yet' }).waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.context().close();
    await play('pirate-quest');
    const one = await open();
    await one.getByRole('heading', { level: 1, name: 'One evening so far.' }).waitFor();
    await rowsOf(one).first().waitFor();
    expect(await one.getByRole('searchbox').count()).toBe(0);
    await one.getByRole('heading', { name: 'What fills up with more' }).waitFor();
  });

  test('is reached from the start page, and lists evenings that are searched and narrowed', async () => {
    for (const game of ['pirate-tricks', 'pirates-flag', 'pirate-tricks']) await play(game);
    await play('pirate-quest', 20);
    const { page } = await stand.visit('/');
    await page.getByRole('button', { name: 'Logbook' }).click();
    await page.waitForURL('**/logbook');
    await rowsOf(page).nth(4).waitFor();
    expect(await rowsOf(page).count()).toBe(5);
    expect(await page.locator('[data-row] .winner').count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: /^Flag/ }).click();
    await page.getByRole('heading', { level: 1, name: '1 evening of 5.' }).waitFor();
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).locator('.game').allTextContents()).toEqual(['Flag']);
    await page.getByRole('button', { name: 'All games' }).click();
    await page.getByRole('searchbox').fill('nobody of that name');
    await page.getByText('No evening is like that.').waitFor();
    await page.getByRole('button', { name: 'All evenings' }).click();
    await rowsOf(page).nth(4).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.parentElement?.dataset['row'] === '1');
  });

  test('retells an evening: how it ended, where it turned, its entries with what they rest on', async () => {
    const page = await open();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.locator('[data-row] a', { hasText: 'never headed' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ines wins by four, never headed.' }).waitFor();
    expect(await page.locator('.turns li').count()).toBe(3);
    await page.getByRole('row', { name: /Ines.* 5 of 6/ }).waitFor();
    // The first turn is pressed: the television and the list go there.
    await page.locator('.turns button').first().click();
    const entry = page.locator('li.now');
    await entry.waitFor();
    const at = await entry.getAttribute('data-entry');
    await page.getByText(`${at} of 181`).waitFor();
    expect(await entry.isVisible()).toBe(true);
    await page.getByRole('img', { name: 'The television as it was at this entry' }).waitFor();
    await entry.getByRole('button').click();
    await entry.getByText('entered', { exact: true }).waitFor();
    await page.getByText('Title, place and remark').click();
    await page.getByLabel('Place').fill('The attic');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.locator('.when', { hasText: 'The attic' }).waitFor();
    await page.goBack();
    await page.locator('[data-row]', { hasText: 'The attic' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('throws an evening away and takes it back', async () => {
    const page = await open();
    await page.locator('[data-row] a', { hasText: 'Flag' }).click();
    await page.getByText('Title, place and remark').click();
    await page.getByRole('button', { name: 'To the trash' }).click();
    await page.getByRole('heading', { level: 1, name: /^4 evenings/ }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('heading', { level: 1, name: /^5 evenings/ }).waitFor();
  });

  test('has a page for every captain, renames one everywhere and makes one of two', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Captains' }).click();
    await page.getByRole('link', { name: /^Freya/ }).click();
    await page.getByRole('heading', { name: 'Wins by game' }).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByText('Name, guest, two that are one').click();
    await page.getByLabel('Name', { exact: true }).fill('Freyja');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('link', { name: /^Freyja/ }).waitFor();
    await page.getByLabel('Is the same as').selectOption({ label: 'Mo' });
    await page.getByRole('button', { name: 'They are one' }).click();
    await page.getByRole('link', { name: /^Freyja/ }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Mo/ }).waitFor();
  });

  test('goes on with an evening that is not over', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/console');
    await stand.house.companion.leave();
  });

  test.each(['evening', 'day'])('has nothing for axe to find by %s, in German, on a phone', async (look) => {
    const page = await open(`?look=${look}&lang=de`, { width: 390, height: 844 });
    await rowsOf(page).first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toMatch(rawKeys);
    await page.locator('[data-row] a', { hasText: 'nie überholt' }).first().click();
    await page.locator('main.told figure table').first().waitFor({ state: 'attached' });
    await page.locator('[data-entry="181"]').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toMatch(rawKeys);
  });
});
