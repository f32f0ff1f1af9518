import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a data directory consists of. */
const ours =
  /^(sessions|backups|trash|captures|desktop|damaged|library\.db(-\w+)?|lock\.db(-\w+)?|bugs\.log(\.before)?)$/;

/**
 * Who else has an account on this computer sees neither hands nor bids, whatever the system gives away by itself.
 * Where somebody keeps other things beside ours, the folder itself stays as it is.
 */
export function closeToOthers(folder: string): void {
  const names = readdirSync(folder);
  if (names.every((name) => ours.test(name))) closeOne(folder);
  // The desktop's own folder is kept by its browser.
  for (const name of names) if (ours.test(name) && name !== 'desktop') closeAll(join(folder, name));
}

function closeAll(path: string): void {
  if (!closeOne(path)) return;
  for (const name of readdirSync(path)) closeAll(join(path, name));
}

/** Says whether it is a folder, whose content is to be closed too. Links lead elsewhere and are let be. */
function closeOne(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const isFolder = found?.isDirectory() === true;
  if (!found || !(isFolder || found.isFile())) return false;
  const mode = isFolder ? 0o700 : 0o600;
  if ((found.mode & 0o077) === 0) return isFolder;
  try {
    chmodSync(path, mode);
  } catch {
    // Another's file, or a disk that knows no owners: it is as open as that one wants it.
  }
  return isFolder;
}
