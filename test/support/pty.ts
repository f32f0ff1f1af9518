import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two serial ports of the system, joined by a cable: what goes in at one comes out at the other. */
export interface PtyPair {
  readonly host: string;
  readonly reader: string;
  /** Both ports are gone from the system. */
  unplug(): Promise<void>;
  /** They are there again, under the same names. */
  plug(): Promise<void>;
  remove(): Promise<void>;
}

const ready = /starting data transfer loop/;

function startSocat(host: string, reader: string): Promise<ChildProcess> {
  const socat = spawn('socat', ['-d', '-d', `PTY,link=${host},rawer`, `PTY,link=${reader},rawer`]);
  return new Promise((resolve, reject) => {
    let said = '';
    socat.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (ready.test(said)) resolve(socat);
    });
    socat.once('error', reject);
    socat.once('exit', () => {
      reject(new Error(said));
    });
  });
}

function ended(socat: ChildProcess): Promise<void> {
  if (socat.exitCode !== null || socat.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    socat.once('exit', () => {
      resolve();
    });
    socat.kill();
  });
}

/** Made by socat, which has to be installed. */
export async function ptyPair(): Promise<PtyPair> {
  const folder = mkdtempSync(join(tmpdir(), 'pty-'));
  const host = join(folder, 'host');
  const reader = join(folder, 'reader');
  let socat = await startSocat(host, reader);
  return {
    host,
    reader,
    unplug: () => ended(socat),
    async plug() {
      socat = await startSocat(host, reader);
    },
    async remove() {
      await ended(socat);
      rmSync(folder, { recursive: true });
    },
  };
}
