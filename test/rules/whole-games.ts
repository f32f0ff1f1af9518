import { join } from 'node:path';
import rich from './rich.json' with { type: 'json' };

export const richFile = join(import.meta.dirname, 'rich.json');

/** A test plays at least so many games, beginning with the rich, and stops once everything has occurred. */
export interface Extent {
  readonly first: number;
  readonly least: number;
  readonly most: number;
}

/** Captains who play whole games at random, each again by its seed. */
export interface Captains {
  readonly inTests: Extent;
  /** All that can happen; what never does is a failure. */
  readonly everything: readonly string[];
  /** Plays one game, and says what was wrong with it. */
  readonly play: (seed: number, count: Count) => readonly string[];
  /** What captains seldom bring about: played once, whatever else is. */
  readonly rarities?: (count: Count) => readonly string[];
}

export type Count = (what: string) => void;

export interface RandomGames {
  readonly games: number;
  /** How often each occurred; what can happen and never did is there with 0. */
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** The seeds of all games that a test may play; `rich` go first. */
export function seedsOf({ first, most }: Omit<Extent, 'least'>, rich: readonly number[] = []): number[] {
  return [...new Set([...rich, ...Array.from({ length: most }, (_, at) => first + at)])];
}

/**
 * Games in which much occurs go first, so that a table at which nothing is left untried soon is one. They are as rich
 * as they were when they were chosen: a change of the rules makes this slower and never wrong, since all other seeds
 * are played as long as anything is missing. `npm run fuzz -- --rich` chooses them anew.
 */
export function playUntilAll(game: keyof typeof rich, captains: Captains): RandomGames {
  return playSeeds(captains, seedsOf(captains.inTests, rich[game]), captains.inTests.least);
}

/** Plays all of these; with a `least` only so many, and on as long as anything has not occurred. */
export function playSeeds(
  { everything, play, rarities }: Captains,
  seeds: readonly number[],
  least = seeds.length,
): RandomGames {
  const counts = new Map(everything.map((what) => [what, 0]));
  const missing = new Set(everything);
  const count = (what: string): void => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    missing.delete(what);
  };
  const problems = [...(rarities?.(count) ?? [])];
  let games = 0;
  for (; games < seeds.length && (games < least || missing.size > 0); games++) {
    const seed = seeds[games]!;
    problems.push(...play(seed, count).map((one) => `game ${seed}: ${one}`));
  }
  return { games, counts: Object.fromEntries(counts), problems };
}

/** What never occurred. */
export const never = ({ counts }: RandomGames): readonly string[] =>
  Object.keys(counts).filter((what) => counts[what] === 0);

/** Of these seeds a few in which all occurs that occurs in any: always the one that brings most of what is missing. */
export function richest({ everything, play, rarities }: Captains, seeds: readonly number[]): number[] {
  const missing = new Set(everything);
  rarities?.((what) => missing.delete(what));
  const left = new Map(
    seeds.map((seed) => {
      const occurred = new Set<string>();
      play(seed, (what) => occurred.add(what));
      return [seed, occurred];
    }),
  );
  const chosen: number[] = [];
  for (;;) {
    const brings = (seed: number) => [...left.get(seed)!].filter((what) => missing.has(what)).length;
    const [best, most] = [...left.keys()]
      .map((seed) => [seed, brings(seed)] as const)
      .reduce((one, other) => (other[1] > one[1] ? other : one), [NaN, 0]);
    if (most === 0) return chosen;
    chosen.push(best);
    for (const what of left.get(best)!) missing.delete(what);
    left.delete(best);
  }
}
