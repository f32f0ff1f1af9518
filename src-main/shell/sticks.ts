import { accessSync, constants, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Where each system puts what is plugged in. */
const places: Readonly<Partial<Record<NodeJS.Platform, () => readonly string[]>>> = {
  linux: () => ['/media', '/run/media'].flatMap((base) => foldersIn(join(base, userInfo().username))),
  darwin: () => foldersIn('/Volumes'),
  // A and B were floppies, C is the computer itself.
  win32: () => [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`),
};

/** Sticks and other disks that can be written to now. */
export const sticks = (): readonly string[] => (places[process.platform]?.() ?? []).filter(isWritable);

function foldersIn(base: string): readonly string[] {
  try {
    return readdirSync(base, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(base, name));
  } catch {
    return [];
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
