import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { functions, switches } from './switches.ts';

/** What a run of the tests with all changes in it writes down, a line each as it happens. */
export type Line =
  /** A test that is being run with this change, and how many milliseconds it takes without. */
  | { readonly tries: number; readonly usual: number }
  | { readonly noticed: number }
  /** A test that is over, and the changes that it came by. */
  | { readonly over: string; readonly asked: readonly number[] }
  /** A test that is left for later, since it takes so many milliseconds. */
  | { readonly waits: string; readonly usual: number }
  /** It fails as it is. */
  | { readonly failing: string }
  /** Asked while files were read, before any test: a switch comes too late for them. */
  | { readonly early: readonly number[] }
  /** Asked between a file's tests, while its tables were laid: too late as well, but for these tests alone. */
  | { readonly laid: readonly number[]; readonly file: string };

/** What a run is to try, and what one before it, which had to be ended, has tried. */
export interface Task {
  readonly out: string;
  readonly tries: readonly number[];
  readonly over: readonly string[];
  /** What tests take that were found too long before. */
  readonly usual: Readonly<Record<string, number>>;
  /** Tests that take longer, in milliseconds, wait for what the shorter ones leave. */
  readonly longest: number;
  /** The more tests a change has passed, the fewer of the others are asked, but for those of the same name. */
  readonly isQuick: boolean;
  /** What the file of each change is called, without its folder. */
  readonly names: Readonly<Record<number, string>>;
}

const task = JSON.parse(readFileSync(process.env['QM_MUTATE_TASK'] ?? '', 'utf8')) as Task;
const over = new Set(task.over);
// One for the whole process: files of tests come one after the other, and each has a runner of its own.
const shared = globalThis as unknown as { qmLeft?: Set<number>; qmPassed?: Map<number, number> };
const left = (shared.qmLeft ??= new Set(task.tries));
const passed = (shared.qmPassed ??= new Map<number, number>());
Object.assign(globalThis, functions);

const tell = (line: Line): void => {
  appendFileSync(task.out, `${JSON.stringify(line)}\n`);
};

/** So many tests that a change passes are all asked; of those behind them ever fewer. */
const enough = 12;
const isAsked = (id: number, file: string): boolean =>
  !task.isQuick ||
  file.includes(`/${task.names[id] ?? ''}.`) ||
  Math.random() * (passed.get(id) ?? 0) < enough;

const told = new Set<string>();

/** Said once as long as it is the same. */
function tellEarly(file: string, laid: ReadonlySet<number>): void {
  const name = `${file} ${switches.early.size} ${laid.size}`;
  if (told.has(name)) return;
  told.add(name);
  tell({ early: [...switches.early] });
  tell({ laid: [...laid], file });
}

const isTooLong = (milliseconds: number): boolean => milliseconds > task.longest;

/** Each test once as it is, once more to see that it can be run again, and then with each change that it comes by. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const name = `${test.file.name} ${test.id}`;
    const laid = switches.asked;
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
    tellEarly(test.file.name, laid);
    if (over.has(name) || isTooLong(task.usual[name] ?? 0)) return;
    const asked = new Set<number>();
    switches.asked = asked;
    const from = performance.now();
    const isFailing = await fails(-1, Infinity);
    const usual = performance.now() - from;
    const most = switches.steps * 5 + 10_000;
    if (isFailing) tell({ failing: `${test.file.name} ${test.name}` });
    else if (isTooLong(usual)) {
      tell({ waits: name, usual });
      switches.asked = laid;
      return;
    } else if (!(await fails(-1, most)))
      for (const id of [...asked].filter((one) => left.has(one) && isAsked(one, test.file.name))) {
        tell({ tries: id, usual });
        if (!(await fails(id, most))) {
          passed.set(id, (passed.get(id) ?? 0) + 1);
          continue;
        }
        left.delete(id);
        tell({ noticed: id });
      }
    tell({ over: name, asked: [...asked] });
    switches.asked = laid;
  }
}
