import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** Each in a few files with all that it imports, but for what is no script or looks for files beside itself. */
export default defineConfig({
  logLevel: 'error',
  ssr: {
    noExternal: true,
    external: ['better-sqlite3', 'bwip-js', 'pdfkit', 'playwright-core', 'serialport', 'zxing-wasm'],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(root, 'out', 'for-tests'),
    emptyOutDir: true,
    rollupOptions: {
      input: {
        'index-worker': join(root, 'src-main/logbook/index-worker.ts'),
        'look-worker': join(root, 'src-main/log/look-worker.ts'),
        qm: join(root, 'src-main/qm.ts'),
        appender: join(root, 'test/faults/log/appender.ts'),
        child: join(root, 'test/contract/child.ts'),
        opener: join(root, 'test/faults/perimeter/opener.ts'),
        player: join(root, 'test/faults/log/player.ts'),
        soak: join(root, 'test/faults/soak/table.ts'),
      },
    },
  },
});
