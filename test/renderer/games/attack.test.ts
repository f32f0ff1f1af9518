import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const device = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;

/** The booklet's third example, as far as it is told. */
const ships = ['schooner-5-5', 'schooner-6-7', 'sloop-3-3', 'brigantine-9-9'];
const turned = [
  [4, 'poison'],
  [2, 'fire'],
  [1, 'lazy-blacksmith-3'],
  [2, 'lazy-carpenter-1'],
  [3, 'lazy-carpenter-4'],
  [5, 'skilled-blacksmith-4'],
] as const;

describe.skipIf(need.missing)(`a fight of Pirate Attack${need.reason}`, () => {
  const stand = atAStand();
  afterEach(() => stand.house.companion.leave());

  const take = (command: object) => {
    const taken = stand.house.companion.take(command, keeper);
    if (!('seq' in taken)) throw new Error(JSON.stringify(taken));
  };

  async function atSea(): Promise<void> {
    await stand.begin('pirate-attack', { depth: 'fights' });
    take({ kind: 'beginWith', seat: 'red' });
    for (const card of ships) take({ kind: 'layShip', seat: 'red', card });
    take({ kind: 'layShip', seat: 'blue', card: 'brigantine-8-8' });
    take({ kind: 'formArmada', seat: 'red', ships: [1, 2, 3, 4] });
  }
  function attack(): void {
    take({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 5 });
    for (const [ship, card] of turned) take({ kind: 'turnUp', ship, card });
  }
  async function seated(captain: string): Promise<Page> {
    const { page } = await stand.visit('/captain', device);
    const free = page.getByLabel('Free seats');
    await free.getByText(captain).tap();
    await free.waitFor({ state: 'detached' });
    return page;
  }
  const isInView = (page: Page, words: string) =>
    page
      .getByText(words, { exact: true })
      .first()
      .evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return bottom <= (document.querySelector('section.answer')?.getBoundingClientRect().top ?? 0);
      });

  test('stands on the television in numbers, armadas as sums, and italic while anything may be turned up', async () => {
    await atSea();
    attack();
    const { page } = await stand.visit('/table', { viewport: { width: 1280, height: 720 } });
    const rows = page.getByRole('table', { name: 'The attack in numbers' }).getByRole('row');
    await rows.nth(5).waitFor();
    const told = (await rows.allInnerTexts()).map((row) => row.split(/\s+/).filter(Boolean).join(' '));
    expect(told).toEqual([
      'cannons strength cannons strength',
      '23 24 as printed 8 8',
      '−9 14 −9 15 Poison: the 9/9',
      '−3 11 −4 11 under-cards +4 12',
      '−3 8 Fire, half lost',
      '11 8 12 8',
    ]);
    await expect.poll(() => page.locator('.verdict.afloat', { hasText: 'Sinks.' }).count()).toBe(2);
    await expect.poll(() => page.getByText('armada of 4').count()).toBe(1);
  });

  test('is told ship by ship on the console and on a phone, struck where a curse has taken one', async () => {
    await atSea();
    attack();
    const { page } = await stand.visit('/console');
    const told = async (on: Page) => {
      const sheet = on.getByRole('region', { name: 'ship by ship' });
      await sheet.getByRole('row').first().waitFor();
      const rows = await sheet.getByRole('table').first().getByRole('row').allInnerTexts();
      return rows.map((row) => row.split(/\s+/).filter(Boolean).join(' '));
    };
    const ofRed = [
      'as printed 5/5 6/7 3/3 9/9',
      'Poison: the 9/9 9/9',
      'under-cards 2/5 6/6 3/0',
      'Fire, half lost 6/3',
      'fights with 2/5 6/3 3/0 –',
      'together 11/8 Sinks. 12 against 8',
    ];
    expect(await told(page)).toEqual(ofRed);
    await expect
      .poll(() => page.getByRole('list', { name: 'Captains' }).getByRole('listitem').count())
      .toBe(2);
    expect(await told(await seated('Ines'))).toEqual(ofRed);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('leaves the own ships in sight on a phone, and says there who would sink without entering anything', async () => {
    await atSea();
    const page = await seated('Ines');
    for (const own of ['gold', 'fame', '9/9']) expect(await isInView(page, own), own).toBe(true);
    attack();
    await page.getByRole('button', { name: 'It stands' }).waitFor();
    const entries = stand.table.log.entries.length;
    await page.getByText('What if?').tap();
    await page.getByLabel('if this is turned up').selectOption({ label: 'Skilled Carpenter +5' });
    await page.getByLabel(/^of/).selectOption({ label: 'Bartholomew 8/8' });
    await page.getByRole('button', { name: 'Suppose it' }).tap();
    await page.getByText('Holds.').waitFor();
    expect(stand.table.log.entries).toHaveLength(entries);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('lies in eight columns on the console, and all rows in their place once a ship is asked', async () => {
    await stand.begin('pirate-attack', { depth: 'cards' });
    const row = (...cards: readonly string[]) => cards.map((card) => ({ card, under: 2, curses: 1 }));
    take({
      kind: 'setTable',
      fields: { turn: 'red', 'row.red': row('sloop-3-3'), 'row.blue': row('schooner-5-5', 'sloop-3-4') },
    });
    const { page } = await stand.visit('/console');
    const place = async (name: string) => {
      const button = page.locator('.places button', { hasText: name }).first();
      await button.waitFor();
      return await button.boundingBox();
    };
    const [spy, ship] = [await place('Spy'), await place('10/10')];
    await expect
      .poll(() => page.getByRole('group', { name: 'Shown: gold, red' }).getByRole('button').count())
      .toBe(8);
    await page.locator('.places button', { hasText: 'pile 2' }).click();
    await until(() => stand.table.log.entries.length > 2);
    await page.locator('.places .free').nth(7).waitFor();
    expect([await place('Spy'), await place('10/10')]).toEqual([spy, ship]);
    await page.locator('.places button', { hasText: 'a card under a ship' }).click();
    const rows = page.getByRole('group', { name: 'Bartholomew' }).getByRole('button');
    await rows.first().waitFor();
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringContaining('5/5•ıı'), expect.stringContaining('3/4•ıı')]);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('gives what the Magic Shop brings a row of its own, and every other answer keeps its place', async () => {
    await stand.begin('pirate-attack', { depth: 'cards', setup: { packs: ['main', 'magic-shop'] } });
    const row = (card: string) => [{ card, under: 1, magic: 2 }];
    const rows = { 'row.red': row('sloop-3-3'), 'row.blue': row('schooner-5-5') };
    take({ kind: 'setTable', fields: { turn: 'red', ...rows, 'magic.red': 2, 'gold.red': 9 } });
    const { page } = await stand.visit('/console');
    const own = page.getByRole('group', { name: 'Magic Shop' }).getByRole('button');
    await own.nth(4).waitFor();
    await expect.poll(() => own.count()).toBe(5);
    await page.locator('.places button', { hasText: 'Spy' }).waitFor();
    await own.filter({ hasText: 'Navy 8/8' }).click();
    await page.getByText('meets the Royal Navy 8/8. What sinks?').first().waitFor();
    take({ kind: 'sinkNavy' });
    take({ kind: 'takeGold', seat: 'red', gold: 3, how: 'won' });
    take({ kind: 'drawCard', seat: 'blue', card: 'hurricane' });
    const spared = page.getByRole('group', { name: 'Bartholomew', exact: true }).getByRole('button');
    await spared.first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: '2 ships sink' }).count()).toBe(1);
    await spared.first().click();
    await page.getByRole('button', { name: '1 ship sinks' }).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('gives Raise The Dead a row of its own, and tells a copy and a hidden ship apart', async () => {
    const packs = ['main', 'magic-shop', 'raise-the-dead'];
    await stand.begin('pirate-attack', { depth: 'cards', setup: { packs } });
    const rows = {
      'row.red': [
        { card: 'sloop-3-3', hidden: true },
        { card: 'schooner-5-5', copyOf: 'blue', copyAt: 1 },
      ],
      'row.blue': ['schooner-5-5', 'sloop-3-4', 'sloop-4-4'].map((card) => ({ card })),
    };
    take({ kind: 'setTable', fields: { turn: 'red', ...rows, 'magic.red': 2 } });
    for (const ship of [4, 5]) take({ kind: 'sinkShip', ship });
    const { page } = await stand.visit('/console');
    const own = page.getByRole('group', { name: 'Raise the Dead' }).getByRole('button');
    await own.nth(6).waitFor();
    await expect.poll(() => own.count()).toBe(7);
    await page.getByText('3/3 (hidden) copy 5/5').first().waitFor();
    await own.filter({ hasText: 'Raise Dead' }).click();
    await page.getByRole('button', { name: '3/4', exact: true }).first().waitFor();
    const television = await stand.visit('/table', { viewport: { width: 1280, height: 720 } });
    await television.page.getByText('=5/5').first().waitFor();
    const concealed = television.page.getByRole('img', { name: 'a hidden ship' });
    expect((await concealed.locator('svg').nth(1).boundingBox())?.width).toBeGreaterThan(10);
    expect(await television.page.getByText('3/3').count()).toBe(0);
    // What it showed before is on its way out for a moment, and lies there twice until then.
    await television.page.waitForFunction(() => document.querySelectorAll('main').length === 1);
    expect(await complaintsOfAxe(television.page)).toEqual([]);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  test('asks for both dice of a ship of X/X, and says on a phone how likely each side sinks until they fell', async () => {
    await stand.begin('pirate-attack', { depth: 'fights', setup: { packs: ['main', 'special-abilities'] } });
    const rows = {
      'row.red': ['unknown-size-ship-x-x', 'armada-ship-6-6'].map((card) => ({ card })),
      'row.blue': [{ card: 'brigantine-9-9' }],
    };
    take({ kind: 'setTable', fields: { turn: 'red', ...rows } });
    const { page } = await stand.visit('/console');
    await page.getByText('X/X 6/6 Armada').first().waitFor();
    take({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 3 });
    const phone = await seated('Ines');
    await phone.getByText('What if?').tap();
    await phone.getByText('45%').waitFor();
    await phone.getByText('60%').waitFor();
    await page.getByRole('button', { name: /throws for the X\/X/ }).click();
    await page.getByRole('button', { name: '12 cannons', exact: true }).click();
    await page.getByRole('button', { name: '8 strength', exact: true }).click();
    await phone.getByText('45%').waitFor({ state: 'detached' });
    expect(await complaintsOfAxe(page)).toEqual([]);
    expect(await complaintsOfAxe(phone)).toEqual([]);
  });

  test('offers each face with who would sink then, and those by which it would end otherwise stand out', async () => {
    await atSea();
    attack();
    const { page } = await stand.visit('/console');
    await page.getByRole('button', { name: 'turns up a card' }).click();
    const face = (name: string) => page.locator('.answers button', { hasText: name });
    await face('Skilled Carpenter +5').waitFor();
    await expect.poll(() => face('Skilled Carpenter +5').innerText()).toContain('sinks: Ines');
    await expect.poll(() => face('Skilled Carpenter +5').getAttribute('class')).toContain('marked');
    expect(await face('Skilled Blacksmith +1').getAttribute('class')).not.toContain('marked');
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});

describe.skipIf(need.missing)(`prices of Pirate Attack${need.reason}`, () => {
  const stand = atAStand();

  test('hang under the thumb of whoever is not on turn, as they are for that captain', async () => {
    await stand.begin('pirate-attack', { depth: 'score' });
    const take = (command: object) => stand.house.companion.take(command, keeper);
    take({ kind: 'beginWith', seat: 'red' });
    take({ kind: 'openShop', shop: 'market', price: 3 });
    const { page } = await stand.visit('/captain', device);
    await page.getByLabel('Free seats').getByText('Mo').tap();
    const thumb = page.locator('section.answer');
    await thumb.getByText('two for 6').waitFor();
    await expect.poll(() => thumb.getByText('3 needed').count()).toBe(1);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});
