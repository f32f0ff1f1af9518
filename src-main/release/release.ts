import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sessionKind } from '../log/session-kind.ts';
import { sqliteVersion } from '../log/sql.ts';
import { build, desktopBuild } from '../shell/build.ts';
import { fetchElectron } from '../shell/electron-binary.ts';
import { ownIcon } from '../shell/own-program.ts';
import { billOfMaterials } from './bill.ts';
import { makeDeb } from './deb.ts';
import { dateAll, epochOf } from './epoch.ts';
import { fusesIn } from './fuses.ts';
import { electronHere, pack, programIn, root, type Electron, type Packing } from './pack.ts';
import { targets, type Target } from './targets.ts';

const usage = `npm run release [-- --for SYSTEM] [--to DIR] [--version X.Y.Z] [--twice]

  --for SYSTEM     ${targets.map(({ name, isTried }) => `${name}${isTried ? '' : ' (untried)'}`).join(', ')}
  --to DIR         where the files go; out/release otherwise
  --version X.Y.Z  another version than that of package.json, to try an upgrade with
  --twice          packs a second time and names what differs`;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

interface Wanted {
  readonly target: Target;
  readonly to: string;
  readonly version: string;
  readonly isTwice: boolean;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly devDependencies: { readonly electron: string };
};

function wanted(): Wanted | string {
  try {
    const { values } = parseArgs({
      options: {
        for: { type: 'string', default: 'linux-x64' },
        to: { type: 'string', default: join(root, 'out', 'release') },
        version: { type: 'string', default: manifest.version },
        twice: { type: 'boolean', default: false },
      },
    });
    const target = targets.find(({ name }) => name === values.for);
    if (!target) return `--for wants a system, and ${values.for} is none of them.`;
    if (!/^\d+\.\d+\.\d+$/.test(values.version)) return `--version wants three numbers, as in 1.2.3.`;
    return { target, to: values.to, version: values.version, isTwice: values.twice };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** For this system its own Electron, which is run and looked at; for another the one that is fetched by its name. */
async function electronFor({ platform, arch }: Target): Promise<Electron | { readonly version: string }> {
  if (platform !== process.platform || arch !== process.arch)
    return { version: manifest.devDependencies.electron };
  const here = electronHere() ?? ((await fetchElectron(root)) === undefined ? undefined : electronHere());
  if (!here) throw new Error('Electron could not be fetched, and there is nothing to pack the app around.');
  return here;
}

async function release(asked: Wanted): Promise<void> {
  const { target, to, version, isTwice } = asked;
  const epoch = epochOf(root);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  // Not below the project, of which it is a copy.
  const work = mkdtempSync(join(tmpdir(), 'quartermaster-release-'));
  try {
    const electron = await electronFor(target);
    say(`Quartermaster ${version} for ${target.name}, around Electron ${electron.version}`);
    const making = { target, version, electron, epoch, folder: work };
    const app = await packed(making);
    const files = [tarOf(app, to, `quartermaster-${version}-${target.name}`, epoch)];
    const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
    const icon = ownIcon(join(root, 'out', 'renderer'));
    if (target.platform === 'linux')
      files.push(makeDeb({ app, target, version, epoch, icon, licence, folder: work, to }));
    const bill = join(to, `quartermaster-${version}.cdx.json`);
    writeFileSync(bill, billOfMaterials());
    files.push(bill);
    const fuses = await fusesIn(join(app, programIn(target)));
    await tell({ ...asked, files, electron: electron.version, fuses });
    if (isTwice) await compare(making, app);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

type Making = Packing & { readonly epoch: number };

/** Builds what people are given, packs it, and dates every file alike. */
async function packed(making: Making): Promise<string> {
  const fault = await build(root, desktopBuild);
  if (fault !== undefined) throw new Error(fault);
  const app = await pack(making);
  dateAll(app, making.epoch);
  return app;
}

function tarOf(app: string, to: string, name: string, epoch: number): string {
  const file = join(to, `${name}.tar.gz`);
  const args = ['--sort=name', `--mtime=@${epoch}`, '--owner=0', '--group=0', '--numeric-owner'];
  const named = [`--transform=s,^${basename(app)},${name},`, '-C', join(app, '..'), basename(app)];
  const made = spawnSync('tar', ['-I', 'gzip -n -6', '-cf', file, ...args, ...named], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return file;
}

interface Made extends Wanted {
  readonly files: readonly string[];
  readonly electron: string;
  readonly fuses: Readonly<Record<string, boolean>>;
}

/** What lies there, for people and for whoever looks after an installation. */
async function tell({ target, to, version, files, electron, fuses }: Made): Promise<void> {
  const sums = await Promise.all(
    files.map(async (file) => ({ file: basename(file), sha256: await digestOf(file) })),
  );
  const sizes = files.map((file) => statSync(file).size);
  writeFileSync(join(to, 'SHA256SUMS'), sums.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(''));
  const told = {
    quartermaster: version,
    for: target.name,
    isTried: target.isTried,
    electron,
    electronWanted: manifest.devDependencies.electron,
    sqlite: sqliteVersion(),
    sessionFormat: sessionKind.migrations.at(-1)?.version,
    fuses,
    files: sums.map((each, at) => ({ ...each, bytes: sizes[at] })),
  };
  writeFileSync(join(to, `quartermaster-${version}.json`), `${JSON.stringify(told, null, 2)}\n`);
  if (electron !== manifest.devDependencies.electron)
    say(
      `Electron ${manifest.devDependencies.electron} is what people are to get; this machine has ${electron}.`,
    );
  for (const [at, { file }] of sums.entries()) say(`  ${file}  ${((sizes[at] ?? 0) / 1e6).toFixed(1)} MB`);
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const part of createReadStream(file)) digest.update(part as Buffer);
  return digest.digest('hex');
}

/** Everything once more from the sources; what does not come out the same is named, and is a fault. */
async function compare(making: Making, app: string): Promise<void> {
  const first = `${app}-first`;
  renameSync(app, first);
  const again = await packed(making);
  const before = await digests(first);
  const after = await digests(again);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  say(
    differing.length === 0
      ? `Twice the same: ${names.length} files.`
      : `Not the same: ${differing.join(', ')}`,
  );
  if (differing.length > 0) process.exitCode = 1;
}

async function digests(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const told = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await digestOf(path)] as const),
  );
  return new Map(told);
}

const asked = wanted();
if (typeof asked === 'string') {
  say(`${asked}\n\n${usage}`);
  process.exitCode = 2;
} else
  await release(asked).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
