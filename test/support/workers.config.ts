import { join } from 'node:path';
import { defineConfig } from 'vite';

const main = join(import.meta.dirname, '..', '..', 'src-main');

/** Each in one file with all that it imports, but for what is no script. */
export default defineConfig({
  logLevel: 'error',
  ssr: { noExternal: true, external: ['better-sqlite3'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(main, '..', 'out', 'workers'),
    emptyOutDir: true,
    rollupOptions: {
      input: {
        'index-worker': join(main, 'logbook/index-worker.ts'),
        'look-worker': join(main, 'log/look-worker.ts'),
      },
    },
  },
});
