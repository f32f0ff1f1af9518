import type { GamePage } from '../contract/logbook-figures.ts';
import type { Seating } from '../log/library/totals.ts';
import type { Told } from './digest.ts';
import { depthOf, hasDepth } from './depth.ts';
import { countBy } from './person-sums.ts';
import type { Counted } from './shares.ts';

/** What is kept of one game. */
export interface GameSums {
  readonly evenings: number;
  readonly over: number;
  readonly played: number;
  /** The middle one of those that are over. */
  readonly usual: number | null;
  readonly longest: GamePage['longest'];
  readonly shortest: GamePage['shortest'];
  readonly seats: Readonly<Record<string, number>>;
  readonly people: Readonly<Record<string, Counted & { readonly chance: number }>>;
  readonly chairs: Readonly<Record<string, Counted & { readonly chance: number }>>;
  readonly neverHeaded: Counted;
  readonly inTheLastRound: Counted;
  readonly depths: Readonly<Record<string, number>>;
}

export type SeatingOf = Seating & { readonly person: string };

/** Every seat of every evening, the evenings one after the other. */
export function gameSumsOf(seatings: readonly SeatingOf[]): GameSums {
  const evenings = [...Map.groupBy(seatings, ({ evening }) => evening).values()];
  const firsts = evenings.flatMap(([first]) => first ?? []);
  const over = evenings.filter(([first]) => first?.over === 1);
  const ended = over.flatMap(([first]) => first ?? []);
  // Of some that were brought as results nobody knows how long they took, or how much was told.
  const byLength = ended.filter(({ played }) => played > 0).sort((one, other) => one.played - other.played);
  const known = ended.filter(hasDepth);
  const hows = known.map(({ told }) => (JSON.parse(told) as Told).finding.how?.key ?? '');
  const how = (begin: string): Counted => ({
    count: hows.filter((key) => key.startsWith(begin)).length,
    of: known.length,
  });
  const ofLength = (seating: SeatingOf | undefined) =>
    seating ? { session: seating.file, played: seating.played } : null;
  return {
    evenings: evenings.length,
    over: over.length,
    played: firsts.reduce((sum, { played }) => sum + played, 0),
    usual: byLength[Math.floor(byLength.length / 2)]?.played ?? null,
    longest: ofLength(byLength.at(-1)),
    shortest: ofLength(byLength[0]),
    seats: countBy(evenings, ({ length }) => String(length)),
    people: winsBy(over, ({ person }) => person),
    chairs: winsBy(over, ({ place }) => String(place + 1)),
    neverHeaded: how('story.how.never-headed'),
    inTheLastRound: how('story.how.last.'),
    depths: countBy(firsts.filter(hasDepth), depthOf),
  };
}

function winsBy(
  evenings: readonly (readonly SeatingOf[])[],
  key: (seating: SeatingOf) => string,
): GameSums['people'] {
  const wins: Record<string, { count: number; of: number; chance: number }> = {};
  for (const seats of evenings)
    for (const seating of seats) {
      const sums = (wins[key(seating)] ??= { count: 0, of: 0, chance: 0 });
      sums.count += seating.winner;
      sums.of += 1;
      sums.chance += 1 / seats.length;
    }
  return wins;
}
