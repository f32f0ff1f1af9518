import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitingFor } from '../../../src-main/rules/kernel/prompt.ts';
import { needs } from '../../support/needs.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains as all, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const captains = all.slice(0, 3);

describe.skipIf(need.missing)(`the auction of Pirate Tricks from phones${need.reason}`, () => {
  const stand = atAStand();
  const must = () => stand.table.prompts.find(({ need: wants }) => wants === 'must');
  const bids = () =>
    stand.table.entriesInForce().filter(({ kind, command }) => kind === 'fact' && command.includes('"bid"'))
      .length;

  /** What is no bid is told by whoever keeps the score. */
  function tellOthers(): void {
    for (let asked = must(); asked && asked.kind !== 'bid'; asked = must()) {
      const { game, state } = stand.table;
      const way = waysToAnswer(game, state.game, asked, undefined).find(({ refusal }) => !refusal);
      if (!way) throw new Error(`nothing answers ${asked.kind}`);
      stand.house.companion.take({ command: way.command }, keeper);
      if (asked.kind === 'lay-aside') return;
    }
  }

  test('takes at most two presses for a bid, from the first row to the last', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights', captains });
    const phones = new Map<string, Page>();
    for (const { seat, captain } of captains) {
      const { page } = await stand.visit('/captain', phone);
      page.setDefaultTimeout(10_000);
      await page.getByLabel('Free seats').getByText(captain).click();
      await page.getByLabel('Free seats').waitFor({ state: 'detached' });
      phones.set(seat, page);
    }
    let presses = 0;
    tellOthers();
    for (let row = 1; row <= captains.length && must()?.kind === 'bid'; row++) {
      const asked = must();
      for (const [nth, seat] of (asked ? waitingFor(asked) : []).entries()) {
        const page = phones.get(seat);
        if (!page) throw new Error(`no phone of ${seat}`);
        const before = bids();
        const slider = page.getByRole('slider');
        await slider.waitFor();
        const box = await slider.boundingBox();
        // A thumb somewhere on the ruler: further to the right for whoever bids later, so that there is no tie.
        await slider.tap({ position: { x: ((nth + 1) / 5) * (box?.width ?? 0), y: (box?.height ?? 0) / 2 } });
        await page.locator('button.answer', { hasText: /Seal \d+ loon/ }).tap();
        presses += 2;
        await until(() => bids() > before);
      }
      tellOthers();
    }
    console.log(`the auction of three phones: ${bids()} bids, ${presses} presses`);
    expect(bids()).toBeGreaterThanOrEqual(5);
    expect(presses).toBeLessThanOrEqual(2 * bids());
  }, 120_000);
});
