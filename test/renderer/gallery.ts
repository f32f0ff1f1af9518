import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPages } from './engine.ts';
import { builtPages } from './pages.ts';

export const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What every display is served under: no inline script, no inline style, nothing from elsewhere. */
export const policy =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:";

export interface Gallery {
  /** Opens a scene, waits for its type, and notes whatever the page complained about or asked others for. */
  open(query: string, options?: BrowserContextOptions): Promise<Shown>;
  /** The built scripts and style sheets, as one text each. */
  built(ending: '.js' | '.css'): string;
  close(): Promise<void>;
}

export interface Shown {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly abroad: readonly string[];
}

interface Noted extends Shown {
  readonly complaints: string[];
  readonly abroad: string[];
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname);
    const file = join(folder, path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    createReadStream(file).pipe(response);
  });
}

export async function openGallery(): Promise<Gallery> {
  const folder = await builtPages();
  const server = serve(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gallery is served on no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const engine = await openPages();
  const pages = new Map<string, Noted>();

  /** One page for each kind of screen: opening a scene in it again is far cheaper than a new window. */
  async function pageFor(options: BrowserContextOptions): Promise<Noted> {
    const key = JSON.stringify(options);
    const before = pages.get(key);
    if (before) return before;
    const page = await engine.open(options);
    const shown: Noted = { page, complaints: [], abroad: [] };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') shown.complaints.push(message.text());
    });
    page.on('pageerror', (error) => shown.complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) shown.abroad.push(request.url());
    });
    pages.set(key, shown);
    return shown;
  }

  return {
    async open(query, options = {}) {
      const shown = await pageFor(options);
      shown.complaints.splice(0);
      shown.abroad.splice(0);
      await shown.page.goto(`${origin}/displays/gallery/index.html?${query}`);
      await shown.page.evaluate(() => document.fonts.ready.then(() => undefined));
      await settled(shown.page);
      return shown;
    },
    built(ending) {
      const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith(ending));
      return files.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('\n');
    },
    async close() {
      await engine.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Everything that fits itself to its place has done so, and whatever moved has arrived. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
}

/** The page on another screen: what is measured anew may change what is measured after it. */
export async function resized(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  await settled(page);
}

/** What a television of 2021 cannot read of a built file, with a little of what stands before it. */
export function unreadIn(ending: '.js' | '.css', text: string): readonly string[] {
  // Safari 15.4 knows neither static blocks nor looking behind; Chrome 94 has none of these calls.
  const unread = {
    '.js':
      /.{0,40}(?:\bstatic\{|\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|structuredClone)\()/g,
    '.css': /.{0,40}(?::has\(|@container|@layer|color-mix\(|oklch\(|:dir\(|@starting-style|&)/g,
  };
  return text.match(unread[ending]) ?? [];
}

/** One run of visible words as it is painted. */
export interface Words {
  /** Words broken over two lines are one text. */
  readonly node: number;
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Every run of words on the page that somebody could see, with the size it is painted at. */
export function wordsOf(page: Page, within = 'body'): Promise<Words[]> {
  return page.evaluate((selector) => {
    const found: Words[] = [];
    const root = document.querySelector(selector);
    if (!root) return found;
    const open = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const clips = new Map<Element, typeof open>();
    const clipOf = (box: Element): typeof open => {
      const known = clips.get(box);
      if (known) return known;
      const around = box.parentElement ? clipOf(box.parentElement) : open;
      let clip = around;
      if (getComputedStyle(box).overflow !== 'visible') {
        const edge = box.getBoundingClientRect();
        clip = {
          left: Math.max(around.left, edge.left),
          top: Math.max(around.top, edge.top),
          right: Math.min(around.right, edge.right),
          bottom: Math.min(around.bottom, edge.bottom),
        };
      }
      clips.set(box, clip);
      return clip;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      count++;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('script, style, .unseen, option, .glass')) continue;
      const style = getComputedStyle(parent);
      if (style.visibility === 'hidden' || style.clipPath === 'inset(50%)') continue;
      const clip = clipOf(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const shown = {
          left: Math.max(rect.left, clip.left),
          top: Math.max(rect.top, clip.top),
          right: Math.min(rect.right, clip.right),
          bottom: Math.min(rect.bottom, clip.bottom),
        };
        if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) continue;
        found.push({ node: count, text, size: parseFloat(style.fontSize), ...shown });
      }
    }
    return found;
  }, within);
}

/** Pairs of words painted over one another, by the height of their letters rather than of their lines. */
export function overlaps(words: readonly Words[]): string[] {
  const letters = words.map((one) => {
    const middle = (one.top + one.bottom) / 2;
    return { ...one, top: middle - one.size * 0.3, bottom: middle + one.size * 0.3 };
  });
  return letters.flatMap((one, at) =>
    letters
      .slice(at + 1)
      .filter(
        (other) =>
          other.node !== one.node &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** Words in the margin that a television may hide. */
export function beyond(
  words: readonly Words[],
  { width, height }: { width: number; height: number },
): string[] {
  const [side, rim] = [height * 0.036, height * 0.03];
  const out = ({ left, top, right, bottom }: Words): boolean =>
    left < side || top < rim || right > width - side || bottom > height - rim;
  return words.filter(out).map(({ text }) => text);
}
