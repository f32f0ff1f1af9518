import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src-main/rules/pirate-attack/state.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, until } from '../house.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`what is typed in at the console${need.reason}`, () => {
  const stand = atAStand();

  async function atTheConsole(): Promise<Page> {
    const { page } = await stand.visit('/console');
    await page.locator('.ask').waitFor();
    return page;
  }

  test('lists in the table as it stands take rows, lose them and enter them as one entry', async () => {
    await stand.begin('pirate-attack', { depth: 'fights' });
    const page = await atTheConsole();
    await page.keyboard.press('Alt+M');
    await page
      .locator('.sheets')
      .getByRole('button', { name: 'The table as it stands', exact: true })
      .click();
    const rows = page.locator('.sheets fieldset fieldset', { hasText: /^Row|Ships/ }).first();
    await rows.waitFor();
    const before = (stand.table.state.game as unknown as State).rows.red?.length ?? 0;
    for (let more = 0; more < 2; more++) await rows.getByRole('button', { name: 'One more' }).click();
    const places = rows.locator('p');
    await expect.poll(() => places.count()).toBe(before + 2);
    const card = places.nth(before).locator('select').first();
    await card.selectOption('schooner-5-5');
    await places
      .nth(before + 1)
      .locator('select')
      .first()
      .selectOption('sloop-3-3');
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await rows.getByRole('button', { name: `Take number ${before + 2} away` }).click();
    await expect.poll(() => places.count()).toBe(before + 1);
    const head = stand.table.head;
    await page.getByRole('button', { name: 'Enter 1 change' }).click();
    await page.locator('.sheets .panel').waitFor({ state: 'detached' });
    await until(() => stand.table.head === head + 1);
    const ships = (stand.table.state.game as unknown as State).rows.red ?? [];
    expect(ships).toHaveLength(before + 1);
    expect(JSON.stringify(ships.at(-1))).toContain('schooner-5-5');
  });

  test('is in the chest by one press, which says how much it is', async () => {
    await stand.begin('pirate-quest');
    const faces = ['1', '1', '2', 'bolt', 'circle', 'X'];
    const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
    const page = await atTheConsole();
    await page.keyboard.press('Alt+E');
    const keep = page.getByRole('button', { name: 'Keep for next time' });
    await keep.waitFor();
    stand.house.companion.take({ kind: 'setFaces', die: 'green', faces }, keeper);
    await keep.click();
    await page.getByText('The chest “Pirate Quest” keeps 1 row.').waitFor();
    const kept = stand.house.companion.lobby().games.find(({ id }) => id === 'pirate-quest')?.kept;
    expect(kept).toMatchObject({ edition: { faces: { green: faces } }, differing: null });
    expect(await complaintsInBothLooks(page)).toEqual([]);
  });
});
