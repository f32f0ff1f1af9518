import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { refuse } from '../../../src-main/rules/kernel/result.ts';
import { needs } from '../../support/needs.ts';
import { asAPerson } from '../as-a-person.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, until } from '../house.ts';
import { battle } from './battle.ts';

const need = needs('chromium');
const docs = join(import.meta.dirname, '..', '..', '..', 'docs', 'console.md');

describe.skipIf(need.missing)(`the console${need.reason}`, () => {
  const stand = atAStand();
  const byHand = asAPerson();

  /** A session of Pirate Quest as far as the first bid, and the console before it. */
  async function atTheBids(depth = 'score', path = '/console'): Promise<Page> {
    await stand.begin('pirate-quest', { depth });
    stand.house.companion.take(
      { kind: 'nameDealer', seat: 'green' },
      { role: 'scorekeeper', seats: [], language: 'en', page: 'console' },
    );
    const { page } = await stand.visit(path);
    await page
      .getByRole('button', { name: 'Undo' })
      .or(page.getByRole('button', { name: 'Zurück' }))
      .waitFor();
    await page.locator('.answers').first().waitFor();
    return page;
  }
  /** The button of a correction that says this number. */
  const instead = (page: Page, figure: string) =>
    page.locator('.editor .answers button', {
      has: page.locator('.figure', { hasText: new RegExp(`^${figure}$`) }),
    });
  const entries = () => stand.table.log.entries.length;
  /** One key, and what it entered is on the disk and in the log on the page. */
  async function press(page: Page, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const before = entries();
      await byHand(page, key);
      await until(() => entries() > before);
      await page.locator('.log .next .number', { hasText: String(entries() + 1) }).waitFor();
    }
  }
  const fact = (entry: number) =>
    JSON.parse(stand.table.log.entries[entry - 1]?.command ?? '{}') as Readonly<Record<string, unknown>>;
  const inForce = () =>
    stand.table
      .entriesInForce()
      .filter(({ kind }) => kind === 'fact')
      .map(({ seq }) => fact(seq));

  test.each(['score', 'fights', 'cards'])(
    'takes one press for each fact of a battle told in %s',
    async (depth) => {
      const page = await atTheBids(depth);
      const { presses, facts } = await battle(page, stand.table, depth);
      expect(presses).toBe(facts);
      const row = readFileSync(docs, 'utf8').match(new RegExp(`\\| ${depth} +\\| +(\\d+) \\| +(\\d+) \\|`));
      expect([depth, row?.[1], row?.[2]]).toEqual([depth, String(facts), String(presses)]);
    },
  );

  test('strikes a refused answer with its reason, says the sum and the rule, and overrules by one press', async () => {
    const page = await atTheBids();
    await press(page, '1', '0', '1');
    const refused = page.locator('.answers button[aria-disabled="true"]');
    await expect.poll(() => refused.innerText()).toContain('bids would match the fights');
    await byHand(page, '0');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toMatch(/Refused: Freya bids 0\.[^]*Nothing entered\./);
    await byHand(page, 'W');
    await page.getByRole('region', { name: 'Captain’s Nemesis' }).waitFor();
    await byHand(page, 'Escape');
    const before = entries();
    await press(page, 'O');
    expect(entries()).toBe(before + 1);
    expect(stand.table.log.entries.at(-1)?.override?.codes).toEqual(['nemesis']);
    await page.locator('.log em', { hasText: 'overruled' }).waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  test('speaks of a refusal no longer once somebody else has answered', async () => {
    const page = await atTheBids('cards');
    await press(page, '1', '0', '1');
    await byHand(page, '0');
    await page.getByRole('alert').waitFor();
    const freya = { role: 'captain', seats: ['green'], language: 'en', page: 'captain' } as const;
    stand.house.companion.take({ kind: 'bid', seat: 'green', bid: 1 }, freya);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('shows the odds of a roll for each number of luck points, and the best use of them', async () => {
    const page = await atTheBids('cards');
    const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
    const enter = (command: object) => stand.house.companion.take({ command }, keeper);
    enter({ kind: 'setFaces', die: 'green', faces: ['blank', 'X', 'bolt', '1', '1', 'circle+1'] });
    for (const [seat, bid] of Object.entries({ red: 1, blue: 0, yellow: 1, green: 1 }))
      enter({ kind: 'bid', seat, bid });
    enter({ kind: 'setRight', field: 'rank', seat: 'red', value: 2 });
    enter({ kind: 'setRight', field: 'colour', seat: 'red', value: 'green' });
    enter({ kind: 'setRight', field: 'luck', seat: 'red', value: 1 });
    const odds = page.getByRole('region', { name: 'Odds' });
    const cells = (row: string) => odds.getByRole('row', { name: row }).getByRole('cell').allInnerTexts();
    await odds.getByRole('row', { name: 'price 4' }).waitFor();
    expect(await cells('price 1')).toEqual(['66.7%', '100%', '100%', '100%']);
    enter({ kind: 'fillCard', card: 'axes-5', feature: 'thief', cost: 2, suit: 'universal', value: 8 });
    enter({ kind: 'tryFeature', seat: 'red', card: 'axes-5' });
    enter({ kind: 'roll', seat: 'red', face: '1' });
    await odds.getByRole('row', { name: 'paid for' }).waitFor();
    expect(await cells('paid for')).toEqual(['0%', '100%', '100%', '100%']);
    await expect.poll(() => odds.getByRole('listitem').first().innerText()).toMatch(/^One pip more: 100%/);
    await odds.getByRole('spinbutton').fill('100');
    await odds.getByRole('spinbutton').press('Tab');
    await odds.getByRole('listitem').filter({ hasText: 'One pip more:' }).first().waitFor();
    await expect.poll(() => odds.getByRole('spinbutton').inputValue()).toBe('100');
  });

  test('takes back and brings back by one press each', async () => {
    const page = await atTheBids();
    await press(page, '1');
    await press(page, 'U');
    expect(inForce().map(({ kind }) => kind)).toEqual(['begin', 'nameDealer']);
    await page.locator('.log s', { hasText: 'Ines bid 1' }).waitFor();
    await press(page, 'R');
    expect(inForce().at(-1)).toMatchObject({ kind: 'bid', seat: 'red', bid: 1 });
  });

  test('tries a correction of several edits before it is applied as one', async () => {
    const page = await atTheBids();
    await press(page, '1', '2');
    await page.locator('.log button', { hasText: 'Ines bid 1' }).click();
    await instead(page, '1').click();
    await page.getByText('That is what was told already').waitFor();
    expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
    await instead(page, '2').click();
    // The first correction of an evening is in words, though those of its preview are still on their way.
    await page.getByText(/^entry \d+: Ines 2 instead$/).waitFor();
    await page.locator('.log button', { hasText: 'Bartholomew bid 2' }).click();
    // Until it has come, what lies open is still the entry before.
    await page.locator('.editor .told', { hasText: 'Bartholomew bid 2' }).waitFor();
    await instead(page, '1').click();
    // The captains' numbers are the preview: the old is struck, the new stands beside it.
    const changes = page.locator('.columns .changes');
    await expect.poll(() => changes.count()).toBe(2);
    await expect.poll(() => page.locator('.columns .changes s').allInnerTexts()).toEqual(['1', '2']);
    await expect.poll(() => page.locator('.columns .changes ins').allInnerTexts()).toEqual(['2', '1']);
    await page.setViewportSize({ width: 1366, height: 768 });
    const apply = await page.getByRole('button', { name: 'Apply' }).boundingBox();
    const ledger = await page.locator('.columns').boundingBox();
    expect((apply?.y ?? 999) + (apply?.height ?? 0)).toBeLessThanOrEqual(ledger?.y ?? 0);
    const before = stand.table.head;
    await page.getByRole('button', { name: 'Apply' }).click();
    await until(() => stand.table.head !== before);
    expect(inForce().slice(-2)).toMatchObject([
      { seat: 'red', bid: 2 },
      { seat: 'blue', bid: 1 },
    ]);
    expect(stand.table.log.entries.filter(({ kind }) => kind === 'draft')).toHaveLength(1);
  });

  test('asks before it applies where a marker lies that the correction takes moves from', async () => {
    const page = await atTheBids('fights');
    await press(page, '2', '2', '2', '2');
    for (const winner of ['A', 'A']) await press(page, winner);
    const rank = () => page.locator('.ask .answers button', { hasText: /^\d+/ }).last();
    const key = (await rank().getAttribute('aria-keyshortcuts')) ?? '';
    await press(page, key);
    await page.locator('.log button', { hasText: 'won fight 2' }).click();
    await page.locator('.editor .answers button', { hasText: 'Mo' }).first().click();
    const apply = page.getByRole('button', { name: 'Apply' });
    const asked = page.getByRole('group', { name: /where does the piece lie/ });
    await asked.waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(true);
    await asked.getByRole('button', { name: 'Where it was moved' }).click();
    expect(await apply.isDisabled()).toBe(false);
    await asked
      .getByRole('button', { name: /^By the rule/ })
      .first()
      .click();
    await asked.waitFor({ state: 'detached' });
    await apply.click();
    await until(() => stand.table.log.entries.some(({ kind }) => kind === 'draft'));
    expect(stand.table.entriesInForce().some(({ override }) => override)).toBe(false);
  });

  test('puts a fact before another that was forgotten, or takes one away that never happened', async () => {
    const page = await atTheBids('fights');
    await press(page, '1', '0', '1');
    await byHand(page, 'C');
    await page.getByRole('button', { name: 'One was left out before it' }).click();
    const asked = page.getByRole('group', { name: 'What is asked' });
    await asked.getByRole('button', { name: 'A luck point won' }).click();
    const whose = page.locator('.editor').getByRole('group', { name: 'Whose answer' });
    await whose.getByRole('button', { name: 'Mo' }).click();
    await page.locator('.editor .answers button', { hasText: 'Mo: one won' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await until(() => inForce().some(({ kind }) => kind === 'giveLuck'));
    expect(inForce().map(({ kind }) => kind)).toEqual([
      'begin',
      'nameDealer',
      'bid',
      'bid',
      'giveLuck',
      'bid',
    ]);
    await page.locator('.log button', { hasText: 'luck point more' }).click();
    await page.getByRole('button', { name: 'It did not happen' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await until(() => !inForce().some(({ kind }) => kind === 'giveLuck'));
  });

  test('stands by an edit that a rule refuses, where the table says so', async () => {
    const page = await atTheBids();
    await press(page, '1', '0', '1', '1');
    await page.locator('.log button', { hasText: 'Freya bid 1' }).click();
    await instead(page, '0').click({ force: true });
    const apply = page.getByRole('button', { name: 'Apply' });
    await page.locator('.preview').getByRole('button', { name: 'Overrule' }).click();
    await apply.click();
    await until(() => inForce().at(-1)?.['bid'] === 0);
    expect(stand.table.log.entries.at(-1)?.override?.codes).toEqual(['nemesis']);
  });

  test('stops the clock for a dispute by one press, shows the last facts, takes a ruling with its reason and goes on', async () => {
    const page = await atTheBids();
    await press(page, '1', '0');
    await byHand(page, 'X');
    await until(() => stand.table.state.table.paused);
    const sheet = page.getByRole('region', { name: 'Dispute' });
    await sheet.getByText('Bartholomew bid 0').waitFor();
    await sheet.getByLabel('Ruling').fill('The bid stands');
    await sheet.getByLabel('Its reason').fill('The die was seen by all');
    await sheet.getByLabel('Its reason').press('Enter');
    await until(() => !stand.table.state.table.paused);
    expect(inForce().filter(({ kind }) => kind === 'ruling')).toEqual([
      { kind: 'ruling', text: 'The bid stands', reason: 'The die was seen by all' },
    ]);
  });

  test('sets one number right, or several as one entry, and says there alone what cannot be', async () => {
    const page = await atTheBids();
    await byHand(page, 'Alt+Digit2');
    const one = page.getByRole('region', { name: 'Change the numbers of Bartholomew' });
    await one.getByLabel('Luck points').fill('99');
    await one.getByLabel('Luck points').press('Enter');
    const no = page.getByRole('alert');
    expect(await no.innerText()).toMatch(/99 for Luck points of Bartholomew/);
    const { y = 999, height = 0 } = (await no.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await page.locator('.columns').boundingBox())?.y ?? 0);
    await page.locator('.refusal').getByRole('button', { name: 'The rule' }).click();
    await one.waitFor({ state: 'hidden' });
    await byHand(page, 'Escape');
    expect(await one.getByLabel('Luck points').inputValue()).toBe('99');
    await byHand(page, 'Escape');
    await no.waitFor({ state: 'detached' });
    await byHand(page, 'Alt+Digit2');
    await one.getByLabel('Luck points').fill('2');
    await one.getByLabel('Luck points').press('Enter');
    await until(() => inForce().some(({ kind }) => kind === 'setRight'));
    expect(inForce().at(-1)).toEqual({ kind: 'setRight', field: 'luck', seat: 'blue', value: 2 });
    await one.waitFor({ state: 'detached' });
    await byHand(page, 'M');
    await page.getByRole('button', { name: 'The table as it stands' }).click();
    const all = page.getByRole('region', { name: 'The table as it stands' });
    // However long the form is, what enters it is in view.
    const enters = await all.getByRole('button', { name: /^Enter / }).boundingBox();
    expect((enters?.y ?? 999) + (enters?.height ?? 0)).toBeLessThanOrEqual(
      (await page.locator('.columns').boundingBox())?.y ?? 0,
    );
    await all.getByLabel('Rank').nth(0).fill('3');
    await all.getByLabel('Rank').nth(1).fill('2');
    await all.getByRole('button', { name: 'Enter 2 changes' }).click();
    await until(() => inForce().some(({ kind }) => kind === 'setTable'));
    expect(inForce().at(-1)).toEqual({ kind: 'setTable', fields: { 'rank.red': 3, 'rank.blue': 2 } });
  });

  test('switches how much the table tells, pauses, seats another captain and notes, each by one press', async () => {
    const page = await atTheBids();
    await press(page, 'I');
    expect(stand.table.state.game.depth).toBe('fights');
    await page.getByRole('button', { name: 'Every card and die' }).click();
    await until(() => stand.table.state.game.depth === 'cards');
    await press(page, 'P');
    expect(stand.table.state.table.paused).toBe(true);
    await byHand(page, 'M');
    await page.getByLabel('Captain of Blue').fill('Barnaby');
    await page.getByLabel('Captain of Blue').press('Enter');
    await until(() => stand.table.state.table.captains.blue === 'Barnaby');
    await page.getByLabel('Note in the log').fill('Crisps on the map');
    await page.getByLabel('Note in the log').press('Enter');
    await until(() => inForce().some(({ kind }) => kind === 'note'));
  });

  test('freezes the television’s picture, and shows on the console what it shows', async () => {
    const page = await atTheBids();
    const small = page.getByRole('img', { name: 'The picture on the television' });
    await small.locator('h1', { hasText: 'Ines' }).waitFor();
    await byHand(page, 'F');
    await small.getByText('Stands still since').waitFor();
    await press(page, '1');
    await expect.poll(() => small.locator('h1').innerText()).toContain('Ines');
    await byHand(page, 'F');
    await small.locator('h1', { hasText: 'Bartholomew' }).waitFor();
  });

  test('holds what was pressed while the disk fails, goes on unsaved by a press, and saves late by another', async () => {
    const page = await atTheBids();
    const { log } = stand.table;
    const full = () => refuse({ code: 'disk-full', detail: 'as told' } as const);
    const [append, appending] = [log.append.bind(log), log.appending?.bind(log)];
    log.append = full;
    log.appending = function* () {
      return full();
    };
    await byHand(page, '1');
    const banner = page.getByRole('status').filter({ hasText: 'Not entered: 1 press waits for the disk.' });
    await banner.waitFor();
    expect(inForce().at(-1)).toMatchObject({ kind: 'nameDealer' });
    await banner.getByRole('button', { name: 'Go on unsaved' }).click();
    const unsaved = page.getByRole('status').filter({ hasText: 'Not saved since' });
    await unsaved.waitFor();
    expect(inForce().at(-1)).toMatchObject({ kind: 'bid', bid: 1 });
    log.append = append;
    if (appending) log.appending = appending;
    await unsaved.getByRole('button', { name: 'Try again' }).click();
    await unsaved.waitFor({ state: 'detached' });
    expect(stand.table.saving).toMatchObject({ since: undefined, unsaved: 0, held: 0 });
  });

  test('saves the evening in another folder when its own disk fails, and says where it lies', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qm-elsewhere-'));
    const page = await atTheBids();
    const { log } = stand.table;
    const full = () => refuse({ code: 'disk-full', detail: 'as told' } as const);
    log.append = full;
    log.appending = function* () {
      return full();
    };
    await byHand(page, '1');
    const open = page.getByRole('button', { name: 'Save in another folder' });
    await open.click();
    const sheet = page.getByRole('region', { name: 'Save in another folder' });
    const path = sheet.getByRole('textbox', { name: 'Another folder' });
    await path.fill(join(folder, 'nowhere'));
    await path.press('Enter');
    await sheet.getByText(/^Refused: there is no folder/).waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await path.fill(folder);
    await path.press('Enter');
    await page.getByRole('status').filter({ hasText: 'This evening is saved in' }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.quartermaster'))).toHaveLength(1);
    expect(inForce().at(-1)).toMatchObject({ kind: 'bid', bid: 1 });
    expect(stand.table.saving).toMatchObject({ since: undefined, unsaved: 0, held: 0 });
    await press(page, '1');
    await stand.house.companion.leave();
    expect(stand.house.companion.lobby().elsewhere).toBeNull();
    rmSync(folder, { recursive: true });
  });

  test('takes what a table fills in, row by row', async () => {
    const page = await atTheBids();
    await byHand(page, 'E');
    const sheet = page.getByRole('region', { name: 'What a table fills in' });
    await sheet.getByRole('button', { name: 'Faces of the dice' }).click();
    const face = sheet.getByRole('textbox', { name: 'Row 1, Face 6' });
    await face.fill('bolt');
    await face.press('Tab');
    await sheet.getByRole('button', { name: 'Enter 1 change' }).click();
    await until(() => inForce().some(({ kind }) => kind === 'setFaces'));
    await sheet.getByRole('button', { name: 'Enter 0 changes' }).waitFor();
  });

  test('throws a virtual die by one press, where a die is asked for', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    const { page } = await stand.visit('/console');
    await page.getByRole('button', { name: 'Throw a virtual die' }).waitFor();
    await byHand(page, 'V');
    await until(() => stand.table.log.entries.some(({ source }) => source === 'virtual'));
  });

  test('brings the next thing waited for to the middle, and anyone’s answer is one press', async () => {
    const page = await atTheBids();
    await byHand(page, 'N');
    await page.locator('.ask h1', { hasText: 'luck point' }).waitFor();
    await page.getByRole('group', { name: 'Whose answer' }).getByRole('button', { name: 'Mo' }).click();
    await press(page, '1');
    expect(inForce().at(-1)).toEqual({ kind: 'giveLuck', seat: 'yellow' });
  });

  test('shows with ? what each key does, and every one of its own letters is there', async () => {
    const page = await atTheBids();
    await byHand(page, '?');
    const keys = page.getByRole('region', { name: 'All keys' }).locator('dl kbd');
    await keys.first().waitFor();
    const shown = await keys.allInnerTexts();
    expect(shown).toEqual(
      expect.arrayContaining([
        'N',
        'W',
        'U',
        'P',
        'I',
        'F',
        'C',
        'X',
        'T',
        'B',
        'E',
        'M',
        '?',
        'Alt 1',
        'Esc',
      ]),
    );
    // A bid is set on its die, not thrown.
    expect(shown).not.toContain('V');
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('never loses the focus to nowhere while questions come and go', async () => {
    const page = await atTheBids();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('.ask, .log, .sheets') !== null);
    for (const bid of ['1', '0', '1', '1']) {
      const button = page.locator('.ask .answers button', { hasText: new RegExp(`^${bid}`) }).first();
      const before = entries();
      await button.focus();
      await byHand(page, 'Enter');
      await until(() => entries() > before);
      await page.locator('.log .next .number', { hasText: String(entries() + 1) }).waitFor();
      expect([bid, await focused()]).toEqual([bid, true]);
    }
  });

  test('says each entry in a sentence for those who listen', async () => {
    const page = await atTheBids();
    await press(page, '1');
    await page.locator('p[aria-live]', { hasText: 'Ines bid 1' }).waitFor({ state: 'attached' });
  });

  test('takes what a scanner types for a scan, and presses nothing with it', async () => {
    const page = await atTheBids();
    const before = entries();
    // As fast as a scanner, however busy this machine is: keys of a person come 35 milliseconds apart and more.
    await page.evaluate(() => {
      const strike = (code: string, key: string) => {
        for (const type of ['keydown', 'keyup'])
          document.body.dispatchEvent(
            new KeyboardEvent(type, { code, key, bubbles: true, cancelable: true }),
          );
      };
      for (const digit of '210210210') strike(`Digit${digit}`, digit);
      strike('Enter', 'Enter');
    });
    const strange = page.getByRole('region', { name: 'What is this?' });
    await strange.waitFor();
    expect(entries()).toBe(before);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await strange.waitFor({ state: 'detached' });
  });

  test('lets a gamepad or a box of buttons press any key', async () => {
    await stand.begin('pirate-quest', { depth: 'score' });
    const { page } = await stand.visit('/console');
    await page.evaluate(() => {
      const state = globalThis as unknown as { pressed: number | undefined; seen: number | undefined };
      const pad = () => {
        state.seen = state.pressed;
        return {
          index: 0,
          buttons: Array.from({ length: 12 }, (_, at) => ({ pressed: at === state.pressed })),
        };
      };
      Object.defineProperty(navigator, 'getGamepads', { value: () => [pad()] });
      dispatchEvent(new Event('gamepadconnected'));
    });
    // A hand holds a button for many frames: the next change comes when the page has seen this one.
    const hold = async (button: number | undefined) => {
      await page.evaluate((at) => {
        (globalThis as unknown as { pressed: number | undefined }).pressed = at;
      }, button);
      await page.waitForFunction(
        (at) => (globalThis as unknown as { seen: number | undefined }).seen === at,
        button,
      );
    };
    await page.locator('.ask .pad button').first().waitFor();
    await hold(0);
    await until(() => inForce().some(({ kind }) => kind === 'roll'));
    await hold(undefined);
    await byHand(page, '?');
    await hold(11);
    await page.getByLabel('Button 0:11 presses').selectOption('P');
    await hold(undefined);
    await byHand(page, 'Escape');
    await hold(11);
    await until(() => stand.table.state.table.paused);
  });

  test('has every sheet closed by Escape', async () => {
    const page = await atTheBids();
    for (const key of ['C', 'X', 'T', 'B', 'E', 'M', '?', 'W']) {
      await byHand(page, key);
      await page.locator('.sheets .panel').waitFor();
      await byHand(page, 'Escape');
      await page.locator('.sheets .panel').waitFor({ state: 'detached' });
    }
  });

  test('gives axe nothing to find by evening and by day', async () => {
    const page = await atTheBids('score', '/console?lang=de');
    const found: [string, readonly string[]][] = [['', await complaintsInBothLooks(page)]];
    await press(page, '1', '0', '1');
    await byHand(page, '0');
    await page.getByRole('alert').waitFor();
    found.push(['refused', await complaintsInBothLooks(page)]);
    for (const key of ['C', 'X', 'T', 'B', 'E', 'M', '?', 'W', 'Alt+Digit1']) {
      await byHand(page, key);
      await page.locator('.sheets .panel').waitFor();
      found.push([key, await complaintsInBothLooks(page)]);
      await byHand(page, 'Escape');
      await page.locator('.sheets .panel').waitFor({ state: 'detached' });
    }
    expect(found.filter(([, complaints]) => complaints.length > 0)).toEqual([]);
  }, 240_000);

  test('asks nothing of anybody else and keeps to the strict content policy', async () => {
    await stand.begin('pirate-quest');
    const { page, complaints, abroad } = await stand.visit('/console');
    await page.locator('.ask button').first().waitFor();
    expect({ complaints, abroad }).toEqual({ complaints: [], abroad: [] });
  });
});
