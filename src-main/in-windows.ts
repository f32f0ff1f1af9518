import { app, dialog, screen, type BrowserWindow } from 'electron';
import { plainOf } from './link/words.ts';
import type { Language } from './rules/kernel/message.ts';
import type { Wishes } from './shell/arguments.ts';
import { openWords } from './shell/desktop.ts';
import { declinedKey, openFilesHere } from './shell/desktop-calls.ts';
import { openHouse, type House } from './shell/house.ts';
import { ownIcon, ownProgram } from './shell/own-program.ts';
import { WindowBridge } from './windows/bridge.ts';
import { CameraWindow } from './windows/camera-window.ts';
import { Desk } from './windows/desk.ts';
import { openerHere } from './windows/file-type/opener.ts';
import { sessionType, type Program } from './windows/file-type/session-type.ts';
import { fromSecond, type Inbox } from './windows/inbox.ts';
import { setMenu } from './windows/menu.ts';
import { Television } from './windows/television.ts';
import { windowWord, type WindowWord } from './windows/text.ts';
import { WindowMemory } from './windows/window-memory.ts';

export interface Opening {
  readonly wishes: Wishes;
  readonly displays: string;
  readonly inbox: Inbox;
  readonly say: (line: string) => void;
  /** On its way already, with nothing in it. */
  readonly window: BrowserWindow;
  /** Whether somebody ends it already. */
  readonly isEnding: () => boolean;
}

/** The desktop: the same companion and the same displays, in windows. Answers why it cannot be. */
export async function open(opening: Opening): Promise<string | undefined> {
  const { wishes, displays, say } = opening;
  const opener = await openerHere({ program: program(wishes), icon: ownIcon(displays) });
  const opened = await openHouse({ wishes, displays, linkStands: 'window', opener });
  if (!opened.ok) return opened.no;
  const house = opened.value;
  catchBugs(house);
  endGently(house);
  await openWindows(house, opening);
  say(openWords);
  await openFilesFromNowOn(house, wishes);
  return undefined;
}

function program(wishes: Wishes): Program {
  const { execPath, env } = process;
  const noSandbox = app.commandLine.hasSwitch('no-sandbox');
  const appPath = app.getAppPath();
  return ownProgram({ execPath, appPath, isPackaged: app.isPackaged, noSandbox, data: wishes.data, env });
}

/** A packed app is there to stay, so it need not be asked for this; whoever turned it off has said no. */
async function openFilesFromNowOn({ companion }: House, wishes: Wishes): Promise<void> {
  const { opener, data } = companion;
  const isOurs = app.isPackaged && wishes.data === undefined;
  if (!opener || opener.isOn || !isOurs || data.library.settings.get(declinedKey) === true) return;
  await opener.turn(true);
  companion.tellLobby();
}

async function openWindows(house: House, { inbox, window, isEnding }: Opening): Promise<void> {
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
  // A television that came now would stay behind, since it is asked no more whether it closes.
  if (isEnding()) return;
  const bridge = new WindowBridge(link);
  const memory = new WindowMemory(companion.data.library.settings);
  const desk = new Desk(window, memory, deskPage(companion), () => {
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
        void chooseFile(desk, inbox, language);
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

async function chooseFile({ window }: Desk, inbox: Inbox, language: Language): Promise<void> {
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
