import { join } from 'node:path';
import { app, dialog, session as sessions } from 'electron';
import { dataFolder } from './data-folder.ts';
import { versionLine } from './shell/about.ts';
import { absoluteFrom, noWishes, readWishes } from './shell/arguments.ts';
import { isWritable } from './shell/writable.ts';
import { firstWindow } from './windows/first-window.ts';
import { guardContents, guardSession } from './windows/guard.ts';
import { Inbox, toFirst } from './windows/inbox.ts';
import { announcePages, servePages } from './windows/pages.ts';

/**
 * What Electron runs first, and no more than that: the companion is loaded while the process of the first window
 * starts, which takes as long.
 */
const read = readWishes(process.argv.slice(1), false);
const wishes = absoluteFrom(process.cwd(), read.ok ? read.value : noWishes);

const inbox = new Inbox();
inbox.put(wishes.file);

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

let isEnding = false;
app.on('before-quit', () => {
  isEnding = true;
});

announcePages();
guardContents();
// One desktop to one data folder; another folder may have its own.
app.setPath('userData', join(dataFolder(wishes.data), 'desktop'));
app.on('open-file', (event, path) => {
  event.preventDefault();
  inbox.put(path);
});

if (wishes.version) {
  say(versionLine());
  app.exit(0);
} else if (isFirst()) void app.whenReady().then(begin).catch(giveUp);
else {
  say('Quartermaster is open already, and in front now.');
  app.quit();
}

/**
 * Where Chromium can make no folder of its own it says that another one is open. The folder of data knows better: who
 * finds it locked says so.
 */
function isFirst(): boolean {
  if (app.requestSingleInstanceLock(toFirst(wishes.file))) return true;
  return !(['userData', 'temp'] as const).every((name) => isWritable(app.getPath(name)));
}

/**
 * Without a window nobody could end it, and it would keep the folder from the next start. Where somebody ends it while
 * it opens, what is still opening comes upon what is closed already: that is no fault, and a box would keep it open.
 */
function giveUp(error: unknown): void {
  if (isEnding) return;
  const words = error instanceof Error ? error.message : String(error);
  say(words);
  dialog.showErrorBox('Quartermaster', words);
  app.exit(1);
}

async function begin(): Promise<void> {
  const displays = join(app.getAppPath(), 'out', 'renderer');
  guardSession(sessions.defaultSession);
  servePages(displays);
  const window = firstWindow();
  const { open } = await import('./in-windows.ts');
  const no = await open({ wishes, displays, inbox, say, window, isEnding: () => isEnding });
  if (no !== undefined) giveUp(no);
}
