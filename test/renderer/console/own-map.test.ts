import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { barriersOf, buildChart } from '../../../src-main/rules/pirate-quest/map/build.ts';
import type { MapLayout } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import type { State } from '../../../src-main/rules/pirate-quest/state.ts';
import * as laying from '../../../src-renderer/games/pirate-quest/laying.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');

/** Whoever lays a map presses, and a slow hand takes a second for each press. */
class Presser {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }
  async press(words: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.#page.getByRole('button', { name: words, exact: true }).click();
      this.presses++;
    }
  }
  async take(tool: laying.Tool): Promise<void> {
    await this.#page.getByRole('radio', { name: tool, exact: true }).check();
    this.presses++;
  }
  async touch(card: number, number: number): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^Card ${card}, square ${number},`) }).click();
    this.presses++;
  }
  async mark(): Promise<void> {
    await this.#page.getByText('An acceleration point lies behind this card').click();
    this.presses++;
  }
}

const steps = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] } as const;

/** From the empty bench to this layout, by the ways that the editor offers. */
async function layOut(hand: Presser, wanted: MapLayout): Promise<void> {
  const { cards, accelerations } = wanted;
  let bench: MapLayout = laying.emptyLayout;
  await hand.take('barrier');
  for (const [at, card] of cards.entries()) {
    if (at < bench.cards.length) await hand.touch(at + 1, 1);
    else {
      await hand.press('One card more');
      bench = laying.addCard(bench);
    }
    for (; bench.cards[at]?.turn !== card.turn; bench = laying.turnCard(bench, at)) await hand.press('Turn');
    const lies = bench.cards[at] ?? card;
    for (const [way, [dx, dy]] of Object.entries(steps)) {
      const times = Math.max(0, (card.x - lies.x) * dx + (card.y - lies.y) * dy);
      await hand.press(way, times);
      for (let time = 0; time < times; time++) bench = laying.moveCard(bench, at, [dx, dy]);
    }
    for (const wall of barriersOf(card)) {
      const bars = laying.barsOf(bench, at);
      const bar = bars.findIndex(
        ({ line }) => JSON.stringify([line.from, line.to]) === JSON.stringify([wall.from, wall.to]),
      );
      await hand.press(`Barrier ${bar + 1} of card ${at + 1}`);
    }
    if (accelerations.includes(at + 1) && at + 1 < bench.cards.length) await hand.mark();
  }
  for (const after of accelerations.filter((one) => one >= laying.emptyLayout.cards.length)) {
    await hand.touch(after, 1);
    await hand.mark();
  }
  for (const colour of laying.colours.filter((one) => one !== 'white')) {
    await hand.take(colour);
    for (const [at, card] of cards.entries())
      for (const [index, one] of card.colours.entries())
        if (one === colour) await hand.touch(at + 1, index + 1);
  }
}

describe.skipIf(need.missing)(`the map at the console${need.reason}`, () => {
  const stand = atAStand();

  const race = () => stand.table.state.game as unknown as State;

  test('lays the six cards on the table within three minutes of a slow hand, and the race goes on on it', async () => {
    const wanted = scenarios.find(({ id }) => id === 'ladder-rock');
    if (!wanted) throw new Error('no such map');
    await stand.begin('pirate-quest', { depth: 'score' });
    const { page } = await stand.visit('/console');
    await page.locator('.ask').waitFor();
    const hand = new Presser(page);
    await page.keyboard.press('Alt+e');
    await hand.press('The map');
    await page.locator('.bench').waitFor();
    await layOut(hand, wanted);
    await page.getByText('It can be finished.').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await hand.press('Lay it on the table');
    await until(() => race().chart ?? undefined);
    const expected = buildChart(wanted, false);
    expect({ ...race().chart, id: wanted.id }).toEqual(expected);
    console.log(`six cards laid with ${hand.presses + 1} presses`);
    expect(hand.presses + 1).toBeLessThan(180);
  });

  test('lays the drawn map of four cards with at most 22 presses and a name, and from cards of the box with ten, at the console as before a session', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    const { page } = await stand.visit('/console');
    await page.locator('.ask').waitFor();
    await page.keyboard.press('Alt+e');
    await page.getByRole('button', { name: 'The map' }).click();
    await page.locator('.bench').waitFor();
    const hand = new Presser(page);
    await hand.press('One card more');
    await hand.touch(3, 1);
    await hand.press('Up');
    const at = async (square: string) => {
      const box = await page.locator(`[data-square='${square}']`).boundingBox();
      if (!box) throw new Error(`no ${square}`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    /** One press that is drawn over several squares. */
    async function stroke(...squares: readonly string[]): Promise<void> {
      for (const [nth, square] of squares.entries()) {
        await page.mouse.move(...(await at(square)), { steps: 4 });
        if (nth === 0) await page.mouse.down();
      }
      await page.mouse.up();
      hand.presses++;
    }
    // The first touch has painted its square green.
    await stroke('c1-2');
    await stroke('c1-6', 'c2-4', 'c2-1');
    await stroke('c2-6');
    await stroke('c3-6');
    await stroke('c4-4');
    await hand.take('blue');
    await stroke('c1-1', 'c1-4', 'c1-5');
    await stroke('c3-2');
    await hand.take('red');
    for (const one of ['c1-3', 'c3-3', 'c3-4']) await stroke(one);
    await stroke('c4-2', 'c4-5');
    await stroke('c2-2');
    await page.keyboard.press('i', { delay: 84 });
    hand.presses++;
    const bar = page.locator('button.bar');
    await bar.first().waitFor();
    const between = await bar.evaluateAll((all) =>
      all.findIndex((one) => (one as HTMLElement).style.cssText.includes('--x: 4; --y: 1.5')),
    );
    await bar.nth(between).click();
    hand.presses++;
    await hand.mark();
    await page.getByText('It can be finished.').waitFor();
    await page.getByLabel('Name of this map').fill('Attic steps');
    await hand.press('Keep it');
    await page.getByText('Kept as “Attic steps”.').waitFor();
    expect(hand.presses).toBeLessThanOrEqual(22);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Its sheet is back at the lists of rows, and no single button is left of it.
    await page.getByRole('region', { name: 'Dice' }).or(page.locator('.rows')).first().waitFor();
    // What has been drawn once is there at the console, too.
    await page.getByRole('button', { name: 'The map' }).click();
    for (const number of [1, 2, 3, 4]) await hand.press(`Lay card ${number} of your box`);
    await page.getByRole('button', { name: /^Card 4, square 5, red/ }).waitFor();
    // Maps that are kept, and those of the box, are called by their names there as before a session.
    const from = page.getByLabel('Begin from');
    await from.selectOption({ label: 'Short hop' });
    await page.locator('[data-square=c4-1]').waitFor({ state: 'detached' });
    await from.selectOption({ label: 'Attic steps' });
    await page.getByRole('button', { name: /^Card 4, square 5, red/ }).waitFor();
    await page.getByRole('button', { name: 'Lay it on the table' }).click();
    await until(() => race().chart ?? undefined);
    expect(race().chart?.squares.filter(({ id }) => id.startsWith('c4-'))).toHaveLength(6);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await stand.house.companion.leave();

    const { page: start } = await stand.visit('/');
    await start.getByLabel('Pirate Quest').check();
    await start.locator('summary', { hasText: 'Map' }).click();
    await start.getByRole('button', { name: 'Lay your own map' }).click();
    const again = new Presser(start);
    for (const number of [1, 2, 3, 4]) await again.press(`Lay card ${number} of your box`);
    await start.locator('[data-square=c3-1]').focus();
    await start.keyboard.press('m', { delay: 84 });
    again.presses++;
    await again.mark();
    await start.getByText('It can be finished.').waitFor();
    await start.getByLabel('Name of this map').fill('Attic stairs');
    await again.press('Keep it');
    await start.getByRole('radio', { name: /^Attic stairs/, checked: true }).waitFor();
    expect(again.presses).toBeLessThanOrEqual(10);
    const { keptChoices } = stand.house.companion;
    const [stairs, steps] = keptChoices.of('pirate-quest', 'map').map(({ value }) => value as MapLayout);
    const coloursOf = (layout: MapLayout | undefined) =>
      layout?.cards.map(({ colours }) => colours.join(' '));
    expect(coloursOf(steps)).toEqual([
      'blue green red blue blue green',
      'green red white green white green',
      'green blue red red white green',
      'white red white green red white',
    ]);
    expect(steps?.cards.map(({ y, barriers }) => [y, barriers.length])).toEqual([
      [0, 0],
      [0, 1],
      [-1, 0],
      [0, 0],
    ]);
    expect(coloursOf(stairs)).toEqual(coloursOf(steps));
  });
});
