import type { SerialPort } from 'serialport';
import type { LineSettings, Port, PortFault, PortFaultCode, PortListener } from './port.ts';
import { isPseudo } from './pseudo.ts';
import { sharersOf } from './sharers.ts';

/** What the systems say when a port does not open; Windows knows no other word for "in use" than denied. */
const sayings: readonly { readonly words: RegExp; readonly code: PortFaultCode }[] = [
  { words: /cannot lock|resource busy|temporarily unavailable|access denied/i, code: 'taken' },
  { words: /permission denied|operation not permitted/i, code: 'no-permission' },
  {
    words: /no such (file|device)|not configured|file not found|not a tty|inappropriate ioctl/i,
    code: 'missing',
  },
  { words: /disconnected|bad file descriptor|input\/output error|not open|EIO|ENXIO|EBADF/i, code: 'lost' },
];

export function serialFault(path: string, error: unknown): PortFault {
  const detail = error instanceof Error ? error.message : String(error);
  const saying = sayings.find(({ words }) => words.test(detail));
  return { code: saying?.code ?? 'unknown', path, detail };
}

/**
 * Unplugged at the very moment of reading, a port reads as empty without end and the library does not notice. So
 * the state of its wires is asked for this often, in milliseconds; these words say that there are none any more.
 */
const pulse = 500;
const wiresAreGone = /input\/output error|no such device|not configured|bad file descriptor/i;

/** The library has a binary part; it is loaded with the first port, so that all else runs without it. */
async function load(): Promise<typeof SerialPort> {
  const library = await import('serialport');
  return library.SerialPort;
}

async function opened(path: string, line: LineSettings): Promise<SerialPort> {
  const Library = await load();
  const { baudRate, dataBits = 8, parity = 'none', stopBits = 1 } = line;
  const settings = { path, baudRate, dataBits, parity, stopBits, lock: true, autoOpen: false };
  // Dropping DTR on closing resets Arduino-like readers, which would then forget what they hold.
  const port = new Library({ ...settings, hupcl: false });
  await new Promise<void>((resolve, reject) => {
    port.open((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return port;
}

/** A port of this machine: USB bridge, RS232, or one end of a pty pair. */
export class SerialLine implements Port {
  readonly path: string;
  readonly #line: LineSettings;
  #port: SerialPort | undefined;

  constructor(path: string, line: LineSettings) {
    this.path = path;
    this.#line = line;
  }

  async open(listener: PortListener): Promise<PortFault | undefined> {
    try {
      const port = await opened(this.path, this.#line);
      this.#port = port;
      this.#listen(port, listener);
      return undefined;
    } catch (error) {
      const fault = serialFault(this.path, error);
      // A socket without hardware behind it opens with an input/output error: nothing was there to be lost.
      return fault.code === 'lost' ? { ...fault, code: 'missing' } : fault;
    }
  }

  async write(bytes: Uint8Array): Promise<PortFault | undefined> {
    const port = this.#port;
    if (!port?.isOpen) return { code: 'lost', path: this.path, detail: 'not open' };
    return new Promise((resolve) => {
      port.write(Buffer.from(bytes), (error) => {
        resolve(error ? serialFault(this.path, error) : undefined);
      });
    });
  }

  async close(): Promise<void> {
    const port = this.#port;
    this.#port = undefined;
    if (!port?.isOpen) return;
    // Not open any more is what was wanted.
    await new Promise<void>((resolve) => {
      port.close(() => {
        resolve();
      });
    });
  }

  /** A pseudo-terminal is always open at the program that made it. */
  async sharedWith(): Promise<readonly string[]> {
    return isPseudo(this.path) ? [] : sharersOf(this.path);
  }

  #listen(port: SerialPort, listener: PortListener): void {
    port.on('data', (chunk: Buffer) => {
      if (this.#port === port) listener.bytes(Uint8Array.from(chunk));
    });
    // An error on an open port is followed by its close, which tells the listener.
    port.on('error', () => undefined);
    port.on('close', (error?: Error | null) => {
      this.#end(port, listener, error);
    });
    const timer = setInterval(() => {
      if (this.#port === port) this.#feelPulse(port, listener);
      else clearInterval(timer);
    }, pulse).unref();
  }

  #feelPulse(port: SerialPort, listener: PortListener): void {
    port.get((error) => {
      if (!error || !wiresAreGone.test(error.message)) return;
      this.#end(port, listener, error);
      if (port.isOpen) port.close();
    });
  }

  #end(port: SerialPort, listener: PortListener, error: Error | null | undefined): void {
    if (this.#port !== port) return;
    this.#port = undefined;
    const { path } = this;
    const fault = error ? serialFault(path, error) : { path, detail: 'closed' };
    listener.closed({ ...fault, code: 'lost' });
  }
}
