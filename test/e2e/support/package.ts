import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { packager } from '@electron/packager';
import { electron, electronVersion } from './electron.ts';
import { root } from './program.ts';

/** Nothing that was only needed to make it, and no Node beside Electron's own. The recorded evenings come along. */
const left = [
  /^\/(src-main|src-renderer|hardware|test|dist|\.[^/]+)(\/|$)/,
  /^\/docs\/(?!examples(\/|$))/,
  /^\/node_modules\/(\.bin|\.vite|node-(linux|win|darwin|bin)-[^/]*)(\/|$)/,
  /^\/out\/(renderer\/displays\/gallery|test-report)/,
  /^\/[^/]*\.(config\.ts|md)$/,
  /^\/(tsconfig|package-lock)\.json$/,
];

/** Packs the app as for people, with the Electron of this machine; answers where its program is. */
export async function packageInto(folder: string): Promise<string> {
  const electronVersion_ = electronVersion();
  const zip = join(folder, `electron-v${electronVersion_}-linux-${process.arch}.zip`);
  const zipped = spawnSync('zip', ['-q', '-r', '-0', zip, '.'], { cwd: dirname(electron ?? '') });
  if (zipped.status !== 0) throw new Error(String(zipped.stderr));
  const [app] = await packager({
    dir: root,
    out: join(folder, 'packed'),
    name: 'Quartermaster',
    executableName: 'quartermaster',
    appVersion: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    platform: 'linux',
    arch: process.arch === 'arm64' ? 'arm64' : 'x64',
    electronVersion: electronVersion_,
    electronZipDir: folder,
    tmpdir: join(folder, 'tmp'),
    prune: true,
    quiet: true,
    asar: { unpack: '**/*.node' },
    ignore: left,
  });
  if (app === undefined) throw new Error('nothing was packed');
  const program = join(app, 'quartermaster');
  await flipFuses(program, {
    version: FuseVersion.V1,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  });
  return program;
}
