import { BrowserWindow, screen } from 'electron';
import { addressOf } from './pages.ts';
import { pagePreferences } from './preferences.ts';
import { windowOn } from './screens.ts';

const ground = '#0e1b20';

/** The window of the camera over the table, beside the console. Once closed it looks at nothing any more. */
export class CameraWindow {
  readonly #admit: (window: BrowserWindow) => void;
  #window: BrowserWindow | undefined;

  constructor(admit: (window: BrowserWindow) => void) {
    this.#admit = admit;
  }

  show(): void {
    if (this.#window) {
      if (this.#window.isMinimized()) this.#window.restore();
      this.#window.show();
      return;
    }
    const window = new BrowserWindow({
      ...windowOn(screen.getPrimaryDisplay(), 0.6),
      minWidth: 480,
      minHeight: 420,
      show: false,
      title: 'Quartermaster',
      backgroundColor: ground,
      autoHideMenuBar: true,
      // A window that nobody sees is told so, and looks at nothing meanwhile.
      webPreferences: { ...pagePreferences(), backgroundThrottling: true },
    });
    this.#window = window;
    this.#admit(window);
    window.once('ready-to-show', () => {
      window.show();
    });
    window.on('closed', () => {
      this.#window = undefined;
    });
    void window.loadURL(addressOf('camera'));
  }

  close(): void {
    this.#window?.close();
  }
}
