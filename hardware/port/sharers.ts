import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

async function holds(files: string, device: string): Promise<boolean> {
  for (const name of await namesIn(files)) {
    const file = await readlink(join(files, name)).catch(() => '');
    if (file === device) return true;
  }
  return false;
}

/**
 * The programs beside this one that have a port open, by name and number. The lock keeps out whoever comes later, but
 * not whoever was there before: then each byte goes to the one or to the other. Linux tells it, of the programs that
 * this user may look at; elsewhere nobody is found.
 */
export async function sharersOf(path: string, processes = '/proc'): Promise<readonly string[]> {
  const device = await realpath(path).catch(() => path);
  const found: string[] = [];
  for (const id of await namesIn(processes)) {
    if (!/^\d+$/.test(id) || id === String(process.pid)) continue;
    if (!(await holds(join(processes, id, 'fd'), device))) continue;
    const name = await readFile(join(processes, id, 'comm'), 'utf8').catch(() => '');
    found.push(`${name.trim() || '?'} (${id})`);
  }
  return found;
}
