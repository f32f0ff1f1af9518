import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Tricks {
  readonly round: {
    readonly lot: { readonly bids: { readonly answers: Readonly<Record<string, number>> } } | null;
    readonly shown: Readonly<Record<string, readonly string[]>>;
  };
}

describe.skipIf(need.missing)(`Pirate Tricks with two on phones and two at the console${need.reason}`, () => {
  const stand = atAStand();

  const take = (command: object) => stand.house.companion.take(command, keeper);
  const round = () => (stand.table.state.game as unknown as Tricks).round;
  const sealed = () => round().lot?.bids.answers;
  async function seated(captain: string): Promise<Page> {
    const { page } = await stand.visit('/captain', phone);
    const free = page.getByLabel('Free seats');
    await free.getByText(captain).click();
    await free.waitFor({ state: 'detached' });
    return page;
  }
  const begin = async (depth: string) => {
    await stand.begin('pirate-tricks', { depth, captains });
    for (const card of ['gang-of-three', 'gang-of-two', 'bountiful-booty', 'capture-1'])
      take({ kind: 'drawScoreCard', card });
  };

  test('the console has whoever has no phone ready, one after the other', async () => {
    await begin('fights');
    for (const captain of ['Ines', 'Mo']) await seated(captain);
    const { page } = await stand.visit('/console');
    const ask = page.getByRole('region', { name: 'What is asked' });
    for (const captain of ['Bartholomew', 'Freya']) {
      await ask.getByRole('button', { name: `${captain} has no phone: answer here` }).click();
      await ask.getByRole('button', { name: 'leaves you 10' }).click();
    }
    await until(() => sealed()?.['green'] === 2);
    expect(sealed()).toEqual({ blue: 2, green: 2 });
    await ask.getByRole('button', { name: 'Answer here for Ines' }).waitFor();
  });

  test('the code that phones join by is taken off the television without looking for where it came from', async () => {
    await begin('fights');
    const { page } = await stand.visit('/console');
    const tv = await stand.visit('/table');
    await page.keyboard.press('T');
    await page.getByRole('button', { name: 'Let others join' }).click();
    await tv.page.getByText('Come aboard').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.sheets .panel').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hide the code' }).click();
    await tv.page.getByText('row 1 of 4').waitFor();
    expect(await tv.page.getByText('Come aboard').count()).toBe(0);
    await page.getByRole('button', { name: 'Hide the code' }).waitFor({ state: 'detached' });
    await page.keyboard.press('T');
    await page.getByRole('button', { name: 'Shut others out' }).click();
    await page.getByRole('button', { name: 'Let others join' }).waitFor();
  });

  test('a phone shows what it has sealed, goes on from there, and seals nothing before it is told to', async () => {
    await begin('fights');
    take({ kind: 'setRight', field: 'loon', seat: 'red', value: 5 });
    const page = await seated('Ines');
    const slider = page.getByRole('slider');
    await slider.fill('4');
    expect(sealed()).toEqual({});
    await page.getByRole('button', { name: 'Seal 4 loon' }).click();
    const figure = page.locator('.sealed .figure');
    await figure.filter({ hasText: '4' }).waitFor();
    await page.getByRole('button', { name: 'Cover' }).click();
    await figure.filter({ hasText: '•••' }).waitFor();
    await page.getByRole('button', { name: 'Cover' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await slider.waitFor();
    expect(sealed()?.['red']).toBeUndefined();
    await slider.fill('4');
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Seal 5 loon' }).click();
    await until(() => sealed()?.['red'] === 5);
  });

  test('the console lays any card open for a captain who was chosen once', async () => {
    await begin('cards');
    const rows = [
      ['red-12', 'blue-9', 'green-5', 'blue-20', 'green-10'],
      ['red-14', 'green-7', 'red-16', 'blue-16', 'red-15'],
      ['green-18', 'blue-6', 'red-8', 'green-20', 'blue-12'],
      ['red-5', 'green-13', 'blue-18', 'red-19', 'green-15'],
    ];
    for (const [at, cards] of rows.entries())
      for (const card of cards) take({ kind: 'dealCard', row: at + 1, card });
    for (const [at, { seat }] of captains.slice(0, 3).entries())
      take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    const { page } = await stand.visit('/console');
    await page.getByRole('button', { name: 'Recruits may be laid open.' }).click();
    const ask = page.getByRole('region', { name: 'What is asked' });
    await ask.getByRole('button', { name: 'Mo', exact: true }).click();
    // Nobody has seen the red six and seven; they came from the five that were dealt, or lay face down.
    for (const [at, name] of ['Red 6', 'Red 7', 'Red 8'].entries()) {
      await ask.getByRole('option', { name, exact: true }).click();
      await until(() => round().shown['yellow']?.length === at + 1);
      await ask.getByRole('option', { name, exact: true }).waitFor({ state: 'detached' });
    }
    expect(round().shown).toEqual({ yellow: ['red-6', 'red-7', 'red-8'] });
  });
});
