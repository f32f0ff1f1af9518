import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { WebSocketServer, type WebSocket } from 'ws';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { heading } from '../contract/table.ts';
import { stand, standHost } from '../link/stand.ts';
import { now } from './electron.ts';
import { tableAt } from './long-evening.ts';
import { wait, type Line, type Options, type Sample } from './measure.ts';

/** So many pages, each with an own connection, in a thread of their own; it tells when each heard what was sent last. */
class Crowd {
  readonly #worker: Worker;

  constructor(port: number, pages: number) {
    this.#worker = new Worker(new URL('bare/crowd.mjs', import.meta.url), { workerData: { port, pages } });
  }

  /** Everybody has heard what a page is sent first. */
  async settled(): Promise<void> {
    await this.heard();
    await wait(1000);
    this.#worker.postMessage('forget');
    await wait(50);
  }

  /** When each of them heard the next message. */
  async heard(): Promise<readonly number[]> {
    const [times] = (await once(this.#worker, 'message')) as [readonly number[]];
    return times;
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}

interface Sent {
  readonly times: number[];
  readonly texts: string[];
}

/** From the moment at which the frame for televisions is written to its arrival at each of them. */
async function ours(pages: number, { count, pace }: Options): Promise<Sent> {
  const host = standHost(pirateQuest);
  const [table, facts] = tableAt('pirate-quest', memoryLog(heading('pirate-quest')));
  host.play(table);
  const at = await stand({ hostIs: host });
  let [written, text] = [0, ''];
  // Before any page, so that it is the first to be handed what goes out.
  host.subscribe({ kind: 'table' }, (frame) => {
    written = now();
    text = frame;
  });
  const crowd = new Crowd(at.link.port, pages);
  await crowd.settled();
  const sent: Sent = { times: [], texts: [] };
  for (let turn = 0; turn < count; turn++) {
    await wait(pace);
    const heard = crowd.heard();
    table.act({ command: facts.next().value });
    for (const time of await heard) sent.times.push(time - written);
    sent.texts.push(text);
  }
  await crowd.leave();
  await at.close();
  return sent;
}

/** The same bytes through `ws` and nothing else. */
async function bare(pages: number, pace: number, texts: readonly string[]): Promise<number[]> {
  const server = createServer();
  const sockets: WebSocket[] = [];
  const pipe = new WebSocketServer({ server, perMessageDeflate: false });
  pipe.on('connection', (socket) => {
    sockets.push(socket);
    socket.send('{"run":"bare"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crowd = new Crowd((server.address() as AddressInfo).port, pages);
  await crowd.settled();
  const times: number[] = [];
  for (const text of texts) {
    await wait(pace);
    const heard = crowd.heard();
    const from = now();
    for (const socket of sockets) socket.send(text);
    for (const time of await heard) times.push(time - from);
  }
  await crowd.leave();
  pipe.close();
  server.close();
  return times;
}

async function sampled(pages: number, options: Options): Promise<Sample> {
  const sent = await ours(pages, options);
  return { bare: await bare(pages, options.pace, sent.texts), ours: sent.times };
}

const fanOut = (pages: number): Line => ({
  name: `fan-out-${pages}`,
  what: `from an entry’s frame being written to its arrival at each of ${pages} pages, against ws with the same bytes`,
  unit: 'ms',
  limit: 2,
  percentiles: [50],
  run: (options) => sampled(pages, options),
});

/** As many as the link lets in. */
export const fanOuts: readonly Line[] = [1, 10, 50, 120].map(fanOut);
