import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../src-main/session/fact.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { resized } from '../gallery.ts';
import { complaintsInBothLooks, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const tall = { width: 390, height: 844 } as const;
const low = { width: 390, height: 640 } as const;
const hand = { hasTouch: true, isMobile: true } as const;
const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Rechtsschutzversicherte' },
  { seat: 'yellow', captain: 'Mo' },
] as const;

describe.skipIf(need.missing)(`what a thumb has entered${need.reason}`, () => {
  const stand = atAStand();
  const take = (command: object) => stand.house.companion.take(command, keeper);

  async function atTheBids(): Promise<void> {
    await stand.begin('pirate-tricks', { depth: 'fights', captains });
    for (const card of ['gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1'])
      take({ kind: 'drawScoreCard', card });
  }
  async function seated(captain: string, options: object): Promise<Page> {
    const { page } = await stand.visit('/captain?lang=en', { ...hand, ...options });
    const free = page.getByLabel('Free seats');
    await free.getByText(captain).click();
    await free.waitFor({ state: 'detached' });
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  async function seal(page: Page, amount: number): Promise<void> {
    await page.getByRole('slider').fill(String(amount));
    await button(page, `Seal ${amount} loon`).click();
    await page.getByRole('heading', { name: 'Your answer is sealed.' }).waitFor();
  }

  test('stands upright under its seal with nothing amber, and goes back into the hand while it can', async () => {
    await atTheBids();
    const ines = await seated('Ines', { viewport: tall });
    const mo = await seated('Mo', { viewport: low, reducedMotion: 'reduce' });
    await seal(ines, 3);
    expect(await ines.locator('button.answer').count()).toBe(0);
    const number = ines.locator('.sealed .figure');
    await expect.poll(() => number.innerText()).toBe('3');
    expect(await number.evaluate((one) => getComputedStyle(one).fontStyle)).toBe('normal');
    await expect.poll(() => ines.locator('.back .ruler i').count()).toBe(10);
    await ines.getByText(/^\d+ seconds more, unless somebody goes on\.$/).waitFor();
    await button(ines, 'Cover').click();
    await expect.poll(() => number.innerText()).toBe('•••');
    await button(ines, 'Cover').click();
    expect(await complaintsInBothLooks(ines)).toEqual([]);

    const bid = stand.table.head;
    await button(ines, 'Take it back').click();
    await ines.getByRole('slider').waitFor();
    const [undone] = await until(() => (stand.table.head < bid ? stand.table.log.entries.slice(-1) : false));
    const { device, ...rest } = undone ? commandOf(undone) : { device: '' };
    expect(rest).toEqual({ kind: 'undo', entry: bid, because: 'tap', seat: 'red' });
    expect(stand.house.link.hub.devices.get(String(device))?.seats).toMatchObject([{ seat: 'red' }]);

    await seal(ines, 4);
    await seal(mo, 2);
    // Somebody has gone on: the own answer can be changed until the last is in, but not taken out of the log.
    await button(ines, 'Change it').waitFor();
    expect(await button(ines, 'Take it back').count()).toBe(0);
    await expect.poll(() => mo.locator('.back').count()).toBe(1);
    expect(await mo.locator('.back .ruler').count()).toBe(0);
    await button(ines, 'Change it').click();
    await seal(ines, 1);
  });

  test('shows who has sealed between row and thumb, on a tall phone and on a low one', async () => {
    await atTheBids();
    const ines = await seated('Ines', { viewport: tall });
    const mo = await seated('Mo', { viewport: tall });
    await seal(mo, 0);
    const strip = ines.getByRole('region', { name: 'Whose answer' });
    await strip.getByText('sealed').waitFor({ state: 'attached' });
    await expect.poll(() => strip.getByRole('listitem').count()).toBe(3);
    for (const size of [tall, low]) {
      await resized(ines, size);
      const box = await strip.boundingBox();
      const thumb = await ines.getByRole('region', { name: 'Your answer' }).boundingBox();
      expect(box && thumb && Math.abs(box.y + box.height - thumb.y)).toBeLessThan(1);
      expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeLessThanOrEqual(size.height);
      const seal = await button(ines, /^Seal/).boundingBox();
      expect((seal?.y ?? size.height) + (seal?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    const blue = await seated('Rechtsschutzversicherte', { viewport: { width: 320, height: 640 } });
    const name = blue.locator('header b');
    const shown = await name.evaluate((one) => ({
      words: one.textContent,
      fits: one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth,
      overflow: getComputedStyle(one).overflow,
    }));
    expect(shown).toEqual({ words: 'Rechtsschutzversicherte', fits: true, overflow: 'visible' });
  });
});
