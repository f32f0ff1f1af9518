import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Screen } from './screens.ts';
import type { Television } from './television.ts';
import { windowWord, type WindowLanguage, type WindowWord } from './text.ts';

export interface MenuActions {
  readonly language: WindowLanguage;
  readonly television: Television;
  readonly openFile: () => void;
  /** Whether a double click on a session's file leads here; undefined where that cannot be arranged. */
  readonly opensFiles: boolean | undefined;
  readonly openFilesHere: (on: boolean) => void;
  /** The window that is meant where none has the keyboard. */
  readonly desk: BrowserWindow;
}

/** Everything here has a key as well, and nothing that the pages do is here. */
export function setMenu(actions: MenuActions): void {
  const { language, television, desk } = actions;
  const say = (key: WindowWord, screen?: string) => windowWord(language, key, screen);
  const view: MenuItemConstructorOptions[] = [
    {
      label: say('fullScreen'),
      accelerator: 'F11',
      click: () => {
        toggleFullScreen(desk);
      },
    },
    { type: 'separator' },
    { role: 'zoomIn', label: say('larger') },
    { role: 'zoomOut', label: say('smaller') },
    { role: 'resetZoom', label: say('usual') },
    { type: 'separator' },
    { role: 'reload', label: say('reload') },
  ];
  const nameOf = ({ label, bounds }: Screen) => `${label || '?'} (${bounds.width} × ${bounds.height})`;
  const onScreen = (screen: Screen): MenuItemConstructorOptions[] => [
    {
      label: say('fullOn', nameOf(screen)),
      click: () => {
        television.choose(screen, 'full');
      },
    },
    {
      label: say('windowOn', nameOf(screen)),
      click: () => {
        television.choose(screen, 'window');
      },
    },
  ];
  const onTelevision: MenuItemConstructorOptions[] = [
    {
      label: say('show'),
      accelerator: 'CmdOrCtrl+T',
      click: () => {
        television.show();
      },
    },
    {
      label: say('hide'),
      click: () => {
        television.close();
      },
    },
    { type: 'separator' },
    ...television.screens.flatMap(onScreen),
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
      { label: say('file'), submenu: onFiles(actions) },
      { role: 'editMenu', label: say('edit') },
      { label: say('view'), submenu: view },
      { label: say('television'), submenu: onTelevision },
    ]),
  );
}

function onFiles({
  language,
  openFile,
  opensFiles,
  openFilesHere,
}: MenuActions): MenuItemConstructorOptions[] {
  const say = (key: WindowWord) => windowWord(language, key);
  const byDoubleClick: MenuItemConstructorOptions = {
    label: say('opensFiles'),
    type: 'checkbox',
    checked: opensFiles === true,
    click: ({ checked }) => {
      openFilesHere(checked);
    },
  };
  return [
    { label: say('open'), accelerator: 'CmdOrCtrl+O', click: openFile },
    ...(opensFiles === undefined ? [] : [byDoubleClick]),
    { type: 'separator' },
    { role: 'quit', label: say('quit') },
  ];
}

function toggleFullScreen(desk: BrowserWindow): void {
  const window = BrowserWindow.getFocusedWindow() ?? desk;
  window.setFullScreen(!window.isFullScreen());
}
