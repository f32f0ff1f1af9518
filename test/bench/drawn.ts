import type { Page } from 'playwright-core';
import { games } from '../../src-main/rules/games.ts';
import { openDisplays } from '../renderer/displays.ts';
import { leave } from '../renderer/engine.ts';
import { settled } from '../renderer/gallery.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random } from '../support/random.ts';
import { tableOfFour } from './lean.ts';

/** What an entry does to a page on average: elements made for it, and words and attributes that become others. */
export interface Drawn {
  readonly made: number;
  readonly touched: number;
}

const shown = { table: '/table', console: '/console' } as const;
export type DrawnPage = keyof typeof shown;

/** The console's small television follows within a second, whenever that is: the television is counted by itself. */
async function count(page: Page): Promise<void> {
  await page.evaluate(() => {
    const made = new Set<Element>();
    const counts = { made, touched: 0 };
    const isOwn = ({ target }: MutationRecord): boolean =>
      !(target instanceof Element ? target : target.parentElement)?.closest('[data-still]');
    new MutationObserver((records) => {
      for (const { type, addedNodes } of records.filter(isOwn)) {
        if (type !== 'childList') counts.touched += 1;
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const each of [node, ...node.querySelectorAll('*')]) made.add(each);
      }
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    Object.assign(window, { counts });
  });
}

/** Until the newest entry stands there: a console is sent more than what its television's page is. */
async function shows(page: Page, entry: number): Promise<void> {
  await page.waitForFunction(
    (number) =>
      [...document.querySelectorAll('li .number')].some(({ textContent }) => textContent === number),
    String(entry),
  );
  await settled(page);
}

/** So many entries of an evening of four captains who tell every card, counted on a page where nothing moves. */
export async function drawnFor(name: DrawnPage, entries: number): Promise<Drawn> {
  const displays = await openDisplays(games['pirate-quest']);
  const table = tableOfFour(games['pirate-quest']);
  displays.host.play(table);
  const chance = random(5);
  // As far as the first cards, so that there is something to be drawn.
  for (let fact = 0; fact < 12; fact++) playOn(table, chance);
  const { page, caughtUp } = await displays.open(shown[name], { reducedMotion: 'reduce' });
  await page.waitForSelector('h1');
  const arrived = (): Promise<void> =>
    name === 'console' ? shows(page, table.log.entries.length) : caughtUp();
  await arrived();
  await count(page);
  let told = 0;
  while (told < entries) {
    const before = table.log.entries.length;
    playOn(table, chance);
    if (table.log.entries.length === before) continue;
    told += 1;
    await arrived();
  }
  const { made, touched } = await page.evaluate(() => {
    const { counts } = window as unknown as { counts: { made: Set<Element>; touched: number } };
    return { made: counts.made.size, touched: counts.touched };
  });
  await leave(page);
  await displays.close();
  return { made: made / entries, touched: touched / entries };
}
