/** What is needed of a window of Electron. */
export interface Led {
  loadURL(address: string): Promise<void>;
  isDestroyed(): boolean;
  readonly webContents: {
    getURL(): string;
    isLoadingMainFrame(): boolean;
    once(event: 'did-stop-loading', then: () => void): unknown;
  };
}

const mostTries = 8;

const pathIn = (address: string): string | undefined => URL.parse(address)?.pathname;

/** What was said of one page on its way may have been meant for the one before. */
async function atRest({ webContents }: Led): Promise<void> {
  if (!webContents.isLoadingMainFrame()) return;
  await new Promise<void>((resolve) => webContents.once('did-stop-loading', resolve));
}

/**
 * Leads a window to an address and looks whether it came there: where another address was still on its way, Chromium
 * may show that one and forget the newer. Unseen, since a window that shows nothing yet is hidden.
 */
export async function leadTo(window: Led, address: string, isWanted: () => boolean): Promise<void> {
  const isOver = (): boolean => window.isDestroyed() || !isWanted();
  for (let tries = 0; tries < mostTries; tries++) {
    // Who else leads it elsewhere meanwhile has it break off; where it came to counts.
    await window.loadURL(address).catch(() => undefined);
    if (!isOver()) await atRest(window);
    if (isOver() || pathIn(window.webContents.getURL()) === pathIn(address)) return;
  }
}
