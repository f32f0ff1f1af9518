import { ipcMain, type BrowserWindow, type IpcMainEvent, type WebContents } from 'electron';
import { bridgeChannels } from '../contract/bridge.ts';
import type { Role } from '../contract/link-parts.ts';
import type { Connection } from '../link/connection.ts';
import type { Link } from '../link/link.ts';
import { isOurs } from './pages.ts';

interface Window {
  readonly window: BrowserWindow;
  readonly role: Role;
  connection?: Connection | undefined;
}

/** Joins our windows to the link: they come by the bridge as other pages come by a socket. */
export class WindowBridge {
  readonly #link: Link;
  readonly #windows = new Map<number, Window>();
  #turn: ((page: 'start' | 'logbook') => void) | undefined;
  #showCamera: (() => void) | undefined;

  constructor(link: Link) {
    this.#link = link;
    ipcMain.on(bridgeChannels.turnTo, (event, page: unknown) => {
      const isDesk = this.#from(event)?.role === 'scorekeeper';
      if (isDesk && (page === 'start' || page === 'logbook')) this.#turn?.(page);
    });
    ipcMain.on(bridgeChannels.showCamera, (event) => {
      if (this.#from(event)?.role === 'scorekeeper') this.#showCamera?.();
    });
    ipcMain.on(bridgeChannels.open, (event) => {
      this.#open(event);
    });
    ipcMain.on(bridgeChannels.send, (event, text: unknown) => {
      const connection = this.#from(event)?.connection;
      connection?.receive(typeof text === 'string' ? text : '');
    });
    ipcMain.on(bridgeChannels.toggleFullScreen, (event) => {
      const window = this.#from(event)?.window;
      window?.setFullScreen(!window.isFullScreen());
    });
  }

  /** Who turns the scorekeeper's window to another page. */
  onTurn(turn: (page: 'start' | 'logbook') => void): void {
    this.#turn = turn;
  }

  /** Who opens the window of the camera. */
  onShowCamera(show: () => void): void {
    this.#showCamera = show;
  }

  /** What a window may is decided by which one it is. */
  admit(window: BrowserWindow, role: Role): void {
    const { id } = window.webContents;
    const admitted: Window = { window, role };
    this.#windows.set(id, admitted);
    const leave = () => {
      admitted.connection?.closed();
      admitted.connection = undefined;
    };
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) leave();
    });
    window.webContents.on('render-process-gone', leave);
    window.on('closed', () => {
      leave();
      this.#windows.delete(id);
    });
  }

  #open(event: IpcMainEvent): void {
    const from = this.#from(event);
    if (!from) return;
    from.connection?.closed();
    const { sender } = event;
    from.connection = this.#link.connect(
      { send: (text) => void sendTo(sender, text), close: () => undefined, behind: false },
      { address: 'window', name: 'Quartermaster', loopback: true, window: from.role },
    );
  }

  /** Only the page itself is listened to, and only while it is one of ours. */
  #from({ sender, senderFrame }: IpcMainEvent): Window | undefined {
    const isPage = senderFrame === sender.mainFrame && isOurs(senderFrame.url);
    return isPage ? this.#windows.get(sender.id) : undefined;
  }
}

function sendTo(contents: WebContents, text: string): void {
  if (!contents.isDestroyed()) contents.send(bridgeChannels.heard, text);
}
