import { type Socket, createConnection } from 'node:net';
import type { Port, PortFault, PortFaultCode, PortListener } from './port.ts';

export interface TcpAddress {
  readonly host: string;
  readonly port: number;
}

const address = /^tcp:\/\/(\[[0-9A-Fa-f:.]+\]|[^:/[\]]+):(\d{1,5})\/?$/;
const highestPort = 65_535;

/** Reads `tcp://host:port`; an IPv6 host stands in brackets. */
export function parseTcpAddress(path: string): TcpAddress | undefined {
  const [, host, digits] = address.exec(path) ?? [];
  const port = Number(digits);
  if (host === undefined || port < 1 || port > highestPort) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port };
}

const codes: ReadonlyMap<string, PortFaultCode> = new Map([
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'missing'],
  ['EAI_AGAIN', 'missing'],
  ['EHOSTUNREACH', 'missing'],
  ['ENETUNREACH', 'missing'],
  ['ETIMEDOUT', 'missing'],
  ['ECONNRESET', 'lost'],
  ['EPIPE', 'lost'],
]);

export function tcpFault(path: string, error: NodeJS.ErrnoException): PortFault {
  return { code: codes.get(error.code ?? '') ?? 'unknown', path, detail: error.message };
}

/** A reader whose power is cut sends no goodbye; the system asks after it this often, in milliseconds. */
const keepAliveAfter = 5_000;

/** Left to itself, the system waits for minutes for a computer that is switched off. */
const connectWithin = 4_000;

/** A serial reader behind a network: a bridge or a little computer that hands its bytes on. */
export class TcpLine implements Port {
  readonly path: string;
  readonly #address: TcpAddress;
  #socket: Socket | undefined;

  constructor(path: string, to: TcpAddress) {
    this.path = path;
    this.#address = to;
  }

  open(listener: PortListener): Promise<PortFault | undefined> {
    const socket = createConnection({ ...this.#address, noDelay: true });
    this.#socket = socket;
    socket.setKeepAlive(true, keepAliveAfter);
    return new Promise((resolve) => {
      let fault: PortFault | undefined;
      let isConnected = false;
      socket.setTimeout(connectWithin, () => {
        fault = { code: 'missing', path: this.path, detail: 'no answer' };
        socket.destroy();
      });
      socket.on('connect', () => {
        isConnected = true;
        socket.setTimeout(0);
        resolve(undefined);
      });
      socket.on('data', (chunk) => {
        if (this.#socket === socket) listener.bytes(Uint8Array.from(chunk));
      });
      socket.on('error', (error) => {
        fault = tcpFault(this.path, error);
      });
      socket.on('close', () => {
        const ended = fault ?? { code: 'lost' as const, path: this.path, detail: 'closed by the other side' };
        resolve(ended);
        if (!isConnected || this.#socket !== socket) return;
        this.#socket = undefined;
        listener.closed(ended);
      });
    });
  }

  write(bytes: Uint8Array): Promise<PortFault | undefined> {
    const socket = this.#socket;
    if (!socket?.writable) return Promise.resolve({ code: 'lost', path: this.path, detail: 'not open' });
    return new Promise((resolve) => {
      socket.write(bytes, (error) => {
        resolve(error ? tcpFault(this.path, error) : undefined);
      });
    });
  }

  close(): Promise<void> {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket || socket.destroyed) return Promise.resolve();
    return new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
      });
      socket.destroy();
    });
  }
}
