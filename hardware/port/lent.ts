import type { Port, PortFault, PortListener } from './port.ts';

/**
 * A port that can pass from one who listens to the next without being closed: opening it again might restart what
 * hangs on it, and what comes meanwhile would be lost.
 */
export class LentPort implements Port {
  readonly path: string;
  readonly #port: Port;
  #listener: PortListener | undefined;
  /** What has come while it was passed on. */
  #kept: { readonly chunks: Uint8Array[]; fault?: PortFault | 'closed'; isLetGo: boolean } | undefined;

  constructor(port: Port) {
    this.path = port.path;
    this.#port = port;
  }

  /** The next closing is that of whoever listens now, and not the port's. */
  passOn(): void {
    if (!this.#listener) return;
    this.#listener = undefined;
    this.#kept = { chunks: [], isLetGo: false };
  }

  open(listener: PortListener): Promise<PortFault | undefined> {
    this.#listener = listener;
    const kept = this.#kept;
    this.#kept = undefined;
    if (!kept) return this.#open();
    for (const chunk of kept.chunks) listener.bytes(chunk);
    if (kept.fault === undefined) return Promise.resolve(undefined);
    return kept.fault === 'closed' ? this.#open() : Promise.resolve(kept.fault);
  }

  write(bytes: Uint8Array): Promise<PortFault | undefined> {
    return this.#port.write(bytes);
  }

  async close(): Promise<void> {
    if (this.#kept && !this.#kept.isLetGo) {
      this.#kept.isLetGo = true;
      return;
    }
    this.#kept = undefined;
    this.#listener = undefined;
    await this.#port.close();
  }

  async sharedWith(): Promise<readonly string[]> {
    return (await this.#port.sharedWith?.()) ?? [];
  }

  async #open(): Promise<PortFault | undefined> {
    const fault = await this.#port.open({
      bytes: (chunk) => {
        if (this.#kept) this.#kept.chunks.push(chunk);
        else this.#listener?.bytes(chunk);
      },
      closed: (fault) => {
        if (this.#kept) this.#kept.fault = fault ?? 'closed';
        const listener = this.#listener;
        this.#listener = undefined;
        listener?.closed(fault);
      },
    });
    if (fault) this.#listener = undefined;
    return fault;
  }
}
