import { join } from 'node:path';
import { app, dialog, screen, session as sessions } from 'electron';
import { dataFolder } from './data-folder.ts';
import type { Language } from './rules/kernel/message.ts';
import { readWishes, type Wishes } from './shell/arguments.ts';
import { openWords } from './shell/desktop.ts';
import { openHouse, type House } from './shell/house.ts';
import { WindowBridge } from './windows/bridge.ts';
import { Desk } from './windows/desk.ts';
import { guardContents, guardSession } from './windows/guard.ts';
import { setMenu } from './windows/menu.ts';
import { announcePages, servePages } from './windows/pages.ts';
import { Television } from './windows/television.ts';
import { windowWord } from './windows/text.ts';
import { WindowMemory } from './windows/window-memory.ts';

/** The desktop: the same companion and the same displays, in windows. */
const read = readWishes(process.argv.slice(1), false);
const wishes: Wishes = read.ok
  ? read.value
  : {
      headless: false,
      lan: false,
      port: undefined,
      data: undefined,
      names: [],
      file: undefined,
      help: false,
    };

/** A file double-clicked before we are ready. */
let fileToOpen = wishes.file;
let openFile = (path: string): void => {
  fileToOpen = path;
};

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

announcePages();
guardContents();
// One desktop to one data folder; another folder may have its own.
app.setPath('userData', join(dataFolder(wishes.data), 'desktop'));
app.on('open-file', (event, path) => {
  event.preventDefault();
  openFile(path);
});

if (app.requestSingleInstanceLock({ file: wishes.file })) void app.whenReady().then(open);
else {
  say('Quartermaster is open already, and in front now.');
  app.quit();
}

async function open(): Promise<void> {
  const displays = join(app.getAppPath(), 'out', 'renderer');
  guardSession(sessions.defaultSession);
  servePages(displays);
  const opened = await openHouse({ wishes, displays, trustLoopback: false });
  if (!opened.ok) {
    say(opened.no);
    dialog.showErrorBox('Quartermaster', opened.no);
    app.exit(1);
    return;
  }
  const house = opened.value;
  catchBugs(house);
  endGently(house);
  await openWindows(house);
  say(openWords);
}

async function openWindows(house: House): Promise<void> {
  const { companion, link } = house;
  const language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  const open_ = async (path: string) => {
    const answered = await companion.openFile(path);
    if (!answered.ok)
      void dialog.showMessageBox(desk.window, {
        message: windowWord(language, 'notOpened'),
        detail: answered.no.text ?? answered.no.code,
      });
  };
  if (fileToOpen !== undefined) await companion.openFile(fileToOpen);
  const bridge = new WindowBridge(link);
  const memory = new WindowMemory(companion.data.library.settings);
  const page = () => (companion.session() ? 'console' : 'start');
  const desk = new Desk(memory, page(), (window) => {
    bridge.admit(window, 'scorekeeper');
  });
  const television = new Television({
    memory,
    console: () => (desk.window.isDestroyed() ? undefined : desk.window),
    admit: (window) => {
      bridge.admit(window, 'display');
    },
  });
  // Once closed by hand the television stays closed, until another evening or another screen.
  let shown: string | undefined;
  companion.onLobby(() => {
    desk.turnTo(page());
    const session = companion.session()?.id;
    if (session !== undefined && session !== shown) television.show();
    shown = session;
  });
  const furnish = () => {
    if (television.screens.length > 1 || companion.session()) television.show();
  };
  const menu = () => {
    const openFile_ = () => void chooseFile(desk, language, open_);
    setMenu({ language, television, openFile: openFile_, desk: desk.window });
  };
  const screensChanged = () => {
    menu();
    furnish();
  };
  screen.on('display-added', screensChanged);
  screen.on('display-removed', menu);
  app.on('second-instance', (_event, _argv, _folder, data) => {
    desk.bringToFront();
    const { file } = data as { readonly file?: string };
    if (typeof file === 'string') void open_(file);
  });
  openFile = (path) => void open_(path);
  desk.window.on('closed', () => {
    app.quit();
  });
  menu();
  furnish();
}

async function chooseFile(
  { window }: Desk,
  language: Language,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const filters = [{ name: windowWord(language, 'sessions'), extensions: ['quartermaster'] }];
  const { filePaths } = await dialog.showOpenDialog(window, { filters, properties: ['openFile'] });
  const [path] = filePaths;
  if (path !== undefined) await open(path);
}

/** Written down and gone on from: every entry is on the disk, and an evening does not end for a bug. */
function catchBugs(house: House): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      house.onBug(error);
    });
}

function endGently(house: House): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      app.quit();
    });
  app.on('window-all-closed', () => {
    app.quit();
  });
  app.on('will-quit', (event) => {
    if (isEnding) return;
    event.preventDefault();
    isEnding = true;
    void house.close().finally(() => {
      app.exit(0);
    });
  });
}
