import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains, complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const smallPhone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

const rows = [
  ['red-12', 'blue-9', 'green-5', 'blue-20', 'green-10'],
  ['red-14', 'green-7', 'red-16', 'blue-16', 'red-15'],
  ['green-18', 'blue-6', 'red-8', 'green-20', 'blue-12'],
  ['red-5', 'green-13', 'blue-18', 'red-19', 'green-15'],
];

interface Round {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly collected: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly laid: readonly { readonly seat: SeatId; readonly card: string }[];
}

describe.skipIf(need.missing)(
  `recruits and cards of Pirate Tricks laid on the own phone${need.reason}`,
  () => {
    const stand = atAStand();

    const take = (command: object) => stand.house.companion.take(command, keeper);
    const state = () => stand.table.state.game as unknown as { round: Round; loon: Record<string, number> };

    /** Every row is taken, and the first trick has still to be led by Ines. */
    async function beforeTheTricks(depth: 'fights' | 'cards', recruitment: readonly string[]): Promise<void> {
      await stand.begin('pirate-tricks', { depth, captains });
      for (const card of [...recruitment, 'bountiful-booty', 'capture-1'])
        take({ kind: 'drawScoreCard', card });
      if (depth === 'cards')
        for (const [at, cards] of rows.entries())
          for (const card of cards) take({ kind: 'dealCard', row: at + 1, card });
      for (const [at, { seat }] of captains.slice(0, 3).entries())
        take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    }
    async function seated(captain: string, options: object = phone): Promise<Page> {
      const { page } = await stand.visit('/captain', options);
      const free = page.getByLabel('Free seats');
      await free.getByText(captain).click();
      await free.waitFor({ state: 'detached' });
      return page;
    }
    const faces = (page: Page): Promise<readonly string[]> =>
      page.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent.trim()));

    test.each([
      ['390 × 844', phone],
      ['320 × 640', smallPhone],
    ])(
      'on %s the likeliest lie first, each tap lays one, and the best is paid at once',
      async (_, size) => {
        await beforeTheTricks('cards', ['gang-of-three', 'partners-in-crime']);
        const page = await seated('Bartholomew', size);
        await page.getByRole('button', { name: 'Recruits may be laid open.' }).click();
        const first = (await faces(page)).slice(0, 5).map((text) => /(Red|Blue|Green) \d+/.exec(text)?.[0]);
        expect(first).toEqual(['Red 14', 'Red 15', 'Red 16', 'Blue 16', 'Green 7']);
        expect(await complaintsOfAxe(page)).toEqual([]);

        const before = state().loon['blue'] ?? 0;
        const laid = ['red-14', 'red-15', 'red-16', 'blue-16'];
        for (const [at, name] of ['Red 14', 'Red 15', 'Red 16', 'Blue 16'].entries()) {
          await page.getByRole('option', { name }).click();
          await until(() => state().round.shown['blue']?.length === at + 1);
          await page.getByRole('option', { name }).waitFor({ state: 'detached' });
        }
        expect(state().round.shown['blue']).toEqual(laid);
        expect(state().round.collected['blue']).toEqual({ recruitment1: 3, recruitment2: 2 });
        expect(state().loon['blue']).toBe(before + 5);
        await page
          .getByText(`${before + 5}`)
          .first()
          .waitFor();
      },
      120_000,
    );

    test('a hand noted on the phone comes before the cards that nobody has seen, and only there', async () => {
      await beforeTheTricks('cards', ['gang-of-three', 'partners-in-crime']);
      take({ kind: 'noteHand', seat: 'red', cards: ['red-6', 'blue-14'] });
      const page = await seated('Ines');
      const other = await seated('Mo');
      const own = ['Red 12', 'Red 6', 'Green 10', 'Green 5', 'Blue 20', 'Blue 14', 'Blue 9'];
      const first = (await faces(page)).map((text) => /(Red|Blue|Green) \d+/.exec(text)?.[0]);
      expect([...first].slice(0, 7)).toEqual(own);
      await other.getByRole('button', { name: 'Recruits may be laid open.' }).click();
      const others = (await faces(other)).map((text) => /(Red|Blue|Green) \d+/.exec(text)?.[0]);
      expect(others.slice(0, 5).toSorted()).toEqual(['Blue 12', 'Blue 6', 'Green 18', 'Green 20', 'Red 8']);
      await page.getByRole('option', { name: 'Blue 14' }).click();
      await until(() => state().round.laid.length === 1);
      expect(state().round.laid).toEqual([{ seat: 'red', card: 'blue-14' }]);
    });

    test('where cards are not told, the card is chosen and then the amount', async () => {
      await beforeTheTricks('fights', ['gang-of-three', 'gang-of-two']);
      const page = await seated('Freya');
      await page.getByRole('button', { name: 'Gang of Three' }).click();
      await page.getByRole('button', { name: 'Choose again' }).click();
      await page.getByRole('button', { name: 'Gang of Two' }).click();
      await page.getByRole('slider').fill('2');
      await page.getByRole('button', { name: 'You get 2' }).click();
      await until(() => state().round.collected['green'] !== undefined);
      expect(state().round.collected['green']).toEqual({ recruitment2: 2 });
      await page.getByRole('button', { name: 'Gang of Three' }).waitFor();
    });
  },
);
