import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** A folder that goes with the test. */
export interface Folder {
  readonly path: string;
  remove(): void;
}

export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'quartermaster-'));
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A program that a test has started, with everything it has said. */
export class Program {
  readonly child: ChildProcess;
  readonly #ended: Promise<number | string>;
  readonly #waiting = new Set<() => void>();
  said = '';

  constructor(child: ChildProcess) {
    this.child = child;
    const hear = (part: Buffer) => {
      this.said += part.toString('utf8');
      for (const look of this.#waiting) look();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    this.#ended = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        resolve(code ?? signal ?? 1);
      });
    });
  }

  /** The first that matches of what it has said; fails with all of it if it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(this.said);
        if (!found) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      void this.#ended.then((code) => {
        reject(new Error(`ended with ${code} before it said ${String(pattern)}:\n${this.said}`));
      });
      look();
    });
  }

  ended(): Promise<number | string> {
    return this.#ended;
  }

  /** As Ctrl-C in a terminal does: to everyone of its group. */
  interrupt(): void {
    if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGINT');
  }

  async end(): Promise<void> {
    if (this.child.exitCode === null && this.child.pid !== undefined) {
      try {
        process.kill(-this.child.pid, 'SIGKILL');
      } catch {
        // Gone by itself meanwhile.
      }
    }
    await this.#ended;
  }
}

/** What `npm start` runs. Without a screen unless one is handed in. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  const script = ['src-main/launch.mjs', 'src-main/start.ts', ...args];
  const child = spawn(process.execPath, script, { cwd: root, detached: true, env: { ...rest, ...env } });
  return new Program(child);
}

/** What stands behind the one link that it prints. */
export async function passOf(program: Program): Promise<string> {
  const [, pass = ''] = await program.says(/start, once +http:\S+\/#([\w-]+)\n/);
  return pass;
}

export async function portOf(program: Program): Promise<number> {
  const [, port] = await program.says(/http:\/\/127\.0\.0\.1:(\d+)\/table/);
  return Number(port);
}
