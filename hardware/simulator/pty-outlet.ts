import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { LineSettings, PortFault } from '../port/port.ts';
import { SerialLine } from '../port/serial.ts';
import type { Outlet } from './outlet.ts';

/** What socat says at this verbosity when both its ends are there. */
const ready = /starting data transfer loop/;

/** A serial port that the system itself takes for one: a pseudo-terminal made by socat, which must be installed. */
export class PtyOutlet implements Outlet {
  readonly port: SerialLine;
  readonly #path: string;
  #socat: ChildProcessWithoutNullStreams | undefined;

  constructor(path: string, line: LineSettings) {
    this.#path = path;
    this.port = new SerialLine(path, line);
  }

  plug(hear: (bytes: Uint8Array) => void): Promise<PortFault | undefined> {
    const socat = spawn('socat', ['-d', '-d', `PTY,link=${this.#path},rawer`, 'STDIO']);
    this.#socat = socat;
    socat.stdout.on('data', (chunk: Buffer) => {
      if (this.#socat === socat) hear(Uint8Array.from(chunk));
    });
    // Written to after it was ended, it is as deaf as an unplugged port.
    socat.stdin.on('error', () => undefined);
    return new Promise((resolve) => {
      let said = '';
      socat.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-500);
        if (ready.test(said)) resolve(undefined);
      });
      socat.once('error', (error) => {
        resolve({ code: 'missing', path: 'socat', detail: error.message });
      });
      socat.once('exit', () => {
        resolve({ code: 'unknown', path: this.#path, detail: said.trim() });
      });
    });
  }

  async unplug(): Promise<void> {
    const socat = this.#socat;
    this.#socat = undefined;
    if (!socat || socat.exitCode !== null || socat.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      socat.once('exit', () => {
        resolve();
      });
      socat.kill();
    });
  }

  send(bytes: Uint8Array): void {
    this.#socat?.stdin.write(bytes);
  }
}
