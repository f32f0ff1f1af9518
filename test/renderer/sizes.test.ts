import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { needs } from '../support/needs.ts';
import { leave } from './engine.ts';
import { openDisplays, type Displays } from './displays.ts';
import { unreadIn } from './gallery.ts';

const chromium = needs('chromium');
/** Script that a page fetches until it shows a game, compressed, in kB. */
const most = { table: 90, overlay: 60, console: 150, captain: 90, camera: 60 } as const;
/** The same, of the one that fetches the same whatever is played. */
const mostOfAnyGame = { logbook: 120 } as const;
const everyGame: readonly AnyGame[] = Object.values(games);

const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));

function begun(game: AnyGame): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  enter(table, { kind: 'begin', setup: { seats } } as never);
  return table;
}

describe.skipIf(chromium.missing)(`what is built${chromium.reason}`, () => {
  let displays: Displays;
  beforeAll(async () => {
    displays = await openDisplays(games['pirate-quest']);
  });
  afterAll(() => displays.close());

  const compressed = new Map<string, number>();
  /** As a server would send it. */
  function sizeOf(name: string): number {
    const size = compressed.get(name) ?? gzipSync(readFileSync(join(displays.folder, name))).length;
    compressed.set(name, size);
    return size;
  }

  /** All script that a page asked for, compressed. */
  async function fetched(path: string): Promise<number> {
    const { page } = await displays.open(path);
    await page.waitForLoadState('networkidle');
    await page.waitForSelector('h1, section');
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    await leave(page);
    const scripts = names.filter((name) => name.endsWith('.js'));
    return scripts.reduce((sum, name) => sum + sizeOf(name), 0);
  }

  test.each(['.js', '.css'] as const)('has no %s file that a television of 2021 cannot read', (ending) => {
    const files = readdirSync(join(displays.folder, 'assets')).filter((name) => name.endsWith(ending));
    expect(files.length).toBeGreaterThan(4);
    const unread = files.flatMap((name) =>
      unreadIn(ending, readFileSync(join(displays.folder, 'assets', name), 'utf8')),
    );
    expect(unread).toEqual([]);
  });

  const perGame = everyGame.map((game) => [`for ${game.title}`, game, most] as const);
  const whatever = ['whatever is played', games['pirate-attack'], mostOfAnyGame] as const;
  describe.each([...perGame, whatever])('%s', (_, game, bounds) => {
    /**
     * Of every page, fetched at once: a page is there when nothing more is asked for a while. In the next language it
     * opens in the same window.
     */
    const sizes = new Map<string, readonly number[]>();
    beforeAll(async () => {
      displays.host.play(begun(game));
      await Promise.all(
        Object.keys(bounds).map(async (page) => {
          const ofPage: number[] = [];
          for (const language of languages) ofPage.push(await fetched(`/${page}?lang=${language}`));
          sizes.set(page, ofPage);
        }),
      );
    });
    test.each<[string, number]>(Object.entries(bounds))(
      'the script of the page %s stays under %i kB in every language',
      (page, kB) => {
        const fetchedOf = sizes.get(page) ?? [];
        expect(fetchedOf).toHaveLength(languages.length);
        expect(Math.max(...fetchedOf), `${page}: ${fetchedOf.join(', ')}`).toBeLessThanOrEqual(kB * 1000);
      },
    );
  });
});
