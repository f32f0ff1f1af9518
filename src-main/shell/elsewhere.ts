import { accessSync, constants, readdirSync, statfsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { SavingPlace } from '../contract/link-parts.ts';
import type { CallRefusal } from '../link/handler.ts';
import type { DataDirectory } from '../log/data-directory.ts';
import type { LogFault } from '../log/entry.ts';
import { removeFile } from '../log/copy.ts';
import { attempt } from '../log/fault.ts';
import { extension, freeName } from '../log/places.ts';
import { saveElsewhere } from '../log/save-elsewhere.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { RunningTable } from '../session/running-table.ts';

/** Where systems put what is plugged in; each holds a folder for each disk, or one for each person first. */
const mounts = ['/media', '/run/media', '/mnt', '/Volumes'];
const drives = [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`);
const mostPlaces = 6;
const megabyte = 1024 * 1024;

/** Folders of this computer that can be written to, those with the most room first. */
export function savingPlaces(): readonly SavingPlace[] {
  const plugged =
    process.platform === 'win32'
      ? drives
      : mounts.flatMap((mount) => [mount, ...foldersIn(mount)]).flatMap(foldersIn);
  return [...new Set([homedir(), ...plugged])]
    .flatMap((path) => placeAt(path) ?? [])
    .sort((one, other) => other.megabytes - one.megabytes)
    .slice(0, mostPlaces);
}

function foldersIn(folder: string): readonly string[] {
  const read = attempt(() => readdirSync(folder, { withFileTypes: true }));
  return read.ok ? read.value.flatMap((one) => (one.isDirectory() ? [join(folder, one.name)] : [])) : [];
}

function placeAt(path: string): SavingPlace | undefined {
  const room = attempt(() => {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    return Math.floor((bavail * bsize) / megabyte);
  });
  return room.ok && room.value > 0 ? { path, megabytes: room.value } : undefined;
}

/**
 * The whole evening as a file of that folder, which is written from now on. What is told meanwhile is kept in memory
 * and comes behind it. Returns where the file lies; what is refused leaves everything as it was.
 */
export async function saveElsewhereFrom(
  table: RunningTable,
  file: string,
  folder: string,
): Promise<Result<string, CallRefusal>> {
  const { fault, since } = table.saving;
  if (!fault && since === undefined) return refuse({ code: 'all-saved' });
  if (!isFolder(folder)) return refuse({ code: 'no-such-folder', values: { folder } });
  table.goOnUnsaved();
  const before = table.log;
  const named = attempt(() => freeName(folder, file.slice(0, -extension.length)));
  if (!named.ok) return refuse(told(named.no));
  const saved = await saveElsewhere(before, named.value);
  if (!saved.ok) return refuse(told(saved.no));
  const still = table.trySaving(saved.value, named.value);
  if (still) {
    saved.value.close();
    attempt(() => removeFile(named.value));
    return refuse(told(still));
  }
  before.close();
  return accept(named.value);
}

/** The file of an evening that was saved elsewhere, until it lies where the others do; kept as long as that can be. */
export class SavedElsewhere {
  readonly #data: DataDirectory;
  #path: string | undefined;

  constructor(data: DataDirectory) {
    this.#data = data;
    const kept = data.library.settings.get(key);
    this.#path = typeof kept === 'string' ? kept : undefined;
  }

  get path(): string | null {
    return this.#path ?? null;
  }

  lies(path: string): void {
    this.#path = path;
    this.#data.library.settings.set(key, path);
  }

  /** As soon as its own disk has room again. */
  async bringBack(): Promise<void> {
    if (this.#path === undefined) return;
    const imported = await this.#data.import(this.#path);
    if (!imported.ok) return;
    this.#path = undefined;
    this.#data.library.settings.remove(key);
  }
}

const key = 'savedElsewhere';

const isFolder = (path: string): boolean =>
  isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const told = ({ code, detail }: LogFault): CallRefusal => ({ code, values: { detail } });
