import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What the desktop says once its first window is there; until then it may still turn out not to run here. */
export const openWords = 'Quartermaster is open.';

/** What Chromium and the system's libraries write for their own makers. */
const noise =
  /^\[\d+:.*:(ERROR|WARNING|INFO|FATAL|VERBOSE\d*):|dbus|GLib|Gtk-|libva|Fontconfig|DevTools|^\s*$/;

const openWithin = 60_000;
/** It ends by itself within half a second; a computer with other work takes longer, and what is written then counts. */
const endWithin = 8000;

export interface Desktop {
  /** Whether its first window came. */
  readonly opened: Promise<boolean>;
  readonly ended: Promise<number>;
  /** Asks it to end, and ends it if it does not. */
  end(): void;
}

/** Starts the desktop in its own process and passes on what it says. */
export function startDesktop(
  program: string,
  args: readonly string[],
  root: string,
  say: (line: string) => void,
): Desktop {
  const child = spawn(program, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = endOf(child);
  const opened = new Promise<boolean>((resolve) => {
    const late = setTimeout(() => {
      resolve(false);
    }, openWithin);
    late.unref();
    void ended.then(() => {
      resolve(false);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === openWords) resolve(true);
      else say(line);
    });
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!noise.test(line)) say(line);
  });
  return {
    opened,
    ended,
    end() {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), endWithin).unref();
    },
  };
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => {
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
