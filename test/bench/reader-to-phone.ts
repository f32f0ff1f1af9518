import Database from 'better-sqlite3';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import { WebSocketServer } from 'ws';
import { noWishes } from '../../src-main/shell/arguments.ts';
import { openHouse } from '../../src-main/shell/house.ts';
import { phone } from '../e2e/support/browser.ts';
import { withLink } from '../link/invited.ts';
import { openPages, type Pages } from '../renderer/engine.ts';
import { builtPages } from '../renderer/pages.ts';
import { noteChanges } from './electron.ts';
import { ownFolder } from './logbook-stock.ts';
import { lay, sessionIn } from './long-evening.ts';
import { wait, type Line, type Options } from './measure.ts';
import { codes, measure, withCable, type Came } from './reader-to-dom.ts';

const barePage = `<!doctype html><title>Bare</title><p>0 entries</p>
<script>
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    document.querySelector('p').firstChild.nodeValue = data;
  };
</script>`;

/** Serialport, one commit at FULL, one message over `ws`, one text node on a phone. */
const bare = (pages: Pages, options: Options): Promise<readonly Came[]> =>
  withCable(async (near, far) => {
    const db = new Database(join(ownFolder('bare-phone'), 'bare.db'));
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.exec('CREATE TABLE log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT');
    const insert = db.prepare('INSERT INTO log (entry) VALUES (?)');
    const server = createServer((_request, response) => response.end(barePage));
    const pipe = new WebSocketServer({ server, perMessageDeflate: false });
    const port = new SerialPort({ path: far, baudRate: 115_200 });
    let read = '';
    port.on('data', (chunk: Buffer) => {
      read += chunk.toString('latin1');
      for (let end = read.indexOf('\n'); end >= 0; end = read.indexOf('\n')) {
        const { lastInsertRowid } = insert.run(read.slice(0, end));
        read = read.slice(end + 1);
        for (const client of pipe.clients) client.send(`${lastInsertRowid} entries`);
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const page = await pages.open(phone);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await wait(1000);
    await noteChanges(page, 'p');
    const came = await measure(
      page,
      near,
      (turn) => `TAG-${turn}\n`,
      options,
      () => Promise.resolve(),
    );
    port.close();
    pipe.close();
    server.close();
    db.close();
    return came;
  });

/** The real program without its windows, and the phone of the captain who is asked. */
const ours = (pages: Pages, options: Options): Promise<readonly Came[]> =>
  withCable(async (near, far) => {
    const data = ownFolder('phone');
    await lay(data, 20);
    const wishes = { ...noWishes, data, port: 0 };
    const opened = await openHouse({ wishes, displays: await builtPages(), linkStands: 'terminal' });
    if (!opened.ok) throw new Error(opened.no);
    const { companion, link, close } = opened.value;
    await companion.open(sessionIn(data));
    const table = companion.running?.table;
    if (!table) throw new Error('no session');
    const ask = (call: string, asked: object) => companion.handlers[call]?.run(asked, {} as never);
    await ask('reader.examine', { reader: far });
    await wait(2500);
    await ask('reader.kind', { reader: far, kind: 'scanner' });
    const page = await pages.open(phone);
    await page.goto(withLink(link, `http://127.0.0.1:${link.port}/captain`));
    const free = page.getByLabel('Free seats');
    await free.getByText('Captain red').click();
    await free.waitFor({ state: 'detached' });
    await wait(1500);
    await noteChanges(page, 'main');
    const read = codes();
    const came = await measure(
      page,
      near,
      (turn) => read[turn % read.length] ?? '',
      options,
      () => {
        table.undo(table.head);
        return Promise.resolve();
      },
    );
    await close();
    return came;
  });

/** Read at the table, and seen in a hand. */
export const readerToPhone: Line = {
  name: 'reader-to-phone',
  what: 'from a code leaving a scanner on a serial line to its entry standing on the phone of a captain who is asked, against serialport, one commit at FULL, one message over ws and one text node',
  unit: 'ms',
  limit: 3,
  percentiles: [50, 95],
  async run(options) {
    const pages = await openPages();
    try {
      const stood = (came: readonly Came[]) => came.map((one) => one.stood);
      return { bare: stood(await bare(pages, options)), ours: stood(await ours(pages, options)) };
    } finally {
      await pages.close();
    }
  },
};
