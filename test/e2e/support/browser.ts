import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumPath } from '../../support/chromium.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The name by which phones reach the table in these tests: not loopback, so no secure context, as at home. */
export const tableName = 'table.test';

export interface Visitor {
  readonly page: Page;
  /** Whatever the page complained about. */
  readonly complaints: readonly string[];
  /** Requests to anybody but the one it came from. */
  readonly abroad: readonly string[];
}

export interface Browsing {
  readonly browser: Browser;
  /** A device of its own, with what it remembers. */
  visit(url: string, options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

/** A browser for which the whole world is this computer, by these names and no other. */
export async function browsing(
  names: readonly string[] = [tableName],
  more: readonly string[] = [],
  executablePath = chromiumPath,
): Promise<Browsing> {
  const led = names.map((name) => `MAP ${name} 127.0.0.1`).join(', ');
  const rules = `${led}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE ::1`;
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--host-resolver-rules=${rules}`,
      // What the newest browsers ask their people first; the others just do it.
      '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...more,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return {
    browser,
    async visit(url, options = { locale: 'en-GB' }) {
      const context = await browser.newContext(options);
      // A machine with other work is slow, not wrong.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const visitor = noting(page, url);
      await page.goto(url);
      return visitor;
    },
    async close() {
      await browser.close();
    },
  };
}

/** Whatever a page complains about from now on, and whom it asks beside the one that it comes from. */
export function noting(page: Page, url: string): Visitor {
  const complaints: string[] = [];
  const abroad: string[] = [];
  const { host } = new URL(url);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).host !== host) abroad.push(request.url());
  });
  return { page, complaints, abroad };
}

/** The text of the code on a television, as a phone's camera would read it. */
export async function codeOn(tv: Page): Promise<string> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  for (;;) {
    const [read] = await readBarcodes(await tv.screenshot(), { formats: ['QRCode'] });
    if (read) return read.text;
  }
}
