/** Figures of one line of the benchmark: ours beside the bare thing, measured in the same run. */
export interface Sample {
  readonly bare: readonly number[];
  readonly ours: readonly number[];
}

export interface Line {
  readonly name: string;
  /** What is compared with what, in a sentence. */
  readonly what: string;
  readonly unit: 'ms' | 'per second';
  /** The most (for times) or the least (for rates) that ours may be, as a multiple of bare. */
  readonly limit: number;
  /** The most that ours may come to, where that is what counts and not how it compares. */
  readonly most?: number;
  readonly percentiles: readonly number[];
  run(options: Options): Promise<Sample>;
}

/** What is measured of which there is nothing bare: a table for a page of its own. */
export interface Table {
  readonly name: string;
  rows(options: Options): Promise<readonly string[]>;
}

export interface Options {
  readonly count: number;
  readonly pace: number;
}

export interface Figure {
  readonly percentile: number;
  readonly bare: number;
  readonly ours: number;
  readonly ratio: number;
  readonly holds: boolean;
}

/** Under a tenth is no difference: that much two runs of the same program differ. */
const noDifference = 0.1;

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function figures(line: Line, sample: Sample): readonly Figure[] {
  return line.percentiles.map((part) => {
    const bare = percentile(sample.bare, part);
    const ours = percentile(sample.ours, part);
    const ratio = ours / bare;
    const holds =
      line.most !== undefined
        ? ours <= line.most * (1 + noDifference)
        : line.unit === 'ms'
          ? ratio <= line.limit * (1 + noDifference)
          : ratio >= line.limit * (1 - noDifference);
    return { percentile: part, bare, ours, ratio, holds };
  });
}

const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * Milliseconds that this thread has worked: what else the machine has to do is no part of it, nor is the disk. The
 * system counts in steps of 4 ms, and to the microsecond when a thread goes to sleep.
 */
export function worked(): number {
  Atomics.wait(nobody, 0, 0, 0.02);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Times one call after the other, at the pace of a table. */
export async function paced(count: number, pace: number, call: (turn: number) => void): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    await wait(pace);
    const from = performance.now();
    call(turn);
    times.push(performance.now() - from);
  }
  return times;
}
