import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains, until } from '../house.ts';

const need = needs('chromium');

/** The digits of an amount, and Enter where a longer one may begin the same. */
const told = (amount: number): readonly string[] => (amount === 0 ? ['0'] : [...String(amount), 'Enter']);

interface Tricks {
  readonly loon: Readonly<Record<string, number>>;
  readonly round: { readonly number: number; readonly rows: readonly { readonly taken: unknown }[] };
}

describe.skipIf(need.missing)(`Pirate Tricks by the keyboard alone${need.reason}`, () => {
  const stand = atAStand();
  const state = () => stand.table.state.game as unknown as Tricks;
  const entries = () => stand.table.log.entries.length;

  async function desk(depth: string): Promise<Page> {
    await stand.begin('pirate-tricks', { depth, captains });
    const { page } = await stand.visit('/console');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    return page;
  }
  const press = asAPerson();

  /** Keys that enter one fact; it is on the disk and in the log on the page. */
  async function enter(page: Page, ...keys: readonly string[]): Promise<void> {
    const before = entries();
    for (const key of keys) await press(page, key);
    await until(() => entries() > before);
    await page.locator('.log .next .number', { hasText: String(entries() + 1) }).waitFor();
  }
  /** Tab until the focus is on the button of this name. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      const words = await page.evaluate(() =>
        document.activeElement instanceof HTMLButtonElement ? document.activeElement.textContent : '',
      );
      if (name.test(words)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${String(name)}`);
  }

  test('a round of which only the score is told: the captain, then the price, then one number a head', async () => {
    const page = await desk('score');
    const ask = page.getByRole('region', { name: 'What is asked' });
    await ask.getByRole('button', { name: /^Bartholomew/ }).waitFor();
    await page.keyboard.press('S');
    await ask.getByRole('button', { name: 'Choose again' }).waitFor();
    await page.keyboard.press('Backspace');
    await ask.getByRole('button', { name: 'Choose again' }).waitFor({ state: 'detached' });
    await enter(page, 'A', ...told(3));
    await enter(page, 'S', ...told(12));
    await enter(page, 'D', ...told(0));
    expect(state().loon).toEqual({ red: 9, blue: 0, yellow: 12, green: 12 });
    for (const amount of [5, 1, 0, 7]) await enter(page, ...told(amount));
    expect(state().loon).toEqual({ red: 14, blue: 1, yellow: 12, green: 19 });
    expect(state().round.number).toBe(2);
    await enter(page, 'U');
    expect(state().round.number).toBe(1);
  });

  test('a round with whispered bids, tricks told by who took them, and amounts told by hand', async () => {
    const page = await desk('fights');
    const ask = page.getByRole('region', { name: 'What is asked' });
    for (const card of ['gang of three', 'gang of two', 'bountiful', 'capture card 1']) {
      await ask.getByRole('combobox').waitFor();
      await press(page, '/');
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      for (const letter of card) await press(page, letter === ' ' ? 'Space' : letter);
      await enter(page, 'Enter');
    }
    for (const bids of [
      [3, 2, 0, 1],
      [2, 0, 1],
      [1, 0],
    ]) {
      for (const bid of bids) {
        await ask.getByText('Answered in secret').waitFor();
        await tabTo(page, /answer here/);
        await enter(page, 'Enter');
        await ask.getByRole('button', { name: /^0.*leaves/ }).waitFor();
        await enter(page, ...told(bid));
      }
    }
    expect(state().round.rows.map(({ taken }) => taken)).toMatchObject([
      { seat: 'red', bid: 3 },
      { seat: 'blue', bid: 2 },
      { seat: 'yellow', bid: 1 },
      { seat: 'green', bid: 0, how: 'free' },
    ]);
    await ask.getByRole('button', { name: 'All have two aside' }).waitFor();
    await enter(page, '1');
    for (const taker of ['A', 'A', 'A', 'S', 'S', 'S', 'D', 'D', 'G', 'G']) {
      await ask.getByRole('button', { name: 'Freya', exact: true }).waitFor();
      await enter(page, taker);
    }
    await ask.getByText('Capture card 1').first().waitFor();
    for (const amount of [4, 0, 0, 2]) await enter(page, ...told(amount));
    expect(state().round.number).toBe(2);
    expect(state().loon).toEqual({ red: 9 + 4 + 6, blue: 10 + 6, yellow: 11 + 4, green: 12 + 2 + 4 });
  }, 240_000);
});
