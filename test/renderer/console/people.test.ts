import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src-main/rules/pirate-quest/state.ts';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

describe.skipIf(need.missing)(`captains who come and go${need.reason}`, () => {
  const stand = atAStand();
  const state = () => stand.table.state.game as unknown as State;
  const dealt = async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    stand.house.companion.take({ kind: 'nameDealer', seat: 'red' }, keeper);
  };
  const press = asAPerson();
  const more = async (page: Page) => {
    await press(page, 'Alt+M');
    const panel = page.locator('.sheets .panel');
    await panel.waitFor();
    return panel;
  };

  test('leave at the console by a press, sleep by a digit, and are back by U or by another press', async () => {
    await dealt();
    const { page } = await stand.visit('/console');
    const { page: television } = await stand.visit('/table');
    await page.locator('.ask').waitFor();
    const [, leaver] = stand.table.state.game.seats;
    const name = stand.table.state.table.captains[leaver ?? 'red'] ?? '';
    const panel = await more(page);
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await panel.getByRole('button', { name: `Leaves ${name}` }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: `${name} leaves.` }).waitFor();
    await television.getByText('leaves.').first().waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await press(page, '3');
    await until(() => state().order.every((player) => player !== leaver));
    await page.getByText('has left').first().waitFor();
    await press(page, 'u');
    await until(() => state().order.some((player) => player === leaver));
    await page.getByRole('heading', { name: `${name} leaves.` }).waitFor();
    await press(page, '3');
    await until(() => state().order.every((player) => player !== leaver));
    const again = await more(page);
    await again.getByRole('button', { name: `Is back ${name}` }).click();
    await again.getByRole('button', { name: `Leaves ${name}` }).waitFor();
    expect(state().chairs?.asleep).toEqual({});
  });

  test('come late with a name and a mark that is free', async () => {
    await dealt();
    const { page } = await stand.visit('/console?lang=de');
    await page.locator('.ask').waitFor();
    const panel = await more(page);
    await panel.getByLabel('Jemand kommt später').fill('Old Tom');
    await panel.getByLabel('Zeichen').selectOption('violet');
    await panel.getByRole('button', { name: 'Kommt dazu' }).click();
    await panel.getByText('spielt ab dem nächsten Geben mit').waitFor();
    expect(stand.table.state.table.captains.violet).toBe('Old Tom');
  });
});
