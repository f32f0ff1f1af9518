import type { Port, PortFault, PortListener } from '../port/port.ts';
import type { What } from './moment.ts';

/** Takes down what happens; whoever makes it knows the time. */
export interface Sink {
  take(port: string, what: What): void;
}

/** The same port; everything that passes through it is taken down as well. */
export function recordPort(port: Port, sink: Sink): Port {
  return new RecordedPort(port, sink);
}

class RecordedPort implements Port {
  readonly path: string;
  readonly #port: Port;
  readonly #sink: Sink;
  #isOpen = false;

  constructor(port: Port, sink: Sink) {
    this.path = port.path;
    this.#port = port;
    this.#sink = sink;
  }

  async open(listener: PortListener): Promise<PortFault | undefined> {
    const fault = await this.#port.open({
      bytes: (chunk) => {
        this.#opened();
        this.#take({ kind: 'in', bytes: chunk });
        listener.bytes(chunk);
      },
      closed: (fault) => {
        this.#closed(fault);
        listener.closed(fault);
      },
    });
    if (!fault) this.#opened();
    return fault;
  }

  write(bytes: Uint8Array): Promise<PortFault | undefined> {
    if (this.#isOpen) this.#take({ kind: 'out', bytes });
    return this.#port.write(bytes);
  }

  close(): Promise<void> {
    this.#closed(undefined);
    return this.#port.close();
  }

  async sharedWith(): Promise<readonly string[]> {
    return (await this.#port.sharedWith?.()) ?? [];
  }

  /** The first bytes may come before the word that the port is open. */
  #opened(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#take({ kind: 'opened' });
  }

  #closed(fault: PortFault | undefined): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#take({ kind: 'closed', fault });
  }

  #take(what: What): void {
    this.#sink.take(this.path, what);
  }
}
