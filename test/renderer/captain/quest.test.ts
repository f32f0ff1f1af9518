import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { State } from '../../../src-main/rules/pirate-quest/state.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const device = { hasTouch: true, isMobile: true } as const;

/** A captain's part of a race, from the bid to the map, by thumb alone. */
describe.skipIf(need.missing)(`a race on a phone${need.reason}`, () => {
  const stand = atAStand();

  const take = (command: object) => {
    const taken = stand.house.companion.take(command, keeper);
    if (!('seq' in taken)) throw new Error(JSON.stringify(taken));
  };
  const race = () => stand.table.state.game as unknown as State;
  const waitsFor = (kind: string, seat: SeatId) =>
    until(() =>
      stand.table.prompts.some(
        (one) => one.kind === kind && one.whom !== 'anyone' && one.whom.includes(seat),
      ),
    );

  async function seated(captain: string, viewport: { width: number; height: number }): Promise<Page> {
    const { page } = await stand.visit('/captain', { ...device, viewport });
    const free = page.getByLabel('Free seats');
    await free.getByText(captain).tap();
    await free.waitFor({ state: 'detached' });
    return page;
  }
  const answer = (page: Page, words: string) =>
    page.locator('.answers button', { hasText: words }).first().tap();
  /** Nothing hangs over the edge, and nobody is shut out. */
  async function isSound(page: Page): Promise<void> {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await complaintsOfAxe(page)).toEqual([]);
  }

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ])
    test(`is bid, played, weighed, paid with luck and moved at ${viewport.width} by ${viewport.height}`, async () => {
      await stand.begin('pirate-quest', { depth: 'cards', setup: { deck: 'sample' } });
      take({ kind: 'nameDealer', seat: 'green' });
      take({ kind: 'layMap', map: { kind: 'scenario', scenario: 'corner-reef' } });
      take({ kind: 'setTable', fields: { 'square.red': 'c1-5', 'luck.red': 2 } });
      const page = await seated('Ines', viewport);

      await isSound(page);
      await answer(page, '3 moves if met');
      await waitsFor('bid', 'blue');
      take({ kind: 'bid', seat: 'blue', bid: 0 });
      take({ kind: 'bid', seat: 'yellow', bid: 0 });
      take({ kind: 'bid', seat: 'green', bid: 0 });

      // One button for the feature, and before it the chance for each price.
      await page.getByRole('cell', { name: '100%' }).first().waitFor();
      await isSound(page);
      await page.getByRole('button', { name: 'Lay a card on its side' }).tap();
      await page.getByRole('combobox').fill('6 shields');
      await page.getByRole('option', { name: '6 of shields' }).tap();
      await waitsFor('roll-feature', 'red');
      await page.getByText('Roll: 100%').first().waitFor();
      await page.getByRole('button', { name: '1', exact: true }).tap();
      await page.getByText('are one short.').first().waitFor();
      await page.getByText('One pip more: 100%').first().waitFor();
      await isSound(page);
      await answer(page, 'Luck: one pip more');
      await waitsFor('play-card', 'blue');
      expect(race().luck.red).toBe(1);

      for (const [seat, card] of [
        ['blue', 'axes-3'],
        ['yellow', 'axes-1'],
        ['green', 'axes-2'],
      ])
        take({ kind: 'playCard', seat, card });
      await page.getByText('lead.', { exact: true }).first().waitFor();
      await page.getByRole('combobox').fill('bows 1');
      await page.getByRole('option', { name: '1 of bows' }).tap();
      await waitsFor('play-card', 'blue');
      for (const [seat, card] of [
        ['blue', 'bows-9'],
        ['yellow', 'bows-2'],
        ['green', 'bows-3'],
      ])
        take({ kind: 'playCard', seat, card });

      await page.getByText('have 3 moves left.').first().waitFor();
      await isSound(page);
      await page.getByRole('button', { name: /^card 2, lower left/ }).tap();
      await until(() => race().markers.red?.square === 'c2-4');
    });
});
