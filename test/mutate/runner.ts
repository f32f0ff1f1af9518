import { writeFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { functions, switches } from './switches.ts';

/** What a run of the tests with all changes in it has found. */
export interface Found {
  /** The changes that a test noticed. */
  readonly noticed: readonly number[];
  /** Those that were asked while a file was read or a table laid, before any test: a switch comes too late for them. */
  readonly early: readonly number[];
  readonly asked: readonly number[];
  /** Tests that fail as they are. */
  readonly failing: readonly string[];
}

interface Gathered {
  readonly noticed: Set<number>;
  readonly early: Set<number>;
  readonly asked: Set<number>;
  readonly failing: string[];
}

// One for the whole process: files of tests come one after the other, and each has a runner of its own.
const shared = globalThis as unknown as { qmGathered?: Gathered };
shared.qmGathered ??= { noticed: new Set(), early: switches.asked, asked: new Set(), failing: [] };
Object.assign(globalThis, functions);
const gathered = shared.qmGathered;

const out = process.env['QM_MUTATE_OUT'] ?? '';
const chosen = new Set(JSON.parse(process.env['QM_MUTATE_CHOSEN'] ?? '[]') as number[]);

/** Each test once as it is, once more to see that it can be run again, and then with each change that it comes by. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const early = switches.asked;
    const asked = new Set<number>();
    const fails = async (on: number, most: number): Promise<boolean> => {
      Object.assign(switches, { on, most, steps: 0 });
      try {
        await run();
        return false;
      } catch {
        return true;
      } finally {
        Object.assign(switches, { on: -1, most: Infinity });
      }
    };
    switches.asked = asked;
    const isFailing = await fails(-1, Infinity);
    const most = switches.steps * 20 + 10_000;
    for (const id of asked) gathered.asked.add(id);
    if (isFailing) gathered.failing.push(`${test.file.name} ${test.name}`);
    else if (!(await fails(-1, most)))
      for (const id of asked)
        if (chosen.has(id) && !gathered.noticed.has(id) && (await fails(id, most))) gathered.noticed.add(id);
    switches.asked = early;
    this.#tell();
  }

  #tell(): void {
    const found: Found = {
      noticed: [...gathered.noticed],
      early: [...gathered.early],
      asked: [...gathered.asked],
      failing: gathered.failing,
    };
    writeFileSync(out, JSON.stringify(found));
  }
}
