import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../../contract/table.ts';
import { needs } from '../../support/needs.ts';
import { leave, usual } from '../engine.ts';
import { random } from '../../support/random.ts';
import { openDisplays, type Displays, type Shown } from '../displays.ts';
import { complaintsInBothLooks } from '../axe.ts';
import { beyond, overlaps, resized, settled, wordsOf } from '../gallery.ts';
import { callItOver, longNames, playOn } from '../quest/evening.ts';

const chromium = needs('chromium');
const screens = {
  '4:3': { width: 1024, height: 768 },
  '21:9': { width: 2560, height: 1080 },
  '4K': { width: 3840, height: 2160 },
};
const everyGame = Object.values(games).map((game): readonly [string, AnyGame] => [game.title, game]);

/** As far into an evening as so many facts go, with the longest names. */
function played(game: AnyGame, facts: number, depth = game.depths.at(-1)): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = seatIds
    .slice(0, game.mostSeats)
    .map((seat, at) => ({ seat, captain: longNames[at] ?? seat }));
  enter(table, { kind: 'begin', setup: { seats, depth } } as never);
  const chance = random(23);
  for (let fact = 0; fact < facts; fact++) playOn(table, chance);
  return table;
}

/** To the end of an evening, by the shortest way of telling it. */
function finished(game: AnyGame): RunningTable {
  const table = played(game, 0, game.depths.includes('fights') ? 'fights' : game.depths[0]);
  const chance = random(7);
  for (let fact = 0; fact < 1000 && playOn(table, chance); fact++);
  callItOver(table, chance);
  return table;
}

/** What would have to be scrolled to be seen, in px. */
const toScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
  });

describe.skipIf(chromium.missing)(`from the sofa${chromium.reason}`, () => {
  let displays: Displays;
  let open: Shown[] = [];
  beforeAll(async () => {
    displays = await openDisplays(games['pirate-quest']);
  });
  afterEach(async () => {
    for (const { page } of open) await leave(page);
    open = [];
  });
  afterAll(() => displays.close());

  async function watch(table: RunningTable, path: string, options = {}): Promise<Shown> {
    displays.host.play(table);
    const shown = await displays.open(path, options);
    open.push(shown);
    await shown.page.waitForSelector('h1');
    await shown.caughtUp();
    return shown;
  }

  /** Nothing too small, nothing over another, nothing outside, nothing to scroll. */
  async function holds(shown: Shown, size: { width: number; height: number }, told: string): Promise<void> {
    const words = await wordsOf(shown.page);
    expect(words.length).toBeGreaterThan(5);
    const small = words.filter(({ size: height }) => height < size.height / 36 - 0.05);
    expect([told, small.map(({ text }) => text)]).toEqual([told, []]);
    expect([told, overlaps(words)]).toEqual([told, []]);
    expect([told, beyond(words, size)]).toEqual([told, []]);
    expect([told, await toScroll(shown.page)]).toEqual([told, [0, 0]]);
  }

  describe.each(everyGame)('%s', (_, game) => {
    /** One television for all that only look, each of which leaves it as it was. */
    let shown: Shown;
    beforeAll(async () => {
      shown = await displays.open('/table?lang=de', { viewport: usual });
    });
    afterAll(() => leave(shown.page));

    async function turnedTo(table: RunningTable, size: typeof usual = usual): Promise<void> {
      displays.host.play(table);
      await shown.page.waitForSelector('h1');
      await resized(shown.page, size);
      await shown.caughtUp();
    }

    test('holds on a screen of 4:3, of 21:9 and of 4K, in the middle of an evening and at its end', async () => {
      await turnedTo(played(game, 24), screens['4:3']);
      await holds(shown, screens['4:3'], '4:3');
      for (const [name, size] of Object.entries(screens).slice(1)) {
        await resized(shown.page, size);
        await holds(shown, size, name);
      }
      await turnedTo(finished(game));
      await shown.page.waitForSelector('.standings');
      for (const [name, size] of Object.entries(screens)) {
        await resized(shown.page, size);
        await holds(shown, size, `${name}, over`);
      }
    });

    test('holds read from right to left', async () => {
      await turnedTo(played(game, 24));
      await shown.page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await shown.caughtUp();
      await holds(shown, usual, 'rtl');
      const sides = await shown.page.evaluate(() => {
        const middle = (selector: string): number => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box ? (box.left + box.right) / 2 : NaN;
        };
        // At the end the rose stands where the lines begin, and the standing where they end.
        return {
          prompt: middle('.top .prompt h1, .end .rose'),
          plate: middle('.top .plate, .top .signs, .end .places'),
        };
      });
      expect(sides.prompt).toBeGreaterThan(sides.plate);
      await shown.page.evaluate(() => {
        document.documentElement.dir = 'ltr';
      });
    });

    test('is clean to axe by evening and by day, asks nothing of anybody else, and keeps to the strict content policy', async () => {
      await turnedTo(played(game, 24));
      expect(await complaintsInBothLooks(shown.page)).toEqual([]);
      expect({ complaints: shown.complaints, abroad: shown.abroad }).toEqual({ complaints: [], abroad: [] });
    });

    test('a picture drawn in from an edge of 5 % keeps every word clear of it', async () => {
      const { page } = await watch(played(game, 24), '/table?lang=de&overscan=5');
      const margin = 1280 * 0.05;
      const out = (await wordsOf(page)).filter(({ left, right }) => left < margin || right > 1280 - margin);
      expect(out.map(({ text }) => text)).toEqual([]);
    });

    test('stays clear of the banners that say that the picture is kept and the clock stands', async () => {
      for (const size of [screens['4:3'], usual]) {
        const table = played(game, 24);
        await turnedTo(table, size);
        enter(table, { kind: 'pause' } as never);
        await shown.page.waitForFunction(() => document.querySelectorAll('.banner .banner').length === 1);
        displays.link.hub.freeze();
        await shown.page.waitForFunction(() => document.querySelectorAll('.banner .banner').length === 2);
        await shown.caughtUp();
        const told = await wordsOf(shown.page, '.banners');
        const rest = (await wordsOf(shown.page)).filter(
          ({ text }) => !told.some((words) => words.text === text),
        );
        const top = Math.min(...told.map((words) => words.top));
        const covered = rest.filter(({ bottom, size: height }) => bottom - height * 0.25 > top);
        expect(covered.map(({ text }) => text)).toEqual([]);
        displays.link.hub.unfreeze();
      }
    });
  });

  test.each([
    ['one of five', 'pirate-quest', '', { width: 1920, height: 1080 }],
    ['one of ten', 'pirate-attack', '', usual],
    ['one on a screen of 4:3', 'pirate-quest', '', { width: 1024, height: 768 }],
    ['all who bid in secret', 'pirate-tricks', '', usual],
    ['one in a picture drawn in from its edges', 'pirate-quest', '&overscan=5', usual],
    ['one read from right to left', 'pirate-quest', 'rtl', usual],
  ] as const)('the lead line points at the rows of the awaited: %s', async (_, id, query, viewport) => {
    const table = played(games[id], 0, games[id].depths[1]);
    const lead = '.ledger .row.lit';
    const { page, caughtUp } = await watch(table, `/table?lang=en${query === 'rtl' ? '' : query}`, {
      viewport,
    });
    if (query === 'rtl') await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const chance = random(11);
    for (let fact = 0; fact < 40 && (await page.locator(lead).count()) === 0; fact++) {
      playOn(table, chance);
      await caughtUp();
    }
    await settled(page);
    const middles = (selector: string): Promise<number[]> =>
      page.$$eval(selector, (found) =>
        found.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    const [rows, needles] = [await middles(lead), await middles('.needle svg')];
    expect(rows.length).toBeGreaterThan(0);
    expect(needles.length).toBe(rows.length);
    needles.forEach((needle, at) => expect(Math.abs(needle - (rows[at] ?? 0))).toBeLessThanOrEqual(2));
  });

  test('read from right to left the ruler still grows to the right', async () => {
    const { page } = await watch(played(games['pirate-quest'], 6), '/table?lang=en');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const figures = page.locator('.ruler .under.figure');
    const left = async (which: typeof figures): Promise<number> => (await which.boundingBox())?.x ?? NaN;
    expect(await left(figures.first())).toBeLessThan(await left(figures.last()));
  });

  test('a long name takes the line before it is cut, and what would answer is told in full', async () => {
    const { page } = await watch(played(games['pirate-quest'], 24), '/table?lang=de', {
      viewport: screens['4:3'],
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h1 .who, h1 + p')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)
        .filter((one) => getComputedStyle(one).display !== 'inline')
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('words are painted while the letters of the faces are still on their way', async () => {
    const { page } = await watch(played(games['pirate-quest'], 5), '/table');
    let asked = 0;
    await page.route('**/*.woff2', () => {
      asked += 1;
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(asked).toBeGreaterThan(0);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      false,
    );
  });

  interface Motion {
    readonly duration: number;
    readonly properties: readonly string[];
  }

  /** Whatever moved on the television while so many facts came. */
  async function motions(facts: number, options = {}): Promise<readonly Motion[]> {
    const table = played(games['pirate-quest'], 6);
    const { page, caughtUp } = await watch(table, '/table', options);
    await page.evaluate(() => {
      const seen: Motion[] = [];
      Object.assign(window, { seen });
      const known = new Set<Animation>();
      const plain = ['offset', 'computedOffset', 'easing', 'composite'];
      /** At which part of its time it has arrived; what is left of it only holds still. */
      const arrives = (effect: KeyframeEffect): number => {
        const rest = /, 1 ([\d.]+)%, 1 100%\)$/.exec(effect.getTiming().easing ?? '')?.[1];
        if (rest !== undefined) return Number(rest) / 100;
        const [last, before] = effect.getKeyframes().reverse();
        const isHeld =
          last?.['transform'] === before?.['transform'] && last?.['opacity'] === before?.['opacity'];
        return isHeld ? (before?.computedOffset ?? 1) : 1;
      };
      const look = (): void => {
        for (const one of document.getAnimations()) {
          if (known.has(one) || !(one.effect instanceof KeyframeEffect)) continue;
          known.add(one);
          const duration = Number(one.effect.getComputedTiming().duration) * arrives(one.effect);
          const named = one.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          seen.push({ duration, properties: named.filter((property) => !plain.includes(property)) });
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const chance = random(4);
    for (let fact = 0; fact < facts; fact++) {
      playOn(table, chance);
      await caughtUp();
    }
    return page.evaluate(() => (window as unknown as { seen: Motion[] }).seen);
  }

  test('everything that moves when facts come does so by transform and opacity, and travels for 300 ms at the most', async () => {
    const moved = await motions(16);
    expect(moved.length).toBeGreaterThan(20);
    // What is there or not is drawn once and moves nothing.
    const cheap = ['opacity', 'transform', 'transformOrigin', 'visibility'];
    expect(moved.flatMap(({ properties }) => properties).filter((one) => !cheap.includes(one))).toEqual([]);
    const slow = moved.filter((one) => one.duration > 300 && one.properties.includes('transform'));
    expect(slow).toEqual([]);
  });

  test('with reduced motion nothing on the page travels when facts come', async () => {
    const moved = await motions(8, { reducedMotion: 'reduce' });
    const travels = moved.filter(
      ({ duration, properties }) =>
        duration > 0 && (properties.includes('transform') || properties.includes('translate')),
    );
    expect(travels).toEqual([]);
  });
});
