import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { until } from '../house.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`an evening told by what stands on the console${need.reason}`, () => {
  const stand = atAStand();
  const key = asAPerson();
  const entries = () => stand.table.log.entries.length;
  let presses = 0;

  /** What is drawn of the question, and nothing else of it. */
  const asked = (page: Page) => page.getByRole('region', { name: 'What is asked' });
  async function drawn(page: Page): Promise<void> {
    const next = page.locator('.log .next .number');
    await expect
      .poll(async () => [await next.innerText(), entries() + 1].join(' of '))
      .toMatch(/^(\d+) of \1$/);
  }
  /** One press, and until the page has answered it. */
  async function press(page: Page, what: Locator | string): Promise<void> {
    const before = await page.locator('main.centre').innerText();
    if (typeof what === 'string') await key(page, what);
    else await what.click();
    presses += 1;
    await expect
      .poll(() => page.locator('main.centre').innerText(), { interval: 20, timeout: 8000 })
      .not.toBe(before);
    await drawn(page);
  }
  const scrolled = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const inAsk = [...document.querySelectorAll('main, .ask, .ask *')];
      return scrollY + inAsk.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
    });
  /** The first answer that is offered, by its key where one is printed. */
  async function answer(page: Page): Promise<void> {
    const card = asked(page).locator('.cell.open, .cell.only');
    const button = asked(page).locator('.answers button.open, .pad button:not([aria-disabled=true])');
    // The cards are laid a moment after the question.
    await card.or(button).first().waitFor();
    if ((await card.count()) > 0) return press(page, card.first());
    const printed = await button.first().getAttribute('aria-keyshortcuts');
    await press(page, printed !== null && printed.length === 1 ? printed : button.first());
  }

  test('takes a press for each fact of a battle with its cards, one more for a card that is tried, two more the first time', async () => {
    await stand.begin('pirate-quest', { depth: 'cards', options: { openingDeal: 3 } });
    const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
    const enter = (command: object) => stand.house.companion.take({ command }, keeper);
    const faces = ['blank', 'X', 'bolt', '1', '2', 'circle+1'];
    enter({ kind: 'setFaces', die: 'green', faces });
    for (const seat of ['red', 'blue', 'yellow', 'green']) {
      enter({ kind: 'setRight', field: 'rank', seat, value: 2 });
      enter({ kind: 'setRight', field: 'colour', seat, value: 'green' });
    }
    enter({ kind: 'nameDealer', seat: 'green' });
    const { page } = await stand.visit('/console');
    await asked(page).locator('.answers').waitFor();
    const battle = () => (stand.table.state.game as unknown as { battle: { number: number } }).battle.number;
    const before = entries();
    presses = 0;
    let tries = 0;
    for (const bid of ['1', '1', '0', '0']) await press(page, bid);
    while (battle() === 1 && entries() - before < 60) {
      const side = asked(page).getByRole('button', { name: 'Try its feature' });
      if (tries < 2 && (await side.count()) > 0) {
        tries += 1;
        await key(page, 'Y');
        presses += 1;
        await asked(page).locator('[aria-pressed=true]').waitFor();
        await answer(page);
        // Fog for 1, which becomes a 5; then a bolt, so that it is short, and back in the hand.
        for (const digit of ['4', '2', '5']) await press(page, digit);
        await press(page, '0');
        if ((await asked(page).locator('.cell.open').count()) === 0) await answer(page);
      } else await answer(page);
      expect(await scrolled(page)).toBe(0);
    }
    const facts = entries() - before;
    console.log(`a battle of three cards each with two attempts: ${facts} facts, ${presses} presses`);
    expect(tries).toBe(2);
    expect(presses).toBeLessThanOrEqual(facts + tries + 2 * tries);
  }, 120_000);

  test('takes a press for each fact of The Pirate’s Flag', async () => {
    await stand.begin('pirates-flag');
    const { page } = await stand.visit('/console');
    await asked(page).locator('button').first().waitFor();
    const before = entries();
    presses = 0;
    while (entries() - before < 25) {
      const taken = entries();
      const square = asked(page).locator('.board .legal, .board [role=button], .board button');
      if ((await square.count()) > 0) await press(page, square.first());
      else await answer(page);
      await until(() => entries() > taken);
      expect(await scrolled(page)).toBe(0);
    }
    const facts = entries() - before;
    console.log(`The Pirate's Flag: ${facts} facts, ${presses} presses`);
    expect(presses).toBeLessThanOrEqual(facts);
  }, 120_000);
});
