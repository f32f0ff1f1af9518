import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { page as caller } from '../link/caller.ts';
import { needs } from '../support/needs.ts';
import { launch, needsElectron, xvfb, type Desktop, type Screen } from './support/electron.ts';
import { onceForAll } from './support/opened-once.ts';
import { folder, type Folder } from './support/program.ts';
import { askByBridge, sessionFile } from './support/session.ts';

const needed = [
  needsElectron(),
  ...['xdg-open', 'xdg-mime', 'mimetype', 'gio', 'ss', 'update-mime-database', 'update-desktop-database'].map(
    needs,
  ),
];
const missing = process.platform !== 'linux' || needed.some((need) => need.missing);
const mime = 'application/vnd.quartermaster.session';

describe.skipIf(missing)(`a session’s file${needed.map(({ reason }) => reason).join('')}`, () => {
  let screen: Screen;
  let made: Folder;
  let sent: string;
  let place: Folder;
  let env: Record<string, string>;
  let file: string;
  let desktop: Desktop | undefined;

  beforeAll(async () => {
    screen = await xvfb();
    made = folder();
    sent = await sessionFile(made.path);
  });
  afterAll(() => {
    screen.close();
    made.remove();
  });
  const setUp = () => {
    place = folder();
    const own = (name: string) => {
      mkdirSync(join(place.path, name));
      return join(place.path, name);
    };
    env = {
      PATH: process.env['PATH'] ?? '',
      DISPLAY: screen.display,
      HOME: own('home'),
      XDG_DATA_HOME: own('share'),
      XDG_CONFIG_HOME: own('config'),
      XDG_CURRENT_DESKTOP: '',
      LANG: 'C.UTF-8',
    };
    // As a folder of letters might be called.
    file = join(own('Post von Jürgen & Zoë'), 'Der lange Abend – 2.quartermaster');
    cpSync(sent, file);
  };
  const tidyUp = async () => {
    await desktop?.close();
    desktop = undefined;
    await endThose();
    place.remove();
  };

  const open = async (data = join(place.path, 'data')) => (desktop = await launch({ screen, data, env }));
  const said = (tool: string, ...args: string[]) =>
    spawnSync(tool, args, { env, encoding: 'utf8' }).stdout.trim();
  const turnOn = async (page: Page) => {
    await page.getByText('Open Quartermaster’s files by double click').click();
    await expect.poll(() => said('xdg-mime', 'query', 'default', mime)).toBe('quartermaster.desktop');
  };
  /** What a file manager does. */
  const doubleClick = (how: readonly [string, ...string[]]) => {
    const [tool, ...args] = how;
    spawn(tool, [...args, file], { env, stdio: 'ignore', detached: true }).unref();
  };
  const showsIt = async ({ window }: Pick<Desktop, 'window'>) => {
    await (await window('/console')).getByText('sent by post').first().waitFor();
  };
  const leave = async ({ window }: Pick<Desktop, 'window'>) => {
    // The page is gone before it could hear that it worked.
    askByBridge(await window('/console'), 'session.leave', undefined).catch(() => undefined);
    await window('/');
  };

  /** Desktops that nobody here has started, but the system has: known by the folder of their sessions. */
  const those = (): readonly number[] =>
    readdirSync('/proc').flatMap((pid) => {
      const line = readProc(`/proc/${pid}/cmdline`);
      return line.includes(`--data=${place.path}`) && !line.includes('--type=') ? [Number(pid)] : [];
    });
  async function endThose(): Promise<void> {
    for (const pid of those()) process.kill(pid, 'SIGTERM');
    await vi.waitFor(
      () => {
        expect(those()).toEqual([]);
      },
      { timeout: 20_000 },
    );
  }
  /** Where that desktop's pages are, as soon as it listens. */
  const portOf = (pid: number | undefined) => {
    const told = spawnSync('ss', ['-Hltnp'], { encoding: 'utf8' }).stdout.split('\n');
    const own = told.find((line) => line.includes(`pid=${pid},`) && line.includes('127.0.0.1:'));
    return Number(/127\.0\.0\.1:(\d+)/.exec(own ?? '')?.[1] ?? 0);
  };

  describe('where the app is open', () => {
    /** One start for all, which each leaves as it was; anew after one that failed. */
    const opened = async () => desktop ?? open();
    onceForAll(tidyUp, setUp);

    test('is nothing of ours to the system before somebody asks for it', async () => {
      const { app, window } = await opened();
      await window('/');
      expect(said('xdg-mime', 'query', 'default', mime)).toBe('');
      expect(existsSync(join(place.path, 'share', 'applications', 'quartermaster.desktop'))).toBe(false);
      expect(await menuTick(app)).toBe(false);
    });

    test('that cannot be opened is said so in a window, and the app stays', async () => {
      const letter = join(dirname(file), 'Brief.quartermaster');
      writeFileSync(letter, 'Dear Ann');
      const { app, window } = await opened();
      const page = await window('/');
      const told = app.evaluate(
        ({ dialog }) =>
          new Promise((resolve) => {
            dialog.showMessageBox = (_window: unknown, options?: unknown) => {
              resolve(options);
              return Promise.resolve({ response: 0, checkboxChecked: false });
            };
          }),
      );
      await app.evaluate(
        ({ app: own }, path) => own.emit('open-file', { preventDefault() {} }, path),
        letter,
      );
      expect(await told).toMatchObject({ message: 'That file could not be opened.' });
      await page.getByText('Pirate Quest').first().waitFor();
    });

    test('opens by double click once that is turned on at the start page, also a second time, until it is turned off in the menu', async () => {
      const { app, window } = await opened();
      await turnOn(await window('/'));
      expect(said('xdg-mime', 'query', 'filetype', file)).toBe(mime);
      expect(await menuTick(app)).toBe(true);
      doubleClick(['xdg-open']);
      await showsIt({ window });
      await leave({ window });
      doubleClick(['xdg-open']);
      await showsIt({ window });
      await expect.poll(those, { timeout: 20_000 }).toHaveLength(1);
      await app.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
        items?.find(({ type }) => type === 'checkbox')?.click();
      });
      await expect.poll(() => said('xdg-mime', 'query', 'default', mime)).toBe('');
      await expect.poll(() => menuTick(app)).toBe(false);
      const left = spawnSync('find', [env['XDG_DATA_HOME'] ?? '', '-name', '*quartermaster*']);
      expect(String(left.stdout)).toBe('');
      await leave({ window });
    });
  });

  describe('where it is not', () => {
    beforeEach(setUp);
    afterEach(tidyUp);

    test.each([
      // Where no desktop is running it knows of no blanks in the command that it runs.
      ['xdg-open', ['xdg-open'], 'data'],
      ['a file manager', ['gio', 'open'], 'Abende von Zoë'],
    ] as const)('starts the app by %s where it is not open yet', async (_what, how, data) => {
      await turnOn(await (await open(join(place.path, data))).window('/'));
      await desktop?.close();
      desktop = undefined;
      expect(those()).toEqual([]);
      doubleClick(how);
      await expect.poll(those, { timeout: 60_000 }).toHaveLength(1);
      const [pid] = those();
      await expect.poll(() => portOf(pid), { timeout: 60_000 }).toBeGreaterThan(0);
      const tv = await caller(portOf(pid), 'table');
      await tv.frame(({ parts }) => JSON.stringify(parts).includes('Bartholomew'));
      tv.close();
    });

    test('handed over as macOS does is opened, before the windows are there and after', async () => {
      const early = join(place.path, 'early.cjs');
      const hand = `require('electron').app.emit('open-file', { preventDefault() {} }, process.env.QM_EARLY)`;
      writeFileSync(early, `require('electron').app.prependOnceListener('ready', () => ${hand});`);
      const data = join(place.path, 'data');
      desktop = await launch({ screen, data, env: { ...env, QM_EARLY: file }, options: ['-r', early] });
      await showsIt(desktop);
      await leave(desktop);
      // One that this desktop has not had yet.
      const another = await sessionFile(join(place.path, 'another'));
      await desktop.app.evaluate(
        ({ app: own }, path) => own.emit('open-file', { preventDefault() {} }, path),
        another,
      );
      await showsIt(desktop);
    });
  });
});

/** Whether the menu says that it is turned on. */
const menuTick = (app: Desktop['app']): Promise<boolean | undefined> =>
  app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    return items?.find(({ type }) => type === 'checkbox')?.checked;
  });

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
