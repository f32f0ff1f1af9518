import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../src-main/link/handler.ts';
import { examples } from '../../support/examples.ts';
import { codeOn } from '../../e2e/support/browser.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, complaintsOfAxe } from '../house.ts';

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
    await page.locator('.two, main.told, main h1:not(.unseen)').first().waitFor();
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
    await leave(page);
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
    const logbook = page.getByRole('region', { name: 'Logbook' });
    await logbook.getByRole('button', { name: /evenings/ }).click();
    await page.waitForURL('**/logbook');
    await rowsOf(page).nth(4).waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(5);
    await expect.poll(() => page.locator('[data-row] .winner').count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: /^Flag/ }).click();
    await page.getByRole('heading', { level: 1, name: '1 evening of 5.' }).waitFor();
    await rowsOf(page).first().waitFor();
    await expect.poll(() => rowsOf(page).locator('.game').allTextContents()).toEqual(['Flag']);
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
    await page.locator('[data-row] a', { hasText: 'never behind' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ines wins by four, never behind.' }).waitFor();
    await expect.poll(() => page.locator('.turns li').count()).toBe(3);
    await page.getByRole('row', { name: /Ines.* 5 of 6/ }).waitFor();
    // At its last entry the television shows how the evening ended.
    const end = page.locator('.end h1', { hasText: 'Ines wins by four,' });
    await end.waitFor();
    // The first turn is pressed: the television and the list go there.
    await page.locator('.turns button').first().click();
    const entry = page.locator('li.now');
    await entry.waitFor();
    const at = await entry.getAttribute('data-entry');
    await page.locator('.where', { hasText: `${at} of 181` }).waitFor();
    await expect.poll(() => entry.isVisible()).toBe(true);
    await page.getByRole('img', { name: 'The television as it was at this entry' }).waitFor();
    await end.waitFor({ state: 'detached' });
    await entry.getByRole('button').click();
    await entry.getByText('entered', { exact: true }).waitFor();
    await page.getByText('Title, place and remark').click();
    await page.getByLabel('Place').fill('The attic');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
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

  test('says of every game who wins it, whether the seat matters, and how long it takes', async () => {
    const page = await open('?games=');
    await page.getByRole('heading', { level: 2, name: 'Whether the seat at the table matters' }).waitFor();
    await page.getByRole('link', { name: /^Tricks/ }).click();
    await page
      .getByRole('link', { name: /^Tricks/ })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await page.getByRole('row', { name: /captains 2$/ }).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.keyboard.press('t');
    await page.getByText('too few to tell').first().waitFor();
    await page.getByText('the longest').locator('..').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /wins/ }).waitFor();
  });

  test('says of every die what came up, and judges only what a reader saw', async () => {
    const page = await open('?dice=');
    await page.getByRole('heading', { level: 1, name: 'No reader has seen a die yet.' }).waitFor();
    await page.getByText('What people type is counted').first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('checks every file, copies all to a folder, and takes back what it has given, once', async () => {
    const page = await open('?files=');
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('5 files, whole byte for byte.').waitFor();
    const folder = mkdtempSync(join(tmpdir(), 'qm-stick-'));
    await page.getByLabel('Folder').fill(folder);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied, read again, and whole.').waitFor();
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\.zip$/);
    const broken = join(folder, 'half.json');
    writeFileSync(broken, '{"quartermaster":"evening","version":1,');
    await page.locator('input[type=file]').setInputFiles([join(folder, name), broken]);
    await page.getByText('4 were here already.').waitFor();
    await page.getByText(/half\.json: /).waitFor();
    // Of many not each by itself is told, but what came of all, and why of those that were refused.
    const copies = Array.from({ length: 24 }, (_, nth) => ({
      name: `copy-${nth}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(nth === 7 ? '{"quartermaster":"evening"' : readFileSync(broken)),
    }));
    const whole = { name: 'all.zip', mimeType: '', buffer: readFileSync(join(folder, name)) };
    await page.locator('input[type=file]').setInputFiles([...copies, whole]);
    await page.getByText('25 files brought. 4 were here already. 24 were refused.').waitFor();
    await page.getByText(/copy-7\.json: /).waitFor();
    await page.getByText('all.zip', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Make it anew' }).click();
    await page.getByText('Done.').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('hands an evening over in every form, and each chart as a picture', async () => {
    const page = await open();
    await page.locator('[data-row] a', { hasText: 'never behind' }).first().click();
    await page.getByRole('button', { name: 'Take along' }).click();
    const saved = async (press: () => Promise<void>): Promise<readonly [string, Buffer]> => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return [download.suggestedFilename(), readFileSync(await download.path())];
    };
    const take = page.getByRole('region', { name: 'Take along' });
    for (const [label, ending, begins] of [
      ['PNG', '.png', '\x89PNG'],
      ['SVG', '.svg', '<svg'],
      ['PDF', '.pdf', '%PDF'],
      ['.bgsplay', '.bgsplay', '{'],
      ['CSV', '-csv.zip', 'PK'],
      ['JSON', '.json', '{'],
      ['File', '.quartermaster', 'SQLite format 3'],
    ] as const) {
      const [name, bytes] = await saved(() =>
        take
          .locator('button')
          .filter({ has: page.getByText(label, { exact: true }) })
          .click(),
      );
      expect([name.endsWith(ending), bytes.toString('latin1', 0, 40).startsWith(begins)]).toEqual([
        true,
        true,
      ]);
    }
    const race = page.locator('section', { hasText: 'The race' }).first();
    const [svgName, svg] = await saved(() => race.getByRole('button', { name: /^SVG/ }).click());
    expect(svgName).toMatch(/-race\.svg$/);
    expect(svg.toString()).toContain('@font-face');
    expect(svg.toString()).not.toMatch(/class=|var\(--/);
    const [, png] = await saved(() => race.getByRole('button', { name: /^PNG/ }).click());
    // Twice as many dots as the drawing is wide.
    expect(png.readUInt32BE(16)).toBeGreaterThan(1200);
    await page.getByRole('slider', { name: 'The race' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.locator('p.point').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('plays an evening on the television, and shows the code of its result there', async () => {
    const tv = (await stand.visit('/table', { painted: true })).page;
    const page = await open();
    await page.locator('[data-row] a', { hasText: 'never behind' }).first().click();
    await page.getByRole('button', { name: 'Film on the TV' }).click();
    await tv.getByText('Ines').first().waitFor();
    await page.locator('.turns button').first().click();
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'On the TV', exact: true }).click();
    await tv.getByRole('heading', { name: 'Take the result along' }).waitFor();
    const code = await codeOn(tv);
    expect(code).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
    await page.getByRole('button', { name: 'Off the TV' }).last().click();
    await tv.getByRole('heading', { name: 'Take the result along' }).waitFor({ state: 'detached' });
    await page.goBack();
    await tv.getByText('Ines').first().waitFor({ state: 'detached' });
  });

  test('goes on with an evening that is not over', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/console');
    await stand.house.companion.leave();
  });

  test('has nothing for axe to find by evening and by day, in German, on a phone', async () => {
    const page = await open('?lang=de', { width: 390, height: 844 });
    await rowsOf(page).first().waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toMatch(rawKeys);
    await page.locator('[data-row] a', { hasText: 'nie überholt' }).first().click();
    await page.locator('main.told figure table').first().waitFor({ state: 'attached' });
    await page.locator('[data-entry="181"]').waitFor();
    // From entry to entry one goes wherever one reads.
    const walk = page.locator('.walk');
    expect(await walk.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight + 1)).toBe(true);
    await walk.getByRole('button', { name: 'Eintrag davor' }).click();
    await walk.getByText('180 von 181').waitFor();
    // At the end it lies over nothing.
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight });
    });
    expect(await complaintsInBothLooks(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toMatch(rawKeys);
  });
});
