/** Pages without a browser: they connect, say that they are televisions, and note when they hear something. */
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { port, pages } = workerData;
const now = () => performance.timeOrigin + performance.now();
/** From one address no more come in than would sit at one table. */
const fromOneAddress = 30;
const frame = '{"run"';
const heard = new Map();

parentPort.on('message', () => heard.clear());

function connect(page) {
  const host = `127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://${host}/link`, {
    localAddress: `127.0.0.${1 + Math.floor(page / fromOneAddress)}`,
    headers: { host, origin: `http://${host}`, 'user-agent': 'bench' },
  });
  socket.on('open', () => socket.send('{"kind":"hello","page":"table","language":"en"}'));
  socket.on('close', () => {
    throw new Error(`page ${page} was sent away`);
  });
  socket.on('message', (data) => {
    // What stands beside a view, such as who else is in the room, is not it.
    if (heard.has(page) || !data.toString('latin1', 0, 6).startsWith(frame)) return;
    heard.set(page, now());
    if (heard.size < pages) return;
    parentPort.postMessage([...heard.values()]);
    heard.clear();
  });
}

for (let page = 0; page < pages; page++) {
  connect(page);
  await new Promise((done) => setTimeout(done, 20));
}
