import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../../contract/table.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { complaintsInBothLooks } from '../axe.ts';
import { openDisplays, type Displays, type Shown } from '../displays.ts';
import { beyond, overlaps, resized, wordsOf } from '../gallery.ts';
import { names } from '../quest/evening.ts';

const need = needs('chromium');
const screens = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const;
const chase = {
  ...{ turn: 'red', flag: 'blue', 'at.red': 22, 'at.blue': 26, 'at.yellow': 23 },
  ...{ 'at.green': 14, 'at.white': 30, 'at.violet': 8, 'hand.red': 3, 'hand.blue': 4, 'hand.yellow': 5 },
};
const roll = (seat: string, ...faces: readonly number[]) => ({ kind: 'roll', seat, faces });

describe.skipIf(need.missing)(`the stage of The Pirate’s Flag${need.reason}`, () => {
  let displays: Displays;
  let shown: Shown;
  let page: Page;
  beforeAll(async () => {
    displays = await openDisplays(piratesFlag);
    shown = await displays.open('/table?look=evening');
    ({ page } = shown);
  });
  afterAll(() => displays.close());

  async function play(...commands: readonly object[]): Promise<RunningTable> {
    const table = new RunningTable(piratesFlag, memoryLog(heading(piratesFlag.id)), tickingClock());
    const seats = seatIds.slice(0, 6).map((seat, at) => ({ seat, captain: names[at] ?? seat }));
    enter(table, { kind: 'begin', setup: { seats, depth: 'cards' } } as never);
    for (const command of commands) enter(table, command as never);
    displays.host.play(table);
    await shown.caughtUp();
    return table;
  }
  const texts = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));

  test('a roll stands with the places it leads to, each with the spaces it takes, on the water', async () => {
    await play({ kind: 'setTable', fields: chase }, roll('red', 5));
    expect(await texts('.disc')).toEqual(['5', '5', '1', '4']);
    await expect.poll(() => page.locator('path.frame').count()).toBe(4);
    await expect.poll(() => page.locator('.top .die').getAttribute('aria-label')).toBe('5');
    expect(await texts('.note')).toEqual(['down the fall']);
    await expect.poll(() => page.locator('.fall.lit').count()).toBe(1);
  });

  test('each captain’s way is the largest figure on the page, the carrier’s on the flag', async () => {
    await play({ kind: 'setTable', fields: chase });
    expect(await texts('.strip .figure')).toEqual(['4', '26', '3', '12', '4', '18']);
    expect(await texts('.strip .flies')).toEqual(['26']);
    expect(await texts('.strip b')).toEqual(['to the flag', 'to sea', ...Array(4).fill('to the flag')]);
    const largest = async (within?: string) =>
      Math.max(...(await wordsOf(page, within)).map(({ size }) => size));
    expect(await largest('.strip')).toBe(await largest());
  });

  test('every ship lies on its space, under its mark', async () => {
    await play({ kind: 'setTable', fields: chase });
    const marks = await page
      .locator('.ship > .boat')
      .evaluateAll((all) => all.map((one) => /mark-\w+/.exec(one.getAttribute('class') ?? '')?.[0]));
    expect(marks).toEqual(['ball', 'can', 'cone', 'kite', 'cross', 'star'].map((mark) => `mark-${mark}`));
    expect(await texts('.number.strong')).toEqual(
      expect.arrayContaining(['8', '14', '22', '23', '26', '30']),
    );
    await expect.poll(() => page.getByRole('img', { name: /Ines 22.*Bartholomew 26/ }).count()).toBe(1);
    // Who carries the flag is named beside the ship, whatever else is left out for want of room.
    expect(await texts('.words.name')).toContain('Bartholomew');
  });

  test('a battle shows what was rolled, what it counts, and what each face still to be rolled would do', async () => {
    const beside = { ...chase, 'at.red': 26, 'bonus.red': 2 };
    await play({ kind: 'setTable', fields: beside }, { kind: 'battle', seat: 'red' }, roll('red', 3));
    expect(await texts('.total')).toEqual(['5']);
    expect(await texts('.faces span')).toEqual(['6keeps the flag', '5both roll again', '1–4loses the flag']);
    await expect.poll(() => page.locator('.ready').count()).toBe(1);
    const sizes = (await wordsOf(page)).map(({ size }) => size);
    expect(Math.max(...sizes)).toBeGreaterThan(720 * 0.22);
  });

  test('a card pulls the flag by a dashed arrow, and its answer, which comes first, pushes by a solid one', async () => {
    const hunted = { ...chase, turn: 'yellow', 'at.blue': 32, 'at.yellow': 29 };
    await play(
      { kind: 'setTable', fields: hunted },
      { kind: 'playCard', seat: 'yellow', card: 'gone-fishin', target: 'blue' },
      { kind: 'playCard', seat: 'blue', card: 'flank', target: 'blue', direction: 'inward' },
    );
    await expect.poll(() => page.locator('h1').innerText()).toBe('Bartholomew plays Flank!');
    await expect.poll(() => page.locator('path.arrow.pulls').count()).toBe(1);
    await expect.poll(() => page.locator('path.arrow:not(.pulls)').count()).toBe(1);
    await expect.poll(() => page.locator('.ghost').count()).toBe(1);
    expect(await texts('.solid b')).toEqual(['Flank!']);
    expect(await texts('.void b')).toEqual(["Gone Fishin'"]);
    await expect.poll(() => page.getByText('The flag stays with Bartholomew, on 33.').count()).toBe(1);
    expect(await texts('.line .figure')).toEqual(['10', '32', '3', '18', '2', '24']);
  });

  test('the board’s name stands small, and that it is invented is said at the console alone', async () => {
    await play({ kind: 'setTable', fields: chase });
    await expect.poll(() => page.getByText('Sample pass').count()).toBe(1);
    expect(await page.getByText(/invented/).count()).toBe(0);
    const { page: desk } = await displays.open('/console');
    await desk.getByText(/Sample pass: A sample board, invented/).waitFor();
    await leave(desk);
  });

  test.each([
    ['all at sea', []],
    ['a sailing', [{ kind: 'setTable', fields: chase }, roll('red', 5)]],
    [
      'a crowd',
      [
        {
          kind: 'setTable',
          fields: { ...chase, flag: 'afloat', flagAt: 24, 'at.blue': 22, 'at.yellow': 22, 'at.green': 22 },
        },
      ],
    ],
    [
      'the far end',
      [{ kind: 'setTable', fields: { ...chase, flag: 'ship', 'at.red': 36, 'at.blue': 36, 'at.white': 1 } }],
    ],
  ] as const)('%s reads from the sofa on every screen, and nobody is kept from it', async (_, commands) => {
    await play(...commands);
    for (const size of screens) {
      await resized(page, size);
      const words = await wordsOf(page);
      const small = words.filter((one) => one.size < size.height / 36 - 0.05);
      expect([size.width, small.map(({ text }) => text)]).toEqual([size.width, []]);
      expect([size.width, overlaps(words)]).toEqual([size.width, []]);
      expect([size.width, beyond(words, size)]).toEqual([size.width, []]);
    }
    await resized(page, screens[0]);
    expect(await complaintsInBothLooks(page)).toEqual([]);
    expect(shown.complaints).toEqual([]);
  });

  test('nothing moves where motion is not wanted', async () => {
    const { page: still, caughtUp } = await displays.open('/table', { reducedMotion: 'reduce' });
    const table = await play({ kind: 'setTable', fields: chase }, roll('red', 5));
    await caughtUp();
    enter(table, { kind: 'sail', seat: 'red', direction: 'inward' } as never);
    await caughtUp();
    const moving = await still.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .filter((one) =>
          (one.effect as KeyframeEffect).getKeyframes().some(({ transform }) => transform !== undefined),
        )
        .map((one) => ((one.effect as KeyframeEffect).target as HTMLElement).className),
    );
    expect(moving).toEqual([]);
    await leave(still);
  });
});
