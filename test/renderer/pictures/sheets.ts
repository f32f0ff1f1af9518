import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { quiet } from '../gallery.ts';
import { pagePath } from '../../support/chromium.ts';

interface Picture {
  readonly folder: string;
  readonly file: string;
  readonly screen: string;
  readonly moment: string;
}

/** So many beside one another that each can still be told from the next: `[columns, rows]`. */
const gridFor = (screen: string, isFar: boolean): readonly [number, number] => {
  if (/-(390|320)x/.test(screen)) return [7, 2];
  // As wide as a television is from the far end of a room: some 320 px.
  if (isFar) return [6, 6];
  return /-1024x/.test(screen) ? [4, 4] : [3, 4];
};

function picturesIn(out: string): readonly Picture[] {
  const folders = readdirSync(out).filter(
    (name) => name !== 'sheets' && statSync(join(out, name)).isDirectory(),
  );
  return folders.flatMap((folder) =>
    readdirSync(join(out, folder))
      .filter((file) => file.endsWith('.png'))
      .sort()
      .map((file) => {
        const [screen = '', moment = ''] = file.replace(/\.png$/, '').split('--');
        return { folder, file, screen, moment };
      }),
  );
}

function pageOf(out: string, pictures: readonly Picture[], columns: number): string {
  const cells = pictures.map(
    ({ folder, file, moment }) =>
      `<figure><img src="${pathToFileURL(join(out, folder, file)).href}"><figcaption>${moment}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 6px; background: #777; font: 15px sans-serif; display: grid; gap: 6px;
      grid-template-columns: repeat(${columns}, 1fr); }
    figure { margin: 0; } img { width: 100%; display: block; } figcaption { background: #fff; }
  </style>${cells.join('')}`;
}

/** Many pictures on one, by evening and screen, so that hundreds can be looked at; `isFar` makes them small. */
export async function laySheets(out: string, isFar = false): Promise<number> {
  const to = join(out, 'sheets');
  mkdirSync(to, { recursive: true });
  const bySheet = Map.groupBy(picturesIn(out), ({ folder, screen }) => `${folder}--${screen}`);
  const browser = await chromium.launch({ executablePath: pagePath, args: quiet });
  const page = await browser.newPage({ viewport: { width: 1980, height: 1200 } });
  let laid = 0;
  for (const [name, pictures] of bySheet) {
    const [columns, rows] = gridFor(pictures[0]?.screen ?? '', isFar);
    for (let from = 0; from < pictures.length; from += columns * rows) {
      const html = join(to, 'sheet.html');
      writeFileSync(html, pageOf(out, pictures.slice(from, from + columns * rows), columns));
      await page.goto(pathToFileURL(html).href);
      await page.screenshot({
        path: join(to, `${name}--${from / (columns * rows) + 1}.png`),
        fullPage: true,
      });
      laid += 1;
    }
  }
  await browser.close();
  return laid;
}
