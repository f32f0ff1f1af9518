import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const programs: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};
const program = programs[process.platform] ?? 'electron';

export interface Patience {
  /** So long nothing may arrive. */
  readonly stallAfter: number;
  /** So long it may take in all. */
  readonly atMost: number;
}

const patience: Patience = { stallAfter: 15_000, atMost: 10 * 60_000 };

/** Electron's folder in node_modules; it is a tool of development and may be left out. */
function electronFolder(root: string): string | undefined {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}

/** Where Electron's program is, if it is there. */
export function findElectron(root: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folder = env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder(root) ?? root, 'dist');
  const path = join(folder, program);
  return existsSync(path) ? path : undefined;
}

/** Fetches it once, as long as something keeps arriving: half a network must not hold up an evening. */
export async function fetchElectron(root: string, wait: Patience = patience): Promise<string | undefined> {
  const folder = electronFolder(root);
  if (folder === undefined) return undefined;
  const arriving = mkdtempSync(join(tmpdir(), 'quartermaster-electron-'));
  const places = [arriving, join(folder, 'dist')];
  await install(join(folder, 'install.js'), arriving, () => bytesIn(places), wait);
  rmSync(arriving, { recursive: true, force: true });
  return findElectron(root, {});
}

/** Runs the installer and ends it when nothing more arrives. */
export function install(
  script: string,
  temporary: string,
  arrived: () => number,
  { stallAfter, atMost }: Patience,
): Promise<void> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
    const child = spawn(process.execPath, [script], { env, stdio: 'ignore' });
    const began = Date.now();
    let last = { bytes: arrived(), at: began };
    const watching = setInterval(
      () => {
        const now = Date.now();
        const bytes = arrived();
        if (bytes !== last.bytes) last = { bytes, at: now };
        if (now - last.at > stallAfter || now - began > atMost) child.kill('SIGKILL');
      },
      Math.min(500, stallAfter / 2),
    );
    const over = () => {
      clearInterval(watching);
      resolve();
    };
    child.on('error', over);
    child.on('close', over);
  });
}

function bytesIn(places: readonly string[]): number {
  return places.filter(existsSync).reduce((sum, place) => {
    const files = readdirSync(place, { withFileTypes: true, recursive: true }).filter((each) =>
      each.isFile(),
    );
    return files.reduce((bytes, { parentPath, name }) => {
      return bytes + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0);
    }, sum);
  }, 0);
}
