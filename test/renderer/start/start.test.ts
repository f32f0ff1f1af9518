import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { examples } from '../../support/examples.ts';
import { needs } from '../../support/needs.ts';
import { wordsOf } from '../gallery.ts';
import { atAStand } from '../at-a-stand.ts';
import { complaintsInBothLooks, complaintsOfAxe, until } from '../house.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`the start page${need.reason}`, () => {
  const stand = atAStand();

  async function atTheStart(path = '/'): Promise<Page> {
    const { page } = await stand.visit(path);
    await page.getByRole('heading', { name: 'Quartermaster' }).waitFor();
    await page.locator('.columns').waitFor();
    return page;
  }
  const running = () => stand.house.companion.running;
  const leave = () => stand.house.companion.leave();
  /** A whole evening, as it was recorded. */
  async function recorded(game: string, place: string): Promise<string> {
    const { companion } = stand.house;
    const example = examples.find((each) => each.game === game);
    const begun = companion.begin(game, example?.setup as never, { place });
    if (!begun.ok) throw new Error(JSON.stringify(begun.no));
    const who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
    for (const line of example?.lines ?? []) void companion.take(line, who);
    await leave();
    return (begun.value as { session: string }).session;
  }

  test('gets from the first start to the first bid with names, a press to begin and a press for who deals', async () => {
    const page = await atTheStart();
    const names = page.getByRole('textbox', { name: /Name of captain/ });
    expect(await names.count()).toBe(0);
    await page.getByLabel('Pirate Quest').check();
    await names.first().fill('Ines');
    for (const name of ['Bartholomew', 'Mo']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(name, { delay: 60 });
    }
    expect(await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Ines',
      'Bartholomew',
      'Mo',
    ]);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    await page.locator('.ask h1', { hasText: 'Ines rolls for the deal.' }).waitFor();
    await page.getByRole('button', { name: 'Mo deals' }).click();
    await page.locator('.ask h1', { hasText: 'Ines bids.' }).waitFor();
    expect(running()?.table.state.table.captains).toEqual({ red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' });
    await leave();
  });

  test('has the boxes with captains, years and minutes, and the chairs as a second step in their place', async () => {
    await leave();
    const page = await atTheStart();
    const boxes = page.getByRole('region', { name: 'New evening' }).locator('label');
    const said = async () => (await boxes.allInnerTexts()).map((text) => text.split('\n').filter(Boolean));
    expect(await said()).toEqual([
      ['Pirate Quest', '1', '1 to 6 captains', 'from 12 years', '30 to 120 minutes'],
      ['Pirate Tricks', '2', '3 to 5 captains', 'from 10 years', 'about 45 minutes'],
      ["The Pirate's Flag", '3', '3 to 6 captains', 'from 8 years', 'about 45 minutes'],
      ['Pirate Attack', '4', '3 to 10 captains', 'from 8 years', 'as long as it lasts'],
    ]);
    const amber = page.locator('button.answer');
    const chosen = page.locator('label.chosen');
    await page.keyboard.press('4', { delay: 84 });
    await chosen.filter({ hasText: 'Pirate Attack' }).waitFor();
    await expect.poll(() => amber.allInnerTexts()).toEqual(['Enter\nBegin']);
    await page.keyboard.press('2', { delay: 131 });
    await chosen.filter({ hasText: 'Pirate Tricks' }).waitFor();
    await page.keyboard.press('Escape', { delay: 97 });
    await chosen.waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: /Name of captain/ }).count()).toBe(0);
    expect((await amber.count()) < 2).toBe(true);
  });

  test('prints only keys that do something now, and Enter goes on, S begins again, Esc goes back', async () => {
    const session = (await stand.begin('pirate-quest'), running()?.file);
    await leave();
    const page = await atTheStart();
    const foot = page.getByRole('group', { name: 'Keys that do something now' });
    const keys = async () => (await foot.locator('kbd').allInnerTexts()).join(' ');
    await foot.getByText('Go on').waitFor();
    expect(await keys()).toBe('Enter 1 4 S L D');
    await page.keyboard.press('2', { delay: 84 });
    await foot.getByText('another game').waitFor();
    expect(await keys()).toBe('Enter 1 4 Esc');
    expect(await page.locator('button kbd', { hasText: /^[SLD]$/ }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Name of captain 1' }).focus();
    await foot.getByText('next field').waitFor();
    expect(await keys()).toBe('Tab');
    await page.getByRole('textbox', { name: 'Name of captain 1' }).blur();
    await page.keyboard.press('Escape', { delay: 97 });
    await foot.getByText('Go on').waitFor();
    await page.keyboard.press('Enter', { delay: 131 });
    await page.waitForURL('**/console');
    expect(running()?.file).toBe(session);
    await leave();
    const again = await atTheStart();
    await again
      .getByRole('group', { name: 'Keys that do something now' })
      .getByText('Same as last time')
      .waitFor();
    await again.keyboard.press('s', { delay: 97 });
    await again.waitForURL('**/console');
    expect(running()?.file).not.toBe(session);
    await leave();
  });

  test('asks where it is played, remembers it, and offers places of before by one press', async () => {
    await stand.begin('pirate-quest', { place: 'the attic' });
    await leave();
    const page = await atTheStart();
    await page.getByLabel('Pirate Quest').check();
    const where = page.getByRole('textbox', { name: 'Where' });
    await expect.poll(() => where.inputValue()).toBe('the attic');
    await where.fill('the garden house');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(stand.house.companion.lobby().running).toMatchObject({ place: 'the garden house' });
    await leave();
    const next = await atTheStart();
    await next.getByRole('region', { name: 'Go on' }).getByText(', the garden house.').waitFor();
    await next.getByLabel('Pirate Quest').check();
    await next.getByRole('button', { name: 'the attic' }).click();
    await expect.poll(() => next.getByRole('textbox', { name: 'Where' }).inputValue()).toBe('the attic');
  });

  test('tells of the evening to go on with when, where and who leads', async () => {
    const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
    const enter = (command: object) => {
      expect(stand.house.companion.take({ command }, keeper)).toHaveProperty('seq');
    };
    await stand.begin('pirate-quest', { depth: 'score', place: 'the garden house' });
    enter({ kind: 'nameDealer', seat: 'green' });
    enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 3 });
    await leave();
    const page = await atTheStart();
    const goOn = page.getByRole('region', { name: 'Go on' });
    await expect
      .poll(() => goOn.innerText())
      .toMatch(/^Pirate Quest Bartholomew leads\.\s+Left on .+ at \d\d:\d\d, the garden house\. Ines bids\./);
    await expect.poll(() => page.locator('button.answer').allInnerTexts()).toEqual(['Enter\nGo on']);
    await page.getByText('Deutsch').click();
    await page.getByText(/, the garden house\. Ines sagt an\./).waitFor();
    await page.getByText('English').click();
    await leave();
  });

  test('is a ship’s log: who won last and by how much, where, the race, and a line for each evening', async () => {
    const session = await recorded('pirate-quest', 'the attic');
    const page = await atTheStart();
    const last = page.getByRole('region', { name: 'Last winner.' });
    await last.getByRole('img', { name: /^How they stood at the end: Ines 15, Freya 11, / }).waitFor();
    await expect
      .poll(() => last.innerText())
      .toMatch(/^Last winner\. .+, Pirate Quest, the attic\s+Ines wins by four, never behind\./);
    await expect.poll(() => last.locator('.race > svg path').count()).toBe(1 + 4);
    const lines = page.getByRole('region', { name: 'Logbook' }).getByRole('listitem');
    await expect.poll(() => lines.first().innerText()).toContain('Ines wins by four, Pirate Quest');
    expect(running()?.file).not.toBe(session);
  });

  test('goes on with the unfinished session by one press', async () => {
    const session = running()?.file ?? (await stand.begin('pirate-quest'), running()?.file);
    await leave();
    const page = await atTheStart();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/console');
    expect(running()?.file).toBe(session);
    await leave();
  });

  test('begins the same as last time by one press', async () => {
    await stand.begin('pirate-tricks', { depth: 'cards', options: { rounds: 4 } });
    const before = running()?.file;
    await leave();
    const page = await atTheStart();
    await page.getByRole('button', { name: 'Same as last time' }).click();
    await page.waitForURL('**/console');
    expect(running()?.file).not.toBe(before);
    expect(running()?.table).toMatchObject({ game: { id: 'pirate-tricks' } });
    expect(running()?.table.state.game.depth).toBe('cards');
    await leave();
  });

  test('sits down whoever has played here before by one press, with marks that can be changed', async () => {
    await stand.begin('pirate-quest');
    await leave();
    const page = await atTheStart();
    await page.getByLabel("The Pirate's Flag").check();
    await page.getByRole('button', { name: 'Remove Ines' }).click();
    await page.getByRole('button', { name: 'Ines sits down' }).click();
    const names = page.getByRole('textbox', { name: /Name of captain/ });
    const count = await names.count();
    await expect.poll(() => names.nth(count - 1).inputValue()).toBe('Ines');
    const mark = page.getByRole('button', { name: /^Mark:/ }).nth(count - 1);
    // Every mark may be taken, also where fewer captains play: black is the last of them.
    while (!(await mark.getAttribute('aria-label'))?.includes('Black')) await mark.click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(running()?.table.state.table.captains).toMatchObject({ black: 'Ines' });
    await leave();
  });

  test('settles house rules in sentences, keeps them by name and offers them again', async () => {
    const page = await atTheStart();
    await page.getByLabel('Pirate Tricks').check();
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel('How many rounds are played.').fill('5');
    await page.getByLabel('How many rounds are played.').press('Tab');
    await page.getByLabel('Name of these house rules').fill('Long night');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Long night', exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(running()?.table.state.game).toMatchObject({ options: { rounds: 5 } });
    await leave();
    expect(stand.house.companion.lobby().houseRules).toEqual([
      { game: 'pirate-tricks', name: 'Long night', options: { rounds: 5 } },
    ]);
  });

  test('lays the table’s own map card by card, keeps it and plays on it', async () => {
    const page = await atTheStart();
    await page.getByLabel('Pirate Quest').check();
    await page.locator('summary', { hasText: 'Map' }).click();
    await page.getByRole('button', { name: 'Lay your own map' }).click();
    const square = (card: number, number: number) =>
      page.getByRole('button', { name: new RegExp(`^Card ${card}, square ${number},`) });
    await square(1, 4).click();
    await page.getByRole('radio', { name: 'red', exact: true }).check();
    await square(2, 2).press('Enter');
    for (const step of ['Up', 'Up']) await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByText('An acceleration point lies behind this card').click();
    await page.getByRole('radio', { name: 'barrier' }).check();
    await page.getByRole('button', { name: 'Barrier 1 of card 2', exact: true }).click();
    await page.getByRole('button', { name: 'One card more' }).click();
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByText('It can be finished.').waitFor();
    await page.getByLabel('Name of this map').fill('The attic');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('radio', { name: /^The attic/, checked: true }).waitFor();
    await page.getByRole('img', { name: 'The attic' }).first().waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    const { chart, layout } = running()?.table.state.game as unknown as {
      readonly chart: {
        readonly id: string;
        readonly squares: readonly object[];
        readonly barriers: object[];
      };
      readonly layout: object;
    };
    expect(layout).toMatchObject({
      cards: [
        { colours: ['white', 'white', 'white', 'green', 'white', 'white'] },
        { y: -2, colours: ['white', 'red', 'white', 'white', 'white', 'white'] },
        {},
        { x: 9, turn: 1 },
      ],
      accelerations: [2],
    });
    expect(chart).toMatchObject({ id: 'The attic', barriers: [{}] });
    expect(chart.squares).toHaveLength(24);
    await leave();
  });

  test('ticks the packs that are in play, with what lies in each, and as they were last time', async () => {
    const page = await atTheStart();
    await page.getByLabel('Pirate Attack').check();
    const pack = (name: RegExp) => page.getByRole('checkbox', { name });
    await pack(/^Main game \(350 cards\)/).waitFor();
    await expect.poll(() => pack(/^Main game/).isChecked()).toBe(true);
    await expect.poll(() => pack(/^Main game/).isDisabled()).toBe(true);
    await pack(/^The Tavern \(100 cards\)/).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(running()?.table.state.game).toMatchObject({
      edition: { packs: ['main', 'tavern'] },
      shops: { tavern: { open: true, price: 10 } },
    });
    await leave();
    const again = await atTheStart();
    await again.getByLabel('Pirate Attack').check();
    await expect.poll(() => again.getByRole('checkbox', { name: /^The Tavern/ }).isChecked()).toBe(true);
    expect(await again.getByRole('checkbox', { name: /^Magic Shop/ }).isChecked()).toBe(false);
    expect(await complaintsInBothLooks(again)).toEqual([]);
  });

  test('shows house rules in groups and marks the one that is changed', async () => {
    const page = await atTheStart();
    await page.getByLabel('Pirate Quest').check();
    await page.locator('summary', { hasText: 'House rules' }).click();
    await page.getByRole('heading', { name: 'Hindsight' }).waitFor();
    const rule = page.getByRole('listitem').filter({ hasText: 'Equal skulls' });
    expect(await rule.getByText('changed').count()).toBe(0);
    await rule.getByRole('combobox').selectOption('first-played');
    await rule.getByText('changed', { exact: true }).waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
  });

  test('renames an earlier session, throws it away and takes it back', async () => {
    await stand.begin('pirate-quest');
    const session = running()?.file ?? '';
    await leave();
    const page = await atTheStart();
    const list = page.getByRole('region', { name: 'Earlier evenings' });
    await list.getByText('Earlier evenings').click();
    await list.getByRole('button', { name: 'Rename' }).first().click();
    await list.getByLabel('Title').fill('The night of the crisps');
    await list.getByLabel('Title').press('Enter');
    const row = list.getByRole('listitem').filter({ hasText: 'The night of the crisps' });
    await row.getByRole('button', { name: 'To the trash' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByText(/^Trash: \d/).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: session.replace('.quartermaster', '') })
      .getByRole('button', { name: 'Take back' })
      .click();
    await row.waitFor();
    await row
      .getByRole('button', { name: /The night of the crisps/ })
      .first()
      .click();
    await page.waitForURL('**/console');
    expect(running()?.file).toBe(session);
    await leave();
  });

  test('tells a damaged session, and what was rescued of it', async () => {
    await stand.begin('pirate-quest');
    const session = running()?.file ?? '';
    await leave();
    const path = join(stand.house.companion.data.path, 'sessions', session);
    const bytes = readFileSync(path);
    bytes.fill(0, 0, 100);
    writeFileSync(path, bytes);
    stand.house.companion.tellLobby();
    const page = await atTheStart();
    const row = page.getByRole('listitem').filter({ hasText: session });
    await row.getByText('is damaged').waitFor();
    await page.getByText('Deutsch').click();
    await row.getByText('ist beschädigt').waitFor();
    await page.getByText('English').click();
    await page.getByRole('button', { name: 'Rescue' }).click();
    const told = page.getByRole('region', { name: 'What could be rescued' });
    await told.getByText('1 entry is here.').waitFor();
    await told.getByText('Nothing is missing.').waitFor();
    await told.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL('**/console');
    expect(running()?.file).toBe(session);
    await leave();
  });

  test('names what chest and evening say otherwise, and asks once', async () => {
    const setFaces = (first: string) =>
      running()?.table.act({
        command: { kind: 'setFaces', die: 'green', faces: [first, '1', '2', 'bolt', 'circle', 'X'] },
      });
    await stand.begin('pirate-quest', { title: 'Friday' });
    const friday = running()?.file ?? '';
    setFaces('1');
    await leave();
    await stand.begin('pirate-quest');
    setFaces('2');
    await leave();
    await stand.house.companion.open(friday);
    setFaces('bolt');
    await leave();
    const page = await atTheStart();
    await page.getByLabel('Pirate Quest').check();
    const asked = page.getByRole('group', { name: 'Chest and evening differ' });
    await asked.getByText('“Friday”').waitFor();
    await asked.getByText('Faces of the green die').waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
    await asked.getByRole('button', { name: 'As in that evening' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/console');
    expect(running()?.table.state.game).toMatchObject({
      edition: { faces: { green: ['bolt', '1', '2', 'bolt', 'circle', 'X'] } },
    });
    await leave();
  });

  test('plays a recorded evening by one press, which can be stopped and left, and is not what one goes on with', async () => {
    const page = await atTheStart();
    await page.getByLabel('Pirate Quest').check();
    await page.getByRole('button', { name: 'Play a recorded evening' }).click();
    await page.waitForURL('**/console');
    await until(() => (running()?.table.log.entries.length ?? 0) > 2);
    const demo = page.getByRole('status').filter({ hasText: 'Demo.' });
    await demo.getByRole('button', { name: 'Stop' }).click();
    await demo.getByText('It stands still.').waitFor();
    const recording = running()?.file;
    await demo.getByRole('button', { name: 'Leave for the start page' }).click();
    await until(() => running() === undefined);
    expect(stand.house.companion.lobby().unfinished?.id).not.toBe(recording);
  });

  test('gives axe nothing to find by evening and by day', async () => {
    const page = await atTheStart('/?lang=de');
    await page.getByLabel('Pirate Quest').check();
    await page.locator('summary').getByText('Karte', { exact: true }).waitFor();
    for (const summary of await page.locator('details summary').all()) await summary.click();
    await page.getByRole('button', { name: 'Eigene Karte legen' }).click();
    await page.getByRole('dialog').locator('.bench').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.keyboard.press('Escape', { delay: 84 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Anfangen' }).waitFor();
    expect(await complaintsInBothLooks(page)).toEqual([]);
  });

  test.each([
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
    { width: 2560, height: 1080 },
  ])(
    'shows where to begin without scrolling, and cuts nothing in either direction, on %o',
    async (viewport) => {
      const { page } = await stand.visit('/?lang=de', { viewport });
      await page.getByLabel('Pirate Quest').check();
      const begin = page.getByRole('button', { name: 'Anfangen' });
      await begin.waitFor();
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((way) => {
          document.documentElement.dir = way;
        }, dir);
        const box = await begin.boundingBox();
        expect([dir, box !== null && box.y >= 0 && box.y + box.height <= viewport.height]).toEqual([
          dir,
          true,
        ]);
        const out = (await wordsOf(page)).filter(({ left, right }) => left < 0 || right > viewport.width);
        expect([dir, out.map(({ text }) => text)]).toEqual([dir, []]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([dir, wide]).toEqual([dir, 0]);
      }
    },
  );

  test('asks nothing of anybody else and keeps to the strict content policy', async () => {
    const { page, complaints, abroad } = await stand.visit('/');
    await page.locator('.columns').waitFor();
    expect({ complaints, abroad }).toEqual({ complaints: [], abroad: [] });
  });
});
