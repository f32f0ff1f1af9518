import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { placesOf, root } from './places.ts';
import { switched } from './switched.ts';

const files = JSON.parse(process.env['QM_MUTATE_FILES'] ?? '[]') as readonly string[];
const places = Map.groupBy(placesOf(process.env['QM_MUTATE_GAME'] ?? ''), ({ file }) => file);
const nameOf = (path: string): string => relative(root, path.split('?')[0] ?? path).replaceAll(sep, '/');

/** Those that answer fastest first, as they were named. */
class AsNamed extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const at = ({ moduleId }: TestSpecification): number => files.indexOf(nameOf(moduleId));
    return Promise.resolve(specifications.toSorted((a, b) => at(a) - at(b)));
  }
}

/** All changes at once, each behind its switch, and one process in which they are tried one after the other. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'switched',
      enforce: 'pre',
      load(id) {
        const name = nameOf(id);
        const here = places.get(name);
        const text = () => readFileSync(join(root, name), 'utf8');
        if (files.includes(name)) return `$read();${text()}`;
        return here && switched(name, text(), here);
      },
    },
  ],
  test: {
    include: [...files],
    runner: join(import.meta.dirname, 'runner.ts'),
    sequence: { sequencer: AsNamed },
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // What is switched for one game must not be found again for another, or by anybody else.
    fsModuleCache: false,
    testTimeout: 0,
    hookTimeout: 0,
    reporters: ['dot'],
  },
});
