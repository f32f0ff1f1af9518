import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { rowOf, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';
import { until } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const device = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;
const packs = [
  'main',
  'magic-shop',
  'raise-the-dead',
  'miss-direction',
  'walk-the-plank',
  'tavern',
  'special-abilities',
];
const sloop = { card: 'sloop-3-4' };

describe.skipIf(need.missing)(`all packs of Pirate Attack from several devices${need.reason}`, () => {
  const stand = atAStand();
  afterEach(() => stand.house.companion.leave());

  const take = (command: object) => {
    const taken = stand.house.companion.take(command, keeper);
    if (!('seq' in taken)) throw new Error(JSON.stringify(taken));
  };
  const state = () => stand.table.state.game as State;
  const row = (seat: SeatId) => rowOf(state(), seat).map(({ card }) => card);

  async function atSea(fields: FieldValues): Promise<void> {
    await stand.begin('pirate-attack', { depth: 'cards', setup: { packs } });
    take({ kind: 'setTable', fields: { turn: 'red', ...fields } });
  }
  async function seated(captain: string): Promise<Page> {
    const { page } = await stand.visit('/captain', device);
    return sits(page, captain);
  }
  async function sits(page: Page, captain: string): Promise<Page> {
    const free = page.getByLabel('Free seats');
    await free.getByText(captain).tap();
    await free.waitFor({ state: 'detached' });
    return page;
  }
  /** A phone that hears nothing more from a moment on until it is let. */
  async function hardOfHearing(captain: string) {
    const { page } = await stand.visit('/captain', device);
    const unheard: (() => void)[] = [];
    let isDeaf = false;
    await page.routeWebSocket(/link/, (route) => {
      const server = route.connectToServer();
      route.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        const hear = () => route.send(message);
        if (isDeaf) unheard.push(hear);
        else hear();
      });
    });
    await page.reload();
    return {
      page: await sits(page, captain),
      deafen: () => (isDeaf = true),
      hear() {
        isDeaf = false;
        for (const hear of unheard.splice(0)) hear();
      },
    };
  }
  /** What lies under the thumb, by its first words. */
  const answer = (page: Page, words: string) =>
    page.getByRole('region', { name: 'Your answer' }).getByRole('button', { name: words }).first();

  test('the Navy’s round goes by a Reincarnation and two Bone Yard windows, each told by whose it is', async () => {
    await atSea({
      'row.red': [{ card: 'sloop-3-3' }, sloop],
      'row.blue': [{ card: 'schooner-5-5', magic: 1 }],
      'row.yellow': [{ card: 'floating-death-ship-20-20' }],
      'ability.green': 'bone-yard',
      'gold.green': 11,
    });
    take({ kind: 'drawCard', seat: 'red', card: 'royal-navy-12-12' });
    const [ines, bartholomew, freya] = await Promise.all(['Ines', 'Bartholomew', 'Freya'].map(seated));
    if (!ines || !bartholomew || !freya) throw new Error('no phones');
    for (const wreck of ['Ines 3/4', 'Ines 3/3']) {
      await answer(ines, 'As the cards say').tap();
      await freya.getByText('You may have what has just sunk, for 5 gold.').waitFor();
      await answer(freya, wreck).tap();
      await answer(freya, wreck).waitFor({ state: 'detached' });
    }
    await answer(bartholomew, 'turns up a card').tap();
    await answer(bartholomew, 'Reincarnation').tap();
    await answer(bartholomew, 'As the cards say').tap();
    await until(() =>
      stand.table.prompts.find(({ kind, whom }) => kind === 'fight' && whom.includes('yellow')),
    );
    expect([row('red'), row('blue'), row('green')]).toEqual([
      [],
      ['schooner-5-5'],
      ['sloop-3-4', 'sloop-3-3'],
    ]);
    // What came back is not asked for, though the gold would not do for it either.
    expect(await freya.getByText('You may have what has just sunk').count()).toBe(0);
  });

  test('a Guard on a Thief is blocked by two at once: one is taken, the other hears that the table has gone on', async () => {
    const rows = Object.fromEntries(
      ['red', 'blue', 'yellow', 'green'].map((seat) => [`row.${seat}`, [sloop]]),
    );
    await atSea({ ...rows, 'gold.blue': 8, 'blocks.yellow': 1, 'blocks.green': 1 });
    take({ kind: 'playCard', seat: 'red', card: 'thief-steal-1-2-of-gold', on: 'blue' });
    const [bartholomew, mo, late] = await Promise.all([
      seated('Bartholomew'),
      seated('Mo'),
      hardOfHearing('Freya'),
    ]);
    const freya = late.page;
    await answer(bartholomew, 'Guard').tap();
    for (const page of [mo, freya]) await page.getByText('You may answer Guard of Bartholomew.').waitFor();
    // Freya's thumb comes down before her phone has heard what Mo did.
    late.deafen();
    await answer(mo, 'The Blockade').tap();
    await until(() => state().chain.length === 2);
    await answer(freya, 'The Blockade').tap();
    late.hear();
    await freya.getByText('the table has gone on since').waitFor();
    expect(state().chain.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['stop', 'blue'],
      ['stop', 'yellow'],
    ]);
    // A third device lets it all work: the console, where the next card is drawn.
    const { page } = await stand.visit('/console');
    await page
      .getByRole('button', { name: /^pile 1/ })
      .first()
      .click();
    await until(() => state().purses.red?.free === 4);
    expect(state().purses.blue).toMatchObject({ free: 4 });
  });

  test('whoever is robbed reads that large, and everybody else whose turn it is', async () => {
    await atSea({ 'row.red': [sloop], 'row.blue': [sloop], 'gold.blue': 8 });
    const [bartholomew, mo] = await Promise.all(['Bartholomew', 'Mo'].map(seated));
    if (!bartholomew || !mo) throw new Error('no phones');
    take({ kind: 'playCard', seat: 'red', card: 'thief-steal-1-2-of-gold', on: 'blue' });
    const headline = (page: Page) => page.locator('h1').last().innerText();
    await expect.poll(() => headline(bartholomew)).toMatch(/^You may stop Thief/);
    expect((await bartholomew.locator('body').innerText()).match(/may stop Thief/g)).toHaveLength(1);
    expect(await headline(mo)).toContain('has the Chip');
    await answer(bartholomew, 'Guard').tap();
    await expect.poll(() => headline(bartholomew)).toContain('has the Chip');
  });

  test('a Copy Cat brings another one, which is laid before a third captain', async () => {
    await atSea({
      'row.red': [sloop],
      'row.blue': [sloop],
      'gold.red': 10,
      'gold.blue': 10,
      'gold.yellow': 5,
    });
    take({ kind: 'buy', seat: 'red', goods: 'tavern', count: 1 });
    take({ kind: 'playCard', seat: 'red', card: 'copy-cat', on: 'blue' });
    take({ kind: 'setTable', fields: { turn: 'blue' } });
    const [ines, bartholomew, mo] = await Promise.all(['Ines', 'Bartholomew', 'Mo'].map(seated));
    if (!ines || !bartholomew || !mo) throw new Error('no phones');
    await answer(bartholomew, 'buys at the Tavern').tap();
    await answer(bartholomew, '1 for 10').tap();
    await answer(bartholomew, 'Extra Magic').tap();
    await answer(ines, 'Copy Cat').tap();
    await answer(ines, 'Mo').tap();
    await until(() => !stand.table.prompts.some(({ kind }) => kind === 'tavern-card'));
    take({ kind: 'setTable', fields: { turn: 'yellow' } });
    await answer(mo, 'buys Fortune Tellers').tap();
    await answer(mo, '1 for 5').tap();
    await answer(ines, 'a Fortune Teller').tap();
    await until(() => !stand.table.prompts.some(({ kind }) => kind === 'free-goods'));
    expect(state().kept.map(({ by, of }) => [by, of])).toEqual([
      ['red', 'blue'],
      ['red', 'yellow'],
    ]);
  });
});
