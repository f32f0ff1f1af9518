import { BrowserWindow, powerSaveBlocker, screen } from 'electron';
import { addressOf } from './pages.ts';
import { pagePreferences } from './preferences.ts';
import { placeTable, screenKey, windowOn, type Manner, type Placement, type Screen } from './screens.ts';
import type { WindowMemory } from './window-memory.ts';

const ground = '#0e1b20';

export interface TelevisionOptions {
  readonly memory: WindowMemory;
  /** The window that the television keeps off the screen of. */
  readonly console: () => BrowserWindow | undefined;
  readonly admit: (window: BrowserWindow) => void;
}

/** The table's window: full on the second screen, where there is one, and never in the way where there is none. */
export class Television {
  readonly #options: TelevisionOptions;
  #window: BrowserWindow | undefined;
  #hidesPointer: Promise<string> | undefined;
  #awake: number | undefined;
  /** The console's own screen, while it was chosen to be filled. */
  #covering: string | undefined;
  /** While it is set, the window changes by our own doing and not by a person's. */
  #placing: NodeJS.Timeout | undefined;

  constructor(options: TelevisionOptions) {
    this.#options = options;
    const follow = () => {
      this.follow();
    };
    const anew = () => {
      this.#covering = undefined;
      follow();
    };
    screen.on('display-added', anew);
    screen.on('display-removed', anew);
    screen.on('display-metrics-changed', follow);
  }

  get window(): BrowserWindow | undefined {
    return this.#window;
  }

  get screens(): readonly Screen[] {
    return screen.getAllDisplays().map(({ id, label, bounds }) => ({ id, label, bounds }));
  }

  /** Where it stands now. */
  get placement(): Placement | undefined {
    const console = this.#options.console();
    const own = console ? screen.getDisplayMatching(console.getBounds()) : screen.getPrimaryDisplay();
    return placeTable(this.screens, own.id, this.#options.memory.screens, this.#covering);
  }

  show(): void {
    if (this.#window) return this.#window.showInactive();
    const window = new BrowserWindow({
      ...(this.placement ? windowOn(this.placement.screen, 0.6) : {}),
      show: false,
      title: 'Quartermaster',
      backgroundColor: ground,
      autoHideMenuBar: true,
      webPreferences: pagePreferences(),
    });
    this.#window = window;
    this.#options.admit(window);
    this.#awake = powerSaveBlocker.start('prevent-display-sleep');
    window.once('ready-to-show', () => {
      this.follow();
      window.showInactive();
      this.#options.console()?.moveTop();
    });
    window.on('enter-full-screen', () => {
      this.#changed('full');
    });
    window.on('leave-full-screen', () => {
      this.#changed('window');
    });
    window.on('closed', () => {
      this.#window = undefined;
      this.#hidesPointer = undefined;
      if (this.#awake !== undefined) powerSaveBlocker.stop(this.#awake);
    });
    void window.loadURL(addressOf('table'));
  }

  close(): void {
    this.#window?.close();
  }

  /** Puts it where it belongs, now that a screen came or went or it was chosen otherwise. */
  follow(): void {
    const { placement } = this;
    if (!this.#window || !placement) return;
    // Systems tell of a change of size later than they make it.
    clearTimeout(this.#placing);
    this.#placing = setTimeout(() => (this.#placing = undefined), 500);
    if (placement.kind === 'full') this.#fill(this.#window, placement.screen);
    else this.#shrink(this.#window, placement.screen);
  }

  /** Chosen in the menu: this screen from now on, in this manner. */
  choose(chosen: Screen, manner: Manner): void {
    const { memory } = this.#options;
    for (const other of this.screens) memory.setScreen(screenKey(other), 'never');
    memory.setScreen(screenKey(chosen), manner);
    this.#covering = manner === 'full' ? screenKey(chosen) : undefined;
    this.show();
    this.follow();
  }

  #fill(window: BrowserWindow, { bounds }: Screen): void {
    if (window.isFullScreen() && isSame(window.getBounds(), bounds)) return;
    // A window goes full on the screen it is on, so it has to be brought there first.
    window.setFullScreen(false);
    window.setBounds(bounds);
    window.setFullScreen(true);
    this.#hidePointer(window);
  }

  #shrink(window: BrowserWindow, on: Screen): void {
    const isThere = screen.getDisplayMatching(window.getBounds()).id === on.id;
    if (!window.isFullScreen() && isThere) return;
    window.setFullScreen(false);
    window.setBounds(windowOn(on, 0.6));
    this.#showPointer(window);
    this.#options.console()?.moveTop();
  }

  /** F11 on the television's screen is a choice for that screen. */
  #changed(manner: Manner): void {
    const window = this.#window;
    if (!window) return;
    if (manner === 'full') this.#hidePointer(window);
    else this.#showPointer(window);
    if (this.#placing) return;
    if (manner !== 'full') this.#covering = undefined;
    const { id, label, bounds } = screen.getDisplayMatching(window.getBounds());
    this.#options.memory.setScreen(screenKey({ id, label, bounds }), manner);
  }

  #hidePointer({ webContents }: BrowserWindow): void {
    this.#hidesPointer ??= webContents.insertCSS('* { cursor: none !important }');
  }

  #showPointer({ webContents }: BrowserWindow): void {
    void this.#hidesPointer?.then((key) => webContents.removeInsertedCSS(key));
    this.#hidesPointer = undefined;
  }
}

/** Without a window manager Chromium makes a window that fills its screen one dot smaller. */
const isSame = (a: Screen['bounds'], b: Screen['bounds']): boolean =>
  a.x === b.x && a.y === b.y && Math.abs(a.width - b.width) <= 1 && Math.abs(a.height - b.height) <= 1;
