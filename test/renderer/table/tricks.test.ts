import { describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { captains, type Stand } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const screen = { viewport: { width: 1920, height: 1080 } } as const;
const seats = captains.map(({ seat }) => seat);

describe.skipIf(need.missing)(`the television in a round of Pirate Tricks${need.reason}`, () => {
  const stand = atAStand();

  const take = (command: object) => {
    const reply = stand.house.companion.take(command, keeper) as { refusal?: unknown };
    expect(reply.refusal).toBe(undefined);
  };
  const draw = (...cards: readonly string[]) => {
    for (const card of cards) take({ kind: 'drawScoreCard', card });
  };
  /** As far as the first trick, at a depth at which no card is told. */
  async function beforeTheTricks(): Promise<void> {
    await stand.begin('pirate-tricks', { depth: 'fights', captains });
    draw('gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1');
    for (const [at, seat] of seats.slice(0, 3).entries())
      take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
  }
  const tricks = () => {
    for (let trick = 0; trick < 10; trick++) take({ kind: 'winTrick', seat: seats[trick % 4] });
  };
  const figures = async (page: Awaited<ReturnType<Stand['visit']>>['page']) =>
    page.locator('li .figure').allTextContents();

  test('names nobody who leads before the rows are taken', async () => {
    await stand.begin('pirate-tricks', { depth: 'fights', captains });
    const { page } = await stand.visit('/table', screen);
    await page.getByText('4 score cards').waitFor();
    expect(await page.getByText('plays first', { exact: true }).count()).toBe(0);
    draw('gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1');
    for (const [at, seat] of seats.slice(0, 3).entries())
      take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    await page.getByText('plays first', { exact: true }).waitFor();
  });

  test('shows the recruitment cards and whose time it is until the first trick is told', async () => {
    await beforeTheTricks();
    const { page } = await stand.visit('/table', screen);
    await page.getByText('Everyone sets two cards aside.').waitFor();
    take({ kind: 'layAside' });
    await page.getByText('Recruits come first').waitFor();
    await page.getByText('Recruits', { exact: true }).waitFor();
    await page.getByText('Each run of 3 in one suit: 3 loon.').waitFor();
    take({ kind: 'winTrick', seat: 'red' });
    await page.getByText('Recruits', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('2 of 10').waitFor();
  });

  test('shows what was told so far of the card that is being told, and of no earlier round', async () => {
    await beforeTheTricks();
    const { page } = await stand.visit('/table', screen);
    for (const round of [1, 2]) {
      tricks();
      await page.locator('h2', { hasText: 'Capture card' }).waitFor();
      await expect.poll(() => figures(page)).toEqual(['–', '–', '–', '–']);
      take({ kind: 'collect', seat: 'red', slot: 'capture', loon: 2 });
      take({ kind: 'collect', seat: 'blue', slot: 'capture', loon: -1 });
      await expect.poll(() => figures(page)).toEqual(['+2', '−1', '–', '–']);
      for (const seat of ['yellow', 'green']) take({ kind: 'collect', seat, slot: 'capture', loon: 0 });
      // Three tricks, three, two and two: six loon, six, four and four for the treasure.
      await page.getByText(`Spoils of round ${round}`).waitFor();
      await expect.poll(() => figures(page)).toEqual(['+8', '+5', '+4', '+4']);
      if (round === 2) break;
      draw('recruitment-4', 'recruitment-5');
      await page.getByText(`Spoils of round ${round}`).waitFor();
      draw('treasure-4', 'capture-2');
      await page.getByText(`Spoils of round ${round}`).waitFor({ state: 'detached' });
      take({
        kind: 'teachScoreCard',
        card: 'treasure-4',
        scoring: { kind: 'rank', order: 'most', places: [6, 4], needsTricks: false },
      });
      for (const [at, seat] of seats.slice(0, 3).entries())
        take({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    }
  });
});
