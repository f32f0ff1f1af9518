import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of, and what it leaves. */
interface Build {
  readonly sources: readonly string[];
  readonly made: readonly string[];
  readonly command: readonly string[];
}

/** The pages alone, for browsers. */
export const pagesBuild: Build = {
  // What tells a scanner from a person runs in the pages.
  sources: ['src-renderer', 'src-main/contract', 'src-main/rules', 'hardware/wedge', 'package-lock.json'],
  made: ['out/renderer/displays/start/index.html'],
  command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'src-renderer/vite.config.ts'],
};

export const builtHeadless = 'out/main/headless.js';

/** The pages and the desktop around them. */
export const desktopBuild: Build = {
  sources: ['src-renderer', 'src-main', 'hardware', 'package-lock.json', 'electron.vite.config.ts'],
  made: [...pagesBuild.made, 'out/main/index.js', builtHeadless, 'out/preload/index.cjs'],
  command: ['node_modules/electron-vite/bin/electron-vite.js', 'build'],
};

/** Whether something that it is made of is newer than what it left. */
export function isStale(root: string, { sources, made }: Build): boolean {
  const oldest = Math.min(...made.map((path) => timeOf(join(root, path))));
  return sources.some((path) => newestIn(join(root, path)) > oldest);
}

/** Builds what people are given, whatever is being done around it. Answers what went wrong, if it did. */
export function build(root: string, { command }: Build): Promise<string | undefined> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [...command, '--logLevel', 'error'], { cwd: root, env });
    let said = '';
    const hear = (part: Buffer) => (said += part.toString('utf8'));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => {
      resolve(error.message);
    });
    child.on('close', (code) => {
      resolve(code === 0 ? undefined : said);
    });
  });
}

/** Every start asks this of some two thousand files, so each of them is looked at once. */
function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(`${path}/${name}`)), 0);
}

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
