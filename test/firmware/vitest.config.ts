import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The boxes in their simulator: `npm run firmware`. They need tools that the test command does without. */
export default defineConfig({
  test: {
    name: 'firmware',
    root: join(import.meta.dirname, '../..'),
    include: ['test/firmware/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
