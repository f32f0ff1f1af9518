import { join } from 'node:path';
import { app, type WebPreferences } from 'electron';

/** Every window's: a page is a page, with nothing of Node and nothing of Electron in it. */
export function pagePreferences(): WebPreferences {
  return {
    preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
    // The television is often covered or in the background, and must not fall asleep there.
    backgroundThrottling: false,
  };
}
