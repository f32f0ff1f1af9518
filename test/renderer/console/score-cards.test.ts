import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains, complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

describe.skipIf(need.missing)(`the score cards of Pirate Tricks${need.reason}`, () => {
  const stand = atAStand();

  const take = (command: object) => stand.house.companion.take(command, keeper);
  const loon = () => (stand.table.state.game as unknown as { loon: Record<string, number> }).loon;

  /** The round as far as the settling: rows in order for nothing, tricks 4, 3, 2 and 1. */
  function playRound(...cards: readonly string[]): void {
    for (const card of cards) take({ kind: 'drawScoreCard', card });
    for (const [at, { seat }] of captains.entries()) take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    for (const [at, { seat }] of captains.entries())
      for (let trick = at; trick < 4; trick++) take({ kind: 'winTrick', seat });
  }

  async function editorAt(path: string): Promise<Page> {
    const { page } = await stand.visit(path);
    page.setDefaultTimeout(10_000);
    await page.locator('.ask').waitFor();
    await page.keyboard.press('Alt+e');
    await page.getByRole('region', { name: /^(Preview|Vorschau)$/ }).waitFor();
    return page;
  }

  test('a capture card that is filled in at the console shows what it would pay, and the game scores by it', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights' });
    const page = await editorAt('/console');
    const preview = page.getByRole('region', { name: 'Preview' });
    await page.getByLabel('Card', { exact: true }).selectOption('capture-1');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ransom');
    await page.getByLabel('Pays for', { exact: true }).selectOption('trick');
    await page.getByLabel('Loon', { exact: true }).fill('many');
    await page.getByText('not a number', { exact: false }).first().waitFor();
    await expect.poll(() => preview.getByRole('button', { name: 'Enter this card' }).isDisabled()).toBe(true);
    await page.getByLabel('Loon', { exact: true }).fill('-2');
    await preview.getByRole('row', { name: '4 -8' }).first().waitFor();
    await preview.getByRole('button', { name: 'Enter this card' }).click();
    await until(() => stand.table.log.entries.some(({ command }) => command.includes('Ransom')));
    playRound('gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1');
    expect(loon()).toEqual({ red: 12 - 8 + 6, blue: 12 - 6 + 4, yellow: 12 - 4 + 2, green: 12 - 2 });
  });

  const samples = [
    { kind: 'run', card: 'recruitment-4', shown: /1 that pays:\s*1 loon/ },
    { kind: 'set', card: 'recruitment-4', shown: /2 that pay:\s*2 loon/ },
    { kind: 'card', card: 'recruitment-4', shown: /4 that pay:\s*4 loon/ },
    { kind: 'trick', card: 'capture-1', shown: /\b4\s*4\s*4\s*4\s*2\s*2\s*0\s*0$/ },
    { kind: 'rank', card: 'treasure-4', shown: /\b4\s*3\s*4\s*3\s*2\s*2\s*0\s*1$/ },
    { kind: 'prediction', card: 'treasure-4', shown: /\b4\s*4\s*5\s*4\s*2\s*0\s*2\s*3\s*0\s*0\s*0\s*5$/ },
    { kind: 'hand', card: 'treasure-4', shown: /Told by the table/ },
  ] as const;

  test('a card of each kind is shown on a sample before it is entered', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights' });
    const page = await editorAt('/console');
    const preview = page.getByRole('region', { name: 'Preview' });
    for (const { kind, card, shown } of samples) {
      await page.getByLabel('Card', { exact: true }).selectOption(card);
      await page.getByLabel('Pays for', { exact: true }).selectOption(kind);
      await preview.locator('p, tbody').filter({ hasText: shown }).first().waitFor();
    }
  });

  test('what cannot be is said beside it and not entered, in German too, and axe finds nothing', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights' });
    const page = await editorAt('/console?lang=de');
    const preview = page.getByRole('region', { name: 'Vorschau' });
    await page.getByLabel('Karte', { exact: true }).selectOption('recruitment-4');
    await page.getByLabel('Zahlt für', { exact: true }).selectOption('card');
    await page.getByRole('button', { name: 'Rot', exact: true }).click();
    await preview.getByText('zählt Karten keiner Farbe').waitFor();
    await expect.poll(() => preview.getByRole('button').isDisabled()).toBe(true);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('what is filled in before a session goes with it, and is there again next time', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights' });
    await stand.house.companion.leave();
    for (const name of ['Ransom', 'Bounty']) {
      const { page } = await stand.visit('/');
      page.setDefaultTimeout(10_000);
      await page.getByRole('radio', { name: 'Pirate Tricks' }).check();
      await page.getByText('Score cards', { exact: true }).click();
      await page
        .getByLabel('Card', { exact: true })
        .selectOption(name === 'Ransom' ? 'capture-2' : 'capture-3');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByLabel('Pays for', { exact: true }).selectOption('trick');
      await page.getByRole('button', { name: 'Enter this card' }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.waitForURL(/console/);
      await stand.clear();
      if (name === 'Ransom') await stand.house.companion.leave();
    }
    playRound('gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-2');
    expect(loon()).toEqual({ red: 12 + 4 + 6, blue: 12 + 3 + 4, yellow: 12 + 2 + 2, green: 12 + 1 });
  });
});
