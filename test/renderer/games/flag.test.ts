import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../../src-main/rules/pirates-flag/state.ts';
import { asAPerson } from '../as-a-person.ts';
import { needs } from '../../support/needs.ts';
import { complaintsInBothLooks, complaintsOfAxe, openStand, until, type Stand } from '../house.ts';

const need = needs('chromium');
const byName = 'a card by its name';
const keeper = {
  role: 'scorekeeper',
  seats: [],
  language: 'en',
  page: 'console',
} as const;
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;
const smallPhone = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
} as const;

describe.skipIf(need.missing)(`The Pirate’s Flag at the table${need.reason}`, () => {
  let stand: Stand;
  const byHand = asAPerson();
  beforeAll(async () => {
    stand = await openStand();
  });
  afterEach(async () => {
    await stand.clear();
    await stand.house.companion.leave();
  });
  afterAll(() => stand.close());

  const state = () => stand.table.state.game as unknown as State;
  const plays = () => state().stack.plays.map(({ play }) => `${play.seat} ${play.row}`);

  /** Ines is about to roll, three spaces from Bartholomew and the flag. */
  async function chase(): Promise<void> {
    await stand.begin('pirates-flag', { depth: 'cards' });
    const places = {
      'at.red': 5,
      'at.blue': 8,
      'at.yellow': 12,
      'at.green': 20,
    };
    const hands = { 'hand.red': 2, 'hand.blue': 2, 'hand.yellow': 2 };
    const fields = { turn: 'red', flag: 'blue', ...places, ...hands };
    stand.house.companion.take({ kind: 'setTable', fields }, keeper);
  }
  async function at(path: string, options: object = {}): Promise<Page> {
    const { page } = await stand.visit(path, options);
    page.setDefaultTimeout(30_000);
    return page;
  }
  const asked = (page: Page, words: string) => page.locator('.ask h1', { hasText: words }).waitFor();

  async function tabTo(page: Page, words: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await byHand(page, 'Tab');
      const focused = await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.innerText ?? '',
      );
      if (focused.includes(words)) return;
    }
    throw new Error(`no ${words} by Tab`);
  }

  /** For whom a card is, its name, then at whom, all by keys. */
  async function playByKeys(
    page: Page,
    captain: string,
    card: { name: string; shown: RegExp; aim?: string },
  ): Promise<void> {
    const before = plays().length;
    await tabTo(page, captain);
    await page.keyboard.press('Enter');
    await page.locator('.ask [role=option]').first().waitFor();
    await byHand(page, '/');
    await page.locator('.ask [role=combobox]:focus').waitFor();
    // As fast as a person: a scanner types faster.
    await page.keyboard.type(card.name, { delay: 60 });
    await page.locator('.ask [role=option]', { hasText: card.shown }).first().waitFor();
    await page
      .locator('.ask [role=option]', { hasNotText: card.shown })
      .first()
      .waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    if (card.aim !== undefined) {
      await page.locator('.ask .said', { hasText: card.shown }).waitFor();
      await tabTo(page, card.aim);
      await page.keyboard.press('Enter');
    }
    await until(() => plays().length > before);
  }

  test('a turn with a battle and two cards on the stack is told by keys alone', async () => {
    await chase();
    const page = await at('/console');
    await asked(page, 'Ines rolls one die.');
    await byHand(page, '3');
    await asked(page, 'Ines has 3 spaces to sail.');
    const keys = await page.locator('.ask button').allInnerTexts();
    const course = keys.find((words) => words.includes('the carrier is here'));
    await byHand(page, /\d/.exec(course ?? '')?.[0] ?? '');
    await asked(page, 'Bartholomew rolls one die.');
    await byHand(page, 'n');
    await asked(page, 'Ines may fight for the flag.');
    await byHand(page, '1');
    await asked(page, 'Ines rolls one die.');
    await byHand(page, 'n');
    await asked(page, 'Any card, from anybody.');
    await playByKeys(page, 'Bartholomew', {
      name: 'heavy',
      shown: /Heavy Breeze/,
    });
    await asked(page, 'Ines rolls one die.');
    await byHand(page, 'n');
    await asked(page, 'answer');
    await playByKeys(page, 'Ines', {
      name: 'aarrgh',
      shown: /Aarrgh!/,
      aim: 'Bartholomew',
    });
    expect(plays()).toEqual(['blue heavy-breeze', 'red aarrgh']);
    await asked(page, 'Ines rolls one die.');
    await byHand(page, '2');
    await asked(page, 'Bartholomew');
    await byHand(page, '2');
    await asked(page, 'Ines rolls again to escape.');
    expect(state()).toMatchObject({
      flag: { kind: 'carried', seat: 'red' },
      discards: ['aarrgh', 'heavy-breeze'],
      lastRoll: { seat: 'blue', sum: 2, total: 1 },
    });
    expect(stand.table.entriesInForce().map(({ source }) => source)).not.toContain('overridden');
  });

  test('“Deal at random” is a button: each ship without a Pirate Captain gets one of its own', async () => {
    await stand.begin('pirates-flag', { depth: 'cards' });
    const page = await at('/console');
    await page.getByRole('button', { name: 'take a Pirate Captain' }).first().click();
    await page.getByRole('button', { name: 'Deal at random' }).click();
    const dealt = await until(() => {
      const { seats, abilities } = state();
      const rows = seats.map((seat) => abilities[seat]?.captain);
      return rows.every((row) => row !== undefined) && rows;
    });
    expect(new Set(dealt).size).toBe(4);
    // Nobody is left who has none.
    await page.getByRole('button', { name: 'take a Pirate Captain' }).first().waitFor({ state: 'detached' });
    expect(await complaintsInBothLooks(page)).toEqual([]);
  });

  test('phones play a card on another captain’s turn, answer it, and the roll counts what is left', async () => {
    await chase();
    const [mo, ines] = [await at('/captain?lang=de', smallPhone), await at('/captain', phone)];
    for (const [page, captain] of [
      [mo, 'Mo'],
      [ines, 'Ines'],
    ] as const) {
      const free = page.getByLabel(/Free seats|Freie Plätze/);
      await free.getByText(captain).click();
      await free.waitFor({ state: 'detached' });
    }
    await mo.getByRole('button', { name: 'Eine Karte, von wem auch immer.' }).first().click();
    await mo.getByRole('option', { name: /Aarrgh!/ }).click();
    await mo.locator('.answers button', { hasText: 'Ines' }).click();
    await until(() => plays().length === 1);
    await ines
      .getByRole('button', { name: /answer|card/i })
      .filter({ hasText: /\w/ })
      .first()
      .click();
    await ines.getByRole('option', { name: /Thick Fog/ }).click();
    await until(() => plays().length === 2);
    expect(plays()).toEqual(['yellow aarrgh', 'red thick-fog']);
    expect(await complaintsOfAxe(mo)).toEqual([]);
    const wide = await mo.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    stand.house.companion.take({ kind: 'roll', seat: 'red', faces: [5] }, keeper);
    await until(() => state().phase.kind === 'moving');
    expect(state().lastRoll).toMatchObject({ seat: 'red', total: 5 });
    await ines.getByRole('button', { name: /inward to 10/ }).click();
    await until(() => state().at.red === 10);
  });

  test('the board of the table is written before the session, and one that cannot be sailed is not taken', async () => {
    const page = await at('/');
    await page.getByRole('radio', { name: "The Pirate's Flag" }).check();
    await page.locator('summary', { hasText: 'The board' }).click();
    const spaces = page.getByRole('textbox', { name: /Spaces$/ });
    const ship = page.getByRole('textbox', { name: /Space of the flag$/ });
    // On a short board the spaces are wide; what is printed on them stays within their height.
    await spaces.fill('12');
    await spaces.press('Tab');
    await page.getByText(/^Refused: .*36/).waitFor();
    await expect.poll(() => page.locator('.line .cell').count()).toBe(12);
    const cut = () =>
      page
        .locator('.line .cell.hazard')
        .evaluateAll((cells) => cells.map((cell) => cell.scrollHeight > cell.clientHeight));
    await expect.poll(cut).toEqual([false, false]);
    await spaces.fill('30');
    await spaces.press('Tab');
    await page.getByText(/^Refused: .*36/).waitFor();
    await spaces.fill('40');
    await spaces.press('Tab');
    await page.getByText(/^Refused: /).waitFor({ state: 'detached' });
    await ship.fill('40');
    await ship.press('Tab');
    expect(await complaintsOfAxe(page)).toEqual([]);
    // The line is one thing: only what is printed on it is a list.
    await expect.poll(() => page.getByRole('button', { name: 'One row more' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: /^(Copy|Remove), Row 1$/ }).count()).toBe(2);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(state().board).toMatchObject({
      spaces: 40,
      flagShip: 40,
      invented: false,
    });
    expect(state().board.docks).toHaveLength(6);
  });

  test('a card the rules hold back is found at the console all the same, with its reason, and overruled there', async () => {
    await chase();
    const [page, freya] = [await at('/console'), await at('/captain', phone)];
    await freya.getByLabel('Free seats').getByText('Freya').click();
    // A phone offers only what can be pressed, and that is nothing here.
    await freya.getByText('rolls one die.').first().waitFor();
    expect(await freya.getByText('Any card, from anybody.').count()).toBe(0);
    await asked(page, 'Ines rolls one die.');
    await byHand(page, 'n');
    await asked(page, 'Any card, from anybody.');
    // By the count Freya holds none.
    await page.locator('.ask .answers button', { hasText: 'Freya' }).click();
    await page.getByRole('option', { name: /Flank!.*holds 0 cards by the count/s }).click();
    // What is struck out can be pressed all the same: the table knows better what it holds.
    for (const said of ['Mo', 'inward'])
      await page.locator('.ask .answers button', { hasText: said }).click({ force: true });
    await page
      .getByRole('alert')
      .getByText(/holds 0 cards by the count/)
      .waitFor();
    await page.keyboard.press('Alt+KeyO');
    await until(() => plays().length === 1);
    expect(state().stack.plays[0]?.play).toMatchObject({
      row: 'flank',
      target: 'yellow',
      direction: 'inward',
    });
  });

  test('what is traded is named at the console or not, and what is discarded is named on the own phone', async () => {
    await stand.begin('pirates-flag', { depth: 'cards' });
    const hands = { 'hand.red': 2, 'hand.blue': 2 };
    stand.house.companion.take({ kind: 'setTable', fields: { turn: 'red', 'at.red': 12, ...hands } }, keeper);
    stand.house.companion.take({ kind: 'rollSum', seat: 'red', sum: 4 }, keeper);
    stand.house.companion.take({ kind: 'sail', seat: 'red', direction: 'inward', to: 13 }, keeper);
    const page = await at('/console');
    // One press trades without a word more; the question itself, opened, has the names.
    await page.getByRole('button', { name: 'trade', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ines may use the Trading Post.' }).click();
    await page.locator('.ask .answers button', { hasText: byName }).click();
    await page.getByRole('option', { name: /Harpoon Gun/ }).click();
    await until(() => state().discards.at(-1) === 'harpoon-gun');

    const leak = [{ kind: 'discard', whose: 'other', count: 1 }];
    const taught = {
      kind: 'teachCard',
      card: 'card-10',
      name: 'Leak',
      marks: ['doesNotCount'],
      effects: leak,
    };
    stand.house.companion.take(taught, keeper);
    stand.house.companion.take({ kind: 'playCard', seat: 'red', card: 'card-10', target: 'blue' }, keeper);
    stand.house.companion.take({ kind: 'letStand' }, keeper);
    const bart = await at('/captain', smallPhone);
    await bart.getByLabel('Free seats').getByText('Bartholomew').click();
    await bart.getByRole('button', { name: 'discard one' }).waitFor();
    await bart.locator('.answers button', { hasText: byName }).click();
    await bart.getByRole('option', { name: /Thick Fog/ }).waitFor();
    expect(await bart.getByRole('option', { name: /Harpoon Gun|Leak/ }).count()).toBe(0);
    expect(await complaintsOfAxe(bart)).toEqual([]);
    await bart.getByRole('option', { name: /Thick Fog/ }).click();
    await until(() => state().discards.at(-1) === 'thick-fog');
    expect(state().hands).toMatchObject({ red: 2, blue: 1 });
  });
});
