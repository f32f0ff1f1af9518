import { defineConfig } from 'electron-vite';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import renderer from './src-renderer/vite.config.ts';

const main = join(dirname(fileURLToPath(import.meta.url)), 'src-main');

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node24',
      // Of its hundred files a start needs a dozen, and reads them in one.
      externalizeDeps: { exclude: ['zod'] },
      rollupOptions: {
        input: {
          index: join(main, 'index.ts'),
          headless: join(main, 'headless.ts'),
          'index-worker': join(main, 'logbook/index-worker.ts'),
          'look-worker': join(main, 'log/look-worker.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload can load no second file and no ES module.
      externalizeDeps: false,
      rollupOptions: { input: { index: join(main, 'preload', 'index.ts') }, output: { format: 'cjs' } },
    },
  },
  renderer,
});
