/**
 * Loaded by Electron before the app, which hears that all is ready once whoever drives it has come. A window that was
 * on its way to its page in that moment was waited for in vain, in one of forty starts.
 */
const { app } = require('electron');

const ready = app.whenReady();
const driven = new Promise((resolve) => {
  // What Playwright calls then.
  globalThis.__playwright_run = resolve;
});
app.whenReady = () => driven.then(() => ready);
