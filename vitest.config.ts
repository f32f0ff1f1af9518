import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Programs and threads are started as they were built, once for all. */
const built = join(import.meta.dirname, 'test', 'support', 'built.ts');

/** In this tree alone: a copy of it, to which a test has added something, starts threads of its own. */
const threadsAsBuilt = {
  name: 'threads-as-built',
  enforce: 'pre',
  resolveId: (wanted: string, importer = '') =>
    wanted.endsWith('/built-worker.ts') && importer.startsWith(join(import.meta.dirname, 'src-main'))
      ? built
      : undefined,
} as const;

/** Files that leave nothing behind share a process; what is loaded for one of them is there for the next. */
const shared = { isolate: false } as const;

const withoutPages = [
  ...['architecture', 'faults', 'contract', 'session', 'chest', 'readers', 'shell', 'qm', 'windows'],
  ...['logbook', 'log', 'link', 'hardware'],
];

function project(
  name: string,
  folders: readonly string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include: folders.map((folder) => `test/${folder}/**/*.test.ts`), ...more },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), threadsAsBuilt],
  test: {
    pool: 'forks',
    // Pages and programs wait for each other as long as they work: with two more than there are cores, nobody idles.
    maxWorkers: 4,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Games that are played wait for nothing: on a machine that is busy they only take longer.
      project('rules', ['rules'], {
        ...shared,
        hookTimeout: 900_000,
        experimental: { viteModuleRunner: false, nodeLoader: false },
      }),
      // One for all that want no page and no window: each process of it loads the program once.
      project('program', withoutPages, {
        ...shared,
        globalSetup: built,
        // A copy of the tree, to which a test has added a game, is read by Node as it is, not transformed once more.
        server: { deps: { external: [/\/qm-one-game-more-/] } },
      }),
      // The first of the two to build, since around the desktop lie the pages, which then are built once.
      project('desktop', ['e2e'], {
        ...shared,
        retry: 2,
        expect: { poll: { timeout: 20_000 } },
        globalSetup: 'test/e2e/support/desktop.ts',
      }),
      // A window may be late. What needed a second try is named at the end: test/support/second-try.ts.
      project('pages', ['renderer'], {
        ...shared,
        retry: 1,
        // What a page is to show it shows a moment later: such a look is taken again until it is so.
        expect: { poll: { timeout: 20_000 } },
        globalSetup: [built, 'test/renderer/pages.ts'],
      }),
    ],
  },
});
