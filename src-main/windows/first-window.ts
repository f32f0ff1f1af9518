import { BrowserWindow } from 'electron';
import { nothingYet } from './pages.ts';
import { pagePreferences } from './preferences.ts';

const ground = '#0e1b20';

/** The scorekeeper's window before it is known what stands in it and where: not seen, and its process on its way. */
export function firstWindow(): BrowserWindow {
  const window = new BrowserWindow({
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Quartermaster',
    backgroundColor: ground,
    webPreferences: pagePreferences(),
  });
  // The page that is to be shown may be asked for before this one is there.
  void window.loadURL(nothingYet).catch(() => undefined);
  return window;
}
