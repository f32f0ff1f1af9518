import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src-main/rules/games.ts';
import { needs } from '../../support/needs.ts';
import { random } from '../../support/random.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { playOn } from '../quest/evening.ts';

const need = needs('chromium');

/** Every id of a piece that comes with a game, of those that are no words by themselves. */
const ids = new Set(
  Object.values(games).flatMap((game) =>
    game.pieces().flatMap(({ row }) => (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(row) ? [row] : [])),
  ),
);

/** What is a name to the program alone: ids of pieces and squares, keys of catalogues, kinds of commands, files. */
function idsIn(text: string): readonly string[] {
  const hyphenated = text.match(/\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b/g) ?? [];
  return [
    ...hyphenated.filter((one) => ids.has(one)),
    ...(text.match(/\bc\d+-\d+\b/g) ?? []),
    ...(text.match(/\b[a-z]+\.[a-z][a-z-]+(?:\.[a-z-]+)*\b/g) ?? []),
    ...(text.match(/\b[a-z]+[A-Z][a-z]+\w*/g) ?? []),
    ...(text.match(/\S+\.quartermaster\b/g) ?? []),
    ...(text.match(/\{\w+[|}]/g) ?? []),
  ];
}

/** Everything that can be read on the page, in fields and lists to choose from too. */
const readOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=checkbox], [type=radio])',
      ),
    ];
    const offered = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    return [document.body.innerText, ...fields.map(({ value }) => value), ...offered, ...labels].join('\n');
  });

describe.skipIf(need.missing)(`names that only the program knows${need.reason}`, () => {
  const stand = atAStand();
  const press = asAPerson();
  /** The folder has a name of chance, such as `qm-stand-zaywLt`, and its owner named it: it says where the files are. */
  const idsOn = async (page: Page): Promise<Set<string>> =>
    new Set(idsIn((await readOn(page)).replaceAll(stand.data, 'the folder')));

  test('are known to this test', () => {
    expect(ids.size).toBeGreaterThan(300);
    const told = 'axes-7 c3-3 prompt.bid playCard friday.quartermaster {count|card|cards}';
    expect(idsIn(`Ines bids 3. ${told}`)).toEqual([
      'axes-7',
      'c3-3',
      'prompt.bid',
      'friday.quartermaster',
      'playCard',
      'friday.quartermaster',
      '{count|',
    ]);
    expect(idsIn('Ines bids 3. Row 1 of 4, well-known; 19.11.2026.')).toEqual([]);
  });

  test.each(Object.values(games).map(({ id, depths }) => [id, depths.at(-1)] as const))(
    'stand nowhere on the console of %s, with whatever is open on it',
    async (game, depth) => {
      await stand.begin(game, { depth });
      const chance = random(7);
      for (let fact = 0; fact < 70; fact++) playOn(stand.table, chance);
      const { page } = await stand.visit('/console');
      await page.locator('.ask, .once-more').first().waitFor();
      const found: string[] = [];
      const look = async (where: string): Promise<void> => {
        for (const one of await idsOn(page)) found.push(`${where}: ${one}`);
      };
      await look('table');
      for (const key of ['X', 'T', 'E', '?', 'W', 'M']) {
        await press(page, key);
        await page.locator('.sheets .panel').waitFor();
        await look(key);
        if (key === 'E')
          for (const tab of await page.locator('.sheets [role=tab], .sheets .tabs button').all()) {
            const name = await tab.innerText();
            await tab.click();
            await look(`E, ${name}`);
            if ((await page.getByRole('dialog').count()) > 0) await press(page, 'Escape');
          }
        if (key === 'M') {
          await page.getByRole('button', { name: 'The table as it stands' }).click();
          await look('as it stands');
        }
        // A window over a sheet is left first.
        for (let layers = 0; layers < 3 && (await page.locator('.sheets .panel').count()) > 0; layers++) {
          await press(page, 'Escape');
          await page.waitForTimeout(150);
        }
        await page.locator('.sheets .panel').waitFor({ state: 'detached' });
      }
      await press(page, 'C');
      for (let back = 0; back < 5; back++) {
        await page.locator('.editor .told').waitFor();
        for (const fold of await page.locator('.editor summary').all()) await fold.click();
        await look('correct');
        for (let step = 0; step < 4; step++) await page.locator('.steps button').first().click();
      }
      expect([...new Set(found)]).toEqual([]);
    },
  );

  test.each(Object.values(games).map(({ id, depths }) => [id, depths.at(-1)] as const))(
    'stand neither on the start page nor on television, phone, overlay and logbook of %s',
    async (game, depth) => {
      await stand.begin(game, { depth, place: 'the attic' });
      const chance = random(11);
      for (let fact = 0; fact < 60; fact++) playOn(stand.table, chance);
      const found: string[] = [];
      const look = async (where: string, page: Page): Promise<void> => {
        for (const one of await idsOn(page)) found.push(`${where}: ${one}`);
      };
      for (const path of ['/table', '/overlay']) {
        const { page } = await stand.visit(path);
        page.setDefaultTimeout(4000);
        await page.getByText('Ines').first().waitFor({ state: 'attached' });
        await look(path, page);
      }
      const { page: phone } = await stand.visit('/captain', { viewport: { width: 390, height: 844 } });
      phone.setDefaultTimeout(4000);
      await phone.getByLabel('Free seats').getByText('Ines').click();
      await phone.getByLabel('Free seats').waitFor({ state: 'detached' });
      await look('/captain', phone);
      await stand.house.companion.leave();
      const { page: start } = await stand.visit('/');
      start.setDefaultTimeout(4000);
      await start.getByRole('region', { name: 'Logbook' }).getByRole('listitem').first().waitFor();
      await start.getByText('Earlier evenings').click();
      await look('start', start);
      await start
        .locator('label', { hasText: games[game as keyof typeof games].title })
        .locator('input')
        .check();
      await start.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await look('new session', start);
      const { page: book } = await stand.visit('/logbook');
      book.setDefaultTimeout(4000);
      await book.locator('[data-row] a').first().click();
      await book.locator('main.told').waitFor();
      await look('/logbook', book);
      expect([...new Set(found)]).toEqual([]);
    },
  );
});
