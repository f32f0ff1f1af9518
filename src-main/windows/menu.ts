import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Screen } from './screens.ts';
import type { Television } from './television.ts';
import { windowWord, type WindowLanguage, type WindowWord } from './text.ts';

export interface MenuActions {
  readonly language: WindowLanguage;
  readonly television: Television;
  readonly openFile: () => void;
  /** The window that is meant where none has the keyboard. */
  readonly desk: BrowserWindow;
}

/** Everything here has a key as well, and nothing that the pages do is here. */
export function setMenu({ language, television, openFile, desk }: MenuActions): void {
  const say = (key: WindowWord, screen?: string) => windowWord(language, key, screen);
  const file: MenuItemConstructorOptions[] = [
    { label: say('open'), accelerator: 'CmdOrCtrl+O', click: openFile },
    { type: 'separator' },
    { role: 'quit', label: say('quit') },
  ];
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
      { label: say('file'), submenu: file },
      { role: 'editMenu', label: say('edit') },
      { label: say('view'), submenu: view },
      { label: say('television'), submenu: onTelevision },
    ]),
  );
}

function toggleFullScreen(desk: BrowserWindow): void {
  const window = BrowserWindow.getFocusedWindow() ?? desk;
  window.setFullScreen(!window.isFullScreen());
}
