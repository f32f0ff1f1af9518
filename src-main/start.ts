import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Headless from './headless.ts';
import { versionLine } from './shell/about.ts';
import { absoluteFrom, asArguments, readWishes, usage, type Wishes } from './shell/arguments.ts';
import { build, builtHeadless, desktopBuild, isStale, pagesBuild } from './shell/build.ts';
import { startDesktop } from './shell/desktop.ts';
import { fetchElectron, findElectron } from './shell/electron-binary.ts';

/** What `npm start` runs: the desktop where it can be had, else the same displays as pages for browsers. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (line: string) => {
  console.log(line);
};

/** So long in milliseconds whoever starts it has to open a first page, before ports are looked through. */
const firstPage = 300;

let end: () => void = () => process.exit(0);
let isToEnd = false;
// A terminal sends Ctrl-C to everyone of the group, and the launcher sends it once more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isToEnd = true;
    end();
  });

const wishes = readWishes(process.argv.slice(2));
if (!wishes.ok) {
  say(`${wishes.no}\n\n${usage}`);
  process.exitCode = 2;
} else if (wishes.value.help) say(usage);
else if (wishes.value.version) say(versionLine());
// From npm the folder is the project's, whatever folder the person stood in.
else await start(absoluteFrom(process.env['INIT_CWD'] ?? process.cwd(), wishes.value));

async function start(asked: Wishes): Promise<void> {
  const why = asked.headless ? undefined : await openWindows(asked);
  if (why === 'opened') return;
  if (why !== undefined) say(`No windows here, since ${why}; the same displays are pages for a browser.`);
  await openPages(asked);
}

/** Says why there can be no windows, where there can be none. */
async function openWindows(asked: Wishes): Promise<string> {
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    return 'no screen is connected to this session';
  if (!findElectron(root)) say('Fetching Electron for the windows; this happens once.');
  const program = findElectron(root) ?? (await fetchElectron(root));
  if (program === undefined) return 'Electron could not be fetched';
  if (!(await builds(desktopBuild))) return 'the windows could not be built';
  const isRoot = process.getuid?.() === 0;
  if (isRoot) say('Running as root, so the windows run without their sandbox.');
  const args = [...(isRoot ? ['--no-sandbox'] : []), root, ...asArguments(asked)];
  const desktop = startDesktop(program, args, root, say);
  end = () => {
    desktop.end();
  };
  if (!(await desktop.opened)) {
    desktop.end();
    await desktop.ended;
    // Ctrl-C while the windows were on their way is no reason to open pages instead.
    if (isToEnd) process.exit(0);
    end = () => process.exit(0);
    return 'Electron did not start';
  }
  void desktop.ended.then((code) => process.exit(code));
  return 'opened';
}

async function openPages(asked: Wishes): Promise<void> {
  // Whatever makes the pages stale makes the desktop stale, so one look at the sources is enough where it is not.
  const isBuilt = !isStale(root, desktopBuild);
  if (!isBuilt && !(await builds(pagesBuild))) {
    process.exitCode = 1;
    return;
  }
  const { addressLines, openHeadless } = await headless(isBuilt);
  const opened = await openHeadless(root, asked);
  if (!opened.ok) {
    say(opened.no);
    process.exitCode = 1;
    return;
  }
  const house = opened.value;
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      house.onBug(error);
    });
  end = () => {
    end = () => undefined;
    void house.close().finally(() => process.exit(0));
  };
  say('Quartermaster is ready. Ctrl-C ends it.');
  for (const line of addressLines(root, house, asked.lan)) say(line);
  setTimeout(house.lookForReaders, firstPage).unref();
}

/** As it was built for the desktop, if nothing has changed since: that is there in a fraction of the time. */
function headless(isBuilt: boolean): Promise<typeof Headless> {
  if (!isBuilt) return import('./headless.ts');
  return import(pathToFileURL(join(root, builtHeadless)).href) as Promise<typeof Headless>;
}

async function builds(made: typeof pagesBuild): Promise<boolean> {
  if (!isStale(root, made)) return true;
  say('Building the displays; this takes a moment after each change.');
  const fault = await build(root, made);
  if (fault !== undefined) say(fault);
  return fault === undefined;
}
