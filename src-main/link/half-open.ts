import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './addresses.ts';
import { busiest } from './crowd.ts';
import { plainAddress } from './names.ts';

const most = 256;
const mostFromOneNetwork = 64;

/**
 * Connections that are no page: they have not asked yet, or have been answered. Whoever opens hundreds and says
 * nothing would keep everybody else out until they time out. So there is a place for each that comes, and the one
 * that has been silent longest makes room, of the network that holds most.
 */
export class HalfOpen {
  /** By the network it came from; who was heard last stands last. */
  readonly #sockets = new Map<Socket, string>();
  readonly #onCut: (network: string) => void;

  constructor(onCut: (network: string) => void) {
    this.#onCut = onCut;
  }

  attend(server: Server): void {
    server.on('connection', (socket) => {
      this.#come(socket);
    });
    server.on('request', ({ socket }) => {
      this.#heard(socket);
    });
    server.on('upgrade', (_request, socket) => {
      this.#sockets.delete(socket as Socket);
    });
  }

  #come(socket: Socket): void {
    const network = networkOf(plainAddress(socket.remoteAddress));
    this.#sockets.set(socket, network);
    socket.once('close', () => this.#sockets.delete(socket));
    const own = [...this.#sockets].filter(([, each]) => each === network);
    if (own.length > mostFromOneNetwork) this.#cut(network);
    else if (this.#sockets.size > most) this.#cut(busiest([...this.#sockets.values()]) ?? network);
  }

  #heard(socket: Socket): void {
    const network = this.#sockets.get(socket);
    if (network === undefined) return;
    this.#sockets.delete(socket);
    this.#sockets.set(socket, network);
  }

  #cut(network: string): void {
    const [silent] = [...this.#sockets].find(([, each]) => each === network) ?? [];
    if (!silent) return;
    this.#sockets.delete(silent);
    silent.destroy();
    this.#onCut(network);
  }
}
