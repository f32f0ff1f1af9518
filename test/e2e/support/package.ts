import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packager } from '@electron/packager';
import { electronHere, identity, pack, programIn, type Electron } from '../../../src-main/release/pack.ts';
import { targets } from '../../../src-main/release/targets.ts';
import { root } from './program.ts';

const versionNow = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Packs the app as for people; answers where its program is. */
export async function packageInto(folder: string, electron: Electron): Promise<string> {
  const target = targets.find(({ name }) => name === `linux-${process.arch}`);
  if (!target) throw new Error('there is nothing to pack it for');
  mkdirSync(folder, { recursive: true });
  return join(await pack({ target, folder, version: versionNow, electron }), programIn(target));
}

const plistOf = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`;

/**
 * Packs for macOS what a bundle says of itself, around an Electron of empty programs: that much can be had on any
 * machine. Answers where the bundle is.
 */
export async function bundleInto(folder: string): Promise<string> {
  const { version } = electronHere() ?? { version: '0.0.0' };
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
  const zip = join(folder, `electron-v${version}-darwin-x64.zip`);
  const zipped = spawnSync('zip', ['-q', '-r', zip, '.'], { cwd: stage });
  if (zipped.status !== 0) throw new Error(String(zipped.stderr));
  const [packed] = await packager({
    ...identity,
    dir: app,
    out: join(folder, 'packed'),
    platform: 'darwin',
    arch: 'x64',
    electronVersion: version,
    electronZipDir: folder,
    tmpdir: join(folder, 'tmp'),
    quiet: true,
  });
  return join(packed ?? '', 'Quartermaster.app');
}
