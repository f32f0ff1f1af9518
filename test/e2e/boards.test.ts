import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePath, unpainted } from '../support/chromium.ts';
import { needs } from '../support/needs.ts';
import { browsing, type Browsing } from './support/browser.ts';
import { folder, passOf, portOf, start, type Folder, type Program } from './support/program.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`a board of the table’s own${need.reason}`, () => {
  let browsers: Browsing;
  let data: Folder;
  let program: Program;
  let address: string;

  beforeAll(async () => {
    browsers = await browsing(undefined, unpainted, pagePath);
    data = folder();
    program = start(['--headless', '--data', data.path, '--port', '0']);
    address = `http://127.0.0.1:${await portOf(program)}`;
  });
  afterAll(async () => {
    await browsers.close();
    await program.end();
    data.remove();
  });

  const choose = async (page: Page) => {
    const fresh = page.getByRole('region', { name: 'New evening' });
    await fresh.getByRole('radio', { name: "The Pirate's Flag" }).check();
    const names = fresh.getByRole('textbox');
    for (const [at, name] of ['Ines', 'Freya', 'Mo'].entries()) await names.nth(at).fill(name);
  };
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.ask h1').first().waitFor();
  };
  const cell = (page: Page, row: number, column: string) =>
    page.getByLabel(`Row ${row}, ${column}`, { exact: true });

  test('is written on the console, saved as a file, read at the next game, and sailed on', async () => {
    const { page, complaints } = await browsers.visit(`${address}/#${await passOf(program)}`);
    await choose(page);
    await begin(page);
    await page.keyboard.press('e');

    await page.getByRole('button', { name: 'The board', exact: true }).click();
    await cell(page, 1, 'Name').fill('Our pass');
    await cell(page, 1, 'Spaces').fill('40');
    await page.getByRole('button', { name: 'Marks on the board' }).click();
    await cell(page, 1, 'Space').fill('45');
    await page.getByRole('button', { name: 'Enter 1 change' }).click();
    await page.getByText('Refused: a dock at 45, and only 0 to 39 will do.').first().waitFor();
    await cell(page, 1, 'Space').fill('3');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const path = await (await saving).path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      board: { name: 'Our pass', spaces: 40, docks: [3, 10, 16, 22, 28, 33] },
    });

    await page.goto(address);
    await choose(page);
    await page.getByLabel('Read a file').setInputFiles(path);
    await page.getByText('Board: Our pass.').waitFor();
    await begin(page);
    const tv = await browsers.visit(`${address}/table`);
    await tv.page.getByText('Our pass').waitFor();

    await page.getByRole('button', { name: 'Ines', exact: true }).first().click();
    await page.getByRole('heading', { name: /Ines rolls two/ }).waitFor();
    await page.keyboard.press('4');
    // There is one course only, so it is sailed at once: past our dock at 3; the sample's first lies behind 4.
    await page
      .getByText(/47 to draw/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
