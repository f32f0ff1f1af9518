import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packager } from '@electron/packager';
import { findElectron } from '../shell/electron-binary.ts';
import { bundleTypes } from '../windows/file-type/bundle.ts';
import { setFuses } from './fuses.ts';
import { isForeign, type Target } from './targets.ts';

export const root = dirname(dirname(import.meta.dirname));

/** Nothing that was only needed to make it, and no Node beside Electron's own. The recorded evenings come along. */
const left = [
  /^\/(src-main|src-renderer|hardware|test|dist|\.[^/]+)(\/|$)/,
  /^\/docs\/(?!examples(\/|$))/,
  /^\/node_modules\/(\.[^/]+|node-(linux|win|darwin|bin)-[^/]*)(\/|$)/,
  /^\/out\/(?!main|preload|renderer)/,
  /^\/out\/renderer\/displays\/gallery/,
  // What the binaries were made of.
  /^\/node_modules\/better-sqlite3\/(deps|src|binding\.gyp)(\/|$)/,
  /^\/node_modules\/@serialport\/bindings-cpp\/(src|binding\.gyp)(\/|$)/,
  /^\/node_modules\/.*\.(map|d\.[cm]?ts)$/,
  /^\/[^/]*\.(config\.[jt]s|md)$/,
  /^\/(tsconfig|package-lock)\.json$/,
];

/** What it is to the systems it is packed for; macOS reads there which files are ours. */
export const identity = {
  name: 'Quartermaster',
  executableName: 'quartermaster',
  appBundleId: 'quartermaster',
  extendInfo: bundleTypes,
} as const;

/** Of Chromium's own sentences, those in the languages that the app speaks. */
const locales = /^(en-US|en-GB|de)\.pak$/;

export interface Electron {
  readonly program: string;
  readonly version: string;
}

/** The Electron of this machine, which need not be the one in package.json: as its own folder says. */
export function electronHere(env: NodeJS.ProcessEnv = process.env): Electron | undefined {
  const program = findElectron(root, env);
  if (program === undefined) return undefined;
  const version = readFileSync(join(dirname(program), 'version'), 'utf8')
    .trim()
    .replace(/^v/, '');
  return { program, version };
}

export interface Packing {
  readonly target: Target;
  /** Where it is put, beside what is needed on the way. */
  readonly folder: string;
  readonly version: string;
  /** For another system it is fetched, in the version of package.json. */
  readonly electron: Electron | { readonly version: string };
}

/** Packs the app as for people; answers the folder that it is in. */
export async function pack({ target, folder, version, electron }: Packing): Promise<string> {
  const { platform, arch } = target;
  const [app] = await packager({
    ...identity,
    dir: root,
    out: join(folder, 'packed'),
    overwrite: true,
    appVersion: version,
    platform,
    arch,
    electronVersion: electron.version,
    ...('program' in electron ? { electronZipDir: zipped(electron, target, folder) } : {}),
    tmpdir: join(folder, 'tmp'),
    prune: true,
    quiet: true,
    asar: { unpack: '**/*.node' },
    ignore: (path: string) => left.some((each) => each.test(path)) || isForeign(path, target),
  });
  if (app === undefined) throw new Error(`nothing was packed for ${target.name}`);
  const chosen = platform === 'darwin' ? [] : readdirSync(join(app, 'locales'));
  for (const name of chosen) if (!locales.test(name)) rmSync(join(app, 'locales', name));
  await setFuses(join(app, programIn(target)), target);
  return app;
}

/** The program in the folder of a packed app. */
export const programIn = ({ platform }: Target): string =>
  ({ linux: 'quartermaster', win32: 'quartermaster.exe', darwin: 'Quartermaster.app' })[platform];

/** The packager wants an archive named as those of a release are. */
function zipped({ program, version }: Electron, { name }: Target, folder: string): string {
  const zip = join(folder, `electron-v${version}-${name}.zip`);
  rmSync(zip, { force: true });
  const made = spawnSync('zip', ['-q', '-r', '-0', zip, '.'], { cwd: dirname(program), encoding: 'utf8' });
  if (made.error) throw new Error('zip is not here: it puts Electron into an archive (Debian: zip)');
  if (made.status !== 0) throw new Error(made.stderr);
  return folder;
}
