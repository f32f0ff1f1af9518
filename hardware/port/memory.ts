import type { Port, PortFault, PortListener } from './port.ts';

/** Two ends of a cable in memory. Bytes written at one end arrive at the other, in order, before `write` is done. */
export interface MemoryPair {
  readonly host: Port;
  readonly reader: Port;
  /** Both ends are gone until `plug`; whoever had one open is told. */
  unplug(): void;
  plug(): void;
  /** Another program holds the host's end: it cannot be opened until given back. */
  take(): void;
  giveBack(): void;
}

type Delivery = () => void;

/** Deliveries that arise during a delivery wait their turn, so that nobody is called while still busy. */
function trampoline(): (delivery: Delivery) => void {
  const waiting: Delivery[] = [];
  let busy = false;
  return (delivery) => {
    waiting.push(delivery);
    if (busy) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    } finally {
      busy = false;
    }
  };
}

interface End {
  readonly path: string;
  listener: PortListener | undefined;
}

export function memoryPair(path: string): MemoryPair {
  const deliver = trampoline();
  const host: End = { path, listener: undefined };
  const reader: End = { path: `${path}#reader`, listener: undefined };
  let plugged = true;
  let taken = false;

  function fault(end: End, code: PortFault['code'], detail: string): PortFault {
    return { code, path: end.path, detail };
  }

  function port(end: End, other: End): Port {
    return {
      path: end.path,
      open(listener) {
        if (!plugged) return Promise.resolve(fault(end, 'missing', 'no cable'));
        if (end.listener || (taken && end === host)) return Promise.resolve(fault(end, 'taken', 'in use'));
        end.listener = listener;
        return Promise.resolve(undefined);
      },
      write(bytes) {
        if (!end.listener) return Promise.resolve(fault(end, 'lost', 'not open'));
        const copy = bytes.slice();
        deliver(() => other.listener?.bytes(copy));
        return Promise.resolve(undefined);
      },
      close() {
        end.listener = undefined;
        return Promise.resolve();
      },
    };
  }

  function drop(end: End): void {
    const { listener } = end;
    end.listener = undefined;
    if (listener)
      deliver(() => {
        listener.closed(fault(end, 'lost', 'cable pulled'));
      });
  }

  return {
    host: port(host, reader),
    reader: port(reader, host),
    unplug() {
      plugged = false;
      drop(host);
      drop(reader);
    },
    plug() {
      plugged = true;
    },
    take() {
      taken = true;
    },
    giveBack() {
      taken = false;
    },
  };
}
