/** Chance that can be played again: mulberry32. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  pick<Value>(from: readonly Value[]): Value;
  shuffle<Value>(from: readonly Value[]): Value[];
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Value>(from: readonly Value[]): Value => {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[below(from.length)] as Value;
  };
  const shuffle = <Value>(from: readonly Value[]): Value[] => {
    const rest = [...from];
    for (let at = rest.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [rest[at], rest[other]] = [rest[other] as Value, rest[at] as Value];
    }
    return rest;
  };
  return { next, below, pick, shuffle };
}
