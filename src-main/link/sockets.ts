import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { longestLine } from '../contract/line.ts';
import { every } from './clock.ts';
import type { Wire } from './connection.ts';
import type { Hub } from './hub.ts';
import { deviceName, isFromHere, plainAddress } from './names.ts';
import type { Requests } from './requests.ts';

/** A phone asleep in a pocket holds its connection open for hours; one that does not answer this is gone. */
const pingEvery = 10_000;
const behindFrom = 512 * 1024;

/** Takes pages in over WebSocket, if they were loaded from here. */
export class Sockets {
  readonly #hub: Hub;
  readonly #requests: Requests;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: longestLine + 1024,
  });
  /** Those that have answered since they were asked last. */
  readonly #answered = new Map<WebSocket, boolean>();
  readonly #stop: () => void;

  constructor(hub: Hub, requests: Requests) {
    this.#hub = hub;
    this.#requests = requests;
    this.#stop = every(hub.clock, pingEvery, () => {
      this.#ping();
    });
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // A broken connection says so here; the socket's own listeners come later.
    stream.on('error', () => {
      stream.destroy();
    });
    const refusal = this.#refusalOf(request);
    if (refusal !== undefined) {
      this.#hub.refusals.add(plainAddress(request.socket.remoteAddress), refusal.code);
      stream.end(`HTTP/1.1 ${refusal.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#connect(socket, request);
    });
  }

  close(): void {
    this.#stop();
    for (const socket of this.#answered.keys()) socket.terminate();
  }

  #refusalOf(request: IncomingMessage): { readonly status: string; readonly code: string } | undefined {
    const { headers, url } = request;
    if (!this.#requests.mayAsk(request)) return { status: '429 Too Many Requests', code: 'slow' };
    if (!this.#requests.isForUs(request)) return { status: '421 Misdirected Request', code: 'name' };
    if (url !== '/link') return { status: '404 Not Found', code: 'nothing' };
    // Any page in a browser here may try to connect; only the browser says truly where that page came from.
    if (headers.origin !== `http://${headers.host ?? ''}`) return { status: '403 Forbidden', code: 'origin' };
    return undefined;
  }

  #connect(socket: WebSocket, request: IncomingMessage): void {
    const address = plainAddress(request.socket.remoteAddress);
    const connection = this.#hub.connect(wireOf(socket), {
      address,
      name: deviceName(request.headers['user-agent']),
      loopback: isFromHere(request.headers.host, address),
    });
    this.#answered.set(socket, true);
    socket.on('message', (data: RawData, isBinary) => {
      connection.receive(isBinary ? '' : textOf(data));
    });
    socket.on('pong', () => this.#answered.set(socket, true));
    socket.on('error', () => {
      this.#hub.refusals.add(address, 'not-a-message');
    });
    socket.on('close', () => {
      this.#answered.delete(socket);
      connection.closed();
    });
  }

  #ping(): void {
    for (const [socket, hasAnswered] of this.#answered) {
      if (!hasAnswered) socket.terminate();
      else {
        this.#answered.set(socket, false);
        socket.ping();
      }
    }
  }
}

function wireOf(socket: WebSocket): Wire {
  return {
    send(text) {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close() {
      socket.close(1000);
    },
    get behind() {
      return socket.bufferedAmount > behindFrom;
    },
  };
}

const textOf = (data: RawData): string =>
  (Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString(
    'utf8',
  );
