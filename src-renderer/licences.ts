import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of the package that a module belongs to. */
function packageOf(module: string): string | undefined {
  const parts = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'));
  return parts?.[1];
}

/** Where a package finds another: in its own folder first, as Node looks. */
function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')));
}

/** Everything that is installed with the app, whichever of it runs. */
function goingAlong(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (folder: string): void => {
    for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
      const below = folderOf(name, folder);
      if (below === undefined || found.has(below)) continue;
      found.add(below);
      follow(below);
    }
  };
  follow(root);
  return found;
}

/** What a package says itself; one that brings no text along is under the one that its manifest names. */
function licenceIn(folder: string): Licence {
  const { name, version, license = '' } = manifestIn(folder);
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  const licence = license === '' ? (/\b(MIT|BSD|Apache)\b/.exec(text)?.[1] ?? '') : license;
  return { name, version, licence, text: text === '' ? licence : text };
}

/**
 * Writes down whose work is in the pages and beside them. What was bundled is asked of the bundler: a package of
 * which nothing is used is in none of them.
 */
export class Licences {
  readonly #renderer: string;
  readonly #root: string;
  readonly #bundled = new Set<string>();

  /** By the folder of the pages, which is in the project's. */
  constructor(renderer: string) {
    this.#renderer = renderer;
    this.#root = dirname(renderer);
  }

  /** For each of the builds that pages are made by. */
  listening(): Plugin {
    return {
      name: 'whose-work-is-in-it',
      apply: 'build',
      generateBundle: (_options, bundle) => {
        for (const made of Object.values(bundle)) {
          const modules = made.type === 'chunk' ? made.moduleIds : made.originalFileNames;
          for (const module of modules) {
            const folder = packageOf(resolve(this.#renderer, module));
            if (folder !== undefined) this.#bundled.add(folder);
          }
        }
      },
    };
  }

  write(path: string): void {
    const electron = folderOf('electron', this.#root);
    const folders = new Set([...this.#bundled, ...goingAlong(this.#root), ...(electron ? [electron] : [])]);
    const licences = [...folders].map(licenceIn);
    // A package that lies in two places is told once.
    const told = new Map(licences.map((licence) => [`${licence.name} ${licence.version}`, licence]));
    const inOrder = [...told.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(path, JSON.stringify(inOrder.map(([, licence]) => licence)));
  }
}
