import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { wordsOf } from '../gallery.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, until } from '../house.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const smallPhone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

describe.skipIf(need.missing)(`the captain's phone${need.reason}`, () => {
  const stand = atAStand();

  const take = (command: object) => stand.house.companion.take(command, keeper);
  const facts = () =>
    stand.table
      .entriesInForce()
      .filter(({ kind }) => kind === 'fact')
      .map(({ command }) => JSON.parse(command) as Readonly<Record<string, unknown>>);

  /** Pirate Quest as far as the first bid, which is the first captain's. */
  async function questAtTheBids(more: object = {}): Promise<void> {
    await stand.begin('pirate-quest', { depth: 'score', ...more });
    take({ kind: 'nameDealer', seat: 'green' });
  }
  /** Pirate Tricks as far as the first secret bids. */
  async function tricksAtTheBids(): Promise<void> {
    const table = await stand.begin('pirate-tricks', { depth: 'fights' });
    for (;;) {
      const prompt = table.prompts.find(({ need: wants }) => wants === 'must');
      if (!prompt || prompt.kind === 'bid') return;
      const answer = waysToAnswer(table.game, table.state.game, prompt, undefined).find(
        ({ refusal }) => !refusal,
      );
      if (!answer) throw new Error(`nothing answers ${prompt.kind}`);
      take(answer.command);
    }
  }
  async function seated(captain: string, options: object = phone, path = '/captain'): Promise<Page> {
    const { page } = await stand.visit(path, options);
    await pick(page, captain);
    return page;
  }
  async function pick(page: Page, captain: string): Promise<void> {
    const free = page.getByLabel(/Free seats|Freie Plätze/);
    await free.getByText(captain).click();
    await free.waitFor({ state: 'detached' });
  }
  const bidOf = (seat: SeatId) => facts().find((one) => one['kind'] === 'bid' && one['seat'] === seat);

  test('shows a guest what the television shows, and the seats that are free', async () => {
    await questAtTheBids();
    const { page } = await stand.visit('/captain', phone);
    await page.getByText('Ines').first().waitFor();
    await page.locator('.asked', { hasText: 'Ines bids.' }).waitFor();
    await pick(page, 'Mo');
    const other = await stand.visit('/captain', phone);
    const free = other.page.getByLabel('Free seats');
    await free.getByText('Freya').waitFor();
    expect(await free.getByText('Mo').count()).toBe(0);
  });

  test('buzzes as the table begins to wait for its captain, unless that is silenced, and not for others', async () => {
    await questAtTheBids();
    const mo = await seated('Mo');
    await mo.evaluate(() => {
      Object.assign(window, { buzzed: 0 });
      navigator.vibrate = () => Boolean((window as unknown as { buzzed: number }).buzzed++) || true;
    });
    const buzzed = () => mo.evaluate(() => (window as unknown as { buzzed: number }).buzzed);
    take({ kind: 'bid', seat: 'red', bid: 1 });
    await mo.locator('h1', { hasText: 'Bartholomew' }).waitFor();
    expect(await buzzed()).toBe(0);
    take({ kind: 'bid', seat: 'blue', bid: 0 });
    await mo.locator('h1', { hasText: 'You bid' }).waitFor();
    expect(await buzzed()).toBe(1);
    await mo.getByRole('button', { name: 'Silent at my turn' }).click();
    stand.table.undo(stand.table.head);
    await mo.locator('h1', { hasText: 'Bartholomew' }).waitFor();
    take({ kind: 'bid', seat: 'blue', bid: 1 });
    await mo.locator('h1', { hasText: 'You bid' }).waitFor();
    expect(await buzzed()).toBe(1);
  });

  test('answers what its seat is asked by one press, and is not asked before', async () => {
    await questAtTheBids();
    const mo = await seated('Mo');
    await mo.getByText('Nothing is asked of you just now.').waitFor();
    expect(await mo.locator('.answers').count()).toBe(0);
    const ines = await seated('Ines');
    await ines.locator('.answers button', { has: ines.locator('.figure', { hasText: /^1$/ }) }).click();
    await until(() => bidOf('red'));
    expect(bidOf('red')).toMatchObject({ bid: 1 });
  });

  test('keeps the focus at the answer when its question is gone, and says each entry for those who listen', async () => {
    await questAtTheBids();
    const ines = await seated('Ines');
    const one = ines.locator('.answers button', { has: ines.locator('.figure', { hasText: /^1$/ }) });
    await one.focus();
    await ines.keyboard.press('Enter');
    await ines.getByText('Nothing is asked of you just now.').waitFor();
    await ines.waitForFunction(() => document.activeElement?.closest('.answer'));
    await ines.locator('p[aria-live]', { hasText: 'Ines bid 1' }).waitFor({ state: 'attached' });
    await take({ kind: 'bid', seat: 'blue', bid: 0 });
    await ines.locator('p[aria-live]', { hasText: 'Bartholomew bid 0' }).waitFor({ state: 'attached' });
  });

  test.each([phone, smallPhone])(
    'cuts nothing, writes nothing smaller than 16 px, and needs no scrolling sideways, in either direction of reading, on %o',
    async (options) => {
      await questAtTheBids();
      for (const dir of ['ltr', 'rtl']) {
        const page = await seated('Ines', options, '/captain?lang=de');
        await page.evaluate((way) => {
          document.documentElement.dir = way;
        }, dir);
        const width = options.viewport.width;
        const words = await wordsOf(page);
        const out = words.filter(({ left, right }) => left < -1 || right > width + 1);
        const small = words.filter(({ size }) => size < 16);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const texts = [out, small].map((found) => found.map(({ text }) => text));
        expect([dir, ...texts, wide]).toEqual([dir, [], [], 0]);
        await stand.clear();
        stand.house.link.hub.handlers['seat.free']?.run({ seat: 'red' }, keeper);
      }
    },
  );

  test('says on an answer that is struck out why, and once it is pressed that nothing was entered', async () => {
    await questAtTheBids();
    for (const [seat, bid] of [
      ['red', 1],
      ['blue', 0],
      ['yellow', 1],
    ] as const)
      take({ kind: 'bid', seat, bid });
    const freya = await seated('Freya');
    const struck = freya.locator('.answers button[aria-disabled]');
    await struck.getByText('bids would match the fights').waitFor();
    await struck.click({ force: true });
    await freya.getByRole('alert').filter({ hasText: 'Nothing entered.' }).waitFor();
    expect(bidOf('green')).toBeUndefined();
    await freya.getByRole('button', { name: 'The rule' }).click();
    const card = freya.getByRole('region', { name: /^(The bid|Captain’s Nemesis)$/ });
    expect((await card.locator('p').first().innerText()).length).toBeGreaterThan(20);
  });

  test('chooses a secret number on the slider, seals it, and tells nobody before all are in', async () => {
    await tricksAtTheBids();
    const mo = await seated('Mo', smallPhone);
    const ines = await seated('Ines');
    await mo.getByRole('button', { name: 'One more' }).click();
    for (let step = 0; step < 2; step++) await mo.getByRole('slider').press('ArrowRight');
    await mo.getByRole('button', { name: 'Seal 3 loon' }).click();
    await until(() => bidOf('yellow'));
    expect(bidOf('yellow')).toMatchObject({ amount: 3 });
    await mo.getByRole('heading', { name: 'Your answer is sealed.' }).waitFor();
    const strip = ines.getByRole('region', { name: 'Whose answer' });
    await strip.getByRole('listitem').filter({ hasText: 'Mo' }).getByText('sealed').waitFor();
    expect(await ines.locator('body').innerText()).not.toContain('3 loon');
    const { page: console_ } = await stand.visit('/console');
    await console_.getByText('Answered in secret').waitFor();
    expect(await console_.content()).not.toMatch(/"amount":3|3 loon/);
  });

  test('holds two seats, and says which of them is waited for', async () => {
    await questAtTheBids();
    const page = await seated('Ines');
    await page.getByRole('button', { name: 'Take a second seat' }).click();
    await pick(page, 'Bartholomew');
    const seats = page.getByRole('group', { name: 'My seats' });
    await seats.getByRole('button', { name: 'Ines awaited' }).click();
    await page.locator('.answers button', { has: page.locator('.figure', { hasText: /^0$/ }) }).click();
    await until(() => bidOf('red'));
    await seats.getByRole('button', { name: 'Bartholomew awaited' }).click();
    await page.locator('.answers button', { has: page.locator('.figure', { hasText: /^2$/ }) }).click();
    await until(() => bidOf('blue'));
  });

  test('keeps its seat over a reload, and gives it back when its captain leaves', async () => {
    await questAtTheBids();
    const page = await seated('Ines');
    await page.reload();
    await page.locator('header .name', { hasText: 'Ines' }).waitFor();
    await page.getByRole('button', { name: 'Leave this seat' }).click();
    await page.getByLabel('Free seats').getByText('Ines').waitFor();
  });

  test('is shown out by one press of the console, and says so instead of showing the past', async () => {
    await questAtTheBids();
    const page = await seated('Ines');
    const { page: console_ } = await stand.visit('/console');
    await console_.getByRole('button', { name: 'Phones' }).click();
    const room = console_.getByRole('region', { name: 'Phones' });
    await room
      .getByRole('listitem')
      .filter({ hasText: 'Ines' })
      .getByRole('button', { name: 'Disconnect' })
      .click();
    await page.locator('h1', { hasText: 'Disconnected.' }).waitFor();
    expect(await page.locator('.answers').count()).toBe(0);
  });

  /** What can be pressed and is smaller than a thumb needs. */
  const tooSmall = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, select, [role="option"]')].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        const isShown = width > 0 && height > 0;
        const name = each.textContent.trim() || each.getAttribute('aria-label') || each.tagName;
        return isShown && Math.min(width, height) < 43.5 ? [`${name}: ${width} × ${height}`] : [];
      }),
    );

  test.each([
    ['pirate-quest', 'score'],
    ['pirate-tricks', 'fights'],
    ['pirates-flag', 'cards'],
  ])('gives a thumb 44 pixels for all that it presses, and words for keys: %s', async (game, depth) => {
    if (game === 'pirate-tricks') await tricksAtTheBids();
    else await stand.begin(game, { depth });
    const { page } = await stand.visit('/captain', smallPhone);
    const free = page.getByLabel('Free seats');
    await free.waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/\bpage\.\w/);
    await pick(page, 'Ines');
    await page.locator('.answer button').first().waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/\bpage\.\w/);
  });

  test('keeps to 320 by 640 without anything to scroll sideways, in German too', async () => {
    for (const language of ['en', 'de']) {
      await tricksAtTheBids();
      const page = await seated('Bartholomew', smallPhone, `/captain?lang=${language}`);
      await page.locator('button.answer').waitFor();
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(
            (one) =>
              one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.ground, .unseen, svg'),
          )
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect([language, wide]).toEqual([language, []]);
      const answer = await page.locator('button.answer').boundingBox();
      expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(640);
      await leave(page);
      await stand.house.companion.leave();
    }
  });

  test('gives axe nothing to find by evening and by day', async () => {
    await tricksAtTheBids();
    const { page } = await stand.visit('/captain?lang=de', phone);
    await page.getByLabel('Freie Plätze').waitFor();
    const joining = await complaintsInBothLooks(page);
    await pick(page, 'Mo');
    await page.locator('button.answer').waitFor();
    const sealing = await complaintsInBothLooks(page);
    await questAtTheBids();
    const { page: next } = await stand.visit('/captain?lang=de', phone);
    await next.getByLabel('Freie Plätze').waitFor();
    await pick(next, 'Ines');
    await next.locator('.answers').first().waitFor();
    expect({ joining, sealing, bidding: await complaintsInBothLooks(next) }).toEqual({
      joining: [],
      sealing: [],
      bidding: [],
    });
  });
});
