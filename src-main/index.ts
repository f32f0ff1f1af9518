import { join } from 'node:path';
import { app, dialog, screen, session as sessions } from 'electron';
import { dataFolder } from './data-folder.ts';
import { plainOf } from './link/words.ts';
import type { Language } from './rules/kernel/message.ts';
import { versionLine } from './shell/about.ts';
import { absoluteFrom, noWishes, readWishes } from './shell/arguments.ts';
import { openWords } from './shell/desktop.ts';
import { declinedKey, openFilesHere } from './shell/desktop-calls.ts';
import { openHouse, type House } from './shell/house.ts';
import { isWritable } from './shell/writable.ts';
import { ownIcon, ownProgram } from './shell/own-program.ts';
import { WindowBridge } from './windows/bridge.ts';
import { CameraWindow } from './windows/camera-window.ts';
import { Desk } from './windows/desk.ts';
import { openerHere } from './windows/file-type/opener.ts';
import { sessionType, type Program } from './windows/file-type/session-type.ts';
import { guardContents, guardSession } from './windows/guard.ts';
import { fromSecond, Inbox, toFirst } from './windows/inbox.ts';
import { setMenu } from './windows/menu.ts';
import { announcePages, servePages } from './windows/pages.ts';
import { Television } from './windows/television.ts';
import { windowWord, type WindowWord } from './windows/text.ts';
import { WindowMemory } from './windows/window-memory.ts';

/** The desktop: the same companion and the same displays, in windows. */
const read = readWishes(process.argv.slice(1), false);
const wishes = absoluteFrom(process.cwd(), read.ok ? read.value : noWishes);

const inbox = new Inbox();
inbox.put(wishes.file);

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

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
} else if (isFirst()) void app.whenReady().then(open).catch(giveUp);
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

/** Without a window nobody could end it, and it would keep the folder from the next start. */
function giveUp(error: unknown): void {
  const words = error instanceof Error ? error.message : String(error);
  say(words);
  dialog.showErrorBox('Quartermaster', words);
  app.exit(1);
}

async function open(): Promise<void> {
  const displays = join(app.getAppPath(), 'out', 'renderer');
  guardSession(sessions.defaultSession);
  servePages(displays);
  const opener = await openerHere({ program: program(), icon: ownIcon(displays) });
  const opened = await openHouse({ wishes, displays, linkStands: 'window', opener });
  if (!opened.ok) {
    giveUp(opened.no);
    return;
  }
  const house = opened.value;
  catchBugs(house);
  endGently(house);
  await openWindows(house);
  say(openWords);
  await openFilesFromNowOn(house);
}

function program(): Program {
  const { execPath, env } = process;
  const noSandbox = app.commandLine.hasSwitch('no-sandbox');
  const appPath = app.getAppPath();
  return ownProgram({ execPath, appPath, isPackaged: app.isPackaged, noSandbox, data: wishes.data, env });
}

/** A packed app is there to stay, so it need not be asked for this; whoever turned it off has said no. */
async function openFilesFromNowOn({ companion }: House): Promise<void> {
  const { opener, data } = companion;
  const isOurs = app.isPackaged && wishes.data === undefined;
  if (!opener || opener.isOn || !isOurs || data.library.settings.get(declinedKey) === true) return;
  await opener.turn(true);
  companion.tellLobby();
}

async function openWindows(house: House): Promise<void> {
  const { companion, link } = house;
  const language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  /** Answers in words why not. */
  const openFile = async (path: string): Promise<string | undefined> => {
    const answered = await house.openFile(path);
    return answered.ok ? undefined : plainOf(language, answered.no).text;
  };
  // Before there is a window, so that it comes up with the session at once.
  const faults = [];
  for (const path of inbox.take()) faults.push(await openFile(path));
  const bridge = new WindowBridge(link);
  const memory = new WindowMemory(companion.data.library.settings);
  const desk = new Desk(memory, deskPage(companion), (window) => {
    bridge.admit(window, 'scorekeeper');
  });
  bridge.onTurn((page) => {
    if (!companion.session()) desk.turnTo(page);
  });
  const television = new Television({
    memory,
    console: () => (desk.window.isDestroyed() ? undefined : desk.window),
    admit: (window) => {
      bridge.admit(window, 'display');
    },
  });
  const camera = new CameraWindow((window) => {
    bridge.admit(window, 'scorekeeper');
  });
  bridge.onShowCamera(() => {
    camera.show();
  });
  const tell = (message: WindowWord, detail: string | undefined) => {
    if (detail === undefined || desk.window.isDestroyed()) return;
    void dialog.showMessageBox(desk.window, { message: windowWord(language, message), detail });
  };
  const menu = () => {
    setMenu({
      language,
      television,
      openFile: () => {
        void chooseFile(desk, language);
      },
      opensFiles: companion.opener?.isOn,
      openFilesHere: (on) => {
        void openFilesHere(companion, on).then((answered) => {
          tell('notRegistered', answered.ok ? undefined : plainOf(language, answered.no).text);
          menu();
        });
      },
      desk: desk.window,
    });
  };
  desk.onShown(house.lookForReaders);
  followLobby(house, desk, television, menu);
  app.on('second-instance', (_event, _argv, _folder, data) => {
    desk.bringToFront();
    inbox.put(fromSecond(data));
  });
  desk.window.on('closed', () => {
    camera.close();
    app.quit();
  });
  inbox.attend(async (path) => {
    desk.bringToFront();
    tell('notOpened', await openFile(path));
  });
  for (const fault of faults) tell('notOpened', fault);
}

const deskPage = (companion: House['companion']) => (companion.session() ? 'console' : 'start');

/** Which page the desk shows, whether the television is open, and what the menu says of both. */
function followLobby({ companion }: House, desk: Desk, television: Television, menu: () => void): void {
  // Once closed by hand the television stays closed, until another evening or another screen.
  let shown: string | undefined;
  let opensFiles = companion.opener?.isOn;
  companion.onLobby(() => {
    desk.follow(deskPage(companion));
    const session = companion.session()?.id;
    if (session !== undefined && session !== shown) television.show();
    shown = session;
    if (companion.opener?.isOn !== opensFiles) menu();
    opensFiles = companion.opener?.isOn;
  });
  const furnish = () => {
    if (television.screens.length > 1 || companion.session()) television.show();
  };
  screen.on('display-added', () => {
    menu();
    furnish();
  });
  screen.on('display-removed', menu);
  menu();
  furnish();
}

async function chooseFile({ window }: Desk, language: Language): Promise<void> {
  const filters = [{ name: windowWord(language, 'sessions'), extensions: [sessionType.extension] }];
  const { filePaths } = await dialog.showOpenDialog(window, { filters, properties: ['openFile'] });
  for (const path of filePaths) inbox.put(path);
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
