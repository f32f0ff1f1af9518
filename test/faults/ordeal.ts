export interface Told {
  readonly text: string;
  readonly wrongs: readonly string[];
}

/** One kind of trouble: how often it is tried in full, and what came of it. */
export interface Ordeal {
  readonly name: string;
  readonly count: number;
  run(count: number, seed: number): Told | Promise<Told>;
}
