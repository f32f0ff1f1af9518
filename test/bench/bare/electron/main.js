/**
 * The bare pipe that everything between a reader and a screen is measured against: serialport, one commit at FULL,
 * one message to the page, one text node. Without a port it is the empty window that starting is measured against.
 */
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

const [port, folder] = process.argv.slice(-2);
const { dirname } = import.meta;

// Not awaited out here: Electron is ready only once its main module has been loaded.
app.whenReady().then(async () => {
  const window = new BrowserWindow({
    width: 1366,
    height: 768,
    webPreferences: { preload: join(dirname, 'preload.cjs'), sandbox: false },
  });
  await window.loadFile(join(dirname, 'page.html'));
  if (port !== 'none') await listen(window);
});

async function listen(window) {
  const { default: Database } = await import('better-sqlite3');
  const { SerialPort } = await import('serialport');
  const db = new Database(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO log (entry) VALUES (?)');
  let read = '';
  new SerialPort({ path: port, baudRate: 115_200 }).on('data', (chunk) => {
    read += chunk.toString('latin1');
    for (let end = read.indexOf('\n'); end >= 0; end = read.indexOf('\n')) {
      const line = read.slice(0, end);
      read = read.slice(end + 1);
      const { lastInsertRowid } = insert.run(line);
      window.webContents.send('read', `${lastInsertRowid} entries`);
    }
  });
}
