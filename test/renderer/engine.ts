import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { browsing, type Browsing, type Visitor } from '../e2e/support/browser.ts';
import { pagePath } from '../support/chromium.ts';

let started: Promise<Browsing> | undefined;

/** One for all files of tests that share a process, with which it ends: to start one takes half a second. */
const engine = (): Promise<Browsing> => (started ??= browsing(undefined, undefined, pagePath));

/** A place of its own in that engine: closing it closes nobody else's pages. */
export interface Pages {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  visit(url: string, options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export async function openPages(): Promise<Pages> {
  const { browser, visit } = await engine();
  const own = new Set<BrowserContext>();
  const kept = (context: BrowserContext): BrowserContext => {
    own.add(context);
    context.on('close', () => own.delete(context));
    return context;
  };
  return {
    newContext: async (options) => kept(await browser.newContext(options)),
    async visit(url, options) {
      const visitor = await visit(url, options);
      kept(visitor.page.context());
      return visitor;
    },
    async close() {
      for (const context of own) await context.close();
    },
  };
}

/** For a program that is to end while nobody ends its process. */
export async function stopEngine(): Promise<void> {
  await (await started)?.close();
  started = undefined;
}
