import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright-core';
import { needs } from '../support/needs.ts';
import { needsElectron, xvfb, type Screen } from './support/electron.ts';
import { packageInto } from './support/package.ts';
import { folder, Program, type Folder } from './support/program.ts';
import { askByBridge, captains } from './support/session.ts';

const [desktop, zip] = [needsElectron(), needs('zip')];
const missing = desktop.missing || zip.missing || process.platform !== 'linux';

describe.skipIf(missing)(`the packed app${desktop.reason || zip.reason}`, () => {
  let place: Folder;
  let screen: Screen;
  let program: Program;
  let browser: Browser;

  beforeAll(async () => {
    place = folder();
    screen = await xvfb();
    const packed = await packageInto(place.path);
    // Its fuses let nobody in as Node, so it is driven from outside, as a browser would be.
    const args = [`--data=${place.path}/data`, '--port=0', '--remote-debugging-port=0'];
    const isRoot = process.getuid?.() === 0;
    const { ELECTRON_OVERRIDE_DIST_PATH: _path, ...env } = process.env;
    program = new Program(
      spawn(packed, [...(isRoot ? ['--no-sandbox'] : []), ...args], {
        cwd: place.path,
        detached: true,
        env: { ...env, DISPLAY: screen.display },
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

  const window = async (path: string): Promise<Page> => {
    for (;;) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      const found = pages.find((page) => page.url() === `app://quartermaster${path}`);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test('starts, shows its start page, and plays', async () => {
    const page = await window('/');
    await page.getByText('Pirate Quest').first().waitFor();
    askByBridge(page, 'session.begin', { game: 'pirate-quest', captains }).catch(() => undefined);
    for (const path of ['/console', '/table'])
      await (await window(path)).getByText('Bartholomew').first().waitFor();
  });

  test('ends with code 0 when it is asked to', async () => {
    program.interrupt();
    expect(await program.ended()).toBe(0);
  });
});
