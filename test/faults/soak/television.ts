import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { drawn } from '../../renderer/displays.ts';
import { quiet, settled } from '../../renderer/gallery.ts';
import { pagePath } from '../../support/chromium.ts';

/** A television in a real browser that lives through the evenings. */
export interface Television {
  reload(): Promise<void>;
  /** What it draws otherwise than one that was loaded just now, and what its browser complained about. */
  wrongs(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const hasBrowser = existsSync(pagePath);

export async function openTelevision(port: number): Promise<Television> {
  const browser = await chromium.launch({ executablePath: pagePath, args: quiet });
  const complaints: string[] = [];
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`http://127.0.0.1:${port}/table`);
    return page;
  };
  const live = await open();
  return {
    async reload() {
      await live.reload();
    },
    async wrongs() {
      const fresh = await open();
      let [now, loaded] = ['', ''];
      // The end of an evening takes its time on the page that saw it come; where both arrive is what counts.
      for (let tries = 0; tries < 40; tries++) {
        [now, loaded] = [await pictureOf(live), await pictureOf(fresh)];
        if (now === loaded) return complaints;
      }
      const at = [...now].findIndex((letter, place) => letter !== loaded[place]);
      const around = (text: string) => text.slice(Math.max(0, at - 100), at + 140);
      return [...complaints, `a browser draws ${around(now)} INSTEAD OF ${around(loaded)}`];
    },
    close: () => browser.close(),
  };
}

async function pictureOf(page: Page): Promise<string> {
  await page.waitForTimeout(500);
  const skip = page.getByRole('button', { name: 'To the end' });
  if ((await skip.count()) > 0) await skip.click();
  await settled(page);
  await settled(page);
  // The chart drifts with the minutes that a page has stood.
  return (await drawn(page)).replaceAll(/<svg[^>]*viewBox="0 0 192 108".*?<\/svg>/g, '');
}
