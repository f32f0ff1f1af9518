import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, needsElectron, type Desktop } from './support/electron.ts';
import { onceForAll } from './support/opened-once.ts';
import { folder, type Folder } from './support/program.ts';
import { askByBridge } from './support/session.ts';
import { twoScreens, type TwoScreens } from './support/two-screens.ts';

const need = needsElectron('Xorg');

describe.skipIf(need.missing)(`the television on a second screen${need.reason}`, () => {
  let place: Folder;
  let screens: TwoScreens;
  let desktop: Desktop | undefined;
  const first = { x: 0, y: 0, width: 1280, height: 720 };
  const second = { x: 1280, y: 0, width: 1920, height: 1080 };

  beforeAll(async () => {
    place = folder();
    screens = await twoScreens(place.path);
  });
  afterAll(() => {
    screens.close();
    place.remove();
  });
  let data: Folder;
  const setUp = () => {
    data = folder();
    screens.unplug();
  };
  const tidyUp = async () => {
    await desktop?.close();
    desktop = undefined;
    data.remove();
  };
  const open = async () => (desktop = await launch({ screen: screens, data: data.path }));

  const television = () =>
    desktop?.app.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
        webContents.getURL().endsWith('/table'),
      );
      if (!window) return undefined;
      // No window manager runs here, and without one Chromium leaves one dot of the screen free.
      const { width, height, ...corner } = window.getBounds();
      const bounds = { ...corner, width: width + (width % 2), height: height + (height % 2) };
      return { full: window.isFullScreen(), bounds, shown: window.isVisible() };
    });
  const isIn = async (bounds: typeof first) => {
    const at = (await television())?.bounds;
    return at !== undefined && at.x >= bounds.x && at.x + at.width <= bounds.x + bounds.width;
  };
  const filled = (bounds: typeof first) => ({ full: true, bounds, shown: true });

  describe('that was plugged in before the start', () => {
    /** One start for all; anew after one that failed. What the menu is asked for is remembered, so that comes last. */
    const onSecond = async () => {
      screens.plug('1920x1080');
      const { app, window } = desktop ?? (await open());
      const [desk, tv] = [await window('/'), await window('/table')];
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
      return { app, desk, tv };
    };
    onceForAll(tidyUp, setUp);

    test('fills it from the start, keeps the screen awake, and hides the pointer', async () => {
      const { app, tv } = await onSecond();
      await expect.poll(() => tv.evaluate(() => getComputedStyle(document.body).cursor)).toBe('none');
      expect(await app.evaluate(({ powerSaveBlocker }) => powerSaveBlocker.isStarted(0))).toBe(true);
      const desk = await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .find(({ webContents }) => !webContents.getURL().endsWith('/table'))
          ?.getBounds(),
      );
      expect(desk && desk.x + desk.width).toBeLessThanOrEqual(first.width);
    });

    test('follows when the screen is given another size', async () => {
      await onSecond();
      screens.plug('1280x720');
      await expect
        .poll(television, { timeout: 10_000 })
        .toEqual(filled({ ...second, width: 1280, height: 720 }));
    });

    test('may be sent to a screen from the menu, and stays there', async () => {
      const { app, desk } = await onSecond();
      const press = (width: number, at: number) =>
        app.evaluate(
          ({ Menu }, [wide, nth]) => {
            const items = Menu.getApplicationMenu()?.items.at(-1)?.submenu?.items ?? [];
            items.filter(({ label }) => label.includes(`(${wide} × `))[nth ?? 0]?.click();
          },
          [width, at] as const,
        );
      await press(1920, 1);
      await expect.poll(async () => (await television())?.full, { timeout: 10_000 }).toBe(false);
      expect(await isIn(second)).toBe(true);
      await press(1920, 0);
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
      expect(await askByBridge(desk, 'tv.freeze', undefined)).toMatchObject({
        refused: { code: 'no-session' },
      });
    });
  });

  describe('that comes and goes', () => {
    beforeEach(setUp);
    afterEach(tidyUp);

    test('goes there when it is plugged in, comes back as a window when it is unplugged, and goes there again', async () => {
      const { window } = await open();
      await window('/');
      expect(await television()).toBe(undefined);
      screens.plug('1920x1080');
      const tv = await window('/table');
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
      screens.unplug();
      await expect.poll(async () => (await television())?.full, { timeout: 10_000 }).toBe(false);
      expect(await isIn(first)).toBe(true);
      await expect.poll(() => tv.evaluate(() => getComputedStyle(document.body).cursor)).not.toBe('none');
      screens.plug('1920x1080');
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
    });

    test('stays a window on a screen where full screen was left, also the next time, and elsewhere fills', async () => {
      screens.plug('1920x1080');
      const { window, close } = await open();
      const tv = await window('/table');
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
      // Its own doing counts for half a second yet.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await tv.keyboard.press('f');
      await expect.poll(async () => (await television())?.full).toBe(false);
      await close();
      await (await open()).window('/table');
      await expect.poll(async () => (await television())?.shown, { timeout: 10_000 }).toBe(true);
      expect((await television())?.full).toBe(false);
      expect(await isIn(second)).toBe(true);
      screens.plug('1280x720');
      await expect
        .poll(television, { timeout: 10_000 })
        .toEqual(filled({ ...second, width: 1280, height: 720 }));
    });

    test('fills even the console’s screen where the menu is asked for that, and gives it back when another is plugged in', async () => {
      const { app, window } = await open();
      await window('/');
      await app.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.items.at(-1)?.submenu?.items ?? [];
        items.find(({ label }) => label.includes('(1280 × '))?.click();
      });
      await window('/table');
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(first));
      screens.plug('1920x1080');
      // The laptop's screen was chosen before the other was there.
      await expect.poll(television, { timeout: 10_000 }).toEqual(filled(second));
    });
  });
});
