import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { rankAddresses, type Address } from './addresses.ts';
import { wallClock, type Clock } from './clock.ts';
import type { Wire, Connection } from './connection.ts';
import type { DeviceStore } from './device-store.ts';
import type { Arrival } from './door.ts';
import type { Host } from './host.ts';
import { Hub } from './hub.ts';
import { Requests, type Inlet } from './requests.ts';
import type { Reach } from './room.ts';
import { Sockets } from './sockets.ts';
import { staticFiles } from './static-files.ts';

export const usualPort = 4747;

export interface LinkOptions {
  readonly host: Host;
  readonly store: DeviceStore;
  /** The folder of the built displays. */
  readonly displays: string;
  /** Undefined: the usual one, or the next that is free. 0: any. */
  readonly port?: number;
  readonly trustLoopback: boolean;
  /** Names beside its addresses by which this computer may be asked for. */
  readonly names?: readonly string[];
  /** Takes what dice apps report. */
  readonly inlet?: Inlet;
  readonly clock?: Clock;
  readonly addresses?: () => readonly Address[];
  readonly onBug?: (error: unknown) => void;
}

export interface Link {
  readonly hub: Hub;
  readonly port: number;
  /** For pages that come by another wire than a socket. */
  connect(wire: Wire, arrival: Arrival): Connection | undefined;
  close(): Promise<void>;
}

const everywhere = '0.0.0.0';
const here = '127.0.0.1';

/** The one small server that every screen but the desktop's own windows is fed by. */
export async function openLink(options: LinkOptions): Promise<Link> {
  const { host, store, displays, trustLoopback, names = [], inlet, clock = wallClock } = options;
  const onBug = options.onBug ?? (() => undefined);
  const ranked = options.addresses ?? (() => rankAddresses(networkInterfaces()));
  const door = new Doorway(ranked);
  const hub = new Hub({ host, store, reach: door, clock, trustLoopback, onBug });
  const requests = new Requests({ hub, files: staticFiles(displays), names, inlet });
  const sockets = new Sockets(hub, requests);
  door.serveWith(() => serverOf(requests, sockets, onBug));
  door.beforeNarrowing = () => {
    hub.shutOut('shut');
  };
  await door.listenFirst(options.port);
  return {
    hub,
    get port() {
      return door.port;
    },
    connect: (wire, arrival) => hub.connect(wire, arrival),
    async close() {
      hub.close();
      sockets.close();
      await door.close();
    },
  };
}

function serverOf(requests: Requests, sockets: Sockets, onBug: (error: unknown) => void): Server {
  const server = createServer({
    maxHeaderSize: 8 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxConnections = 400;
  server.on('request', (request, response) => {
    requests.answer(request, response).catch((error: unknown) => {
      // A request that breaks off is the other end's affair.
      if (!request.destroyed) onBug(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(request.destroyed ? 400 : 500).end();
    });
  });
  server.on('upgrade', (request, stream, head) => {
    sockets.upgrade(request, stream, head);
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}

/** What we listen on: this machine alone until others are let in. Pages that are connected stay so. */
class Doorway implements Reach {
  readonly #ranked: () => readonly Address[];
  #make: () => Server = () => createServer();
  #server: Server | undefined;
  #address = here;
  #port = 0;
  beforeNarrowing: () => void = () => undefined;

  constructor(ranked: () => readonly Address[]) {
    this.#ranked = ranked;
  }

  get open(): boolean {
    return this.#address === everywhere;
  }

  get port(): number {
    return this.#port;
  }

  addresses(): readonly Address[] {
    return this.#ranked();
  }

  serveWith(make: () => Server): void {
    this.#make = make;
  }

  /** A port that was asked for must be free; of the usual ones any will do. */
  async listenFirst(port: number | undefined): Promise<void> {
    const usual = Array.from({ length: 10 }, (_, at) => usualPort + at);
    const candidates = port === undefined ? [...usual, 0] : [port];
    for (const candidate of candidates) {
      const fault = await this.#listen(here, candidate);
      if (fault === undefined) return;
      if (candidate === candidates.at(-1)) throw new PortTaken(candidate, fault);
    }
  }

  async widen(): Promise<string | undefined> {
    if (this.open) return undefined;
    const fault = await this.#listen(everywhere, this.#port);
    if (fault !== undefined) await this.#listen(here, this.#port);
    return fault;
  }

  async narrow(): Promise<void> {
    if (!this.open) return;
    this.beforeNarrowing();
    await this.#listen(here, this.#port);
  }

  close(): Promise<void> {
    this.#server?.closeAllConnections();
    return new Promise((resolve) => {
      if (this.#server) this.#server.close(() => void resolve());
      else resolve();
    });
  }

  /** A machine's own address and every address cannot be listened on at once, so the old server goes first. */
  async #listen(address: string, port: number): Promise<string | undefined> {
    this.#server?.close();
    this.#server?.closeIdleConnections();
    const server = this.#make();
    const fault = await listening(server, address, port);
    if (fault !== undefined) return fault;
    this.#server = server;
    this.#address = address;
    const bound = server.address();
    this.#port = bound !== null && typeof bound === 'object' ? bound.port : port;
    return undefined;
  }
}

function listening(server: Server, address: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => void resolve(error.code ?? error.message);
    server.once('error', failed);
    server.listen(port, address, () => {
      server.off('error', failed);
      server.on('error', () => undefined);
      resolve(undefined);
    });
  });
}

/** Nothing to be mended here: another program has the port. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number, fault: string) {
    super(`port ${port} cannot be listened on: ${fault}`);
    this.port = port;
  }
}
