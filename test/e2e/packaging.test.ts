import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright-core';
import { needs } from '../support/needs.ts';
import { needsElectron, xvfb, type Screen } from './support/electron.ts';
import { electronHere, type Electron } from '../../src-main/release/pack.ts';
import { bundleInto, packageInto } from './support/package.ts';
import { folder, Program, type Folder } from './support/program.ts';
import { askByBridge, captains } from './support/session.ts';

const [desktop, zip, xdg] = [needsElectron(), needs('zip'), needs('xdg-mime')];
const missing = desktop.missing || zip.missing || xdg.missing || process.platform !== 'linux';

const reason = desktop.reason || zip.reason || xdg.reason;
/** This machine's, and the one that people get, where it has been fetched. */
function electronsHere(): readonly Electron[] {
  const found = [electronHere(), electronHere({})].filter((each) => each !== undefined);
  return found.filter(({ version }, at) => found.findIndex((each) => each.version === version) === at);
}
const electrons = missing ? [{ program: '', version: `none${reason}` }] : electronsHere();

describe.skipIf(missing).each(electrons)('the packed app around Electron $version', (electron) => {
  let place: Folder;
  let screen: Screen;
  let program: Program;
  let browser: Browser;

  beforeAll(async () => {
    place = folder();
    screen = await xvfb();
    const packed = await packageInto(join(place.path, 'Spiele von Zoë'), electron);
    // Its fuses let nobody in as Node, so it is driven from outside, as a browser would be.
    const args = ['--port=0', '--remote-debugging-port=0'];
    const isRoot = process.getuid?.() === 0;
    const { ELECTRON_OVERRIDE_DIST_PATH: _path, ...env } = process.env;
    program = new Program(
      spawn(packed, [...(isRoot ? ['--no-sandbox'] : []), ...args], {
        cwd: place.path,
        detached: true,
        env: { ...env, ...own() },
      }),
    );
    const [, address = ''] = await program.says(/DevTools listening on (ws:\S+)/);
    await program.says(/Quartermaster is open/);
    browser = await chromium.connectOverCDP(address);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await program.end();
    screen.close();
    place.remove();
  });

  /** As for somebody who has just put it in place: no folder is named. */
  const own = () => ({
    DISPLAY: screen.display,
    HOME: place.path,
    XDG_DATA_HOME: join(place.path, 'share'),
    XDG_CONFIG_HOME: join(place.path, 'config'),
    XDG_CURRENT_DESKTOP: '',
    LANG: 'C.UTF-8',
  });
  const opens = () => {
    const args = ['query', 'default', 'application/vnd.quartermaster.session'];
    return spawnSync('xdg-mime', args, { env: { ...process.env, ...own() }, encoding: 'utf8' }).stdout.trim();
  };

  const window = async (path: string): Promise<Page> => {
    for (;;) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      const found = pages.find((page) => page.url() === `app://quartermaster${path}`);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test('says at its start page which version it is and what it runs on', async () => {
    const page = await window('/');
    await page.getByText('About Quartermaster').click();
    await page.getByText(`Electron ${electron.version}`).waitFor();
    await page.getByText(join(place.path, 'share', 'quartermaster')).waitFor();
    await page.getByText('Licences of what came along').click();
    for (const name of ['@fontsource/piazzolla', 'better-sqlite3', 'svelte', 'electron'])
      expect(await page.locator('summary').filter({ hasText: name }).count()).toBeGreaterThan(0);
  });

  test('starts, shows its start page, and plays', async () => {
    const page = await window('/');
    await page.getByText('Pirate Quest').first().waitFor();
    askByBridge(page, 'session.begin', { game: 'pirate-quest', captains }).catch(() => undefined);
    for (const path of ['/console', '/table'])
      await (await window(path)).getByText('Bartholomew').first().waitFor();
  });

  test('opens its files by double click without being asked to, until somebody says no', async () => {
    await expect.poll(opens).toBe('quartermaster.desktop');
    const entry = readFileSync(join(place.path, 'share', 'applications', 'quartermaster.desktop'), 'utf8');
    expect(entry).toMatch(/^Exec="\S+\/Spiele von Zoë\/\S+\/quartermaster"( --no-sandbox)? %f$/m);
    askByBridge(await window('/console'), 'session.leave', undefined).catch(() => undefined);
    await (await window('/')).getByText('Open Quartermaster’s files by double click').click();
    await expect.poll(opens).toBe('');
  });

  test('ends with code 0 when it is asked to', async () => {
    program.interrupt();
    expect(await program.ended()).toBe(0);
  });
});

test.skipIf(missing)('the bundle for macOS says which files are ours, and what kind they are', async () => {
  const place = folder();
  const info = readFileSync(join(await bundleInto(place.path), 'Contents', 'Info.plist'), 'utf8');
  const flat = info.replace(/>\s+</g, '><');
  expect(flat).toContain('<key>CFBundleDocumentTypes</key><array><dict>');
  expect(flat).toContain(
    '<key>LSItemContentTypes</key><array><string>quartermaster.session</string></array>',
  );
  expect(flat).toContain('<key>UTTypeIdentifier</key><string>quartermaster.session</string>');
  expect(flat).toContain('<key>public.filename-extension</key><array><string>quartermaster</string></array>');
  place.remove();
});
