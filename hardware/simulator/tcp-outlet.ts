import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { PortFault } from '../port/port.ts';
import { TcpLine, tcpFault } from '../port/tcp.ts';
import type { Outlet } from './outlet.ts';

/** A network reader on this machine: serves one host at a time, as serial bridges do. */
export class TcpOutlet implements Outlet {
  readonly #port: number;
  #server: Server | undefined;
  #socket: Socket | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Without a port the system gives one, which stays the same however often the reader is unplugged. */
  static async at(port = 0): Promise<TcpOutlet | PortFault> {
    const server = createServer();
    const fault = await listening(server, port);
    if (fault) return fault;
    // A listening TCP server has an address of this shape.
    const outlet = new TcpOutlet((server.address() as AddressInfo).port);
    await closed(server);
    return outlet;
  }

  get port(): TcpLine {
    return new TcpLine(`tcp://127.0.0.1:${String(this.#port)}`, { host: '127.0.0.1', port: this.#port });
  }

  async plug(hear: (bytes: Uint8Array) => void): Promise<PortFault | undefined> {
    const server = createServer((socket) => {
      this.#welcome(socket, hear);
    });
    const fault = await listening(server, this.#port);
    if (!fault) this.#server = server;
    return fault;
  }

  async unplug(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    this.#socket?.destroy();
    if (server) await closed(server);
  }

  send(bytes: Uint8Array): void {
    this.#socket?.write(bytes);
  }

  #welcome(socket: Socket, hear: (bytes: Uint8Array) => void): void {
    if (this.#socket) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      hear(Uint8Array.from(chunk));
    });
    // A host that vanishes is no fault of a reader's; its close follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = undefined;
    });
  }
}

function listening(server: Server, port: number): Promise<PortFault | undefined> {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      resolve(tcpFault(`tcp://127.0.0.1:${String(port)}`, error));
    });
    server.listen(port, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
