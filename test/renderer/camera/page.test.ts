import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../../src-main/chest/code.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { Visitor } from '../../e2e/support/browser.ts';
import { needs } from '../../support/needs.ts';
import { leave, openPages, type Pages } from '../engine.ts';
import { complaintsOfAxe, openStand, until, type Stand } from '../house.ts';
import { atACamera, type AtACamera } from './at-a-camera.ts';
import type { Scene, ShownLabel } from './scenes.ts';

const need = needs('chromium');
const quest = games['pirate-quest'];

const codeOf = (key: string): string => {
  const piece = quest.pieces().find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode(quest.id, piece);
};
const card = (row: string, x = 260, y = 270, turn = 8): ShownLabel => ({
  text: codeOf(`card/${row}`),
  x,
  y,
  turn,
  side: 90,
});

describe.skipIf(need.missing)(`the page of the camera${need.reason}`, () => {
  let stand: Stand;
  let camera: AtACamera;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stand = await openStand();
    camera = await atACamera();
  });
  afterEach(async () => {
    await leave(page);
    await stand.house.companion.leave();
  });
  afterAll(async () => {
    await camera.close();
    await stand.close();
  });

  /** A battle in which Red is to lead a card. */
  async function atACard(path = '/camera', first: Scene = {}): Promise<void> {
    const table = await stand.begin('pirate-quest', { depth: 'cards' });
    table.act({ command: { kind: 'nameDealer', seat: 'green' } });
    for (const [seat, bid] of [
      ['red', 1],
      ['blue', 0],
      ['yellow', 1],
      ['green', 1],
    ] as const)
      table.act({ command: { kind: 'bid', seat, bid } });
    camera.show(first);
    visitor = await camera.visit(stand.url(path));
    ({ page } = visitor);
    await page.locator('.lamp').waitFor();
    // What lies there in the first second was laid by nobody just now.
    await page.waitForTimeout(1150);
  }
  const commands = () =>
    stand.table.entriesInForce().map(({ command }) => JSON.parse(command) as { kind: string; card?: string });
  const played = () => commands().flatMap(({ kind, card: one }) => (kind === 'playCard' ? [one] : []));
  const readings = () =>
    stand.table.log.readings({ last: 99 }).map(({ report, raw }) => ({
      ...(JSON.parse(report) as { kind: string; text?: string; tag?: string }),
      weighs: raw.length,
      isPicture: raw[0] === 0xff && raw[1] === 0xd8,
    }));

  test('enters a card that is laid there, shows it with its picture, and takes it back by a tap', async () => {
    await atACard();
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().includes('swords-6'));
    const line = page.locator('li', { hasText: 'entered' });
    await line.locator('canvas').waitFor();
    const [read] = readings().filter(({ kind }) => kind === 'code');
    expect(read).toMatchObject({ isPicture: true });
    expect(read?.weighs).toBeLessThanOrEqual(20_000);
    await line.locator('button').first().click();
    await page.locator('.panel').getByRole('button', { name: 'Take it back' }).click();
    await until(() => played().length === 0);
    expect(visitor.complaints).toEqual([]);
    expect(visitor.abroad).toEqual([]);
  });

  test('puts right by two taps and no typing what was something else', async () => {
    await atACard();
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().includes('swords-6'));
    await page.locator('li', { hasText: 'entered' }).locator('button').first().click();
    await page
      .getByRole('group', { name: 'Asked for now' })
      .getByRole('button', { name: '9 of swords' })
      .click();
    await until(() => played().join() === 'swords-9');
    await page.locator('li', { hasText: 'corrected' }).waitFor();
  });

  test('asks which of two was first that were laid in one moment, and enters them as they are tapped', async () => {
    await atACard();
    camera.show({ shows: [card('axes-2', 250, 200), card('axes-5', 700, 350, 190)] });
    await page.getByRole('alert').getByText('which was first?').waitFor();
    expect(played()).toEqual([]);
    // From left to right they are the 2 and the 5: the second is tapped first.
    await page.getByRole('button', { name: 'Camera 2' }).click();
    await until(() => played().join() === 'axes-5,axes-2');
  });

  test('takes no hand for an end, no covered card for a second one, and no card that was drawn back at once', async () => {
    await atACard();
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().length === 1);
    for (let time = 0; time < 3; time++) {
      camera.show({ shows: [card('swords-6')], hand: { x: 260, y: 270, radius: 130 } });
      await page.getByText('covered').waitFor();
      camera.show({ shows: [card('swords-6')] });
      await page.getByText('lies there').waitFor();
    }
    expect(readings().map(({ kind }) => kind)).toEqual(['code']);
    camera.show({ shows: [card('swords-6'), card('axes-9', 700)] });
    await until(() => played().length === 2);
    camera.show({ shows: [card('swords-6')] });
    await page.getByText('Drawn back at once. Does it count?').waitFor();
    await page.locator('.row').getByRole('button', { name: 'Take it back' }).click();
    await until(() => played().length === 1);
  });

  test('asks before it counts what lay there when it began', async () => {
    await atACard('/camera', { shows: [card('swords-6')] });
    await page.getByText('Lay there already when the camera began').waitFor();
    expect(readings()).toEqual([]);
    await page.getByRole('button', { name: 'Camera 1' }).click();
    await until(() => played().join() === 'swords-6');
  });

  test('says why it reads nothing, whatever it is, until it reads', async () => {
    const reasons: readonly (readonly [string, Scene])[] = [
      ['Too dark to read', { shows: [card('swords-6')], light: 0.12 }],
      ['A label is too far away', { shows: [{ ...card('swords-6'), side: 36 }], blur: 2 }],
      ['not sharp', { shows: [card('swords-6')], blur: 9 }],
      ['Something lies there that shows no label', { hand: { x: 500, y: 270, radius: 110 } }],
    ];
    await atACard();
    for (const [words, scene] of reasons) {
      camera.show(scene);
      await page.getByText(words).waitFor();
    }
    expect(played()).toEqual([]);
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().includes('swords-6'));
  });

  test('goes on where it was after it was out of sight, and reads nothing meanwhile', async () => {
    await atACard();
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().length === 1);
    const setHidden = (hidden: boolean) =>
      page.evaluate((is) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    camera.show({ shows: [card('swords-6'), card('axes-9', 700)] });
    await page.waitForTimeout(1500);
    expect(readings().map(({ kind }) => kind)).toEqual(['code']);
    await setHidden(false);
    await until(() => played().length === 2);
    expect(readings().map(({ kind }) => kind)).toEqual(['code', 'code']);
  });

  test('has nothing that axe could complain of, by evening and by day', async () => {
    await atACard('/camera?lang=de');
    camera.show({ shows: [card('swords-6')] });
    await until(() => played().length === 1);
    await page.locator('li canvas').waitFor();
    for (const look of ['evening', 'day']) {
      await page.evaluate((to) => (document.documentElement.dataset['look'] = to), look);
      expect(await complaintsOfAxe(page)).toEqual([]);
    }
    await page.locator('li button').first().click();
    await page.locator('.panel').getByRole('option').first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.setViewportSize({ width: 480, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(480);
  });
});

describe.skipIf(need.missing)(`the page of a camera that is not to be had${need.reason}`, () => {
  let stand: Stand;
  let browsers: Pages;
  beforeAll(async () => {
    stand = await openStand();
    browsers = await openPages();
  });
  afterAll(async () => {
    await browsers.close();
    await stand.close();
  });

  /** The browser answers as it does on machines that a test has none of. */
  async function withCamera(answers: string): Promise<Page> {
    const { page } = await browsers.visit('about:blank', { locale: 'en-GB' });
    await page.addInitScript(`{
      const fails = (name) => Promise.reject(new DOMException('', name));
      const answers = ${answers};
      const devices = answers === null ? undefined : Object.assign(new EventTarget(), {
        enumerateDevices: async () => answers.found ?? [],
        getUserMedia: answers.get,
      });
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, get: () => devices });
    }`);
    await page.goto(stand.url('/camera'));
    return page;
  }
  const film = `{ get: async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    const stream = canvas.captureStream(5);
    window.unplug = () => { const [track] = stream.getTracks(); track.onended?.(new Event('ended')); };
    return stream;
  }, found: ['one', 'two'].map((id) => ({ kind: 'videoinput', deviceId: id, label: 'Webcam ' + id })) }`;

  test.each([
    ['there is none', `{ get: () => fails('NotFoundError') }`, 'No camera is plugged in.'],
    ['nobody may', `{ get: () => fails('NotAllowedError') }`, 'This page may not use the camera.'],
    ['another program has it', `{ get: () => fails('NotReadableError') }`, 'Another program has the camera'],
    ['it gives no picture', `{ get: () => fails('TypeError') }`, 'The camera gives no picture.'],
    ['the browser lends none here', 'null', 'only to a page of the computer itself'],
  ])('says so where %s, here and among the readers, and what to do', async (_, answers, words) => {
    const page = await withCamera(answers);
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await until(() =>
      stand.house.companion.readers.readersPart().readers.some(({ complaint }) => complaint !== null),
    );
    await leave(page);
  });

  test('says so where it is unplugged in the middle, and which of two it looks through', async () => {
    const page = await withCamera(film);
    await page.getByText('Two cameras are plugged in').waitFor();
    await expect
      .poll(() => page.getByLabel('Which camera').locator('option').allTextContents())
      .toEqual(['Webcam one', 'Webcam two']);
    await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
    await page.getByRole('alert').getByText('The camera was unplugged.').waitFor();
    await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
    await page.locator('.lamp').waitFor();
    await leave(page);
  });
});
