import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A browser's window with a device's memory of its own. */
export interface Window {
  readonly kind: string;
  readonly page: Page;
  /** Takes everything out that somebody has left in it; false where that cannot be done, or who knows. */
  emptied(): Promise<boolean>;
}

/** What stays with a window for good, or for longer than it is looked after here. */
const staying = {
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

const heard = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'response',
  'websocket',
] as const;

/** A machine with other work is slow, not wrong. */
const patience = 90_000;

export async function takeWindow(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
): Promise<Window> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const memory = await context.newCDPSession(page);
  let isSpoilt = false;
  const spoil = (): void => {
    isSpoilt = true;
  };
  tellingOf(page, staying.page, spoil);
  tellingOf(context, staying.context, spoil);
  tellingOf(page.clock, staying.clock, spoil);

  async function empty(): Promise<void> {
    const { origin } = new URL(page.url());
    for (const event of heard) page.removeAllListeners(event);
    page.setDefaultTimeout(patience);
    await page.goto('about:blank');
    await page.unrouteAll();
    await context.clearCookies();
    if (origin !== 'null') await memory.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    // Whatever lay under the pointer is gone, and nothing of the next page lies there.
    await page.mouse.move(-1, -1);
  }
  return {
    kind,
    page,
    async emptied() {
      if (isSpoilt || page.isClosed() || context.pages().length > 1) return false;
      try {
        await empty();
      } catch {
        return false;
      }
      return !isSpoilt;
    },
  };
}

/** Says when somebody calls one of these. */
function tellingOf(owner: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== 'function') throw new Error(`a window has no ${name}`);
    Reflect.set(owner, name, (...given: unknown[]): unknown => {
      tell();
      return Reflect.apply(real, owner, given);
    });
  }
}
