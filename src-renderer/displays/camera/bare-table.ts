import type { Cells } from '../labels/told.ts';

/** So little may a cell change from one picture to the next, and so long, to be counted as lying still. */
const stillWithin = 8;
const stillFor = 10_000;
/** The same where it has never been seen: at the beginning nothing has been laid yet. */
const stillAtFirst = 500;
/** So much differs a cell that something lies on from the bare table. */
const differs = 22;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;

/** Cells that hang together and show something else than the bare table, and by how much the one that does most. */
export interface Clump {
  readonly cells: readonly number[];
  readonly off: number;
}

/**
 * What the table looks like without anything on it, learnt wherever nothing has moved for a while. It tells a card
 * that was taken away, whose place is bare again, from one that a hand or another card lies over.
 */
export class BareTable {
  #known: Float32Array | undefined;
  #before: Uint8Array | undefined;
  #stillSince: Float64Array | undefined;
  /** How much lighter it is now than when it was learnt: a lamp was lit, a cloud came. */
  #lighter = 1;

  /** How light this picture is, before anything else is asked of it: most of it is bare table. */
  weigh({ light }: Cells): void {
    const ratios: number[] = [];
    this.#known?.forEach((known, cell) => {
      if (known > 8) ratios.push((light[cell] ?? 0) / known);
    });
    this.#lighter = ratios.length > light.length / 4 ? median(ratios) : 1;
  }

  /** `taken`: cells on which something is known to lie. */
  learn({ light }: Cells, taken: ReadonlySet<number>, at: number): void {
    const before = this.#before;
    const since = (this.#stillSince ??= new Float64Array(light.length).fill(at));
    const known = (this.#known ??= new Float32Array(light.length).fill(Number.NaN));
    light.forEach((now, cell) => {
      if (taken.has(cell) || (before && Math.abs(now - (before[cell] ?? now)) > stillWithin))
        since[cell] = at;
      const wait = Number.isNaN(known[cell] ?? Number.NaN) ? stillAtFirst : stillFor;
      if (at - (since[cell] ?? at) >= wait) known[cell] = now;
    });
    this.#before = light;
  }

  /** Whether these cells show the bare table; undefined where nobody has seen it there. */
  isBare({ light }: Cells, cells: readonly number[]): boolean | undefined {
    const known = cells.filter((cell) => !Number.isNaN(this.#known?.[cell] ?? Number.NaN));
    if (known.length === 0) return undefined;
    const off = known.reduce((sum, cell) => sum + this.#off(light, cell), 0);
    return off / known.length < differs * 0.6;
  }

  /** The cells on which something lies that does not belong there, in clumps. */
  clumps({ columns, light }: Cells): readonly Clump[] {
    const open = new Set<number>();
    light.forEach((_, cell) => {
      if (this.#off(light, cell) > differs) open.add(cell);
    });
    const clumps: Clump[] = [];
    for (const start of open) {
      open.delete(start);
      const cells = [start];
      for (const cell of cells)
        for (const next of neighbours(cell, columns)) if (open.delete(next)) cells.push(next);
      clumps.push({ cells, off: Math.max(...cells.map((cell) => this.#off(light, cell))) });
    }
    return clumps;
  }

  #off(light: Uint8Array, cell: number): number {
    const known = this.#known?.[cell] ?? Number.NaN;
    return Number.isNaN(known) ? 0 : Math.abs((light[cell] ?? 0) - Math.min(255, known * this.#lighter));
  }
}

const neighbours = (cell: number, columns: number): readonly number[] => [
  cell - columns,
  cell + columns,
  ...(cell % columns === 0 ? [] : [cell - 1]),
  ...(cell % columns === columns - 1 ? [] : [cell + 1]),
];
