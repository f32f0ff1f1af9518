/**
 * The package as people have it: installed by apt, started by an ordinary user with the sandbox on, played to the end
 * of a recorded evening on a second screen with a phone beside it, opened by double click, upgraded with everything
 * kept, and removed without a trace but the data. Needs root, a Debian, and the package.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browsing, codeOn, phone } from '../e2e/support/browser.ts';
import { Program } from '../e2e/support/program.ts';
import { askByBridge, sessionFile } from '../e2e/support/session.ts';
import { twoScreens, type TwoScreens } from '../e2e/support/two-screens.ts';

const newer = resolve(process.argv[2] ?? '');
/** As somebody in a family may be called. */
const user = 'jörg';
const home = `/home/${user}`;
const data = join(home, '.local/share/quartermaster');
const mime = 'application/vnd.quartermaster.session';
const started = Date.now();

async function step(what: string, work: () => Promise<void> | void): Promise<void> {
  const began = Date.now();
  await work();
  console.log(`${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

function run(tool: string, ...args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${[tool, ...args].join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

async function until<Found>(what: string, look: () => Found | Promise<Found>): Promise<NonNullable<Found>> {
  const patience = Date.now() + 90_000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > patience) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The same once more under an earlier number, as somebody might have it from last year. */
function olderIn(scratch: string): string {
  const [tree, file] = [join(scratch, 'older'), join(scratch, 'quartermaster_0.0.1_amd64.deb')];
  run('dpkg-deb', '--raw-extract', newer, tree);
  const control = join(tree, 'DEBIAN', 'control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 0.0.1'));
  run('dpkg-deb', '--root-owner-group', '-Znone', '--build', tree, file);
  rmSync(tree, { recursive: true });
  return file;
}

/** Everything of the system that a package may touch. */
const places = [
  '/opt',
  '/usr/bin',
  '/usr/share/applications',
  '/usr/share/mime',
  '/usr/share/icons',
  '/usr/share/doc',
  '/etc',
];
function ours(): readonly string[] {
  return places
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
    )
    .filter((path) => /quartermaster/i.test(path));
}

const as = (display: string, ...command: readonly string[]): readonly [string, readonly string[]] => [
  'runuser',
  ['-u', user, '--', 'env', `DISPLAY=${display}`, `HOME=${home}`, 'LANG=C.UTF-8', 'TMPDIR=/tmp', ...command],
];

/** The app as the menu of a desktop starts it, with a door for looking at its windows. */
class App {
  readonly program: Program;
  readonly browser: Browser;

  private constructor(program: Program, browser: Browser) {
    this.program = program;
    this.browser = browser;
  }

  static async start(display: string): Promise<App> {
    const [tool, args] = as(display, 'quartermaster', '--port=0', '--remote-debugging-port=0');
    const program = new Program(spawn(tool, args, { cwd: home, detached: true }));
    const [, address = ''] = await program.says(/DevTools listening on (ws:\S+)/);
    await program.says(/Quartermaster is open/);
    try {
      return new App(program, await chromium.connectOverCDP(address));
    } catch (error) {
      throw new Error(`the app cannot be looked at:\n${program.said}`, { cause: error });
    }
  }

  window(path: string): Promise<Page> {
    return until(`the window ${path}`, () =>
      this.browser
        .contexts()
        .flatMap((context) => context.pages())
        .find((page) => page.url() === `app://quartermaster${path}`),
    );
  }

  async end(): Promise<void> {
    await this.browser.close();
    this.program.interrupt();
    const code = await this.program.ended();
    hold(code === 0, `the app ended with ${code}`);
  }
}

/** The status of every process that draws a page of ours. */
function renderers(): readonly string[] {
  return readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!line.startsWith('/opt/quartermaster/') || !line.includes('--type=renderer')) return [];
        return [`${readFileSync(`/proc/${pid}/status`, 'utf8')}${line}`];
      } catch {
        return [];
      }
    });
}

function isSandboxed(): void {
  const drawing = renderers();
  hold(drawing.length > 0, 'nothing draws');
  for (const status of drawing) {
    hold(/^Seccomp:\s2$/m.test(status), 'a page runs without its sandbox');
    hold(!status.includes('--no-sandbox'), 'the sandbox was turned off');
  }
}

/** By the code on the television, as everybody at the table does. */
async function joinsByPhone(desk: Page, tv: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Phones' }).click();
  await desk.getByRole('button', { name: 'Let others join' }).click();
  const code = new URL(await codeOn(tv));
  // Whatever networks this machine has, its own address is enough.
  code.hostname = '127.0.0.1';
  const browsers = await browsing();
  try {
    const { page, complaints } = await browsers.visit(code.href, phone);
    await page.getByLabel('Free seats').getByRole('button').first().click();
    await page.getByLabel('Free seats').waitFor({ state: 'detached' });
    hold(complaints.length === 0, complaints.join('\n'));
  } finally {
    await browsers.close();
  }
}

async function beginsOnTwoScreens(app: App, screens: TwoScreens): Promise<void> {
  const page = await app.window('/');
  screens.plug('1920x1080');
  await page.getByRole('radio', { name: /^The Pirate.s Flag/ }).check();
  await page.getByRole('button', { name: 'Play a recorded evening' }).click();
  const tv = await app.window('/table');
  await until('the television on the second screen', async () => {
    const [width, left] = await tv.evaluate(() => [innerWidth, screenX] as const);
    // No window manager runs here, and without one Chromium leaves one dot of the screen free.
    return width >= 1919 && left >= 1280;
  });
}

async function opensByDoubleClick(app: App, display: string, file: string): Promise<void> {
  const [tool, args] = as(display, 'xdg-mime', 'query', 'default', mime);
  const told = spawnSync(tool, args, { encoding: 'utf8' }).stdout.trim();
  hold(told === 'quartermaster.desktop', `the system opens our files with "${told}"`);
  const [opening, words] = as(display, 'xdg-open', file);
  spawn(opening, words, { stdio: 'ignore', detached: true }).unref();
  await (await app.window('/console')).getByText('sent by post').first().waitFor();
}

const names = (folder: string): readonly string[] =>
  readdirSync(join(data, folder)).filter((name) => name.endsWith('.quartermaster'));

async function main(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'quartermaster-installed-'));
  const before = ours();
  hold(before.length === 0, `something of ours is here already: ${before.join(', ')}`);
  spawnSync('useradd', ['--badname', '--create-home', user]);
  const screens = await twoScreens(scratch);
  const older = olderIn(scratch);
  try {
    await step(
      'installed by apt',
      () => void run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', older),
    );
    let app = await App.start(screens.display);
    await step('runs for an ordinary user, every page in its sandbox', async () => {
      await (await app.window('/')).getByText('Pirate Quest').first().waitFor();
      isSandboxed();
    });
    await step('begins a recorded evening, with the television on a second screen', () =>
      beginsOnTwoScreens(app, screens),
    );
    const tv = await app.window('/table');
    await step('a phone joins', async () => joinsByPhone(await app.window('/console'), tv));
    await step('plays to the end', () =>
      tv
        .locator('.standings')
        .or(tv.getByText(/wins|has won/))
        .first()
        .waitFor({ timeout: 300_000 }),
    );
    const folder = join(home, 'Post von Zoë');
    await step('opens a session’s file by double click', async () => {
      mkdirSync(folder);
      const file = join(folder, 'Der lange Abend.quartermaster');
      copyFileSync(await sessionFile(scratch), file);
      for (const path of [folder, file]) chownSync(path, statSync(home).uid, statSync(home).gid);
      askByBridge(await app.window('/console'), 'session.leave', undefined).catch(() => undefined);
      await app.window('/');
      await opensByDoubleClick(app, screens.display, file);
      hold(
        !existsSync(join(home, '.local/share/applications/quartermaster.desktop')),
        'it registered itself once more',
      );
    });
    const chest = { game: 'pirate-quest', name: 'Zoës Truhe' };
    await askByBridge(await app.window('/console'), 'chest.new', chest);
    await app.end();
    const kept = names('sessions');
    await step('upgraded, with every session kept', async () => {
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', newer);
      app = await App.start(screens.display);
      const start = await app.window('/');
      await start.getByText('About Quartermaster').click();
      const version = /_(\d+\.\d+\.\d+)_/.exec(newer)?.[1] ?? '';
      await start.getByText(version, { exact: true }).waitFor();
      for (const name of kept) hold(names('sessions').includes(name), `${name} is gone`);
      await start.getByText('Earlier evenings').first().click();
      await start.getByText('The long evening').first().waitFor();
      hold(readFileSync(join(data, 'library.db')).includes(chest.name), 'the chest is gone');
      await app.end();
    });
    await step('removed without a trace but the data', () => {
      run('apt-get', 'purge', '-y', '-qq', 'quartermaster');
      const left = ours();
      hold(left.length === 0, `left behind: ${left.join(', ')}`);
      const strays = readdirSync(home, { recursive: true, encoding: 'utf8' })
        .map((name) => join(home, name))
        .filter((path) => /quartermaster/i.test(path) && !path.startsWith(data) && !path.startsWith(folder));
      hold(strays.length === 0, `left in the home folder: ${strays.join(', ')}`);
      hold(names('sessions').length === kept.length, 'the sessions went with it');
    });
  } finally {
    screens.close();
    spawnSync('apt-get', ['purge', '-y', '-qq', 'quartermaster']);
    spawnSync('userdel', ['--remove', user]);
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(`in all ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
