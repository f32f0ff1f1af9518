import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  electron,
  launch,
  needsElectron,
  onceDriven,
  xvfb,
  type Desktop,
  type Screen,
} from './support/electron.ts';
import { openedOnce } from './support/opened-once.ts';
import { folder, Program, root, start, type Folder } from './support/program.ts';
import { askByBridge, captains, sessionFile, sessionIn } from './support/session.ts';

const need = needsElectron();
const isRoot = process.getuid?.() === 0;

describe.skipIf(need.missing)(`the desktop${need.reason}`, () => {
  let screen: Screen;
  let data: Folder;
  let desktop: Desktop | undefined;

  beforeAll(async () => {
    screen = await xvfb();
  });
  afterAll(() => {
    screen.close();
  });
  beforeEach(() => {
    data = folder();
  });
  afterEach(async () => {
    await desktop?.close();
    desktop = undefined;
    data.remove();
  });
  const open = async (args: readonly string[] = []): Promise<Desktop> =>
    (desktop = await launch({ screen, data: data.path, args }));

  describe('as it opens, before anything was played', () => {
    const opened = openedOnce(() => Promise.resolve({ screen }));
    /** As it was loaded: whatever the test before has left on it is gone. */
    const startPage = async () => {
      const { app, window } = await opened();
      const page = await window('/');
      await page.reload();
      return { app, page };
    };

    test('opens with the start page, tells which Electron it is, and asks nobody elsewhere for anything', async () => {
      const { app, page } = await startPage();
      const asked: string[] = [];
      app.context().on('request', (request) => asked.push(request.url()));
      await page.reload();
      const versions = await app.evaluate(() => process.versions);
      console.log(`Electron ${versions['electron']}, Node ${versions.node}, Chrome ${versions['chrome']}`);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((url) => !url.startsWith('app://quartermaster/'))).toEqual([]);
    });

    test('the start page offers every game before anything was played', async () => {
      const { page } = await startPage();
      for (const game of ['Pirate Quest', 'Pirate Tricks', 'The Pirate’s Flag'])
        await page.getByText(game.replace('’', "'")).or(page.getByText(game)).first().waitFor();
    });

    test('a page has nothing of Node, and a frozen bridge with five things to do', async () => {
      const { page } = await startPage();
      const found = await page.evaluate(() => {
        const world = globalThis as unknown as Record<string, unknown>;
        const bridge = world['quartermaster'] as object;
        return {
          bridge: Object.keys(bridge),
          frozen: Object.isFrozen(bridge),
          node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in world),
          secure: isSecureContext,
          origin: location.origin,
        };
      });
      expect(found).toEqual({
        bridge: ['open', 'send', 'toggleFullScreen', 'turnTo', 'showCamera'],
        frozen: true,
        node: [],
        secure: true,
        origin: 'app://quartermaster',
      });
    });

    test('no page leads elsewhere, opens a window, is given a permission, or loads what is not ours', async () => {
      const { app, page } = await startPage();
      const address = page.url();
      await page.evaluate(() => {
        location.href = 'https://example.com/';
      });
      await page.evaluate(() => {
        location.href = 'file:///etc/passwd';
      });
      for (const nowhere of ['about:srcdoc', 'data:text/html,x', 'about:blank']) {
        await page.evaluate((to) => {
          location.href = to;
        }, nowhere);
        // Nothing tells that a navigation was refused; what was not refused would be there by now.
        await page.waitForTimeout(300);
        await page.waitForURL(address);
        await page.getByRole('heading', { name: 'Quartermaster' }).waitFor();
      }
      expect(await page.evaluate(() => globalThis.open('https://example.com/'))).toBe(null);
      const fetched = await page.evaluate(() =>
        Promise.all(
          ['https://example.com/', 'http://127.0.0.1:1/', 'file:///etc/passwd'].map((url) =>
            fetch(url).then(
              () => 'fetched',
              () => 'denied',
            ),
          ),
        ),
      );
      expect(fetched).toEqual(['denied', 'denied', 'denied']);
      const permissions = await page.evaluate(async () => {
        const names = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[];
        const states = names.map((name) => navigator.permissions.query({ name }));
        return (await Promise.all(states)).map(({ state }) => state);
      });
      expect(permissions).toEqual(['denied', 'denied', 'denied', 'denied']);
      expect(page.url()).toBe(address);
      expect(app.windows()).toHaveLength(1);
    });

    test('nothing runs that is written into a page, and nothing is loaded or reached but its own files', async () => {
      const { app, page } = await startPage();
      const policy = await app.evaluate(async ({ net }) => {
        const answer = await net.fetch('app://quartermaster/console');
        return answer.headers.get('content-security-policy');
      });
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'none'");
      expect(policy).not.toContain('unsafe');
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.body.append(script);
        return 'ran' in globalThis;
      });
      expect(ran).toBe(false);
    });

    test('only the displays are served under its address', async () => {
      const { app } = await startPage();
      const statuses = await app.evaluate(async ({ net }) => {
        const paths = ['/console', '/../package.json', '/displays/gallery/index.html', '/assets/'];
        const asked = paths.map((path) => net.fetch(`app://quartermaster${path}`));
        return (await Promise.all(asked)).map(({ status }) => status);
      });
      expect(statuses).toEqual([200, 404, 404, 404]);
    });

    test('F11 fills the screen and gives it back', async () => {
      const { app } = await startPage();
      const press = () =>
        app.evaluate(({ BrowserWindow, Menu }) => {
          const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
          const found = items.find(({ accelerator }) => accelerator === 'F11');
          BrowserWindow.getAllWindows()[0]?.focus();
          found?.click();
        });
      const isFull = () =>
        app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
      await press();
      await expect.poll(isFull).toBe(true);
      await press();
      await expect.poll(isFull).toBe(false);
    });
  });

  describe('with a file that is given at the start', () => {
    const opened = openedOnce(async (folder) => ({ screen, args: [await sessionFile(folder)] }));
    /** As they were loaded: whatever the test before has left on them is gone. */
    const bothPages = async () => {
      const { app, window } = await opened();
      const console = await window('/console');
      const tv = await window('/table');
      await Promise.all([console.reload(), tv.reload()]);
      return { app, console, tv };
    };

    test('every window is isolated and sandboxed', async () => {
      const { app } = await bothPages();
      const preferences = await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map(({ webContents }) => {
          const contents = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
          const { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag } =
            contents.getLastWebPreferences();
          return { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag };
        }),
      );
      expect(preferences).toHaveLength(2);
      for (const each of preferences)
        expect(each).toEqual({
          contextIsolation: true,
          sandbox: true,
          nodeIntegration: false,
          webSecurity: true,
          webviewTag: false,
        });
    });

    test('the television may see and may not do, whatever its page sends', async () => {
      const { tv } = await bothPages();
      expect(await askByBridge(tv, 'session.leave', undefined)).toMatchObject({
        refused: { code: 'not-allowed' },
      });
    });

    test('a file that is given at the start is opened, with what was entered in it', async () => {
      const { console } = await bothPages();
      await console.getByText('sent by post').first().waitFor();
    });

    test('each window says so when the program under it falls silent, and goes on with it', async () => {
      const { app, console, tv } = await bothPages();
      const pages = [console, tv];
      for (const page of pages) {
        await page.getByText('Ines').first().waitFor();
        // While the program stands still nobody can ask its windows, so they take a note of it themselves.
        await page.evaluate(() => {
          const notes = globalThis as unknown as { saidLost: boolean };
          notes.saidLost = false;
          const look = () => {
            if (/Not live since|No connection since/.test(document.body.innerText)) notes.saidLost = true;
          };
          new MutationObserver(look).observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        });
      }
      // Busy, as with a disk that does not answer. Were all of Electron stopped, a window would stand still with it
      // wherever it asks for a font, and say nothing before both go on.
      await app.evaluate(() => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
      });
      for (const page of pages) {
        expect(await page.evaluate(() => (globalThis as unknown as { saidLost: boolean }).saidLost)).toBe(
          true,
        );
        await page.getByText(/Not live since|No connection since/).waitFor({ state: 'detached' });
      }
    });
  });

  test('a page hands over the file that it has made, and nothing else comes to the disk', async () => {
    await sessionIn(data.path);
    const { app, window } = await open();
    const start = await window('/');
    const saved = join(data.path, 'saved');
    mkdirSync(saved);
    await app.evaluate(({ BrowserWindow }, folder) => {
      const [one] = BrowserWindow.getAllWindows();
      one?.webContents.session.on('will-download', (_event, item) => {
        item.setSavePath(`${folder}/${item.getFilename()}`);
      });
    }, saved);
    const logbook = start.getByRole('region', { name: 'Logbook' });
    await logbook.getByRole('button', { name: /evening/ }).click();
    const page = await window('/logbook');
    await page.locator('[data-row] a').first().click();
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByLabel('Make it all the same').check({ force: true });
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: 'data:text/plain,foreign', download: 'foreign.txt' });
      link.click();
    });
    await page.getByRole('button', { name: /^JSON\b/ }).click();
    await page.getByText(/^Saved: .*\.json$/).waitFor();
    await expect.poll(() => readdirSync(saved).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    expect(readdirSync(saved)).not.toContain('foreign.txt');
  });

  test('four presses lead from the first start to the first bid', async () => {
    const { window } = await open();
    const start = await window('/');
    await start.getByRole('radio', { name: /^Pirate Quest/ }).check();
    await start.getByRole('button', { name: 'Begin' }).click();
    const console = await window('/console');
    const deals = console.getByRole('button', { name: 'Red deals' });
    const key = () => deals.getAttribute('aria-keyshortcuts');
    await expect.poll(key).not.toBeNull();
    await console.keyboard.press(String(await key()));
    await console.getByText('Blue bids.').first().waitFor();
    await console.keyboard.press('1');
    await console.getByText('Blue bid 1').first().waitFor();
    await (await window('/table')).getByText('Yellow').first().waitFor();
  });

  test('a session that is begun turns the window to the console and opens the television', async () => {
    const { app, window } = await open();
    const page = await window('/');
    // The page is gone before it could hear that it worked.
    askByBridge(page, 'session.begin', { game: 'pirate-quest', captains }).catch(() => undefined);
    await window('/console');
    await window('/table');
    const awake = await app.evaluate(({ powerSaveBlocker }) => powerSaveBlocker.isStarted(0));
    expect(awake).toBe(true);
    expect(app.windows()).toHaveLength(2);
  });

  test('a second start brings the first to the front and hands it the file it was given', async () => {
    const { app, window } = await open();
    await window('/');
    await app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.minimize();
    });
    const file = await sessionFile(data.path);
    const args = [...(isRoot ? ['--no-sandbox'] : []), root, `--data=${data.path}`, file];
    const env = { ...process.env, DISPLAY: screen.display };
    const second = new Program(spawn(electron ?? '', args, { env, detached: true }));
    expect(await second.ended()).toBe(0);
    expect(second.said).toContain('Quartermaster is open already');
    await (await window('/console')).getByText('sent by post').first().waitFor();
    const minimized = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((each) => each.isMinimized()),
    );
    expect(minimized).not.toContain(true);
  });

  test('ended while it opens a file, it goes without a word', async () => {
    const early = join(data.path, 'early.cjs');
    // From the moment on in which it ends gently it waits for the file.
    const end = `app.listenerCount('will-quit') > 0 ? app.quit() : setImmediate(end)`;
    const script = `const { app } = require('electron'); const end = () => ${end}; app.whenReady().then(end);`;
    writeFileSync(early, script);
    const args = ['-r', early, ...(isRoot ? ['--no-sandbox'] : []), root, `--data=${data.path}`];
    const env = { ...process.env, DISPLAY: screen.display };
    const file = await sessionFile(data.path);
    const program = new Program(spawn(electron ?? '', [...args, file], { env, detached: true }));
    onTestFinished(() => program.end());
    expect(await program.ended()).toBe(0);
    expect(program.said).not.toContain('not open');
  });

  test.runIf(process.platform === 'linux')(
    'a folder for temporary files in which nothing can be made is not taken for a desktop that is open already',
    async () => {
      const args = [...(isRoot ? ['--no-sandbox'] : []), root, `--data=${data.path}`];
      const env = { ...process.env, DISPLAY: screen.display, TMPDIR: '/proc' };
      const program = new Program(spawn(electron ?? '', args, { env, detached: true }));
      onTestFinished(() => program.end());
      await program.says(/Quartermaster is open/);
      expect(program.said).not.toContain('already');
    },
  );

  test('npm start opens it, Ctrl-C ends it with code 0, and what was entered is there again', async () => {
    const env = { DISPLAY: screen.display, NO_AT_BRIDGE: '1' };
    const file = await sessionFile(data.path);
    const program = start([file, '--data', data.path, '--port', '0'], env);
    try {
      // The library lists what has been opened; the terminal is told nothing while all is well.
      const isListed = () => {
        const args = ['src-main/launch.mjs', 'src-main/qm.ts', 'sessions', '--data', data.path];
        return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
      };
      await expect.poll(isListed, { interval: 1000, timeout: 30_000 }).toContain('The long evening');
      if (isRoot)
        await expect
          .poll(() => program.said, { timeout: 30_000 })
          .toContain('Running as root, so the windows run without their sandbox.');
      program.interrupt();
      expect(await program.ended(), program.said).toBe(0);
      expect(program.said).not.toMatch(/dbus|ERROR/i);
    } finally {
      await program.end();
    }
    const { window } = await open();
    await window('/');
  });

  test.skipIf(!isRoot && process.platform !== 'linux')(
    'for an ordinary user the sandbox is really on',
    async () => {
      const user = 'qm-test';
      const place = folder();
      let program = electron ?? '';
      if (isRoot) {
        spawnSync('useradd', ['--system', '--no-create-home', user]);
        // The user may not be let into the folder where Electron lies.
        const copy = join(place.path, 'electron');
        linkOrCopy(dirname(program), copy);
        const home = join(place.path, 'home');
        mkdirSync(home);
        spawnSync('chown', [user, place.path, home]);
        chmodSync(place.path, 0o755);
        program = join(place.path, 'as-user');
        const words = `exec runuser -u ${user} -- env HOME=${home} ${copy}/electron "$@"`;
        writeFileSync(program, `#!/bin/sh\n${words}\n`, { mode: 0o755 });
      }
      const { _electron } = await import('playwright-core');
      const app = await _electron.launch({
        executablePath: program,
        chromiumSandbox: true,
        args: [...onceDriven, root, `--data=${join(place.path, 'home')}`, '--port=0'],
        env: { PATH: process.env['PATH'] ?? '', DISPLAY: screen.display },
      });
      try {
        await app.firstWindow();
        const renderers = await app.evaluate(({ app: own }) =>
          own.getAppMetrics().flatMap(({ type, pid }) => (type === 'Tab' ? [pid] : [])),
        );
        expect(renderers.length).toBeGreaterThan(0);
        for (const pid of renderers)
          expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m);
      } finally {
        await app.close();
        if (isRoot) spawnSync('userdel', [user]);
        place.remove();
      }
    },
  );
});

/** Hundreds of megabytes are not written for one start, unless the two folders lie on two disks. */
function linkOrCopy(from: string, to: string): void {
  if (spawnSync('cp', ['-rl', from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
