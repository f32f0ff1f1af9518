import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../../src-main/chest/code.ts';
import type { State } from '../../../src-main/rules/pirates-flag/state.ts';
import { addCount, addWhirlpool, countWords, takeOut, whirlpoolWords } from '../../contract/one-more.ts';
import { needs } from '../../support/needs.ts';
import { openStand, until, type Stand } from '../house.ts';
import { builtPages } from '../pages.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;

/** The pages as they are built, with more words in the catalogues that they bring along, and nothing else. */
async function pagesWith(words: Readonly<Record<string, string>>, folder: string): Promise<string> {
  cpSync(await builtPages(), folder, { recursive: true });
  const assets = join(folder, 'assets');
  const more = JSON.stringify(words).slice(1, -1);
  let changed = 0;
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(assets, file), 'utf8');
    if (!text.includes('"card.aarrgh":')) continue;
    writeFileSync(join(assets, file), text.replace('"card.aarrgh":', `${more},"card.aarrgh":`));
    changed += 1;
  }
  if (changed === 0) throw new Error('no catalogue names a card');
  return folder;
}

describe.skipIf(need.missing)(`a card and a question of their own, added from outside${need.reason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'qm-one-more-'));
  let stand: Stand;
  beforeAll(async () => {
    addWhirlpool();
    addCount();
    const { openHouse } = await import('../../../src-main/shell/house.ts');
    stand = await openStand(openHouse, () => pagesWith({ ...whirlpoolWords, ...countWords }, folder));
  });
  afterEach(async () => {
    await stand.clear();
    await stand.house.companion.leave();
  });
  afterAll(async () => {
    await stand.close();
    takeOut();
    rmSync(folder, { recursive: true });
  });

  const state = () => stand.table.state.game as unknown as State;

  /** Ines is about to roll, four spaces from Bartholomew. */
  async function chase(): Promise<void> {
    await stand.begin('pirates-flag', { depth: 'cards' });
    const places = { 'at.red': 10, 'at.blue': 14, 'at.yellow': 20, 'at.green': 28 };
    const fields = { turn: 'red', ...places, 'hand.red': 2, 'hand.blue': 2 };
    stand.house.companion.take({ kind: 'setTable', fields }, keeper);
  }
  async function at(path: string, options: object = {}): Promise<Page> {
    const { page } = await stand.visit(path, options);
    page.setDefaultTimeout(30_000);
    return page;
  }
  const answer = (page: Page, words: string) =>
    page.locator('.ask .answers button', { hasText: words }).first().click();

  test('are played: its printed code is read, aimed at the console, seen on the television, counted on a phone', async () => {
    await chase();
    const page = await at('/console');
    const television = await at('/table');
    const piece = stand.table.game.pieces().find(({ row }) => row === 'whirlpool');
    const text = piece ? formatCode('pirates-flag', piece) : '';
    await stand.house.companion.handlers['reader.scan']?.run({ text }, keeper);
    // Nobody's reader read it: the console is asked whose it is, and then at whom.
    await page.locator('.ask h1', { hasText: 'rolls' }).waitFor();
    await page.getByRole('button', { name: 'Any card, from anybody.' }).click();
    await page.locator('.ask h1', { hasText: 'Any card' }).waitFor();
    await answer(page, 'Ines');
    await page.locator('.ask .said', { hasText: 'Whirlpool' }).waitFor();
    await answer(page, 'Bartholomew');
    await television.getByText('Whirlpool').first().waitFor();
    expect(state().stack.plays[0]?.play).toMatchObject({ row: 'whirlpool', seat: 'red', target: 'blue' });
    stand.house.companion.take({ kind: 'letStand' }, keeper);
    expect([state().at.red, state().at.blue]).toEqual([14, 10]);

    const phone = await at('/captain', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.getByLabel('Free seats').getByText('Bartholomew').click();
    await phone.getByRole('button', { name: countWords['answer.count'], exact: true }).click();
    await phone.getByText(countWords['prompt.count-pile']).first().waitFor();
    const counted = state().pile - 1;
    const before = stand.table.head;
    await phone.locator('.answers button', { hasText: String(counted) }).click();
    await until(() => stand.table.head > before);
    expect(JSON.parse(stand.table.entry(stand.table.head).command ?? '')).toEqual({
      kind: 'countPile',
      cards: counted,
    });
  });

  test('stand in the editor: the card by its name, its kind among the others, a column for what only it has', async () => {
    await chase();
    const page = await at('/console');
    await page.locator('.ask').waitFor();
    await page.keyboard.press('Alt+E');
    await page.locator('.sheets .panel').waitFor();
    await page
      .locator('.sheets')
      .getByText(whirlpoolWords['column.reach'], { exact: true })
      .first()
      .waitFor();
    const names = await page
      .locator('.sheets input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(names).toContain('Whirlpool');
    const kinds = await page.locator('.sheets option').allInnerTexts();
    expect(kinds).toContain(whirlpoolWords['kind.changePlaces']);
  });
});
