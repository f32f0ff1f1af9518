import { screen, type BrowserWindow } from 'electron';
import { leadTo } from './lead-to.ts';
import { addressOf } from './pages.ts';
import { isReachable, windowOn, type Rectangle } from './screens.ts';
import type { WindowMemory } from './window-memory.ts';

const latestShown = 5000;

export type DeskPage = 'start' | 'console' | 'logbook';

/** The scorekeeper's window: the start page or the logbook, or the console while a session is open. */
export class Desk {
  readonly #memory: WindowMemory;
  readonly window: BrowserWindow;
  #page: DeskPage;

  constructor(window: BrowserWindow, memory: WindowMemory, page: DeskPage, admit: () => void) {
    this.#memory = memory;
    this.#page = page;
    this.window = window;
    window.setBounds(this.#bounds());
    admit();
    this.window.once('ready-to-show', () => {
      this.window.show();
    });
    this.window.on('close', () => {
      if (!this.window.isFullScreen()) memory.setMain(this.window.getBounds());
    });
    this.#show(page);
  }

  /** Once somebody sees something; what can wait for that keeps it from nobody. */
  onShown(then: () => void): void {
    this.window.once('ready-to-show', then);
    // Whatever keeps a page from being drawn is no reason to read no cards.
    setTimeout(then, latestShown).unref();
  }

  /** Another page, if it is not there already. */
  turnTo(page: DeskPage): void {
    if (page === this.#page || this.window.isDestroyed()) return;
    this.#page = page;
    this.#show(page);
  }

  #show(page: DeskPage): void {
    void leadTo(this.window, addressOf(page), () => page === this.#page);
  }

  /** What was changed in the logbook is no reason to shut it: only a session that opens is. */
  follow(page: 'start' | 'console'): void {
    if (page === 'console' || this.#page === 'console') this.turnTo(page);
  }

  bringToFront(): void {
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.moveTop();
    this.window.focus();
  }

  #bounds(): Rectangle {
    const { main } = this.#memory;
    const screens = screen.getAllDisplays();
    if (main && isReachable(main, screens)) return main;
    return windowOn(screen.getPrimaryDisplay(), 0.85);
  }
}
