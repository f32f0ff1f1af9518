/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** Whether it happens, of a thing as likely as this. */
  happens(likelihood: number): boolean;
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
}

/** Weyl sequence with a 32-bit finaliser: plenty for noise, and the same on every machine. */
export function chance(seed: number): Chance {
  let weyl = seed >>> 0;
  const next = () => {
    weyl = (weyl + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(weyl ^ (weyl >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  };
  return {
    next,
    happens: (likelihood) => likelihood > 0 && next() < likelihood,
    below: (limit) => Math.floor(next() * limit),
  };
}
