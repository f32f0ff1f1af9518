import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesFor } from '../windows/file-type/linux.ts';
import type { Target } from './targets.ts';

const installedAt = '/opt/quartermaster';

/** The libraries that Electron's program opens, by Debian's names; those renamed since provide the old ones. */
const needed = [
  'libasound2 | libasound2t64',
  'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libc6 (>= 2.31)',
  'libcups2 | libcups2t64',
  'libdbus-1-3',
  'libdrm2',
  'libgbm1',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnspr4',
  'libnss3',
  'libudev1',
  'libx11-6',
  'libxcb1',
  'libxcomposite1',
  'libxdamage1',
  'libxext6',
  'libxfixes3',
  'libxkbcommon0',
  'libxrandr2',
];

/** What tells the system of kinds of files, and what opens them; without, only the double click is missing. */
const welcome = ['shared-mime-info', 'desktop-file-utils', 'xdg-utils', 'udev'];

const architectures = { x64: 'amd64', arm64: 'arm64' } as const;

export interface Debian {
  /** The packed app. */
  readonly app: string;
  /** Where it is laid out, and where the package goes. */
  readonly folder: string;
  readonly to: string;
  readonly target: Target;
  readonly version: string;
  /** Our picture, as an SVG. */
  readonly icon: string;
  readonly licence: string;
  /** Seconds: what every file is dated by. */
  readonly epoch: number;
}

/** Answers the package's file. */
export function makeDeb(making: Debian): string {
  const { folder, to, target, version, epoch } = making;
  const tree = join(folder, 'deb');
  rmSync(tree, { recursive: true, force: true });
  layOut(making, tree);
  const file = join(to, `quartermaster_${version}_${architectures[target.arch]}.deb`);
  const made = spawnSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z3', '--build', tree, file], {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch) },
  });
  if (made.error) throw new Error('dpkg-deb is not here: it makes the package for Debian (Debian: dpkg)');
  if (made.status !== 0) throw new Error(made.stderr);
  rmSync(tree, { recursive: true });
  return file;
}

function layOut({ app, target, version, icon, licence }: Debian, tree: string): void {
  const at = join(tree, installedAt);
  mkdirSync(dirname(at), { recursive: true });
  cpSync(app, at, { recursive: true });
  openToAll(tree);
  // The sandbox where a kernel lets nobody but root make one.
  chmodSync(join(at, 'chrome-sandbox'), 0o4755);
  const put = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: 0o644 });
  };
  for (const { path, text } of filesFor(
    [`${installedAt}/quartermaster`],
    { data: '/usr/share', config: '' },
    icon,
  ))
    put(join(tree, path), text);
  put(join(tree, 'usr/share/doc/quartermaster/copyright'), licence);
  mkdirSync(join(tree, 'usr/bin'), { recursive: true });
  symlinkSync(`${installedAt}/quartermaster`, join(tree, 'usr/bin/quartermaster'));
  put(join(tree, 'DEBIAN/control'), control(target, version, kilobytesIn(tree)));
}

/** Whatever mask it was made under, everybody on the computer may run it and nobody change it. */
function openToAll(tree: string): void {
  chmodSync(tree, 0o755);
  for (const entry of readdirSync(tree, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, runs ? 0o755 : 0o644);
  }
}

const kilobytesIn = (tree: string): number =>
  readdirSync(tree, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / 1024), 0);

const control = ({ arch }: Target, version: string, kilobytes: number): string => `Package: quartermaster
Version: ${version}
Architecture: ${architectures[arch]}
Maintainer: Quartermaster
Installed-Size: ${kilobytes}
Depends: ${needed.join(', ')}
Recommends: ${welcome.join(', ')}
Section: games
Priority: optional
Description: companion for a physical table
 Reads what cards and dice tell, referees three games of pirates, shows the
 scoreboard on the television and keeps the evening.
`;
