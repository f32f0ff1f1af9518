import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { longNames } from '../quest/evening.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`what a table types in${need.reason}`, () => {
  const stand = atAStand();
  const key = asAPerson();

  test.each([
    ['pirates-flag', 6],
    ['pirate-quest', 6],
    ['pirate-tricks', 5],
  ] as const)(
    'can be read whole in every cell of E of %s, with %i captains of very long names, at 1366 × 768',
    async (game, seats) => {
      const captains = seatIds.slice(0, seats).map((seat, at) => ({ seat, captain: longNames[at] ?? seat }));
      await stand.begin(game, { captains, depth: 'cards' });
      const { page } = await stand.visit('/console?lang=de');
      await page.locator('.ask').waitFor();
      await key(page, 'E');
      const tabs = page.locator('.sheets .tabs button');
      await tabs.first().waitFor();
      const cut = new Map<string, readonly string[]>();
      for (let at = 0; at < (await tabs.count()); at++) {
        const name = await tabs.nth(at).innerText();
        if (name === 'Die Karte') continue;
        await tabs.nth(at).click();
        // Where a card has an editor of its own, all rows lie folded below it.
        for (const fold of await page.locator('.panel details:not([open]) > summary').all())
          await fold.click();
        await page.locator('.panel td').first().waitFor();
        const found = await page.evaluate(() => {
          const cells = [...document.querySelectorAll<HTMLInputElement>('.panel td input[type=text]')];
          const isCut = (one: Element): boolean => one.scrollWidth > one.clientWidth;
          return cells.filter(isCut).map(({ value }) => value);
        });
        if (found.length > 0) cut.set(name, found);
        const wide = await page
          .locator('.panel .window')
          .evaluateAll((all) =>
            all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((over) => over > 0),
          );
        if (wide.length > 0) cut.set(name, [...found, `${String(wide[0])} too wide`]);
      }
      expect([...cut]).toEqual([]);
    },
  );
});

test('a table types in nothing of Pirate Attack, whose cards are all printed', () => {
  const typedIn = (game: string) =>
    readdirSync(join(import.meta.dirname, '../../../src-renderer/games', game)).filter((file) =>
      /^(tables|sheet)\.ts$/.test(file),
    );
  expect(typedIn('pirate-quest')).toEqual(['sheet.ts', 'tables.ts']);
  expect(typedIn('pirate-attack')).toEqual([]);
});
