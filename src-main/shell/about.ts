import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AboutPart, LicencePart } from '../contract/link-parts.ts';
import { sqliteVersion } from '../log/sql.ts';

/** Sources, what was built of them, and the packed app all stand below the same manifest. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const manifest = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** One line for a terminal: what is to be named when something is reported. */
export const versionLine = (): string => {
  const { electron, node } = process.versions;
  const below = electron === undefined ? `Node ${node}` : `Electron ${electron}, Node ${node}`;
  return `Quartermaster ${manifest.version} (${below}, SQLite ${sqliteVersion()})`;
};

export const aboutThis = (data: string): AboutPart => ({
  version: manifest.version,
  electron: process.versions.electron ?? null,
  node: process.versions.node,
  sqlite: sqliteVersion(),
  data,
  licences: licences(),
});

/** Gathered when the pages were built, from the packages that went into them and those that go along. */
function licences(): readonly LicencePart[] {
  try {
    const file = join(projectFolder(), 'out', 'renderer', 'licences.json');
    return JSON.parse(readFileSync(file, 'utf8')) as readonly LicencePart[];
  } catch {
    // A checkout whose pages were never built has given nothing to anybody.
    return [];
  }
}
