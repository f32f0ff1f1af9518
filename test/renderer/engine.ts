import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browsing, noting, type Browsing, type Visitor } from '../e2e/support/browser.ts';
import { pagePath, unpainted } from '../support/chromium.ts';
import { takeWindow, type Window } from './window.ts';

/** What measures pages or takes pictures of them is no test; a test keeps what it looks at in the folder of this name. */
const paintsAll = process.env['VITEST'] === undefined || process.env['QM_LOOK'] !== undefined;

/** A device, as Playwright has them. */
export interface Device extends BrowserContextOptions {
  /** For those who look at pixels, such as a camera that reads a code off the screen. */
  readonly painted?: true;
}

const started = new Map<boolean, Promise<Browsing>>();

/** One for all files of tests that share a process, with which it ends: to start one takes half a second. */
function engine(paints = paintsAll): Promise<Browsing> {
  const running = started.get(paints) ?? browsing(undefined, paints ? [] : unpainted, pagePath);
  started.set(paints, running);
  return running;
}

/** As large as a window is of which nothing is said. */
export const usual = { width: 1280, height: 720 };

/** Emptied and kept for the next who wants one of that kind: a page in it takes half of what it takes in a new one. */
const free: Window[] = [];
const mostFree = 6;
const lent = new Map<Page, Window>();

async function lend({ painted, viewport = usual, ...options }: Device): Promise<Page> {
  const kind = JSON.stringify({ painted, ...options });
  const at = free.findIndex((window) => window.kind === kind);
  const [kept] = at < 0 ? [] : free.splice(at, 1);
  const window = kept ?? (await takeWindow((await engine(painted)).browser, kind, { viewport, ...options }));
  if (viewport && kept) await window.page.setViewportSize(viewport);
  lent.set(window.page, window);
  return window.page;
}

/** Closes what was visited, as whoever goes away; its window is handed on if nothing of them can be left in it. */
export async function leave(page: Page): Promise<void> {
  const window = lent.get(page);
  lent.delete(page);
  if (!window || !(await window.emptied())) {
    await page.context().close();
    return;
  }
  free.push(window);
  if (free.length > mostFree) await free.shift()?.page.context().close();
}

/** A place of its own in that engine: closing it closes nobody else's pages. */
export interface Pages {
  /** For pages that leave something behind in their browser on purpose, or want several of it. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A window on nothing yet, as a device has that was never here. */
  open(device?: Device): Promise<Page>;
  visit(url: string, device?: Device): Promise<Visitor>;
  close(): Promise<void>;
}

export async function openPages(): Promise<Pages> {
  const { browser } = await engine();
  const own = new Set<BrowserContext>();
  const pages = new Set<Page>();
  const open = async (device: Device = {}): Promise<Page> => {
    const page = await lend(device);
    pages.add(page);
    return page;
  };
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      own.add(context);
      context.on('close', () => own.delete(context));
      return context;
    },
    open,
    async visit(url, device = { locale: 'en-GB' }) {
      const visitor = noting(await open(device), url);
      await visitor.page.goto(url);
      return visitor;
    },
    async close() {
      for (const page of pages) if (lent.has(page)) await leave(page);
      pages.clear();
      for (const context of own) await context.close();
    },
  };
}

/** For a program that is to end while nobody ends its process. */
export async function stopEngine(): Promise<void> {
  free.splice(0);
  for (const browsers of started.values()) await (await browsers).close();
  started.clear();
}
