import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Address } from './addresses.ts';
import { createServer } from './http.ts';
import type { Reach } from './room.ts';

const usualPort = 4747;

/** By version 4, which has to be had, and by version 6 where this computer has it. */
const ways = { here: ['127.0.0.1', '::1'], everywhere: ['0.0.0.0', '::'] } as const;
type Way = keyof typeof ways;

/** What we listen on: this machine alone until others are let in. Pages that are connected stay so. */
export class Doorway implements Reach {
  readonly #ranked: () => readonly Address[];
  #make: () => Server = () => createServer();
  #servers: readonly Server[] = [];
  #way: Way = 'here';
  #port = 0;
  beforeNarrowing: () => void = () => undefined;

  constructor(ranked: () => readonly Address[]) {
    this.#ranked = ranked;
  }

  get open(): boolean {
    return this.#way === 'everywhere';
  }

  get port(): number {
    return this.#port;
  }

  /** Those that we can be reached by: none of version 6 where we could not listen on it. */
  addresses(): readonly Address[] {
    const hasSix = this.#servers.length > 1;
    return this.#ranked().filter(({ address }) => hasSix || !isIPv6(address));
  }

  serveWith(make: () => Server): void {
    this.#make = make;
  }

  /** A port that was asked for must be free; of the usual ones any will do. */
  async listenFirst(port: number | undefined): Promise<void> {
    const usual = Array.from({ length: 10 }, (_, at) => usualPort + at);
    const candidates = port === undefined ? [...usual, 0] : [port];
    for (const candidate of candidates) {
      const fault = await this.#listen('here', candidate);
      if (fault === undefined) return;
      if (candidate === candidates.at(-1)) throw new PortTaken(candidate, fault);
    }
  }

  async widen(): Promise<string | undefined> {
    if (this.open) return undefined;
    const fault = await this.#listen('everywhere', this.#port);
    if (fault !== undefined) await this.#listen('here', this.#port);
    return fault;
  }

  async narrow(): Promise<void> {
    if (!this.open) return;
    this.beforeNarrowing();
    await this.#listen('here', this.#port);
  }

  async close(): Promise<void> {
    const closing = this.#servers.map((server) => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => void resolve()));
    });
    await Promise.all(closing);
  }

  /** A machine's own address and every address cannot be listened on at once, so the old servers go first. */
  async #listen(way: Way, port: number): Promise<string | undefined> {
    for (const old of this.#servers) {
      old.close();
      old.closeIdleConnections();
    }
    const [four, six] = ways[way];
    const server = this.#make();
    const fault = await listening(server, four, port);
    if (fault !== undefined) return fault;
    const bound = server.address();
    this.#port = bound !== null && typeof bound === 'object' ? bound.port : port;
    this.#way = way;
    const second = this.#make();
    const hasSix = (await listening(second, six, this.#port)) === undefined;
    this.#servers = hasSix ? [server, second] : [server];
    return undefined;
  }
}

function listening(server: Server, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => void resolve(error.code ?? error.message);
    server.once('error', failed);
    server.listen({ host, port, ipv6Only: true }, () => {
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
