import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { findElectron } from '../../../src-main/shell/electron-binary.ts';
import { needs, type Need } from '../../support/needs.ts';
import { root } from './program.ts';

export const electron = findElectron(root);

/** For every start that is driven. */
export const onceDriven = ['-r', join(import.meta.dirname, 'once-driven.cjs')] as const;

/** Electron's program and a screen for it, or why these tests are passed over. */
export function needsElectron(screenServer: 'Xvfb' | 'Xorg' = 'Xvfb'): Need {
  if (electron !== undefined) return needs(screenServer);
  if (process.env['QM_NO_SKIP'] === '1')
    throw new Error('Electron is not here and nothing may be skipped: set ELECTRON_OVERRIDE_DIST_PATH');
  return { missing: true, reason: ' (skipped: Electron is not here)' };
}

/** A screen that nobody looks at. */
export interface Screen {
  readonly display: string;
  close(): void;
}

/** A server of one screen, or of as many as its configuration tells. */
export async function screenServer(program: string, args: readonly string[]): Promise<Screen> {
  // A server that begins anew whenever its last window has gone loses whoever comes in that moment.
  const server = spawn(program, ['-displayfd', '3', '-noreset', ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await displayNumber(server, program);
  return {
    display: `:${number}`,
    close() {
      server.kill();
    },
  };
}

function displayNumber(server: ChildProcess, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdio[3]?.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      if (said.includes('\n')) resolve(said.trim());
    });
    server.on('exit', (code) => {
      reject(new Error(`${program} ended with ${code}`));
    });
  });
}

export const xvfb = (): Promise<Screen> =>
  screenServer('Xvfb', ['-screen', '0', '1280x720x24', '-nolisten', 'tcp']);

export interface Desktop {
  readonly app: ElectronApplication;
  /** The window that shows this page, once there is one. */
  window(path: string): Promise<Page>;
  close(): Promise<void>;
}

export interface Launching {
  readonly screen: Screen;
  readonly data: string;
  readonly args?: readonly string[];
  /** For Electron itself. */
  readonly options?: readonly string[];
  readonly program?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** For a window to come. */
const longest = 45_000;
const unheardAfter = 4_000;
const mostTries = 3;

/** Of some fifty starts one is never heard of by whoever drives it, or closes before it is; it is made again. */
async function started(
  executablePath: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ElectronApplication> {
  for (let tries = 1; ; tries++)
    try {
      return await _electron.launch({ executablePath, args: [...args], env, timeout: 30_000 });
    } catch (error) {
      if (tries === mostTries) throw error;
      console.log(`the desktop was started once more: ${String(error)}`);
    }
}

/**
 * Of a window that came to its page while it was being attached, whoever drives the app never hears, though the app has
 * it open. What is loaded in it anew is heard of.
 */
async function heardOf(app: ElectronApplication, path: string): Promise<void> {
  const isThere = await app.evaluate(({ BrowserWindow }, wanted) => {
    const window = BrowserWindow.getAllWindows().find(
      ({ webContents }) => URL.parse(webContents.getURL())?.pathname === wanted,
    );
    window?.webContents.reload();
    return window !== undefined;
  }, path);
  if (isThere) console.log(`a window that shows ${path} was not heard of, and loaded anew`);
}

/** What is open by the app's own account: whoever drives it may not have heard of all of it. */
async function windowsOf(app: ElectronApplication): Promise<string> {
  const asked = app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => {
      const shown = window.isVisible() ? 'shown' : 'hidden';
      return `${window.webContents.getURL() || 'nothing'} (${shown})`;
    }),
  );
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, 5000, ['it does not answer']));
  const open = await Promise.race([asked, late]).catch((error: unknown) => [String(error)]);
  return open.join(', ') || 'none';
}

async function noWindow(app: ElectronApplication, path: string, said: string): Promise<string> {
  const { exitCode } = app.process();
  const seen = app.windows().map((page) => page.url());
  const state =
    exitCode === null ? `it runs, and has open ${await windowsOf(app)}` : `it ended with ${exitCode}`;
  return `no window shows ${path}: seen are ${seen.join(', ') || 'none'}; ${state}\n${said}`;
}

/** Opens the desktop as a person would, from what was built. */
export async function launch({
  screen,
  data,
  args = [],
  options = [],
  program,
  env = {},
}: Launching): Promise<Desktop> {
  if (!existsSync(join(root, 'out', 'main', 'index.js'))) throw new Error('not built: npm run build');
  const { WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...rest, DISPLAY: screen.display, ...env }))
    if (value !== undefined) given[name] = value;
  const app = await started(
    program ?? electron ?? '',
    [
      ...onceDriven,
      ...options,
      ...(program === undefined ? [root] : []),
      `--data=${data}`,
      '--port=0',
      ...args,
    ],
    given,
  );
  let said = '';
  app.process().stderr?.on('data', (part: Buffer) => (said += part.toString('utf8')));
  return {
    app,
    async window(path) {
      const shows = (page: Page) => new URL(page.url()).pathname === path;
      const until = Date.now() + longest;
      let unheardAt = Date.now() + unheardAfter;
      for (;;) {
        const found = app.windows().find(shows);
        if (found) {
          await found.waitForLoadState();
          return found;
        }
        if (app.process().exitCode !== null || Date.now() > until)
          throw new Error(await noWindow(app, path, said));
        if (Date.now() > unheardAt) {
          await heardOf(app, path);
          unheardAt = until;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      await app.close();
    },
  };
}
