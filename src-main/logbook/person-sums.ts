import type { PersonPage, Streak, StripBar } from '../contract/logbook-figures.ts';
import type { Other, Seating } from '../log/library/totals.ts';
import type { GameId } from '../rules/games.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { depthOf, hasDepth } from './depth.ts';
import type { Figures } from './figures.ts';
import type { Counted } from './shares.ts';

/** What is kept of one person, of one year or of all, so that a page of it is one row. */
export interface PersonSums {
  readonly came: number;
  readonly won: number;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  readonly mark: SeatId | null;
  /** Every name they go by in the logs. */
  readonly names: readonly string[];
  readonly years: PersonPage['years'];
  readonly strip: readonly StripBar[];
  /** `chance`: what chance alone would have given of all of them. */
  readonly games: Readonly<Record<string, Counted & { readonly chance: number }>>;
  readonly places: Readonly<Record<string, number>>;
  readonly bids: Readonly<Record<string, number>>;
  readonly ahead: Readonly<Record<string, Counted>>;
  readonly winning: Streak | null;
  readonly without: Streak | null;
  readonly luck: PersonPage['luck'];
  readonly movement: number | null;
  readonly gold: PersonPage['gold'];
  readonly fame: PersonPage['fame'];
  readonly fightsWon: number | null;
  readonly best: PersonPage['best'];
  readonly captains: Readonly<Record<string, number>>;
  readonly depths: Readonly<Record<string, number>>;
}

/** The strip of a whole life would be longer than any screen. */
const longestStrip = 400;

/** Adds up seatings, the oldest first, with whoever else sat there. */
export function sumsOf(seatings: readonly Seating[], others: readonly Other[]): PersonSums {
  const byEvening = Map.groupBy(others, ({ evening }) => evening);
  const over = seatings.filter((seating) => seating.over === 1);
  const strip = over.map((seating) => barOf(seating, byEvening.get(seating.evening) ?? []));
  const figures = over.map((seating) => JSON.parse(seating.figures) as Figures);
  return {
    came: seatings.length,
    won: over.filter(({ winner }) => winner === 1).length,
    firstAt: seatings[0]?.startedAt ?? null,
    lastAt: seatings.at(-1)?.startedAt ?? null,
    mark: (most(countBy(seatings, ({ seat }) => seat)) ?? null) as SeatId | null,
    names: [...new Set(seatings.map(({ captain }) => captain))],
    years: yearsOf(seatings),
    strip: strip.slice(-longestStrip),
    games: gamesOf(over, byEvening),
    places: countBy(over, ({ rank }) => String(rank ?? 0)),
    bids: added(figures.map(({ bids = {} }) => bids)),
    ahead: aheadOf(over, byEvening),
    winning: longest(over, ({ winner }) => winner === 1),
    without: longest(over, ({ winner }) => winner === 0),
    luck: luckOf(figures),
    movement: total(figures.map(({ movement }) => movement)),
    gold: richesOf(figures.map(({ gold }) => gold)),
    fame: richesOf(figures.map(({ fame }) => fame)),
    fightsWon: total(figures.map(({ fightsWon }) => fightsWon)),
    best: bestOf(over, figures),
    captains: countBy(
      over.flatMap(({ game }, nth) => {
        const captain = figures[nth]?.captain;
        return captain === undefined ? [] : `${game} ${captain}`;
      }),
      (captain) => captain,
    ),
    depths: countBy(over.filter(hasDepth), (seating) => `${seating.game} ${depthOf(seating)}`),
  };
}

export function countBy<Each>(all: readonly Each[], key: (each: Each) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of all) counts[key(each)] = (counts[key(each)] ?? 0) + 1;
  return counts;
}

/** The first of those that came most often. */
export function most(counts: Readonly<Record<string, number>>): string | undefined {
  return Object.entries(counts).reduce<readonly [string, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0];
}

function added(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const each of all)
    for (const [key, count] of Object.entries(each)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

const total = (all: readonly (number | undefined)[]): number | null => {
  const told = all.filter((each) => each !== undefined);
  return told.length === 0 ? null : told.reduce((sum, each) => sum + each, 0);
};

function richesOf(all: readonly (number | undefined)[]): PersonPage['gold'] {
  const told = all.filter((each) => each !== undefined);
  return told.length === 0
    ? null
    : { total: told.reduce((sum, each) => sum + each, 0), most: Math.max(...told), evenings: told.length };
}

function luckOf(figures: readonly Figures[]): PersonPage['luck'] {
  const earned = total(figures.map(({ luckEarned }) => luckEarned));
  if (earned === null) return null;
  const spent = total(figures.map(({ luckSpent }) => luckSpent)) ?? 0;
  const wasted = total(figures.map(({ luckWasted }) => luckWasted)) ?? 0;
  return { earned, spent, wasted };
}

const isBehind = (rank: number | null, other: number | null): boolean =>
  rank !== null && other !== null && other > rank;

function barOf(seating: Seating, others: readonly Other[]): StripBar {
  const { file, game, startedAt, rank, winner } = seating;
  const behind = others.filter((other) => isBehind(rank, other.rank)).length;
  return {
    session: file,
    game: game as GameId,
    at: startedAt,
    behind,
    others: others.length,
    won: winner === 1,
  };
}

function yearsOf(seatings: readonly Seating[]): PersonSums['years'] {
  const years = Map.groupBy(seatings, ({ year }) => year);
  return [...years]
    .map(([year, its]) => ({
      year,
      came: its.length,
      won: its.filter(({ over, winner }) => over === 1 && winner === 1).length,
    }))
    .sort((one, other) => other.year - one.year);
}

function gamesOf(
  over: readonly Seating[],
  others: ReadonlyMap<number, readonly Other[]>,
): PersonSums['games'] {
  const games: Record<string, { count: number; of: number; chance: number }> = {};
  for (const { game, winner, evening } of over) {
    const sums = (games[game] ??= { count: 0, of: 0, chance: 0 });
    sums.count += winner;
    sums.of += 1;
    sums.chance += 1 / (1 + (others.get(evening)?.length ?? 0));
  }
  return games;
}

/** Of the evenings in which one of the two finished ahead; where they came in level nobody did. */
function aheadOf(
  over: readonly Seating[],
  others: ReadonlyMap<number, readonly Other[]>,
): PersonSums['ahead'] {
  const ahead: Record<string, { count: number; of: number }> = {};
  for (const { evening, rank } of over)
    for (const { person, rank: other } of others.get(evening) ?? []) {
      if (rank === null || other === null || rank === other) continue;
      const sums = (ahead[person] ??= { count: 0, of: 0 });
      sums.of += 1;
      if (rank < other) sums.count += 1;
    }
  return ahead;
}

/** The longest run, of equal ones the latest. */
function longest(over: readonly Seating[], holds: (seating: Seating) => boolean): Streak | null {
  const runs: { length: number; from: number; to: number }[] = [];
  let isRunning = false;
  for (const seating of over) {
    const at = seating.startedAt;
    const run = isRunning ? runs.at(-1) : undefined;
    isRunning = holds(seating);
    if (isRunning && run) Object.assign(run, { length: run.length + 1, to: at });
    else if (isRunning) runs.push({ length: 1, from: at, to: at });
  }
  const most = Math.max(0, ...runs.map(({ length }) => length));
  return runs.findLast(({ length }) => length === most) ?? null;
}

/** Won from furthest behind, of equal ones the first. */
function bestOf(over: readonly Seating[], figures: readonly Figures[]): PersonSums['best'] {
  let best: PersonSums['best'] = null;
  over.forEach(({ file, startedAt, game }, nth) => {
    const from = figures[nth]?.cameFrom ?? 0;
    if (from > (best?.from ?? 0)) best = { session: file, at: startedAt, game: game as GameId, from };
  });
  return best;
}
