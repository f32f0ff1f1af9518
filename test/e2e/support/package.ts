import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { packager } from '@electron/packager';
import { bundleTypes } from '../../../src-main/windows/file-type/bundle.ts';
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

/** What it is to the systems it is packed for; macOS reads there which files are ours. */
const identity = {
  name: 'Quartermaster',
  executableName: 'quartermaster',
  appBundleId: 'quartermaster',
  extendInfo: bundleTypes,
} as const;

/** Packs the app as for people, with the Electron of this machine; answers where its program is. */
export async function packageInto(folder: string): Promise<string> {
  const electronVersion_ = electronVersion();
  const zip = join(folder, `electron-v${electronVersion_}-linux-${process.arch}.zip`);
  const zipped = spawnSync('zip', ['-q', '-r', '-0', zip, '.'], { cwd: dirname(electron ?? '') });
  if (zipped.status !== 0) throw new Error(String(zipped.stderr));
  const [app] = await packager({
    dir: root,
    out: join(folder, 'packed'),
    ...identity,
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

const plistOf = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`;

/**
 * Packs for macOS what a bundle says of itself, around an Electron of empty programs: that much can be had on any
 * machine. Answers where the bundle is.
 */
export async function bundleInto(folder: string): Promise<string> {
  const [app, stage] = ['app', 'stage'].map((name) => join(folder, name)) as [string, string];
  const contents = join(stage, 'Electron.app', 'Contents');
  const helper = join('Frameworks', 'Electron Helper.app', 'Contents');
  const files = [
    [join(app, 'package.json'), '{"name":"quartermaster","version":"0.1.0","main":"index.js"}'],
    [join(app, 'index.js'), ''],
    [join(contents, 'Info.plist'), plistOf('Electron')],
    [join(contents, 'MacOS', 'Electron'), ''],
    [join(contents, 'Resources', 'electron.icns'), ''],
    [join(contents, helper, 'Info.plist'), plistOf('Electron Helper')],
    [join(contents, helper, 'MacOS', 'Electron Helper'), ''],
  ] as const;
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const zip = join(folder, `electron-v${electronVersion()}-darwin-x64.zip`);
  const zipped = spawnSync('zip', ['-q', '-r', zip, '.'], { cwd: stage });
  if (zipped.status !== 0) throw new Error(String(zipped.stderr));
  const [packed] = await packager({
    ...identity,
    dir: app,
    out: join(folder, 'packed'),
    platform: 'darwin',
    arch: 'x64',
    electronVersion: electronVersion(),
    electronZipDir: folder,
    tmpdir: join(folder, 'tmp'),
    quiet: true,
  });
  return join(packed ?? '', 'Quartermaster.app');
}
