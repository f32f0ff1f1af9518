import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { rankAddresses, type Address } from './addresses.ts';
import { wallClock, type AlarmClock } from './clock.ts';
import type { Wire, Connection } from './connection.ts';
import type { DeviceStore, Settings } from './device-store.ts';
import type { Arrival } from './door.ts';
import { Doorway } from './doorway.ts';
import type { Host } from './host.ts';
import { HalfOpen } from './half-open.ts';
import { createServer } from './http.ts';
import { Hub, type LinkStands } from './hub.ts';
import { Requests, type Inlet } from './requests.ts';
import { Sockets } from './sockets.ts';
import { staticFiles } from './static-files.ts';

export interface LinkOptions {
  readonly host: Host;
  readonly store: DeviceStore;
  /** Where it is kept over a restart which address was chosen. */
  readonly settings?: Settings;
  /** The folder of the built displays. */
  readonly displays: string;
  /** Undefined: the usual one, or the next that is free. 0: any. */
  readonly port?: number;
  readonly linkStands: LinkStands;
  /** Names beside its addresses by which this computer may be asked for. */
  readonly names?: readonly string[];
  /** Takes what dice apps report. */
  readonly inlet?: Inlet;
  readonly clock?: AlarmClock;
  readonly addresses?: () => readonly Address[];
  readonly onBug?: (error: unknown) => void;
}

export interface Link {
  readonly hub: Hub;
  readonly port: number;
  /** For pages that come by another wire than a socket. */
  connect(wire: Wire, arrival: Arrival): Connection;
  close(): Promise<void>;
}

/** The one small server that every screen but the desktop's own windows is fed by. */
export async function openLink(options: LinkOptions): Promise<Link> {
  const { host, store, settings, displays, linkStands, names = [], inlet, clock = wallClock } = options;
  const onBug = options.onBug ?? (() => undefined);
  const ranked = options.addresses ?? (() => rankAddresses(networkInterfaces()));
  const door = new Doorway(ranked);
  const hub = new Hub({ host, store, settings, reach: door, clock, linkStands, onBug });
  const requests = new Requests({ hub, files: staticFiles(displays), names, inlet });
  const sockets = new Sockets(hub, requests);
  const halfOpen = new HalfOpen((network) => {
    hub.refusals.add(network, 'half-open');
  });
  door.serveWith(() => {
    const server = serverOf(requests, sockets, onBug);
    halfOpen.attend(server);
    return server;
  });
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
  // Whoever takes an answer so slowly does not want it.
  server.timeout = 30_000;
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
