import type { Port, PortFault } from '../port/port.ts';

/** Where a played reader is plugged in, and where the host finds it. */
export interface Outlet {
  /** The host's end. */
  readonly port: Port;
  /** The reader's end is there from now on; what the host writes is heard. */
  plug(hear: (bytes: Uint8Array) => void): Promise<PortFault | undefined>;
  /** The host's end is gone, as when the cable is pulled. */
  unplug(): Promise<void>;
  send(bytes: Uint8Array): void;
}
