import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { Licences } from './licences.ts';

// Not import.meta.dirname: electron-vite bundles this file into its own and rewrites only the address.
const root = dirname(fileURLToPath(import.meta.url));
const displays = join(root, 'displays');

/** Every display with a page. */
function pages(): Record<string, string> {
  const names = readdirSync(displays).filter((name) => existsSync(join(displays, name, 'index.html')));
  return Object.fromEntries(names.map((name) => [name, join(displays, name, 'index.html')]));
}

const shared: UserConfig = {
  root,
  base: './',
  publicDir: false,
  build: {
    outDir: join(root, '..', 'out', 'renderer'),
    // Televisions keep the browser they were sold with: Chrome 94, Safari 15.4, Firefox 115. ES2022 is what all three
    // read, but for static blocks in Safari, which a test looks for. As a list it would be merged with Electron's own.
    target: 'es2022',
    cssTarget: ['chrome94', 'safari15.4', 'firefox115'],
    minify: true,
    // A data: address is one more thing a page would have to be allowed; files are allowed already.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
};

const licences = new Licences(root);

/** The part that reads labels goes by a name of its own: the policy that it is served under hangs on it. */
const worker: NonNullable<UserConfig['worker']> = {
  format: 'iife',
  plugins: () => [licences.listening()],
  rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
};

/** What several pages show is compiled once for all of them. */
const compiled = new Map<string, unknown>();

function components(): Plugin[] {
  const plugins = svelte({ configFile: false, compilerOptions: { runes: true, css: 'external' } });
  for (const { name, transform } of plugins) {
    if (name !== 'vite-plugin-svelte:compile' || typeof transform !== 'object') continue;
    const { handler } = transform;
    transform.handler = function (code, id, options) {
      const source = `${id}\n${code}`;
      const known = compiled.get(source) ?? handler.call(this, code, id, options);
      compiled.set(source, known);
      return known as ReturnType<typeof handler>;
    };
  }
  return plugins;
}

/**
 * Builds every page by itself, the first as asked and the others after it. Bundled together, each would carry
 * whatever any of them needs of the framework: a fifth more for the television.
 */
function eachAlone(): Plugin {
  let asked: ResolvedConfig;
  let others: readonly [string, string][] = [];
  return {
    name: 'each-page-alone',
    apply: 'build',
    config(config) {
      const options = config.build?.rollupOptions;
      const [first, ...rest] = Object.entries((options?.input ?? {}) as Record<string, string>);
      others = rest;
      if (options && first) options.input = Object.fromEntries([first]);
    },
    configResolved(config) {
      asked = config;
    },
    async closeBundle() {
      const { outDir, minify, write } = asked.build;
      for (const page of others)
        await build({
          ...shared,
          configFile: false,
          logLevel: asked.logLevel ?? 'info',
          plugins: [components(), licences.listening()],
          worker,
          build: {
            ...shared.build,
            outDir,
            minify,
            write,
            emptyOutDir: false,
            rollupOptions: { input: Object.fromEntries([page]) },
          },
        });
      if (write) licences.write(join(outDir, 'licences.json'));
    },
  };
}

export default defineConfig({
  ...shared,
  plugins: [components(), licences.listening(), eachAlone()],
  worker,
  build: { ...shared.build, emptyOutDir: true, rollupOptions: { input: pages() } },
});
