import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { until } from '../house.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`the keys of the console${need.reason}`, () => {
  const stand = atAStand();
  const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

  const enter = (command: object) => {
    expect(stand.house.companion.take({ command }, keeper)).toHaveProperty('seq');
  };
  const entries = () => stand.table.log.entries.length;
  const last = () =>
    JSON.parse(stand.table.log.entries.at(-1)?.command ?? '{}') as { readonly card?: string };
  const press = asAPerson();
  const foot = (page: Page) => page.locator('.foot').innerText();
  const caps = (page: Page) => page.locator('.foot kbd').allInnerTexts();

  /** Ines has led the 7 of axes; Bartholomew is asked. */
  async function atTheCards(led?: string): Promise<Page> {
    await stand.begin('pirate-quest', { depth: 'cards' });
    enter({ kind: 'nameDealer', seat: 'green' });
    for (const [seat, bid] of Object.entries({ red: 1, blue: 0, yellow: 1, green: 1 }))
      enter({ kind: 'bid', seat, bid });
    if (led !== undefined) enter({ kind: 'playCard', seat: 'red', card: led });
    const { page } = await stand.visit('/console');
    await page.getByRole('combobox').waitFor();
    return page;
  }
  async function entered(page: Page, ...keys: readonly string[]): Promise<void> {
    const before = entries();
    for (const key of keys) await press(page, key);
    await until(() => entries() > before);
    await page.locator('.log .next .number', { hasText: String(entries() + 1) }).waitFor();
  }

  test('act at once where a card is asked: no prompt takes the focus into its search', async () => {
    const page = await atTheCards('axes-7');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    await entered(page, 'U');
    await page.locator('.ask h1', { hasText: 'Ines' }).waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('');
    // With nothing looked for, Enter takes nothing.
    const before = entries();
    await press(page, 'Enter');
    await press(page, '/');
    await page.locator('[role=combobox]:focus').waitFor();
    await press(page, 'Enter');
    await press(page, 'Escape');
    await page.locator('[role=combobox]:focus').waitFor({ state: 'detached' });
    expect(entries()).toBe(before);
  });

  test('search for a card behind /, act with Alt in there, and are themselves again once one is picked', async () => {
    const page = await atTheCards('axes-7');
    expect(await foot(page)).toMatch(/\/\s*Find/);
    await press(page, '/');
    await page.locator('[role=combobox]:focus').waitFor();
    expect(await caps(page)).toEqual(['Esc', 'Alt']);
    for (const letter of 'u axes') await press(page, letter === ' ' ? 'Space' : letter);
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('u axes');
    const before = entries();
    await press(page, 'Alt+KeyU');
    await until(() => entries() > before);
    await page.locator('.ask h1', { hasText: 'Ines' }).waitFor();
    await page.locator('[role=combobox]:focus').fill('7 axes');
    await entered(page, 'Enter');
    expect(last().card).toBe('axes-7');
    await page.locator('[role=combobox]:focus').waitFor({ state: 'detached' });
    await entered(page, 'U');
  });

  test('are printed at the foot only while they act', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    const { page } = await stand.visit('/console');
    await page.locator('.ask .answers, .ask .pad').first().waitFor();
    // Nothing has been entered that could be taken back.
    expect(await caps(page)).not.toContain('U');
    await press(page, 'M');
    await page.getByLabel('Note in the log').waitFor();
    expect(await caps(page)).toEqual(['Esc']);
    await press(page, 'Escape');
    await page.getByLabel('Note in the log').waitFor({ state: 'detached' });
    enter({ kind: 'nameDealer', seat: 'green' });
    await page.locator('.ask h1', { hasText: 'Ines bids' }).waitFor();
    expect(await caps(page)).toEqual(expect.arrayContaining(['0', 'U', 'X', 'M', '?']));
  });

  test('choose a captain by the same key all evening, whoever is asked', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    enter({ kind: 'nameDealer', seat: 'green' });
    for (const [seat, bid] of Object.entries({ red: 1, blue: 0, yellow: 1, green: 1 }))
      enter({ kind: 'bid', seat, bid });
    const { page } = await stand.visit('/console');
    await page.locator('.ask h1', { hasText: 'won how many' }).waitFor();
    await press(page, 'G');
    await page.locator('.columns [aria-pressed=true]', { hasText: 'Freya' }).waitFor();
    await entered(page, '1');
    expect(last()).toMatchObject({ kind: 'countFights', seat: 'green', won: 1 });
    await press(page, 'L');
    await page.locator('.ask h1', { hasText: 'luck point' }).waitFor();
    await press(page, 'D');
    await page.locator('.columns [aria-pressed=true]', { hasText: 'Mo' }).waitFor();
    await entered(page, '1');
    expect(last()).toEqual({ kind: 'giveLuck', seat: 'yellow' });
  });

  test('enter a die by its pips, whatever its colour', async () => {
    const page = await atTheCards();
    enter({ kind: 'setFaces', die: 'green', faces: ['blank', 'X', 'bolt', '1', '2', 'circle+1'] });
    enter({ kind: 'setRight', field: 'rank', seat: 'red', value: 2 });
    enter({ kind: 'setRight', field: 'colour', seat: 'red', value: 'green' });
    enter({ kind: 'fillCard', card: 'axes-5', feature: 'thief', cost: 2, suit: 'universal', value: 8 });
    enter({ kind: 'tryFeature', seat: 'red', card: 'axes-5' });
    await page.locator('.ask .pad button').first().waitFor();
    const printed = await page.locator('.ask .pad kbd').allInnerTexts();
    expect(printed).toEqual(['0', 'Alt 0', 'L', '1', '2', '+']);
    await entered(page, '2');
    expect(last()).toMatchObject({ kind: 'roll', face: '2' });
  });

  test('say what is printed on a card in three short rows, or all of it behind /', async () => {
    const page = await atTheCards();
    enter({ kind: 'setFaces', die: 'green', faces: ['blank', 'X', 'bolt', '1', '2', 'circle+1'] });
    enter({ kind: 'setRight', field: 'rank', seat: 'red', value: 2 });
    enter({ kind: 'setRight', field: 'colour', seat: 'red', value: 'green' });
    await page.locator('.grid').waitFor();
    await press(page, 'Y');
    await page.getByRole('option', { name: '5 of axes', exact: true }).click();
    const ask = page.getByRole('region', { name: 'What is asked' });
    await ask.getByRole('button', { name: 'Trump' }).waitFor();
    await expect.poll(() => ask.locator('.places p').allInnerTexts()).toEqual(['Feature', 'Price', 'Value']);
    for (const key of ['4', '2']) {
      const rows = await ask.locator('.places kbd').count();
      await press(page, key);
      await expect.poll(() => ask.locator('.places kbd').count()).not.toBe(rows);
    }
    await ask.getByText('Value, skulls').waitFor();
    await entered(page, '6');
    expect(last()).toMatchObject({ kind: 'fillCard', feature: 'trump', cost: 2, suit: 'skulls', value: 6 });
    await entered(page, 'U');
    await ask.getByRole('button', { name: 'Trump' }).waitFor();
    expect(await foot(page)).toMatch(/\/\s*Type the whole answer/);
    await press(page, '/');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.locator('[role=combobox]:focus').fill('trump for 3: 3');
    await entered(page, 'Enter');
    expect(last()).toMatchObject({ kind: 'fillCard', feature: 'trump', cost: 3, suit: 'skulls', value: 3 });
    const body = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(body).toBe(0);
  });

  test('find every card where it was: a played one leaves a hole, and a refusal moves nothing', async () => {
    const page = await atTheCards('axes-7');
    const place = (name: string) => page.getByRole('option', { name, exact: true }).boundingBox();
    const [before, ledger] = [await place('9 of swords'), await page.locator('.columns').boundingBox()];
    await expect.poll(() => page.locator('.grid .hole').innerText()).toContain('Ines');
    await page.getByRole('option', { name: '2 of axes', exact: true }).click();
    await page.locator('.ask h1', { hasText: 'Mo' }).waitFor();
    await expect.poll(() => page.locator('.grid .hole').count()).toBe(2);
    expect(await place('9 of swords')).toEqual(before);
    enter({ kind: 'setDepth', depth: 'score' });
    await page.locator('.ask .answers').waitFor();
    const first = () => page.locator('.ask .answers button').first().boundingBox();
    const stood = await first();
    for (const won of ['2', '1', '0']) await entered(page, won);
    await press(page, '1');
    await page.getByRole('alert').waitFor();
    expect(await first()).toEqual(stood);
    expect((await page.getByRole('alert').boundingBox())?.y).toBeLessThan(stood?.y ?? 0);
    expect((await page.locator('.columns').boundingBox())?.height).toBe(ledger?.height);
  });
});
