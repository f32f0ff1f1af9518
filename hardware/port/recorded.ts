import type { Clock, Port, PortFault, PortListener } from './port.ts';

/** Bytes as they once came, so many milliseconds after the first opening. */
export interface RecordedPiece {
  readonly after: number;
  readonly bytes: Uint8Array;
}

export interface RecordedOptions {
  readonly pieces: readonly RecordedPiece[];
  readonly clock: Clock;
  /** 1 plays as it was, 50 plays fifty times as fast. */
  readonly speed?: number;
}

/** Plays a recording once, from its first opening on; what is written to it is taken and forgotten. */
export class RecordedLine implements Port {
  readonly path: string;
  readonly #clock: Clock;
  readonly #speed: number;
  readonly #pieces: readonly RecordedPiece[];
  #next = 0;
  #startedAt: number | undefined;
  #listener: PortListener | undefined;
  #cancel: () => void = () => undefined;

  constructor(path: string, { pieces, clock, speed = 1 }: RecordedOptions) {
    this.path = path;
    this.#pieces = [...pieces].sort((a, b) => a.after - b.after);
    this.#clock = clock;
    this.#speed = speed;
  }

  open(listener: PortListener): Promise<PortFault | undefined> {
    if (this.#listener) return Promise.resolve({ code: 'taken', path: this.path, detail: 'in use' });
    this.#startedAt ??= this.#clock.now();
    this.#listener = listener;
    this.#await();
    return Promise.resolve(undefined);
  }

  write(): Promise<PortFault | undefined> {
    if (this.#listener) return Promise.resolve(undefined);
    return Promise.resolve({ code: 'lost', path: this.path, detail: 'not open' });
  }

  close(): Promise<void> {
    this.#cancel();
    this.#listener = undefined;
    return Promise.resolve();
  }

  #await(): void {
    const piece = this.#pieces[this.#next];
    if (!piece) return;
    const due = (this.#startedAt ?? 0) + piece.after / this.#speed;
    this.#cancel = this.#clock.after(Math.max(0, due - this.#clock.now()), () => {
      this.#next += 1;
      this.#listener?.bytes(piece.bytes);
      if (this.#listener) this.#await();
    });
  }
}
