/** Why a port cannot be used, in a word that the catalogue turns into advice for each system. */
export const portFaults = ['missing', 'taken', 'no-permission', 'lost', 'refused', 'unknown'] as const;
export type PortFaultCode = (typeof portFaults)[number];

export interface PortFault {
  readonly code: PortFaultCode;
  readonly path: string;
  /** The system's own words, for the log and the test bench. */
  readonly detail: string;
}

export interface PortListener {
  bytes(chunk: Uint8Array): void;
  /** The port is gone: unplugged, hung up, closed by the other side. Called once per opening. */
  closed(fault?: PortFault): void;
}

/** A two-sided byte pipe. Serial port, TCP connection, recording and simulated reader are interchangeable. */
export interface Port {
  readonly path: string;
  open(listener: PortListener): Promise<PortFault | undefined>;
  /** Resolves when the bytes are handed to the system; a fault says why they are not. */
  write(bytes: Uint8Array): Promise<PortFault | undefined>;
  close(): Promise<void>;
  /** Other programs that have it open as well, for ports where that can be. */
  sharedWith?(): Promise<readonly string[]>;
}

export interface LineSettings {
  readonly baudRate: number;
  readonly dataBits?: 7 | 8;
  readonly parity?: 'none' | 'even' | 'odd';
  readonly stopBits?: 1 | 2;
}

/** The clock as readers see it: moved by hand in tests. */
export interface AlarmClock {
  now(): number;
  /** Calls back once after the given milliseconds; the returned function takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}
