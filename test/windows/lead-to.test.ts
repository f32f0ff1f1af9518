import { describe, expect, test } from 'vitest';
import { leadTo, type Led } from '../../src-main/windows/lead-to.ts';

const nothing = 'app://quartermaster/nothing-yet';
const console = 'app://quartermaster/console';

/** A window that is on its way to nothing yet, and comes there instead of where it is led so many times. */
class Window implements Led {
  shown = nothing;
  readonly asked: string[] = [];
  isGone = false;
  #lost: number;
  #how: 'forgets' | 'breaks off';

  constructor(lost: number, how: 'forgets' | 'breaks off' = 'forgets') {
    this.#lost = lost;
    this.#how = how;
  }

  /** Told of the page before, while this one is still on its way. */
  isEarly = false;
  readonly webContents = {
    getURL: () => this.shown,
    isLoadingMainFrame: () => this.isEarly,
    once: (_event: 'did-stop-loading', then: () => void) => {
      this.isEarly = false;
      this.shown = this.asked.at(-1) ?? nothing;
      then();
    },
  };

  loadURL(address: string): Promise<void> {
    this.asked.push(address);
    this.#lost -= 1;
    if (this.isEarly) return Promise.resolve();
    if (this.#lost < 0) this.shown = address;
    else if (this.#how === 'breaks off') return Promise.reject(new Error('ERR_ABORTED (-3)'));
    return Promise.resolve();
  }

  isDestroyed(): boolean {
    return this.isGone;
  }
}

describe('a window that is led to a page', () => {
  test('is led there once where nothing is in the way', async () => {
    const window = new Window(0);
    await leadTo(window, console, () => true);
    expect([window.shown, window.asked]).toEqual([console, [console]]);
  });

  test.each(['forgets', 'breaks off'] as const)(
    'comes there also where an older page that was on its way %s it',
    async (how) => {
      const window = new Window(2, how);
      await leadTo(window, console, () => true);
      expect([window.shown, window.asked.length]).toEqual([console, 3]);
    },
  );

  test('is not led there twice where the page before is told of while it is on its way', async () => {
    const window = new Window(0);
    window.isEarly = true;
    await leadTo(window, console, () => true);
    expect([window.shown, window.asked]).toEqual([console, [console]]);
  });

  test('comes to the start page too, whose address all others begin with', async () => {
    const window = new Window(1);
    await leadTo(window, 'app://quartermaster/', () => true);
    expect([window.shown, window.asked.length]).toEqual(['app://quartermaster/', 2]);
  });

  test('is left alone once another page is wanted, or it was closed', async () => {
    const turned = new Window(9);
    await leadTo(turned, console, () => turned.asked.length < 2);
    const closed = new Window(9);
    closed.isGone = true;
    await leadTo(closed, console, () => true);
    expect([turned.asked.length, closed.asked.length]).toEqual([2, 1]);
  });

  test('is given up where it never comes there, and not tried for ever', async () => {
    const window = new Window(Infinity);
    await leadTo(window, console, () => true);
    expect([window.shown, window.asked.length]).toEqual([nothing, 8]);
  });
});
